import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer as readAll } from "node:stream/consumers";

type Fields = Record<string, unknown>;
type Status = { status: string } & Fields;
/** What the next call of a path gets instead of its answer. */
type Fate = { status?: number; body?: string } | "cut" | "half" | "silent";

export type IlinkServer = {
  url: string;
  /** What arrived, in order, polls left out. */
  calls: { path: string; headers: IncomingMessage["headers"]; body: Fields }[];
  /** The messages that the person has got. */
  delivered: Fields[];
  /** The next answers about a QR code, before `wait`. */
  statuses: Status[];
  /** The person writes; a message may come twice, or before an earlier one. */
  write(text: string, more?: Fields): Fields;
  queue(...messages: Fields[]): void;
  failNext(path: string, ...fates: Fate[]): void;
  /** Is called with every answer about updates, as it leaves. */
  onUpdates: (messages: readonly Fields[]) => void;
  /** Puts a file where an item can point to. */
  keep(bytes: Buffer): string;
  files: Map<string, Buffer>;
  /** Polls that have arrived, by their cursor. */
  polls: string[];
  /** Answers the poll that is held, as after its time. */
  wake(): void;
  close(): Promise<void>;
};

export const TOKEN = "b0f5860fdecb@im.bot:0123456789abcdef";
export const BOT = "b0f5860fdecb@im.bot";
export const PERSON = "o9cq80x@im.wechat";
const HOLD_MS = 35_000;

/** The service of the protocol's description on loopback. Its cursor is how many messages were handed out. */
export async function startIlink(atEnd?: (close: () => Promise<void>) => void): Promise<IlinkServer> {
  const state = new Service();
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    state.handle(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async (): Promise<void> => {
    server.close();
    server.closeAllConnections();
  };
  atEnd?.(close);
  return Object.assign(state, { url, close });
}

/** Answers about a QR code; a question that waits for one is answered at once. */
class Statuses extends Array<Status> {
  wake = (): void => {};

  override push(...statuses: Status[]): number {
    const count = super.push(...statuses);
    this.wake();
    return count;
  }
}

const held = (by: { wake: () => void }): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, HOLD_MS).unref();
    by.wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });

class Service {
  readonly calls: IlinkServer["calls"] = [];
  readonly delivered: Fields[] = [];
  readonly statuses = new Statuses();
  readonly files = new Map<string, Buffer>();
  readonly polls: string[] = [];
  onUpdates: IlinkServer["onUpdates"] = () => {};
  private readonly log: Fields[] = [];
  private readonly fates = new Map<string, Fate[]>();
  private readonly uploads = new Map<string, { filesize: number }>();
  wake = (): void => {};
  /** Beyond 2^53: whoever reads it as a number loses digits. */
  private nextId = 9_007_199_254_740_993_001n;

  write = (text: string, more: Fields = {}): Fields => {
    const message = {
      message_id: this.newId(),
      from_user_id: PERSON,
      to_user_id: BOT,
      create_time_ms: Date.now(),
      message_type: 1,
      message_state: 2,
      item_list: [{ type: 1, text_item: { text } }],
      context_token: `context-${this.log.length}`,
      ...more,
    };
    this.queue(message);
    return message;
  };

  queue = (...messages: Fields[]): void => {
    this.log.push(...messages);
    this.wake();
  };

  failNext = (path: string, ...fates: Fate[]): void => {
    this.fates.set(path, [...(this.fates.get(path) ?? []), ...fates]);
  };

