import type { Context } from "hono";
import { stream } from "hono/streaming";
import type { WebEnv } from "./env.js";

/** A reader who takes nothing for this long is gone, whatever the network says. */
const SLOWEST_READER_MS = 30_000;

/** `GET /api/live`: what happens, as it happens, from where this page was the last time. */
export function streamFeed(c: Context<WebEnv>): Response {
  const { page, pageToken } = c.var;
  const since = placeIn(c.req.header("last-event-id"));
  c.header("content-type", "text/event-stream");
  // Else a proxy would keep it until it has enough to send.
  c.header("x-accel-buffering", "no");
  return stream(c, async (out) => {
    out.onAbort(() => page.feed.wake());
    const isWanted = (): boolean => !out.aborted && page.isPageToken(pageToken);
    for await (const text of page.feed.follow(since, isWanted)) {
      if (await inTime(out.write(text))) continue;
      c.env.incoming.socket.destroy();
      return;
    }
  });
}

/** What is no number is no place of ours: the page is told to begin anew. */
const placeIn = (header: string | undefined): number | undefined =>
  header === undefined || header === "" ? undefined : Number(header);

async function inTime(written: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), SLOWEST_READER_MS);
  });
  return Promise.race([written.then(() => true), late]).finally(() => clearTimeout(timer));
}
