import { tool } from "ai";
import { z } from "zod";
import type { Pushed } from "../../delivery/deliveries.js";

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
