import type { Actor } from "../core/actor.js";
import type { HooksControl } from "../core/control.js";
import type { EventName } from "../core/event.js";
import type { Texts } from "../texts/index.js";
import type { CommandOutcome, CommandRequest } from "./request.js";

/** A command on its way: who asks, in which words to answer, and what was typed. */
export type ActionContext = {
  hooks: HooksControl;
  actor: Actor;
  texts: Texts;
  request: CommandRequest;
  /** Marks a text that is not our own, so that it passes the outbound hooks before it is shown. */
  foreign(text: string): string;
  event?: EventName;
  target?: string;
  args: readonly string[];
};

export type Reply = Omit<CommandOutcome, "outcome" | "command"> & { text: string };
export type Action = (context: ActionContext) => Promise<Reply>;
