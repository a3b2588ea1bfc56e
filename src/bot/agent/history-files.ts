import { createHash, randomUUID } from "node:crypto";
import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import type { ModelMessage } from "ai";
import { RecordFiles, type RecordList, type RecordStore } from "../../lib/files/records.js";
import { parseJson } from "../../lib/json.js";
import { type Interrupted, type Lives, type PendingTurn, TurnFiles } from "./turn-files.js";

/** What of a conversation outlives the process. */
export type SavedConversation = {
  channel: string;
  chatId: string;
  sessionId: string;
  goal: string;
  history: ModelMessage[];
  /** The last messages that were answered, by the platform's ids: one that is delivered again is not done again. */
  answered: string[];
};

/** What a turn has added: the history from a place on, and which message it has answered. */
type Change = { goal: string; from: number; add: readonly ModelMessage[]; answered?: string };

/** It never passed the hooks that stand before the model. */
const UNHEARD = "[a message that I never got to read]";
const STOPPED = "I was stopped here, before I had answered";

const ENDING = ".jsonl";
/** As the first versions wrote them: one record, and the turn under way in it. */
const OLD_CONVERSATION = /^[0-9a-f]{32}\.json$/;
const MAX_ANSWERED = 50;
const MAX_CHANGES = 1_000;
/** As many as the benchmarks have; programs may name as many as they like. */
const MAX_CONVERSATIONS = 50_000;
const DAY_MS = 86_400_000;

/** Where several machines keep the conversations of one bot. */
export type SharedRecords = { records: RecordStore; lives: Lives };

/** Keeps conversations outside the workspace, each in a list of its own: what was said is not the agent's to edit. */
export class HistoryFiles {
  readonly turns: TurnFiles;
  private readonly records: RecordStore;

  /** In a folder of this machine, or where others find them, too. */
  constructor(private readonly place: string | SharedRecords) {
    this.records = typeof place === "string" ? new RecordFiles(place) : place.records;
    this.turns = new TurnFiles(this.records, typeof place === "string" ? undefined : place.lives);
  }

  /** A chat's name may hold anything; a file's may not. */
  fileOf(channel: string, chatId: string): HistoryFile {
    const name = createHash("sha256").update(`${channel} ${chatId}`).digest("hex").slice(0, 32);
    return new HistoryFile(this.records.list(`${name}${ENDING}`));
  }

  /** What processes that are no more have left unanswered, chat by chat. */
  async loadInterrupted(): Promise<Interrupted[]> {
    if (typeof this.place === "string") await this.adoptOldFiles(this.place);
    return this.turns.load(async ({ channel, chatId }, messageId) => {
      const saved = await this.fileOf(channel, chatId).load();
      return saved?.answered.includes(messageId) ?? false;
    });
  }

  /** Forgets them. The model shall know of what it never answered; what was told is not done when it is delivered again. */
  async settle({ chat, turns }: Interrupted, answered: ReadonlySet<string>): Promise<void> {
    const file = this.fileOf(chat.channel, chat.chatId);
    const fresh = { ...chat, sessionId: randomUUID(), goal: "", history: [], answered: [] };
    const saved = (await file.load()) ?? fresh;
    const left = turns.filter(({ id }) => !answered.has(id));
    const ids = turns.flatMap(({ messageId }) => messageId ?? []);
    await file.replace({
      ...saved,
      history: [...saved.history, ...left.flatMap(inHistory)],
      answered: [...new Set([...saved.answered, ...ids])],
    });
    for (const { id } of turns) await this.turns.forget(id);
  }

  /**
   * Removes the conversations in which nothing was said for so many days, and the oldest where a folder has too many. One
   * that is open meanwhile is written anew.
   */
  prune(days = Number.POSITIVE_INFINITY, most = MAX_CONVERSATIONS): Promise<void> {
    return this.records.removeOlder(ENDING, days * DAY_MS, most);
  }

  /** The record of an old file is the first line of a new one; only the turn under way moves into a file of its own. */
  private async adoptOldFiles(folder: string): Promise<void> {
    for (const name of await this.records.names(".json")) {
      if (!OLD_CONVERSATION.test(name)) continue;
      const path = join(folder, name);
      const text = await readFile(path, "utf8").catch(() => "");
      const pending = text.includes('"pending":') ? pendingIn(text) : undefined;
      if (pending) await this.turns.begin(pending);
      // One that stays is looked at again at the next start.
      await rename(path, `${path}l`).catch(() => undefined);
    }
  }
}

/** One conversation's file: a record with all of it, and one for each turn since then. */
export class HistoryFile {
  /** How much of the history is in the file. */
  private length = 0;
  private changes = 0;

  constructor(private readonly list: RecordList) {}

  /** What is kept of it; undefined where there is none yet, or one that cannot be read: the conversation begins anew. */
  async load(): Promise<SavedConversation | undefined> {
    const [saved, ...changes] = await this.list.read<SavedConversation & Change>();
    if (!saved?.history) return undefined;
    const { channel, chatId, sessionId, goal, history, answered } = changes.reduce(withChange, saved);
    this.length = history.length;
    this.changes = changes.length;
    return { channel, chatId, sessionId, goal, history, answered };
  }

  /** Adds what came since it was last written; what lies in front of that must be the same. */
  async append(conversation: SavedConversation, answered?: string): Promise<void> {
    const { goal, history } = conversation;
    const change: Change = {
      goal,
      from: this.length,
      add: history.slice(this.length),
      ...(answered !== undefined && { answered }),
    };
    // Now and then it is written whole, so that a conversation of which nothing is kept does not grow.
    if (this.changes >= MAX_CHANGES || !(await this.list.append(change))) return this.replace(conversation);
    this.length = history.length;
    this.changes += 1;
  }

  /** Writes all of it. */
  async replace(conversation: SavedConversation): Promise<void> {
    await this.list.replace(conversation);
    this.length = conversation.history.length;
    this.changes = 0;
  }

  async remove(): Promise<void> {
    await this.list.remove();
  }

  /** Whether nobody else has gone on with it. */
  isCurrent(): Promise<boolean> {
    return this.list.isCurrent();
  }
}

/** The same list with one more; the oldest are forgotten. */
export const withAnswered = (answered: readonly string[], id: string): string[] => [
  ...answered.slice(-MAX_ANSWERED),
  id,
];

// By place: a change that was written twice, as after a failed sync, adds once.
const withChange = <Saved extends SavedConversation>(saved: Saved, { goal, from, add, answered }: Change): Saved => ({
  ...saved,
  goal,
  history: [...saved.history.slice(0, from), ...add],
  ...(answered !== undefined && { answered: withAnswered(saved.answered, answered) }),
});

function pendingIn(text: string) {
  const saved = parseJson(text) as (SavedConversation & { pending?: PendingTurn }) | undefined;
  return saved?.pending && { ...saved.pending, channel: saved.channel, chatId: saved.chatId };
}

function inHistory({ heard = UNHEARD, calls = [] }: PendingTurn): ModelMessage[] {
  const done = calls.length === 0 ? "" : `; I had called: ${calls.join(", ")}`;
  return [
    { role: "user", content: heard },
    { role: "assistant", content: `[${STOPPED}${done}.]` },
  ];
}
