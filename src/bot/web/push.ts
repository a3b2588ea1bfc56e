import { Hono } from "hono";
import { programsOnly } from "./bearer.js";
import { readBody, targetIn, textIn } from "./body.js";
import type { WebEnv } from "./env.js";
import type { Works } from "./works.js";

/** `POST /push`: a message to the owner, or to a chat of theirs. */
export const pushRoute = (works: Works): Hono<WebEnv> =>
  new Hono<WebEnv>().post("/push", programsOnly, async (c) => {
    const body = await readBody(c);
    const [text, to] = [textIn(body), targetIn(body)];
    const { ids } = await works.start(() => c.var.parts.push({ text, ...(to !== undefined && { to }) }));
    return c.json({ ids }, 202);
  });
