import type { FireOutcome, HookFirer } from "../../index.js";
import type { Address } from "../delivery/outbox-files.js";
import { textsFor } from "../words/index.js";
import { rewrittenBy } from "./page-channel.js";
import type { Mark } from "./types.js";

export const PAGE: Address = { channel: "web", chatId: "page" };

type Message = {
  id: string;
  text: string;
  locale?: string | undefined;
  markOwn(marks: readonly Mark[]): void;
  /** Shows that a claim of the agent's was refused. */
  tellRefusal(mark: Mark, traces: readonly string[]): void;
};
type Watched = Message & {
  traces: string[];
  stopped?: { hook: string | undefined; reason: string };
  rewroteReply: string[];
};

const MAX_TRACES = 200;
/** The events at which a hook can stop a turn. */
const STOPPING: readonly string[] = ["on_user_message", "pre_llm_call"];

/** Notices what hooks do to the page's messages on their way through the agent, so that the page can show it. */
export class PageMarks {
  private readonly waiting = new Map<string, Watched>();
  private current: Watched | undefined;

  /** The same firer for the agent; what happens to the page's messages is noted on the way. */
  watch(firer: HookFirer): HookFirer {
    return {
      fire: async (event, input, options) => {
        const outcome = await firer.fire(event, input, options);
        if (input?.channel === PAGE.channel && input.chat_id === PAGE.chatId) this.note(event, input, outcome);
        return outcome;
      },
    };
  }

  begin(message: Message): void {
    this.waiting.set(message.id, { ...message, rewroteReply: [], traces: [] });
  }

  /** Answers at which events hooks ran meanwhile. */
  end(id: string): readonly string[] {
    const traces = this.waiting.get(id)?.traces ?? [];
    this.waiting.delete(id);
    if (this.current?.id === id) this.current = undefined;
    return traces;
  }

  /** What is to be seen on a reply; `shown` is what the outbound guard has left of it. */
  onReply(id: string, reply: string, shown: string): readonly Mark[] {
    const { current } = this;
    if (current?.id !== id) return [];
    const rewritten = rewrittenBy(current.rewroteReply);
    const { stopped, locale } = current;
    if (!stopped || reply !== textsFor(locale).turnBlocked(stopped.reason)) return rewritten;
    const { hook, reason } = stopped;
    // A script's words are shown where the guard has let them pass, and nowhere else.
    const mayTell = reason !== "" && shown.includes(reason);
    const marks: Mark[] = [{ kind: "withheld", ...(hook && { hook }), ...(mayTell && { reason }) }];
    current.markOwn(marks);
    return marks;
  }

  private note(event: string, input: object | undefined, outcome: FireOutcome): void {
    // Messages of one chat wait for each other, so from here to the next one everything belongs to this one.
    if (event === "on_user_message")
      this.current = [...this.waiting.values()].find(({ text }) => text === messageIn(input));
    const { current } = this;
    if (!current) return;
    if (outcome.trace !== undefined && current.traces.length < MAX_TRACES) current.traces.push(outcome.trace);
    if (outcome.verdict === "block" && event === "on_completion_claim") {
      const { hook, runs, trace } = outcome;
      // As the log has it: what it shares with the text of the claim is masked there.
      const reason = runs.findLast((run) => run.verdict === "block")?.reason;
      const mark: Mark = {
        kind: "refused",
        ...(hook !== undefined && { hook }),
        ...(reason && /[\p{L}\p{N}]/u.test(reason) && { reason }),
      };
      current.tellRefusal(mark, trace === undefined ? [] : [trace]);
    }
    if (outcome.verdict === "block" && STOPPING.includes(event))
      current.stopped = { hook: outcome.hook, reason: outcome.reason ?? "" };
    const by = outcome.runs.filter((run) => run.rewrote && run.mode === undefined).map((run) => run.hook);
    if (by.length === 0) return;
    if (event === "on_user_message") current.markOwn(rewrittenBy(by));
    if (event === "on_response_end") current.rewroteReply = by;
  }
}

const messageIn = (input: { message?: unknown } | undefined): unknown => input?.message;
