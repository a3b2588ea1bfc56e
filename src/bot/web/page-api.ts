import type { Choice, CommandOutcome, HookRun, OpenQuestion } from "../../index.js";
import type { LiveFeed } from "./live-feed.js";

/** What a hook did to a message. */
export type Mark = { kind: "withheld" | "rewritten"; hook?: string; reason?: string };

/** What is said on the page, by whomever. */
export type PageEntry = {
  from: "person" | "agent" | "hooks" | "note";
  text: string;
  /** The page's own name for the person's message, also on what answers it. */
  id?: string;
  marks?: readonly Mark[];
  choices?: readonly (readonly Choice[])[];
};

/** A line of the transcript, which all pages of one bot share. */
export type PageLine = PageEntry & { readonly seq: number; readonly at: number };

export type PageSaying = { text: string; id: string; locale?: string };
export type PageCommand = { line: string; id?: string; locale?: string };

/** What came of entering with a code. */
export type PageEntering = { kind: "in"; token: string } | { kind: "wrong" | "needs-secret" | "too-many-tries" };

/** What the server needs of the bot for the page. */
export type PageParts = {
  enter(code: string, secret?: string): Promise<PageEntering>;
  isPageToken(token: string): boolean;
  leave(token: string): void;
  /** Ends every visit; answers how many there were. */
  leaveAll(): number;
  /** The same for whoever brings a code that is for this alone; undefined when it is none. */
  endAll(code: string): Promise<number | undefined>;
  /** Takes a message; what comes of it is in the feed. */
  say(saying: PageSaying): void;
  command(command: PageCommand): Promise<CommandOutcome>;
  lines(range: { before?: number; limit?: number }): readonly PageLine[];
  /** What fired in the last hour, oldest first, and if that was little, somewhat more. */
  firings(): Promise<readonly (HookRun & { at: number })[]>;
  /** What waits for an owner, with the texts of held messages: for the page alone. */
  questions(): Promise<readonly OpenQuestion[]>;
  feed: LiveFeed;
};
