import type { Actor } from "./actor.js";
import type { EventName } from "./event.js";
import type { ColdReason } from "./fault.js";
import type { FireOutcome, HookRun, UnfitRewrite } from "./firing.js";
import type { HookEntry } from "./hook.js";
import type { OwnerAct } from "./owner-act.js";
import type {
  AnswerDetail,
  AnswerResult,
  DelayedMessage,
  Grant,
  HumanAnswer,
  OpenQuestion,
  WaitingMessage,
} from "./question.js";
import type { NotLive, Rehearsal } from "./rehearsal.js";
import type { NotReplayed, RecordedEvent, Recording, Replay } from "./replay.js";
import type { StateVersions } from "./state-errors.js";
import type { Sums, Zoom } from "./sums.js";
import type { Trace } from "./trace.js";
import type { BindingProblem, Example, HookView, ShownFile, ShownFolder } from "./view.js";

/** What agent.yaml says of the switch. */
export type SwitchMirror =
  | { kind: "value"; on: boolean }
  /** What stands there is neither on nor off. */
  | { kind: "no-switch"; word: string }
  | { kind: "absent" }
  | { kind: "unreadable"; detail: string };

/** The switch, and everything that speaks about it. */
export type SwitchStatus = {
  /** Whether approved hooks fire. */
  on: boolean;
  /** Forced on by the launch environment: `/hooks off` has no effect until a restart without it. */
  forced: boolean;
  /** How many hooks are approved and in force, or would be with the switch on. */
  approved: number;
  /** Differs from `on` when somebody else edited the file. */
  mirror: SwitchMirror;
};

/** What is wrong in a hook file: which, a line, a code and the values for the words. */
export type FileFault = { file: string; line: number; code: string } & Record<string, unknown>;

/** Another tool whose files can propose hooks: whether they are read, where they would be, and how many they propose. */
export type HookSource = { name: string; on: boolean; paths: readonly string[]; hooks: number };

/** What became of turning a source on or off. */
export type SourceChosen =
  | { kind: "chosen"; changed: boolean }
  | { kind: "unknown"; names: readonly string[] }
  | { kind: "failed"; path: string; detail: string };

export type HookList = {
  switch: SwitchStatus;
  configPath: string;
  statePath: string;
  /** How many events hooks have blocked since midnight. */
  blockedToday: number;
  hooks: readonly HookView[];
  faults: readonly FileFault[];
  sources: readonly HookSource[];
  /** There while payloads are kept. */
  recording?: Recording;
  /** Set when the store cannot be trusted, or never answered, and every event that can be blocked is blocked. */
  lockdown?: { code: string; path: string; versions?: StateVersions; detail?: string };
  /** Set while the store does not answer: what was in force before goes on, and nothing can be changed. */
  away?: { path: string; detail: string };
};

/** A try, and why what was tried is not to be in force yet. */
export type Trial = { rehearsal: Rehearsal; notLive?: NotLive };

export type ReplayHow = { events?: readonly RecordedEvent[]; withinMs?: number };

/** `isTriedLater`: in force first, for what an owner knows well enough to want it at once. */
export type ApproveHow = { isTriedLater?: boolean };

export type Approved =
  | {
      kind: "approved";
      view: HookView;
      argv: readonly string[];
      files: readonly ShownFile[];
      folders: readonly ShownFolder[];
      /** None where no sandbox for it can be had. */
      rehearsal?: Rehearsal;
      /** It is in force and was not tried yet: the approval's id. */
      untried?: string;
      /** It is approved, and not in force before the owner says so again. */
      notLive?: NotLive;
      /** The version before stays in force until then. */
      isOffered?: true;
      /** The owner has said so again: it is in force, whatever its try was like. */
      isAsItIs?: true;
      /** Of one that is to be kept warm and is not: why, as far as that can be told. */
      cold?: ColdReason;
      remarks: ScriptRemarks;
    }
  | { kind: "already"; view: HookView }
  | { kind: "differs"; view: HookView }
  | { kind: "cannot-run"; view: HookView; problems: readonly BindingProblem[] }
  /** A version before that cannot run any more: a file that was not copied, or a program, is another now. */
  | { kind: "broken"; path: string }
  | { kind: "gone" };

