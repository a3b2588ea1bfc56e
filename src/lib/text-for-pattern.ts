const MAX_DEPTH = 50;
const MAX_REPEATS = 50;
const MAX_LENGTH = 2_000;
/** Tried one after the other for a set of characters. */
const CHARACTERS = "a0A-_ ./:@x1~=,;!?#$%&*+<>|'\"()[]{}\\`^\n\t文é";
const ESCAPES: Readonly<Record<string, string>> = {
  ...{ d: "0", w: "a", s: " ", D: "a", W: "-", S: "a", n: "\n", t: "\t", r: "\r", f: "\f", v: "\v", a: "\u0007" },
  ...{ b: "", B: "", A: "", z: "", C: "a" },
};
/** Sets that have names. */
const NAMED: Readonly<Record<string, string>> = { digit: "0", xdigit: "0", space: " ", punct: "!", upper: "A" };

/**
 * A short text that a regular expression may well match, by the first of every choice. It is a guess: whoever uses it
 * lets the pattern itself decide. Undefined for what it cannot read.
 */
export function textForPattern(pattern: string): string | undefined {
  const reader = new PatternReader(pattern);
  try {
    const text = reader.choice(0);
    return reader.isAtEnd && text.length <= MAX_LENGTH ? text : undefined;
  } catch {
    return undefined; // no pattern, or one that only its own engine understands
  }
}

class PatternReader {
  private at = 0;

  constructor(private readonly pattern: string) {}

  get isAtEnd(): boolean {
    return this.at >= this.pattern.length;
  }

  /** The first branch; the others are read past. */
  choice(depth: number): string {
    if (depth > MAX_DEPTH) throw new RangeError("nested too deeply");
    const first = this.sequence(depth);
    while (this.take("|")) this.sequence(depth);
    return first;
  }

  private sequence(depth: number): string {
    let text = "";
    while (!this.isAtEnd && !/[|)]/.test(this.next())) {
      const piece = this.piece(depth);
      text += piece.repeat(this.repeats());
      if (text.length > MAX_LENGTH) throw new RangeError("too long");
    }
    return text;
  }

  private piece(depth: number): string {
    const character = [...this.pattern.slice(this.at, this.at + 2)][0] ?? "";
    this.at += character.length;
    if (character === "^" || character === "$") return "";
    if (character === ".") return "x";
    if (character === "\\") return this.escaped();
    if (character === "[") return this.set();
    return character === "(" ? this.group(depth) : character;
  }

  private group(depth: number): string {
    const [head = ""] = /^\?(?:P?<\w+>|[a-zA-Z-]*[:)])/.exec(this.pattern.slice(this.at, this.at + 100)) ?? [];
    if (head === "" && this.next() === "?") throw new SyntaxError("unknown group");
    this.at += head.length;
    // Flags alone, as in (?i): they hold for what follows.
    if (head.endsWith(")")) return "";
    const text = this.choice(depth + 1);
    if (!this.take(")")) throw new SyntaxError("a group that is never closed");
    return text;
  }

  private escaped(): string {
    const rest = this.pattern.slice(this.at);
    const [code, wide, hex] = /^x(?:\{([0-9a-fA-F]{1,6})\}|([0-9a-fA-F]{2}))/.exec(rest) ?? [];
    const [named] = /^[pP](?:\{\^?\w+\}|\w)/.exec(rest) ?? [];
    const [quoted, literal = ""] = /^Q(.*?)(?:\\E|$)/s.exec(rest) ?? [];
    this.at += (code ?? named ?? quoted ?? rest.slice(0, 1)).length;
    if (code !== undefined) return String.fromCodePoint(Number.parseInt(wide ?? hex ?? "", 16));
    if (named !== undefined) return "a";
    if (quoted !== undefined) return literal;
    return ESCAPES[rest.slice(0, 1)] ?? rest.slice(0, 1);
  }

  private set(): string {
    const [set] = /^\[\^?\]?(?:\\.|\[:\w+:\]|[^\]\\])*\]/s.exec(this.pattern.slice(this.at - 1)) ?? [];
    if (set === undefined) throw new SyntaxError("a set that is never closed");
    this.at += set.length - 1;
    const own = new RegExp(
      set.replaceAll(/\[:(\w+):\]/g, (_, name: string) => NAMED[name] ?? "a-z"),
      "u",
    );
    const found = [...CHARACTERS, ...set].find((character) => own.test(character));
    if (found === undefined) throw new RangeError("nothing found for a set");
    return found;
  }

  /** The least that is allowed, and where that is nothing, nothing. */
  private repeats(): number {
    const [all, least] = /^(?:[*?+]|\{(\d+)(?:,\d*)?\})[?+]?/.exec(this.pattern.slice(this.at, this.at + 20)) ?? [];
    if (all === undefined) return 1;
    this.at += all.length;
    if (least !== undefined && Number(least) > MAX_REPEATS) throw new RangeError("too many repeats");
    return least === undefined ? Number(all.startsWith("+")) : Number(least);
  }

  private next(): string {
    return this.pattern.charAt(this.at);
  }

  private take(character: string): boolean {
    const isNext = this.next() === character;
    if (isNext) this.at += 1;
    return isNext;
  }
}
