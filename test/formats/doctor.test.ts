import { expect, test } from "vitest";
import { dialectLike } from "../../src/commands/doctor.js";
import { makeFormatsBench } from "../support/formats-bench.js";
import { type } from "../support/workbench.js";

test.each([
  ['if [ "$event_type" = before_tool ]; then', "agent-hooks"],
  ['if event["tool_name"] == "Shell":', "agent-hooks"],
  ["node ~/.kimi-code/hooks/x.mjs # KIMI_SESSION_ID", "kimi"],
  ['cd "$CLAUDE_PROJECT_DIR"', "claude"],
  ['if data.get("tool_name") != "Bash": sys.exit(0)', "claude"],
  ["print(json.dumps({'hookSpecificOutput': {}}))", "claude"],
  ["grep -q secret && exit 2", undefined],
  ['case "$CHAT_HOOKS_EVENT" in pre_tool_call) grep "Bash" ;; esac', undefined],
])("%s looks written for %s", (script, dialect) => {
  expect(dialectLike(script)).toBe(dialect);
});

test("doctor names the dialect that a script's entry lacks", async () => {
  const bench = makeFormatsBench();
  bench.own("a.sh", "#!/bin/sh\ngrep -q '\"event_type\"' && exit 2\nexit 0\n");
  bench.propose("hooks:\n  - { event: pre_tool_call, command: ./a.sh }\n");
  const { text } = await type(await bench.inForce(), "/hooks doctor");
  expect(text).toContain('Add "dialect: agent-hooks" to its entry');
});
