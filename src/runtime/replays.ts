import type { ReplayHow } from "../core/control.js";
import type { Answer } from "../core/decision.js";
import { canBlock } from "../core/event.js";
import { type LiveHook, wantsPayload } from "../core/firing.js";
import { textsToMatch } from "../core/match-texts.js";
import { buildPayload } from "../core/payload.js";
import type { ExampleOutcome } from "../core/rehearsal.js";
import type { NotReplayed, RecordedEvent, Replay, Replayed } from "../core/replay.js";
import { AtMost } from "../lib/at-most.js";
import { RecentMap } from "../lib/recent-map.js";
import type { EventRecord } from "../store/log/event-record.js";
import type { Approval } from "../store/state/state.js";
import type { ApprovalService } from "./approval-service.js";
import { outcomeOf } from "./examples.js";
import type { Inventory } from "./inventory.js";
import type { Rehearsals } from "./rehearsal.js";

const WITHIN_MS = 15_000;
const MAX_EVENTS = 10_000;
const MAX_FOUND = 50;
/** How many events are tried side by side. */
const AT_ONCE = 2;
/** After so many without a verdict, and none with one, there is nothing to learn. */
const MAX_UNHEARD = 3;
const KEPT_MS = 300_000;

export type ReplayParts = {
  record: EventRecord;
  inventory: Inventory;
  approvals: ApprovalService;
  rehearsals: Rehearsals;
  root: string;
};

type Versions = { hook: LiveHook; before?: LiveHook };
type Source = { events: AsyncIterable<RecordedEvent> | Iterable<RecordedEvent>; withinMs: number };

/** Tries hooks on what has passed already: what would they have stopped? */
export class Replays {
  /** One at a time: each keeps the machine busy. */
  private readonly turn = new AtMost(1);
  private readonly kept = new RecentMap<string, { until: number; replay: Promise<Replay | NotReplayed> }>(10);

  constructor(private readonly parts: ReplayParts) {}

  /** What was found a moment ago is found again: whoever looks at each of the events asks several times. */
  async replay(viewKey: string, { events, withinMs = WITHIN_MS }: ReplayHow = {}): Promise<Replay | NotReplayed> {
    const { record, inventory } = this.parts;
    if (!events && !record.isOn) return { why: "not-recording" };
    if (events) return this.turn.run(() => this.run(viewKey, { events, withinMs }));
    const { view } = (await inventory.item(viewKey)) ?? {};
    const key = JSON.stringify([viewKey, view?.proposed?.digest, view?.approval?.id, record.mark]);
    const known = this.kept.get(key);
    if (known && Date.now() < known.until) return known.replay;
    if (!view) return { why: "gone" };
    const { event } = (view.proposed ?? view).entry;
    const replay = this.turn.run(() => this.run(viewKey, { events: record.newest(event), withinMs }));
    this.kept.set(key, { until: Date.now() + KEPT_MS, replay });
    replay.catch(() => this.kept.delete(key));
    return replay;
  }

  /** Nothing of what was recorded stays in memory. */
  forget(): void {
    this.kept.clear();
  }

  private async run(viewKey: string, source: Source): Promise<Replay | NotReplayed> {
    const item = await this.parts.inventory.item(viewKey);
    if (!item) return { why: "gone" };
    const { view, approval } = item;
    if (!canBlock((view.proposed ?? view).entry.event)) return { why: "cannot-block" };
    if (!view.proposed || view.state === "approved" || view.state === "not-live")
      return approval ? this.withVersions(approval, undefined, source) : { why: "gone" };
    const ofDraft = await this.parts.approvals.withDraft(item, (draft) => this.withVersions(draft, approval, source));
    return ofDraft ?? { why: "names-others" };
  }

