import type { CommandOutcome, CommandRequest } from "../commands/request.js";
import type { Texts } from "../texts/index.js";
import { CommandRouter } from "./command-router.js";
import type { ChannelHooks } from "./hooks.js";
import { Languages } from "./languages.js";
import { OutboundGate } from "./outbound-gate.js";
import { type DeliveryHandlers, OutboundPipeline } from "./outbound-pipeline.js";
import { ownerSpots, tellOwners } from "./owner-notices.js";
import { askOwners } from "./questions.js";

export type { Origin } from "../commands/request.js";
export { type Delivery, inPieces, sendsOf } from "./delivery.js";
export type { ChannelHooks } from "./hooks.js";

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

/** Something about to leave: what can be read in it, what kind of send it is, and where it goes. */
export type Outgoing<S extends Spot = Spot> = {
  type: string;
  parts: readonly string[];
  spot?: S;
  /** Nobody but the person reads there: then a hook's note is shown there, and else to the owners. */
  isPrivate?: boolean;
  more?: Record<string, unknown>;
};

export interface Connection<S extends Spot = Spot> {
  /** Answers a command; undefined when it is none, and the host goes on with the message. */
  receive(incoming: Incoming<S>): Promise<void> | undefined;
  /** Lets something leave past the hooks, once and in order per chat. */
  leave<T>(outgoing: Outgoing<S>, sends: DeliveryHandlers<T>): Promise<T>;
  /** Takes it off, when everything on its way has been sent. */
  close(): Promise<void>;
}

/** Joins a chat platform to the hooks: commands in, messages out, notices and questions to the owners. */
export function connectChannel<S extends Spot>(
  hooks: ChannelHooks,
  port: ChannelPort<S>,
  options: { locale?: string } = {},
): Connection<S> {
  const languages = new Languages(options.locale);
  const desk = new CommandRouter(hooks, port, languages);
  const showNote = async ({ spot, isPrivate }: Outgoing<S>, text: string): Promise<void> => {
    for (const each of isPrivate && spot ? [spot] : ownerSpots(hooks, port)) await port.send(each, { text });
  };
  const departures = new OutboundPipeline(new OutboundGate(hooks), port.name, languages, showNote);
  const ends = [
    hooks.on("rules", () => departures.forgetVerdicts()),
    tellOwners(hooks, port, languages),
    askOwners(hooks, port, languages),
  ];
  return {
    receive: (incoming) => desk.take(incoming),
    leave: (outgoing, sends) => departures.leave(outgoing, sends),
    async close() {
      for (const end of ends) end();
      await Promise.all([desk.settled(), departures.settled()]);
    },
  };
}
