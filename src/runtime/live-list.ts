import type { EventName } from "../core/event.js";
import type { LiveHook } from "../core/firing.js";
import { dialectOf } from "../formats/dialect.js";
import type { SessionTranscripts } from "../store/log/session-transcripts.js";
import type { Approval, State } from "../store/state/state.js";
import type { OpenTransports } from "../transports/registry.js";
import type { OpenTransport } from "../transports/transport.js";
import { type LiveParts, makeLiveHook } from "./live-hook.js";

type ByEvent = ReadonlyMap<EventName, readonly LiveHook[]>;

const NOTHING: ByEvent = new Map();

/** The approved hooks, ready to run and in their order; kept in memory so that firing never touches the disk. */
export class LiveList {
  private readonly made = new Map<string, Promise<LiveHook>>();
  private approved: ByEvent = NOTHING;
  private firing: ByEvent = NOTHING;
  private approvals: readonly Approval[] = [];
  private turn: Promise<unknown> = Promise.resolve();
  /** Counts the lists that there were. */
  version = 0;

  constructor(
    private readonly parts: LiveParts & { transcripts: SessionTranscripts },
    private readonly transports: OpenTransports,
  ) {}

  /** The hooks that fire at an event now, or undefined when there are none. */
  at(event: EventName): readonly LiveHook[] | undefined {
    this.refuseOther(event);
    return this.firing.get(event);
  }

  /** The approved hooks of an event, whatever the switch says. */
  approvedAt(event: EventName): readonly LiveHook[] | undefined {
    this.refuseOther(event);
    return this.approved.get(event);
  }

  /** Hooks that were not made must not pass for hooks that are not there. */
  private refuseOther(event: EventName): void {
    if (!this.isMade(event))
      throw new Error(`This was opened for "${this.parts.onlyAt}" alone: open it without "onlyAt" to use "${event}".`);
  }

  /** Whoever fires one event may well see it blocked. */
  private isMade(event: EventName): boolean {
    const { onlyAt } = this.parts;
    if (event === "post_tool_call" && onlyAt === "transform_tool_result") return true;
    return onlyAt === undefined || event === onlyAt || event === "on_block";
  }

  all(): LiveHook[] {
    return [...this.approved].flatMap(([event, hooks]) =>
      hooks.filter(({ id }) => this.approvalOf(id)?.entry.event === event),
    );
  }

  /** What may not even be approved, made ready to run by a transport of its own; `key` signs its tokens. */
  makeApart(approval: Approval, transport: OpenTransport, key = this.parts.key()): Promise<LiveHook> {
    return makeLiveHook({ ...this.parts, key: () => key }, approval, transport);
  }

  /** The same for what has happened already: it leaves no trace here. */
  makeReplay(approval: Approval, transport: OpenTransport, key: Buffer): Promise<LiveHook> {
    const transcripts = { fileOf: async () => "" };
    return makeLiveHook({ ...this.parts, key: () => key, transcripts, keepsData: false }, approval, transport);
  }

  approvalOf(id: string): Approval | undefined {
    return this.approvals.find((each) => each.id === id);
  }

  /** Brings the list in step with the state. One update at a time, so that the last state is the one that stands. */
  update(state: State, on: boolean): Promise<void> {
    const done = this.turn.then(() => this.rebuild(state.approvals, on));
    this.turn = done.catch(() => undefined);
    return done;
  }

  /** Makes the hooks anew, because programs they use were upgraded. */
  forget(): void {
    this.made.clear();
  }

  private async rebuild(approvals: readonly Approval[], on: boolean): Promise<void> {
    const byEvent = new Map<EventName, LiveHook[]>();
    const meant = approvals.filter(({ entry }) => this.isMade(entry.event));
    for (const approval of meant.toSorted(byOrder)) {
      const made = this.made.get(approval.id) ?? makeLiveHook(this.parts, approval, this.transports.of(approval.entry));
      this.made.set(approval.id, made);
      const hook = await made;
      for (const each of hook.behind ? [hook, hook.behind] : [hook])
        byEvent.set(each.event, [...(byEvent.get(each.event) ?? []), each]);
    }
    const ids = new Set(approvals.map((approval) => approval.id));
    for (const id of this.made.keys()) if (!ids.has(id)) this.made.delete(id);
    const before = [...this.firing.values()].flat();
    const live = new Set(approvals.flatMap(({ id, notLive }) => (notLive ? [] : [id])));
    this.approvals = approvals;
    this.approved = byEvent;
    this.firing = on ? onlyThose(live, byEvent) : NOTHING;
    this.transports.keepOnly(on ? live : new Set());
    const after = [...this.firing.values()].flat();
    if (before.length !== after.length || before.some((hook, at) => hook !== after[at])) this.version += 1;
    this.parts.transcripts.isWanted =
      on && approvals.some(({ id, entry }) => live.has(id) && dialectOf(entry.dialect).readsTranscript);
  }
}

function onlyThose(ids: ReadonlySet<string>, hooks: ByEvent): ByEvent {
  const kept = [...hooks].map(([event, all]) => [event, all.filter(({ id }) => ids.has(id))] as const);
  return new Map(kept.filter(([, all]) => all.length > 0));
}

/** Higher priority first, then the place in the file at the time of approval, then what was approved first: editing moves nothing. */
const byOrder = (a: Approval, b: Approval): number => b.entry.priority - a.entry.priority || a.position - b.position;
