import type { ColdReason, RunResult, UrlRefusal } from "../core/fault.js";
import type { Wanted } from "../core/firing.js";
import type { EntryWarning, HookEntry } from "../core/hook.js";
import type { Payload } from "../core/payload.js";
import type { BindingProblem } from "../core/view.js";
import type { Budget } from "../lib/budget.js";
import type { SafeRead } from "../lib/files/safe-read.js";

/** What is wrong with the part of an entry that only its own kind has. */
export type TargetFault =
  | { code: "missing-key"; key: string }
  | { code: "bad-command"; key: "command"; value: string; symbol: string; at: number }
  | { code: "too-many-words"; key: "command"; most: number }
  | { code: "bad-url"; key: "url"; value: string };

/** What people are told of an entry beside what every entry has. */
export type EntryTrait =
  | { code: "shell-line" }
  | { code: "resident" }
  | { code: "warm" }
  | { code: "signed"; name: string }
  | { code: "headers"; names: readonly string[] };

/** What the values of a hook file's key look like. */
export type KeyForm = "text" | "flag" | "variable" | "headers";

/** One value of `type` in a hook file: how its entries are read and told. Needs nothing of Node: the page has it, too. */
export interface EntryKind<E extends HookEntry = HookEntry> {
  /** The keys that say what it runs or calls, and how. The first must be there. */
  readonly keys: Readonly<Record<string, KeyForm>>;
  /** Keys that other kinds have, too, and that have no effect on an entry with these. */
  uselessKeys(given: Readonly<Record<string, unknown>>): readonly string[];
  faultsOf(target: string): TargetFault[];
  warningsOf(target: string): EntryWarning[];
  /** Its part of an entry, from keys that were checked. */
  parse(given: Readonly<Record<string, unknown>>): OwnPart<E>;
  /** What it runs or calls, as the file has it. */
  target(entry: E): string;
  /** The URL that is called, without its secrets; undefined where a program runs here. */
  address(entry: E): string | undefined;
  traits(entry: E): EntryTrait[];
}

type OwnPart<E> = E extends HookEntry ? Pick<E, Exclude<keyof E, keyof CommonPart>> & Pick<E, "type"> : never;
type CommonPart = Pick<HookEntry, Exclude<keyof HookEntry, "type">>;

/** What runs hooks of one kind or several. */
export interface Transport<E extends HookEntry = HookEntry> {
  /** Looks up all that an entry would run or call now, and adds it to what an approval would bind. */
  bind(entry: E, place: BindingPlace, binding: Binding): Promise<void>;
  open(around: Surroundings): OpenTransport<E>;
}

/** Where hooks run, the same for all of them. */
export type Surroundings = {
  root: string;
  /** Where the agent works. */
  workspace: string;
  env: Readonly<Record<string, string | undefined>>;
  searchPath: string;
  /** Few hooks will run, soon: preparing for many would take longer than that. */
  isShortLived: boolean;
};

export interface OpenTransport<E extends HookEntry = HookEntry> {
  runner(hook: ApprovedHook<E>): Runner;
  /** The same in a sandbox that sees one folder of ours; absent where nothing runs on this machine. */
  sandboxed?(sandbox: RehearsalSandbox, folder: string): OpenTransport<E>;
  /** The same for many events of one hook, as warm as can be; absent where each is run like any other. */
  replaying?(sandbox: RehearsalSandbox, folder: string): OpenTransport<E>;
  /** Why a hook that is to be kept warm is not; `mayRun` says whether its script may be loaded to find out. */
  coldReason?(hook: ApprovedHook<E>, mayRun: boolean): Promise<ColdReason | undefined>;
  /** No hooks but these run any more: ends what stays for others. Absent where nothing does. */
  keepOnly?(ids: ReadonlySet<string>): void;
  /** Ends everything that is still running. */
  close(): Promise<void>;
}

/** What was approved, with the copies in the place of the files. */
export type ApprovedHook<E extends HookEntry = HookEntry> = {
  id: string;
  entry: E;
  argv: readonly string[];
  /** What the program believes it was called as. */
  argv0?: string;
  /** Where the copies lie, and where among them that of the script. */
  folder: string;
  scriptFolder?: string;
  /** Where it may keep what it has to remember, whichever version of it was approved last. */
  dataFolder?: string;
};