/**
 * What an owner should know of a script and the folder where the agent works: it runs git there, or it is
 * told the root instead because it runs files of the project.
 */
export type ScriptNote = "git-there" | "stays-in-root" | "looks-in-root" | "above-is-root" | "speaks-claude";

/** What an owner is told of a script, before they approve it and when they have. */
export type ScriptRemarks = {
  note?: ScriptNote;
  /** It takes the folder above its own for the project, and runs as a copy. */
  isBelow?: true;
  /** What lies beside it and is not copied, as the line that adds it to the entry. */
  missed?: string;
  /** The place in a shell text where names are put together only when it runs. */
  unseen?: string;
  /** Files that its command names and that are not there. */
  absent: readonly string[];
};

/** Whether a hook wants a payload: it is from or for somewhere else, of another kind, its matcher finds nothing, or yes. */
export type Match = "elsewhere" | "not-for" | "matcher-missed" | "wanted";

/** How the small process fares that starts programs in a bot's place. */
export type HelperStatus = {
  /** It does not come up here: the bot starts programs itself. */
  isMissing: boolean;
  /** How often it was lost since the start, and replaced. */
  losses: number;
};

export type HookTexts = {
  argv: readonly string[];
  /** What would be approved now. */
  current: readonly ShownFile[];
  /** The bound folders, of what would be approved or, where nothing is proposed, of what is in force. */
  folders: readonly ShownFolder[];
  /** What is in force. */
  approved: readonly ShownFile[];
  /** Of a bundled script's files that are not as they were shipped: how they were, and how they are. */
  shipped: { before: readonly ShownFile[]; after: readonly ShownFile[] };
  /** On what would be approved now. */
  remarks: ScriptRemarks;
};

export type Owner = { id: string; from: "launch" | "paired"; at?: string };

export type ShownId = { id: string; event: string; target: string; digest: string; fresh: boolean };

/** `by` is the hook that wrote them, by its id: it is not asked about its own words. */
export type ForeignWords = { parts: readonly string[]; channel: string; chatId?: string; by?: string };

/** What the commands need of the whole. Whoever holds it can look; to change anything it takes an Actor as well. */
export interface HooksControl {
  list(): Promise<HookList>;
  /** The hooks of one target, or file name in it, alone, and of one event: nothing is looked up of the others. */
  about(meant: { event?: string; target: string }): Promise<readonly HookView[]>;
  /** What is in force alone: nothing that is only proposed is read for it. */
  approved(): Promise<{ on: boolean; hooks: readonly HookView[] }>;
  /** The switch alone, without a look at every hook. */
  switchStatus(): Promise<SwitchStatus>;
  texts(view: HookView): Promise<HookTexts>;
  /** What would be approved of an entry that nobody proposes yet. */
  textsOf(entry: HookEntry): Promise<HookTexts>;
  recentRuns(count: number): Promise<readonly (HookRun & { at: number })[]>;
  /** One of the last events that hooks ran at. */
  trace(id: string): Trace | undefined;
  /** What an event that passed came with, where that was recorded. */
  recorded(event: EventName, trace: string): Promise<Readonly<Record<string, unknown>> | undefined>;
  /** How many events hooks have blocked since midnight, by this machine's clock. */
  blockedToday(): number;
  /** How often hooks ran, and how long they took. */
  sums(zoom: Zoom): Sums;
  /** What owners did last, oldest first. */
  history(): Promise<readonly OwnerAct[]>;
  owners(): readonly Owner[];
  isOwner(id: string): boolean;

