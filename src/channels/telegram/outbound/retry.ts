import { setTimeout as sleep } from "node:timers/promises";
import { type Api, HttpError } from "grammy";
import type { TokenRedactor } from "./redactor.js";

/** What Telegram answers, whichever the method. */
export type ApiResponse = {
  ok: boolean;
  result?: unknown;
  error_code?: number;
  description?: string;
  parameters?: { retry_after?: number };
};

const MAX_TRIES = 4;
const MAX_WAIT_SECONDS = 60;

/** Whether the same call may succeed later. */
export const isPassing = ({ ok, error_code = 0 }: ApiResponse): boolean =>
  !ok && (error_code === 429 || error_code >= 500);

/** Tries again where Telegram asks to wait or has trouble, a few times; then hands back what it said last. */
export async function withRetry(call: () => Promise<ApiResponse>, signal?: AbortSignal): Promise<ApiResponse> {
  for (let tries = 1; ; tries++) {
    const answer = await call();
    const waitSeconds = answer.parameters?.retry_after ?? tries;
    if (!isPassing(answer) || tries === MAX_TRIES || waitSeconds > MAX_WAIT_SECONDS) return answer;
    await sleep(waitSeconds * 1_000, undefined, signal ? { signal } : {});
  }
}

/** An api whose errors do not show the token. */
export function scrubbingApi(api: Api, redactor: TokenRedactor): Api {
  api.config.use((prev, method, payload, signal) =>
    prev(method, payload, signal).catch((error: unknown) => {
      redactor.scrub(error);
      throw error;
    }),
  );
  return api;
}

/**
 * The way out for our own words. Not the bot's api: a hook that blocks every message must not be able to hide
 * "/hooks off", and a host's own transformers have no business in it.
 */
export function plainApi(plain: Api, redactor: TokenRedactor): Api {
  scrubbingApi(plain, redactor).config.use((prev, method, payload, signal) => {
    const call = (): Promise<ApiResponse> =>
      prev(method, payload, signal).catch((error: unknown) => {
        if (error instanceof HttpError) return { ok: false, error_code: 503, description: error.message };
        throw error;
      });
    return withRetry(call, signal as AbortSignal | undefined) as never;
  });
  return plain;
}
