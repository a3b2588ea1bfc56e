import type { ShellHooks } from "../../index.js";
import type { Chat, Conversations } from "../agent/conversations.js";
import { TERMINAL } from "../terminal/chat.js";
import { PAGE } from "../web/page-marks.js";
import { textsFor } from "../words/index.js";
import { type Mail, parseAddress } from "./mail.js";
import type { Address } from "./outbox-files.js";

const SHOWN_OF_MESSAGE = 40;
const PUSHABLE = ["telegram", "wechat"];

/** Where the owners can be written to unasked. */
export function ownerAddresses(hooks: ShellHooks, hasTerminal: boolean): Address[] {
  const elsewhere = hooks.owners().map(({ id }) => parseAddress(id));
  const reachable = elsewhere.filter(({ channel }) => PUSHABLE.includes(channel));
  // The page keeps what is said there, whether or not somebody has it open.
  return [...reachable, ...(hasTerminal ? [TERMINAL] : []), PAGE];
}

/** Where a chat's pushes go; undefined when it has no such place: a program, or a terminal that nobody has open. */
export function placeOf({ channel, chatId }: Chat, hasTerminal: boolean): Address | undefined {
  const isThere = channel === TERMINAL.channel ? hasTerminal : [...PUSHABLE, PAGE.channel].includes(channel);
  return isThere ? { channel, chatId } : undefined;
}

export type InterruptedParts = {
  conversations: Conversations;
  /** Whether the reply of a turn was written down. */
  hasReply(turnId: string): Promise<boolean>;
  mail: Mail;
  hasTerminal: boolean;
  locale?: string;
};

/** Tells whoever was waiting when the last process ended in the middle of a turn: one honest line a chat. */
export async function tellInterrupted(parts: InterruptedParts): Promise<void> {
  const { conversations, hasReply, mail, hasTerminal, locale } = parts;
  const kept: string[] = [];
  await conversations.settleInterrupted(async ({ chat, turns }) => {
    const answered = new Set<string>();
    // A reply that was written down is as good as sent.
    for (const { id } of turns) if (await hasReply(id)) answered.add(id);
    const left = turns.filter(({ id }) => !answered.has(id));
    const place = placeOf(chat, hasTerminal);
    const [first] = left;
    if (!first || !place) return answered;
    const words = textsFor(first.locale ?? locale).turnInterrupted(left.map(beginningOf).join(" / "));
    // Under a name of its own: killed before this is settled, the next process finds the line there already.
    kept.push(await mail.keepReply(place, words, `${first.id} stopped`));
    return answered;
  });
  mail.release(kept);
}

function beginningOf({ message }: { message: string }): string {
  const [line = ""] = message.split("\n", 1);
  const characters = [...line];
  return characters.length <= SHOWN_OF_MESSAGE ? line : `${characters.slice(0, SHOWN_OF_MESSAGE).join("")}…`;
}
