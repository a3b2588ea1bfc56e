/** A map that forgets its oldest entries: chats and messages are many, and memory is not. */
export class RecentMap<K, V> {
  private readonly kept = new Map<K, V>();

  constructor(private readonly most: number) {}

  get size(): number {
    return this.kept.size;
  }

  get(key: K): V | undefined {
    return this.kept.get(key);
  }

  values(): IterableIterator<V> {
    return this.kept.values();
  }

  set(key: K, value: V): void {
    this.kept.delete(key);
    this.kept.set(key, value);
    if (this.kept.size > this.most) for (const oldest of this.kept.keys()) return void this.kept.delete(oldest);
  }

  delete(key: K): boolean {
    return this.kept.delete(key);
  }

  clear(): void {
    this.kept.clear();
  }
}
