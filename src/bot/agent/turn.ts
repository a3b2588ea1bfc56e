import type { LanguageModelV3 } from "@ai-sdk/provider";
import {
  type ModelMessage,
  stepCountIs,
  streamText,
  type TextStreamPart,
  type ToolExecutionOptions,
  type ToolSet,
  tool,
} from "ai";
import { z } from "zod";
import { BlockedByHookError, type HookSession, hookedModel, hookedTools } from "../../ai-sdk/index.js";
import { fireIn, hookContext } from "../../host.js";
import type { HookFirer } from "../../index.js";
import { following } from "../../lib/until-aborted.js";
import { textsFor } from "../words/index.js";
import { hasFinishingWord } from "./finishing-words.js";
import { type Claim, type ClaimedBy, type ClaimVerdict, type Goal, type Refusal, refusalOf } from "./goal.js";
import { CutOffError, describeModelFault } from "./model-fault.js";
import { type Overheard, overheard } from "./overheard.js";
import { subagentTool } from "./subagent.js";

/** Where a reply can be read while it is being made. */
export type ReplyStream = {
  /** Asked before each piece: nothing is shown early that a hook may still have a word on. */
  isAllowed(): boolean;
  /** A piece of what may become the reply. */
  piece(text: string): void;
  /** What was shown so far is not the reply; another one begins. */
  restart(): void;
};

export type TurnParts = {
  hooks: HookFirer;
  model: LanguageModelV3;
  /** None at all: the turn can neither act nor claim; it was made by a hook's script. */
  tools: ToolSet | undefined;
  system: string;
  session: HookSession;
  goal: Goal;
  /** What was said so far; the turn adds to it. */
  history: ModelMessage[];
  /** Is told of each call of the model. */
  onStep?: () => void;
  /** Is told what the hooks made of the message, before any model reads of it. */
  onHeard?: (message: string) => Promise<void>;
  /** What is really published. */
  published?: () => Promise<readonly unknown[]>;
  locale?: string;
  stream?: ReplyStream;
  abortSignal?: AbortSignal;
};

const MAX_STEPS = 40;
const MAX_STOPS = 3;
const NOT_ALONE = "Not taken: call complete_goal alone, when everything else has ended.";
/** What a sub-agent does not get: what is said to the person, and that it is done, is for the agent itself. */
const NOT_FOR_SUBAGENTS = new Set(["push_message"]);

/**
 * One turn: a message of the person in, what the person may read out. Every event fires at its real place, and a claim
 * that the work is done is shown to nobody before the gate has let it pass.
 */
export async function runTurn(parts: TurnParts, message: string): Promise<string> {
  const turn = new Turn(parts);
  try {
    return await turn.run(message);
  } catch (error) {
    // The person gets the hook's reason where there is one, and one honest line otherwise.
    if (error instanceof BlockedByHookError) return textsFor(parts.locale).turnBlocked(error.reason);
    const error_message = error instanceof Error ? error.message : String(error);
    parts.stream?.restart();
    const error_type = error instanceof Error ? error.name : "Error";
    await fireIn(parts.hooks, parts.session, "on_turn_error", { error_type, error_message });
    const { turnEnding, turnFailed, modelFault } = textsFor(parts.locale);
    if (parts.abortSignal?.aborted) return turnEnding;
    const at = { provider: parts.model.provider, hasSpoken: turn.hasSpoken };
    return turnFailed(describeModelFault(error, at, modelFault) ?? error_message);
  }
}

class Turn {
  private readonly model: LanguageModelV3;
  private readonly tools: ToolSet;
  /** What the model says and calls in its present reply. */
  private readonly reply: Omit<Overheard, "model">;
  /** What the accepted claim said, and who would have refused it. */
  private accepted: { words: string; overruled?: Refusal } | undefined;
  private stops = 0;
  private steps = 0;
  private readonly actionsBefore: number;

