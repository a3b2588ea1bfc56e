import { type Actor, requireActor } from "../core/actor.js";
import { NewerStateError, OtherWorkspaceError, StoreError } from "../core/state-errors.js";
import type { Approval, State } from "../store/state/state.js";
import type { StateStore, StoreOpening, StoreTrouble } from "../store/state/state-store.js";
import type { LiveList } from "./live-list.js";

/** What an owner last said, and the hooks that fire because of it. The two never differ for longer than a write. */
export class ActiveState {
  /** Set while the record cannot be trusted: then nothing is changed, and all that can be blocked is. */
  trouble: StoreTrouble | undefined;
  private readonly watchers = new Set<() => void>();
  /** Names the record that was announced last: a write that changed nothing is no news. */
  private announced = "";

  constructor(
    private readonly store: StateStore,
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
    const opening = await this.store.open();
    if (opening.kind === "trouble") {
      const { trouble } = opening;
      if (trouble.code === "other-workspace") throw new OtherWorkspaceError(trouble.path, trouble.workspace);
      if (trouble.code === "newer") throw new NewerStateError(trouble.path, trouble.versions);
      this.trouble = trouble;
    } else if (opening.kind === "new" || opening.restoredFrom !== undefined) {
      // Written down at once: the first start adopts the switch from the workspace, and no later one may.
      const adopted = opening.kind === "new" && { enabled: await adoptedSwitch() };
      // A backup does not know what was ended since: no call passes without a question because of it.
      await this.store.update((held) => ({ ...held, ...adopted, ...(held.grants && { grants: [] }) }));
    }
    await this.apply();
    this.announced = this.mark();
    return opening;
  }

  /** Takes in what another process changed. A damaged record changes nothing here, and is told to `onTrouble`. */
  async refresh(): Promise<void> {
    const news = await this.store.refresh();
    // After `chat-hooks reset` nothing is in force, here too; a genuine record, or none, also ends a lockdown.
    const anew = news === "reset" || (news === "gone" && this.trouble !== undefined);
    if (!anew && news !== "changed") return;
    const opening = anew ? await this.store.open() : undefined;
    this.trouble = opening?.kind === "trouble" ? opening.trouble : undefined;
    // A new record counts from the beginning again, and may have the number of the old one.
    if (anew) this.announced = "";
    await this.applyAndAnnounce();
  }

  onTrouble(listener: (trouble: StoreTrouble) => void): void {
    this.store.onTrouble(listener);
  }

  /** Changes what is in force, for an owner. */
  async change(actor: Actor, change: (state: State) => State): Promise<void> {
    requireActor(actor);
    await this.update(change);
  }

  /** The same for bookkeeping that opens no gate. */
  async update(change: (state: State) => State): Promise<void> {
    if (this.trouble?.code === "newer") throw new NewerStateError(this.trouble.path, this.trouble.versions);
    if (this.trouble)
      throw new StoreError(`the record "${this.trouble.path}" cannot be trusted; run "chat-hooks reset" first`);
    await this.store.update(change);
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
