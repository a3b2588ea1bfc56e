import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { test } from "../support/gates-home.js";

const GUARD = "./workspace/guards/guard.sh";
/** Counts its runs, and masks a key in what a command has printed, as scripts for Claude Code do. */
const MASKS = [
  "#!/usr/bin/env python3",
  "import json, sys",
  "given = json.load(sys.stdin)",
  'open("runs", "a").write(given["hook_event_name"] + "\\n")',
  'said = given["tool_response"]',
  'if "key" not in said["stdout"]: sys.exit(0)',
  'said["stdout"] = said["stdout"].replace("key", "[masked]")',
  'print(json.dumps({"hookSpecificOutput": {"hookEventName": "PostToolUse", "additionalContext": "careful",',
  '                                         "updatedToolOutput": said}}))',
].join("\n");
const CALL = { session_id: "s", tool_name: "bash", tool_input: { command: "cat x" } };

test("what a Claude script gives as updatedToolOutput is what the model sees, also after a restart", async ({
  home,
}) => {
  await home.script(MASKS);
  await home.write(
    "workspace/last.sh",
    `#!/bin/sh\ngrep -q masked && echo '{"context": "saw the mask"}'\nexit 0\n`,
    0o755,
  );
  await home.write(
    "workspace/config/shell_hooks.yaml",
    [
      "hooks:",
      `  - {event: PostToolUse, command: ${GUARD}, dialect: claude, subject: ^Bash$}`,
      "  - {event: transform_tool_result, command: ./workspace/last.sh, priority: 1}",
      "",
    ].join("\n"),
  );
  const hooks = await home.open();
  await home.type(hooks, "/hooks on");
  await home.type(hooks, "/hooks list");
  for (const event of ["post_tool_call", "transform_tool_result"])
    await home.approve(hooks, `${event} ${event === "post_tool_call" ? GUARD : "./workspace/last.sh"}`);
  const runs = async (): Promise<string> => readFile(home.path("runs"), "utf8").catch(() => "");
  const result = "exit code: 0\nstdout:\nthe key\n";

  expect(await hooks.fire("post_tool_call", { ...CALL, tool_result: result })).toMatchObject({ context: ["careful"] });
  const seen = await hooks.fire("transform_tool_result", { ...CALL, tool_result: result });
  expect(seen).toMatchObject({ rewrite: { tool_result: "the [masked]" }, context: ["saw the mask"] });
  expect(seen.runs).toMatchObject([{ rewrote: true }, {}]);
  expect(await runs(), "its word is kept").toBe("PostToolUse\n");

  await hooks.fire("post_tool_call", { ...CALL, tool_result: "nothing" });
  const plain = await hooks.fire("transform_tool_result", { ...CALL, tool_result: "nothing" });
  expect(plain.rewrite).toBeUndefined();
  expect(plain.runs).toHaveLength(1);
  expect(await runs()).toBe("PostToolUse\nPostToolUse\n");
  expect((await home.type(hooks, "/hooks doctor")).text).not.toContain("updatedToolOutput");

  await home.close(hooks);
  const again = await (await home.open()).fire("transform_tool_result", { ...CALL, tool_result: result });
  expect(again).toMatchObject({ rewrite: { tool_result: "the [masked]" } });
  const other = { ...CALL, tool_name: "read_file" };
  expect((await hooks.fire("transform_tool_result", { ...other, tool_result: "key" })).rewrite).toBeUndefined();
});
