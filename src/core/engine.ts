import type { Turns } from "../lib/breathing.js";
import { Masker } from "../lib/mask.js";
import { type Answer, CONTINUE, type Decision, WITHDRAWN } from "./decision.js";
import { askSafely, type DispatchOptions, type Engine, type EngineParts, type Holding } from "./engine-parts.js";
import { canBlock, canWithhold, type EventName, isEventName, isObserveOnly, isToolResult } from "./event.js";
import { type Fault, NEVER_OPEN } from "./fault.js";
import { type FireOutcome, type LiveHook, UnknownEventError } from "./firing.js";
import { type FirstLook, lookFirst, type Wish, wishOf, withoutRepeats } from "./first-look.js";
import { answerOf, describeRun, maskRun, wordsOfEvent } from "./hook-run.js";
import { type Reach, refusalOf } from "./later.js";
import { type MatchTexts, textsToMatch } from "./match-texts.js";
import { aborted, blockWith, endsWith, orAborted, refuseRewrite, strictestFirst, untouched } from "./outcome.js";
import type { Payload } from "./payload.js";
import { applyRewrite, changedFields, noteDropped } from "./rewrite.js";
import { changeUntilStable, hideWithheld, isHeldBack, withheldTexts } from "./withheld.js";

/** Fires events at the live hooks. This is the one place that turns "no verdict" into open or closed. */
export function createEngine(parts: EngineParts): Engine {
  return {
    fire(event, input, options) {
      if (!isEventName(event)) return Promise.reject(new UnknownEventError(String(event)));
      if (options?.signal?.aborted) return Promise.resolve(aborted());
      const locked = parts.lockdown();
      if (locked !== undefined && canBlock(event))
        return Promise.resolve({ ...untouched(), verdict: "block", reason: locked });
      const hooks = parts.liveHooks(event);
      if (hooks === undefined) return Promise.resolve(untouched());
      const look = lookFirst(hooks, event, input ?? {}, parts.root);
      if (look.misses === hooks.length) return Promise.resolve(untouched());
      const outcome = (given = options): Promise<FireOutcome> => new Dispatch(parts, look, given ?? {}).outcome();
      return options?.signal ? orAborted(options.signal, (signal) => outcome({ ...options, signal })) : outcome();
    },
  };
}

type Asking = { hook: LiveHook; reason: string; askers: Set<string> };

/** One event on its way past its hooks. */
class Dispatch {
  private readonly event: EventName;
  private readonly hooks: readonly LiveHook[];
  private readonly parentRuns: readonly string[];
  private readonly holding: Holding & Reach;
  private readonly first: Payload;
  private payload: Payload;
  private texts: MatchTexts;
  /** What hooks said when they were first asked. */
  private readonly wishes: Map<LiveHook, Wish>;
  /** Counts the values the payload has had; `seen` is the one a hook last judged, or whose making it is. */
  private version = 0;
  private readonly seen = new Map<LiveHook, number>();
  /** Hooks whose command has run already, for a neighbour that is the same. */
  private readonly repeated = new Set<LiveHook>();
  private readonly observers: Promise<unknown>[] = [];
  private readonly turns: Turns;
  private readonly masker: Masker;
  private readonly result = untouched();
  private readonly notes = {};
  private question: Asking | undefined;

  constructor(
    private readonly parts: EngineParts,
    { event, hooks, payload, texts, turns, misses, next = false }: FirstLook,
    { parentRuns = [], ...holding }: DispatchOptions,
  ) {
    this.event = event;
    this.hooks = hooks;
    this.parentRuns = parentRuns;
    this.holding = holding;
    this.first = payload;
    this.payload = payload;
    this.texts = texts;
    this.turns = turns;
    this.masker = new Masker(turns);
    this.wishes = new Map(hooks.slice(0, misses + 1).map((hook, at) => [hook, at === misses ? next : false]));
  }

  async outcome(): Promise<FireOutcome> {
    const mine = this.hooks.filter((hook) => !this.parentRuns.includes(hook.id));
    for (const hook of mine.filter((each) => each.async)) this.startInBackground(hook);
    const waited = mine.filter((hook) => !hook.async);
    await (isObserveOnly(this.event) ? this.observeAll(waited) : this.walk(waited));
    if (this.observers.length > 0) await Promise.all(this.observers);
    if (this.result.verdict === "block" && !this.isAborted) await this.finishBlock();
    this.parts.onEnd?.(this.result, this.notes);
    return this.result;
  }

  private get isAborted(): boolean {
    return this.holding.signal?.aborted ?? false;
  }

