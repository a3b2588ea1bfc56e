/** What has to be ended, in the opposite order of its beginning. */
export class Endings {
  private readonly ends: (() => unknown)[] = [];

  add(end: () => unknown): void {
    this.ends.push(end);
  }

  /** Ends everything; what fails to end keeps nothing else from ending. */
  async run(): Promise<void> {
    for (const end of this.ends.splice(0).reverse()) {
      try {
        await end();
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
  }
}
