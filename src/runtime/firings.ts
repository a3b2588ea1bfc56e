import type { ForeignWords } from "../core/control.js";
import { createEngine } from "../core/engine.js";
import type { Blocked, DispatchOptions, Engine, EngineParts, EngineWords, Question } from "../core/engine-parts.js";
import type { EventInput, EventName } from "../core/event.js";
import { NEVER_OPEN } from "../core/fault.js";
import type { FireOptions, FireOutcome, HookFirer, HookRun, UnfitRewrite } from "../core/firing.js";
import type { AskEnding } from "../core/question.js";
import { withReadings } from "../core/readings.js";
import { escapeLine } from "../lib/clean-text.js";
import type { FiringLog } from "../store/log/firing-log.js";
import type { FiringSums } from "../store/log/firing-sums.js";
import type { SessionTranscripts } from "../store/log/session-transcripts.js";
import { makeRunToken, readRunToken } from "../store/state/run-token.js";
import { type Texts, textsFor } from "../texts/index.js";
import type { ActiveState } from "./active-state.js";
import type { AskQueue } from "./ask-queue.js";
import type { HookActivity } from "./hook-activity.js";
import { callSafely } from "./listeners.js";
import type { LiveList } from "./live-list.js";
import type { Notices } from "./notices.js";
import type { Recorder } from "./recorder.js";
import { rewriteNote } from "./rewrite-note.js";
import { RunNotes } from "./run-notes.js";
import type { SessionUsage } from "./session-usage.js";
import type { SlowRuns } from "./slow-runs.js";
import { Traces } from "./traces.js";

const MAX_PLACE = 120;
/** Longer than any turn may go on. */
const MAX_TURN_MS = 24 * 60 * 60_000;

export type FiringParts = {
  root: string;
  locale: string | undefined;
  activeState: ActiveState;
  activity: HookActivity;
  live: LiveList;
  notices: Notices;
  askQueue: AskQueue;
  log: FiringLog;
  sums: FiringSums;
  transcripts: SessionTranscripts;
  slowRuns: SlowRuns;
  usage: SessionUsage;
  recorder: Recorder;
  key(): Buffer;
};

/** Fires events at the live hooks, and tells whoever listens what each of them said. */
export class Firings {
  /** What an agent or an adapter gets: it can fire, and nothing else. */
  readonly firer: HookFirer;
  readonly traces = new Traces();
  private readonly engine: Engine;
  /** Asks nobody. */
  private readonly withoutAsking: Engine;
  private readonly trial: Engine;
  private readonly listeners = new Set<(run: HookRun) => void>();
  private readonly background = new Set<Promise<unknown>>();

  constructor(private readonly parts: FiringParts) {
    const texts = textsFor(parts.locale);
    const common = { root: parts.root, now: () => performance.now(), words: engineWords(texts) };
    const { live } = parts;
    const usual = { ...common, ...this.liveParts(texts) };
    this.engine = createEngine({
      ...usual,
      ask: (question) => this.ask(question),
      onBlock: (blocked) => this.tellBlock(blocked),
    });
    this.withoutAsking = createEngine(usual);
    this.trial = createEngine({
      ...common,
      liveHooks: (event) => live.approvedAt(event),
      lockdown: () => undefined,
      report: () => {},
    });
    this.firer = Object.freeze({
      fire: (event, input, options) => this.fire(event, input, options),
      // Also what no hook watches is written down for those that read the session.
      isWatched: (event) => this.isWatched(event) || parts.transcripts.isWanted || parts.recorder.isWanted(event),
    } satisfies HookFirer);
  }

  /** Whether anything would happen at an event, or by that hook there. */
  isWatched(event: EventName, hook?: string): boolean {
    const { activeState, live } = this.parts;
    if (activeState.trouble !== undefined) return true;
    return live.at(event)?.some(({ name }) => hook === undefined || name === hook) ?? false;
  }

  /** Fires at every approved hook, also while the switch is off, and leaves no trace in the log. */
  tryOut(event: EventName, payload: Readonly<Record<string, unknown>>): Promise<FireOutcome> {
    return this.trial.fire(event, payload, { mayDrop: true, mayDelayUntil: Number.POSITIVE_INFINITY });
  }

