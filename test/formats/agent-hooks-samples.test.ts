import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bashCall, launchedWith, sharedFormats } from "../support/formats-bench.js";
import { type } from "../support/workbench.js";

// Settings and scripts word for word as the specifications and the guide print them, mistakes included.

const GUIDE_HEAD = `---
name: block-dangerous-commands
description: 阻止 rm -rf / 等危险的 shell 命令
trigger: before_tool
matcher:
  tool: Shell
  pattern: "rm -rf /|mkfs|dd if=/dev/zero"
timeout: 5000
async: false
priority: 999
---

# 阻止危险命令

此钩子阻止执行危险的系统命令。
`;
const GUIDE_SCRIPT = `#!/bin/bash
# 从 stdin 读取事件数据
event_data=$(cat)

# 检查危险命令
tool_input=$(echo "$event_data" | grep -o '"command": "[^"]*"' | head -1 | cut -d'"' -f4)

if echo "$tool_input" | grep -qE "rm -rf /|mkfs|dd if=/dev/zero"; then
    echo "危险命令被阻止: $tool_input" >&2
    exit 2  # 退出码 2 表示阻断
fi

exit 0  # 退出码 0 表示允许
`;
const COMPLETE_HEAD = `---
name: block-dangerous-commands
description: Blocks dangerous shell commands that could destroy data
trigger: before_tool
matcher:
  tool: Shell
  pattern: "rm -rf /|mkfs|dd if=/dev/zero|>:/dev/sda"
timeout: 5000
async: false
priority: 999
---

# Block Dangerous Commands

This hook prevents execution of dangerous system commands.
`;
const COMPLETE_SCRIPT = `#!/bin/bash
# Block dangerous commands hook

# Read event data from stdin
event_data=$(cat)

# Extract command from event
tool_input=$(echo "$event_data" | grep -o '"command": "[^"]*"' | head -1 | cut -d'"' -f4)

# Dangerous patterns
dangerous_patterns=("rm -rf /" "mkfs" "dd if=/dev/zero")

for pattern in "\${dangerous_patterns[@]}"; do
    if echo "$tool_input" | grep -qE "\\b\${pattern}\\b"; then
        echo "Dangerous command blocked: \${pattern} would destroy the system" >&2
        exit 2
    fi
done

# Command is safe
exit 0
`;
const FORMAT_HEAD = `---
name: auto-format-python
description: Auto-format Python files after write
trigger: after_tool
matcher:
  tool: WriteFile
  pattern: "\\.py$"
timeout: 30000
async: true
---
`;
const FORMAT_SCRIPT = `#!/bin/bash
black --quiet .
`;
const PYTHON_SCRIPT = `#!/usr/bin/env python3
import json
import sys

def main():
    event = json.load(sys.stdin)
    tool_name = event.get("tool_name", "")
    tool_input = event.get("tool_input", {})

    if tool_name == "Shell":
        command = tool_input.get("command", "")

        dangerous = ["rm -rf /", "mkfs", "dd if=/dev/zero"]
        for pattern in dangerous:
            if pattern in command:
                print(f"Dangerous command detected: {pattern}", file=sys.stderr)
                sys.exit(2)

    print(json.dumps({"decision": "allow"}))
    sys.exit(0)

if __name__ == "__main__":
    main()
`;
const NO_DESCRIPTION = `---
name: security-check
trigger: before_tool
async: false # default, optional
---
`;
const DEPLOY_HEAD = `---
name: block-prod-deploy
description: Block production deployment operations
trigger: before_tool
matcher:
  tool: Shell
  pattern: "deploy.*prod|kubectl.*production"
timeout: 60000
async: false
---
`;
const DEPLOY_SCRIPT = `echo "This operation affects production environment and is not allowed" >&2
exit 2
`;
const AUDIT_HEAD = `---
name: audit-log
description: Log all session activities
trigger: session_end
async: true
---
`;
const GATE_HEAD = `---
name: enforce-tests
description: 确保测试通过才允许完成任务
trigger: before_stop
timeout: 60000
priority: 999
---
`;
const GATE_SCRIPT = `#!/bin/bash
# 在允许 Agent 完成前运行测试
if ! npm test 2>&1; then
    echo "测试通过前不能完成任务" >&2
    exit 2
fi
exit 0
`;
const COVERAGE_HEAD = `---
name: enforce-test-coverage
description: Ensure tests pass before allowing completion
trigger: before_stop
timeout: 120000
async: false
priority: 999
---
`;
const COVERAGE_SCRIPT = `#!/bin/bash
# enforce-quality.sh

# Read event data from stdin
event_data=$(cat)

# Check if tests pass
if ! npm test 2>&1; then
    echo "Tests must pass before completing" >&2
    exit 2
fi

# Check code formatting
if ! black --check . 2>&1; then
    echo "Code is not formatted. Run 'black .' first" >&2
    exit 2
fi

# All checks passed
exit 0
`;
const TEMPLATE = `---
name: {hook-name}
description: {hook-description}
trigger: {event-type}
matcher: # 可选
tool: {tool-name-regex} # 工具名匹配
pattern: {input-pattern-regex} # 参数内容匹配
timeout: 30000 # 毫秒,默认 30000
async: false # 默认 false
priority: 100 # 0-1000,默认 100,高值先执行
---
`;
const MODIFY_HEAD = `---
name: modify
description: 修改参数示例
trigger: pre-tool-call
matcher:
  pattern: "^ls -la$"
---
`;
const MODIFY_SCRIPT = `#!/bin/sh
echo '{"decision": "allow", "modified_input": {"command": "ls"}}'
exit 0
`;

