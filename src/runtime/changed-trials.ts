import type { Trial } from "../core/control.js";
import type { HookView } from "../core/view.js";
import { RecentMap } from "../lib/recent-map.js";
import type { Notices } from "./notices.js";

/** Whoever changes a script to and fro must not keep the sandbox busy. */
const MAX_IN_SPELL = 4;
const SPELL_MS = 600_000;
const MAX_KEPT = 500;

/**
 * Tells the owner of changed hooks, each with how the changed version does on the examples that were approved with it.
 * Nobody has approved what is tried: it runs in the sandbox for rehearsals, or not at all.
 */
export class ChangedTrials {
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly times = new RecentMap<string, readonly number[]>(MAX_KEPT);
  private isClosed = false;

  constructor(
    private readonly notices: Notices,
    private readonly tryChanged: (viewKey: string) => Promise<Trial | undefined>,
  ) {}

  tell(view: HookView, digest: string): void {
    const { key } = view;
    if (this.underWay.has(key)) return;
    if (!hasExamples(view) || !this.notices.isNews(key, digest) || this.isTooOften(key)) {
      this.notices.tell({ kind: "hook-changed", key, view }, digest);
      return;
    }
    const trial = this.tryChanged(key)
      .catch(() => undefined)
      .then((tried) => {
        // It may be as it was by now, and then it is nobody's news.
        if (this.isClosed || this.underWay.get(key) !== trial) return;
        this.underWay.delete(key);
        const { examples } = tried?.rehearsal ?? {};
        this.notices.tell({ kind: "hook-changed", key, view, ...(examples && { examples }) }, digest);
      });
    this.underWay.set(key, trial);
  }

  /** The hook is as it was approved. */
  settle(key: string): void {
    this.underWay.delete(key);
    this.notices.settle(key);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all(this.underWay.values());
  }

  private isTooOften(key: string): boolean {
    const recent = (this.times.get(key) ?? []).filter((at) => Date.now() - at < SPELL_MS);
    if (recent.length < MAX_IN_SPELL) this.times.set(key, [...recent, Date.now()]);
    return recent.length >= MAX_IN_SPELL;
  }
}

const hasExamples = ({ approval, proposed }: HookView): boolean =>
  proposed !== undefined &&
  approval !== undefined &&
  !approval.notLive &&
  (approval.entry.mustBlock ?? approval.entry.mustPass) !== undefined;