  /** Texts of others inside words of ours, as the outbound hooks leave them; undefined when one holds them back. */
  async checkReplyText({ parts: words, channel, chatId, by }: ForeignWords): Promise<readonly string[] | undefined> {
    const { parts, layout, restore } = withReadings(words);
    const message = { notification: parts.join("\n"), parts, type: "hooks_reply", kind: "note", channel };
    const input = chatId === undefined ? message : { ...message, chat_id: chatId };
    const parentRuns = by === undefined ? [] : [by];
    // A question is made of words, too: to ask about those would never end.
    const { verdict, rewrite } = await this.withoutAsking.fire("on_outbound_message", input, { parentRuns, layout });
    if (verdict === "block") return undefined;
    return Array.isArray(rewrite?.parts) ? restore(rewrite.parts.map(String)) : words;
  }

  /** A message was withheld because a hook's rewrite did not fit: for the log and the owners, not for who reads the chat. */
  tellUnfit({ hook, id, event }: UnfitRewrite): void {
    const reason = textsFor(this.parts.locale).unfitRewrite(hook);
    this.report({ hook, id, event, verdict: "block", ms: 0, reason });
    this.parts.notices.tell({ kind: "unfit-rewrite", key: `unfit ${id}`, hook });
  }

  isRunToken(token: string): boolean {
    return this.parentRunsOf(token).length > 0;
  }

  lengthenRunToken(token: string): string {
    const parentRuns = this.parentRunsOf(token);
    return parentRuns.length === 0 ? token : makeRunToken(this.parts.key(), parentRuns, Date.now() + MAX_TURN_MS);
  }

