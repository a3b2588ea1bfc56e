import type { CommandEntry, EntryWarning, ShellEntry } from "../../core/hook.js";
import { ArgvError, splitArgv } from "../../lib/argv.js";
import type { EntryKind, TargetFault } from "../transport.js";

/** Each word may name a file, which is then looked for and watched. */
const MAX_WORDS = 64;

/** A program and its words, without a shell. */
export const commandKind: EntryKind<CommandEntry> = {
  keys: { command: "text", warm: "flag" },
  uselessKeys: () => [],
  faultsOf: commandFaults,
  warningsOf: (command) => [
    ...shellWords(command).map((word): EntryWarning => ({ code: "shell-word", word, ...withoutVariable(word) })),
    ...eatenWords(command),
  ],
  parse: ({ command, warm }) => ({ type: "command", command: String(command), ...(warm === true && { warm }) }),
  target: ({ command }) => command,
  address: () => undefined,
  traits: ({ warm }) => (warm ? [{ code: "warm" }] : []),
};

/** A line for `sh -c`. */
export const shellKind: EntryKind<ShellEntry> = {
  keys: { command: "text", warm: "flag" },
  // Its files cannot be copied.
  uselessKeys: () => ["files"],
  faultsOf: lineFaults,
  warningsOf: () => [],
  parse: ({ command, warm }) => ({ type: "shell", command: String(command), ...(warm === true && { warm }) }),
  target: ({ command }) => command,
  address: () => undefined,
  traits: ({ warm }) => [{ code: "shell-line" }, ...(warm ? [{ code: "warm" } as const] : [])],
};

function lineFaults(value: string): TargetFault[] {
  if (value.includes("\0"))
    return [{ code: "bad-command", key: "command", value, symbol: "NUL", at: value.indexOf("\0") + 1 }];
  return value.trim() === "" ? [{ code: "missing-key", key: "command" }] : [];
}

function commandFaults(value: string): TargetFault[] {
  try {
    if (value.includes("\0")) return lineFaults(value);
    const words = splitArgv(value);
    if (words.length > MAX_WORDS) return [{ code: "too-many-words", key: "command", most: MAX_WORDS }];
    return words[0] ? [] : [{ code: "missing-key", key: "command" }];
  } catch (error) {
    if (error instanceof ArgvError)
      return [{ code: "bad-command", key: "command", value, symbol: error.symbol, at: error.at }];
    throw error;
  }
}

/** The home folder, and the root, have names that need no shell. */
function withoutVariable(word: string): { instead?: string } {
  const [, name, rest] = /^\$\{?(HOME|PWD)\}?(\/.*)$/.exec(word) ?? [];
  return name === undefined ? {} : { instead: `${name === "HOME" ? "~" : "."}${rest}` };
}

/** Words outside quotes with a backslash before a letter, a digit or a point: nobody wants to lose it there. */
function eatenWords(command: string): EntryWarning[] {
  const bare = command.replace(/'[^']*'|"(?:\\.|[^"\\])*"/gs, (quoted) => "\u0000".repeat(quoted.length));
  // Word by word: one pattern for a whole word would go over a long one again at each of its letters.
  const words = bare.split(/[\s\0]+/).filter((word) => /\\[\w.]/.test(word));
  return words.slice(0, 3).map((word) => ({ code: "backslash-word", word, reaches: word.replace(/\\(.)/g, "$1") }));
}

/** Words that only a shell understands, where there is none: they reach the script as they are. */
function shellWords(command: string): string[] {
  const words = splitArgv(command);
  if (words.includes("-c") || words.some((word) => /^-\w*c$/.test(word))) return [];
  return words
    .filter(
      (word) => /^(?:\|\|?|&&?|;|\d?>>?|<|\d>&\d)$/.test(word) || /^\$\{?(?!CLAUDE_PROJECT_DIR\b)[A-Za-z_(]/.test(word),
    )
    .slice(0, 3);
}
