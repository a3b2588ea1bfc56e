import type { ListChange, NumberedList } from "../page-list.js";
import { type State, type Store, withList, withListChange } from "./state.js";

/** The list of hooks: asked for once, and led on from there by what changed. */
export class Listing {
  private now: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;
  private isLoading = false;
  /** A change that came before the list that it leads to. */
  private early: Partial<ListChange> | undefined;

  constructor(
    private readonly store: Pick<Store, "state" | "update">,
    private readonly ask: () => Promise<NumberedList>,
  ) {}

  /** Asks for the list. While that is under way, any number of further calls lead to one more, afterwards. */
  refresh = (): Promise<void> => {
    this.next ??= this.now
      .catch(() => {}) // whoever asked for that one hears of it
      .then(() => {
        this.next = undefined;
        this.now = this.load();
        return this.now;
      });
    return this.next;
  };

  /** Most changes bring what they changed; whether the whole list is to be asked for, because one is missing. */
  change(change: Partial<ListChange>): boolean {
    const next: State | undefined = withListChange(this.store.state, change);
    if (next) this.store.update(() => next);
    else if (this.isLoading) this.early = change;
    return !next && !this.isLoading;
  }

  private async load(): Promise<void> {
    this.isLoading = true;
    this.early = undefined;
    try {
      const loaded = await this.ask();
      this.store.update((state) => withList(state, loaded));
    } finally {
      this.isLoading = false;
    }
    if (this.early && this.change(this.early)) await this.load();
  }
}
