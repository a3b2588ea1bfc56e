import { stat } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { stampOf } from "../../lib/files/safe-read.js";
import { FolderWatches } from "./folder-watches.js";

const LOOK_EVERY_MS = 400;
/** Every so many rounds all files are looked at, whether the system has told of them or not. */
const ROUNDS_BETWEEN_FULL_LOOKS = 15;
/** A look that takes longer goes on beside the next rounds. */
const WAIT_FOR_LOOK_MS = 100;

/**
 * Tells when any of a set of files was touched. The system is asked to say so, twice a second those files are looked at of
 * which it spoke or cannot speak, and now and then all of them: network drives, links on the way and other names of a file
 * are changed without a word.
 */
export class Watcher {
  private readonly stamps = new Map<string, string>();
  private readonly watches = new FolderWatches();
  /** Touched files that were not told of yet. */
  private readonly open = new Set<string>();
  private known: readonly string[] = [];
  private rounds = 0;
  private looking: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    /** The same list as long as it holds the same paths. */
    private readonly paths: () => readonly string[],
    /** When it fails, it is told again at the next look. */
    private readonly onTouch: () => Promise<void>,
    /** Done before each look, and on time also while a look takes long. */
    private readonly beforeLook: () => Promise<void> = async () => {},
    private readonly everyMs = LOOK_EVERY_MS,
  ) {}

  /** Takes the present as the first thing to tell, and goes on looking from there. */
  async start(): Promise<void> {
    // What fails is tried again by the next round.
    await this.look().catch(() => {});
    this.goOn();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.watches.close();
  }

  /** With a pause in between, never twice at once. */
  private goOn(): void {
    if (this.closed) return;
    this.timer = setTimeout(() => void this.round().then(() => this.goOn()), this.everyMs).unref();
  }

  /** Usually one after the other: what a look tells is written down, and reading that at the same time helps nobody. */
  private async round(): Promise<void> {
    // A folder that is being moved, a disk that is full: the next try is half a second away.
    await this.beforeLook().catch(() => {});
    this.looking ??= this.look()
      .catch(() => {})
      .finally(() => {
        this.looking = undefined;
      });
    await Promise.race([this.looking, pause(WAIT_FOR_LOOK_MS, undefined, { ref: false })]);
  }

  private async look(): Promise<void> {
    const paths = this.paths();
    this.rounds += 1;
    const isFull = paths !== this.known || this.rounds % ROUNDS_BETWEEN_FULL_LOOKS === 0;
    // Before the files are looked at: what is touched from now on is told by the system.
    if (isFull) await this.watches.cover(new Set(paths));
    if (this.closed) return this.watches.close();
    for (const path of this.watches.takeTouched()) this.open.add(path);
    const due = isFull ? paths : paths.filter((path) => this.open.has(path) || !this.watches.isCovered(path));
    const stamps = await stampsOf(due);
    const differing = due.filter((path, at) => stamps[at] !== this.stamps.get(path));
    // Until it is told it is due at each look.
    for (const path of differing) this.open.add(path);
    if (differing.length > 0 || this.hasFewer(paths)) await this.onTouch();
    // In this order: what is touched while it is being told is told again.
    for (const [at, path] of due.entries()) this.stamps.set(path, stamps[at] ?? "");
    for (const path of due) this.open.delete(path);
    if (!isFull) return;
    this.known = paths;
    const all = new Set(paths);
    for (const path of this.stamps.keys()) if (!all.has(path)) this.stamps.delete(path);
  }

  private hasFewer(paths: readonly string[]): boolean {
    return paths !== this.known && new Set(paths).size < this.stamps.size;
  }
}

const stampsOf = (paths: readonly string[]): Promise<string[]> =>
  Promise.all(
    paths.map(async (path) => {
      const found = await stat(path, { bigint: true }).catch(() => undefined);
      return found ? `${stampOf(found)}:${found.mode}` : "-";
    }),
  );