  private async finishBlock(): Promise<void> {
    const { hook = "", reason = "" } = this.result;
    if (isHeldBack(this.event)) await hideWithheld(this.result, (text) => this.masked(text));
    if (isToolResult(this.event))
      this.result.rewrite = { tool_result: this.parts.words.withheldResult(this.result.reason ?? "") };
    const { first: payload, parentRuns } = this;
    const masked = () => this.masker.mask(reason, wordsOfEvent([payload, this.payload]));
    // What only waits has not been blocked.
    if (this.result.delayUntil === undefined) this.parts.onBlock?.({ hook, payload, parentRuns, reason: masked });
  }

  private startInBackground(hook: LiveHook, { payload } = this): void {
    const run = (async () => (await this.wants(hook)) && this.run(hook, payload, "async"))();
    this.parts.background?.(run);
  }

  private async observeAll(hooks: readonly LiveHook[]): Promise<void> {
    const decisions = await Promise.all(
      (await this.wantedOnce(hooks)).map(
        async (hook) => [hook, this.enforced(hook, await this.consult(hook))] as const,
      ),
    );
    for (const [, decision] of decisions) this.collect(decision);
    const refusal = decisions.find(([, { verdict }]) => verdict === "block");
    if (refusal) blockWith(this.result, refusal[0], refusal[1].reason);
  }

  /** The hooks that want the event; of those that would run the same in parallel, the first. */
  private async wantedOnce(hooks: readonly LiveHook[]): Promise<LiveHook[]> {
    const wishes = await Promise.all(hooks.map((hook) => this.wants(hook)));
    const { first, repeated } = withoutRepeats(hooks.filter((_, at) => wishes[at]));
    for (const hook of repeated) this.repeated.add(hook);
    return first;
  }

  private enforced(hook: LiveHook, decision: Decision): Decision {
    return hook.mode === "observe" ? CONTINUE : decision;
  }

  private async walk(hooks: readonly LiveHook[]): Promise<void> {
    const guards = hooks.filter((hook) => hook.mode === "enforce");
    for (const hook of hooks) {
      if (hook.parallel !== undefined) continue;
      const wanted = this.wants(hook);
      // A turn of the queue for each of many hooks that do not want an event would cost more than asking them.
      if (!(wanted instanceof Promise ? await wanted : wanted)) continue;
      if (hook.mode === "observe") this.observe(hook);
      else if (!this.accept(hook, await this.consult(hook))) return;
    }
    const together = hooks.filter((hook) => hook.parallel !== undefined);
    if (together.length > 0 && !(await this.walkTogether(together))) return;
    if (this.version > 0 && !(await this.passAgain(guards))) return;
    if (this.isAborted || this.result.delayUntil !== undefined) return;
    if (this.question && !(await this.askHuman(this.question))) return;
    this.keepRewrite();
  }

  private observe(hook: LiveHook): void {
    this.observers.push(this.run(hook, this.payload, "observe"));
  }

  /** Those that run side by side all judge the same value, after everybody else. */
  private async walkTogether(hooks: readonly LiveHook[]): Promise<boolean> {
    const wanted = await this.wantedOnce(hooks);
    for (const hook of wanted.filter(({ mode }) => mode === "observe")) this.observe(hook);
    const judged = this.version;
    const guards = wanted.filter(({ mode }) => mode === "enforce");
    const decisions = await Promise.all(guards.map(async (hook) => [hook, await this.consult(hook)] as const));
    return strictestFirst(decisions).every(([hook, decision]) => this.accept(hook, decision, judged));
  }

  /** Takes a decision in; false when it ends the walk. `judged` is the value it was made on. */
  private accept(hook: LiveHook, decision: Decision, judged = this.version): boolean {
    const overtaken = judged !== this.version;
    this.collect(decision);
    if (endsWith(this.result, hook, decision)) return false;
    if (decision.verdict === "ask") this.wantsAnswer(hook, decision.reason);
    if (decision.rewrite) {
      const rewritten = applyRewrite(this.payload, decision.rewrite, this.holding);
      if (!rewritten) return refuseRewrite(this.parts, this.result, hook);
      if (noteDropped(this.parts, this.result, hook, rewritten).changed) this.adopt(rewritten.payload);
    }
    this.seen.set(hook, overtaken ? judged : this.version);
    return true;
  }

  private adopt(payload: Payload): void {
    this.payload = payload;
    this.version += 1;
    this.texts = textsToMatch(payload);
  }

  /** Guards that judged an earlier value judge the final one too, so that no rewriter can smuggle anything past them. */
  private async passAgain(guards: readonly LiveHook[]): Promise<boolean> {
    if (isToolResult(this.event)) return this.changeAgain(guards);
    for (const hook of guards) {
      if (!(await this.isToSeeAgain(hook))) continue;
      const decision = await this.consult(hook);
      const { verdict, reason, notes } = decision;
      if (endsWith(this.result, hook, decision)) {
        this.collect({ ...CONTINUE, notes });
        return false;
      }
      if (verdict === "ask") this.wantsAnswer(hook, reason);
    }
    return true;
  }

