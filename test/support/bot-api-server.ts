import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, request as openRequest, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import type { Update, UserFromGetMe } from "grammy/types";

type Fields = Record<string, unknown>;
type Upload = { field: string; name: string; content: Buffer };
type Reply = { ok: true; result: unknown } | ({ ok: false } & Failure);

export type ApiCall = { method: string; payload: Fields; files: readonly Upload[]; body: Buffer };
export type Failure = {
  status?: number;
  error_code: number;
  description: string;
  parameters?: { retry_after?: number };
};
type Fate = "pass" | "cut" | Failure;

export type BotApiServer = {
  /** The `apiRoot` for grammY. */
  url: string;
  /** Everything that arrived, refused or not, in order; without getMe, getUpdates and deleteWebhook. */
  calls: ApiCall[];
  /** Chats that no message can be sent to. */
  blockedChats: Set<number>;
  sent(...methods: string[]): ApiCall[];
  /** All bytes that ever arrived as one text, and what JSON had to escape once more as it was written. */
  wire(): string;
  /** From now on it is as if nothing had arrived yet. */
  forget(): void;
  /** Queues an update for long polling. */
  push(update: Fields): Update;
  /** Updates that nobody has confirmed yet. */
  pending(): readonly Update[];
  /** What a person types, as Telegram delivers it, not yet queued: user 1 in the private chat unless `more` says so. */
  message(text: string | undefined, more?: Fields): Fields;
  /** The next calls of the method get this answer, and have no effect. */
  failNext(method: string, failure: Failure, times?: number): void;
  /** What was left of that is forgotten. */
  recover(method: string): void;
  /** The next calls of the method are taken, before those that are to fail. */
  passNext(method: string, times?: number): void;
  /** The next calls of the method lose their connection, and have no effect. */
  cutNext(method: string, times?: number): void;
  /** Answers to this method come late; the call counts as arrived at once. */
  slow(method: string, ms: number): void;
  /** Answers to this method wait until the returned function is called; the call counts as arrived at once. */
  hold(method: string): () => void;
  /** Resolves with the calls of the method once there are `count`; rejects after a minute. */
  arrived(method: string, count?: number): Promise<ApiCall[]>;
  /** Makes an update and posts it to a bot's webhook. */
  deliver(url: string, update: Fields, secretToken?: string): Promise<{ status: number; body: string }>;
  close(): Promise<void>;
};

export const BOT_TOKEN = "123456789:AAF3xk9Qw-7LmZ2pVtYc8RsNb_HdJ0GuEoI";
export const BOT_INFO: UserFromGetMe = {
  id: 123456789,
  is_bot: true,
  first_name: "Guarded",
  username: "GuardedBot",
  can_join_groups: true,
  can_read_all_group_messages: false,
  supports_inline_queries: false,
  can_connect_to_business: false,
  has_main_web_app: false,
  has_topics_enabled: false,
  allows_users_to_create_topics: false,
  can_manage_bots: false,
  supports_join_request_queries: false,
};

const BOT_USER = { id: BOT_INFO.id, is_bot: true, first_name: BOT_INFO.first_name, username: BOT_INFO.username };
/** Only keeps a test from hanging: the machine may have much else to do. */
const PATIENCE_MS = 55_000;
const BACKGROUND = ["getMe", "getUpdates", "deleteWebhook"];

