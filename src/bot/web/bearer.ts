import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { ApiError } from "./api-error.js";
import type { WebEnv } from "./env.js";

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/** Lets in programs with the token of the API, and hooks' scripts with the one of their run. */
export const programsAndHooks = createMiddleware<WebEnv>(async (c, next) => {
  c.set("runToken", runTokenOf(c));
  await next();
});

/** Lets in programs with the token of the API only. */
export const programsOnly = createMiddleware<WebEnv>(async (c, next) => {
  if (runTokenOf(c) !== undefined) throw new ApiError(403, (api) => api.runTokenOnPush);
  await next();
});

/** The token in an authorization header. */
export const bearerOf = (header = ""): string | undefined => BEARER.exec(header)?.[1];

/** The run token, or undefined for the one of the API; nobody else gets past this. */
function runTokenOf(c: Context<WebEnv>): string | undefined {
  const { parts } = c.var;
  const token = bearerOf(c.req.header("authorization"));
  if (token !== undefined && parts.isApiToken(token)) return undefined;
  if (token !== undefined && parts.isRunToken(token)) return token;
  throw new ApiError(401, (api) => api.noToken, { "www-authenticate": "Bearer" });
}
