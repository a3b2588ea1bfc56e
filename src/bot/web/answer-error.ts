import type { Context } from "hono";
import { textsFor } from "../words/index.js";
import { ApiError } from "./api-error.js";
import type { WebEnv } from "./env.js";

/** What the caller may know of an error; what failed inside is for the bot's own log. */
export function shownError(c: Context<WebEnv>, error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  c.var.parts?.failed?.(error);
  return new ApiError(500, (api) => api.failed);
}

/** The JSON of an error, in the language of the request. */
export const errorBody = (c: Context<WebEnv>, error: ApiError): { error: string } => ({
  error: error.in(textsFor(c.var.locale ?? c.var.parts?.locale)),
});

/** Answers with an error. */
export function answerError(c: Context<WebEnv>, error: unknown): Response {
  const shown = shownError(c, error);
  return c.json(errorBody(c, shown), shown.status, { ...shown.headers });
}
