import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { LanguageModelV3 } from "@ai-sdk/provider";
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
    sessions?: Sessions;
    idleMs?: number;
    /** How long a turn may go on once the bot is asked to end. */
    graceMs?: number;
  };

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
/** How long a stopped turn may take to notice. */
const STOPPING_MS = 1_000;

/** The agent's conversations, one a chat: each goes on after a restart, and ends when asked, when idle, or at shutdown. */
export class Conversations {
  private readonly files: HistoryFiles;
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
    this.files = new HistoryFiles(parts.folder);
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
    const turn: PendingTurn = {
      id: randomUUID(),
      message: message.text,
      ...(chat.locale !== undefined && { locale: chat.locale }),
      ...(message.id !== undefined && { messageId: message.id }),
    };
    const waiting = { ...turn, channel: chat.channel, chatId: chat.chatId };
    // A full disk is no reason not to answer.
    const written =
      this.turns.isBusy(key) && this.files.turns.saveWaiting(waiting).then(message.onWritten, () => undefined);
    return new Promise((resolve, reject) => {
      const task = async (): Promise<void> => {
        await written;
        // What has not begun is told at the next start.
        if (this.isClosing) throw new ClosingError();
        const conversation = await this.conversationOf(chat);
        resolve(await conversation.respond(chat, message, turn));
        if (this.stop.signal.aborted) return;
        // A session that was refused has not begun: the next message tries again.
        if (conversation.refused !== undefined) return void this.open.delete(key);
        // The person has the reply while the history is being shortened.
        await conversation.shorten(chat);
        this.endWhenIdle(chat);
      };
      this.turns.run(key, task).catch(reject);
    });
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
      await this.files.fileOf(chat.channel, chat.chatId).remove();
    });
  }

  /**
   * Hands out what the last process left unanswered, chat by chat; `settle` answers with the turns that have a reply after
   * all. Only when it is done are they forgotten: a crash in between tells them again.
   */
  async settleInterrupted(settle: (interrupted: Interrupted) => Promise<ReadonlySet<string>>): Promise<void> {
    for (const interrupted of await this.files.loadInterrupted())
      await this.files.settle(interrupted, await settle(interrupted));
  }

  /** Forgets the chats in which nothing was said for so many days, and the oldest of very many, now and once a day. */
  prune(days?: number): void {
    // What cannot be removed now is tried again.
    const prune = (): void => void this.files.prune(days).catch(() => undefined);
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
  }

  private conversationOf(chat: Chat): Promise<Conversation> {
    const key = chatKeyOf(chat);
    const { parts, files, model, sessions } = this;
    const shared = { ...parts, files, model, sessions, abortSignal: this.stop.signal };
    const previous = this.anew.has(key) ? "new" : undefined;
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