/** A Bot API server on loopback; inside a test pass `onTestFinished` and it is gone when the test ends. */
export async function startBotApi(atEnd?: (close: () => Promise<void>) => void): Promise<BotApiServer> {
  const journal = makeJournal();
  const queue = makeUpdateQueue();
  const fates = new Map<string, Fate[]>();
  const slowness = new Map<string, number>();
  const holds = new Map<string, Promise<void>>();
  const blockedChats = new Set<number>();
  const nextMessageId = counter(1);
  const nextUpdateId = counter(700_000_001);
  const answer = makeChats(nextMessageId, blockedChats);

  const settle = async (call: ApiCall, response: ServerResponse): Promise<Reply | "cut"> => {
    const fate = fates.get(call.method)?.shift();
    if (fate !== undefined && fate !== "pass") return fate === "cut" ? fate : { ok: false, ...fate };
    if (call.method === "getUpdates") return queue.poll(call.payload, response);
    if (call.method === "deleteWebhook" && call.payload.drop_pending_updates === true) queue.clear();
    return answer(call);
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { body, whole } = await bytesOf(request);
    const [, token, method = ""] = /^\/bot([^/]+)\/(?:test\/)?(\w+)/.exec(request.url ?? "") ?? [];
    const content = parseBody(request.headers["content-type"] ?? "", body);
    const call: ApiCall = { method, payload: {}, files: [], ...content, body };
    journal.add(call, whole);
    // A caller that hung up in the middle waits for no answer.
    if (!whole) return;
    if (method === "") return send(response, refuse(404, "Not Found"));
    if (token !== BOT_TOKEN) return send(response, refuse(401, "Unauthorized"));
    if (content === undefined) return send(response, refuse(400, "Bad Request: can't parse the request body"));
    const reply = await settle(call, response);
    await holds.get(method);
    const lateMs = slowness.get(method);
    // Not a delay of 0: a timer costs a millisecond, which a bench would take for the bot's.
    if (lateMs !== undefined) await delay(lateMs, undefined, { ref: false });
    if (reply === "cut") request.socket.destroy();
    else send(response, reply);
  };

  // It never hangs up on a connection that rests: a busy machine would use it again at that very moment.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    handle(request, response).catch((error) => send(response, refuse(500, `Internal Server Error: ${error}`)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = async (): Promise<void> => {
    journal.close();
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
  let stopped: Promise<void> | undefined;
  const close = (): Promise<void> => {
    stopped ??= stop();
    return stopped;
  };
  atEnd?.(close);

  const setFate = (method: string, fate: Fate, times: number): void => {
    fates.set(method, [...(fates.get(method) ?? []), ...Array<Fate>(times).fill(fate)]);
  };
  const numbered = (update: Fields): Update => ({ update_id: nextUpdateId(), ...update });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: journal.calls,
    blockedChats,
    sent: journal.sent,
    wire: journal.wire,
    forget: journal.forget,
    arrived: journal.arrived,
    push(update) {
      const whole = numbered(update);
      queue.push(whole);
      return whole;
    },
    pending: () => queue.pending(),
    message: (text, more = {}) => ({ message: typed(nextMessageId(), text, more) }),
    failNext: (method, failure, times = 1) => setFate(method, failure, times),
    recover: (method) => void fates.delete(method),
    passNext: (method, times = 1) => setFate(method, "pass", times),
    cutNext: (method, times = 1) => setFate(method, "cut", times),
    slow: (method, ms) => void slowness.set(method, ms),
    hold(method) {
      let release = (): void => {};
      holds.set(method, new Promise<void>((resolve) => (release = resolve)));
      return () => {
        holds.delete(method);
        release();
      };
    },
    deliver: (url, update, secretToken) => post(url, JSON.stringify(numbered(update)), secretToken),
    close,
  };
}

function makeJournal() {
  const calls: ApiCall[] = [];
  const background: ApiCall[] = [];
  const bytes: string[] = [];
  const waiting = new Set<{ look(): void; giveUp(why: string): void }>();
  const sent = (...methods: string[]): ApiCall[] =>
    [...background, ...calls].filter(({ method }) => methods.includes(method));
  return {
    calls,
    sent,
    wire: (): string => bytes.join("\n"),
    forget(): void {
      for (const kept of [calls, background, bytes]) kept.length = 0;
    },
    add(call: ApiCall, whole: boolean): void {
      bytes.push(call.body.toString("utf8"), ...escapedStrings(call.payload));
      if (!whole) return;
      (BACKGROUND.includes(call.method) ? background : calls).push(call);
      for (const each of waiting) each.look();
    },
    arrived(method: string, count = 1): Promise<ApiCall[]> {
      const { promise, resolve, reject } = promiseWithHandles<ApiCall[]>();
      const settle = (end: () => void): void => {
        clearTimeout(timer);
        waiting.delete(waiter);
        end();
      };
      const waiter = {
        look: () => sent(method).length >= count && settle(() => resolve(sent(method))),
        giveUp: (why: string) => {
          const seen = calls.map((call) => call.method).join(", ") || "nothing";
          settle(() => reject(new Error(`Waited for ${count} × ${method}, ${why}. What arrived: ${seen}.`)));
        },
      };
      const timer = setTimeout(() => waiter.giveUp(`but not within ${PATIENCE_MS} ms`), PATIENCE_MS);
      waiting.add(waiter);
      waiter.look();
      return promise;
    },
    close(): void {
      for (const each of waiting) each.giveUp("but the server was closed");
    },
  };
}

