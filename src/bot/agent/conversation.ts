import { randomUUID } from "node:crypto";
import type { LanguageModelV3 } from "@ai-sdk/provider";
import { type ModelMessage, type ToolSet, tool } from "ai";
import { z } from "zod";
import { type HookSession, hookedModel } from "../../ai-sdk/index.js";
import { fireIn, hookContext } from "../../host.js";
import type { HookFirer } from "../../index.js";
import { RecordsChangedError } from "../../lib/files/records.js";
import { textsFor } from "../words/index.js";
import { compact } from "./compaction.js";
import { isDemo } from "./demo-model.js";
import { COMPACT_TOOL } from "./demo-script.js";
import { noting } from "./evidence.js";
import { Goal } from "./goal.js";
import { type HistoryFile, type HistoryFiles, type SavedConversation, withAnswered } from "./history-files.js";
import { type ReplyStream, runTurn } from "./turn.js";
import { beginningOf, type PendingTurn, stoppedName } from "./turn-files.js";

/** Where and with whom the agent speaks. */
export type Chat = {
  channel: string;
  chatId: string;
  chatType?: "private" | "group";
  senderId?: string;
  locale?: string;
  onNote?: (note: string) => void;
};

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

export type ConversationParts = {
  hooks: HookFirer;
  model: LanguageModelV3;
  system(chat: Chat): Promise<string>;
  /** The tools of one chat: what they push or publish belongs to it. */
  tools(chat: Chat): ToolSet;
  published?: () => Promise<readonly unknown[]>;
  /** A history longer than this is shortened. */
  mostTokens?: number;
};

/** Which session each chat is in, for whoever else speaks there. */
export type Sessions = Map<string, string>;

type Shared = ConversationParts & { files: HistoryFiles; sessions: Sessions; abortSignal: AbortSignal };

const MAX_TOKENS = 60_000;
const MAIN_AGENT = "main";

/** What the agent and one chat have said to each other, and what it is after. */
export class Conversation {
  readonly session: HookSession;
  /** Why a hook did not let the session begin. */
  refused: string | undefined;
  private goal: Goal;
  private history: ModelMessage[];
  private answered: string[];
  /** Context that hooks gave at the start of the session. */
  private context = "";
  /** Asked for, whatever its length. */
  private isToShorten = false;
  private readonly startedAt = Date.now();
  private steps = 0;
  /** Nothing of it is written down yet. */
  private isNew: boolean;

  private constructor(
    private readonly shared: Shared,
    private readonly file: HistoryFile,
    chat: Chat,
    saved: SavedConversation | undefined,
  ) {
    this.session = sessionOf(chat, saved?.sessionId ?? randomUUID());
    this.goal = new Goal(saved?.goal ?? "", true);
    this.history = saved?.history ?? [];
    this.answered = saved?.answered ?? [];
    this.isNew = saved === undefined;
  }

  /** Goes on with what is kept of a chat, or begins anew; the hooks may refuse. */
  static async begin(shared: Shared, chat: Chat, previous_status?: string): Promise<Conversation> {
    const file = shared.files.fileOf(chat.channel, chat.chatId);
    const saved = await file.load();
    const made = new Conversation(shared, file, chat, saved);
    shared.sessions.set(chatKeyOf(chat), made.session.sessionId);
    const status = saved ? "resumed" : "new";
    const begun = { status, model: shared.model.modelId, ...(previous_status !== undefined && { previous_status }) };
    const { context, verdict, reason = "" } = await fireIn(shared.hooks, made.session, "on_session_start", begun);
    made.context = hookContext(context);
    if (verdict === "block") made.refused = reason;
    return made;
  }

  /** Takes in what was said on another machine; answers false where the session was ended there. */
  async refresh(): Promise<boolean> {
    if (await this.file.isCurrent()) return true;
    const saved = await this.file.load();
    if (saved?.sessionId !== this.session.sessionId) return false;
    if (saved.goal !== (this.goal.isSet ? this.goal.text : "")) this.goal = new Goal(saved.goal, true);
    this.history = saved.history;
    this.answered = saved.answered;
    return true;
  }

