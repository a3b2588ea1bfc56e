import type { HookSession } from "../../ai-sdk/index.js";
import { fireIn } from "../../host.js";
import type { HookFirer } from "../../index.js";
import { Evidence } from "./evidence.js";

const MAX_REFUSALS = 3;

/** What made it a claim: the tool for it, what was done in the turn, a goal that the person has set, or its words alone. */
export type ClaimedBy = "complete_goal" | "acted" | "goal" | "words";
export type Claim = { by: ClaimedBy; summary: string; response: string; published: readonly unknown[] | undefined };

export type Refusal = { reason: string; hook: string | undefined };
/** `overruled` when it was refused so often that it is let pass, with a line that says so. */
export type ClaimVerdict = { kind: "accepted"; overruled?: Refusal } | ({ kind: "refused" } & Refusal);

/** What the person asked for, and the gate that stands before anybody says that it is done. */
export class Goal {
  private attempts = 0;
  private refusals = 0;

  /** It was said to be reached, and that has passed the gate. */
  isReached = false;

  constructor(
    readonly text: string,
    /** Set by the person to last over several turns. */
    readonly isSet = false,
    /** What was done for it, and for earlier ones that nobody has said to be reached. */
    readonly evidence = new Evidence(),
  ) {}

  /** Lets the hooks judge a claim. A claim that was refused three times goes through, marked: nobody can be kept for ever. */
  async claim(hooks: HookFirer, session: HookSession, claim: Claim): Promise<ClaimVerdict> {
    const refusal = await this.check(hooks, session, claim);
    if (refusal && this.refusals < MAX_REFUSALS) {
      this.refusals += 1;
      return { kind: "refused", ...refusal };
    }
    return refusal ? { kind: "accepted", overruled: refusal } : { kind: "accepted" };
  }

  /** The same for what need not go through, such as a push: it uses up nobody's patience. Undefined when it may pass. */
  async check(
    hooks: HookFirer,
    session: HookSession,
    { by, summary, response, published }: Claim,
  ): Promise<Refusal | undefined> {
    this.attempts += 1;
    const {
      verdict,
      reason = "",
      hook,
    } = await fireIn(hooks, session, "on_completion_claim", {
      claimed_by: by,
      goal: this.text,
      summary,
      response,
      tool_names: this.evidence.turnNames,
      goal_tool_names: this.evidence.names,
      tools: this.evidence.runs,
      ...(this.evidence.leftOut > 0 && { tools_left_out: this.evidence.leftOut }),
      ...(published && { published }),
      attempt: this.attempts,
    });
    return verdict === "block" ? { reason, hook } : undefined;
  }
}

const BEGIN = "Refused by a hook";
const END = ". Work on; say it again when it is true.";

/** What the agent is told when a hook refuses its claim. */
export function refusalOf(reason: string): string {
  // The reason is often a sentence, and must not end twice.
  const words = reason.trim().replace(/[.。]+$/u, "");
  return words === "" ? `${BEGIN}${END}` : `${BEGIN}: ${words}${END}`;
}

/** The reason alone, out of such words; other words stay as they are. */
export function reasonIn(refusal: string): string {
  const inner = refusal.startsWith(BEGIN) ? refusal.slice(BEGIN.length).replace(/^: /, "") : refusal;
  return inner.endsWith(END) ? inner.slice(0, -END.length) : inner;
}
