import type { ChannelHooks } from "../channels/channel.js";
import { withReadings } from "../host.js";
import { chatKeyOf, type Sessions } from "./agent/conversation.js";

/** The hooks as the channels get them: what leaves for a chat belongs to the session that the agent has there. */
export function withSessions(hooks: ChannelHooks, sessions: Sessions): ChannelHooks {
  const fire: ChannelHooks["fire"] = (event, input, options) => {
    if (!input?.channel || !input.chat_id || input.session_id !== undefined) return hooks.fire(event, input, options);
    const session_id = sessions.get(chatKeyOf({ channel: input.channel, chatId: input.chat_id }));
    return hooks.fire(event, session_id === undefined ? input : { ...input, session_id }, options);
  };
  return { ...hooks, fire };
}

/**
 * The hooks as they are for a turn that a hook's own run has asked for: nothing that leaves it fires that hook again. Without
 * this, a hook that asks the agent about each message would be asked about the answer, and so on.
 */
export function withinRun(hooks: ChannelHooks, runToken: string): ChannelHooks {
  const fire: ChannelHooks["fire"] = (event, input, options) => hooks.fire(event, input, { ...options, runToken });
  return {
    ...hooks,
    fire,
    async checkReplyText({ parts: own, channel, chatId }) {
      const { parts, layout, restore } = withReadings(own);
      const words = { notification: parts.join("\n"), parts, type: "hooks_reply", kind: "note", channel };
      const input = chatId === undefined ? words : { ...words, chat_id: chatId };
      const { verdict, rewrite } = await fire("on_outbound_message", input, { layout });
      if (verdict === "block") return undefined;
      return Array.isArray(rewrite?.parts) ? restore(rewrite.parts.map(String)) : own;
    },
  };
}
