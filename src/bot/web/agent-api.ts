import { type Context, Hono } from "hono";
import { stream } from "hono/streaming";
import type { ChannelHooks } from "../../channels/channel.js";
import { OutboundGate } from "../../host.js";
import { RecentMap } from "../../lib/recent-map.js";
import type { Chat } from "../agent/conversation.js";
import { ClosingError, type Conversations } from "../agent/conversations.js";
import { withinRun } from "../channel-hooks.js";
import { type Deliveries, parseAddress } from "../delivery/deliveries.js";
import { MAX_MESSAGES, OutboxFullError } from "../delivery/outbox-files.js";
import { textsFor } from "../words/index.js";
import { programsAndHooks, programsOnly } from "./access.js";
import { ApiError, errorBody, shownError } from "./errors.js";
import { readBody, sessionIn, TaskLimit, targetIn, textIn } from "./requests.js";
import type { ApiChat, ApiLimits, ApiParts, ApiReply, WebEnv } from "./types.js";

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

/**
 * The agent for programs: `POST /chat` is a turn of it, answered in one piece or as a stream; `POST /push` a message to
 * the owner, or to a chat of theirs.
 */
export function apiRoutes({ tasks: most, heartbeatMs }: ApiLimits): Hono<WebEnv> {
  const tasks = new TaskLimit(most);
  const routes = new Hono<WebEnv>();
  routes.post("/chat", programsAndHooks, async (c) => {
    const body = await readBody(c);
    const { locale, parts, runToken } = c.var;
    const request: ApiChat = { text: textIn(body), session: sessionIn(body), locale, runToken };
    const wantsEvents = /\btext\/event-stream\b/i.test(c.req.header("accept") ?? "");
    if (!wantsEvents) return c.json(await tasks.run(() => parts.chat(request)));
    return streamTurn(c, heartbeatMs, (onText) => tasks.run(() => parts.chat({ ...request, onText })));
  });
  routes.post("/push", programsOnly, async (c) => {
    const body = await readBody(c);
    const [text, to] = [textIn(body), targetIn(body)];
    const { locale, parts } = c.var;
    return c.json(await tasks.run(() => parts.push({ text, to, locale })), 202);
  });
  return routes;
}

/** Answers with server-sent events while a turn is at work, which a reader who leaves does not stop. */
function streamTurn(
  c: Context<WebEnv>,
  heartbeatMs: number,
  start: (onText: (delta: string) => void) => Promise<ApiReply>,
): Response {
  let tell = (_delta: string): void => {};
  // Before the stream is opened: a refusal still has a status of its own.
  const turn = start((delta) => tell(delta));
  c.header("content-type", "text/event-stream");
  return stream(c, async (out) => {
    // JSON has no line breaks of its own, so one line of data is enough.
    const send = (event: string, data: unknown): void =>
      void out.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    const heartbeat = setInterval(() => void out.write(":\n\n"), heartbeatMs);
    tell = (delta) => send("text", delta);
    await turn.then(
      (reply) => send("reply", reply),
      (error: unknown) => send("error", errorBody(c, shownError(c, error))),
    );
    clearInterval(heartbeat);
  });
}

/** What the routes ask of the bot. Nobody there is an owner, and nothing there is a command. */
export function programAccess(parts: ProgramParts): ApiParts {
  const { hooks, conversations, deliveries, mayStream, isApiToken, isRunToken, locale } = parts;
  /** What scripts have noted in a session. A note that comes when the reply has left goes with the next one. */
  const noted = new RecentMap<string, string[]>(MAX_SESSIONS);

  const notesOf = (session: string): string[] => {
    const notes = noted.get(session) ?? [];
    noted.set(session, notes);
    return notes;
  };

  return {
    isApiToken,
    isRunToken,
    ...(locale !== undefined && { locale }),
    async chat({ text, session, runToken, onText, locale: asked = locale }) {
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
        return guarded(withinRun(hooks, forTurn), chat, reply, notes);
      }
      const stream = onText && { isAllowed: mayStream, piece: onText, restart() {} };
      const reply = await conversations.respond(chat, { text, ...(stream && { stream }) }).catch((error: unknown) => {
        throw error instanceof ClosingError ? new ApiError(503, ({ api }) => api.ending) : error;
      });
      return guarded(hooks, chat, reply ?? "", notes);
    },
    async push({ text, to, locale: asked = locale }) {
      const chosen = to === undefined ? undefined : [parseAddress(to)];
      const { ids, waiting } = await deliveries.push(text, chosen).catch((error: unknown) => {
        throw error instanceof OutboxFullError ? new ApiError(503, (words) => words.push.full(MAX_MESSAGES)) : error;
      });
      if (waiting.length === 0) return { ids };
      const chats = waiting.map(({ channel, chatId }) => `${channel}:${chatId}`);
      return { ids, waiting: chats, message: chats.map(textsFor(asked).push.waitsForPerson).join(" ") };
    },
  };
}

/** A program reads the reply for somebody: it passes the guard like any other. */
async function guarded(hooks: ChannelHooks, chat: Chat, reply: string, said: string[]): Promise<ApiReply> {
  const texts = textsFor(chat.locale);
  const { chatId } = chat;
  const parts = said.splice(0);
  // What scripts noted for the person is not our own text: the outbound hooks see it first.
  const passed = parts.length === 0 ? [] : await hooks.checkReplyText({ parts, channel: CHANNEL, chatId });
  const notes = (passed ?? [texts.seeElsewhere]).map(texts.hookNote);
  const leaving = { channel: CHANNEL, type: "chat", kind: "reply", parts: [reply], chatId } as const;
  const verdict = await new OutboundGate(hooks).check(leaving, texts);
  notes.push(...((await verdict.notes?.()) ?? []));
  if (verdict.kind === "withhold") return { reply: texts.withheld(verdict.reason), notes, withheld: true };
  // Somebody waits for it: it is neither dropped nor delayed.
  if (verdict.kind === "drop" || verdict.kind === "delay") return { reply: texts.withheld(""), notes, withheld: true };
  return { reply: verdict.kind === "rewrite" ? verdict.parts.join("\n") : reply, notes };
}
