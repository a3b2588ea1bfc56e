import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { LanguageModelV3 } from "@ai-sdk/provider";
import type { BotDatabase } from "../../host-database.js";
import { RecordsChangedError } from "../../lib/files/records.js";
import { KeyedQueue } from "../../lib/keyed-queue.js";
import {
  type Chat,
  Conversation,
  type ConversationParts,
  chatKeyOf,
  type Message,
  type Sessions,
  sessionOf,
} from "./conversation.js";
import { Goal } from "./goal.js";
import { HistoryFiles } from "./history-files.js";
import { type SteadyOptions, steadyModel } from "./model.js";
import { runTurn } from "./turn.js";
import type { Interrupted, PendingTurn } from "./turn-files.js";

export type ConversationsParts = ConversationParts &
  SteadyOptions & {
    /** Where conversations are kept, outside the workspace. */
    folder: string;
    /** Where those of platforms are kept instead, for all machines that are this bot. */
    database?: Pick<BotDatabase, "records" | "own" | "alive" | "lease" | "live">;
    leaseTimes?: LeaseTimes;
    sessions?: Sessions;
    idleMs?: number;
    /** How long a turn may go on once the bot is asked to end. */
    graceMs?: number;
  };

type Lease = ReturnType<BotDatabase["lease"]>;
type LeaseTimes = Parameters<BotDatabase["lease"]>[1];
type Settle = (interrupted: Interrupted) => Promise<ReadonlySet<string>>;

/** The bot is about to end, and begins nothing new. */
export class ClosingError extends Error {
  override name = "ClosingError";
  constructor() {
    super("the bot is ending");
  }
}

const IDLE_MS = 60 * 60_000;
/** Whoever ends a service kills it ten seconds later. */
const GRACE_MS = 5_000;
const DAY_MS = 86_400_000;
/** What is said at this machine stays there. */
export const LOCAL: readonly string[] = ["cli", "web", "api"];
/** How long a stopped turn may take to notice. */
const STOPPING_MS = 1_000;

/** The agent's conversations, one a chat: each goes on after a restart, and ends when asked, when idle, or at shutdown. */
export class Conversations {
  private readonly files: HistoryFiles;
  private readonly shared: HistoryFiles | undefined;
  /** Says that this process is there, to the others that share the conversations. */
  private readonly life: Lease | undefined;
  private sweeper: Lease | undefined;
  private readonly model: LanguageModelV3;
  private readonly open = new Map<string, Promise<Conversation>>();
  private readonly turns = new KeyedQueue();
  private readonly sessions: Sessions;
  /** Chats in which somebody has begun anew, until the next message. */
  private readonly anew = new Set<string>();
  private readonly idle = new Map<string, NodeJS.Timeout>();
  private readonly stop = new AbortController();
  private isClosing = false;
  private pruning: NodeJS.Timeout | undefined;

  constructor(private readonly parts: ConversationsParts) {
    const { database, folder, leaseTimes } = parts;
    this.files = new HistoryFiles(folder);
    this.life = database?.live(leaseTimes).keep(() => {});
    this.shared =
      database && new HistoryFiles({ records: database.records("conversations", this.stop.signal), lives: database });
    this.model = steadyModel(parts.model, parts);
    this.sessions = parts.sessions ?? new Map();
  }

  /**
   * Answers a message; undefined when it was answered before. Messages of one chat wait for each other, written down; those
   * of others do not.
   */
  async respond(chat: Chat, message: Message): Promise<string | undefined> {
    if (this.isClosing) throw new ClosingError();
    const key = chatKeyOf(chat);
    const files = this.filesFor(chat);
    const turn: PendingTurn = {
      id: files.turns.idFor(chat, message.id),
      message: message.text,
      ...(chat.locale !== undefined && { locale: chat.locale }),
      ...(message.id !== undefined && { messageId: message.id }),
    };
    const waiting = { ...turn, channel: chat.channel, chatId: chat.chatId };
    // A full disk is no reason not to answer.
    const written = this.turns.isBusy(key) && files.turns.saveWaiting(waiting).then(message.onWritten, () => undefined);
    return new Promise((resolve, reject) => {
      const again = (): void => resolve(this.respond(chat, message));
      const task = async (): Promise<void> => {
        await written;
        // What has not begun is told at the next start.
        if (this.isClosing) throw new ClosingError();
        const conversation = await this.conversationOf(chat);
        await this.life?.untilHeld(this.stop.signal);
        resolve(await conversation.respond(chat, message, turn));
        if (this.stop.signal.aborted) return;
        // A session that was refused has not begun: the next message tries again.
        if (conversation.refused !== undefined) return void this.open.delete(key);
        // The person has the reply while the history is being shortened.
        await conversation.shorten(chat);
        this.endWhenIdle(chat);
      };
      this.turns.run(key, task).catch((error: unknown) => this.giveUp(chat, turn, error).then(again, reject));
    });
  }

