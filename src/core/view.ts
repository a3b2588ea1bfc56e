import type { EventName } from "./event.js";
import type { UrlRefusal } from "./fault.js";
import type { HookRun } from "./firing.js";
import type { EntryWarning, HookEntry } from "./hook.js";
import type { ExamplesReport, NotLive } from "./rehearsal.js";
import type { StateVersions } from "./state-errors.js";

/** What stands in the way of running a hook as it is configured. */
export type BindingProblem =
  /** `near`: where such a file is. */
  | { code: "missing-file"; path: string; near?: string }
  | { code: "is-folder"; path: string }
  | { code: "missing-program"; word: string; near?: string }
  | { code: "not-executable"; path: string }
  /** `line` is what its first line could be. */
  | { code: "no-shebang"; path: string; line: string }
  | { code: "byte-order-mark"; path: string }
  | { code: "windows-line-ends"; path: string }
  | { code: "unset-variable"; name: string }
  | { code: "link-leaves"; path: string }
  | { code: "unreadable"; path: string; detail: string }
  | { code: "too-large-inside"; path: string; most: number }
  | { code: "empty-folder"; path: string }
  | { code: "folder-too-large"; path: string; files: number; bytes: number; depth: number }
  | { code: "folder-link"; path: string }
  | { code: "odd-file"; path: string }
  | { code: "bad-examples"; path: string; at: number; value: string }
  | { code: "embedded-inside"; path: string; word: string }
  | { code: "not-looked-up" }
  | { code: "url-refused"; refusal: UrlRefusal };

/** How a hook's matcher stands. A broken one matches everything: a guard may run too often, never too rarely. */
export type MatcherHealth =
  | { kind: "none" }
  | { kind: "ok" }
  | { kind: "invalid"; pattern: string; detail: string }
  | { kind: "slow"; pattern: string; ms: number };

/** How what lies in the workspace now differs from what was approved. */
export type HookChange =
  | { kind: "entry-removed" }
  /** It may be there: something in its file cannot be read. */
  | { kind: "entry-unreadable"; file: string; line: number }
  | { kind: "entry-edited"; keys: readonly string[] }
  | { kind: "file-edited"; path: string }
  /** The same bytes, that could be run or could not when they were approved. */
  | { kind: "file-executable"; path: string }
  | { kind: "file-not-executable"; path: string }
  | { kind: "file-removed"; path: string }
  | { kind: "file-appeared"; path: string }
  /** Variables that it was approved with and is not given any more: they make programs load code. */
  | { kind: "env-refused"; names: readonly string[] }
  /** What differs in a folder that is bound as a whole, by the names below it. */
  | { kind: "folder-changed"; path: string; edited: string[]; added: string[]; removed: string[] };

/** One file a person looks at before approving, or the difference to what they approved. */
export type ShownFile = {
  path: string;
  sha256: string;
  text?: string;
  bytes: number;
  /** The bound folder that it belongs to, unless the command names it, too. */
  folder?: string;
  /** It came with the package, and nobody has changed it since. */
  isAsShipped?: true;
};

/** A bound folder, by one hash over the names and hashes of its files. */
export type ShownFolder = { path: string; sha256: string };

export type HookStats = {
  runs: number;
  faults: number;
  last?: HookRun;
  lastAt?: number;
  /** What had no effect in the latest of its answers that had such fields. */
  ignored?: readonly string[];
  /** How many events there had been at its last run, and the most there were between two of its runs. */
  firedAt?: number;
  longestWait?: number;
  silence?: Silence;
};

/** A hook that looks healthy and sees nothing: it has stopped running, or its pattern has never matched. */
export type Silence =
  | { kind: "stopped"; event: EventName; since: number; events: number; usual: number }
  | {
      kind: "never-matched";
      event: EventName;
      key: "subject" | "matcher";
      pattern: string;
      events: number;
      /** The tools that were called meanwhile. */
      tools: readonly string[];
      near?: string;
    };

/** One hook as `/hooks list` and the page show it: what is proposed, what is in force, and how it fares. */
export type HookView = {
  /** Tells views apart within one catalogue. */
  key: string;
  state: "approved" | "not-live" | "not-approved" | "changed";
  /** What the workspace proposes now; absent when the entry was removed. */
  proposed?: {
    entry: HookEntry;
    line: number;
    digest: string;
    warnings: readonly EntryWarning[];
    /** How its file calls it, and what for: words that no approval binds. */
    name?: string;
    description?: string;
    /** It runs or reads a file that the agent can write. */
    inWorkspace: boolean;
  };
  /** What an owner has approved. It is in force unless it is `notLive`. */
  approval?: {
    id: string;
    entry: HookEntry;
    digest: string;
    at: string;
    by: string;
    notLive?: NotLive;
    /** The changed version was approved, too, and is not in force yet: why. */
    offered?: NotLive;
    /** The version that was active before it. */
    before?: { id: string; entry: HookEntry; digest: string; at: string; by: string };
  };
  /** The proposed entry, or the approved one where nothing is proposed any more. */
  entry: HookEntry;
  source: string;
  changes: readonly HookChange[];
  problems: readonly BindingProblem[];
  /** Approved programs that the system has upgraded since. */
  upgraded: readonly string[];
  /** Approved files or programs that are no longer what was approved and cannot run: the guard blocks. */
  broken: readonly string[];
  matcher: MatcherHealth;
  stats: HookStats;
  /** Set where the hook runs a script that comes with the package. */
  bundled?: BundledGuard;
};

/** A bundled script and what belongs to it, compared with what was shipped. */
export type BundledGuard = {
  name: string;
  /** Of the package. */
  version: string;
  /** One hash over the names and hashes of its files. */
  sha256: string;
  /** What it is for, in its own words. */
  about: string;
  /** What is not as it was shipped, by name: edited, added or removed. None where the guard is unchanged. */
  changed: readonly string[];
};

/** A script that comes with the package. */
export type Example = {
  name: string;
  file: string;
  path: string;
  /** What it is for, in its own words. */
  about: string;
  /** The entries that put it to use, as they stand in a hook file, and what they mean. */
  entries: readonly string[];
  hooks: readonly HookEntry[];
};

/** Something an owner should hear of without asking. */
export type Notice =
  | { kind: "hook-changed"; key: string; view: HookView; examples?: ExamplesReport }
  | { kind: "switch-edited"; key: string; inFile: boolean; inForce: boolean }
  | { kind: "owner-ignored"; key: string; value: string }
  | { kind: "owner-paired"; key: string; id: string }
  | { kind: "nothing-in-force"; key: string; state: string }
  | { kind: "none-approved"; key: string }
  | { kind: "hook-silent"; key: string; entry: HookEntry; silence: Silence }
  | { kind: "unfit-rewrite"; key: string; hook: string }
  | { kind: "restored"; key: string; savedAt: string }
  | {
      kind: "store-trouble";
      key: string;
      code: string;
      path: string;
      blocking: boolean;
      versions?: StateVersions;
      detail?: string;
    };