function makeUpdateQueue() {
  let pending: Update[] = [];
  let release: ((reply?: Reply) => void) | undefined;
  const conflict = "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running";
  return {
    push(update: Update): void {
      pending.push(update);
      release?.();
    },
    pending: () => pending,
    clear(): void {
      pending = [];
    },
    poll(payload: Fields, response: ServerResponse): Promise<Reply> {
      const offset = Number(payload.offset ?? 0);
      const batch = (): Reply => done(pending.slice(0, Number(payload.limit ?? 100)));
      pending = offset < 0 ? pending.slice(offset) : pending.filter(({ update_id }) => update_id >= offset);
      release?.(refuse(409, conflict));
      const timeoutMs = Number(payload.timeout ?? 0) * 1000;
      if (pending.length > 0 || timeoutMs === 0) return Promise.resolve(batch());
      return new Promise((resolve) => {
        const settle = (reply: Reply = batch()): void => {
          clearTimeout(timer);
          if (release === settle) release = undefined;
          resolve(reply);
        };
        const timer = setTimeout(settle, timeoutMs).unref();
        release = settle;
        response.on("close", () => settle());
      });
    },
  };
}

/** What Telegram remembers: the bot's messages and its command menus. */
function makeChats(nextMessageId: () => number, blockedChats: ReadonlySet<number>): (call: ApiCall) => Reply {
  const messages = new Map<string, Fields>();
  const menus = new Map<string, unknown>();
  const keep = (message: Fields): Fields => {
    const { id } = message.chat as { id: number };
    messages.set(`${id}/${message.message_id}`, message);
    return message;
  };
  const find = (chatId: unknown, messageId: unknown) => messages.get(`${Number(chatId)}/${Number(messageId)}`);
  const publish = (payload: Fields, content: Fields): Fields =>
    keep({ ...header(nextMessageId(), payload), ...content, reply_markup: inlineKeyboard(payload) });
  const forward = (payload: Fields): Fields => {
    const original = contentIn(find(payload.from_chat_id, payload.message_id) ?? {});
    const origin = { type: "hidden_user", date: now(), sender_user_name: "Ann" };
    return publish(payload, { ...original, forward_origin: origin });
  };
  const edit = ({ method, payload, files }: ApiCall): Reply => {
    if (payload.inline_message_id !== undefined) return done(true);
    const old = find(payload.chat_id, payload.message_id);
    const base = old ?? header(Number(payload.message_id), payload);
    const rest = method === "editMessageMedia" ? headerIn(base) : base;
    const next = { ...rest, ...editedContent(method, payload, files), reply_markup: inlineKeyboard(payload) };
    if (old !== undefined && JSON.stringify(old) === JSON.stringify(next)) return refuse(400, NOT_MODIFIED);
    return done({ ...keep(next), edit_date: now() });
  };
  const mediaGroup = ({ payload, files }: ApiCall): Fields[] => {
    const media_group_id = String(nextMessageId());
    return listOf(payload.media).map((item) => publish(payload, { media_group_id, ...mediaContent(item, files) }));
  };
  const severalIds = (payload: Fields) => listOf(payload.message_ids).map(() => ({ message_id: nextMessageId() }));

  const special: Record<string, (call: ApiCall) => unknown> = {
    getMe: () => BOT_INFO,
    getChat: ({ payload }) => ({ ...chatOf(payload.chat_id), accent_color_id: 0, max_reaction_count: 11 }),
    getWebhookInfo: () => ({ url: "", has_custom_certificate: false, pending_update_count: 0 }),
    getMyCommands: ({ payload }) => menus.get(menuKey(payload)) ?? [],
    setMyCommands: ({ payload }) => menus.set(menuKey(payload), payload.commands) && true,
    deleteMyCommands: ({ payload }) => menus.delete(menuKey(payload)) || true,
    sendMediaGroup: mediaGroup,
    forwardMessage: ({ payload }) => forward(payload),
    forwardMessages: ({ payload }) => severalIds(payload),
    copyMessage: () => ({ message_id: nextMessageId() }),
    copyMessages: ({ payload }) => severalIds(payload),
    stopPoll: ({ payload }) => ({ ...pollIn(find(payload.chat_id, payload.message_id)), is_closed: true }),
  };
  return (call) => {
    const { method, payload, files } = call;
    const refusal = objection(method, payload, blockedChats);
    if (refusal !== undefined) return refusal;
    const own = special[method];
    if (own !== undefined) return done(own(call));
    if (/^(editMessage|stopMessageLiveLocation)/.test(method)) return edit(call);
    const content = method.startsWith("send") ? contentOf(kindOf(method), payload, files) : undefined;
    return done(content === undefined ? true : publish(payload, content));
  };
}

