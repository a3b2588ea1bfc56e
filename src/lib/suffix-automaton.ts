/** All pieces of one text, in a shape that a text of any size is compared with in one pass over its characters. */
export class SuffixAutomaton {
  private readonly next: Map<number, number>[] = [new Map()];
  private readonly link: number[] = [-1];
  private readonly length: number[] = [0];
  /** The state of each prefix, by its last position. */
  private readonly prefixes: number[] = [];

  constructor(text: string) {
    for (let at = 0; at < text.length; at += 1)
      this.prefixes.push(this.extend(this.prefixes[at - 1] ?? 0, text.charCodeAt(at)));
  }

  /** For each position, the length of the longest piece that ends there and stands in one of the texts too. */
  longestEndings(texts: readonly string[]): number[] {
    const matched = new Uint32Array(this.length.length);
    for (const text of texts) this.markMatches(text, matched);
    const byLength = this.length.map((_, state) => state).sort((a, b) => this.lengthOf(a) - this.lengthOf(b));
    for (const state of byLength.toReversed()) {
      const parent = this.linkOf(state);
      if (matched[state] && parent > 0) matched[parent] = this.lengthOf(parent);
    }
    for (const state of byLength) if (!matched[state]) matched[state] = matched[this.linkOf(state)] ?? 0;
    return this.prefixes.map((state) => matched[state] ?? 0);
  }

  private markMatches(text: string, matched: Uint32Array): void {
    let state = 0;
    let length = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      while (state > 0 && !this.next[state]?.has(code)) {
        state = this.linkOf(state);
        length = this.lengthOf(state);
      }
      const following = this.next[state]?.get(code);
      if (following === undefined) continue;
      state = following;
      length += 1;
      if (length > (matched[state] ?? 0)) matched[state] = length;
    }
  }

  private extend(last: number, code: number): number {
    const added = this.addState(this.lengthOf(last) + 1, new Map());
    let state = last;
    for (; state >= 0 && !this.next[state]?.has(code); state = this.linkOf(state)) this.next[state]?.set(code, added);
    const target = this.next[state]?.get(code);
    if (target !== undefined) this.link[added] = this.splitAt(state, target, code);
    return added;
  }

  private splitAt(from: number, target: number, code: number): number {
    if (this.lengthOf(target) === this.lengthOf(from) + 1) return target;
    const copy = this.addState(this.lengthOf(from) + 1, new Map(this.next[target]));
    this.link[copy] = this.linkOf(target);
    this.link[target] = copy;
    for (let state = from; state >= 0 && this.next[state]?.get(code) === target; state = this.linkOf(state))
      this.next[state]?.set(code, copy);
    return copy;
  }

  private addState(length: number, next: Map<number, number>): number {
    this.length.push(length);
    this.link.push(0);
    return this.next.push(next) - 1;
  }

  private linkOf = (state: number): number => this.link[state] ?? -1;
  private lengthOf = (state: number): number => this.length[state] ?? 0;
}
