import type { ChannelHooks } from "../../channels/channel.js";
import { OutboundGate } from "../../host.js";
import { RecentMap } from "../../lib/recent-map.js";
import type { Chat } from "../agent/conversation.js";
import { ClosingError, type Conversations } from "../agent/conversations.js";
import type { ReplyStream } from "../agent/turn.js";
import { withinRun } from "../channel-hooks.js";
import { type Deliveries, parseAddress } from "../delivery/deliveries.js";
import { textsFor } from "../words/index.js";
import { type ApiChat, ApiError, type ApiParts, type ApiReply } from "./server.js";

export type ProgramParts = {
  hooks: ChannelHooks;
  conversations: Conversations;
  deliveries: Deliveries;
  mayStream: () => boolean;
  isApiToken(token: string): boolean;
  isRunToken(token: string): boolean;
  lengthenRunToken(token: string): string;
  locale?: string;
};

const CHANNEL = "api";
const MAX_SESSIONS = 1_000;

/** The agent for programs: `POST /chat` and `POST /push`. Nobody there is an owner, and nothing there is a command. */
export function programAccess(parts: ProgramParts): ApiParts {
  const { hooks, conversations, deliveries, isApiToken, isRunToken, locale } = parts;
  /** What scripts have noted in a session. A note that comes when the reply has left goes with the next one. */
  const noted = new RecentMap<string, string[]>(MAX_SESSIONS);

  const notesOf = (session: string): string[] => {
    const notes = noted.get(session) ?? [];
    noted.set(session, notes);
    return notes;
  };

  /** A program reads the reply for somebody: it passes the guard like any other. */
  const guarded = async (chat: Chat, reply: string, said: string[], within = hooks): Promise<ApiReply> => {
    const texts = textsFor(chat.locale);
    const notes = (await vetted(chat, said.splice(0), within)).map(texts.hookNote);
    const leaving = { channel: CHANNEL, type: "chat", parts: [reply], chatId: chat.chatId };
    const verdict = await new OutboundGate(within).check(leaving, texts);
    notes.push(...((await verdict.notes?.()) ?? []));
    if (verdict.kind === "withhold") return { reply: texts.withheld(verdict.reason), notes, withheld: true };
    return { reply: verdict.kind === "rewrite" ? verdict.parts.join("\n") : reply, notes };
  };

  /** What scripts noted for the person is not our own text: the outbound hooks see it first. */
  const vetted = async ({ chatId, locale: asked }: Chat, parts: readonly string[], within: ChannelHooks) => {
    if (parts.length === 0) return [];
    return (await within.checkReplyText({ parts, channel: CHANNEL, chatId })) ?? [textsFor(asked).seeElsewhere];
  };

  return {
    isApiToken,
    isRunToken,
    ...(locale !== undefined && { locale }),
    async chat({ text, session, runToken, onText, locale: asked = locale }: ApiChat) {
      const notes = runToken === undefined ? notesOf(session) : [];
      const chat: Chat = {
        channel: CHANNEL,
        chatId: session,
        ...(asked !== undefined && { locale: asked }),
        onNote: (note) => void notes.push(note),
      };
      if (runToken !== undefined) {
        // It was good at the door: the turn must not set its hook off again when it takes longer than the hook has time.
        const forTurn = parts.lengthenRunToken(runToken);
        const reply = await conversations.respondOnce({ ...chat, runToken: forTurn }, text);
        return guarded(chat, reply, notes, withinRun(hooks, forTurn));
      }
      const stream = onText && streamTo(onText, parts.mayStream);
      const reply = await conversations.respond(chat, { text, ...(stream && { stream }) }).catch((error: unknown) => {
        throw error instanceof ClosingError ? new ApiError(503, (words) => words.ending) : error;
      });
      return guarded(chat, reply ?? "", notes);
    },
    async push({ text, to }) {
      return { ids: await deliveries.push(text, to === undefined ? undefined : [parseAddress(to)]) };
    },
  };
}

const streamTo = (piece: (text: string) => void, isAllowed: () => boolean): ReplyStream => ({
  isAllowed,
  piece,
  restart() {},
});
