import { type EventName, isToolResult } from "./event.js";
import type { FireOutcome, LiveHook } from "./firing.js";
import { type Payload, stringsIn } from "./payload.js";

/** Whether what was held back must not come out in the reason for it: somebody else reads that in its place. */
export const isHeldBack = (event: EventName): boolean => event === "on_outbound_message" || isToolResult(event);

/** What neither a reason nor a note may repeat. */
export const withheldTexts = (...payloads: readonly Payload[]): string[] => [
  ...new Set(payloads.flatMap(({ notification, parts, tool_result }) => stringsIn([notification, parts, tool_result]))),
];

/** The reason of a withheld message is shown where the message would have been: it must not repeat it. */
export async function hideWithheld(
  result: FireOutcome,
  masked: (text: string) => string | Promise<string>,
): Promise<void> {
  result.reason = await masked(result.reason ?? "");
  // One after the other: side by side they would hold the event loop together.
  for (const [at, note] of result.notes.entries()) result.notes[at] = await masked(note);
}

/** How often hooks may go on changing each other's work before nobody gets to see it. */
const MAX_ROUNDS = 3;

type Change = "changed" | "unchanged" | "ended";

/** Asks hooks in turn until none of them changes anything; the last that did, where they do not come to an end. */
export async function changeUntilStable(
  hooks: readonly LiveHook[],
  ask: (hook: LiveHook) => Promise<Change>,
): Promise<LiveHook | undefined> {
  let last: LiveHook | undefined;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    last = undefined;
    for (const hook of hooks) {
      const change = await ask(hook);
      if (change === "ended") return undefined;
      if (change === "changed") last = hook;
    }
    if (!last) return undefined;
  }
  return last;
}