const shared = sharedFormats(
  (bench) => {
    const at = (name: string): string => `home/.config/agents/hooks/${name}`;
    bench.hookFolder(at("guide"), GUIDE_HEAD, { "scripts/run.sh": GUIDE_SCRIPT });
    bench.hookFolder(at("complete"), COMPLETE_HEAD, { "scripts/run.sh": COMPLETE_SCRIPT });
    bench.hookFolder(at("auto-format"), FORMAT_HEAD, { "scripts/run.sh": FORMAT_SCRIPT });
    bench.hookFolder(at("python"), NO_DESCRIPTION, { "scripts/run.py": PYTHON_SCRIPT });
    bench.hookFolder(at("deploy"), DEPLOY_HEAD, { "scripts/run.sh": `#!/bin/sh\n${DEPLOY_SCRIPT}` });
    bench.hookFolder(at("audit"), AUDIT_HEAD, { "scripts/run": `#!/bin/sh\ncat > "${bench.root}/audit.json"\n` });
    bench.hookFolder(at("gate"), GATE_HEAD, { "scripts/run.sh": GATE_SCRIPT });
    bench.hookFolder(at("coverage"), COVERAGE_HEAD, { "scripts/run.sh": COVERAGE_SCRIPT });
    bench.hookFolder(at("modify"), MODIFY_HEAD, { "scripts/run": MODIFY_SCRIPT });
    bench.hookFolder(at("template"), TEMPLATE, { "scripts/run": MODIFY_SCRIPT });
    bench.hookFolder(at("notify-slack"), AUDIT_HEAD);
    bench.script("bin/npm", '#!/bin/sh\necho "> test"\nexit "$(cat tests-fail 2>/dev/null || echo 0)"\n');
    bench.script("bin/black", `#!/bin/sh\necho "$PWD $*" >> "${bench.root}/formatted.txt"\n`);
  },
  (bench) => launchedWith(bench, { PATH: `${bench.root}/bin:${process.env.PATH}` }),
);

test.each([
  ["rm -rf /", "危险命令被阻止: rm -rf /"],
  ["sudo mkfs /dev/sdb1", "Dangerous command blocked: mkfs would destroy the system"],
  ["./deploy.sh --to prod", "This operation affects production environment and is not allowed"],
])("the guards of the specifications stop %j", async (command, reason) => {
  expect(await shared.hooks.fire("pre_tool_call", bashCall(command))).toMatchObject({ verdict: "block", reason });
});

test("the sample in Python stops what it looks for, and lets the rest pass", async () => {
  // The quotes in it are the end of the command for the samples that use grep.
  expect(await shared.hooks.fire("pre_tool_call", bashCall('echo "a" && rm -rf /'))).toMatchObject({
    verdict: "block",
    reason: "Dangerous command detected: rm -rf /",
  });
  const passed = await shared.hooks.fire("pre_tool_call", bashCall("ls"));
  expect(passed).toMatchObject({ verdict: "continue", runs: [{ hook: expect.stringContaining("run.py") }] });
  expect(passed.runs).toHaveLength(1);
});

test("the sample that changes a call changes it", async () => {
  expect(await shared.hooks.fire("pre_tool_call", bashCall("ls -la"))).toMatchObject({
    verdict: "continue",
    rewrite: { tool_input: { command: "ls" } },
  });
});

test("the formatter runs after a Python file was written, and only then, in the project's folder", async () => {
  const wrote = (file_path: string) =>
    shared.hooks.fire("post_tool_call", { tool_name: "write_file", tool_input: { file_path, content: "x" } });
  await wrote("notes.md");
  await wrote("pkg/main.py");
  await shared.hooks.idle();
  const lines = readFileSync(`${shared.bench.root}/formatted.txt`, "utf8").trim().split("\n");
  expect(lines.filter((line) => line === `${shared.bench.root} --quiet .`)).toHaveLength(1);
});

test("the gates hold an agent back while the tests fail, and say so in the standard's words", async () => {
  const { bench, hooks } = shared;
  const stop = () => hooks.fire("on_stop", { session_id: "s", response: "Done." });
  expect((await stop()).verdict).toBe("continue");
  bench.write("tests-fail", "1");
  expect(await stop()).toMatchObject({
    verdict: "block",
    reason: "[Hook blocked stop: Tests must pass before completing]",
  });
  bench.write("tests-fail", "0");
});

test("the audit log hears of the session's end with the fields of the specification", async () => {
  const { bench, hooks } = shared;
  await hooks.fire("on_session_end", { session_id: "sess-abc123", status: "user_exit" });
  await hooks.idle();
  expect(JSON.parse(readFileSync(`${bench.root}/audit.json`, "utf8"))).toEqual({
    event_type: "session_end",
    timestamp: expect.stringMatching(/^20.*Z$/),
    session_id: "sess-abc123",
    work_dir: bench.workspace,
    context: {},
    duration_seconds: 0,
    total_steps: 0,
    exit_reason: "user_exit",
  });
});

test("a person reads in the list what is wrong with the samples", async () => {
  const { text = "" } = await type(shared.hooks, "/hooks list");
  expect(text).toContain('"\\.py$" means something else in YAML, or nothing, and is read as it was meant.');
  expect(text).toContain("It has no description.");
  expect(text).toMatch(/notify-slack\/HOOK\.md:\n.*this hook has no script\. Put one at scripts\/run/);
  expect(text).toMatch(/template\/HOOK\.md:\n.*line \d+: .*(?:"name" is|unknown key "tool")/);
});
