/** Lets only so many begin in one turn of the event loop, the others in the next ones: a hundred at once hold up nobody else. */
export class Pacer {
  private readonly waiting: (() => void)[] = [];
  private room: number;
  private isFollowed = false;

  constructor(private readonly perTurn: number) {
    this.room = perTurn;
  }

  /** Undefined where one may begin at once; otherwise resolves when it is its turn. */
  enter(): Promise<void> | undefined {
    this.follow();
    if (this.room === 0) return new Promise((resume) => this.waiting.push(resume));
    this.room -= 1;
    return undefined;
  }

  private follow(): void {
    if (this.isFollowed) return;
    this.isFollowed = true;
    setImmediate(() => {
      this.isFollowed = false;
      const next = this.waiting.splice(0, this.perTurn);
      this.room = this.perTurn - next.length;
      if (next.length > 0) this.follow();
      for (const resume of next) resume();
    });
  }
}
