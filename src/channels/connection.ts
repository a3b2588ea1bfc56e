import { CommandRouter } from "./command-router.js";
import { Languages } from "./languages.js";
import { type DeliveryHandlers, OutboundPipeline } from "./outbound-pipeline.js";
import { askOwners, ownerSpots, tellOwners } from "./owners.js";
import type { ChannelHooks, ChannelPort, Incoming, Outgoing, Spot } from "./port.js";
import { speltPort } from "./spelling.js";

export interface Connection<S extends Spot = Spot> {
  /** Answers a command; undefined when it is none, and the host goes on with the message. */
  receive(incoming: Incoming<S>): Promise<void> | undefined;
  /** Lets something leave past the hooks, once and in order per chat. */
  leave<T>(outgoing: Outgoing<S>, handlers: DeliveryHandlers<T>): Promise<T>;
  /** Takes it off, when everything on its way has been sent. */
  close(): Promise<void>;
}

/** Joins a chat platform to the hooks: commands in, messages out, notices and questions to the owners. */
export function connectChannel<S extends Spot>(
  hooks: ChannelHooks,
  port: ChannelPort<S>,
  options: { locale?: string } = {},
): Connection<S> {
  const { router, pipeline, close } = openChannel(hooks, port, options.locale);
  return {
    receive: (incoming) => router.handle(incoming),
    leave: (outgoing, handlers) => pipeline.send(outgoing, handlers),
    close,
  };
}

/** What a connection is made of, for channels that look at each call themselves. */
export function openChannel<S extends Spot, O extends Outgoing<S> = Outgoing<S>>(
  hooks: ChannelHooks,
  given: ChannelPort<S>,
  locale: string | undefined,
) {
  const port = speltPort(given);
  const languages = new Languages(locale);
  const router = new CommandRouter(hooks, port, languages);
  const showNote = async ({ spot, isPrivate }: O, text: string): Promise<void> => {
    for (const each of isPrivate && spot ? [spot] : ownerSpots(hooks, port)) await port.send(each, { text });
  };
  const pipeline = new OutboundPipeline<S, O>(hooks, port.name, languages, showNote);
  const ends = [
    hooks.on("rules", () => pipeline.forgetVerdicts()),
    tellOwners(hooks, port, languages),
    askOwners(hooks, port, languages),
  ];
  return {
    port,
    languages,
    router,
    pipeline,
    async close(): Promise<void> {
      for (const end of ends) end();
      await Promise.all([router.settled(), pipeline.settled()]);
    },
  };
}
