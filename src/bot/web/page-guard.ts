import { createMiddleware } from "hono/factory";
import { ApiError } from "./api-error.js";
import { bearerOf } from "./bearer.js";
import type { WebEnv } from "./env.js";

/** Finds the page; where the bot has none, its paths are as good as not there. */
export const withPage = createMiddleware<WebEnv>(async (c, next) => {
  const { page } = c.var.parts;
  if (page === undefined) return c.notFound();
  c.set("page", page);
  return next();
});

/**
 * Lets in what the page itself sends. A browser names the page that sends a POST, and that it is ours was checked
 * before; what comes without a name may come from anywhere.
 */
export const ownPageOnly = createMiddleware<WebEnv>(async (c, next) => {
  if (c.req.method === "POST" && c.req.header("origin") === undefined)
    throw new ApiError(403, (_, { page }) => page.noOrigin);
  await next();
});

/** Lets in whoever has entered. No cookie: browsers send those to other ports, and along with what foreign pages send. */
export const enteredOnly = createMiddleware<WebEnv>(async (c, next) => {
  const token = bearerOf(c.req.header("authorization"));
  if (token === undefined || !c.var.page.isPageToken(token))
    throw new ApiError(401, (_, { page }) => page.notEntered, { "www-authenticate": "Bearer" });
  c.set("pageToken", token);
  await next();
});