  /** Answers a message; undefined when it was answered before. */
  async respond(chat: Chat, message: Message, turn: PendingTurn): Promise<string | undefined> {
    const { files, abortSignal } = this.shared;
    const { id, keep, onWritten } = message;
    if (id !== undefined && this.answered.includes(id)) {
      // Its machine is silent, and may not have written the reply down: that must not come behind what is answered from here on.
      if (await files.turns.isUnderWay(turn.id))
        await keep?.(textsFor(chat.locale).turnInterrupted(beginningOf(turn)), stoppedName(turn.id));
      await files.turns.forget(turn.id);
      return undefined;
    }
    Object.assign(this.session, sessionOf(chat, this.session.sessionId));
    // Whatever becomes of its first turn, the next process goes on with the same session.
    if (this.isNew) await this.file.replace(this.saved(chat));
    this.isNew = false;
    if (id !== undefined) this.answered = withAnswered(this.answered, id);
    const isOurs = await files.turns.begin({ ...turn, channel: chat.channel, chatId: chat.chatId });
    onWritten?.();
    if (!isOurs) return undefined;
    // Frozen before it began, it finds that others have gone on with the chat, and perhaps answered.
    if (!(await this.file.isCurrent())) throw new RecordsChangedError("changed");
    const reply = await this.run(chat, message, turn.id);
    // It stays written down as it was: the next process tells of it.
    if (abortSignal.aborted) return reply;
    // What was done is known before anybody can read of it.
    await this.file.append(this.saved(chat), id);
    await keep?.(reply, turn.id);
    await files.turns.forget(turn.id);
    return reply;
  }

  /** Says to the hooks that it is over, and what there was of it in this process. */
  async end(status: string): Promise<void> {
    const duration_seconds = Math.round((Date.now() - this.startedAt) / 1_000);
    const facts = { status, duration_seconds, total_steps: this.steps };
    await fireIn(this.shared.hooks, this.session, "on_session_end", facts);
  }

  async setGoal(chat: Chat, text: string): Promise<void> {
    this.goal = new Goal(text, true);
    await this.file.append(this.saved(chat));
  }

  /** Shortens the history where it is too long, or somebody has asked for that. */
  async shorten(chat: Chat): Promise<void> {
    const { hooks, model, mostTokens = MAX_TOKENS } = this.shared;
    const { session, history, isToShorten: isWanted } = this;
    this.isToShorten = false;
    const parts = { hooks, session, model: hookedModel(model, hooks, session), mostTokens, isWanted };
    // Too long is better than lost.
    this.history = await compact(history, parts).catch(() => history);
    if (this.history !== history) await this.file.replace(this.saved(chat));
  }

  private async run(chat: Chat, { text, stream }: Message, turnId: string): Promise<string> {
    if (this.refused !== undefined) return textsFor(chat.locale).turnBlocked(this.refused);
    // Each request opens a goal of its own, unless one was set.
    if (this.goal.text === "") this.goal = new Goal(text, false, this.goal.evidence);
    const { hooks, model, system, tools, published, abortSignal } = this.shared;
    const { session, goal, context, history } = this;
    const instructions = await system(chat);
    const before = history.length;
    const { turns } = this.shared.files;
    const noted = noting({ ...tools(chat), ...this.demoTools() }, (call) => turns.note(turnId, { call }));
    const reply = await runTurn(
      {
        hooks,
        model,
        tools: noted,
        abortSignal,
        onStep: () => {
          this.steps += 1;
        },
        onHeard: (heard) => turns.note(turnId, { heard }),
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
    if (goal.isReached) this.goal = new Goal("");
    else if (!goal.isSet) this.goal = new Goal("", false, goal.evidence);
    return reply;
  }

  /** So that with the demo agent, too, every event can be seen. */
  private demoTools(): ToolSet {
    if (!isDemo(this.shared.model)) return {};
    const execute = (): string => {
      this.isToShorten = true;
      return "The conversation is shortened as soon as this reply is out.";
    };
    const description = "Shortens this conversation.";
    return { [COMPACT_TOOL]: tool({ description, inputSchema: z.object({}), execute }) };
  }

  private saved({ channel, chatId }: Chat): SavedConversation {
    return {
      channel,
      chatId,
      sessionId: this.session.sessionId,
      goal: this.goal.isSet ? this.goal.text : "",
      history: this.history,
      answered: this.answered,
    };
  }
}

export const chatKeyOf = ({ channel, chatId }: Chat): string => `${channel} ${chatId}`;

export const sessionOf = ({ channel, chatId, chatType, senderId, onNote }: Chat, sessionId: string): HookSession => ({
  sessionId,
  agentId: MAIN_AGENT,
  channel,
  chatId,
  ...(chatType && { chatType }),
  ...(senderId !== undefined && { senderId }),
  ...(onNote && { onNote }),
});