  private async isToSeeAgain(hook: LiveHook): Promise<boolean> {
    return this.seen.get(hook) !== this.version && !this.repeated.has(hook) && (await this.wants(hook));
  }

  /** Where nothing can be blocked any more, guards change the final value until each of them leaves it as it is. */
  private async changeAgain(guards: readonly LiveHook[]): Promise<boolean> {
    const restless = await changeUntilStable(guards, async (hook) => {
      if (!(await this.isToSeeAgain(hook))) return "unchanged";
      const before = this.version;
      const { context, notes, ...decision } = await this.consult(hook);
      const said = [...this.result.context, ...this.result.notes];
      const isNew = (text: string): boolean => !said.includes(text);
      const words = { context: context.filter(isNew), notes: notes.filter(isNew) };
      if (!this.accept(hook, { ...decision, ...words })) return "ended";
      return this.version > before ? "changed" : "unchanged";
    });
    if (restless) blockWith(this.result, restless, this.parts.words.keepsChanging(restless.name));
    return this.result.verdict !== "block";
  }

  private wantsAnswer(hook: LiveHook, reason = ""): void {
    this.question ??= { hook, reason, askers: new Set() };
    this.question.askers.add(hook.id);
  }

  private async askHuman({ hook, ...question }: Asking, { words } = this.parts): Promise<boolean> {
    // The chat shows this reason while the message itself is held back.
    const reason = this.event === "on_outbound_message" ? await this.masked(question.reason) : question.reason;
    const about = { hook, reason, askers: [...question.askers].sort(), payload: this.payload };
    const ending = await askSafely(this.parts, { ...about, ...this.holding });
    if (ending.outcome !== "allowed") return blockWith(this.result, hook, words.notAllowed(hook.name, reason, ending));
    if (this.event === "pre_tool_call") this.result.context.push(words.allowed(hook.name, ending));
    return true;
  }

  private collect(decision: Decision): void {
    this.result.context.push(...decision.context);
    this.result.notes.push(...decision.notes);
  }

  private leaveNote(note: string | undefined): void {
    if (note !== undefined) this.result.notes.push(note);
  }

  private masked(text: string): string | Promise<string> {
    return this.masker.mask(text, withheldTexts(this.first, this.payload));
  }

  private keepRewrite(): void {
    const changed = this.payload === this.first ? undefined : changedFields(this.first, this.payload);
    if (!changed) return;
    this.result.rewrite = changed;
    this.leaveNote(this.parts.noteOnRewrite?.(this.first, this.payload, this.result.runs));
  }

  private wants(hook: LiveHook): Wish {
    const known = this.version === 0 ? this.wishes.get(hook) : undefined;
    return known ?? wishOf(hook, this.payload, this.texts, this.turns);
  }

  private async consult(hook: LiveHook): Promise<Decision> {
    const answer = await this.run(hook, this.payload);
    if (answer.kind === "verdict") return answer.decision;
    if (!this.closesOn(hook, answer.fault)) return CONTINUE;
    return { ...CONTINUE, verdict: "block", reason: this.parts.words.failedClosed(hook.name, answer.fault) };
  }

  /** The only place where "no verdict" becomes a decision. */
  private closesOn(hook: LiveHook, { code }: Fault): boolean {
    return hook.mode === "enforce" && canWithhold(this.event) && (hook.failClosed || NEVER_OPEN.includes(code));
  }

  private async run(hook: LiveHook, payload: Payload, mode?: "observe" | "async"): Promise<Answer> {
    if (this.isAborted) return WITHDRAWN;
    const startedAt = this.parts.now();
    const end = mode === "async" ? undefined : this.parts.begin?.(hook, payload);
    const isWanted = (): boolean => !this.isAborted && (this.parts.isWatched?.(this.event) ?? true);
    const signal = mode === "async" ? undefined : this.holding.signal;
    const answer = await answerOf(
      this.texts,
      () => hook.run(payload, [...this.parentRuns, hook.id], { isWanted, signal }),
      (decision) => refusalOf(decision, payload, this.holding),
    );
    this.turns.restart();
    end?.();
    if (answer === WITHDRAWN || this.parts.isRevoked?.(hook)) return WITHDRAWN;
    const ms = Math.round((this.parts.now() - startedAt) * 100) / 100;
    const told = { ms, mode: mode ?? (hook.mode === "observe" ? "observe" : undefined) } as const;
    const run = await maskRun(describeRun(hook, answer, told), [this.first, payload], this.masker);
    // The caller may have its outcome already when a background run ends.
    if (mode !== "async") {
      this.result.runs.push(run);
      const blocks = answer.kind === "no-verdict" && this.closesOn(hook, answer.fault);
      if (blocks) run.closed = true;
      this.leaveNote(this.parts.noteOn?.(run, payload, blocks));
    }
    this.parts.report(run, this.first, this.notes);
    return answer;
  }
}
