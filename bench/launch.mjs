// What a hook costs in a bot of a certain size, side by side with Node's spawn of the same program from the same bot. In a
// process of its own, which is as large as its argument says, in megabytes; prints its figures as JSON.

import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { HAS_WARM, openBot, PYTHON3 } from "./bot.mjs";
import { bareSpawn, longestStretch, quantile, REST_MS, sideBySide } from "./measure.mjs";

const SHELL = `#!/bin/sh\nIFS= read -r payload\nprintf '{"context": "seen"}'\n`;
const PYTHON = `#!${PYTHON3}
import json, sys
event = json.loads(sys.stdin.readline())
print('{"context": "seen"}')
`;
const WORKER = `#!${PYTHON3}
import json, sys
for line in sys.stdin:
    event = json.loads(line)
    print('{"context": "seen"}', flush=True)
`;
/** The same in Claude Code's words: its settings.json has it run by `sh -c`. */
const LINE = `IFS= read -r payload; printf '{"hookSpecificOutput": {"hookEventName": "PostToolUse", "additionalContext": "seen"}}'`;
const SETTINGS = { hooks: { PostToolUse: [{ hooks: [{ type: "command", command: LINE }] }] } };
const EVENT = { session_id: "bench", channel: "telegram", chat_id: "12345", sender_id: "12345" };
/** A bot runs for days: what counts is the code when it is compiled. */
const OFTEN = { worker: 1_000, sh: 150, settings: 150, python: 5, warm: 150 };
const HOOKS = {
  worker: { event: "pre_llm_call", command: "./worker.py", type: "worker" },
  sh: { event: "pre_tool_call", command: "./guard.sh" },
  python: { event: "on_session_start", command: "./guard.py" },
  ...(HAS_WARM && { warm: { event: "on_user_message", command: "./guard.py", warm: true } }),
};

/** What each event's hook reads: the bare program is to read the same. */
async function inputsOf(events) {
  const keep = "cat > input";
  const bot = await openBot({
    scripts: { "keep.sh": `#!/bin/sh\n${keep}\n` },
    settings: { hooks: { PostToolUse: [{ hooks: [{ type: "command", command: keep }] }] } },
    hooks: events.map((event) => ({ event, command: "./keep.sh" })),
  });
  const inputs = {};
  for (const event of [...events, "post_tool_call"]) {
    await bot.fire(event, EVENT);
    inputs[event] = readFileSync(`${bot.root}/input`, "utf8");
  }
  await bot.close();
  return inputs;
}

/** Memory that is really used: of what was never written to, nothing is copied. */
const size = Number(process.argv[2]) * 1_048_576;
const ballast = [];
while (process.memoryUsage.rss() < size) ballast.push(Buffer.alloc(4 * 1_048_576, 1));

const scripts = { "guard.sh": SHELL, "guard.py": PYTHON, "worker.py": WORKER };
const inputs = await inputsOf(Object.values(HOOKS).map(({ event }) => event));
const bot = await openBot({ scripts, settings: SETTINGS, hooks: Object.values(HOOKS) });
const pairs = { sh: 25, settings: 20, python: 9, warm: 11, worker: 11 };
const figures = { rssMiB: process.memoryUsage.rss() / 1_048_576 };
for (const [name, { event, command }] of Object.entries({ ...HOOKS, settings: { event: "post_tool_call" } })) {
  const ours = async () => {
    const { context, runs } = await bot.fire(event, EVENT);
    if (context[0] !== "seen") throw new Error(`${name}: ${JSON.stringify(runs)}`);
  };
  const input = inputs[event];
  const bare = () =>
    bareSpawn(command ? [`${bot.root}/${command}`] : ["/bin/sh", "-c", LINE], { cwd: bot.root, env: bot.env, input });
  const held = [];
  for (let run = 0; run < OFTEN[name]; run += 1) await ours();
  const compared = await sideBySide(ours, bare, pairs[name], { warmUps: 1, restMs: name === "warm" ? REST_MS : 0 });
  for (let run = 0; run < 15; run += 1) held.push(await longestStretch(ours));
  // The measuring itself holds the loop, the longer a run is waited for: what it shows while nothing is done.
  const floor = [];
  for (let run = 0; run < 15; run += 1) floor.push(await longestStretch(() => pause(compared.oursMs)));
  figures[name] = { ...compared, heldMs: quantile(held), floorMs: quantile(floor) };
}
const held = [];
const bare = () => bareSpawn([`${bot.root}/guard.sh`], { cwd: bot.root, env: bot.env, input: inputs.pre_tool_call });
for (let run = 0; run < 15; run += 1) held.push(await longestStretch(bare));
figures.bareHeldMs = quantile(held);
await bot.close();
console.log(JSON.stringify({ ...figures, ballast: ballast.length }));
