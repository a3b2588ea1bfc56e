import type { Label, ParcelFiles } from "./outbox-files.js";

/**
 * The way of one parcel about which a human may be asked. As long as it is held it is not being sent: no crash leaves it in
 * doubt, nothing waits for it, and the next process holds it again.
 */
export class HeldWay {
  /** Whether its line went on without it. */
  isAside = false;
  private unmarked: Promise<unknown> = Promise.resolve();
  /** Ends the stretch on which it is being sent, up to its end or to the next question. */
  end: () => void = () => {};

  constructor(
    private readonly label: Label,
    private readonly files: ParcelFiles,
  ) {}

  held(hasBegun: boolean): Promise<unknown> {
    this.isAside = true;
    this.end();
    // Of what has left in part, nobody would know how much: the mark stays. So it does where the disk refuses.
    if (!hasBegun) this.unmarked = this.files.setMarked(this.label, false).catch(() => {});
    return this.unmarked;
  }

  /** Resolves when it may leave: marked again. Never, once the outbox is closed; the next process finds the answer. */
  async goOn(isOpen: () => boolean, during: (sending: Promise<void>) => void): Promise<void> {
    await this.unmarked;
    if (!isOpen()) return new Promise(() => {});
    during(
      new Promise((resolve) => {
        this.end = resolve;
      }),
    );
    if (!this.label.marked) await this.files.setMarked(this.label, true);
  }
}
