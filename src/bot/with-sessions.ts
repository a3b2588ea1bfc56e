import type { ChannelHooks } from "../channels/channel.js";

/** The hooks as the channels get them: what leaves for a chat belongs to the session that the agent has there. */
export function withSessions(
  hooks: ChannelHooks,
  sessionIdOf: (channel: string, chatId: string) => string | undefined,
): ChannelHooks {
  const fire: ChannelHooks["fire"] = (event, input, options) => {
    if (!input?.channel || !input.chat_id || input.session_id !== undefined) return hooks.fire(event, input, options);
    const session_id = sessionIdOf(input.channel, input.chat_id);
    return hooks.fire(event, session_id === undefined ? input : { ...input, session_id }, options);
  };
  return { ...hooks, fire };
}
