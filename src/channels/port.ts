import type { ParsedCommand } from "../commands/parse.js";
import type { CommandOutcome, CommandRequest } from "../commands/request.js";
import type { PartsLayout } from "../core/align-parts.js";
import type { HooksControl } from "../core/control.js";
import type { EventName } from "../core/event.js";
import type { HookFirer } from "../core/firing.js";
import type { OpenQuestion, SettledQuestion } from "../core/question.js";
import type { Notice } from "../core/view.js";
import type { Texts } from "../texts/index.js";

/** What a channel needs of the whole: it fires, passes commands on and hears notices. It has no way to approve. */
export interface ChannelHooks extends HookFirer, Pick<HooksControl, "owners" | "checkReplyText" | "tellUnfit"> {
  handleCommand(request: CommandRequest, parsed?: ParsedCommand): Promise<CommandOutcome>;
  isWatched(event: EventName): boolean;
  on(event: "notice", listener: (notice: Notice) => unknown): () => void;
  on(event: "change" | "rules", listener: () => void): () => void;
  /** Something waits for an owner; the listener answers whether it could be shown to one. */
  on(event: "question", listener: (question: OpenQuestion) => boolean | Promise<boolean>): () => void;
  on(event: "settled", listener: (question: SettledQuestion) => void): () => void;
}

/** Where a message of ours goes; a channel may keep more in it, such as a thread. */
export type Spot = { readonly chatId: string };

/** Words of ours, with what a channel may make of them: program text, buttons. */
export type OwnWords = Pick<CommandOutcome, "text" | "parts" | "choices">;

/** Shows how a slow command fares, and in the end its reply; false when that person cannot be written to. */
export type ProgressDisplay = { show(text: string): void; finish(reply: OwnWords): Promise<boolean> };

/** A message of ours that can become another one. */
export type OwnCard = { replace(words: OwnWords): Promise<unknown> };

/** A chat platform, as small as it can be: what a new channel has to bring. */
export interface ChannelPort<S extends Spot = Spot> {
  /** Also the first half of its owners' ids, as in `matrix:@ann:example.org`. */
  readonly name: string;
  /** What the command is called there in the place of `hooks`: lower-case letters, digits and `_`. */
  readonly command?: string | undefined;
  /** Sends words of ours, around the guard, in as many messages as they need; false when nobody can be reached there. */
  send(spot: S, words: OwnWords): Promise<boolean>;
  /** Where a person can be written to in private. */
  privately(senderId: string): S;
  /** Where that fails: what the person can do about it. */
  howToReachMe?(texts: Texts): string;
  /** How progress is shown; by default with one line at the start. */
  progress?(spot: S): ProgressDisplay;
  /** Shows what waits for an owner, where that can become its outcome; undefined when nobody can be reached there. */
  card?(spot: S, words: OwnWords): Promise<OwnCard | undefined>;
}

/** A message that came in: who wrote it, where, and how it came about. */
export type Incoming<S extends Spot = Spot> = Pick<
  CommandRequest,
  "text" | "origin" | "chat" | "senderId" | "messageId" | "botName" | "locale" | "hasPassingId"
> & { spot: S };

/** What a message is to the person: an answer, something unasked, or words of a hook or about one. */
export type MessageKind = "reply" | "push" | "note";

/** Something about to leave: what can be read in it, what kind of send it is, and where it goes. */
export type Outgoing<S extends Spot = Spot> = {
  type: string;
  parts: readonly string[];
  /** How they belong together; left out, each is a text of its own. */
  layout?: PartsLayout;
  spot?: S;
  /** Nobody but the person reads there: then a hook's note is shown there, and else to the owners. Left out where nobody knows. */
  isPrivate?: boolean;
  more?: Record<string, unknown>;
};
