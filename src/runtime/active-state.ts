import { type Actor, requireActor } from "../core/actor.js";
import { DatabaseAwayError, NewerStateError, OtherWorkspaceError, StoreError } from "../core/state-errors.js";
import type { PolicyStore, StoreOpening, StoreTrouble } from "../store/state/policy-store.js";
import type { Approval, State } from "../store/state/state.js";
import { withHistory } from "./history.js";
import type { LiveList } from "./live-list.js";

/** What an owner last said, and the hooks that fire because of it. The two never differ for longer than a write. */
export class ActiveState {
  /** Set while the record cannot be trusted: then nothing is changed, and all that can be blocked is. */
  trouble: StoreTrouble | undefined;
  private readonly watchers = new Set<() => void>();
  private adoptedSwitch: () => Promise<boolean> = async () => false;
  private tellOpening: (opening: StoreOpening) => void = () => {};
  /** Names the record that was announced last: a write that changed nothing is no news. */
  private announced = "";

  constructor(
    private readonly store: PolicyStore,
    private readonly live: LiveList,
    readonly forced: boolean,
  ) {}

  get state(): State {
    return this.store.state;
  }

  get approvals(): readonly Approval[] {
    return this.store.state.approvals;
  }

  /** How many approvals count. */
  get inForce(): number {
    return this.approvals.filter(({ notLive }) => !notLive).length;
  }

  get on(): boolean {
    return this.forced || this.store.state.enabled;
  }

  /** Only where there is no record yet is it asked whether the switch is on. */
  async open(adoptedSwitch: () => Promise<boolean>): Promise<StoreOpening> {
    this.adoptedSwitch = adoptedSwitch;
    const opening = await this.store.open();
    if (opening.kind === "trouble") {
      const { trouble } = opening;
      if (trouble.code === "other-workspace") throw new OtherWorkspaceError(trouble.path, trouble.workspace);
      if (trouble.code === "newer") throw new NewerStateError(trouble.path, trouble.versions);
    }
    await this.begin(opening);
    await this.apply();
    this.announced = this.mark();
    return opening;
  }

  private async begin(opening: StoreOpening): Promise<void> {
    this.trouble = opening.kind === "trouble" ? opening.trouble : undefined;
    if (opening.kind === "trouble" || (opening.kind === "opened" && opening.restoredFrom === undefined)) return;
    // Written down at once: the first start adopts the switch from the workspace, and no later one may.
    const adopted = opening.kind === "new" && { enabled: await this.adoptedSwitch() };
    // A backup does not know what was ended since: no call passes without a question because of it.
    await this.store.update((held) => ({ ...held, ...adopted, ...(held.grants && { grants: [] }) }));
  }

  /** The store does not answer, and what this process holds goes on. */
  get away(): PolicyStore["away"] {
    return this.trouble ? undefined : this.store.away;
  }

  get machine(): string | undefined {
    return this.store.machine;
  }

  /** What is done again and again: takes in what another process changed, where there may be such a thing. */
  async look(): Promise<void> {
    if (this.store.mayHaveNews ?? true) await this.refresh();
  }

  /** Takes in what another process changed. A damaged record changes nothing here, and is told to `onTrouble`. */
  async refresh(): Promise<void> {
    const news = await this.store.refresh();
    // After `chat-hooks reset` nothing is in force, here too; a genuine record, or none, also ends a lockdown.
    const anew = news === "reset" || (news === "gone" && this.trouble !== undefined);
    if (!anew && news !== "changed") return;
    const wasAway = this.trouble?.code === "away";
    const opening = anew ? await this.store.open() : undefined;
    this.trouble = opening?.kind === "trouble" ? opening.trouble : undefined;
    if (opening && (wasAway || (opening.kind === "opened" && opening.restoredFrom !== undefined))) {
      await this.begin(opening);
      this.tellOpening(opening);
    }
    // A new record counts from the beginning again, and may have the number of the old one.
    if (anew) this.announced = "";
    await this.applyAndAnnounce();
  }

  onTrouble(listener: (trouble: StoreTrouble | undefined) => void): void {
    this.store.onTrouble(listener);
  }

  /** Hears of a store that is open again after it did not answer, or that holds a restored copy now. */
  onOpening(listener: (opening: StoreOpening) => void): void {
    this.tellOpening = listener;
  }

  /** Changes what is in force, for an owner. */
  async change(actor: Actor, change: (state: State) => State): Promise<void> {
    requireActor(actor);
    await this.update(change, actor.id);
  }

  /** The same for bookkeeping that opens no gate. */
  async update(change: (state: State) => State, by?: string): Promise<void> {
    if (this.trouble?.code === "newer") throw new NewerStateError(this.trouble.path, this.trouble.versions);
    if (this.trouble?.code === "away") throw new DatabaseAwayError(this.trouble.path, this.trouble.detail);
    if (this.trouble)
      throw new StoreError(`the record "${this.trouble.path}" cannot be trusted; run "chat-hooks reset" first`);
    await this.store.update((state) => withHistory(state, change(state), by));
    await this.applyAndAnnounce();
  }

  onChange(listener: () => void): () => void {
    this.watchers.add(listener);
    return () => this.watchers.delete(listener);
  }

  /** Makes the live hooks anew, because a program they use was upgraded. */
  async remake(): Promise<void> {
    this.live.forget();
    await this.apply();
  }

  announce(): void {
    for (const watcher of this.watchers) watcher();
  }

  private async applyAndAnnounce(): Promise<void> {
    await this.apply();
    if (this.mark() === this.announced) return;
    this.announced = this.mark();
    this.announce();
  }

  private mark(): string {
    return `${this.state.seq} ${this.trouble?.code}`;
  }

  private apply(): Promise<void> {
    return this.live.update(this.store.state, this.on);
  }
}