  /** Fires the event at every approved hook, also while the switch is off, and leaves no trace in the log. */
  tryOut(event: EventName, payload: Readonly<Record<string, unknown>>): Promise<FireOutcome>;
  /** Whether each hook's matcher wants a payload, by view key. */
  matches(event: EventName, payload: Readonly<Record<string, unknown>>): Promise<ReadonlyMap<string, Match>>;
  /** Texts of others inside words of ours, as the outbound hooks leave them; undefined when one holds them back. */
  checkReplyText(words: ForeignWords): Promise<readonly string[] | undefined>;
  /** Tells log and owners of a rewrite that did not fit where the text stood, and what its author can do about it. */
  tellUnfit(rewrite: UnfitRewrite): void;
  rehearse(
    progress?: (begun: number, all: number, hook: string) => void,
    afterMs?: number,
  ): Promise<readonly Rehearsal[]>;

  /** Starts it where it is needed and not there yet. */
  helperStatus(): Promise<HelperStatus>;
  /** The scripts that come with the package. */
  examples(): Promise<readonly Example[]>;
  /** Adds entries to the hook file, as proposals; answers why when that is not possible. */
  propose(actor: Actor, entries: readonly string[]): Promise<string | undefined>;
  /** Takes entries out of the hook file again; answers why when that is not possible. */
  withdraw(actor: Actor, entries: readonly string[]): Promise<string | undefined>;
  /** How an entry stands in the hook file, and what is read of it there. */
  inHookFile(entry: HookEntry): { text: string; entry?: HookEntry };
  /** Turns a source of proposals on or off, in agent.yaml. What is approved does not hang on it. */
  chooseSource(actor: Actor, name: string, on: boolean): Promise<SourceChosen>;
  setEnabled(actor: Actor, on: boolean): Promise<{ changed: boolean; status: SwitchStatus; mirrorFailed?: string }>;
  /** That payloads of what passes are kept; undefined while they are not. */
  recording(): Recording | undefined;
  /** Has payloads kept for so many days each; undefined ends that, and removes what there is. */
  record(actor: Actor, days: number | undefined): Promise<void>;
  /** What a hook as it is proposed, or else in force, would have done to what has passed; `how.events` instead of the record. */
  replay(viewKey: string, how?: ReplayHow): Promise<Replay | NotReplayed>;
  /** Approves what the digest stands for, and nothing else: what is proposed, or the version before. */
  approve(actor: Actor, viewKey: string, digest: string, how?: ApproveHow): Promise<Approved>;
  /** Tries what is in force untried, and takes out of force what fails; by approval id, without what could not be tried. */
  tryApproved(actor: Actor, approvalIds: readonly string[]): Promise<ReadonlyMap<string, Trial>>;
  revoke(actor: Actor, approvalIds: readonly string[]): Promise<readonly string[]>;
  pair(actorId: string, code: string): Promise<"paired" | "wrong" | "expired" | "too-many-tries" | "already">;
  unpair(actor: Actor, id: string): Promise<"unpaired" | "launch" | "unknown">;

  /** What waits for an owner to decide. */
  questions(): Promise<readonly OpenQuestion[]>;
  /** What hooks keep until a time, where the host has an outbox. */
  delayed(): Promise<readonly DelayedMessage[]>;
  /** What the host has to say of itself. */
  hostNotes(): readonly string[];
  /** What waits in the host until the person it is for writes again. */
  waiting(): Promise<readonly WaitingMessage[]>;
  /** Decides one of them, by its code: for exactly what was asked, once or for a while. */
  decide(actor: Actor, code: string, answer: HumanAnswer, detail?: AnswerDetail): Promise<AnswerResult>;
  /** The tool calls that pass without a question for a while. */
  grants(): Promise<readonly Grant[]>;
  /** Ends one, by its code; answers whether there was one. */
  endGrant(actor: Actor, code: string): Promise<boolean>;

  /** Short ids for what this owner is being shown, by view key. */
  issueIds(actor: Actor, views: readonly HookView[]): Promise<ReadonlyMap<string, string>>;
  findShown(actor: Actor, id: string): ShownId | undefined;
  /** The digest this owner was last shown for an event and target. */
  lastShown(actor: Actor, view: HookView): string | undefined;
}
