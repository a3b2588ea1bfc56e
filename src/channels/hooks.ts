import type { ParsedCommand } from "../commands/parse.js";
import type { CommandOutcome, CommandRequest } from "../commands/request.js";
import type { HooksControl } from "../core/control.js";
import type { EventName } from "../core/event.js";
import type { HookFirer } from "../core/firing.js";
import type { OpenQuestion, SettledQuestion } from "../core/question.js";
import type { Notice } from "../core/view.js";

/** What a channel needs of the whole: it fires, passes commands on and hears notices. It has no way to approve. */
export interface ChannelHooks extends HookFirer, Pick<HooksControl, "owners" | "checkReplyText"> {
  handleCommand(request: CommandRequest, parsed?: ParsedCommand): Promise<CommandOutcome>;
  isWatched(event: EventName): boolean;
  on(event: "notice", listener: (notice: Notice) => unknown): () => void;
  on(event: "change" | "rules", listener: () => void): () => void;
  /** Something waits for an owner; the listener answers whether it could be shown to one. */
  on(event: "question", listener: (question: OpenQuestion) => boolean | Promise<boolean>): () => void;
  on(event: "settled", listener: (question: SettledQuestion) => void): () => void;
}