  /** What is told at the next start, or by another machine, is not told here. Resolves where it can begin once more. */
  private async giveUp(chat: Chat, { id }: PendingTurn, error: unknown): Promise<void> {
    if (this.stop.signal.aborted) throw new ClosingError();
    if (!(error instanceof RecordsChangedError)) throw error;
    this.open.delete(chatKeyOf(chat));
    const { turns } = this.filesFor(chat);
    // Where that fails, too, somebody has told of it already.
    if (await turns.leave(id).catch(() => true)) throw new ClosingError();
    if (error.how === "older") await turns.forgetWaiting(id).then(() => Promise.reject(error));
  }

  /** A turn made by a hook's script: nothing is remembered of it, and it can do nothing but answer. */
  async respondOnce(chat: Chat & { runToken: string }, message: string): Promise<string> {
    const { hooks, system } = this.parts;
    return runTurn(
      {
        hooks,
        model: this.model,
        abortSignal: this.stop.signal,
        tools: undefined,
        system: await system(chat),
        session: { ...sessionOf(chat, randomUUID()), runToken: chat.runToken },
        goal: new Goal(message),
        history: [],
        ...(chat.locale !== undefined && { locale: chat.locale }),
      },
      message,
    );
  }

  /** Sets what the next turns are measured by. */
  setGoal(chat: Chat, text: string): Promise<void> {
    return this.turns.run(chatKeyOf(chat), async () => (await this.conversationOf(chat)).setGoal(chat, text));
  }

  /** Ends the chat's session; the next message begins a new one. */
  startAnew(chat: Chat): Promise<void> {
    return this.turns.run(chatKeyOf(chat), async () => {
      await this.end(chatKeyOf(chat), "new");
      this.anew.add(chatKeyOf(chat));
      await this.filesFor(chat).fileOf(chat.channel, chat.chatId).remove();
    });
  }

  /**
   * Hands out what the last process left unanswered, chat by chat; `settle` answers with the turns that have a reply after
   * all. Only when it is done are they forgotten: a crash in between tells them again. Of machines that share a database,
   * one does that for all, as long as it runs.
   */
  async settleInterrupted(settle: Settle, onSettled: () => void = () => {}): Promise<void> {
    await this.settleIn(this.files, settle);
    onSettled();
    const { shared } = this;
    const { database, leaseTimes } = this.parts;
    if (!shared || !database) return;
    const sweeper = database.lease("interrupted", leaseTimes);
    this.sweeper = sweeper.keep(async () => {
      // What could not be told now is told later.
      if (sweeper.isSteady) await this.settleIn(shared, settle).then(onSettled, () => undefined);
    });
  }

  private async settleIn(files: HistoryFiles, settle: Settle): Promise<void> {
    for (const interrupted of await files.loadInterrupted())
      await this.turns.run(chatKeyOf(interrupted.chat), async () => {
        await files.settle(interrupted, await settle(interrupted));
      });
  }

  /** Forgets the chats in which nothing was said for so many days, and the oldest of very many, now and once a day. */
  prune(days?: number): void {
    // What cannot be removed now is tried again.
    const prune = (): void => {
      for (const files of [this.files, this.shared]) void files?.prune(days).catch(() => undefined);
    };
    clearInterval(this.pruning);
    this.pruning = setInterval(prune, DAY_MS).unref();
    prune();
  }

  /** Ends all sessions; they go on at the next start. What takes too long is stopped, and told then. */
  async close(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.pruning);
    await within(this.parts.graceMs ?? GRACE_MS, this.turns.settled());
    this.stop.abort();
    await within(STOPPING_MS, this.turns.settled());
    await Promise.all([...this.open.keys()].map((key) => this.end(key, "shutdown")));
    // Only now: what this process has begun is told by another from here on.
    await Promise.all([this.life?.release(), this.sweeper?.release()]);
  }

  private filesFor({ channel }: Chat): HistoryFiles {
    return LOCAL.includes(channel) ? this.files : (this.shared ?? this.files);
  }

  private async conversationOf(chat: Chat): Promise<Conversation> {
    const key = chatKeyOf(chat);
    const { parts, model, sessions } = this;
    const isOver = (await (await this.open.get(key))?.refresh()) === false;
    if (isOver) await this.end(key, "new");
    const shared = { ...parts, files: this.filesFor(chat), model, sessions, abortSignal: this.stop.signal };
    const previous = isOver || this.anew.has(key) ? "new" : undefined;
    const known = this.open.get(key) ?? Conversation.begin(shared, chat, previous);
    this.open.set(key, known);
    this.anew.delete(key);
    // One that could not begin is tried again with the next message.
    known.catch(() => this.open.delete(key));
    return known;
  }

  private endWhenIdle(chat: Chat): void {
    const key = chatKeyOf(chat);
    clearTimeout(this.idle.get(key));
    const timer = setTimeout(() => {
      void this.turns.run(key, () => this.end(key, "idle"));
    }, this.parts.idleMs ?? IDLE_MS);
    this.idle.set(key, timer.unref());
  }

  private async end(key: string, status: string): Promise<void> {
    const conversation = await this.open.get(key);
    this.open.delete(key);
    this.sessions.delete(key);
    clearTimeout(this.idle.get(key));
    this.idle.delete(key);
    await conversation?.end(status);
  }
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  const end = new AbortController();
  await Promise.race([work, sleep(ms, undefined, { signal: end.signal }).catch(() => undefined)]);
  end.abort();
}
