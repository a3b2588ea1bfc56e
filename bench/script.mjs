// A command hook through fire(), side by side with the bare detached spawn of the same program.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openBot } from "./bot.mjs";
import { sideBySide } from "./measure.mjs";

// In its first run each script writes down what it was called with: the bare spawn then gets exactly the same.
const SHELL = `#!/bin/sh
IFS= read -r payload
if [ ! -e "$TMPDIR/input" ] && [ "$CHAT_HOOKS_SESSION_ID" = bench ]; then
  cat "/proc/$$/environ" > "$TMPDIR/environ"
  printf %s "$0" > "$TMPDIR/program"
  printf %s "$payload" > "$TMPDIR/input"
fi
printf '{"context": "seen"}'
`;
const PYTHON = `#!/usr/bin/python3
import os, sys
payload = sys.stdin.read()
here = os.environ["TMPDIR"]
if not os.path.exists(here + "/input") and os.environ.get("CHAT_HOOKS_SESSION_ID") == "bench":
    open(here + "/environ", "wb").write(open("/proc/self/environ", "rb").read())
    open(here + "/program", "w").write(sys.argv[0])
    open(here + "/input", "w").write(payload)
print('{"context": "seen"}', end="")
`;
const EVENT = {
  session_id: "bench",
  channel: "telegram",
  chat_id: "12345",
  sender_id: "12345",
  tool_name: "bash",
  tool_input: { command: "git status --short && npm test" },
  tool_use_id: "call_1",
};

export const measureShell = (pairs) => measureScript("guard.sh", SHELL, pairs);

/** Answers undefined where there is no such Python: a shim in its place would be measured instead. */
export const measurePython = async (pairs) =>
  existsSync("/usr/bin/python3") ? measureScript("guard.py", PYTHON, pairs) : undefined;

async function measureScript(name, text, pairs) {
  const bot = await openBot({ scripts: { [name]: text }, hooks: [{ event: "pre_tool_call", command: `./${name}` }] });
  const ours = async () => {
    const { context } = await bot.fire("pre_tool_call", EVENT);
    if (context[0] !== "seen") throw new Error(`${name} did not answer`);
  };
  await ours();
  const kept = (file) => readFileSync(join(bot.root, file), "utf8");
  const variables = kept("environ").split("\0").filter(Boolean);
  const env = Object.fromEntries(variables.map((line) => [line.split("=", 1)[0], line.slice(line.indexOf("=") + 1)]));
  const call = { program: kept("program"), env, cwd: bot.root, input: kept("input") };
  const figures = await sideBySide(ours, () => bareSpawn(call), pairs);
  await bot.close();
  return figures;
}

function bareSpawn({ program, env, cwd, input }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [], { cwd, env, detached: true });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.resume();
    child.on("error", reject);
    child.on("close", () => (JSON.parse(output).context === "seen" ? resolve() : reject(new Error(output))));
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}
