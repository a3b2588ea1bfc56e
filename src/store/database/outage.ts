/** Tells those who wait for a database that is away, each once until it is back. */
export class Outage {
  private isOn = false;
  private readonly told = new Set<string>();
  private readonly watched = new Map<() => unknown, string>();

  /** Calls `tell` now or when it begins; what was told under the same name is not told again. Answers what ends that. */
  watch(name: string, tell: () => unknown): () => void {
    const once = (): void => {
      if (this.told.has(name)) return;
      this.told.add(name);
      tell();
    };
    this.watched.set(once, name);
    if (this.isOn) once();
    return () => this.watched.delete(once);
  }

  begin(): void {
    if (this.isOn) return;
    this.isOn = true;
    for (const tell of this.watched.keys()) tell();
  }

  end(): void {
    this.isOn = false;
    this.told.clear();
  }
}
