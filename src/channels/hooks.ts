import type { CommandOutcome, CommandRequest } from "../commands/request.js";
import type { HooksControl } from "../core/control.js";
import type { EventName } from "../core/event.js";
import type { HookFirer } from "../core/firing.js";
import type { Notice } from "../core/view.js";

/** What a channel needs of the whole: it fires, passes commands on and hears notices. It has no way to approve. */
export interface ChannelHooks extends HookFirer, Pick<HooksControl, "owners" | "vetWords"> {
  handleCommand(request: CommandRequest): Promise<CommandOutcome>;
  isWatched(event: EventName): boolean;
  on(event: "notice", listener: (notice: Notice) => unknown): () => void;
  on(event: "change", listener: () => void): () => void;
}