  constructor(private readonly parts: TurnParts) {
    const { hooks, session } = parts;
    this.actionsBefore = parts.goal.evidence.actions;
    parts.goal.evidence.beginTurn();
    const { model, ...reply } = overheard(parts.model);
    this.reply = reply;
    this.model = hookedModel(model, hooks, session);
    const tools = parts.tools ? hookedTools(this.allTools(parts.tools), hooks, session) : {};
    // Without a prototype: a model may well call a tool named "constructor", and there is none.
    this.tools = Object.assign(Object.create(null), tools) as ToolSet;
  }

  /** Whether the model has said something in its present reply. */
  get hasSpoken(): boolean {
    return this.reply.said() !== "";
  }

  private allTools(given: ToolSet): ToolSet {
    const { hooks, model, system, session, goal } = this.parts;
    const watched = goal.evidence.watch(given);
    const shared = Object.entries(watched).filter(([name]) => !NOT_FOR_SUBAGENTS.has(name));
    const subagent = subagentTool({ hooks, model, tools: Object.fromEntries(shared), system, session });
    return {
      ...watched,
      ...(watched.push_message && { push_message: this.claimingPush(watched.push_message) }),
      ...goal.evidence.watch({ subagent }),
      complete_goal: this.completeGoal(),
    };
  }

  async run(message: string): Promise<string> {
    const { hooks, session, history, onHeard } = this.parts;
    const heard = await fireIn(hooks, session, "on_user_message", { message });
    const { reason = "" } = heard;
    if (heard.verdict === "block") return textsFor(this.parts.locale).turnBlocked(reason);
    const said = typeof heard.rewrite?.message === "string" ? heard.rewrite.message : message;
    await onHeard?.(said);
    history.push({
      role: "user",
      content: heard.context.length > 0 ? `${said}\n\n${hookContext(heard.context)}` : said,
    });
    const response = await this.work();
    const ended = await fireIn(hooks, session, "on_response_end", {
      response,
      model: this.parts.model.modelId,
      tokens: this.tokens,
      tool_names: this.parts.goal.evidence.turnNames,
    });
    const texts = textsFor(this.parts.locale);
    const reply = typeof ended.rewrite?.response === "string" ? ended.rewrite.response : response;
    const shown = reply.trim() === "" ? texts.turnEmpty : reply;
    const { overruled } = this.accepted ?? {};
    return overruled ? `${shown}\n\n${texts.claimOverruled(overruled.hook ?? "", overruled.reason)}` : shown;
  }

  private tokens = 0;

  /** The model and its tools, until there is a reply that may be shown. */
  private async work(): Promise<string> {
    for (;;) {
      const text = await this.ask();
      const goOn = this.accepted ? await this.stop(this.accepted.words) : await this.objection(text);
      // Of a claim, only what the gate has read.
      if (goOn === undefined) return this.accepted?.words ?? text;
      this.parts.history.push({ role: "user", content: hookContext([goOn]) });
    }
  }

  /** One reply of the model, with all the tools it calls on the way. What was done stays in the history, also when it fails. */
  private async ask(): Promise<string> {
    const { system, history, abortSignal } = this.parts;
    let done: readonly ModelMessage[] = [];
    try {
      const result = streamText({
        model: this.model,
        tools: this.tools,
        system,
        messages: history,
        experimental_context: this.parts.session,
        stopWhen: [stepCountIs(MAX_STEPS), () => this.accepted !== undefined],
        onStepFinish: ({ response }) => {
          done = response.messages;
        },
        // Thrown below, where it is part of the turn; the library would print it.
        onError: () => {},
        ...(abortSignal && { abortSignal: following(abortSignal) }),
      });
      for await (const part of result.fullStream) this.follow(part);
      this.tokens += (await result.totalUsage).totalTokens ?? 0;
      return await result.text;
    } catch (error) {
      // No model was to hear it: in the history it would be sent along with the next message.
      if (error instanceof BlockedByHookError && done.length === 0) history.pop();
      throw error;
    } finally {
      history.push(...done);
    }
  }

