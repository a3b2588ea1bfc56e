import type { Context } from "hono";
import { stream } from "hono/streaming";

/** Sends an event; once nobody reads any more, it does nothing. */
export type SendEvent = (event: string, data: unknown) => void;

/** Answers with server-sent events while `produce` is at work, which a reader who leaves does not stop. */
export function eventStream(c: Context, heartbeatMs: number, produce: (send: SendEvent) => Promise<void>): Response {
  c.header("content-type", "text/event-stream");
  return stream(c, async (out) => {
    const heartbeat = setInterval(() => void out.write(":\n\n"), heartbeatMs);
    try {
      // JSON has no line breaks of its own, so one line of data is enough.
      await produce((event, data) => void out.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    } finally {
      clearInterval(heartbeat);
    }
  });
}
