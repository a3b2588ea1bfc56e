import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { SwitchStatus } from "../core/control.js";
import type { HookView } from "../core/view.js";
import type { HookSources } from "../store/config/hook-sources.js";
import { Watcher } from "../store/config/watcher.js";
import type { WorkspaceFiles } from "../store/config/workspace-files.js";
import { isCompiled } from "../store/snapshots/compiled.js";
import { copyPath } from "../store/snapshots/copies.js";
import type { StoreOpening, StoreTrouble } from "../store/state/policy-store.js";
import type { ActiveState } from "./active-state.js";
import type { ChangedTrials } from "./changed-trials.js";
import type { Inventory } from "./inventory.js";
import { type Notices, STORE_NOTICE } from "./notices.js";

const SWITCH_NOTICE = "switch";
const WAIT_FOR_PROPOSALS_MS = 2_000;
const WHILE_SAVED_MS = 100;

/** Keeps an eye on the workspace and on other processes, and lets the owner know when something differs. */
export class WorkspaceWatch {
  private readonly watcher: Watcher;
  private closed = false;

  constructor(
    private readonly activeState: ActiveState,
    private readonly inventory: Inventory,
    private readonly files: WorkspaceFiles,
    private readonly sources: HookSources,
    private readonly notices: Notices,
    private readonly trials: ChangedTrials,
    private readonly stateFolder: string,
    /** Approvals that cannot run as approved, and the path that is to blame. */
    private readonly broken: Map<string, string>,
  ) {
    this.watcher = new Watcher(
      () => this.watchedPaths(),
      () => this.lookAround(),
      // What another process changes acts soon, however long a look at the workspace takes.
      () => this.activeState.look(),
    );
  }

  /**
   * Looks at what is in force once, so that nothing fires on a copy that was tampered with while the bot was away. With
   * `watches` it looks at the proposals, too, and goes on looking; what they hold keeps nobody waiting for long.
   */
  async start(opening: StoreOpening, watches = true): Promise<void> {
    this.greet(opening);
    this.activeState.onTrouble((trouble) => this.tellTrouble(trouble));
    this.activeState.onOpening((opening) => {
      this.notices.settle(STORE_NOTICE);
      this.greet(opening);
    });
    await this.noteHealth();
    if (watches) await Promise.race([this.watcher.start(), pause(WAIT_FOR_PROPOSALS_MS, undefined, { ref: false })]);
  }

  close(): void {
    this.closed = true;
    this.watcher.close();
  }

  private greet(opening: StoreOpening): void {
    if (opening.kind === "trouble") this.tellTrouble(opening.trouble);
    else if (opening.kind === "new") {
      this.notices.tell({ kind: "nothing-in-force", key: "new", state: this.stateFolder }, "new");
    } else if (opening.restoredFrom !== undefined) {
      this.notices.tell({ kind: "restored", key: "restored", savedAt: opening.restoredFrom }, opening.restoredFrom);
    }
  }

  private tellTrouble(trouble: StoreTrouble | undefined): void {
    this.notices.settle(STORE_NOTICE);
    // The list and the page show whether the store answers.
    this.activeState.announce();
    if (!trouble) return;
    const blocking = this.activeState.trouble !== undefined;
    this.notices.tell({ kind: "store-trouble", key: STORE_NOTICE, ...trouble, blocking });
  }

  /** Files of other formats, as far as they were known at the last look. */
  private foreignPaths: readonly string[] = [];

  /** Folders that are bound as a whole, with all below them, as they were at the last look: what is added there is seen. */
  private folders: readonly string[] = [];

  /** The same list until what it is made of changes. */
  private watchedPaths(): readonly string[] {
    const { approvals } = this.activeState;
    const { foreignPaths, folders, watched } = this;
    const from = [approvals, foreignPaths, folders];
    if (from.every((each, at) => each === watched.from[at])) return watched.paths;
    this.watched = { from, paths: this.pathsNow() };
    return this.watched.paths;
  }

  private watched: { from: readonly unknown[]; paths: readonly string[] } = { from: [], paths: [] };

  private pathsNow(): string[] {
    const bound = this.activeState.approvals.flatMap((approval) => [
      ...approval.files.filter((file) => !isCompiled(file)).map((file) => file.path),
      ...approval.files.flatMap((file) => (file.copy ? [copyPath(this.stateFolder, approval.id, file.copy)] : [])),
      ...approval.programs.flatMap((program) => [program.path, program.real]),
    ]);
    return [this.files.hookFile, this.files.agentFile, ...this.foreignPaths, ...new Set([...bound, ...this.folders])];
  }

