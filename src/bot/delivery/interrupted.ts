import type { Conversations } from "../agent/conversations.js";
import { beginningOf, type Interrupted, stoppedName } from "../agent/turn-files.js";
import { addressOf } from "../channels/table.js";
import { textsFor } from "../words/index.js";
import type { Deliveries } from "./deliveries.js";

export type InterruptedParts = {
  conversations: Conversations;
  /** Whether the reply of a turn was written down. */
  hasReply(turnId: string): Promise<boolean>;
  deliveries: Deliveries;
  hasTerminal: boolean;
  locale?: string;
};

/** Tells whoever was waiting when the last process ended in the middle of a turn: one honest line a chat. */
export async function tellInterrupted(parts: InterruptedParts): Promise<void> {
  const { conversations, hasReply, deliveries, hasTerminal, locale } = parts;
  const kept: string[] = [];
  const tell = async ({ chat, turns }: Interrupted): Promise<ReadonlySet<string>> => {
    const answered = new Set<string>();
    // A reply that was written down is as good as sent.
    for (const { id } of turns) if (await hasReply(id)) answered.add(id);
    const left = turns.filter(({ id }) => !answered.has(id));
    const place = addressOf(chat, hasTerminal);
    const [first] = left;
    if (!first || !place) return answered;
    const words = textsFor(first.locale ?? locale).turnInterrupted(left.map(beginningOf).join(" / "));
    // Under a name of its own: killed before this is settled, the next process finds the line there already.
    kept.push(await deliveries.keepReply(place, words, stoppedName(first.id)));
    return answered;
  };
  await conversations.settleInterrupted(tell, () => deliveries.release(kept.splice(0)));
}
