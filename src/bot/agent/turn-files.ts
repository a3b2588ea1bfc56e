import { createHash, randomUUID } from "node:crypto";
import type { RecordList, RecordStore } from "../../lib/files/records.js";

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

type Note = { heard: string } | { call: string } | { life: string };
/** No process has this name. */
const NOBODY = "";
type Notes = Partial<Record<"heard" | "call" | "life", string>>;
type StoredTurn = ChatTurn & { order: number; life?: string };

/** Which processes of a bot there are, where several share its records. */
export type Lives = { own: string; alive(): Promise<ReadonlySet<string>> };

type Ending = "begun" | "waiting";

const SHOWN_OF_MESSAGE = 40;

/** Under which name the person is told that a turn was stopped. */
export const stoppedName = (id: string): string => `${id} stopped`;

/** What tells the person which message it was. */
export function beginningOf({ message }: Pick<PendingTurn, "message">): string {
  const [line = ""] = message.split("\n", 1);
  const characters = [...line];
  return characters.length <= SHOWN_OF_MESSAGE ? line : `${characters.slice(0, SHOWN_OF_MESSAGE).join("")}…`;
}

/** Turns without an answer, a list each beside the conversations: nobody has to open those to find them. */
export class TurnFiles {
  private order = 0;
  private readonly underWay = new Map<string, RecordList>();

  constructor(
    private readonly records: RecordStore,
    private readonly lives?: Lives,
  ) {}

  /** A name for a turn. Where machines share them, a message has the same on all. */
  idFor({ channel, chatId }: Interrupted["chat"], messageId?: string): string {
    if (!this.lives || messageId === undefined) return randomUUID();
    return createHash("sha256")
      .update(JSON.stringify([channel, chatId, messageId]))
      .digest("hex")
      .slice(0, 32);
  }

  /** Writes a message down that has to wait: its platform will not deliver it again. */
  async saveWaiting(turn: ChatTurn): Promise<void> {
    await this.write(turn, "waiting");
  }

  /** Writes down that a turn is under way; answers false where it is that elsewhere, or was when a machine died. */
  async begin(turn: ChatTurn): Promise<boolean> {
    const list = await this.write(turn, "begun");
    await this.forgetWaiting(turn.id);
    if (list) this.underWay.set(turn.id, list);
    return list !== undefined;
  }

  /** Adds to a turn under way what was heard or is about to be called. */
  async note(id: string, note: Note): Promise<void> {
    await this.underWay.get(id)?.append(note);
  }

  /**
   * Leaves a turn that cannot be answered here to whoever tells of those that were cut off. Answers false where it has not
   * begun; throws where somebody has told of it.
   */
  async leave(id: string): Promise<boolean> {
    const hasBegun = this.underWay.has(id);
    await this.note(id, { life: NOBODY });
    this.underWay.delete(id);
    return hasBegun;
  }

  /** Whether a machine that shares them has begun with a turn, and not written its reply down. */
  async isUnderWay(id: string): Promise<boolean> {
    return this.lives !== undefined && (await this.records.list(nameOf(id, "begun")).read()).length > 0;
  }

  async forgetWaiting(id: string): Promise<void> {
    await this.records.list(nameOf(id, "waiting")).remove();
  }

  /** Answers false where somebody else has told of the turn, and forgotten it. */
  async forget(id: string): Promise<boolean> {
    const isOurs = this.underWay.delete(id);
    const wasThere = await this.records.list(nameOf(id, "begun")).remove();
    // Of one that begins here that is done at once.
    if (!isOurs) await this.forgetWaiting(id);
    return wasThere;
  }

  /**
   * What was under way when its process ended, and what waited behind it, oldest first, chat by chat. What waits is
   * written down before anybody looks whether it was delivered again: that is `isAnswered`'s to say.
   */
  async load(isAnswered: (chat: Interrupted["chat"], messageId: string) => Promise<boolean>): Promise<Interrupted[]> {
    const chats = new Map<string, { chat: Interrupted["chat"]; turns: PendingTurn[] }>();
    const busy = new Set<string>();
    const read = async (ending: Ending) => ({
      ending,
      turns: await this.readAll(await this.records.names(`.${ending}`)),
    });
    // What came first is told first: the turn under way, and then what waited behind it.
    const found = [await read("begun"), await read("waiting")];
    // Only now: a process is there before it begins with anything.
    const alive = await this.lives?.alive();
    for (const { ending, turns } of found) {
      for (const turn of turns.sort((one, other) => one.order - other.order)) {
        const { channel, chatId, messageId, life = NOBODY } = turn;
        const key = JSON.stringify([channel, chatId]);
        if (alive?.has(life)) {
          busy.add(key);
          continue;
        }
        if (ending === "waiting" && messageId !== undefined && (await isAnswered({ channel, chatId }, messageId))) {
          await this.forgetWaiting(turn.id);
          continue;
        }
        const interrupted = chats.get(key) ?? { chat: { channel, chatId }, turns: [] };
        // Killed right when its turn came, it is noted twice.
        if (!interrupted.turns.some(({ id }) => id === turn.id)) interrupted.turns.push(turn);
        chats.set(key, interrupted);
      }
    }
    // While a turn goes on, nobody else writes to its conversation: what is left there is told later.
    return [...chats].filter(([key]) => !busy.has(key)).map(([, interrupted]) => interrupted);
  }

  private write(turn: ChatTurn, ending: Ending): Promise<RecordList | undefined> {
    // Two may come within a millisecond.
    this.order = Math.max(this.order + 1, Date.now() * 1_000);
    const life = this.lives && { life: this.lives.own };
    return this.records.create(nameOf(turn.id, ending), { ...turn, order: this.order, ...life });
  }

  private async readAll(names: readonly string[]): Promise<StoredTurn[]> {
    const found: StoredTurn[] = [];
    // One by one: there may be more of them than a process may have files open.
    for (const name of names) {
      const list = this.records.list(name);
      const [turn, ...notes] = await list.read<StoredTurn & Notes>();
      // Torn before anybody was told that it is written: its platform delivers it again.
      if (turn?.message === undefined) await list.remove();
      else found.push(notes.reduce(withNote, turn));
    }
    return found;
  }
}

const nameOf = (id: string, ending: string): string => `${id}.${ending}`;

const withNote = (turn: StoredTurn, { heard, call, life }: Notes): StoredTurn => ({
  ...turn,
  ...(life !== undefined && { life }),
  ...(heard !== undefined && { heard }),
  ...(call !== undefined && { calls: [...(turn.calls ?? []), call] }),
});
