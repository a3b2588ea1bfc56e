/** How a text reached us. Only `typed` is a person's own fresh message. */
export const ORIGINS = [
  "typed",
  "edited",
  "forwarded",
  "via_bot",
  "channel_post",
  "anonymous",
  "caption",
  "scheduled",
  "old",
  "bot",
  "self",
  "own_account",
  "quoted",
  "model",
  "unknown",
] as const;
export type Origin = (typeof ORIGINS)[number];

/** A line that may be a command, with all a channel knows about it. */
export type CommandRequest = {
  channel: string;
  text: string;
  chat: "private" | "group" | "channel";
  origin: Origin;
  /** The platform's id of the account; a name is nobody. */
  senderId?: string | number;
  chatId?: string;
  messageId?: string;
  botName?: string;
  locale?: string;
  /** The platform gives everybody a new id at each login of the bot: an owner has to pair again then. */
  hasPassingId?: boolean;
  /** What a command begins with where it is typed, when that is not `/hooks`; for our own words alone. */
  prefix?: string;
  /** Called with a line while something slow goes on. */
  onProgress?: (text: string) => void;
};

/** A piece of a reply: our own words, what others wrote, or the text of a program, which others wrote, too. */
export type ReplyPart = { text: string; kind: "own" | "foreign" | "program" };

/** A line that a button stands for; pressing it is typing it. */
export type Choice = { label: string; line: string };

/**
 * not-ours: the host goes on. dropped: nobody hears of it. refused: `text` says why. done: `text` is the reply.
 * `problem` and `usage` are for hosts that answer with an exit code.
 */
export type CommandOutcome = {
  outcome: "not-ours" | "dropped" | "refused" | "done";
  command?: string;
  changed?: boolean;
  text?: string;
  /** The text is for the sender alone; `publicText` is what the group may read. */
  private?: true;
  publicText?: string;
  /** `text` in its pieces, where one of them is a program's: channels may show that monospaced. */
  parts?: readonly ReplyPart[];
  /** What the person may want to do next, in rows, for channels with buttons. */
  choices?: readonly (readonly Choice[])[];
  problem?: boolean;
  usage?: boolean;
  /** The reply as data, for programs. */
  data?: unknown;
};
