import type { Decision } from "../core/decision.js";
import type { EventName } from "../core/event.js";
import type { DialectName, ProposedHook } from "../core/hook.js";
import type { Payload } from "../core/payload.js";
import type { YamlSlip } from "../lib/yaml-slip.js";
import type { TargetFault } from "../transports/transport.js";

export type { YamlSlip };

/** What is wrong with one entry, as data; `key` says where. */
export type EntryFault =
  | TargetFault
  | { code: "not-a-map" }
  | { code: "unknown-key"; key: string; near?: string }
  | { code: "duplicate-key"; key: string }
  | { code: "duplicate-entry"; first: number }
  | { code: "wrong-type"; key: string; value: string; expected: string }
  | { code: "out-of-range"; key: string; value: string; range: string }
  /** `dialect`: the formats that have an event of that name. */
  | { code: "unknown-event"; key: "event" | "trigger"; value: string; near?: string; dialect?: string }
  | { code: "unknown-word"; key: string; value: string; words: readonly string[] }
  | { code: "not-for-type"; key: string; type: string }
  | { code: "other-direction"; key: "from" | "to"; event: EventName }
  | { code: "username"; key: string; value: string }
  | { code: "empty-place"; key: string }
  | { code: "only-in-yaml"; key: string }
  | { code: "withheld-variable"; key: string; value: string }
  | { code: "bad-variable"; key: string; value: string }
  | { code: "code-variable"; key: string; value: string }
  | { code: "cannot-block"; key: string; value: string }
  | { code: "bad-example"; key: string; at: number; value: string };

/** What is wrong with a hook file or one of its entries. */
export type FileFault =
  | EntryFault
  | { code: "file-too-large"; most: number }
  | { code: "too-many-hooks"; most: number }
  | { code: "entry-too-long"; most: number }
  | { code: "no-hooks-list" }
  | { code: "tab-indent"; example?: string }
  /** Something people get wrong in YAML by hand, and the line as it could be. */
  | { code: "yaml-slip"; why: Exclude<YamlSlip, "tab">; example: string }
  /** Nothing is at the place of the file, and this is at another. */
  | { code: "other-name"; value: string }
  /** There is something that is not read, whatever it holds. */
  | { code: "no-file"; what: "not-a-file" | "link-leaves" | "unreadable"; detail: string }
  | { code: "bad-escape"; near: string }
  | { code: "bad-yaml"; detail: string }
  | { code: "cannot-be-read"; detail: string }
  | { code: "takes-too-long" }
  | { code: "not-read" }
  | { code: "too-many-aliases" }
  | { code: "bad-json" }
  | { code: "bad-toml" }
  | { code: "no-front-matter" }
  | { code: "no-entry-point" }
  | { code: "not-agent-hooks"; what: "toml" | "openclaw" | "events" }
  | { code: "no-counterpart"; value: string }
  | { code: "never-fires"; key: string; value: string }
  | { code: "unsupported-type"; value: string }
  | { code: "more-faults"; count: number };

/** The same, and on which line. */
export type HookFileFault = { line: number } & FileFault;

/** Where files of the user and of the project are looked for. */
export type Places = { home: string; root: string; env: Readonly<Record<string, string | undefined>> };

/** A file that may propose hooks, or a folder of folders that do. The user's come before the project's. */
export type FormatPlace = { level: "user" | "project"; path: string; kind: "file" | "folder" };

/** What stands around a text: its folder and, of a folder that is one hook, the files in it. */
export type Surroundings = { root: string; folder: string; files: readonly string[] };

/** `why`: nothing is proposed although nothing is wrong with the file. */
export type FormatFile = {
  hooks: ProposedHook[];
  faults: HookFileFault[];
  name?: string;
  /** What its author says that it is for. */
  description?: string;
  why?: "no-hooks" | "all-disabled";
};

/** How a format's own files are found and read. */
export type Format = {
  places(places: Places): FormatPlace[];
  /** Total: whatever the text is, it is read or reported. */
  read(text: string, around: Surroundings): FormatFile;
};

/** The circumstances of one run, as far as scripts of some format are told about them. */
export type Call = {
  at: Date;
  /** Where scripts run: the project. */
  root: string;
  /** Where the agent works: what its relative paths mean. */
  workspace: string;
  /** Which folder scripts of other systems are told that the agent works in, if not the root. */
  project?: string;
  /** Without the spaces that most scripts look for. */
  json?: "compact";
  /** What the hook's own file calls the event. */
  trigger?: string;
  /** Which tools the hook is for, as its entry says it. */
  subject?: string;
  /** A readable file with the session so far. */
  transcript?: string;
};

/** What an answer is about, where that is known. */
export type About = { payload: Payload; call: Call };

/** One of a format's events. `only` narrows an event of ours that the format has two names for. */
export type ForeignEvent = { event: EventName; only?: "worked" | "failed" };

/**
 * What a script said, before its event limits it; `ends` is its wish that everything shall stop, `isUnsaid` that the reason
 * is ours, because it gave none.
 */
export type RawAnswer = Decision & { ends?: boolean; isUnsaid?: boolean };

/** One format that scripts speak: what its events are called, what scripts read, and what their answers mean. */
export type Dialect = {
  name: DialectName;
  events: Readonly<Record<string, ForeignEvent>>;
  /** The JSON a script finds on its standard input. */
  encode(payload: Payload, call: Call): string;
  /** What scripts of this format find in their environment, beside ours. */
  environment(call: Call): Readonly<Record<string, string>>;
  /** What a hook's `subject` is compared with: the names of what the event is about. */
  subjects(payload: Payload): readonly string[];
  /** What a hook's `matcher` goes over, where that is not all of the event's own fields. */
  matched?(payload: Payload): Readonly<Record<string, unknown>>;
  /** Whether such an event takes place in this format at all. */
  appliesTo(payload: Payload): boolean;
  /** Whether its scripts read the session from a file. */
  readsTranscript: boolean;

  /** What output that is no JSON means at an event. */
  plainOutput(event: EventName): "fault" | "nothing" | "context" | "note";
  /** Whether an answer counts whatever the exit code. */
  answersOnAnyExit: boolean;
  /** Whether `message` is text to display, and not a rewrite. */
  messageIsNote: boolean;
  /** The fields that can change something at an event; others of that name are the payload, printed back, or just talk. */
  rewrites(event: EventName): readonly string[];
  /** Of a format whose scripts may give a tool's result anew after the call: what they gave, in the shape of the old one. */
  lateResult?(given: unknown, payload: Payload): unknown;
  /** What an answer means at its event, in our terms. */
  normalise(event: EventName, answer: RawAnswer, about?: About): Decision;

  /** Where its hooks lie, when it has files of its own. */
  format?: Format;
};
