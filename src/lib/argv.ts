/** A command line whose quotes do not close: guessing where would run something nobody wrote. */
export class ArgvError extends Error {
  override name = "ArgvError";
  /** `symbol` is the quote or backslash at fault, `at` its place, counted from 1. */
  constructor(
    readonly symbol: string,
    readonly at: number,
  ) {
    super(`The ${symbol} at character ${at} is never closed.`);
  }
}

const SPACES = " \t\r\n";
// Inside double quotes a backslash is special before these only, as POSIX and Python's shlex have it.
const ESCAPABLE = '"\\';

/** Splits a command line the way Python's `shlex.split` does: quotes and backslashes, no expansion of any kind. */
export function splitArgv(line: string): string[] {
  const text = String(line);
  const words: string[] = [];
  let word: string | undefined;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (SPACES.includes(character)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else if (character === "\\") {
      at += 1;
      if (at >= text.length) throw new ArgvError("\\", at);
      word = (word ?? "") + text.charAt(at);
    } else if (character === "'" || character === '"') {
      const quoted = readQuoted(text, at);
      word = (word ?? "") + quoted.value;
      at = quoted.end;
    } else {
      word = (word ?? "") + character;
    }
  }
  if (word !== undefined) words.push(word);
  return words;
}

function readQuoted(text: string, start: number): { value: string; end: number } {
  const quote = text.charAt(start);
  let value = "";
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === quote) return { value, end: at };
    if (character === "\\" && quote === '"' && ESCAPABLE.includes(text.charAt(at + 1)) && at + 1 < text.length) at += 1;
    value += text.charAt(at);
  }
  throw new ArgvError(quote, start + 1);
}

/** One argv word as a person could type it, so that a shown command line can be pasted back. */
export const quoteWord = (word: string): string =>
  /^[\w@%+=:,./~-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

/** Whether a word is the end of a path in a command line: `guard.py` or `guards/guard.py` in `python3 ./guards/guard.py`. */
export function isFileNameIn(target: string, word: string): boolean {
  if (!word.includes(".") || /^(?:\.{0,2}|~)\/|\.\.\/|\s/.test(word) || !target.includes(`/${word}`)) return false;
  try {
    return splitArgv(target).some((each) => !each.startsWith("-") && each.endsWith(`/${word}`));
  } catch {
    // What cannot be split into words names nothing.
    return false;
  }
}

/** One text per meaning of a command or URL, however it is spaced, quoted or spelt. */
export function meaningOf(target: string): string {
  const url = target.replace(/^POST\s+/, "");
  if (/^https?:/i.test(url) && URL.canParse(url)) return new URL(url).href;
  try {
    return JSON.stringify(splitArgv(target));
  } catch {
    // What cannot be split into words means what it says.
    return target;
  }
}