const NOT_MODIFIED =
  "Bad Request: message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message";

type Limit = { methods: RegExp; field: string; max: number; description: string };
const LIMITS: readonly Limit[] = [
  { methods: /^sendMessage/, field: "text", max: 4096, description: "message is too long" },
  { methods: /^edit/, field: "text", max: 4096, description: "MESSAGE_TOO_LONG" },
  { methods: /^answerCallbackQuery$/, field: "text", max: 200, description: "MESSAGE_TOO_LONG" },
  { methods: /^(send|edit|copy)/, field: "caption", max: 1024, description: "message caption is too long" },
];

function objection(method: string, payload: Fields, blockedChats: ReadonlySet<number>): Reply | undefined {
  const toChat = /^(send|copy|forward)/.test(method);
  if (toChat && blockedChats.has(Number(payload.chat_id))) {
    return refuse(403, "Forbidden: bot can't initiate conversation with a user");
  }
  if (toChat && contentOf(kindOf(method), payload, []) && isBlank(payload.chat_id)) {
    return refuse(400, "Bad Request: chat_id is empty");
  }
  const needsText = method === "sendMessage" || (method === "editMessageText" && payload.rich_message === undefined);
  if (needsText && !plain(payload, "text")) return refuse(400, "Bad Request: message text is empty");
  const parts = [payload, ...listOf(payload.media)];
  const broken = LIMITS.find(
    ({ methods, field, max }) => methods.test(method) && parts.some((part) => (plain(part, field)?.length ?? 0) > max),
  );
  if (broken !== undefined) return refuse(400, `Bad Request: ${broken.description}`);
  return buttonsOf(payload).every(fits) ? undefined : refuse(400, "Bad Request: BUTTON_DATA_INVALID");
}

const buttonsOf = ({ reply_markup }: Fields): Fields[] =>
  listOf((reply_markup as Fields | undefined)?.inline_keyboard).flatMap((row) => listOf<Fields>(row));
const fits = ({ callback_data }: Fields): boolean =>
  callback_data === undefined || (callback_data !== "" && Buffer.byteLength(String(callback_data)) <= 64);
const isBlank = (value: unknown): boolean => value === undefined || value === "";

const UPLOADS = ["photo", "live_photo", "audio", "document", "video", "animation", "voice", "video_note", "sticker"];

/** What a send method puts into its message; undefined when its answer is no message. */
function contentOf(kind: string, payload: Fields, files: readonly Upload[]): Fields | undefined {
  if (UPLOADS.includes(kind)) return mediaContent({ ...payload, type: kind, media: payload[kind] ?? "" }, files);
  const location = pick(payload, "latitude", "longitude");
  const contents: Record<string, Fields> = {
    message: { text: plain(payload, "text"), entities: payload.entities },
    rich_message: { rich_message: payload.rich_message },
    media_group: {},
    poll: { poll: newPoll(payload) },
    checklist: { checklist: payload.checklist },
    location: { location },
    venue: { location, venue: { location, ...pick(payload, "title", "address") } },
    contact: { contact: pick(payload, "phone_number", "first_name", "last_name") },
    dice: { dice: { emoji: payload.emoji ?? "🎲", value: 4 } },
    game: { game: { title: payload.game_short_name, description: "", photo: [] } },
    invoice: {
      invoice: { ...pick(payload, "title", "description", "currency"), start_parameter: "", total_amount: 1 },
    },
    paid_media: { paid_media: { star_count: payload.star_count, paid_media: [] }, ...captionOf(payload) },
  };
  return contents[kind];
}

function editedContent(method: string, payload: Fields, files: readonly Upload[]): Fields {
  if (method === "editMessageText")
    return { ...contentOf(payload.rich_message ? "rich_message" : "message", payload, []) };
  if (method === "editMessageCaption") return captionOf(payload);
  if (method === "editMessageMedia") return mediaContent((payload.media ?? {}) as Fields, files);
  if (method === "editMessageChecklist") return { checklist: payload.checklist };
  return method === "editMessageLiveLocation" ? { location: pick(payload, "latitude", "longitude") } : {};
}