  private async withVersions(now: Approval, before: Approval | undefined, source: Source) {
    const { rehearsals } = this.parts;
    const opened = await rehearsals.openReplay(now);
    if (typeof opened === "string") return { why: opened };
    const isSameEvent = before?.entry.event === now.entry.event;
    const old = before && isSameEvent ? await rehearsals.openReplay(before) : undefined;
    try {
      const versions = { hook: opened.hook, ...(typeof old === "object" && { before: old.hook }) };
      return await new Run(versions, this.parts.root, source).result();
    } finally {
      await Promise.all([opened.close(), typeof old === "object" && old.close()]);
    }
  }
}

/** One hook, in one version or two, on its way through the events. */
class Run {
  private readonly found: Replayed[] = [];
  private readonly counts = { events: 0, leftOut: 0, unkept: 0, blocked: 0, asked: 0, unheard: 0 };
  private differ = 0;
  /** Whether it has ever come to a verdict. */
  private isHeard = false;
  private fault: NotReplayed | undefined;

  constructor(
    private readonly versions: Versions,
    private readonly root: string,
    private readonly source: Source,
  ) {}

  async result(): Promise<Replay | NotReplayed> {
    const until = performance.now() + this.source.withinMs;
    const events = iterate(this.source.events);
    const work = async (): Promise<void> => {
      for (let next = await events.next(); !next.done; next = await events.next()) {
        const { input, ...event } = next.value;
        if (event.event !== this.versions.hook.event) continue;
        if (!input) this.counts.unkept += 1;
        else if (performance.now() > until || this.counts.events >= MAX_EVENTS || this.fault) this.counts.leftOut += 1;
        else await this.look({ ...event, input });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (this.fault) return this.fault;
    const found = this.found.toSorted((a, b) => b.at - a.at).slice(0, MAX_FOUND);
    return { ...this.counts, ...(this.versions.before && { differ: this.differ }), found };
  }

  private async look(event: Required<RecordedEvent>): Promise<void> {
    const { hook, before } = this.versions;
    this.counts.events += 1;
    const { outcome, answer } = await this.ask(hook, event);
    const old = before && (await this.ask(before, event));
    this.isHeard ||= answer?.kind === "verdict";
    const isOther = old !== undefined && !isSame(old, { outcome, answer });
    if (outcome === "no-verdict") this.noteUnheard(answer);
    if (outcome === "blocked") this.counts.blocked += 1;
    if (outcome === "asked") this.counts.asked += 1;
    if (isOther) this.differ += 1;
    if (!isOther && outcome !== "blocked" && outcome !== "asked") return;
    const reason = answer?.kind === "verdict" ? answer.decision.reason : undefined;
    this.found.push({
      ...event,
      outcome,
      ...(reason !== undefined && { reason }),
      ...(isOther && { before: old.outcome }),
    });
  }

  private noteUnheard(answer: Answer | undefined): void {
    this.counts.unheard += 1;
    const isHopeless = this.counts.unheard >= MAX_UNHEARD && !this.isHeard;
    if (isHopeless && answer?.kind === "no-verdict") this.fault = { why: "no-verdict", fault: answer.fault };
  }

  private async ask(hook: LiveHook, { input, event, at }: Required<RecordedEvent>): Promise<Judged> {
    // A rule about the time of day is to find the time that it was.
    const payload = buildPayload(event, { timestamp: new Date(at).toISOString(), ...input }, this.root);
    const answer = (await wantsPayload(hook, payload, textsToMatch(payload)))
      ? await hook.rehearse(payload)
      : undefined;
    return { answer, outcome: outcomeOf(answer, payload) };
  }
}

type Judged = { outcome: ExampleOutcome; answer: Answer | undefined };

/** That a hook does not want an event and that it lets it pass comes to the same; a rewrite is what it makes of it. */
const isSame = (one: Judged, other: Judged): boolean => standing(one) === standing(other);

function standing({ outcome, answer }: Judged): string {
  if (outcome === "not-wanted") return "passed";
  if (outcome !== "rewritten" || answer?.kind !== "verdict") return outcome;
  return JSON.stringify(answer.decision.rewrite);
}

async function* iterate<T>(events: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T, undefined> {
  yield* events;
}
