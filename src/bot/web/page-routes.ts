import { type Context, Hono } from "hono";
import { looksLikeCommand } from "../../host.js";
import { errorBody } from "./answer-error.js";
import { ApiError } from "./api-error.js";
import { type Body, readBody } from "./body.js";
import type { WebEnv } from "./env.js";
import { CLEAR_SITE_DATA } from "./other-names.js";
import { enteredOnly, ownPageOnly, withPage } from "./page-guard.js";
import { streamFeed } from "./page-live.js";
import { quoteValue } from "./quote.js";
import { Works } from "./works.js";

const MAX_ID = 100;
const USUAL_LINES = 100;
const MAX_COMMANDS = 32;

/** Everything the page asks for, under `/api`. */
export function pageRoutes(): Hono<WebEnv> {
  const routes = new Hono<WebEnv>();
  const works = new Works(MAX_COMMANDS);
  routes.use("/api/*", withPage, ownPageOnly);
  routes.post("/api/enter", enter);
  routes.post("/api/leave", enteredOnly, async (c) => {
    const { everywhere = false } = await readBody(c);
    if (typeof everywhere !== "boolean")
      throw new ApiError(400, (_, { page }) => page.badEverywhere(quoteValue(everywhere)));
    const { page, pageToken } = c.var;
    const ended = everywhere ? page.leaveAll() : 1;
    if (!everywhere) page.leave(pageToken);
    // Whoever reads along stops now.
    page.feed.wake();
    return c.json({ ended });
  });
  routes.post("/api/end", async (c) => {
    const { code } = await readBody(c);
    const ended = typeof code === "string" ? await c.var.page.endAll(code) : undefined;
    if (ended === undefined) throw new ApiError(401, (_, { page }) => page.wrongCode);
    c.var.page.feed.wake();
    return c.json({ ended });
  });
  routes.post("/api/command", enteredOnly, async (c) => {
    const body = await readBody(c);
    const id = body.id === undefined ? {} : { id: idIn(body) };
    const command = { line: lineIn(body), ...id, ...localeOf(c) };
    return c.json(await works.start(() => c.var.page.command(command)));
  });
  routes.post("/api/say", enteredOnly, async (c) => {
    const body = await readBody(c);
    c.var.page.say({ text: wordsIn(body), id: idIn(body), ...localeOf(c) });
    return c.json({}, 202);
  });
  routes.get("/api/transcript", enteredOnly, (c) => {
    const before = numberIn(c, "before");
    const limit = numberIn(c, "limit") ?? USUAL_LINES;
    return c.json({ lines: c.var.page.lines({ limit, ...(before !== undefined && { before }) }) });
  });
  routes.get("/api/firings", enteredOnly, async (c) => c.json({ firings: await c.var.page.firings() }));
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
    throw new ApiError(400, (_, { page }) => page.badCode);
  const entering = await c.var.page.enter(code, secret);
  switch (entering.kind) {
    case "in":
      // Before the page keeps its token: what was planted here by whoever had this port earlier is gone by then.
      return c.json({ token: entering.token }, 200, CLEAR_SITE_DATA);
    case "needs-secret": {
      const error = new ApiError(401, (_, { page }) => page.needsSecret);
      return c.json({ ...errorBody(c, error), needsSecret: true }, 401);
    }
    case "too-many-tries":
      throw new ApiError(429, (_, { page }) => page.tooManyTries, { "retry-after": "60" });
    case "wrong":
      throw new ApiError(401, (_, { page }) => page.wrongCode);
  }
}

const localeOf = (c: Context<WebEnv>): { locale?: string } =>
  c.var.locale === undefined ? {} : { locale: c.var.locale };

function wordsIn({ text }: Body): string {
  if (typeof text === "string" && text.trim() !== "") return text;
  throw new ApiError(400, (api) => api.badText(quoteValue(text)));
}

function lineIn({ line }: Body): string {
  if (typeof line === "string" && looksLikeCommand(line)) return line;
  throw new ApiError(400, (_, { page }) => page.badLine(quoteValue(line)));
}

function idIn({ id }: Body): string {
  if (typeof id === "string" && id.length <= MAX_ID && /^[^\p{Cc}\p{Cs}]+$/u.test(id)) return id;
  throw new ApiError(400, (_, { page }) => page.badId(quoteValue(id), MAX_ID));
}

function numberIn(c: Context<WebEnv>, name: "before" | "limit"): number | undefined {
  const given = c.req.query(name);
  if (given === undefined) return undefined;
  if (/^\d{1,15}$/.test(given)) return Number(given);
  throw new ApiError(400, (_, { page }) => page.badNumber(name, quoteValue(given)));
}