/** `item` has the form of an InputMedia: a type, a medium and perhaps a caption. */
function mediaContent(item: Fields, files: readonly Upload[]): Fields {
  const type = String(item.type);
  const reference = String(item.media);
  const upload = files.find(({ field }) => reference === `attach://${field}` || (reference === "" && field === type));
  const id = upload === undefined ? reference : `uploaded-${upload.field}`;
  const common = { file_id: id, file_unique_id: `unique-${id}`, file_size: upload?.content.length };
  const sized = { ...common, width: 90, height: 90 };
  if (type === "photo") return { photo: [sized], ...captionOf(item) };
  const file = { ...(type === "document" ? common : { ...sized, duration: 1 }), file_name: upload?.name };
  // Telegram names an animation twice, for clients from before there were any.
  const twice = type === "animation" ? { document: { ...common, file_name: upload?.name } } : {};
  return { [type]: file, ...twice, ...captionOf(item) };
}

function newPoll(payload: Fields): Fields {
  const options = listOf<Fields | string>(payload.options).map((option, index) => ({
    persistent_id: String(index),
    text: typeof option === "string" ? option : option.text,
    voter_count: 0,
  }));
  const { type = "regular", is_anonymous = true, allows_multiple_answers = false } = payload;
  const state = { total_voter_count: 0, is_closed: false, is_anonymous, type, allows_multiple_answers };
  return { id: randomUUID(), question: payload.question, options, ...state };
}
const pollIn = (message: Fields | undefined): Fields => (message?.poll ?? newPoll({})) as Fields;

const captionOf = (payload: Fields): Fields => ({
  caption: plain(payload, "caption") || undefined,
  caption_entities: payload.caption_entities,
});

/** The text a reader sees: limits count this, and answers carry it. Only HTML is taken apart; Markdown stays. */
function plain(payload: Fields, field: string): string | undefined {
  const value = payload[field];
  if (typeof value !== "string") return undefined;
  if (!/^html$/i.test(String(payload.parse_mode))) return value.trim();
  const named: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"' };
  return value
    .replace(/<[^>]*>/g, "")
    .replace(/&(lt|gt|amp|quot);/g, (_, name: string) => named[name] ?? "")
    .trim();
}

const HEADER = ["message_id", "message_thread_id", "from", "chat", "date"];
const header = (message_id: number, { chat_id, message_thread_id }: Fields): Fields => ({
  message_id,
  message_thread_id,
  from: BOT_USER,
  chat: chatOf(chat_id),
  date: now(),
});
const headerIn = (message: Fields): Fields => pick(message, ...HEADER);
const contentIn = ({ reply_markup: _, ...message }: Fields): Fields =>
  pick(message, ...Object.keys(message).filter((key) => !HEADER.includes(key)));

/** The chat behind every name with an @; by its number it is a group, called @PublicChat. */
export const PUBLIC_CHAT = -1001000000001;

function chatOf(chatId: unknown): Fields {
  if (typeof chatId === "string" && chatId.startsWith("@")) {
    return { id: PUBLIC_CHAT, type: "channel", title: chatId, username: chatId.slice(1) };
  }
  // Multipart bodies have no numbers.
  const id = Number(chatId);
  if (id === PUBLIC_CHAT) return { id, type: "supergroup", title: "Public", username: "PublicChat" };
  if (id > 0) return { id, type: "private", first_name: "Ann" };
  return { id, type: String(id).startsWith("-100") ? "supergroup" : "group", title: "Group" };
}

function inlineKeyboard({ reply_markup }: Fields): unknown {
  return (reply_markup as Fields | undefined)?.inline_keyboard === undefined ? undefined : reply_markup;
}

function menuKey({ scope = { type: "default" }, language_code = "" }: Fields): string {
  return JSON.stringify([Object.entries(scope as Fields).sort(), language_code]);
}

const ANN = { id: 1, is_bot: false, first_name: "Ann", language_code: "en" };

function typed(message_id: number, text: string | undefined, more: Fields): Fields {
  const given = more.from as Partial<typeof ANN> | undefined;
  const from = given === undefined ? ANN : { id: 1, is_bot: false, first_name: "Ann", ...given };
  const command = /^\/\w+(@\w+)?/.exec(text ?? "")?.[0];
  const entities = [{ type: "bot_command", offset: 0, length: command?.length }];
  return {
    message_id,
    chat: { id: from.id, type: "private", first_name: from.first_name },
    date: now(),
    ...(text === undefined ? {} : { text }),
    ...(command === undefined ? {} : { entities }),
    ...more,
    // An explicit undefined is an anonymous admin or a channel.
    ...("from" in more && given === undefined ? {} : { from }),
  };
}

