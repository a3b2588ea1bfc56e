import type { Notice } from "../core/view.js";
import type { ActiveState } from "./active-state.js";
import { callSafely } from "./listeners.js";

/** `news` is false when it was told before this process began; `kept` when the record knows of it. */
type Open = { notice: Notice; digest: string | undefined; news: boolean; kept: boolean };
/** Answers false when it leaves the notice for somebody else to show. */
type Listener = (notice: Notice) => unknown;

/** What was told before, kept by the store so that a restart does not tell it again. */
export type ToldRecord = { wasTold(key: string, digest: string): boolean; remember(key: string, digest: string): void };

/** The notice about the record itself: nothing that stands in there can say whether it was told. */
export const STORE_NOTICE = "store";
const MAX_TOLD = 500;
const SPELL_MS = 600_000;
const MAX_IN_SPELL = 4;

/** What the owner should hear of: one open notice per subject, each told once, and only when somebody listens. */
export class Notices {
  private readonly open = new Map<string, Open>();
  private readonly listeners = new Set<Listener>();
  private readonly times = new Map<string, number[]>();

  constructor(
    private readonly told: ToldRecord,
    private readonly spellMs = SPELL_MS,
  ) {}

  /** Tells it unless the subject has an open notice. Without a digest it is told again after a restart. */
  tell(notice: Notice, digest?: string): void {
    if (this.open.has(notice.key)) return;
    const known = digest !== undefined && this.told.wasTold(notice.key, digest);
    const open = { notice, digest, news: !known, kept: known };
    this.open.set(notice.key, open);
    if (open.news && this.isTooOften(notice.key)) this.postpone(open);
    else this.deliver(open, [...this.listeners]);
  }

  /** Whether telling it would tell anybody anything. */
  isNews(key: string, digest: string): boolean {
    return !this.open.has(key) && !this.told.wasTold(key, digest);
  }

  private isTooOften(key: string): boolean {
    const recent = (this.times.get(key) ?? []).filter((at) => Date.now() - at < this.spellMs);
    if (recent.length >= MAX_IN_SPELL) return true;
    this.times.set(key, [...recent, Date.now()]);
    return false;
  }

  /** Changing something to and fro must neither flood the owner nor use up the notice of what stays changed. */
  private postpone(open: Open): void {
    open.news = false;
    setTimeout(() => {
      if (this.open.get(open.notice.key) !== open) return;
      open.news = true;
      this.deliver(open, [...this.listeners]);
    }, this.spellMs).unref();
  }

  /** The subject is as it was again: the next difference is news, also when it is the same one. */
  settle(key: string): void {
    const open = this.open.get(key);
    this.open.delete(key);
    if (open?.kept) this.told.remember(key, "");
  }

  /** Whoever comes later hears what is open, and nobody hears it twice. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    for (const open of this.open.values()) this.deliver(open, [listener]);
    return () => this.listeners.delete(listener);
  }

  private deliver(open: Open, listeners: readonly Listener[]): void {
    if (!open.news || listeners.length === 0) return;
    let shown = false;
    for (const listener of listeners) callSafely(() => (shown = listener(open.notice) !== false || shown));
    if (!shown || open.digest === undefined || open.kept) return;
    open.kept = true;
    this.told.remember(open.notice.key, open.digest);
  }
}

/** What the record of what is in force says was told. */
export const toldIn = (activeState: ActiveState): ToldRecord => ({
  wasTold: (key, digest) => key !== STORE_NOTICE && activeState.state.told[key] === digest,
  remember(key, digest) {
    const told = (before: Record<string, string>) =>
      Object.fromEntries([...Object.entries(before).slice(-MAX_TOLD), [key, digest]]);
    // Told again after a restart when this cannot be saved: of the two mistakes the better one.
    void activeState.update((state) => ({ ...state, told: told(state.told) })).catch(() => undefined);
  },
});
