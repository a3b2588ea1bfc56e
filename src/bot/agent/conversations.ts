import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { LanguageModelV3 } from "@ai-sdk/provider";
import { type ModelMessage, type ToolSet, tool } from "ai";
import { z } from "zod";
import { type HookSession, hookedModel } from "../../ai-sdk/index.js";
import { fireIn, hookContext } from "../../host.js";
import type { HookFirer } from "../../index.js";
import { textsFor } from "../words/index.js";
import { compact } from "./compaction.js";
import { isDemo } from "./demo-model.js";
import { COMPACT_TOOL } from "./demo-script.js";
import { Goal } from "./goal.js";
import { HistoryFiles, type PendingTurn } from "./history-file.js";
import { byChat, emptyConversation, type Interrupted, withoutPending } from "./interrupted.js";
import { noting } from "./noted-calls.js";
import type { ReplyStream } from "./reply-stream.js";
import { type SteadyOptions, steadyModel } from "./steady-model.js";
import { runTurn } from "./turn.js";

/** Where and with whom the agent speaks. */
export type Chat = {
  channel: string;
  chatId: string;
  senderId?: string;
  locale?: string;
  onNote?: (note: string) => void;
};

/** Which session each chat is in, for whoever else speaks there. */
export type Sessions = Map<string, string>;

/** A message of the person, and what becomes of the reply. */
export type Message = {
  text: string;
  /** The platform's id of it: delivered again, it is not answered again. */
  id?: string;
  stream?: ReplyStream;
  /** Writes the reply down before the turn counts as finished: a crash in between neither loses nor doubles it. */
  keep?: (reply: string, turnId: string) => Promise<void>;
  /** From now on a crash does not lose the message: whoever is left without an answer is told so. */
  onWritten?: () => void;
};

