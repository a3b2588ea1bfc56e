import type { ChannelHooks } from "../channels/hooks.js";

/** The hooks as the channels get them: what leaves for a chat belongs to the session that the agent has there. */
export function withSessions(
  hooks: ChannelHooks,
  sessionIdOf: (channel: string, chatId: string) => string | undefined,
): ChannelHooks {
  const fire: ChannelHooks["fire"] = (event, input, options) => {
    const { session_id, channel, chat_id } = input ?? {};
    const known = session_id === undefined && channel && chat_id ? sessionIdOf(channel, chat_id) : undefined;
    return hooks.fire(event, known === undefined || !input ? input : { ...input, session_id: known }, options);
  };
  return { ...hooks, fire };
}
