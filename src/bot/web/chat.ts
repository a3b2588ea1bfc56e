import { type Context, Hono } from "hono";
import { errorBody, shownError } from "./answer-error.js";
import type { ApiChat } from "./api.js";
import { programsAndHooks } from "./bearer.js";
import { type Body, readBody, sessionIn, textIn } from "./body.js";
import type { WebEnv } from "./env.js";
import { eventStream } from "./event-stream.js";
import type { Works } from "./works.js";

/** `POST /chat`: a turn of the agent, answered in one piece or as a stream. */
export const chatRoute = (works: Works, heartbeatMs: number): Hono<WebEnv> =>
  new Hono<WebEnv>().post("/chat", programsAndHooks, async (c) => {
    const request = requestIn(c, await readBody(c));
    const { parts } = c.var;
    const wantsEvents = /\btext\/event-stream\b/i.test(c.req.header("accept") ?? "");
    if (!wantsEvents) return c.json(await works.start(() => parts.chat(request)));
    return streamedTurn(c, heartbeatMs, (onText) => works.start(() => parts.chat({ ...request, onText })));
  });

function requestIn(c: Context<WebEnv>, body: Body): ApiChat {
  const { locale, runToken } = c.var;
  return {
    text: textIn(body),
    session: sessionIn(body),
    ...(locale !== undefined && { locale }),
    ...(runToken !== undefined && { runToken }),
  };
}

function streamedTurn(
  c: Context<WebEnv>,
  heartbeatMs: number,
  start: (onText: (delta: string) => void) => Promise<unknown>,
): Response {
  let tell = (_delta: string): void => {};
  // Before the stream is opened: a refusal still has a status of its own.
  const turn = start((delta) => tell(delta));
  return eventStream(c, heartbeatMs, async (send) => {
    tell = (delta) => send("text", delta);
    await turn.then(
      (reply) => send("reply", reply),
      (error: unknown) => send("error", errorBody(c, shownError(c, error))),
    );
  });
}
