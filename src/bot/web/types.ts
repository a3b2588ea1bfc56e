import type { HttpBindings } from "@hono/node-server";
import type { Choice, CommandOutcome, HookRun, OpenQuestion, Sums, Trace, Zoom } from "../../index.js";
import type { WechatAction } from "../channels/wechat-login.js";
import type { LiveFeed } from "./live-feed.js";
import type { PageAccess } from "./page-access.js";
import type { NumberedList } from "./page-list.js";

export type { WechatView } from "../channels/wechat-login.js";

/** What a program says to the agent, in a conversation of its own. */
export type ApiChat = {
  text: string;
  session: string;
  locale?: string | undefined;
  /** A hook's script is asking, in this run. */
  runToken?: string | undefined;
  /** Is called with the pieces of the reply as they come. */
  onText?: (delta: string) => void;
};

/** What came of it; the reply has passed the outbound guard. */
export type ApiReply = { reply: string; notes: readonly string[]; withheld?: true };

/** What a push was written down as; `waiting` names the chats that take it only when the person has written again. */
export type ApiPush = { ids: readonly string[]; waiting?: readonly string[]; message?: string };

/** What the server needs of the bot. */
export type ApiParts = {
  chat(request: ApiChat): Promise<ApiReply>;
  /** May throw an `ApiError`, whose status and message are the answer then. */
  push(request: { text: string; to?: string | undefined; locale?: string | undefined }): Promise<ApiPush>;
  isApiToken(token: string): boolean;
  isRunToken(token: string): boolean;
  /** Without it there is no page. */
  page?: PageParts;
  /** Is told what failed inside; whoever called hears only that something did. */
  failed?(error: unknown): void;
  /** For requests that do not name a language. */
  locale?: string;
};

/** Takes what Telegram brings to the bot's address. */
export type WebhookTaker = {
  isSecret(given: string): boolean;
  /** Answers false where it has to be brought again. */
  take(update: unknown): Promise<boolean>;
};

/** How much at once, and how slowly, a program may ask. */
export type ApiLimits = {
  /** Turns and pushes at the same time. */
  tasks: number;
  connections: number;
  /** All headers of a request together. Browsers send the cookies of every other port of this machine along. */
  headerBytes: number;
  headersMs: number;
  requestMs: number;
  /** How long a stream stays silent: programs give up on one that seems dead. */
  heartbeatMs: number;
};

/** What a hook did to a message. */
export type Mark = { kind: "withheld" | "rewritten" | "refused"; hook?: string; reason?: string };

/** What is said on the page, by whomever. */
export type PageEntry = {
  from: "person" | "agent" | "hooks" | "note";
  text: string;
  /** The page's own name for the person's message, also on what answers it. */
  id?: string;
  marks?: readonly Mark[];
  /** The events that hooks ran at because of it. */
  traces?: readonly string[];
  choices?: readonly (readonly Choice[])[];
};

/** A line of the transcript, which all pages of one bot share. */
export type PageLine = PageEntry & { readonly seq: number; readonly at: number };

export type PageSaying = { text: string; id: string; locale?: string | undefined };
export type PageCommand = { line: string; id?: string | undefined; locale?: string | undefined };

/** What a page hears first: which bot this is. */
export type Hello = {
  version: string;
  model: string | null;
  workspace: string;
  channels: readonly string[];
  locale: "en" | "zh";
};

/** What the server needs of the bot for the page. */
export type PageParts = {
  access: Pick<PageAccess, "enter" | "isToken" | "leave" | "leaveAll" | "endAll">;
  /** Takes a message; what comes of it is in the feed. */
  say(saying: PageSaying): void;
  command(command: PageCommand): Promise<CommandOutcome>;
  /** Undefined where this way to WeChat is not switched on. */
  actOnWechat(action: WechatAction, locale: string | undefined): Promise<string | undefined>;
  lines(range: { before?: number | undefined; limit: number }): readonly PageLine[];
  /** The list of hooks; what changes in it is in the feed. */
  hooks(): Promise<NumberedList>;
  /** The last firings, oldest first. */
  firings(): Promise<readonly (HookRun & { at: number })[]>;
  sums(zoom: Zoom): Sums;
  /** One of the last events, where it is still known. */
  trace(id: string): Trace | undefined;
  /** What waits for an owner, with the texts of held messages: for the page alone. */
  questions(): Promise<readonly OpenQuestion[]>;
  feed: LiveFeed;
};

/** What the routes find in their context. */
export type WebEnv = {
  Bindings: HttpBindings;
  Variables: {
    parts: ApiParts;
    /** The language that the request names. */
    locale: string | undefined;
    /** There when a hook's script is calling. */
    runToken: string | undefined;
    /** On the page's own paths. */
    page: PageParts;
    /** What the page has brought, once it was let in. */
    pageToken: string;
  };
};
