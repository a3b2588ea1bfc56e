const GATHER_MS = 40;

/** Gathers the pieces of a reply that come in one go: a model's every word is no event of its own. */
export class GatheredPieces {
  private text = "";
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly show: (text: string) => void) {}

  add(text: string): void {
    this.text += text;
    this.timer ??= setTimeout(() => this.flush(), GATHER_MS);
  }

  /** Shows what is left; called before the reply itself is shown. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.text !== "") this.show(this.text);
    this.text = "";
  }
}
