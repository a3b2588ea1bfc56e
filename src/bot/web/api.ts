import type { PageParts } from "./page-api.js";

/** What a program says to the agent, in a conversation of its own. */
export type ApiChat = {
  text: string;
  session: string;
  locale?: string;
  /** A hook's script is asking, in this run. */
  runToken?: string;
  /** Is called with the pieces of the reply as they come. */
  onText?: (delta: string) => void;
};

/** What came of it; the reply has passed the outbound guard. */
export type ApiReply = { reply: string; notes: readonly string[]; withheld?: true };

/** What the server needs of the bot. */
export type ApiParts = {
  chat(request: ApiChat): Promise<ApiReply>;
  /** May throw an `ApiError`, whose status and message are the answer then. */
  push(request: { text: string; to?: string }): Promise<{ ids: readonly string[] }>;
  isApiToken(token: string): boolean;
  isRunToken(token: string): boolean;
  /** Without it there is no page. */
  page?: PageParts;
  /** Is told what failed inside; whoever called hears only that something did. */
  failed?(error: unknown): void;
  /** For requests that do not name a language. */
  locale?: string;
};

/** How much at once, and how slowly, a program may ask. */
export type ApiLimits = {
  /** Turns and pushes at the same time. */
  works: number;
  connections: number;
  /** All headers of a request together. Browsers send the cookies of every other port of this machine along. */
  headerBytes: number;
  headersMs: number;
  requestMs: number;
  /** How long a stream stays silent: programs give up on one that seems dead. */
  heartbeatMs: number;
};
