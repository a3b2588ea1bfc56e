import type { EventName } from "./event.js";
import type { Place } from "./place.js";

export const DIALECTS = ["native", "claude", "kimi", "agent-hooks"] as const;
export type DialectName = (typeof DIALECTS)[number];

/** Bounds of a hook entry. Times are seconds in the file and milliseconds everywhere else. */
export const LIMITS = {
  timeoutMs: { standard: 20_000, most: 120_000, mostOfOthers: 600_000 },
  askTimeoutMs: { standard: 600_000, most: 86_400_000 },
  priority: { least: 0, standard: 100, most: 1_000 },
  /** Of a list of examples: how many, and in how many bytes of JSON. */
  examples: { most: 50, bytes: 16_384 },
} as const;

/** The fields of a payload that a hook is tried on; what is left out is as in the sample of its event. */
export type ExamplePayload = Readonly<Record<string, unknown>>;
/** Examples themselves, or the path of a file of them. */
export type Examples = string | readonly ExamplePayload[];

type Common = {
  event: EventName;
  /** The event as the hook's own format calls it, where that says more: only failed calls, or one of two spellings. */
  trigger?: string;
  matcher?: string;
  /** A pattern over what the event is about, as the hook's format names it: the tool, the kind of notification. */
  subject?: string;
  /** Who, and where: an event that is surely elsewhere is none of this hook's. */
  from?: Place;
  /** The same for what goes out. */
  to?: Place;
  timeoutMs: number;
  askTimeoutMs: number;
  failClosed: boolean;
  priority: number;
  mode: "enforce" | "observe";
  async: boolean;
  dialect: DialectName;
  files: readonly string[];
  /** Names of variables that are passed on, and `NAME=value` for those that the entry itself gives. */
  env: readonly string[];
  /** It starts in the folder where the agent works, and not in the root. */
  cwd?: "workspace";
  /** Runs beside the others of its kind, and of the same command only one. */
  parallel?: boolean;
  /** What the hook has to stop, and what it has to let pass: tried before it counts, and whenever it changes. */
  mustBlock?: Examples;
  mustPass?: Examples;
};
/** `warm` is loaded once, and not for each event. */
export type CommandEntry = Common & { type: "command"; command: string; warm?: true };
/** A line for `sh -c`. What it names cannot be copied: it is checked where it lies. */
export type ShellEntry = Common & { type: "shell"; command: string; warm?: true };
/** A program that stays: one JSON line in, one JSON line out. */
export type WorkerEntry = Common & { type: "worker"; command: string };
export type HttpEntry = Common & {
  type: "http";
  url: string;
  secretEnv?: string;
  /** `$NAME` in a value is a variable that `env` lists. */
  headers?: Readonly<Record<string, string>>;
};

/** One hook as configured: exactly the keys that an approval binds. */
export type HookEntry = CommandEntry | ShellEntry | WorkerEntry | HttpEntry;

/** A hook that some file proposes: nothing runs because of it. */
export type ProposedHook = {
  entry: HookEntry;
  line: number;
  warnings: readonly EntryWarning[];
  /** Its entry leaves it open which format its script speaks: the script may say so. */
  isDialectOpen?: true;
};

export type EntryWarning =
  | { code: "timeout-clamped"; seconds: number; most: number }
  | { code: "milliseconds"; value: number }
  | { code: "no-description" }
  /** Its entry names no dialect, and its script is for Claude Code. */
  | { code: "read-as-claude" }
  | { code: "escape-read"; value: string }
  | { code: "key-ignored"; key: string }
  | { code: "place-ignored"; key: string }
  | { code: "other-channel"; value: string; near?: string }
  | { code: "shell-word"; word: string; instead?: string }
  /** YAML has made one character of a backslash and a letter; `example` is the line that keeps them. */
  | { code: "backslash-eaten"; key: string; example: string }
  /** A word of a command loses its backslashes, as it would in a shell. */
  | { code: "backslash-word"; word: string; reaches: string }
  | { code: "curly-quotes"; key: string; example: string };

const CANONICAL = new WeakMap<HookEntry, string>();

