import type { AskOutcome, Example, HookList, HookRun, HookTexts, HookView, OpenQuestion } from "../../../../index.js";

/** What the bot sends; src/channels/web answers with exactly these. */
export type Mark = { kind: "withheld" | "rewritten"; hook?: string; reason?: string };
export type Choice = { label: string; line: string };
export type Line = {
  seq: number;
  at: number;
  from: "person" | "agent" | "hooks" | "note";
  text: string;
  id?: string;
  marks?: readonly Mark[];
  choices?: readonly (readonly Choice[])[];
};
export type Firing = HookRun & { at: number };
export type Hello = {
  version: string;
  model: string | null;
  workspace: string;
  channels: readonly string[];
  locale: Locale;
};
/** What waits for an owner; with `ended`, how it went: it stays in sight for a moment. */
export type Question = OpenQuestion & { ended?: Ended };
/** Nothing in it means that it was decided where this bot does not hear of it. */
export type Ended = { outcome?: AskOutcome; by?: string };
export type ListedHook = HookView & { shortId: string };
export type PageList = Omit<HookList, "hooks"> & { hooks: readonly ListedHook[] };
export type Shown = { view: HookView; shortId: string; files: HookTexts };
export type Reply<Data = unknown> = {
  outcome: string;
  text?: string;
  changed?: boolean;
  problem?: boolean;
  choices?: readonly (readonly Choice[])[];
  data?: Data;
};
export type { Example };

export type Locale = "en" | "zh";
export type ViewName = "chat" | "hooks" | "live" | "preferences";
export type Theme = "auto" | "light" | "dark";
export type Connection = "connecting" | "connected" | "lost";
/** Said, and not yet seen in the transcript. */
export type Pending = { id: string; text: string; failed?: string };

/** Everything the page shows. */
export type State = {
  view: ViewName;
  language: Locale | "auto";
  locale: Locale;
  theme: Theme;
  isInside: boolean;
  isEntering: boolean;
  /** Signed out by the bot, or kept out because somebody else's service worker is at work here. */
  whyOutside?: "ended" | "intercepted";
  enterProblem?: string;
  /** The code that was given, while the bot asks for its secret too. */
  codeWithoutSecret?: string;
  connection: Connection;
  hello?: Hello;
  list?: PageList;
  /** The approval id of the hook that the person wants to see. */
  pointedAt?: string;
  /** Oldest first, each seq once. */
  lines: readonly Line[];
  hasLoaded: boolean;
  hasOlder: boolean;
  hasLog: boolean;
  pending: readonly Pending[];
  /** What stands in the box, and is not yet said. */
  draft: string;
  pieces: Readonly<Record<string, string>>;
  working: readonly string[];
  /** The hooks that take long, by the bot's number of their run. */
  looking: Readonly<Record<number, string>>;
  /** Oldest first. */
  questions: readonly Question[];
  /** The names of those that are over, so that an answer that was on its way does not bring them back. */
  over: readonly string[];
  /** On their way to the questions, from another view. */
  wantsToDecide: boolean;
  /** How much the bot's clock is ahead of the browser's. */
  aheadMs: number;
  /** Newest first. */
  firings: readonly Firing[];
  progress: Readonly<Record<string, readonly string[]>>;
};
