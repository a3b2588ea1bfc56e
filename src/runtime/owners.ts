import { type Actor, requireActor } from "../core/actor.js";
import type { Owner, ShownId } from "../core/control.js";
import type { HookView } from "../core/view.js";
import { meaningOf } from "../lib/argv.js";
import { isExpired, isPairingCode, newPairingCode, type PairAttempt, PairingTries } from "../store/state/pairing.js";
import { findShown, isFreshEnough, issueIds } from "../store/state/short-ids.js";
import type { Shown } from "../store/state/state.js";
import { targetOf } from "../transports/kinds.js";
import type { ActiveState } from "./active-state.js";
import type { Notices } from "./notices.js";

/** Who the owners are, how one becomes one, and what each of them was shown. */
export class Owners {
  private readonly tries = new PairingTries();

  constructor(
    private readonly activeState: ActiveState,
    private readonly notices: Notices,
    private readonly secret: () => Buffer,
    private readonly launchOwners: readonly string[],
  ) {}

  owners(): readonly Owner[] {
    const launch = this.launchOwners.map((id): Owner => ({ id, from: "launch" }));
    return [...launch, ...this.activeState.state.owners.map(({ id, at }): Owner => ({ id, from: "paired", at }))];
  }

  isOwner(id: string): boolean {
    return this.launchOwners.includes(id) || this.activeState.state.owners.some((owner) => owner.id === id);
  }

  /** A new code, for the terminal only. An older one is worth nothing from then on. */
  async newPairingCode(): Promise<string> {
    const { code, pairing } = newPairingCode(this.secret(), Date.now());
    await this.activeState.update((state) => ({ ...state, pairing }));
    return code;
  }

  async pair(id: string, code: string): Promise<PairAttempt> {
    await this.activeState.refresh();
    const { pairing } = this.activeState.state;
    if (this.isOwner(id)) return "already";
    if (!pairing || isExpired(pairing, Date.now())) return "expired";
    if (!this.tries.allow(id, pairing.mac)) return "too-many-tries";
    if (!isPairingCode(this.secret(), pairing, code)) return "wrong";
    let first = false;
    await this.activeState.update((state) => {
      // Of two who send the code at once, in this process or another, one becomes an owner.
      first = state.pairing?.mac === pairing.mac;
      const { pairing: _, ...rest } = state;
      return first ? { ...rest, owners: [...rest.owners, { id, at: new Date().toISOString() }] } : state;
    });
    if (!first) return "expired";
    const key = `owner ${id}`;
    this.notices.settle(key);
    this.notices.tell({ kind: "owner-paired", key, id }, new Date().toISOString());
    return "paired";
  }

  async unpair(actor: Actor, id: string): Promise<"unpaired" | "launch" | "unknown"> {
    requireActor(actor);
    if (this.launchOwners.includes(id)) return "launch";
    if (!this.activeState.state.owners.some((owner) => owner.id === id)) return "unknown";
    await this.activeState.change(actor, (state) => ({
      ...state,
      owners: state.owners.filter((owner) => owner.id !== id),
    }));
    return "unpaired";
  }

  async issueIds(actor: Actor, views: readonly HookView[]): Promise<ReadonlyMap<string, string>> {
    requireActor(actor);
    const showings = views.map((view) => ({
      source: view.source,
      event: view.entry.event,
      target: targetOf(view.entry),
      digest: shownDigest(view),
    }));
    // A list must come even when the disk is full: then it comes without new ids.
    await this.activeState.update((state) => issueIds(state, actor.id, showings, Date.now())).catch(() => undefined);
    const ids = new Map(this.shownTo(actor).map((shown) => [shown.digest, shown.id]));
    const pairs = views.map((view) => [view.key, ids.get(shownDigest(view))] as const);
    return new Map(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined));
  }

  findShown(actor: Actor, id: string): ShownId | undefined {
    const shown = findShown(this.activeState.state, actor.id, id);
    return shown && { ...shown, fresh: isFreshEnough(shown, Date.now()) };
  }

  /** The digest of what this owner saw last for the view's event and target, if they ever saw it. */
  lastShown(actor: Actor, view: HookView): string | undefined {
    const target = meaningOf(targetOf(view.entry));
    const same = this.shownTo(actor).filter(
      (shown) => shown.event === view.entry.event && meaningOf(shown.target) === target,
    );
    // By their order, not by their time: a clock can be set back.
    return same.at(-1)?.digest;
  }

  private shownTo(actor: Actor): Shown[] {
    return this.activeState.state.shown.filter((shown) => shown.owner === actor.id);
  }
}

/** What stands behind a short id: the proposal that would be approved, or, where it is gone, what is in force. */
const shownDigest = (view: HookView): string => view.proposed?.digest ?? view.approval?.digest ?? "";

/** The owners that the launch names. A name can be given up and taken by somebody else: only a platform's id is a person. */
export function launchOwners(
  env: Readonly<Record<string, string | undefined>>,
  given: readonly string[] = [],
): { ids: string[]; ignored: string[] } {
  const named = (env.CHAT_HOOKS_OWNERS ?? "").split(/[\s,]+/);
  const all = [...new Set([...given, ...named])].filter((id) => id !== "");
  const isId = (id: string): boolean => /^[a-z][\w-]*:\S+$/.test(id) && !/^telegram:.*\D/.test(id);
  return { ids: all.filter(isId), ignored: all.filter((id) => !isId(id)) };
}
