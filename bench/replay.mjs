// How long a Python hook that nobody has approved takes for thousands of recorded events, in the sandbox for rehearsals.
import { rehearsalSandbox } from "../dist/inner/bot/sandbox/rehearsal-sandbox.js";
import { openBot } from "./bot.mjs";

/** Ten thousand would take a fifth of all the time that the benchmarks may take. */
export const EVENTS = 3_000;
const SCRIPT = `#!/usr/bin/python3
import json, sys
event = json.load(sys.stdin)
if "deploy" in event["tool_input"]["command"]:
    print(json.dumps({"decision": "block", "reason": "not now"}))
`;

/** Seconds, and how many it would have blocked; undefined where there is no sandbox without a network. */
export async function measureReplay() {
  let state = "";
  const sandbox = rehearsalSandbox(() => state);
  const hook = { event: "pre_tool_call", command: "./guard.py", warm: true };
  const bot = await openBot({ scripts: { "guard.py": SCRIPT }, hooks: [hook], approved: 0, rehearsalSandbox: sandbox });
  state = bot.stateDir;
  try {
    if (!(await sandbox.isOffline())) return undefined;
    const [{ key }] = (await bot.hooks.list()).hooks;
    const events = Array.from({ length: EVENTS }, (_, at) => ({
      at,
      event: "pre_tool_call",
      input: { tool_name: "bash", tool_input: { command: at % 100 === 0 ? "make deploy" : `ls ${at}` } },
    }));
    const begun = performance.now();
    const replay = await bot.hooks.replay(key, { events, withinMs: 600_000 });
    if (replay.events !== EVENTS || replay.blocked !== EVENTS / 100)
      throw new Error(JSON.stringify(replay).slice(0, 500));
    return (performance.now() - begun) / 1_000;
  } finally {
    await sandbox.close();
    await bot.close();
  }
}
