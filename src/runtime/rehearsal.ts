import { createHash, randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { Match, Trial } from "../core/control.js";
import type { Answer } from "../core/decision.js";
import type { EventName } from "../core/event.js";
import type { ColdReason } from "../core/fault.js";
import { type LiveHook, wantsPayload } from "../core/firing.js";
import type { HookEntry } from "../core/hook.js";
import { textsToMatch } from "../core/match-texts.js";
import { buildPayload } from "../core/payload.js";
import type { Rehearsal } from "../core/rehearsal.js";
import { fittingSample, sampleAbout } from "../core/sample.js";
import { AtMost } from "../lib/at-most.js";
import { copyPath } from "../store/snapshots/copies.js";
import { type BoundExample, earlierExamples, loadExamples } from "../store/snapshots/examples.js";
import type { Approval } from "../store/state/state.js";
import type { OpenTransports } from "../transports/registry.js";
import type { RehearsalSandbox } from "../transports/transport.js";
import { fieldsOf, runExamples } from "./examples.js";
import type { LiveList } from "./live-list.js";
import { notLiveFor, notTriedFor } from "./trial-needs.js";

/** The sandbox for what nobody has approved: it gets no variable that the entry names, and no way to the bot. */
const withoutSecrets = (sandbox: RehearsalSandbox, { env: names }: HookEntry): RehearsalSandbox => ({
  isThere: () => sandbox.isThere(),
  prepare({ env, ...run }) {
    const withheld = ["CHAT_HOOKS_URL", "CHAT_HOOKS_RUN_TOKEN", ...names];
    const handed = Object.entries(env).filter(([name]) => !withheld.includes(name));
    return sandbox.prepare({ ...run, env: Object.fromEntries(handed) });
  },
});

/** What an approval has copied, in a word that stands for the same bytes in the same places. */
const contentsOf = ({ files }: Approval): string =>
  createHash("sha256")
    .update(JSON.stringify(files.map(({ copy, sha256, executable }) => [copy, sha256, executable])))
    .digest("hex");

/** The sandbox for the runs of an approval, which share one copy of its files. */
const sharing = (sandbox: RehearsalSandbox, approval: Approval): RehearsalSandbox => {
  const contents = contentsOf(approval);
  return { isThere: () => sandbox.isThere(), prepare: (run) => sandbox.prepare({ ...run, contents }) };
};

/** A person waits for a try, and the bot goes on beside it. */
const MAX_AT_ONCE = Math.max(2, Math.min(availableParallelism(), 4));
const ALL_TIMEOUT_MS = 120_000;

export type RehearsalParts = {
  live: LiveList;
  transports: OpenTransports;
  root: string;
  env: Readonly<Record<string, string | undefined>>;
  stateFolder: string;
  sandbox?: RehearsalSandbox | undefined;
};

type Colds = Map<string, Promise<ColdReason | undefined>>;

/** How something is tried: `apart` is the same hook in a sandbox, for its examples; `colds` what was found of its like. */
type Try = { inSandbox: boolean; apart?: LiveHook; env?: RehearsalParts["env"]; colds?: Colds };

/** The same program with the same words and files is the same to load, whatever its event. */
function coldOnce(hook: LiveHook, approval: Approval, colds: Colds): Promise<ColdReason | undefined> {
  const { argv, programs, entry } = approval;
  const like = JSON.stringify([
    contentsOf(approval),
    argv,
    programs,
    entry.type,
    entry.env,
    "warm" in entry && entry.warm,
  ]);
  const cold = colds.get(like) ?? hook.coldReason?.(true) ?? Promise.resolve(undefined);
  colds.set(like, cold);
  return cold;
}

/** Tries hooks on a sample that fits them, and on the examples that travel with them. */
export class Rehearsals {
  private readonly slots = new AtMost(MAX_AT_ONCE);

  constructor(private readonly parts: RehearsalParts) {}

  /** Tries all that is approved, some side by side; what has not ended in `afterMs` counts as not tried. */
  async runAll(
    progress?: (begun: number, all: number, hook: string) => void,
    afterMs = ALL_TIMEOUT_MS,
  ): Promise<readonly Rehearsal[]> {
    const hooks = this.parts.live.all();
    const places = new AtMost(MAX_AT_ONCE);
    let begun = 0;
    const isOver = sleep(afterMs, "over" as const, { ref: false });
    const tried = hooks.map(async (hook): Promise<Rehearsal | undefined> => {
      const approval = this.parts.live.approvalOf(hook.id);
      if (!approval) return undefined;
      const { id, name, event } = hook;
      const late: Rehearsal = { id, hook: name, event, ms: 0, inSandbox: false, notTried: { why: "no-time", afterMs } };
      const ended = await places.run(async () => {
        progress?.(begun++, hooks.length, name);
        return Promise.race([this.tryInForce(hook, approval), isOver]);
      });
      return ended === "over" ? late : ended;
    });
    return (await Promise.all(tried)).filter((each) => each !== undefined);
  }

  /**
   * Its sample as the hook runs otherwise, where it belongs: whether it works there is what a doctor is asked. Its examples,
   * which may be of anything, in the sandbox where there is one.
   */
  private async tryInForce(hook: LiveHook, approval: Approval): Promise<Rehearsal> {
    const examples = await this.examplesOf(approval);
    const apart = examples.length > 0 && approval.entry.type !== "http" ? await this.apart(approval) : undefined;
    return this.try(hook, approval, examples, { inSandbox: false, ...(apart && { apart }) });
  }

  /**
   * Tries what is approved, apart from everything; `before` is the version whose examples it has to stand, too. Undefined
   * where nobody has brought a sandbox for it.
   */
  async runApart(approval: Approval, before?: Approval, colds: Colds = new Map()): Promise<Trial | undefined> {
    const hook = await this.apart(approval);
    if (!hook) return undefined;
    const own = await this.examplesOf(approval);
    const earlier = before ? earlierExamples(own, await this.examplesOf(before)) : [];
    const inSandbox = this.parts.transports.of(approval.entry).sandboxed !== undefined;
    const rehearsal = await this.try(hook, approval, [...own, ...earlier], { inSandbox, colds });
    const notLive = notLiveFor(rehearsal, approval.entry);
    return { rehearsal, ...(notLive && { notLive }) };
  }

  /** Tries the entries of one guard side by side. Whether its script can be kept warm is the same for all of them. */
  async runTogether(approvals: readonly Approval[]): Promise<readonly (Trial | undefined)[]> {
    const colds: Colds = new Map();
    // A sandbox that fails says nothing about what was to be tried in it.
    return Promise.all(approvals.map((each) => this.runApart(each, undefined, colds).catch(() => undefined)));
  }

  /** Something is about to be tried: the sandbox can be opened meanwhile. */
  openSoon(): void {
    this.parts.sandbox?.isThere().catch(() => undefined);
  }

  /** The hook as it is tried in the sandbox; what runs nothing on this machine needs none. Undefined where there is none. */
  private async apart(approval: Approval): Promise<LiveHook | undefined> {
    const { sandbox, stateFolder, live, transports } = this.parts;
    const usual = transports.of(approval.entry);
    const isApart = usual.sandboxed !== undefined;
    if (isApart && !(await sandbox?.isThere())) return undefined;
    const folder = copyPath(stateFolder, approval.id);
    const transport = sandbox && isApart ? usual.sandboxed?.(sharing(sandbox, approval), folder) : usual;
    return transport && this.inTurn(await live.makeApart(approval, transport));
  }

  /** Tries what nobody has said yes to: in the sandbox or not at all, with no variable of ours and no token. */
  async runUnapproved(draft: Approval, before: Approval): Promise<Trial | undefined> {
    const { sandbox, stateFolder, live, transports } = this.parts;
    // With a network it could carry out what an agent without a shell can only read.
    if (!sandbox || !(await sandbox.isOffline?.())) return undefined;
    const folder = copyPath(stateFolder, draft.id);
    const apart = withoutSecrets(sharing(sandbox, draft), draft.entry);
    const transport = transports.of(draft.entry).sandboxed?.(apart, folder);
    if (!transport) return undefined;
    // What a key of its own has signed proves nothing to anybody.
    const hook = this.inTurn(await live.makeApart(draft, transport, randomBytes(32)));
    const rehearsal = await this.try(hook, draft, await this.examplesOf(before), { inSandbox: true, env: {} });
    return { rehearsal };
  }

  /**
   * The hook as it is replayed on many events: in a sandbox without a network, with no variable of ours and no token,
   * whoever has approved it. `close` ends what is loaded for it.
   */
  async openReplay(
    approval: Approval,
  ): Promise<{ hook: LiveHook; close(): Promise<void> } | "no-sandbox" | "no-program"> {
    const { sandbox, stateFolder, live, transports } = this.parts;
    const usual = transports.of(approval.entry);
    if (!usual.sandboxed) return "no-program";
    if (!sandbox || !(await sandbox.isOffline?.())) return "no-sandbox";
    const apart = withoutSecrets(sharing(sandbox, approval), approval.entry);
    const folder = copyPath(stateFolder, approval.id);
    const transport = usual.replaying?.(apart, folder) ?? usual.sandboxed(apart, folder);
    const hook = await live.makeReplay(approval, transport, randomBytes(32));
    return { hook, close: async () => usual.replaying && transport.close() };
  }

  /** The same hook, whose tries take turns with those of others. */
  private inTurn({ rehearse, coldReason, ...hook }: LiveHook): LiveHook {
    return {
      ...hook,
      rehearse: (payload) => this.slots.run(() => rehearse(payload)),
      ...(coldReason && { coldReason: (mayRun) => this.slots.run(() => coldReason(mayRun)) }),
    };
  }

  private examplesOf(approval: Approval): Promise<BoundExample[]> {
    const { stateFolder, root, env } = this.parts;
    return loadExamples(approval, { stateFolder, root, ...(env.HOME && { home: env.HOME }) });
  }

  private async try(
    hook: LiveHook,
    approval: Approval,
    examples: readonly BoundExample[],
    { inSandbox, apart, env = this.parts.env, colds = new Map() }: Try,
  ): Promise<Rehearsal> {
    const { entry } = approval;
    const { root } = this.parts;
    const { id, name, event } = hook;
    const rehearsal: Rehearsal = { id, hook: name, event, ms: 0, inSandbox };
    const needs = (isApart: boolean) => (answer: Answer) =>
      isApart || entry.type === "http" ? notTriedFor(answer, approval, env) : undefined;
    const passing = examples.find(({ list }) => list === "must_pass");
    // What must pass says more than a sample.
    if (!passing || apart) await this.trySample(hook, approval, rehearsal, passing);
    const { answer } = rehearsal;
    const notTried = answer && needs(inSandbox)(answer);
    if (notTried) rehearsal.notTried = notTried;
    if (examples.length > 0 && answer?.kind !== "no-verdict") {
      const read = { root, notTriedFor: needs(inSandbox || apart !== undefined) };
      const report = await runExamples(apart ?? hook, entry, examples, read);
      Object.assign(rehearsal, "why" in report ? { notTried: report } : { examples: report });
    }
    const cold = await coldOnce(hook, approval, colds);
    return { ...rehearsal, ...(cold && { cold }) };
  }

  private async trySample(
    hook: LiveHook,
    { entry }: Approval,
    rehearsal: Rehearsal,
    passing: BoundExample | undefined,
  ): Promise<void> {
    const { event, matcher, subject } = entry;
    const { root } = this.parts;
    const input = passing
      ? { ...(await sampleAbout(hook, entry, root)), ...fieldsOf(passing) }
      : await fittingSample(hook, entry, root);
    if (!input) {
      rehearsal.notTried = { why: "no-sample", pattern: matcher ?? subject ?? "" };
      return;
    }
    if (!passing && (matcher !== undefined || subject !== undefined)) rehearsal.isAsked = true;
    const started = performance.now();
    rehearsal.answer = await hook.rehearse(buildPayload(event, input, root));
    rehearsal.ms = performance.now() - started;
  }

  /** Why one that is to be kept warm is not, as far as that can be told without running it. */
  async coldReason(id: string): Promise<ColdReason | undefined> {
    return this.parts.live
      .all()
      .find((each) => each.id === id)
      ?.coldReason?.(false);
  }

  /** Whether each approved hook of an event wants a payload, by its id. */
  async matches(event: EventName, payload: Readonly<Record<string, unknown>>): Promise<ReadonlyMap<string, Match>> {
    const whole = buildPayload(event, payload, this.parts.root);
    const texts = textsToMatch(whole);
    const match = async ({ isElsewhere, isFor, ...hook }: LiveHook): Promise<Match> => {
      if (isElsewhere?.(whole)) return "elsewhere";
      if (isFor && !(await isFor(whole))) return "not-for";
      return (await wantsPayload(hook, whole, texts)) ? "wanted" : "matcher-missed";
    };
    const hooks = this.parts.live.approvedAt(event) ?? [];
    return new Map(await Promise.all(hooks.map(async (hook) => [hook.id, await match(hook)] as const)));
  }
}