  listen(listener: (run: HookRun) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Resolves when no hook runs in the background any more. */
  async idle(): Promise<void> {
    while (this.background.size > 0) await Promise.allSettled(this.background);
  }

  private parentRunsOf(token: unknown): readonly string[] {
    return typeof token === "string" ? readRunToken(this.parts.key(), token, Date.now()) : [];
  }

  private fire(event: EventName, given?: EventInput, options?: FireOptions): Promise<FireOutcome> {
    const { activity, recorder } = this.parts;
    activity.note(event, given);
    const input = this.withTotals(event, given);
    const fired = this.dispatch(event, input, options && this.dispatchOptions(options));
    return recorder.isWanted(event) ? this.recorded(event, input, fired) : fired;
  }

  private dispatch(event: EventName, input?: EventInput, run?: DispatchOptions): Promise<FireOutcome> {
    if (event === "on_network_request") return this.fireNetwork(input, run);
    return this.parts.transcripts.isWanted ? this.fireNoted(event, input, run) : this.engine.fire(event, input, run);
  }

  private async recorded(event: EventName, input: EventInput | undefined, fired: Promise<FireOutcome>) {
    const outcome = await fired;
    if (this.parts.recorder.note(event, input, outcome)) this.traces.offerAgain(outcome.trace);
    return outcome;
  }

  /** Where the shell went is in the log, also when no hook was asked. */
  private async fireNetwork(input?: EventInput, run?: DispatchOptions): Promise<FireOutcome> {
    const outcome = await this.engine.fire("on_network_request", input, run);
    const hook = escapeLine(`bash → ${input?.host}:${input?.port}`.slice(0, MAX_PLACE));
    this.report({ hook, id: "", event: "on_network_request", verdict: outcome.verdict, ms: 0 });
    return outcome;
  }

  private dispatchOptions({ runToken, ...holding }: FireOptions): DispatchOptions {
    return { ...holding, parentRuns: this.parentRunsOf(runToken) };
  }

  private withTotals(event: EventName, input: EventInput | undefined): EventInput | undefined {
    const { usage, askQueue, live } = this.parts;
    if (event === "post_llm_call" && input) usage.add(input);
    if (event === "on_user_message" && input?.session_id) {
      askQueue.endTurn(input.session_id);
      usage.beginTurn(input.session_id);
    }
    const totals = live.at(event) && usage.of(input?.session_id);
    const ofTurn = totals && event === "on_response_end" ? usage.ofTurn(input?.session_id) : {};
    return totals ? { ...totals, ...ofTurn, ...input } : input;
  }

  /** A message that is turned away was never part of the session; everything else is written down before scripts look. */
  private async fireNoted(event: EventName, input?: EventInput, run?: DispatchOptions): Promise<FireOutcome> {
    const { transcripts } = this.parts;
    if (event !== "on_user_message") transcripts.note(event, input);
    const outcome = await this.engine.fire(event, input, run);
    if (event === "on_user_message" && outcome.verdict !== "block")
      transcripts.note(event, { ...input, ...outcome.rewrite });
    return outcome;
  }

  /** Fires `on_block`, for whoever forwards or counts blocks. Nobody waits for it, and its answer changes nothing. */
  private tellBlock({ hook, payload, parentRuns, reason }: Blocked): void {
    const watchers = this.parts.live.at("on_block");
    // What a watcher of blocks has set off itself is none to tell of: that would never end.
    if (!watchers || watchers.some(({ id }) => parentRuns.includes(id))) return;
    const { event: blocked_event, session_id, agent_id, channel, chat_id, sender_id } = payload;
    const where = { session_id, agent_id, channel, chat_id, sender_id } as EventInput;
    this.parts.activity.note("on_block", where);
    const tell = async (): Promise<unknown> =>
      this.engine.fire("on_block", { ...where, hook, blocked_event, reason: await reason() }, { parentRuns });
    this.follow(tell());
  }

  private report(run: HookRun): void {
    const { log, sums, activity } = this.parts;
    const logged = Object.assign({}, run, { at: Date.now(), fired: activity.fired });
    log.add(logged);
    sums.add(logged);
    for (const listener of this.listeners) callSafely(() => listener(run));
  }

  /** What passes because an owner has allowed the very same for a while passes in sight. */
  private async ask(question: Question): Promise<AskEnding> {
    const ending = await this.parts.askQueue.ask(question);
    const { id, name, event } = question.hook;
    if (ending.grant !== undefined)
      this.report({ hook: name, id, event, verdict: "continue", ms: 0, grant: ending.grant });
    return ending;
  }

  private follow(run: Promise<unknown>): void {
    this.background.add(run);
    void run.finally(() => this.background.delete(run));
  }

  private liveParts(texts: Texts): Omit<EngineParts, "root" | "now" | "words" | "ask"> {
    const { live, activeState, slowRuns, activity } = this.parts;
    const notes = new RunNotes(texts);
    return {
      liveHooks: (event) => live.at(event),
      isWatched: (event) => live.at(event) !== undefined,
      // One whose new version was approved meanwhile goes by the same name, and has still judged.
      isRevoked: ({ name, event }) => !live.approvedAt(event)?.some((each) => each.name === name),
      lockdown: () => activeState.trouble && texts.lockdown(activeState.trouble),
      background: (run) => this.follow(run),
      begin: ({ id, name, event }, { channel, chat_id }) => {
        const leave = activity.begin(id);
        if (!slowRuns.isHeard) return leave;
        const end = slowRuns.begin({
          hook: name,
          event,
          ...(typeof channel === "string" && { channel }),
          ...(typeof chat_id === "string" && { chatId: chat_id }),
        });
        return () => {
          leave();
          end();
        };
      },
      noteOn: (run, payload, blocks) => notes.of(run, payload, blocks),
      noteOnRewrite: (given, final, runs) => rewriteNote(given, final, runs, texts),
      report: (run, first, notes) => this.report(this.traces.note(run, first, notes)),
      onEnd: (outcome, notes) => this.traces.end(outcome, notes),
      onUnfit: (rewrite) => this.tellUnfit(rewrite),
    };
  }
}

const engineWords = (texts: Texts): EngineWords => ({
  failedClosed: (hook, fault) =>
    (NEVER_OPEN.includes(fault.code) ? texts.couldNotJudge : texts.failedClosed)(hook, texts.fault(fault)),
  cannotPutBack: texts.cannotPutBack,
  droppedKeys: (hook, tool, keys) => texts.droppedKeys(hook, escapeLine(tool), escapeLine(keys.join(", "))),
  keepsChanging: texts.keepsChanging,
  withheldResult: texts.withheldResult,
  notAllowed: (hook, reason, { outcome, words }) =>
    words === undefined ? texts.ask.notAllowed[outcome](hook, reason) : texts.ask.deniedWith(hook, reason, words),
  allowed: (hook, { grant }) => (grant === undefined ? texts.ask.allowedCall : texts.ask.allowedForNow)(hook),
});
