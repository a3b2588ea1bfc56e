import { stat } from "node:fs/promises";
import { stampOf } from "./safe-read.js";

/**
 * Looks at a set of files twice a second and tells when any of them was touched. Looking is slower than being told by
 * the system and works everywhere: on network drives, in containers, for files that do not exist yet.
 */
export class Watcher {
  private timer: NodeJS.Timeout | undefined;
  private stamps = "";
  private closed = false;

  constructor(
    private readonly paths: () => readonly string[],
    private readonly onLook: (touched: boolean) => Promise<void>,
    private readonly everyMs = 400,
  ) {}

  /** Takes the present as the point of comparison and starts looking. */
  async start(): Promise<void> {
    this.stamps = await this.look();
    this.schedule();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private schedule(): void {
    if (this.closed) return;
    this.timer = setTimeout(async () => {
      const stamps = await this.look();
      const touched = stamps !== this.stamps;
      this.stamps = stamps;
      await this.onLook(touched);
      this.schedule();
    }, this.everyMs).unref();
  }

  private async look(): Promise<string> {
    const stamps = await Promise.all(
      this.paths().map(async (path) => {
        const found = await stat(path, { bigint: true }).catch(() => undefined);
        return found ? `${stampOf(found)}:${found.mode}` : "-";
      }),
    );
    return stamps.join(" ");
  }
}
