import { tool } from "ai";
import { z } from "zod";
import { RecentMap } from "../../../lib/recent-map.js";
import type { Pushed } from "../../delivery/deliveries.js";

/** As many as a person reads, and as most chat services take in a chat. */
const MAX_A_MINUTE = 20;
const MINUTE_MS = 60_000;
const MAX_CHATS = 1_000;

/** How often the agent may write to a chat of its own accord. */
export class PushLimit {
  private readonly times = new RecentMap<string, readonly number[]>(MAX_CHATS);

  constructor(private readonly now: () => number = Date.now) {}

  /** Counts one more; throws where it is one too many. */
  take(chat: string): void {
    const now = this.now();
    const recent = (this.times.get(chat) ?? []).filter((at) => at > now - MINUTE_MS);
    const [oldest = now] = recent;
    if (recent.length >= MAX_A_MINUTE)
      throw new Error(
        `Not sent: no more than ${MAX_A_MINUTE} messages of your own a minute. Put what is left into your final reply, or go on in ${Math.ceil((oldest + MINUTE_MS - now) / 1_000)} s.`,
      );
    this.times.set(chat, [...recent, now]);
  }
}

/** The agent's tool for telling the person something while it works on, or without being asked. */
export function pushTool(push: (text: string) => Promise<Pick<Pushed, "waiting">>) {
  return tool({
    description:
      "Sends the person a message of its own, at once, while you work on. For news that should not wait; your final reply is sent by itself, so do not repeat it here.",
    inputSchema: z.object({ text: z.string().trim().min(1).describe("What the person should read") }),
    execute: async ({ text }): Promise<string> => {
      const { waiting } = await push(text);
      if (waiting.length > 0)
        return "The message waits: the channel takes nothing more for this person before they write again. It leaves by itself then; do not send it again, and do not count on its being read now.";
      return "The message was handed over and is on its way, unless a hook holds it back or a person has to allow it first.";
    },
  });
}
