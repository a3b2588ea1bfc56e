import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { parseJson } from "../../lib/json.js";
import { ApiError } from "./errors.js";
import type { WebEnv, WebhookTaker } from "./types.js";

const SECRET = "x-telegram-bot-api-secret-token";
const MAX_BYTES = 1_048_576;

/** Where Telegram brings updates. Whoever has the secret is Telegram, under whichever name they found this address. */
export function webhookRoute(taker: () => WebhookTaker | undefined): Hono<WebEnv> {
  const routes = new Hono<WebEnv>();
  routes.post("/telegram", bodyLimit({ maxSize: MAX_BYTES }), async (c) => {
    const there = taker();
    const later = new ApiError(503, ({ api }) => api.starting, { "retry-after": "2" });
    if (!there) throw later;
    if (!there.isSecret(c.req.header(SECRET) ?? "")) throw new ApiError(401, ({ api }) => api.noToken);
    // What could not be written down is brought again.
    const isTaken = await there.take(parseJson(await c.req.text())).catch(() => false);
    if (!isTaken) throw later;
    return c.json({ ok: true });
  });
  return routes;
}