  private follow(part: TextStreamPart<ToolSet>): void {
    const { stream } = this.parts;
    if (part.type === "error") throw part.error;
    if (part.type === "abort") throw new Error("the bot is ending");
    if (part.type === "start-step") {
      this.steps += 1;
      this.parts.onStep?.();
      stream?.restart();
    }
    // Without a reason to finish, the line was cut: what came so far is no reply.
    if (part.type === "finish-step" && part.rawFinishReason === undefined && part.finishReason === "other")
      throw new CutOffError();
    if (part.type === "text-delta" && stream?.isAllowed()) stream.piece(part.text);
  }

  /** Why the agent has to go on, or undefined when its reply may be shown. */
  private async objection(text: string): Promise<string | undefined> {
    const by = this.claimedBy(text);
    if (by) {
      const verdict = await this.claim({ by, summary: text, response: text });
      if (verdict.kind === "refused") return verdict.reason;
      this.accept(text, verdict);
      // What was done is evidence until the person is told; a goal that was set lasts until the agent calls it reached.
      this.parts.goal.isReached = !this.parts.goal.isSet && hasFinishingWord(text);
    }
    return this.stop(text);
  }

  /** What makes a reply or a push a claim: first what was done, and only then how it sounds. */
  private claimedBy(text: string): ClaimedBy | undefined {
    const { goal } = this.parts;
    if (goal.evidence.actions > this.actionsBefore) return "acted";
    if (goal.isSet) return "goal";
    return hasFinishingWord(text) ? "words" : undefined;
  }

  /** Whether the agent may stop, also with a claim that was believed: "run the tests first" holds for that as well. */
  private async stop(text: string): Promise<string | undefined> {
    if (this.stops >= MAX_STOPS) return undefined;
    const { hooks, session, goal } = this.parts;
    const { verdict, reason = "" } = await fireIn(hooks, session, "on_stop", {
      response: text,
      tool_names: goal.evidence.turnNames,
      goal_tool_names: goal.evidence.names,
      step_count: this.steps,
      stop_hook_active: this.stops > 0,
    });
    if (verdict !== "block") return undefined;
    this.stops += 1;
    this.accepted = undefined;
    goal.isReached = false;
    return reason;
  }

  private async claim(claim: Omit<Claim, "published">): Promise<ClaimVerdict> {
    const { hooks, session, goal, published } = this.parts;
    return goal.claim(hooks, session, { ...claim, published: await published?.() });
  }

  private accept(words: string, { overruled }: { overruled?: Refusal }): void {
    this.accepted = { words, ...(overruled && { overruled }) };
  }

  private completeGoal() {
    return tool({
      description: "Say that what the person asked for is done. Only when it really is.",
      inputSchema: z.object({ summary: z.string().describe("What was done, for the person") }),
      execute: async ({ summary }) => {
        // What is done beside it is not done yet, and four claims at once would be the gate's whole patience.
        if ((await this.reply.calls()) > 1 || this.parts.goal.evidence.isIncomplete) throw new Error(NOT_ALONE);
        const response = this.reply.said();
        const verdict = await this.claim({ by: "complete_goal", summary, response });
        if (verdict.kind === "refused") throw new Error(refusalOf(verdict.reason));
        this.accept(response || summary, verdict);
        this.parts.goal.isReached = true;
        return "accepted";
      },
    });
  }

  /** A push is read by the person like a reply: what makes that a claim makes this one. It does not end the turn. */
  private claimingPush(push: ToolSet[string]): ToolSet[string] {
    const { execute } = push;
    const run = async (input: { text: string }, options: ToolExecutionOptions): Promise<unknown> => {
      const { text } = input;
      const by = this.claimedBy(text);
      const { hooks, session, goal, published } = this.parts;
      const claim = by && { by, summary: text, response: text, published: await published?.() };
      const refusal = claim && (await goal.check(hooks, session, claim));
      if (refusal) throw new Error(refusalOf(refusal.reason));
      return execute?.(input, options);
    };
    return { ...push, execute: run } as ToolSet[string];
  }
}
