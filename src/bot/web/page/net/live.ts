import { backOffMs } from "../logic/back-off.js";
import { eventStreamParser, type StreamEvent } from "../logic/event-stream.js";
import type { Connection } from "../state/types.js";
import { type Api, ApiError } from "./api.js";

/** The bot says something at least every 15 s; a silence this long is a dead connection. */
const MAX_SILENCE_MS = 40_000;

export type LiveFeed = {
  api: Api;
  onEvent(event: StreamEvent): void;
  onState(state: Connection): void;
  /** The token is not accepted any more. */
  onRefused(): void;
};

/** Follows the live feed until told to stop: whatever breaks is taken up again where it was left. */
export function followLive(feed: LiveFeed): () => void {
  const stopped = new AbortController();
  const alarm = wakeUps(stopped.signal);
  void follow(feed, stopped.signal, alarm);
  return () => stopped.abort();
}

async function follow(feed: LiveFeed, stopped: AbortSignal, pause: (ms: number) => Promise<void>): Promise<void> {
  let failures = 0;
  let lastId: string | undefined;
  while (!stopped.aborted) {
    try {
      await readOnce(feed, lastId, stopped, (event) => {
        failures = 0;
        lastId = event.id ?? lastId;
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return feed.onRefused();
      // Anything else is a lost connection, and is tried again below.
    }
    if (stopped.aborted) return;
    failures += 1;
    feed.onState("lost");
    await pause(backOffMs(failures));
  }
}

async function readOnce(
  { api, onEvent, onState }: LiveFeed,
  lastId: string | undefined,
  stopped: AbortSignal,
  note: (event: StreamEvent) => void,
): Promise<void> {
  const silence = new AbortController();
  const signal = AbortSignal.any([stopped, silence.signal]);
  let timer = setTimeout(() => silence.abort(), MAX_SILENCE_MS);
  try {
    const headers: Record<string, string> = {
      accept: "text/event-stream",
      ...(lastId !== undefined && { "last-event-id": lastId }),
    };
    const response = await api.open("/api/live", { headers, signal });
    if (!response.body) return;
    onState("connected");
    const parse = eventStreamParser();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), MAX_SILENCE_MS);
      for (const event of parse(value)) {
        // Noted first: an event that cannot be shown must not come again and again.
        note(event);
        onEvent(event);
      }
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
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
}
