// An http hook through fire(), side by side with undici's own pooled request of the same body.
import { once } from "node:events";
import { createServer } from "node:http";
import { Pool } from "undici";
import { openBot } from "./bot.mjs";
import { sideBySide } from "./measure.mjs";

const EVENT = { session_id: "bench", tool_name: "bash", tool_input: { command: "git status --short && npm test" } };

export async function measurePost(pairs) {
  let last = "";
  const server = createServer(async (request, response) => {
    last = "";
    for await (const chunk of request) last += chunk;
    response.setHeader("content-type", "application/json").end('{"context": "seen"}');
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${server.address().port}`;
  const bot = await openBot({ hooks: [{ event: "pre_tool_call", type: "http", url: `${origin}/hook` }] });
  const pool = new Pool(origin);

  const ours = async () => {
    const { context } = await bot.fire("pre_tool_call", EVENT);
    if (context[0] !== "seen") throw new Error("the endpoint did not answer");
  };
  await ours();
  const body = last;
  const headers = { "content-type": "application/json" };
  const bare = async () => {
    const answer = await pool.request({ method: "POST", path: "/hook", headers, body });
    if ((await answer.body.json()).context !== "seen") throw new Error("the endpoint did not answer");
  };
  const figures = await sideBySide(ours, bare, pairs);
  await Promise.all([bot.close(), pool.close()]);
  server.close();
  return figures;
}
