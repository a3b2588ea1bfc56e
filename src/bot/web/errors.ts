import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { cleanText, escapeLine } from "../../lib/clean-text.js";
import { type Texts, textsFor } from "../words/index.js";
import type { WebEnv } from "./types.js";

const MAX_QUOTE = 80;

/** An answer other than the wanted one: its status, and what the caller may read, in their language. */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    readonly status: ContentfulStatusCode,
    readonly words: (texts: Texts) => string,
    readonly headers: Record<string, string> = {},
  ) {
    super(`status ${status}`);
  }
}

/** What the caller may know of an error; what failed inside is for the bot's own log. */
export function shownError(c: Context<WebEnv>, error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  c.var.parts?.failed?.(error);
  return new ApiError(500, ({ api }) => api.failed);
}

/** The JSON of an error, in the language of the request. */
export const errorBody = (c: Context<WebEnv>, error: ApiError): { error: string } => ({
  error: error.words(textsFor(c.var.locale ?? c.var.parts?.locale)),
});

/** Answers with an error. */
export function answerError(c: Context<WebEnv>, error: unknown): Response {
  const shown = shownError(c, error);
  return c.json(errorBody(c, shown), shown.status, shown.headers);
}

/** The beginning of something foreign, on one line, for an error that quotes it. */
export const quote = (text: string): string => escapeLine(cleanText(text, MAX_QUOTE));

/** The same for a value out of JSON. */
export const quoteValue = (value: unknown): string => quote(JSON.stringify(value) ?? "undefined");
