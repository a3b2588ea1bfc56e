import { Readable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import { withoutUnseen } from "../../lib/clean-text.js";

const [PASTE_START, PASTE_END] = ["\u001b[200~", "\u001b[201~"] as const;

/** What asks a terminal to mark pasted text, and what ends that. */
export const MARK_PASTES = { on: "\u001b[?2004h", off: "\u001b[?2004l" } as const;

/** Stands for a line break within the line that is edited, where a real one would send it. */
export const BREAK_MARK = "⏎";

/** Nobody types this much between two reads. */
const MAX_TYPED = 1_000;
/** A paste without marks comes in several reads, and is over when nothing has come for this long. */
const QUIET_MS = 50;

export type KeysOptions = {
  setRawMode(isRaw: boolean): void;
  /** A pasted text, in one line and without anything that is a key. */
  onPaste(line: string): void;
};

/** The keys that are pressed in a terminal, for a line editor; what is pasted is kept apart. */
export class Keys extends Readable {
  private readonly decoder = new StringDecoder("utf8");
  private rest = "";
  private isPasting = false;
  private unmarked = "";
  private quiet: NodeJS.Timeout | undefined;

  constructor(private readonly options: KeysOptions) {
    super({ read() {} });
  }

  /** Called by the line editor. */
  setRawMode(isRaw: boolean): this {
    this.options.setRawMode(isRaw);
    return this;
  }

  /** Takes what comes from the terminal. */
  feed(chunk: Buffer | string): void {
    this.rest += typeof chunk === "string" ? chunk : this.decoder.write(chunk);
    while (this.passMark());
    if (this.isPasting) return;
    const end = this.rest.length - beginOfMark(this.rest);
    this.press(this.rest.slice(0, end));
    this.rest = this.rest.slice(end);
  }

  /** Hands over what is still gathered. */
  flush(): void {
    clearTimeout(this.quiet);
    if (this.unmarked !== "") this.options.onPaste(inOneLine(this.unmarked));
    this.unmarked = "";
  }

  private passMark(): boolean {
    const mark = this.isPasting ? PASTE_END : PASTE_START;
    const at = this.rest.indexOf(mark);
    if (at < 0) return false;
    const before = this.rest.slice(0, at);
    if (this.isPasting) this.options.onPaste(inOneLine(before));
    else {
      this.press(before);
      this.flush();
    }
    this.rest = this.rest.slice(at + mark.length);
    this.isPasting = !this.isPasting;
    return true;
  }

  /** One by one: of a word that an input method sends at once, readline would put the most part at the end of the line. */
  private press(keys: string): void {
    if (this.unmarked !== "" || isPoured(keys)) this.gather(keys);
    // Not push(): the first of those would come behind what is pasted next.
    else for (const key of keys) this.emit("data", Buffer.from(key));
  }

  private gather(keys: string): void {
    this.unmarked += keys;
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => this.flush(), QUIET_MS);
  }
}

/** Several lines in one read, from a terminal that does not mark what is pasted. What follows Enter may still be a key. */
const isPoured = (keys: string): boolean => keys.length >= MAX_TYPED || /\n\s*\S/.test(withoutUnseen(keys));

/** Line breaks at the end send nothing: that is what Enter is for. */
const inOneLine = (pasted: string): string => withoutUnseen(pasted).replace(/\n+$/, "").replaceAll("\n", BREAK_MARK);

/** How much at the end may be the first part of a mark. An Escape key waits for the next key, as it does in a shell. */
function beginOfMark(keys: string): number {
  for (let length = PASTE_START.length - 1; length > 0; length -= 1)
    if (keys.endsWith(PASTE_START.slice(0, length))) return length;
  return 0;
}
