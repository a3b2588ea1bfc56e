/** The command line, split into our own options and the rest, which may be anybody's. */
export type CliArgs = {
  verb: string;
  rest: string[];
  workspace?: string;
  state?: string;
  root?: string;
  json: boolean;
  jsonl: boolean;
  debug: boolean;
  help: boolean;
  version: boolean;
};

/** An option without its value. */
export class CliUsageError extends Error {
  override name = "CliUsageError";
}

const VALUES = { "--workspace": "workspace", "--state": "state", "--root": "root" } as const;
const FLAGS = {
  "--json": "json",
  "--jsonl": "jsonl",
  "--debug": "debug",
  "--help": "help",
  "-h": "help",
  "--version": "version",
} as const;

/**
 * Takes our own options out, wherever they stand, up to `--`. Everything else is passed on: the command line of a hook
 * may well have options of its own.
 */
export function parseCliArgs(argv: readonly string[], needsFolder: (option: string) => string): CliArgs {
  const args: CliArgs = { verb: "", rest: [], json: false, jsonl: false, debug: false, help: false, version: false };
  const words: string[] = [];
  for (let at = 0; at < argv.length; at += 1) {
    const word = argv[at] ?? "";
    const [name = "", inline] = word.startsWith("--") ? splitOnce(word) : [word];
    if (word === "--") {
      words.push(...argv.slice(at + 1));
      break;
    }
    if (isKey(VALUES, name)) {
      const value = inline ?? argv[at + 1];
      if (inline === undefined) at += 1;
      if (value === undefined) throw new CliUsageError(needsFolder(name));
      args[VALUES[name]] = value;
    } else if (isKey(FLAGS, word)) args[FLAGS[word]] = true;
    else words.push(word);
  }
  const [verb = "", ...rest] = words;
  return { ...args, verb, rest };
}

const splitOnce = (word: string): [string, string?] => {
  const at = word.indexOf("=");
  return at < 0 ? [word] : [word.slice(0, at), word.slice(at + 1)];
};

const isKey = <T extends object>(table: T, word: string): word is Extract<keyof T, string> =>
  Object.hasOwn(table, word);
