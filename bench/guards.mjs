// The bundled guards on a short message and on 10 KB, started for each event and, where that can be had, warm.
import { bundledEntry, HAS_WARM, openBot } from "./bot.mjs";
import { REST_MS, sideBySide } from "./measure.mjs";

const SHORT = "The build is green, I have deployed it.";
const LINE = "2026-11-18 deployed build 4711 to https://www.example.com/shop in 12.4 s, all 231 checks passed\n";
const TEXTS = { short: SHORT, "10 KB": LINE.repeat(Math.ceil(10_240 / LINE.length)) };
const GUARDS = {
  block_secrets: (text) => ["on_outbound_message", { notification: text, parts: [text], type: "sendMessage" }],
  redact_pii: (text) => ["on_outbound_message", { notification: text, parts: [text], type: "sendMessage" }],
  block_dangerous_commands: (text) => [
    "pre_tool_call",
    { tool_name: "bash", tool_input: { command: `echo '${text}'` } },
  ],
  warn_production_writes: (text) => ["pre_tool_call", { tool_name: "bash", tool_input: { command: `echo '${text}'` } }],
};

/** Milliseconds cold and, where there is such a thing, warm, and their ratio: a row for each guard and each text. */
export async function* measureGuards(pairs) {
  for (const [guard, eventOf] of Object.entries(GUARDS)) {
    const [event] = eventOf("");
    const cold = await openBot({ hooks: [bundledEntry(guard, event, false)] });
    const warm = HAS_WARM ? await openBot({ hooks: [bundledEntry(guard, event, true)] }) : undefined;
    for (const [name, text] of Object.entries(TEXTS)) {
      const [, payload] = eventOf(text);
      const check = (bot) => async () => {
        const { runs } = await bot.fire(event, { session_id: "bench", ...payload });
        if (runs[0]?.verdict !== "continue") throw new Error(`${guard}: ${JSON.stringify(runs)}`);
      };
      yield {
        guard,
        name,
        ...(await sideBySide(warm ? check(warm) : async () => {}, check(cold), pairs, { warmUps: 1, restMs: REST_MS })),
        isWarm: !!warm,
      };
    }
    await cold.close();
    await warm?.close();
  }
}
