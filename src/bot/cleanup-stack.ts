import { messageOf } from "../lib/message-of.js";

/** What has to be undone, in the opposite order of its beginning: AsyncDisposableStack, which Node 20 does not have. */
export class CleanupStack {
  private readonly steps: (() => unknown)[] = [];

  defer(step: () => unknown): void {
    this.steps.push(step);
  }

  /** Undoes everything; a step that fails is told, and keeps no other from being taken. */
  async dispose(): Promise<void> {
    for (const step of this.steps.splice(0).reverse()) {
      try {
        await step();
      } catch (error) {
        console.error(messageOf(error));
      }
    }
  }
}
