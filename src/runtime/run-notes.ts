import type { HookRun } from "../core/firing.js";
import type { Payload } from "../core/payload.js";
import { nearest } from "../lib/nearest.js";
import { RecentMap } from "../lib/recent-map.js";
import type { Texts } from "../texts/index.js";

/** What shells, `env`, Node and Python say when a program is not there. */
const NOT_FOUND = /: (?:command )?not found|: No such file or directory|\bENOENT\b|is not recognized as/i;
const MAX_KEPT = 2_000;

/** So many good runs in a row make a hook well: one that fails every other time must not be told of each time. */
const GOOD_RUNS = 3;

/** What an answer is made of, and what others call a verdict. */
const ANSWER_WORDS = [
  ...["decision", "block", "deny", "allow", "approve", "action", "verdict", "permission", "permissionDecision"],
  ...["tool_input", "updatedInput", "tool_result", "notification", "parts"],
  ...["context", "additionalContext", "systemMessage", "add_warning"],
];

/** What looks like a verdict or a new text and was none, in an answer that changed nothing. */
const missedFields = ({ ignored = [], verdict, rewrote }: HookRun): readonly string[] =>
  verdict === "continue" && !rewrote
    ? ignored.filter((field) => nearest(field.split(":")[0] ?? "", ANSWER_WORDS) !== undefined)
    : [];

/**
 * What the person hears of hooks that do not check: a guard that fails open would otherwise look healthy to the very
 * person who relies on it. Once per hook and conversation, and once more when it is well.
 */
export class RunNotes {
  /** How many good runs there were since the last bad one. */
  private readonly goodRuns = new RecentMap<string, number>(MAX_KEPT);

  constructor(private readonly texts: Texts) {}

  /** `blocks`: the fault has blocked the action, and the reason for that says it already. */
  of(run: HookRun, { session_id, channel, chat_id }: Payload, blocks: boolean): string | undefined {
    const missed = missedFields(run);
    const trouble = blocks ? undefined : this.troubleOf(run);
    if (blocks || (trouble === undefined && missed.length === 0 && this.goodRuns.size === 0)) return undefined;
    const key = JSON.stringify([run.id, session_id || [channel, chat_id]]);
    if (missed.length > 0 && trouble === undefined) return this.ofMissed(run, missed, `${key} answer`);
    const before = this.goodRuns.get(key);
    if (trouble !== undefined) {
      if (before !== GOOD_RUNS) this.goodRuns.set(key, 0);
      return before === undefined ? trouble : undefined;
    }
    if (before === undefined || before === GOOD_RUNS) return undefined;
    this.goodRuns.set(key, before + 1);
    return before + 1 === GOOD_RUNS ? this.texts.worksAgain(run.hook) : undefined;
  }

  /** Never "works again": a script that misspells its block says nothing while there is nothing to block. */
  private ofMissed({ hook, event }: HookRun, fields: readonly string[], key: string): string | undefined {
    if (this.goodRuns.get(key) !== undefined) return undefined;
    this.goodRuns.set(key, GOOD_RUNS);
    return this.texts.answeredInVain(hook, this.texts.fieldsIgnored(event, fields.join(", ")));
  }

  private troubleOf({ hook, fault, stderr = "" }: HookRun): string | undefined {
    if (fault) return this.texts.gaveNoVerdict(hook, this.texts.fault(fault));
    return NOT_FOUND.test(stderr) ? this.texts.lacksProgram(hook, stderr) : undefined;
  }
}
