import { messageOf } from "../lib/message-of.js";

/** Tells of each trouble once, however often the same is tried in vain, and once that it is over. */
export class Outage {
  private readonly told = new Set<string>();

  constructor(private readonly parts: { onTrouble(error: unknown): void; onRecovered?(): void }) {}

  get isOn(): boolean {
    return this.told.size > 0;
  }

  failed(error: unknown): void {
    const said = messageOf(error);
    if (this.told.has(said)) return;
    this.told.add(said);
    this.parts.onTrouble(error);
  }

  over(): void {
    if (!this.isOn) return;
    this.told.clear();
    this.parts.onRecovered?.();
  }
}
