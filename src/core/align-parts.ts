import { diffArrays } from "diff";

/** How the texts of a message belong together, for hooks that rewrite them as one. */
export type PartsLayout = {
  /** For each text, which one it is another reading of; itself where it is none. */
  readingOf: readonly number[];
  /** The message's own text: what is added in front of everything, or behind it, belongs there. */
  main?: number;
};

/** Texts that have nothing to do with each other; a single one is the message's own. */
export const plainLayout = (parts: readonly unknown[]): PartsLayout => ({
  readingOf: [...parts.keys()],
  ...(parts.length === 1 && { main: 0 }),
});

/** Enough for any message. To compare two large files with little in common would hold the event loop. */
const MAX_EDITS = 500;

/**
 * The texts of a message, cut out of one new text for all of them; undefined when it does not tell what belongs where.
 * Every line comes from the new text and none is left out, so nothing that a hook took out stays in any place.
 */
export function alignParts(parts: readonly string[], next: string, layout: PartsLayout): string[] | undefined {
  const before = parts.map((part) => part.split("\n"));
  const lines = next.split("\n");
  const places = new LinePlaces(before, layout);
  const changes = diffArrays(before.flat(), lines, { maxEditLength: MAX_EDITS });
  // As many lines as before: each stands in its place.
  if (!changes && lines.length === before.flat().length) places.keep(lines);
  else if (!changes) return undefined;
  for (let at = 0; at < (changes?.length ?? 0); ) {
    const { value = [], added, removed } = changes?.[at++] ?? {};
    if (!added && !removed) {
      places.keep(value);
      continue;
    }
    const other = changes?.[at];
    const isPair = other !== undefined && ((added && other.removed) || (removed && other.added));
    if (isPair) at++;
    const counterpart = isPair ? other.value : [];
    if (!places.change(removed ? value.length : counterpart.length, added ? value : counterpart)) return undefined;
  }
  return places.texts();
}

class LinePlaces {
  /** To which text each line of the old ones belongs. */
  private readonly ownerOf: readonly number[];
  private readonly lines: string[][];
  private at = 0;

  constructor(
    before: readonly (readonly string[])[],
    private readonly layout: PartsLayout,
  ) {
    this.ownerOf = before.flatMap((lines, part) => lines.map(() => part));
    this.lines = before.map(() => []);
  }

  keep(lines: readonly string[]): void {
    for (const line of lines) this.lines[this.ownerOf[this.at++] ?? 0]?.push(line);
  }

  /** Puts new lines in the place of so many old ones; false when that could be more than one place. */
  change(removed: number, added: readonly string[]): boolean {
    const owners = this.ownerOf.slice(this.at, this.at + removed);
    if (removed === added.length) {
      this.keep(added);
      return true;
    }
    const place = removed === 0 ? this.between() : this.isOneText(owners) ? owners[0] : undefined;
    this.at += removed;
    if (place === undefined) return false;
    this.lines[place]?.push(...added);
    return true;
  }

  /** One that was taken out whole follows the other readings of its text. */
  texts(): string[] {
    const { lines } = this;
    return lines.map((own, part) => {
      const same = own.length > 0 ? own : lines.find((each, other) => each.length > 0 && this.isOneText([part, other]));
      return (same ?? []).join("\n");
    });
  }

  private isOneText(parts: readonly number[]): boolean {
    return new Set(parts.map((part) => this.layout.readingOf[part])).size === 1;
  }

  private between(): number | undefined {
    const { main, readingOf } = this.layout;
    const [left, right] = [this.ownerOf[this.at - 1], this.ownerOf[this.at]];
    if (left === undefined || right === undefined) return main;
    if (left === right) return left;
    if (this.isOneText([left, right])) return left;
    return [readingOf[left], readingOf[right]].find((text) => text === main);
  }
}
