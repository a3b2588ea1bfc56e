/** Why a program did not start, told apart because the fix differs. */
export type StartFailure =
  | { why: "missing"; path: string }
  | { why: "not-executable"; path: string }
  | { why: "bad-interpreter"; path: string; interpreter: string }
  | { why: "windows-line-ends"; path: string }
  | { why: "no-folder"; path: string }
  | { why: "other"; detail: string };

/** Why a hook that is to be kept warm is started anew for each event after all. */
export type ColdReason = { why: ColdWhy; detail?: string };
export type ColdWhy =
  | "shell-line"
  | "not-python"
  | "env-line"
  | "python-option"
  | "too-old"
  | "no-read"
  | "ends"
  | "threads"
  | "timer"
  | "open-files"
  | "slow";

/** Why a URL may not be called. */
export type UrlRefusal =
  | { why: "not-a-url" }
  | { why: "not-http"; scheme: string }
  | { why: "unresolved"; host: string }
  | { why: "not-public"; host: string; address: string; range: string };

/** The kinds of JSON value, by the names that people know them by. */
export type JsonKind = "text" | "object" | "list" | "number" | "boolean" | "null";

/** What would mend a run, as far as its program's own complaint tells. `line` belongs into the entry. */
export type Remedy =
  /** A file beside the script, of which no copy was made; with `root`, it is looked for there. */
  | { why: "not-copied"; name: string; line: string; root?: string }
  | { why: "unset"; name: string; line?: string }
  | { why: "not-handed"; name: string; line: string };

/** Why something cannot be dropped or delayed. */
export type NotHere = "event" | "reply" | "note" | "no-outbox";

/** A hook that gave no verdict, as data: `texts` has the words, the engine decides what follows. */
export type Fault =
  | { code: "timed-out"; afterMs: number }
  /** It waited behind other runs; not even that long where too many waited already. */
  | { code: "no-turn"; afterMs: number }
  | { code: "not-started"; failure: StartFailure }
  | { code: "exit"; exitCode: number; stderr: string; remedy?: Remedy }
  | { code: "signal"; signal: string; stderr: string; remedy?: Remedy }
  | { code: "not-json"; output: string }
  | { code: "not-object"; output: string }
  | { code: "too-much-output"; bytes: number }
  | { code: "worker-ended"; ending: string; stderr: string; remedy?: Remedy }
  | { code: "out-of-turn"; output: string }
  | { code: "unknown-decision"; value: string }
  | { code: "ask-not-here" }
  | { code: "unusable-result"; given: JsonKind; kept: JsonKind }
  | { code: "drop-not-here"; where: NotHere }
  | { code: "delay-not-here"; where: NotHere }
  | { code: "bad-until"; value: string }
  | { code: "http-status"; status: number }
  | { code: "http-failed"; detail: string }
  | { code: "url-refused"; refusal: UrlRefusal }
  | { code: "no-secret"; name: string }
  | { code: "changed-file"; path: string }
  | { code: "too-deep" }
  | { code: "too-big" }
  | { code: "internal"; detail: string };

/** Faults that whoever the guard watches could bring about: letting these pass would be a way around it. A drop is a no. */
export const NEVER_OPEN: readonly Fault["code"][] = ["too-deep", "too-big", "no-turn", "changed-file", "drop-not-here"];

/** How one run of one hook ended. Every ending has its own `kind`, so that no reader can forget one. */
export type RunResult =
  | { kind: "exited"; code: number | null; signal: string | null; stdout: string; stderr: string }
  | { kind: "timed-out"; afterMs: number }
  | { kind: "no-turn"; afterMs: number }
  | { kind: "flooded"; bytes: number }
  | { kind: "not-started"; failure: StartFailure }
  | { kind: "answered"; line: string }
  | { kind: "worker-ended"; code: number | null; signal: string | null; stderr: string }
  | { kind: "out-of-turn"; output: string }
  | { kind: "changed-file"; path: string }
  | { kind: "responded"; status: number; body: string }
  | { kind: "url-refused"; refusal: UrlRefusal }
  | { kind: "no-secret"; name: string }
  | { kind: "http-failed"; detail: string };
