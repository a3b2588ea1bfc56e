import { FollowedValue } from "../channels/followed-value.js";
import type { ChannelHooks } from "../channels/hooks.js";
import type { Address } from "./outbox-files.js";

/** A message that is written down, on its way through a channel. */
export type Kept = {
  /** The name it has in this and the next process. */
  id: string;
  to: Address;
  /** It waits for a human; of a long one, something may have left before. Resolves when it is written down so. */
  held(hasBegun: boolean): Promise<unknown>;
  /** The human has answered; resolves when it may leave. */
  goOn(): Promise<void>;
};

type Carried = { kept: Kept; isHeld: boolean; hasBegun: boolean; isOver: boolean };

const carried = new FollowedValue<Carried>();

/** Carries a message that is written down: what is asked about it on the way is asked about this one, also after a restart. */
export async function carrying<T>(kept: Kept, carry: () => Promise<T>): Promise<T> {
  const own: Carried = { kept, isHeld: false, hasBegun: false, isOver: false };
  try {
    return await carried.run(own, carry);
  } finally {
    // What a channel leaves behind, such as a connection, goes on in the same context.
    own.isOver = true;
  }
}

/** The hooks as the channels get them: a message that is held lets its outbox know. */
export function withHolding(hooks: ChannelHooks): ChannelHooks {
  const fire: ChannelHooks["fire"] = async (event, input, options) => {
    const own = carried.get();
    const isIt = own && !own.isOver && input?.channel === own.kept.to.channel && input.chat_id === own.kept.to.chatId;
    if (!isIt || event !== "on_outbound_message") return hooks.fire(event, input, options);
    const { kept } = own;
    // Whoever is asked can count on it: a crash from then on finds it held, and not half sent.
    const onHeld = (): Promise<unknown> => {
      own.isHeld = true;
      return Promise.all([kept.held(own.hasBegun), options?.onHeld?.()]);
    };
    const outcome = await hooks.fire(event, input, { ...options, onHeld, keptAs: kept.id });
    if (own.isHeld) await kept.goOn();
    own.isHeld = false;
    own.hasBegun = true;
    return outcome;
  };
  return { ...hooks, fire };
}
