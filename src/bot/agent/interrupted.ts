import { randomUUID } from "node:crypto";
import type { ModelMessage } from "ai";
import type { PendingTurn, SavedConversation, WaitingTurn } from "./history-file.js";

/** A chat, and its messages that were not answered when the process ended. */
export type Interrupted = { chat: { channel: string; chatId: string }; turns: readonly PendingTurn[] };

/** It never passed the hooks that stand before the model. */
const UNHEARD = "[a message that I never got to read]";
const STOPPED = "I was stopped here, before I had answered";

/** What was under way and what waited behind it, chat by chat. */
export function byChat(pending: readonly SavedConversation[], waiting: readonly WaitingTurn[]): Interrupted[] {
  const chats = new Map<string, { chat: Interrupted["chat"]; turns: Map<string, PendingTurn> }>();
  const begun = pending.flatMap(({ channel, chatId, pending: turn }) => (turn ? [{ ...turn, channel, chatId }] : []));
  for (const turn of [...begun, ...waiting]) {
    const { channel, chatId } = turn;
    const key = JSON.stringify([channel, chatId]);
    const known = chats.get(key) ?? { chat: { channel, chatId }, turns: new Map<string, PendingTurn>() };
    // Killed right when its turn came, it is noted twice.
    if (!known.turns.has(turn.id)) known.turns.set(turn.id, turn);
    chats.set(key, known);
  }
  return [...chats.values()].map(({ chat, turns }) => ({ chat, turns: [...turns.values()] }));
}

/** For a chat whose first message was not even begun. */
export const emptyConversation = ({ channel, chatId }: Interrupted["chat"]): SavedConversation => ({
  ...{ channel, chatId, sessionId: randomUUID(), goal: "", history: [], answered: [], lastAt: Date.now() },
});

/** The model shall know of the messages that it never answered; what was told is not done when it is delivered again. */
export function withoutPending(
  { pending: _, ...saved }: SavedConversation,
  turns: readonly PendingTurn[],
  answered: ReadonlySet<string>,
): SavedConversation {
  const history = turns.flatMap(({ id, heard = UNHEARD, calls = [] }): ModelMessage[] => {
    if (answered.has(id)) return [];
    const done = calls.length === 0 ? "" : `; I had called: ${calls.join(", ")}`;
    return [
      { role: "user", content: heard },
      { role: "assistant", content: `[${STOPPED}${done}.]` },
    ];
  });
  const ids = turns.flatMap(({ messageId }) => messageId ?? []);
  return { ...saved, history: [...saved.history, ...history], answered: [...new Set([...saved.answered, ...ids])] };
}
