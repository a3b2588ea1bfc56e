import { appendFile, mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import writeFileAtomic from "write-file-atomic";
import { parseJson } from "../../lib/json.js";

/** What the transcript adds to an entry: its place, and when it came. */
export type Placed<T> = T & { readonly seq: number; readonly at: number };

const LIMITS = { lines: 500, characters: 8_388_608 };

/**
 * The last lines of a chat, in memory and in a file that survives a restart. Written behind the scenes: a slow disk must
 * not slow a chat, and a full one costs the record of it only.
 */
export class Transcript<T extends { text: string }> {
  private kept: Placed<T>[] = [];
  private characters = 0;
  private last = 0;
  private linesInFile = 0;
  private charactersInFile = 0;
  private waiting: Placed<T>[] = [];
  private written: Promise<void> = Promise.resolve();

  private constructor(
    private readonly path: string,
    private readonly limits: typeof LIMITS,
  ) {}

  /** Takes up what the last process left there; what is cut off or no line of ours is left out. */
  static async open<T extends { text: string }>(
    path: string,
    limits: Partial<typeof LIMITS> = {},
  ): Promise<Transcript<T>> {
    const transcript = new Transcript<T>(path, { ...LIMITS, ...limits });
    const text = await readFile(path, "utf8").catch(() => "");
    const bySeq = new Map<number, Placed<T>>();
    for (const line of text.split("\n").map(parseLine<T>)) if (line) bySeq.set(line.seq, line);
    const lines = [...bySeq.values()].sort((one, other) => one.seq - other.seq);
    for (const line of lines) transcript.take(line);
    // A new file at the next line: the end of this one may be cut off.
    transcript.linesInFile = text === "" ? 0 : Number.POSITIVE_INFINITY;
    return transcript;
  }

  add(entry: T): Placed<T> {
    const line = { ...entry, seq: this.last + 1, at: Date.now() };
    this.take(line);
    this.write(line);
    return line;
  }

  /** Puts more into a line that is still kept. */
  amend(seq: number, more: Partial<T>): Placed<T> | undefined {
    const index = this.kept.findIndex((line) => line.seq === seq);
    const line = this.kept[index];
    if (!line) return undefined;
    const amended = { ...line, ...more };
    this.kept[index] = amended;
    this.write(amended);
    return amended;
  }

  /** The last lines in front of `before`, oldest first. */
  lines({ before = Number.POSITIVE_INFINITY, limit = this.limits.lines }: Range = {}): readonly Placed<T>[] {
    const earlier = this.kept.filter(({ seq }) => seq < before);
    return limit <= 0 ? [] : earlier.slice(-limit);
  }

  /** Resolves when everything so far is in the file. */
  settled(): Promise<void> {
    return this.written;
  }

  private take(line: Placed<T>): void {
    this.kept.push(line);
    this.last = line.seq;
    this.characters += line.text.length;
    const { lines, characters } = this.limits;
    while (this.kept.length > lines || (this.kept.length > 1 && this.characters > characters))
      this.characters -= this.kept.shift()?.text.length ?? 0;
  }

  private write(line: Placed<T>): void {
    this.waiting.push(line);
    // All that waits then is one write.
    this.written = this.written.then(() => this.save(this.waiting.splice(0))).catch(() => undefined);
  }

  private async save(lines: readonly Placed<T>[]): Promise<void> {
    if (lines.length === 0) return;
    await mkdir(dirname(this.path), { recursive: true, mode: 0o700 });
    const text = encode(lines);
    const [count, characters] = [this.linesInFile + lines.length, this.charactersInFile + text.length];
    if (count <= this.limits.lines * 2 && characters <= this.limits.characters * 2) {
      [this.linesInFile, this.charactersInFile] = [count, characters];
      return appendFile(this.path, text, { mode: 0o600 });
    }
    const all = [...this.kept];
    const whole = encode(all);
    await writeFileAtomic(this.path, whole, { mode: 0o600 });
    [this.linesInFile, this.charactersInFile] = [all.length, whole.length];
  }
}

type Range = { before?: number | undefined; limit?: number };

const encode = (lines: readonly unknown[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join("");

function parseLine<T extends { text: string }>(text: string): Placed<T> | undefined {
  const line = parseJson(text) as Partial<Placed<T>> | null | undefined;
  const isLine = Number.isSafeInteger(line?.seq) && typeof line?.at === "number" && typeof line.text === "string";
  return isLine ? (line as Placed<T>) : undefined;
}
