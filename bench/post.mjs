// An http hook through fire(), side by side with undici's own pooled request: the same event as JSON, the same headers, the
// same answer read as JSON. The endpoint is a process of its own.
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Pool } from "undici";
import { openBot } from "./bot.mjs";
import { sideBySide } from "./measure.mjs";

const EVENT = { session_id: "bench", tool_name: "bash", tool_input: { command: "git status --short && npm test" } };
/** Those that undici sets itself. */
const ITS_OWN = ["host", "connection", "content-length"];
/** A bot runs for days: what counts is the code when it is compiled. */
const WARM_UPS = 5_000;

export async function measurePost(pairs) {
  const endpoint = fork(fileURLToPath(new URL("endpoint.mjs", import.meta.url)));
  const [port] = await once(endpoint, "message");
  const origin = `http://127.0.0.1:${port}`;
  const bot = await openBot({ hooks: [{ event: "pre_tool_call", type: "http", url: `${origin}/hook` }] });
  const pool = new Pool(origin);

  const ours = async () => {
    const { context } = await bot.fire("pre_tool_call", EVENT);
    if (context[0] !== "seen") throw new Error("the endpoint did not answer");
  };
  await ours();
  endpoint.send("what came last");
  const [sent] = await once(endpoint, "message");
  const event = JSON.parse(sent.body);
  const headers = Object.fromEntries(Object.entries(sent.headers).filter(([name]) => !ITS_OWN.includes(name)));
  const bare = async () => {
    const request = { method: "POST", path: "/hook", headers, body: JSON.stringify(event) };
    const answer = await pool.request(request);
    if ((await answer.body.json()).context !== "seen") throw new Error("the endpoint did not answer");
  };
  const figures = await sideBySide(ours, bare, pairs, { warmUps: WARM_UPS });
  await Promise.all([bot.close(), pool.close()]);
  endpoint.disconnect();
  return figures;
}