export type HookCall = Wanted & {
  payload: Payload;
  /** The hooks in whose runs this one was made; itself last. */
  parentRuns: readonly string[];
  /** Proves to whoever asks that the run is ours. */
  token: string;
  /** What the hook's format adds to the environment. */
  environment: Readonly<Record<string, string>>;
  /** Made when the run gets its turn; when it throws, nothing is started and the run rejects. */
  input: () => string;
  /** Nothing of it is real: the script is told so. */
  isRehearsal?: true;
};

/** Runs a hook once. However that ends is a result to read, not an error to catch. */
export type Runner = (call: HookCall) => Promise<RunResult>;

/** A program as a sandbox is asked to run it. */
type SandboxedProgram = { argv: readonly string[]; env: Readonly<Record<string, string>> };

/** One program, as it is run in a sandbox. */
export type PreparedRun = SandboxedProgram & {
  cwd: string;
  /** Where the files that were handed in lie there. */
  folder: string;
  /** Ends whatever the run has left behind. */
  done(): Promise<void>;
};

/** Where hooks are tried that were just approved. The host brings it; it must not be the one its agent works in. */
export type RehearsalSandbox = {
  /** Whether there is one here. */
  isThere(): Promise<boolean>;
  /** Whether nothing that runs there reaches a network: only then is what nobody has approved tried there. */
  isOffline?(): Promise<boolean>;
  /**
   * Makes ready for one run of a program that can read what lies in a folder of ours. Folders of which the same is said in
   * `contents` hold the same: runs may share a copy that they cannot change.
   */
  prepare(run: SandboxedProgram & { folder: string; contents?: string }): Promise<PreparedRun>;
};

/** One file that the hook's entry names. `bytes` is absent where it is too large to read. */
export type NamedFile = {
  /** As the entry wrote it. */
  word: string;
  path: string;
  real: string;
  sha256: string;
  executable: boolean;
  bytes?: Buffer;
  /** It runs where it lies, and is checked there: it is named where no copy can take its place. */
  inPlace?: true;
};

/** A folder whose files are all bound. */
export type BoundFolder = {
  path: string;
  /** Itself and every folder below it. */
  within: string[];
  /** Nothing kept us from reading all of it. */
  isWhole: boolean;
};

/** An argv word, and the file or the bound folder that it names, if any. */
export type BoundWord = { text: string; prefix: string; file?: NamedFile; folder?: string };

/** A program outside the workspace, bound by the real path it was found at, and by its owner. */
export type BoundProgram = { word: string; path: string; real: string; uid: number; stamp: string };

/** All that an approval binds: the entry, the bytes of the files it names, the programs it uses. */
export type Binding = {
  digest: string;
  words: BoundWord[];
  files: NamedFile[];
  folders: BoundFolder[];
  programs: BoundProgram[];
  problems: BindingProblem[];
  /** Path-like words that name nothing yet: what appears there later would be read unapproved. */
  absent: string[];
  /** The files and folders that lie beside the script, are named in it, and are bound for that alone. */
  beside: string[];
  /** What lies beside the script, is named in it, and could not be bound unasked. */
  missed: string[];
};

export type BindingPlace = {
  workspace: string;
  root: string;
  searchPath: string;
  home?: string;
  /** What a hook may be given of the launch environment. */
  env?: Readonly<Record<string, string | undefined>>;
  checkUrl(url: string): Promise<UrlRefusal | undefined>;
  /** The files and folders that belong to a script, beside those that its entry lists. */
  partsOf?(script: NamedFile): Promise<readonly string[]>;
  /** What looking may cost, where several entries are looked up together. */
  budget?: Budget;
  /** The programs that the entries before have looked up, by their paths. */
  programs?: Map<string, Promise<BoundProgram | undefined>>;
  /** Where paths were found to lead, for the entries before. */
  found?: Map<string, Promise<string>>;
  /** The names that are in folders, for the entries before. */
  listed?: Map<string, Promise<ReadonlySet<string> | undefined>>;
  /** What the entries before have read, but for large files. */
  reads?: Map<string, Promise<SafeRead>>;
};
