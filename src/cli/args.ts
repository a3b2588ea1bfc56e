import { parseArgs } from "node:util";

/** What is no command of the chat. */
export const OWN_VERBS = [
  "start",
  "pair",
  "page",
  "push",
  "import",
  "replay",
  "fire",
  "serve",
  "ilink",
  "reset",
  "move-state",
] as const;

const FOLDERS = { workspace: "workspace", state: "stateDir", root: "root" } as const;
const FLAGS = ["json", "jsonl", "require-hooks", "debug", "help", "version"] as const;
const OPTIONS = Object.fromEntries([
  ...Object.keys(FOLDERS).map((name) => [name, { type: "string" as const }]),
  ...FLAGS.map((name) => [name, { type: "boolean" as const }]),
]);

type Folder = keyof typeof FOLDERS;
type Flag = (typeof FLAGS)[number];

/** The command line, split into our own options and the rest, which may be anybody's. */
export type CliArgs = {
  verb: string;
  rest: string[];
  /** What was named, as the library calls it. */
  places: { workspace?: string; root?: string; stateDir?: string };
} & Record<Flag, boolean>;

/** An option without its value, or a folder that is not there. */
export class CliUsageError extends Error {
  override name = "CliUsageError";
}

/**
 * Takes our own options out, wherever they stand, up to `--`. Everything else is passed on: the command line of a hook
 * may well have options of its own.
 */
export function parseCliArgs(argv: readonly string[], needsFolder: (option: string) => string): CliArgs {
  const { tokens } = parseArgs({
    args: [...argv],
    options: OPTIONS,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const args: CliArgs = {
    verb: "",
    rest: [],
    places: {},
    json: false,
    jsonl: false,
    "require-hooks": false,
    debug: false,
    help: false,
    version: false,
  };
  // By its place: the letters of "-la" are options each.
  const words = new Map<number, string>();
  for (const token of tokens) {
    const word = argv[token.index] ?? "";
    if (token.kind === "option-terminator") continue;
    if (token.kind === "option" && isFolder(token.name) && token.rawName.startsWith("--")) {
      if (token.value === undefined) throw new CliUsageError(needsFolder(token.rawName));
      args.places[FOLDERS[token.name]] = token.value;
    } else if (token.kind === "option" && isFlag(word.slice(2)) && word.startsWith("--"))
      args[token.name as Flag] = true;
    else if (token.kind === "option" && word === "-h") args.help = true;
    else words.set(token.index, word);
  }
  const [verb = "", ...rest] = words.values();
  return { ...args, verb, rest };
}

const isFolder = (name: string): name is Folder => Object.hasOwn(FOLDERS, name);
const isFlag = (name: string): name is Flag => (FLAGS as readonly string[]).includes(name);