  keep = (bytes: Buffer): string => {
    const name = randomBytes(16).toString("hex");
    this.files.set(name, bytes);
    return name;
  };

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://service");
    const bytes = await readAll(request);
    if (pathname.startsWith("/c2c/")) return this.media(pathname, searchParams, bytes, response);
    const path = pathname.replace("/ilink/bot/", "");
    const body = bytes.length > 0 ? JSON.parse(bytes.toString()) : {};
    if (path === "getupdates") this.polls.push(String(body.get_updates_buf));
    else if (path !== "get_qrcode_status") this.calls.push({ path, headers: request.headers, body });
    const fate = this.fates.get(path)?.shift();
    if (fate === "cut") return void request.socket.destroy();
    const answer = typeof fate === "object" ? undefined : await this.answer(path, body, request, searchParams);
    // Done, and nobody hears of it.
    if (fate === "silent") return;
    const text = typeof fate === "object" ? (fate.body ?? "") : encode(answer);
    response.writeHead(typeof fate === "object" ? (fate.status ?? 200) : 200, { "Content-Type": "application/json" });
    if (path === "getupdates") this.onUpdates((answer as { msgs?: Fields[] } | undefined)?.msgs ?? []);
    if (fate !== "half") return void response.end(text);
    response.write(text.slice(0, text.length / 2));
    setImmediate(() => request.socket.destroy());
  }

  private async answer(path: string, body: Fields, { headers, method }: IncomingMessage, query: URLSearchParams) {
    const isApp = headers["ilink-app-id"] === "bot" && /^\d+$/.test(`${headers["ilink-app-clientversion"]}`);
    if (!isApp) return { ret: -2, errmsg: "no app" };
    if (path === "get_qrcode_status")
      return method === "GET" && query.has("qrcode") ? this.nextStatus(query) : { ret: -2 };
    const uin = Buffer.from(`${headers["x-wechat-uin"]}`, "base64").toString();
    if (method !== "POST" || headers.authorizationtype !== "ilink_bot_token" || !/^\d{1,10}$/.test(uin))
      return { ret: -2, errmsg: "bad headers" };
    if (path === "get_bot_qrcode")
      return { qrcode: "code-1", qrcode_img_content: "https://liteapp.weixin.qq.com/q/code-1" };
    if (headers.authorization !== `Bearer ${TOKEN}`) return { ret: -14, errmsg: "session timeout" };
    if (typeof (body.base_info as Fields)?.channel_version !== "string") return { ret: -2, errmsg: "no base_info" };
    if (path === "getupdates") return this.updates(String(body.get_updates_buf));
    if (path === "sendmessage") return this.send(body.msg as Fields);
    if (path === "getuploadurl") return this.uploadUrl(body);
    if (path === "getconfig") return this.log.length === 0 ? { ret: -4 } : { ret: 0, typing_ticket: "dGlja2V0" };
    if (path === "sendtyping") return body.typing_ticket === "dGlja2V0" ? { ret: 0 } : { ret: -4 };
    return /^msg\/notify(?:start|stop)$/.test(path) ? { ret: 0 } : { ret: -1, errmsg: `no ${path}` };
  }

  private async nextStatus(query: URLSearchParams): Promise<Status> {
    if (this.statuses.length === 0) await held(this.statuses);
    const next: Status = this.statuses[0] ?? { status: "wait" };
    // It goes on asking for the number until that is right.
    if (next.status === "need_verifycode" && query.get("verify_code") !== next.right) return { status: next.status };
    this.statuses.shift();
    return next.status === "need_verifycode" ? { status: "scaned" } : next;
  }

  private async updates(cursor: string): Promise<Fields> {
    const from = Number(cursor || 0);
    if (this.log.length <= from) await held(this);
    return {
      ret: 0,
      msgs: this.log.slice(from),
      get_updates_buf: String(this.log.length),
      longpolling_timeout_ms: HOLD_MS,
    };
  }

  private send(msg: Fields): Fields {
    const items = msg.item_list as Fields[] | undefined;
    const text = (items?.[0]?.text_item as { text?: string })?.text ?? "";
    if (msg.to_user_id !== PERSON) return { ret: -1, errmsg: "bad recipient" };
    const isRight = msg.message_type === 2 && msg.message_state === 2 && msg.from_user_id === "" && items?.length === 1;
    if (!isRight || Buffer.byteLength(text) > 16_384) return { ret: -2, errmsg: "prepare failed" };
    this.delivered.push(msg);
    return { ret: 0, message_id: this.newId() };
  }

  private uploadUrl(body: Fields): Fields {
    const { filekey, rawsize, filesize, media_type: kind, rawfilemd5, aeskey, to_user_id: to } = body;
    if (to !== PERSON) return { ret: -1 };
    if (![1, 2, 3].includes(Number(kind))) return { ret: 2 };
    const isHex = [filekey, rawfilemd5, aeskey].every((each) => /^[0-9a-f]{32}$/.test(String(each)));
    if (!isHex || filesize !== Math.ceil((Number(rawsize) + 1) / 16) * 16) return { ret: -2 };
    this.uploads.set(String(filekey), { filesize: Number(filesize) });
    return { ret: 0, upload_param: `up-${filekey}` };
  }

  private media(path: string, query: URLSearchParams, bytes: Buffer, response: ServerResponse): void {
    const param = query.get("encrypted_query_param") ?? "";
    const fate = this.fates.get(path)?.shift();
    if (typeof fate === "object") return void response.writeHead(fate.status ?? 500, { "x-error-message": "no" }).end();
    if (path === "/c2c/download") {
      const file = this.files.get(param);
      return void (file ? response.end(file) : response.writeHead(404).end());
    }
    const isAsked = this.uploads.get(query.get("filekey") ?? "")?.filesize === bytes.length;
    if (!isAsked) return void response.writeHead(400, { "x-error-message": "wrong size" }).end();
    response.writeHead(200, { "x-encrypted-param": this.keep(bytes) }).end();
  }

  private newId(): string {
    this.nextId += 2n;
    return `${this.nextId}`;
  }
}

/** As the service writes them, ids are numbers of 64 bits. */
const encode = (answer: unknown): string =>
  JSON.stringify(answer).replace(/"(message_id|msg_id|svr_id)":"(\d+)"/g, '"$1":$2');

export const md5 = (bytes: Buffer): string => createHash("md5").update(bytes).digest("hex");
