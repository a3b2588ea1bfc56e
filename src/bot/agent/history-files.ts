import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ModelMessage } from "ai";
import writeFileAtomic from "write-file-atomic";

/** What of a conversation outlives the process. */
export type SavedConversation = {
  channel: string;
  chatId: string;
  sessionId: string;
  goal: string;
  history: ModelMessage[];
  lastAt: number;
  /** The turn that was under way when this was written. */
  pending?: PendingTurn;
  /** The last messages that were answered, by the platform's ids: one that is delivered again is not done again. */
  answered: string[];
};

/** A message that is being answered, or waits for that. */
export type PendingTurn = {
  id: string;
  message: string;
  locale?: string;
  /** The platform's id of the message. */
  messageId?: string;
  /** What the hooks made of the message; until it is there, no model may read of it. */
  heard?: string;
  /** The tools that were called so far, written down before they ran. */
  calls?: string[];
};

/** A message that waits behind another one of its chat. */
type WaitingTurn = PendingTurn & { channel: string; chatId: string };

/** A chat, and its messages that were not answered when the process ended. */
export type Interrupted = { chat: { channel: string; chatId: string }; turns: readonly PendingTurn[] };

/** It never passed the hooks that stand before the model. */
const UNHEARD = "[a message that I never got to read]";
const STOPPED = "I was stopped here, before I had answered";

const CONVERSATION = /^[0-9a-f]{32}\.json$/;
const WAITING = /\.waiting$/;

/** Keeps conversations in files of their own, outside the workspace: what was said is not the agent's to edit. */
export class HistoryFiles {
  private order = 0;

  constructor(private readonly folder: string) {}

  load(channel: string, chatId: string): Promise<SavedConversation | undefined> {
    return this.read<SavedConversation>(this.nameOf(channel, chatId));
  }

  /** What was under way when the last process ended, and what waited behind it, oldest first, chat by chat. */
  async loadInterrupted(): Promise<Interrupted[]> {
    const saved = await this.readAll<SavedConversation>(CONVERSATION);
    const begun = saved.flatMap(({ channel, chatId, pending }) => (pending ? [{ ...pending, channel, chatId }] : []));
    const waiting = await this.readAll<WaitingTurn & { order: number }>(WAITING);
    const chats = new Map<string, { chat: Interrupted["chat"]; turns: PendingTurn[] }>();
    for (const turn of [...begun, ...waiting.sort((one, other) => one.order - other.order)]) {
      const { channel, chatId } = turn;
      const found = chats.get(this.nameOf(channel, chatId)) ?? { chat: { channel, chatId }, turns: [] };
      // Killed right when its turn came, it is noted twice.
      if (!found.turns.some(({ id }) => id === turn.id)) found.turns.push(turn);
      chats.set(this.nameOf(channel, chatId), found);
    }
    return [...chats.values()];
  }

  /** Forgets them. The model shall know of what it never answered; what was told is not done when it is delivered again. */
  async settle({ chat, turns }: Interrupted, answered: ReadonlySet<string>): Promise<void> {
    const { pending: _, ...saved } = (await this.load(chat.channel, chat.chatId)) ?? {
      ...chat,
      sessionId: randomUUID(),
      goal: "",
      history: [],
      answered: [],
      lastAt: Date.now(),
    };
    const left = turns.filter(({ id }) => !answered.has(id));
    const ids = turns.flatMap(({ messageId }) => messageId ?? []);
    await this.save({
      ...saved,
      history: [...saved.history, ...left.flatMap(inHistory)],
      answered: [...new Set([...saved.answered, ...ids])],
    });
    for (const { id } of turns) await this.forgetWaiting(id);
  }

  /** Writes a message down that has to wait: its platform will not deliver it again. */
  async saveWaiting(turn: WaitingTurn): Promise<void> {
    // Two may come within a millisecond.
    this.order = Math.max(this.order + 1, Date.now() * 1_000);
    await this.write(`${turn.id}.waiting`, { ...turn, order: this.order });
  }

  async forgetWaiting(id: string): Promise<void> {
    await rm(join(this.folder, `${id}.waiting`), { force: true });
  }

  async save(conversation: SavedConversation): Promise<void> {
    await this.write(this.nameOf(conversation.channel, conversation.chatId), conversation);
  }

  async forget(channel: string, chatId: string): Promise<void> {
    await rm(join(this.folder, this.nameOf(channel, chatId)), { force: true });
  }

  private async write(name: string, content: object): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFileAtomic(join(this.folder, name), JSON.stringify(content), { mode: 0o600 });
  }

  private async read<T>(name: string): Promise<T | undefined> {
    try {
      return JSON.parse(await readFile(join(this.folder, name), "utf8")) as T;
    } catch {
      return undefined; // none yet, or one that cannot be read: the conversation begins anew
    }
  }

  private async readAll<T>(wanted: RegExp): Promise<T[]> {
    const names = await readdir(this.folder).catch(() => []);
    const found: T[] = [];
    // One by one: there may be more of them than a process may have files open.
    for (const name of names.filter((each) => wanted.test(each))) {
      const read = await this.read<T>(name);
      if (read !== undefined) found.push(read);
    }
    return found;
  }

  /** A chat's name may hold anything; a file's may not. */
  private nameOf(channel: string, chatId: string): string {
    return `${createHash("sha256").update(`${channel} ${chatId}`).digest("hex").slice(0, 32)}.json`;
  }
}

function inHistory({ heard = UNHEARD, calls = [] }: PendingTurn): ModelMessage[] {
  const done = calls.length === 0 ? "" : `; I had called: ${calls.join(", ")}`;
  return [
    { role: "user", content: heard },
    { role: "assistant", content: `[${STOPPED}${done}.]` },
  ];
}