  /** Compares the workspace, the copies and the programs with what is in force. */
  private async lookAround(): Promise<void> {
    await this.noteHealth();
    const foreignPaths = await this.sources.watched();
    if (!isDeepStrictEqual(foreignPaths, this.foreignPaths)) this.foreignPaths = foreignPaths;
    const { views, proposals, folders } = await this.quickLook();
    if (!isDeepStrictEqual(folders, this.folders)) this.folders = folders;
    if (this.closed) return;
    for (const view of views) {
      if (view.state === "changed") this.trials.tell(view, changeDigest(view));
      else this.trials.settle(view.key);
    }
    const mirror = await this.compareSwitch();
    const seen = { sources: this.foreignPaths, proposals, mirror, unlike: views.flatMap(differenceOf) };
    // A file that was touched and says what it said is no news: whoever hears of one asks for the whole list.
    if (isDeepStrictEqual(seen, this.seen)) return;
    this.seen = seen;
    this.activeState.announce();
  }

  /** An editor empties a file before it fills it again: what seems to be removed is looked at once more. */
  private async quickLook(): ReturnType<Inventory["quickLook"]> {
    const look = await this.inventory.quickLook();
    if (!look.views.some(({ state, proposed }) => state === "changed" && !proposed)) return look;
    await pause(WHILE_SAVED_MS);
    return this.inventory.quickLook();
  }

  /** What the last look has found, beside what is in force. */
  private seen: unknown;

  private async noteHealth(): Promise<void> {
    const health = await this.inventory.health();
    this.broken.clear();
    for (const [id, { broken }] of health) {
      const [path] = broken;
      if (path !== undefined) this.broken.set(id, path);
    }
    if ([...health.values()].some(({ upgraded }) => upgraded.length > 0)) await this.activeState.remake();
  }

  /** While an owner flips it, the file is behind for a moment: that is nobody's edit. Answers why the file could not follow. */
  async whileFlipping(flip: () => Promise<string | undefined>): Promise<string | undefined> {
    this.flipping += 1;
    this.flips += 1;
    try {
      const failed = await flip();
      // It is put right: whoever edits it again before the next look is told of, too.
      if (failed === undefined) this.notices.settle(SWITCH_NOTICE);
      return failed;
    } finally {
      this.mirrored = this.activeState.state.enabled;
      this.flipping -= 1;
    }
  }

  private flipping = 0;
  /** What the switch was at the last look. */
  private mirrored: boolean | undefined;
  /** How often it was flipped: what was read before a flip says nothing of the time after it. */
  private flips = 0;

  private async compareSwitch(): Promise<SwitchStatus["mirror"]> {
    const { flips, flipping } = this;
    const mirror = await this.files.readSwitch();
    if (flipping > 0 || this.flips !== flips) return mirror;
    // Nobody knows yet what the switch is.
    if (this.activeState.trouble?.code === "away") return mirror;
    const { enabled } = this.activeState.state;
    const before = this.mirrored;
    this.mirrored = enabled;
    if (mirror.kind === "value" && mirror.on !== enabled && mirror.on === before && before !== enabled) {
      // In step until another machine was told otherwise: it has a file of its own, and this one follows.
      await this.whileFlipping(() => this.files.mirrorSwitch(enabled));
    } else if (mirror.kind === "value" && mirror.on !== enabled) {
      this.notices.tell(
        { kind: "switch-edited", key: SWITCH_NOTICE, inFile: mirror.on, inForce: enabled },
        String(mirror.on),
      );
    } else this.notices.settle(SWITCH_NOTICE);
    return mirror;
  }
}

/** How a hook in force differs from what lies there; nothing where it does not. */
function differenceOf({ approval, proposed, changes, problems, upgraded, broken }: HookView): unknown[] {
  const isAlike = [changes, problems, upgraded, broken].every(({ length }) => length === 0);
  return !approval || isAlike ? [] : [[approval.id, proposed?.digest, changes, problems, upgraded, broken]];
}

const changeDigest = (view: HookView): string => JSON.stringify([view.proposed?.digest, view.changes]);