export type ConversationParts = SteadyOptions & {
  hooks: HookFirer;
  model: LanguageModelV3;
  system(chat: Chat): Promise<string>;
  /** The tools of one chat: what they push or publish belongs to it. */
  tools(chat: Chat): ToolSet;
  published?: () => Promise<readonly unknown[]>;
  sessions?: Sessions;
  /** Where conversations are kept, outside the workspace. */
  folder: string;
  idleMs?: number;
  /** A history longer than this is shortened. */
  mostTokens?: number;
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

type Conversation = {
  session: HookSession;
  goal: Goal;
  history: ModelMessage[];
  answered: string[];
  /** Context that hooks gave at the start of the session. */
  context: string;
  /** Asked for, whatever its length. */
  /** Why a hook did not let the session begin. */
  refused?: string;
  isToShorten?: boolean;
  idle?: NodeJS.Timeout;
};

const IDLE_MS = 60 * 60_000;
const MAX_TOKENS = 60_000;
const MAX_ANSWERED = 50;
const MAIN_AGENT = "main";
/** Whoever ends a service kills it ten seconds later. */
const GRACE_MS = 5_000;
/** How long a stopped turn may take to notice. */
const STOPPING_MS = 1_000;

/** The agent's conversations, one a chat: each goes on after a restart, and ends when asked, when idle, or at shutdown. */
export class Conversations {
  private readonly files: HistoryFiles;
  private readonly model: LanguageModelV3;
  private readonly open = new Map<string, Promise<Conversation>>();
  private readonly turns = new Map<string, Promise<unknown>>();
  private readonly sessions: Sessions;
  private readonly stop = new AbortController();
  private isClosing = false;

  constructor(private readonly parts: ConversationParts) {
    this.files = new HistoryFiles(parts.folder);
    this.sessions = parts.sessions ?? new Map();
    this.model = steadyModel(parts.model, parts);
  }

  /**
   * Answers a message; undefined when it was answered before. Messages of one chat wait for each other, written down; those
   * of others do not.
   */
  async respond(chat: Chat, message: Message): Promise<string | undefined> {
    if (this.isClosing) throw new ClosingError();
    const { text, id: messageId } = message;
    const { channel, chatId, locale } = chat;
    const turn = {
      ...{ channel, chatId, id: randomUUID(), message: text },
      ...(locale !== undefined && { locale }),
      ...(messageId !== undefined && { messageId }),
    };
    // A full disk is no reason not to answer.
    const waiting =
      this.turns.has(chatKeyOf(chat)) && this.files.saveWaiting(turn).then(message.onWritten, () => undefined);
    return new Promise((resolve, reject) => {
      // The person has the reply while the history is being shortened.
      this.inTurn(chat, async () => {
        await waiting;
        // What has not begun is told at the next start.
        if (this.isClosing) throw new ClosingError();
        await this.take(chat, message, turn, resolve);
      }).catch(reject);
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
    return this.inTurn(chat, async () => {
      const conversation = await this.conversationOf(chat);
      conversation.goal = new Goal(text, true);
      await this.save(chat, conversation);
    });
  }

  /** Ends the chat's session; the next message begins a new one. */
  startAnew(chat: Chat): Promise<void> {
    return this.inTurn(chat, async () => {
      await this.end(chatKeyOf(chat), "new");
      await this.files.forget(chat.channel, chat.chatId);
    });
  }

  /**
   * Hands out what the last process left unanswered, chat by chat; `settle` answers with the turns that have a reply after
   * all. Only when it is done are they forgotten: a crash in between tells them again.
   */
  async settleInterrupted(settle: (interrupted: Interrupted) => Promise<ReadonlySet<string>>): Promise<void> {
    const [pending, waiting] = await Promise.all([this.files.loadInterrupted(), this.files.loadWaiting()]);
    for (const { chat, turns } of byChat(pending, waiting)) {
      const answered = await settle({ chat, turns });
      const saved = (await this.files.load(chat.channel, chat.chatId)) ?? emptyConversation(chat);
      await this.files.save(withoutPending(saved, turns, answered));
      for (const { id } of turns) await this.files.forgetWaiting(id);
    }
  }

  /** Ends all sessions; they go on at the next start. What takes too long is stopped, and told then. */
  async close(): Promise<void> {
    this.isClosing = true;
    const ended = async (): Promise<void> => void (await Promise.allSettled(this.turns.values()));
    await within(this.parts.graceMs ?? GRACE_MS, ended());
    this.stop.abort();
    await within(STOPPING_MS, ended());
    await Promise.all([...this.open.keys()].map((key) => this.end(key, "shutdown")));
  }

  private async take(
    chat: Chat,
    message: Message,
    turn: PendingTurn,
    give: (reply: string | undefined) => void,
  ): Promise<void> {
    const conversation = await this.conversationOf(chat);
    const { answered, session } = conversation;
    const { id, keep, onWritten } = message;
    if (id !== undefined && answered.includes(id)) {
      await this.files.forgetWaiting(turn.id);
      return give(undefined);
    }
    if (id !== undefined) conversation.answered = [...answered.slice(-MAX_ANSWERED), id];
    Object.assign(session, sessionOf(chat, session.sessionId));
    const pending: PendingTurn = { ...turn, calls: [] };
    await this.save(chat, conversation, pending);
    onWritten?.();
    await this.files.forgetWaiting(turn.id);
    const reply = await this.turn(chat, conversation, message, pending);
    // It stays written down as it was: the next process tells of it.
    if (this.stop.signal.aborted) return give(reply);
    if (keep) {
      // What was done is known before anybody can read of it.
      await this.save(chat, conversation, pending);
      await keep(reply, turn.id);
    }
    await this.save(chat, conversation);
    give(reply);
    // A session that was refused has not begun: the next message tries again.
    if (conversation.refused !== undefined) return void this.open.delete(chatKeyOf(chat));
    await this.shorten(chat, conversation);
    this.endWhenIdle(chat, conversation);
  }

  private async turn(
    chat: Chat,
    conversation: Conversation,
    { text, stream }: Message,
    pending: PendingTurn,
  ): Promise<string> {
    if (conversation.refused !== undefined) return textsFor(chat.locale).turnBlocked(conversation.refused);
    // Each request opens a goal of its own, unless one was set.
    if (conversation.goal.text === "") conversation.goal = new Goal(text, false, conversation.goal.evidence);
    const { hooks, system, tools, published } = this.parts;
    const { session, goal, context, history } = conversation;
    const instructions = await system(chat);
    const before = history.length;
    const noteCall = (call: string): Promise<void> => {
      pending.calls?.push(call);
      // As it was before the turn: what came since is in the note of the calls.
      return this.save(chat, { ...conversation, history: history.slice(0, before) }, pending);
    };
    const reply = await runTurn(
      {
        hooks,
        model: this.model,
        tools: noting({ ...tools(chat), ...this.demoTools(conversation) }, noteCall),
        abortSignal: this.stop.signal,
        onHeard: (heard) => {
          pending.heard = heard;
          return this.save(chat, { ...conversation, history: history.slice(0, before) }, pending);
        },
        system: context === "" ? instructions : `${instructions}\n\n${context}`,
        session,
        goal,
        history,
        ...(published && { published }),
        ...(chat.locale !== undefined && { locale: chat.locale }),
        ...(stream && { stream }),
      },
      text,
    );
    // What failed has no reply of the model's: it shall know what the person was told, and some take no two questions in a row.
    if (history.length > before && history.at(-1)?.role !== "assistant")
      history.push({ role: "assistant", content: reply });
    // What was done stays evidence until somebody was told that it is: the next turn may be where that is said.
    if (goal.isReached) conversation.goal = new Goal("");
    else if (!goal.isSet) conversation.goal = new Goal("", false, goal.evidence);
    return reply;
  }

  /** So that with the demo agent, too, every event can be seen. */
  private demoTools(conversation: Conversation): ToolSet {
    if (!isDemo(this.parts.model)) return {};
    const execute = (): string => {
      conversation.isToShorten = true;
      return "The conversation is shortened as soon as this reply is out.";
    };
    const description = "Shortens this conversation.";
    return { [COMPACT_TOOL]: tool({ description, inputSchema: z.object({}), execute }) };
  }

  private async shorten(chat: Chat, conversation: Conversation): Promise<void> {
    const { hooks, mostTokens = MAX_TOKENS } = this.parts;
    const { session, history, isToShorten: isWanted = false } = conversation;
    conversation.isToShorten = false;
    const hooked = hookedModel(this.model, hooks, session);
    // Too long is better than lost.
    const shorter = await compact(history, { hooks, session, model: hooked, mostTokens, isWanted }).catch(
      () => history,
    );
    if (shorter === history) return;
    conversation.history = shorter;
    await this.save(chat, conversation);
  }

  private inTurn<T>(chat: Chat, task: () => Promise<T>): Promise<T> {
    const key = chatKeyOf(chat);
    const turn = (this.turns.get(key) ?? Promise.resolve()).then(task);
    const settled = turn.catch(() => undefined);
    this.turns.set(key, settled);
    void settled.then(() => {
      if (this.turns.get(key) === settled) this.turns.delete(key);
    });
    return turn;
  }

  private conversationOf(chat: Chat): Promise<Conversation> {
    const key = chatKeyOf(chat);
    const known = this.open.get(key) ?? this.begin(chat);
    this.open.set(key, known);
    // One that could not begin is tried again with the next message.
    known.catch(() => this.open.delete(key));
    return known;
  }

  private async begin(chat: Chat): Promise<Conversation> {
    const saved = await this.files.load(chat.channel, chat.chatId);
    const session = sessionOf(chat, saved?.sessionId ?? randomUUID());
    this.sessions.set(chatKeyOf(chat), session.sessionId);
    const status = saved ? "resumed" : "new";
    const { context, verdict, reason = "" } = await fireIn(this.parts.hooks, session, "on_session_start", { status });
    return {
      session,
      ...(verdict === "block" && { refused: reason }),
      goal: new Goal(saved?.goal ?? "", true),
      history: saved?.history ?? [],
      answered: saved?.answered ?? [],
      context: hookContext(context),
    };
  }

  private save(chat: Chat, { session, goal, history, answered }: Conversation, pending?: PendingTurn): Promise<void> {
    return this.files.save({
      channel: chat.channel,
      chatId: chat.chatId,
      sessionId: session.sessionId,
      goal: goal.isSet ? goal.text : "",
      history,
      answered,
      lastAt: Date.now(),
      ...(pending && { pending }),
    });
  }

  private endWhenIdle(chat: Chat, conversation: Conversation): void {
    clearTimeout(conversation.idle);
    conversation.idle = setTimeout(() => {
      void this.inTurn(chat, () => this.end(chatKeyOf(chat), "idle"));
    }, this.parts.idleMs ?? IDLE_MS).unref();
  }

  private async end(key: string, status: string): Promise<void> {
    const conversation = await this.open.get(key);
    this.open.delete(key);
    this.sessions.delete(key);
    if (!conversation) return;
    clearTimeout(conversation.idle);
    await fireIn(this.parts.hooks, conversation.session, "on_session_end", { status });
  }
}

export const chatKeyOf = ({ channel, chatId }: Chat): string => `${channel} ${chatId}`;

const sessionOf = ({ channel, chatId, senderId, onNote }: Chat, sessionId: string): HookSession => ({
  sessionId,
  agentId: MAIN_AGENT,
  channel,
  chatId,
  ...(senderId !== undefined && { senderId }),
  ...(onNote && { onNote }),
});

async function within(ms: number, work: Promise<void>): Promise<void> {
  const end = new AbortController();
  await Promise.race([work, sleep(ms, undefined, { signal: end.signal }).catch(() => undefined)]);
  end.abort();
}
