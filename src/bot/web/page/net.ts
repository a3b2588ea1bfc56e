import type { Connection } from "./state.js";
import { backOffMs, eventStreamParser, type StreamEvent } from "./stream.js";

/** The bot answered, and it was a no. */
export class ApiError extends Error {
  override name = "ApiError";
  constructor(
    readonly status: number,
    message: string,
    /** The bot is started with a secret of its own, and wants that as well. */
    readonly needsSecret = false,
  ) {
    super(message);
  }
}

/** Whoever enters has the browser clear what it keeps for this address, and it does so for answers with credentials only. */
const CLEARS = "/api/enter";

/** How the page talks to its bot: JSON both ways, the token in a header, never in an address. */
export class Api {
  token: string | undefined;

  async get<T>(path: string): Promise<T> {
    return (await this.open(path)).json() as Promise<T>;
  }

  async post<T>(path: string, body: unknown): Promise<T> {
    const headers = { "content-type": "application/json" };
    return (await this.open(path, { method: "POST", headers, body: JSON.stringify(body) })).json() as Promise<T>;
  }

  async open(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.token) headers.set("authorization", `Bearer ${this.token}`);
    const credentials = path === CLEARS ? "same-origin" : "omit";
    const response = await fetch(path, { ...init, headers, cache: "no-store", credentials });
    if (!response.ok) throw await errorOf(response);
    return response;
  }
}

async function errorOf(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  try {
    const { error, needsSecret } = (await response.json()) as { error?: unknown; needsSecret?: unknown };
    return new ApiError(status, typeof error === "string" ? error : statusText, needsSecret === true);
  } catch {
    // Not one of our answers: the status says all there is.
    return new ApiError(status, `${status} ${statusText}`);
  }
}

/** The bot says something at least every 15 s; a silence this long is a dead connection. */
const SILENCE_TIMEOUT_MS = 40_000;

export type LiveReader = {
  onEvent(event: StreamEvent): void;
  onState(state: Connection): void;
  /** The token is no longer accepted. */
  onRefused(): void;
};

/**
 * Follows the live feed until it is stopped: whatever breaks is taken up again where it was left. Not an EventSource,
 * which cannot send the token in a header.
 */
export async function followLive(api: Api, reader: LiveReader, stopped: AbortSignal): Promise<void> {
  const pause = wakeUps(stopped);
  let failures = 0;
  let lastId: string | undefined;
  while (!stopped.aborted) {
    try {
      await readOnce(api, lastId, stopped, {
        ...reader,
        onEvent(event) {
          failures = 0;
          // Noted first: an event that cannot be shown must not come again and again.
          lastId = event.id ?? lastId;
          reader.onEvent(event);
        },
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return reader.onRefused();
      // Anything else is a lost connection, and is tried again below.
    }
    if (stopped.aborted) return;
    failures += 1;
    reader.onState("lost");
    await pause(backOffMs(failures));
  }
}

async function readOnce(
  api: Api,
  lastId: string | undefined,
  stopped: AbortSignal,
  { onEvent, onState }: LiveReader,
): Promise<void> {
  const silence = new AbortController();
  const signal = AbortSignal.any([stopped, silence.signal]);
  let timer = setTimeout(() => silence.abort(), SILENCE_TIMEOUT_MS);
  try {
    const headers = new Headers({ accept: "text/event-stream" });
    if (lastId !== undefined) headers.set("last-event-id", lastId);
    const { body } = await api.open("/api/live", { headers, signal });
    if (!body) return;
    onState("connected");
    const parse = eventStreamParser();
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_TIMEOUT_MS);
      for (const event of parse(value)) onEvent(event);
    }
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}

/** Waits, but not longer than until the network or the person is back. */
function wakeUps(stopped: AbortSignal): (ms: number) => Promise<void> {
  let wake = (): void => {};
  const onWake = (): void => {
    if (document.visibilityState === "visible") wake();
  };
  addEventListener("online", onWake, { signal: stopped });
  document.addEventListener("visibilitychange", onWake, { signal: stopped });
  stopped.addEventListener("abort", () => wake());
  return (ms) =>
    new Promise((resolve) => {
      wake = resolve;
      setTimeout(resolve, ms);
    });
}