/** One text per meaning of an entry, whatever the order of its keys: what an approval is compared by. */
export function canonicalEntry(entry: HookEntry): string {
  const known = CANONICAL.get(entry);
  if (known !== undefined) return known;
  const text = JSON.stringify(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)));
  // Frozen with all it holds: what was made of an entry once must be true of it for good.
  CANONICAL.set(deepFrozen(entry), text);
  return text;
}

function deepFrozen<T extends object>(value: T): T {
  for (const inner of Object.values(value)) if (typeof inner === "object" && inner !== null) deepFrozen(inner);
  return Object.freeze(value);
}

/** Variables that no hook is given, whoever approves it: they would hand over the bot itself. */
export const isWithheldVariable = (name: string): boolean =>
  /^(?:CHAT_HOOKS_|STARCHILD_)/i.test(name) ||
  /(?:BOT_TOKEN|TELEGRAM\w*TOKEN|WECHATY\w*TOKEN|OPENAI_API_KEY)$/i.test(name);

/** A variable of an entry: its name, and the value where the entry gives it. */
export function variableIn(item: string): { name: string; value?: string } {
  const at = item.indexOf("=");
  return at < 0 ? { name: item } : { name: item.slice(0, at), value: item.slice(at + 1) };
}

/** The names that are looked for in the launch environment. */
export const passedOn = (env: readonly string[]): string[] => env.filter((item) => !item.includes("="));

/** By what runs: the loader, shells, interpreters, what builds and fetches, what other programs start by a name. */
const LOADS_CODE = [
  "LD_\\w*|DYLD_\\w*|GLIBC_TUNABLES|GCONV_PATH|LOCPATH|\\w*_PRELOAD|OPENSSL_(?:CONF|MODULES|ENGINES)",
  "PATH|HOME|SHELL|ENV|BASH_\\w*|BASHOPTS|SHELLOPTS|IFS|PS[0-4]|PROMPT_COMMAND|CDPATH|ZDOTDIR|FPATH|INPUTRC",
  "PYTHON\\w*|NODE_(?:OPTIONS|PATH|REPL_\\w+)|PERL\\w*|RUBY\\w*|GEM_\\w+|BUNDLE_\\w+|LUA_\\w+|TCLLIBPATH|JULIA_\\w+",
  "PHPRC|PHP_INI_SCAN_DIR|R_(?:PROFILE|ENVIRON|LIBS)\\w*|AWK(?:LIB)?PATH|CLASSPATH|_?J(?:AVA|DK_JAVA)_(?:TOOL_)?OPT\\w*",
  "NPM_CONFIG_\\w+|YARN_\\w+|PNPM_\\w+|COREPACK_\\w+|BUN_\\w+|DENO_\\w+|PIP_\\w+|UV_\\w+|CARGO_\\w+|RUST(?:C|DOC|FLAGS)\\w*",
  "GO(?:FLAGS|ROOT|PATH|ENV|TOOLCHAIN)|MAKEFLAGS|MAKEFILES|MAVEN_\\w+|GRADLE_\\w+|CMAKE_\\w+|CC|CXX|DOTNET_\\w+|CORECLR_\\w+|COR_\\w+",
  "GIT_\\w*|XDG_(?:CONFIG|DATA)_\\w+|CURL_HOME|WGETRC|SSH_ASKPASS|SUDO_ASKPASS|RSYNC_\\w+|TAR_OPTIONS|GREP_OPTIONS",
  "(?:\\w+_)?(?:EDITOR|VISUAL|PAGER|BROWSER)|LESSOPEN|LESSCLOSE",
];
const CODE_VARIABLE = new RegExp(`^(?:${LOADS_CODE.join("|")})$`, "i");

/** Variables that make programs load code, or other programs: an entry cannot give them. */
export const loadsCode = (name: string): boolean => CODE_VARIABLE.test(name);

/** Whether an entry gives a variable that it cannot give. One that was approved earlier may. */
export function isRefused(item: string): boolean {
  const { name, value } = variableIn(item);
  return value !== undefined && loadsCode(name);
}
