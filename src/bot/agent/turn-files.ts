import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { appendRecord, readRecords } from "../../lib/files/json-lines.js";

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

/** A chat's turn, as it is written down. */
export type ChatTurn = PendingTurn & { channel: string; chatId: string };

/** A chat, and its messages that were not answered when the process ended. */
export type Interrupted = { chat: { channel: string; chatId: string }; turns: readonly PendingTurn[] };

type Note = { heard: string } | { call: string };
type StoredTurn = ChatTurn & { order: number };

/** What came first is told first: the turn under way, and then what waited behind it. */
const ENDINGS = ["begun", "waiting"] as const;

/** Turns without an answer, a file each beside the conversations: nobody has to open those to find them. */
export class TurnFiles {
  private order = 0;

  constructor(private readonly folder: string) {}

  /** Writes a message down that has to wait: its platform will not deliver it again. */
  saveWaiting(turn: ChatTurn): Promise<void> {
    return this.write(turn, "waiting");
  }

  /** Writes down that a turn is under way. */
  async begin(turn: ChatTurn): Promise<void> {
    await this.write(turn, "begun");
    await rm(this.pathOf(turn.id, "waiting"), { force: true });
  }

  /** Adds to a turn under way what was heard or is about to be called. */
  async note(id: string, note: Note): Promise<void> {
    await appendRecord(this.pathOf(id, "begun"), note);
  }

  async forget(id: string): Promise<void> {
    for (const ending of ENDINGS) await rm(this.pathOf(id, ending), { force: true });
  }

  /**
   * What was under way when the last process ended, and what waited behind it, oldest first, chat by chat. What waits is
   * written down before anybody looks whether it was delivered again: that is `isAnswered`'s to say.
   */
  async load(isAnswered: (chat: Interrupted["chat"], messageId: string) => Promise<boolean>): Promise<Interrupted[]> {
    const names = await readdir(this.folder).catch(() => []);
    const chats = new Map<string, { chat: Interrupted["chat"]; turns: PendingTurn[] }>();
    for (const ending of ENDINGS) {
      const turns = await this.readAll(names.filter((name) => name.endsWith(`.${ending}`)));
      for (const turn of turns.sort((one, other) => one.order - other.order)) {
        const { channel, chatId, messageId } = turn;
        if (ending === "waiting" && messageId !== undefined && (await isAnswered({ channel, chatId }, messageId))) {
          await rm(this.pathOf(turn.id, ending), { force: true });
          continue;
        }
        const key = JSON.stringify([channel, chatId]);
        const found = chats.get(key) ?? { chat: { channel, chatId }, turns: [] };
        // Killed right when its turn came, it is noted twice.
        if (!found.turns.some(({ id }) => id === turn.id)) found.turns.push(turn);
        chats.set(key, found);
      }
    }
    return [...chats.values()];
  }

  private async write(turn: ChatTurn, ending: (typeof ENDINGS)[number]): Promise<void> {
    // Two may come within a millisecond.
    this.order = Math.max(this.order + 1, Date.now() * 1_000);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const text = JSON.stringify({ ...turn, order: this.order });
    await writeFile(this.pathOf(turn.id, ending), text, { mode: 0o600, flush: true });
  }

  private async readAll(names: readonly string[]): Promise<StoredTurn[]> {
    const found: StoredTurn[] = [];
    // One by one: there may be more of them than a process may have files open.
    for (const name of names) {
      const path = join(this.folder, name);
      const [turn, ...notes] = await readRecords<StoredTurn & Partial<Record<"heard" | "call", string>>>(path);
      // Torn before anybody was told that it is written: its platform delivers it again.
      if (turn?.message === undefined) await rm(path, { force: true });
      else found.push(notes.reduce(withNote, turn));
    }
    return found;
  }

  private pathOf(id: string, ending: string): string {
    return join(this.folder, `${id}.${ending}`);
  }
}

const withNote = (turn: StoredTurn, { heard, call }: Partial<Record<"heard" | "call", string>>): StoredTurn => ({
  ...turn,
  ...(heard !== undefined && { heard }),
  ...(call !== undefined && { calls: [...(turn.calls ?? []), call] }),
});
