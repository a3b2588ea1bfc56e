import { tool } from "ai";
import { z } from "zod";

/** The agent's tool for telling the person something while it works on, or without being asked. */
export function pushTool(push: (text: string) => Promise<void>) {
  return tool({
    description:
      "Sends the person a message of its own, at once, while you work on. For news that should not wait; your final reply is sent by itself, so do not repeat it here.",
    inputSchema: z.object({ text: z.string().trim().min(1).describe("What the person should read") }),
    execute: async ({ text }): Promise<string> => {
      await push(text);
      return "The message was handed over and is on its way, unless a hook holds it back or a person has to allow it first.";
    },
  });
}
