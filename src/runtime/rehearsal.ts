import { randomBytes } from "node:crypto";
import type { Match } from "../core/control.js";
import type { EventName } from "../core/event.js";
import type { ColdReason } from "../core/fault.js";
import { type LiveHook, wantsPayload } from "../core/firing.js";
import type { HookEntry } from "../core/hook.js";
import { textsToMatch } from "../core/match-texts.js";
import { buildPayload } from "../core/payload.js";
import type { NotLive, Rehearsal } from "../core/rehearsal.js";
import { fittingSample } from "../core/sample.js";
import { copyPath } from "../store/snapshots/copies.js";
import { type BoundExample, earlierExamples, loadExamples } from "../store/snapshots/examples.js";
import type { Approval } from "../store/state/state.js";
import type { OpenTransports } from "../transports/registry.js";
import type { RehearsalSandbox } from "../transports/transport.js";
import { runExamples } from "./examples.js";
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

export type RehearsalParts = {
  live: LiveList;
  transports: OpenTransports;
  root: string;
  env: Readonly<Record<string, string | undefined>>;
  stateFolder: string;
  sandbox?: RehearsalSandbox | undefined;
};

/** A try, and why what was tried is not to be in force yet. */
export type Trial = { rehearsal: Rehearsal; notLive?: NotLive };

/** Tries hooks on a sample that fits them, and on the examples that travel with them. */
export class Rehearsals {
  constructor(private readonly parts: RehearsalParts) {}

  async runAll(progress?: (done: number, all: number, hook: string) => void): Promise<readonly Rehearsal[]> {
    const hooks = this.parts.live.all();
    const rehearsals: Rehearsal[] = [];
    for (const hook of hooks) {
      progress?.(rehearsals.length, hooks.length, hook.name);
      const approval = this.parts.live.approvalOf(hook.id);
      // As it runs otherwise, and in the process that is there for it: nothing is new about these bytes.
      if (approval) rehearsals.push(await this.try(hook, approval, await this.examplesOf(approval), false));
    }
    return rehearsals;
  }

  /**
   * Tries what is not in force yet, apart from everything; `before` is the version whose examples it has to stand, too.
   * Undefined where nobody has brought a sandbox for it.
   */
  async runApart(approval: Approval, before?: Approval): Promise<Trial | undefined> {
    const usual = this.parts.transports.of(approval.entry);
    const { sandbox, stateFolder, live } = this.parts;
    // What runs nothing on this machine needs no sandbox.
    const isApart = usual.sandboxed !== undefined;
    if (isApart && !(await sandbox?.isThere())) return undefined;
    const transport = sandbox && isApart ? usual.sandboxed?.(sandbox, copyPath(stateFolder, approval.id)) : usual;
    if (!transport) return undefined;
    const own = await this.examplesOf(approval);
    const earlier = before ? earlierExamples(own, await this.examplesOf(before)) : [];
    const hook = await live.makeApart(approval, transport);
    const rehearsal = await this.try(hook, approval, [...own, ...earlier], isApart);
    const notLive = notLiveFor(rehearsal, approval.entry);
    return { rehearsal, ...(notLive && { notLive }) };
  }

  /** Tries what nobody has said yes to: in the sandbox or not at all, with no variable of ours and no token. */
  async runUnapproved(draft: Approval, before: Approval): Promise<Trial | undefined> {
    const { sandbox, stateFolder, live, transports } = this.parts;
    // With a network it could carry out what an agent without a shell can only read.
    if (!sandbox || !(await sandbox.isOffline?.())) return undefined;
    const folder = copyPath(stateFolder, draft.id);
    const transport = transports.of(draft.entry).sandboxed?.(withoutSecrets(sandbox, draft.entry), folder);
    if (!transport) return undefined;
    // What a key of its own has signed proves nothing to anybody.
    const hook = await live.makeApart(draft, transport, randomBytes(32));
    const rehearsal = await this.try(hook, draft, await this.examplesOf(before), true, {});
    return { rehearsal };
  }

  private examplesOf(approval: Approval): Promise<BoundExample[]> {
    const { stateFolder, root, env } = this.parts;
    return loadExamples(approval, { stateFolder, root, ...(env.HOME && { home: env.HOME }) });
  }

  private async try(
    hook: LiveHook,
    approval: Approval,
    examples: readonly BoundExample[],
    inSandbox: boolean,
    env = this.parts.env,
  ): Promise<Rehearsal> {
    const { entry } = approval;
    const { root } = this.parts;
    const { id, name, event } = hook;
    const rehearsal: Rehearsal = { id, hook: name, event, ms: 0, inSandbox };
    const isApart = inSandbox || entry.type === "http";
    const needs: typeof notTriedFor = (answer, ...more) => (isApart ? notTriedFor(answer, ...more) : undefined);
    // What must pass says more than a sample.
    if (!examples.some(({ list }) => list === "must_pass")) await this.trySample(hook, approval, rehearsal);
    const { answer } = rehearsal;
    const notTried = answer && needs(answer, approval, env);
    if (notTried) rehearsal.notTried = notTried;
    if (examples.length > 0 && answer?.kind !== "no-verdict") {
      const read = { root, notTriedFor: (given: typeof answer & object) => needs(given, approval, env) };
      const report = await runExamples(hook, entry, examples, read);
      Object.assign(rehearsal, "why" in report ? { notTried: report } : { examples: report });
    }
    const cold = await hook.coldReason?.(true);
    return { ...rehearsal, ...(cold && { cold }) };
  }

  private async trySample(hook: LiveHook, { entry }: Approval, rehearsal: Rehearsal): Promise<void> {
    const { event, matcher, subject } = entry;
    const input = await fittingSample(hook, entry, this.parts.root);
    if (!input) {
      rehearsal.notTried = { why: "no-sample", pattern: matcher ?? subject ?? "" };
      return;
    }
    if (matcher !== undefined || subject !== undefined) rehearsal.isAsked = true;
    const started = performance.now();
    rehearsal.answer = await hook.rehearse(buildPayload(event, input, this.parts.root));
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
