import { type Context, Hono } from "hono";
import { stream } from "hono/streaming";
import type { Zoom } from "../../index.js";
import { parseWechatAction } from "../channels/wechat-login.js";
import { textsFor } from "../words/index.js";
import { CLEAR_SITE_DATA, enteredOnly, ownPageOnly } from "./access.js";
import { ApiError, errorBody, quoteValue } from "./errors.js";
import { idIn, lineIn, numberIn, readBody, TaskLimit, wordsIn } from "./requests.js";
import type { WebEnv } from "./types.js";

const DEFAULT_LINES = 100;
const ZOOMS: readonly Zoom[] = ["hour", "day", "week"];
const MAX_COMMANDS = 32;
/** A reader who takes nothing for this long is gone, whatever the network says. */
const READER_TIMEOUT_MS = 30_000;

/** Everything the page asks for, under `/api`. */
export function pageRoutes(): Hono<WebEnv> {
  const routes = new Hono<WebEnv>();
  const tasks = new TaskLimit(MAX_COMMANDS);
  routes.use("/api/*", ownPageOnly);
  routes.post("/api/enter", enter);
  routes.post("/api/leave", enteredOnly, async (c) => {
    const { everywhere = false } = await readBody(c);
    if (typeof everywhere !== "boolean")
      throw new ApiError(400, ({ page }) => page.badEverywhere(quoteValue(everywhere)));
    const { page, pageToken } = c.var;
    const ended = everywhere ? page.access.leaveAll() : 1;
    if (!everywhere) page.access.leave(pageToken);
    // Whoever reads along stops now.
    page.feed.wake();
    return c.json({ ended });
  });
  routes.post("/api/end", async (c) => {
    const { code } = await readBody(c);
    const ended = typeof code === "string" ? await c.var.page.access.endAll(code) : undefined;
    if (ended === undefined) throw new ApiError(401, ({ page }) => page.wrongCode);
    c.var.page.feed.wake();
    return c.json({ ended });
  });
  routes.post("/api/command", enteredOnly, async (c) => {
    const body = await readBody(c);
    const id = body.id === undefined ? undefined : idIn(body);
    const command = { line: lineIn(body), id, locale: c.var.locale };
    return c.json(await tasks.run(() => c.var.page.command(command)));
  });
  routes.post("/api/say", enteredOnly, async (c) => {
    const body = await readBody(c);
    c.var.page.say({ text: wordsIn(body), id: idIn(body), locale: c.var.locale });
    return c.json({}, 202);
  });
  routes.post("/api/wechat", enteredOnly, async (c) => {
    const { action } = await readBody(c);
    const parsed = typeof action === "string" ? parseWechatAction(action) : undefined;
    if (parsed === undefined) throw new ApiError(400, ({ page }) => page.badWechatAction(quoteValue(action)));
    const { page, locale } = c.var;
    return c.json({ text: (await page.actOnWechat(parsed, locale)) ?? textsFor(locale).ilink.off });
  });
  routes.get("/api/transcript", enteredOnly, (c) => {
    const range = { before: numberIn(c, "before"), limit: numberIn(c, "limit") ?? DEFAULT_LINES };
    return c.json({ lines: c.var.page.lines(range) });
  });
  routes.get("/api/hooks", enteredOnly, async (c) => c.json(await c.var.page.hooks()));
  routes.get("/api/firings", enteredOnly, async (c) => c.json({ firings: await c.var.page.firings() }));
  routes.get("/api/sums", enteredOnly, (c) => {
    const zoom = ZOOMS.find((each) => each === c.req.query("zoom"));
    if (!zoom) throw new ApiError(400, ({ page }) => page.badZoom(quoteValue(c.req.query("zoom")), ZOOMS.join(", ")));
    return c.json(c.var.page.sums(zoom));
  });
  routes.get("/api/trace", enteredOnly, (c) => {
    const trace = c.var.page.trace(c.req.query("id") ?? "");
    return trace ? c.json(trace) : c.json({}, 404);
  });
  routes.get("/api/questions", enteredOnly, async (c) => {
    // With the bot's clock: the deadlines are by it.
    return c.json({ questions: await c.var.page.questions(), now: Date.now() });
  });
  routes.get("/api/live", enteredOnly, streamFeed);
  return routes;
}

async function enter(c: Context<WebEnv>): Promise<Response> {
  const { code, secret } = await readBody(c);
  if (typeof code !== "string" || (secret !== undefined && typeof secret !== "string"))
    throw new ApiError(400, ({ page }) => page.badCode);
  const entering = await c.var.page.access.enter(code, secret);
  switch (entering.kind) {
    case "in":
      // Before the page keeps its token: what was planted here by whoever had this port earlier is gone by then.
      return c.json({ token: entering.token }, 200, CLEAR_SITE_DATA);
    case "needs-secret": {
      const error = new ApiError(401, ({ page }) => page.needsSecret);
      return c.json({ ...errorBody(c, error), needsSecret: true }, 401);
    }
    case "too-many-tries":
      throw new ApiError(429, ({ page }) => page.tooManyTries, { "retry-after": "60" });
    case "wrong":
      throw new ApiError(401, ({ page }) => page.wrongCode);
  }
}

/** What happens, as it happens, from where this page was the last time. */
function streamFeed(c: Context<WebEnv>): Response {
  const { page, pageToken } = c.var;
  // What is no number is no place of ours: the page is told to begin anew.
  const last = c.req.header("last-event-id") || undefined;
  c.header("content-type", "text/event-stream");
  // Else a proxy would keep it until it has enough to send.
  c.header("x-accel-buffering", "no");
  return stream(c, async (out) => {
    out.onAbort(() => page.feed.wake());
    const isWanted = (): boolean => !out.aborted && page.access.isToken(pageToken);
    for await (const text of page.feed.follow(last === undefined ? undefined : Number(last), isWanted)) {
      const late = setTimeout(() => c.env.incoming.socket.destroy(), READER_TIMEOUT_MS);
      await out.write(text);
      clearTimeout(late);
    }
  });
}
