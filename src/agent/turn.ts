import type { LanguageModelV3 } from "@ai-sdk/provider";
import { generateText, type ModelMessage, stepCountIs, type ToolSet, tool } from "ai";
import { z } from "zod";
import type { HookFirer } from "../core/firing.js";
import { textsFor } from "../texts/index.js";
import { BlockedByHookError } from "./blocked.js";
import { isCompletionClaim } from "./claim.js";
import type { Goal, Refusal } from "./goal.js";
import { hookedModel } from "./hooked-model.js";
import { hookedTools } from "./hooked-tools.js";
import { fireIn, type HookSession, hookContext } from "./session.js";

export type TurnParts = {
  hooks: HookFirer;
  model: LanguageModelV3;
  tools: ToolSet;
  system: string;
  session: HookSession;
  goal: Goal;
  /** What was said so far; the turn adds to it. */
  history: ModelMessage[];
  /** What is really published. */
  published?: () => Promise<readonly unknown[]>;
  locale?: string;
  abortSignal?: AbortSignal;
};

const MOST_STEPS = 40;
const MOST_STOPS = 3;

/**
 * One turn: a message of the person in, what the person may read out. Every event fires at its real place, and a claim
 * that the work is done is shown to nobody before the gate has let it pass.
 */
export async function runTurn(parts: TurnParts, message: string): Promise<string> {
  try {
    return await new Turn(parts).run(message);
  } catch (error) {
    // The person gets the hook's reason where there is one, and one honest line otherwise.
    if (error instanceof BlockedByHookError) return textsFor(parts.locale).turnBlocked(error.reason);
    const error_message = error instanceof Error ? error.message : String(error);
    const error_type = error instanceof Error ? error.name : "Error";
    await fireIn(parts.hooks, parts.session, "on_turn_error", { error_type, error_message });
    return textsFor(parts.locale).turnFailed(error_message);
  }
}

class Turn {
  private readonly model: LanguageModelV3;
  private readonly tools: ToolSet;
  /** What the accepted claim said, and who would have refused it. */
  private accepted: { summary: string; overruled?: Refusal } | undefined;
  private stops = 0;

  constructor(private readonly parts: TurnParts) {
    const { hooks, session, goal } = parts;
    this.model = hookedModel(parts.model, hooks, session);
    this.tools = hookedTools(
      { ...goal.evidence.watch(parts.tools), complete_goal: this.completeGoal() },
      hooks,
      session,
    );
  }

  async run(message: string): Promise<string> {
    const { hooks, session, history } = this.parts;
    const heard = await fireIn(hooks, session, "on_user_message", { message });
    if (heard.verdict === "block") return textsFor(this.parts.locale).turnBlocked(heard.reason ?? "");
    const said = typeof heard.rewrite?.message === "string" ? heard.rewrite.message : message;
    history.push({
      role: "user",
      content: heard.context.length > 0 ? `${said}\n\n${hookContext(heard.context)}` : said,
    });
    const response = await this.work();
    const ended = await fireIn(hooks, session, "on_response_end", {
      response,
      model: this.parts.model.modelId,
      tokens: this.tokens,
      tool_names: this.parts.goal.evidence.names,
    });
    const shown = typeof ended.rewrite?.response === "string" ? ended.rewrite.response : response;
    const { overruled } = this.accepted ?? {};
    return overruled
      ? `${shown}\n\n${textsFor(this.parts.locale).claimOverruled(overruled.hook ?? "", overruled.reason)}`
      : shown;
  }

  private tokens = 0;

  /** The model and its tools, until there is a reply that may be shown. */
  private async work(): Promise<string> {
    for (;;) {
      const text = await this.ask();
      const goOn = this.accepted ? undefined : await this.objection(text);
      if (goOn === undefined) return text === "" ? (this.accepted?.summary ?? "") : text;
      this.parts.history.push({ role: "user", content: hookContext([goOn]) });
    }
  }

  private async ask(): Promise<string> {
    const { system, history, abortSignal } = this.parts;
    const { text, response, totalUsage } = await generateText({
      model: this.model,
      tools: this.tools,
      system,
      messages: history,
      stopWhen: [stepCountIs(MOST_STEPS), () => this.accepted !== undefined],
      ...(abortSignal && { abortSignal }),
    });
    history.push(...response.messages);
    this.tokens += totalUsage.totalTokens ?? 0;
    return text;
  }

  /** Why the agent has to go on, or undefined when its reply may be shown. */
  private async objection(text: string): Promise<string | undefined> {
    if (isCompletionClaim(text)) {
      const verdict = await this.claim(text, text);
      return verdict.kind === "refused" ? verdict.reason : undefined;
    }
    if (this.stops >= MOST_STOPS) return undefined;
    const { hooks, session, goal } = this.parts;
    const outcome = await fireIn(hooks, session, "on_stop", {
      response: text,
      tool_names: goal.evidence.names,
      stop_hook_active: this.stops > 0,
    });
    if (outcome.verdict !== "block") return undefined;
    this.stops += 1;
    return outcome.reason ?? "";
  }

  private async claim(summary: string, response: string) {
    const { hooks, session, goal, published } = this.parts;
    const verdict = await goal.claim(hooks, session, { summary, response, published: (await published?.()) ?? [] });
    if (verdict.kind === "accepted")
      this.accepted = { summary, ...(verdict.overruled && { overruled: verdict.overruled }) };
    return verdict;
  }

  private completeGoal() {
    return tool({
      description: "Say that what the person asked for is done. Only when it really is.",
      inputSchema: z.object({ summary: z.string().describe("What was done, for the person") }),
      execute: async ({ summary }) => {
        const verdict = await this.claim(summary, "");
        if (verdict.kind === "accepted") return "accepted";
        throw new Error(`Refused by a hook: ${verdict.reason}. Work on; say it again when it is true.`);
      },
    });
  }
}
