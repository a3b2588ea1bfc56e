import { randomUUID } from "node:crypto";
import type { LanguageModelV3 } from "@ai-sdk/provider";
import type { ModelMessage, ToolSet } from "ai";
import type { HookFirer } from "../core/firing.js";
import { compact } from "./compaction.js";
import { Goal } from "./goal.js";
import { HistoryFiles } from "./history-file.js";
import { hookedModel } from "./hooked-model.js";
import { fireIn, type HookSession, hookContext } from "./session.js";
import { runTurn } from "./turn.js";

/** Where and with whom the agent speaks. */
export type Chat = {
  channel: string;
  chatId: string;
  senderId?: string;
  locale?: string;
  onNote?: (note: string) => void;
};

export type ConversationParts = {
  hooks: HookFirer;
  model: LanguageModelV3;
  system: string;
  /** The tools of one chat: what they push or publish belongs to it. */
  tools(chat: Chat): ToolSet;
  published?: () => Promise<readonly unknown[]>;
  /** Where conversations are kept, outside the workspace. */
  folder: string;
  idleMs?: number;
  /** A history longer than this is shortened. */
  mostTokens?: number;
};

type Conversation = {
  session: HookSession;
  goal: Goal;
  history: ModelMessage[];
  /** Context that hooks gave at the start of the session. */
  context: string;
  idle?: NodeJS.Timeout;
};

const IDLE_MS = 60 * 60_000;
const MOST_TOKENS = 60_000;

/** The agent's conversations, one a chat: each goes on after a restart, and ends when asked, when idle, or at shutdown. */
export class Conversations {
  private readonly files: HistoryFiles;
  private readonly open = new Map<string, Promise<Conversation>>();
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(private readonly parts: ConversationParts) {
    this.files = new HistoryFiles(parts.folder);
  }

  /** Answers a message. Messages of one chat wait for each other; those of others do not. */
  respond(chat: Chat, message: string): Promise<string> {
    return this.inTurn(chat, async () => {
      const conversation = await this.conversationOf(chat);
      // Each request opens a goal of its own, unless one was set.
      if (conversation.goal.text === "") conversation.goal = new Goal(message);
      const { hooks, model, system, tools, published, mostTokens = MOST_TOKENS } = this.parts;
      const { session, goal, context } = conversation;
      const reply = await runTurn(
        {
          hooks,
          model,
          tools: tools(chat),
          system: context === "" ? system : `${system}\n\n${context}`,
          session,
          goal,
          history: conversation.history,
          ...(published && { published }),
          ...(chat.locale !== undefined && { locale: chat.locale }),
        },
        message,
      );
      if (goal.isReached || !goal.isSet) conversation.goal = new Goal("");
      const hooked = hookedModel(model, hooks, session);
      conversation.history = await compact(conversation.history, { hooks, session, model: hooked, mostTokens }).catch(
        () => conversation.history, // too long is better than lost
      );
      await this.save(chat, conversation);
      this.endWhenIdle(chat, conversation);
      return reply;
    });
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
      await this.end(chat, "new");
      await this.files.forget(keyOf(chat));
    });
  }

  /** Ends all sessions; they go on at the next start. */
  async close(): Promise<void> {
    await Promise.allSettled(this.turns.values());
    await Promise.all([...this.open.keys()].map((key) => this.endByKey(key, "shutdown")));
  }

  private inTurn<T>(chat: Chat, task: () => Promise<T>): Promise<T> {
    const key = keyOf(chat);
    const turn = (this.turns.get(key) ?? Promise.resolve()).then(task);
    const settled = turn.catch(() => undefined);
    this.turns.set(key, settled);
    void settled.then(() => {
      if (this.turns.get(key) === settled) this.turns.delete(key);
    });
    return turn;
  }

  private conversationOf(chat: Chat): Promise<Conversation> {
    const key = keyOf(chat);
    const known = this.open.get(key) ?? this.begin(chat);
    this.open.set(key, known);
    return known;
  }

  private async begin(chat: Chat): Promise<Conversation> {
    const saved = await this.files.load(keyOf(chat));
    const session: HookSession = {
      sessionId: saved?.sessionId ?? randomUUID(),
      channel: chat.channel,
      chatId: chat.chatId,
      ...(chat.senderId !== undefined && { senderId: chat.senderId }),
      ...(chat.onNote && { onNote: chat.onNote }),
    };
    const status = saved ? "resumed" : "new";
    const { context } = await fireIn(this.parts.hooks, session, "on_session_start", { status });
    return {
      session,
      goal: new Goal(saved?.goal ?? "", true),
      history: saved?.history ?? [],
      context: hookContext(context),
    };
  }

  private save(chat: Chat, { session, goal, history }: Conversation): Promise<void> {
    return this.files.save(keyOf(chat), { sessionId: session.sessionId, goal: goal.text, history, lastAt: Date.now() });
  }

  private endWhenIdle(chat: Chat, conversation: Conversation): void {
    clearTimeout(conversation.idle);
    conversation.idle = setTimeout(() => {
      void this.inTurn(chat, () => this.end(chat, "idle"));
    }, this.parts.idleMs ?? IDLE_MS).unref();
  }

  private end(chat: Chat, status: string): Promise<void> {
    return this.endByKey(keyOf(chat), status);
  }

  private async endByKey(key: string, status: string): Promise<void> {
    const conversation = await this.open.get(key);
    this.open.delete(key);
    if (!conversation) return;
    clearTimeout(conversation.idle);
    await fireIn(this.parts.hooks, conversation.session, "on_session_end", { status });
  }
}

const keyOf = ({ channel, chatId }: Chat): string => `${channel} ${chatId}`;
