import { type Api, HttpError } from "grammy";
import { type ApiResponse, withRetry } from "./persistent.js";
import type { TokenRedactor } from "./token.js";

/**
 * The way out for our own words. Not the bot's api: a hook that blocks every message must not be able to hide
 * "/hooks off", and a host's own transformers have no business in it.
 */
export function plainApi(plain: Api, redactor: TokenRedactor): Api {
  plain.config.use((prev, method, payload, signal) => {
    const call = (): Promise<ApiResponse> =>
      prev(method, payload, signal).catch((error: unknown) => {
        redactor.scrub(error);
        if (error instanceof HttpError) return { ok: false, error_code: 503, description: error.message };
        throw error;
      });
    return withRetry(call, signal as AbortSignal | undefined) as never;
  });
  return plain;
}
