import { stat } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { stampOf } from "../../lib/files/safe-read.js";

const LOOK_EVERY_MS = 400;
/** A look that takes longer goes on beside the next rounds. */
const WAIT_FOR_LOOK_MS = 100;

/**
 * Looks at a set of files twice a second and tells when any of them was touched. Looking is slower than being told by
 * the system and works everywhere: on network drives, in containers, for files that do not exist yet.
 */
export class Watcher {
  private stamps = "";
  private looking: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
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
    const stamps = await this.stampsNow();
    if (stamps === this.stamps) return;
    await this.onTouch();
    // In this order: what is touched while it is being told is told again.
    this.stamps = stamps;
  }

  private async stampsNow(): Promise<string> {
    const stamps = await Promise.all(
      this.paths().map(async (path) => {
        const found = await stat(path, { bigint: true }).catch(() => undefined);
        return found ? `${stampOf(found)}:${found.mode}` : "-";
      }),
    );
    return stamps.join(" ");
  }
}