const kindOf = (method: string): string =>
  method
    .replace(/^send/, "")
    .replace(/(?<!^)[A-Z]/g, (letter) => `_${letter}`)
    .toLowerCase();
const pick = (fields: Fields, ...names: string[]): Fields =>
  Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));
const listOf = <Item = Fields>(value: unknown): Item[] => (Array.isArray(value) ? value : []);
const now = (): number => Math.floor(Date.now() / 1000);
const counter =
  (first: number): (() => number) =>
  () =>
    first++;

const done = (result: unknown): Reply => ({ ok: true, result });
const refuse = (error_code: number, description: string): Reply => ({ ok: false, error_code, description });

function send(response: ServerResponse, reply: Reply): void {
  const { status, ...body } = { status: reply.ok ? 200 : reply.error_code, ...reply };
  const wait = reply.ok ? undefined : reply.parameters?.retry_after;
  const headers = {
    "content-type": "application/json",
    ...(wait === undefined ? {} : { "retry-after": String(wait) }),
  };
  response.writeHead(status, headers).end(JSON.stringify(body));
}

async function bytesOf(request: IncomingMessage): Promise<{ body: Buffer; whole: boolean }> {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  const whole = await once(request, "end").then(
    () => true,
    () => false,
  );
  return { body: Buffer.concat(chunks), whole };
}

type Content = { payload: Fields; files: Upload[] };

function parseBody(contentType: string, body: Buffer): Content | undefined {
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (boundary !== undefined) return parseMultipart(boundary, body);
  const payload = body.length === 0 ? {} : parseJson(body.toString("utf8"));
  return typeof payload === "object" && payload !== null ? { payload: payload as Fields, files: [] } : undefined;
}

function parseMultipart(boundary: string, body: Buffer): Content | undefined {
  const content: Content = { payload: {}, files: [] };
  const delimiter = `\r\n--${boundary}`;
  const bytes = Buffer.concat([Buffer.from("\r\n"), body]);
  let start = bytes.indexOf(delimiter) + delimiter.length;
  while (bytes.toString("latin1", start, start + 2) === "\r\n") {
    const end = bytes.indexOf(delimiter, start);
    if (end === -1) return undefined;
    addPart(content, bytes.subarray(start + 2, end));
    start = end + delimiter.length;
  }
  return bytes.toString("latin1", start, start + 2) === "--" ? content : undefined;
}

function addPart({ payload, files }: Content, part: Buffer): void {
  const headEnd = part.indexOf("\r\n\r\n");
  const head = part.toString("utf8", 0, headEnd);
  const value = part.subarray(headEnd + 4);
  const field = /;\s*name="?([^";\r\n]*)/i.exec(head)?.[1] ?? "";
  const [, quoted, bare] = /;\s*filename=(?:"([^"]*)"|([^\r\n]*))/i.exec(head) ?? [];
  const name = quoted ?? bare;
  if (name === undefined) payload[field] = parseField(field, value.toString("utf8"));
  // A copy, or a small file would keep the whole body alive under another name.
  else files.push({ field, name, content: Buffer.from(value) });
}

/** Words for people stay words, even if they happen to be valid JSON. */
function parseField(field: string, value: string): unknown {
  if (["text", "caption", "question", "title", "description"].includes(field)) return value;
  return /^[{[]/.test(value) ? (parseJson(value) ?? value) : value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The strings in a payload that a search through JSON text would miss: those with quotes, line breaks and the like. */
function escapedStrings(value: unknown): string[] {
  if (typeof value === "string") return JSON.stringify(value) === `"${value}"` ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(escapedStrings) : [];
}

function promiseWithHandles<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<Value>((...handles) => {
    [resolve, reject] = handles;
  });
  // A test that fails first never awaits it; its own failure is the one to report.
  promise.catch(() => {});
  return { promise, resolve, reject };
}

async function post(url: string, body: string, secretToken?: string): Promise<{ status: number; body: string }> {
  const secret = secretToken === undefined ? {} : { "x-telegram-bot-api-secret-token": secretToken };
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body), ...secret };
  // No agent: a connection kept alive would keep the bot's own server from closing.
  const request = openRequest(url, { method: "POST", agent: false, headers, signal: AbortSignal.timeout(PATIENCE_MS) });
  request.end(body);
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await readText(response) };
}
