/** A time that can be held, such as while a person is asked. */
export class Countdown {
  private leftMs: number;
  private holds = 0;
  private since = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    timeMs: number,
    private readonly onOver: () => void,
  ) {
    this.leftMs = timeMs;
    this.run();
  }

  /** Holds it until what this returns is called; several may hold it. */
  hold(): () => void {
    if (this.holds === 0) this.pause();
    this.holds += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.holds -= 1;
      if (this.holds === 0 && this.leftMs > 0) this.run();
    };
  }

  /** It is never over any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.leftMs = 0;
  }

  private run(): void {
    this.since = performance.now();
    this.timer = setTimeout(this.onOver, this.leftMs);
  }

  private pause(): void {
    clearTimeout(this.timer);
    this.leftMs = Math.max(0, this.leftMs - (performance.now() - this.since));
  }
}
