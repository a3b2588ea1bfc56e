// What an event costs when no hook runs: none there, or none whose matcher wants it.
import { openBot } from "./bot.mjs";
import { microsecondsPer } from "./measure.mjs";

const GUARD = "#!/bin/sh\nexit 0\n";
const LINE = "install -m 644 build/output/site.css /srv/www/assets/ && echo 'copied to the server' # 2026\n";
const TWO_KILOBYTES = { command: LINE.repeat(Math.ceil(2_048 / LINE.length)).slice(0, 2_048) };

async function missOf(matcher, calls) {
  const bot = await openBot({
    scripts: { "guard.sh": GUARD },
    hooks: [{ event: "pre_tool_call", command: "./guard.sh", matcher }],
  });
  const event = { session_id: "bench", tool_name: "bash", tool_input: TWO_KILOBYTES, tool_use_id: "call_1" };
  const { runs } = await bot.fire("pre_tool_call", event);
  if (runs.length > 0) throw new Error(`"${matcher}" was to miss`);
  const cost = await microsecondsPer(() => bot.fire("pre_tool_call", event), { calls });
  await bot.close();
  return cost;
}

const PLAIN = "rm -rf|dd if=|mkfs";

/** With what each cannot do without: a promise that somebody awaits, and a search for the same words. */
export async function measureQuiet() {
  const bot = await openBot({
    scripts: { "guard.sh": GUARD },
    hooks: [{ event: "on_session_end", command: "./guard.sh" }],
  });
  const event = { session_id: "bench", tool_name: "bash", tool_input: TWO_KILOBYTES };
  const idle = await microsecondsPer(() => bot.fire("pre_tool_call", event), { calls: 50_000 });
  const promise = await microsecondsPer(() => Promise.resolve(), { calls: 50_000 });
  await bot.close();
  const plainMiss = await missOf(PLAIN, 2_000);
  const words = new RegExp(PLAIN);
  const search = await microsecondsPer(() => words.test(TWO_KILOBYTES.command));
  return { idle, promise, plainMiss, search, regexMiss: await missOf("(?i)rm\\s+-rf", 200) };
}
