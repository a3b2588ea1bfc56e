import { stat } from "node:fs/promises";
import { stampOf } from "./safe-read.js";

export const LOOK_EVERY_MS = 400;

/** Does some work again and again, with a pause in between, never twice at once; what fails is tried again. */
export class Repeating {
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly work: () => Promise<void>,
    private readonly everyMs = LOOK_EVERY_MS,
  ) {}

  start(): void {
    if (this.closed) return;
    this.timer = setTimeout(async () => {
      try {
        await this.work();
      } catch {
        // A folder that is being moved, a disk that is full: the next try is half a second away.
      }
      this.start();
    }, this.everyMs).unref();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}

/**
 * Looks at a set of files twice a second and tells when any of them was touched. Looking is slower than being told by
 * the system and works everywhere: on network drives, in containers, for files that do not exist yet.
 */
export class Watcher {
  private stamps = "";
  private readonly repeating: Repeating;

  constructor(
    private readonly paths: () => readonly string[],
    /** When it fails, it is told again at the next look. */
    private readonly onTouch: () => Promise<void>,
    everyMs = LOOK_EVERY_MS,
  ) {
    this.repeating = new Repeating(() => this.look(), everyMs);
  }

  /** Takes the present as the first thing to tell, and goes on looking from there. */
  async start(): Promise<void> {
    await this.look();
    this.repeating.start();
  }

  close(): void {
    this.repeating.close();
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
