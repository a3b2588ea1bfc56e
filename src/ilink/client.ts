import { randomUUID } from "node:crypto";
import type * as z from "zod";
import { IlinkError, refusal } from "./errors.js";
import { type CallRecord, postingHeaders, readingHeaders, Wire } from "./http.js";
import { type Answer, parseWire, schemas, type WireMessage } from "./wire.js";

/** A login: whose bot it is, and what opens it. */
export type IlinkAccount = { token: string; botId: string; userId: string; baseUrl: string };

export type Updates = {
  messages: WireMessage[];
  unreadable: number;
  cursor: string | undefined;
  nextTimeoutMs: number | undefined;
};
export type OutgoingItem = { type: number } & Record<string, unknown>;
export type LoginStatus = z.infer<typeof schemas.status>;

const POLL_MS = 35_000;
const SEND_MS = 15_000;
const SHORT_MS = 10_000;
const MIN_POLL_MS = 1_000;
const MAX_POLL_MS = 120_000;
const BOT_TYPE = 3;
const MAX_LOCAL_TOKENS = 10;
const BASE_INFO = { channel_version: "2.4.9", bot_agent: "chat-hooks/0.1" };

/** One method a call of the protocol. Each answer is checked; what is wrong is an IlinkError. */
export class IlinkClient {
  readonly wire: Wire;

  /** `address` stands in for Tencent's service, and is for tests. */
  constructor(address?: string, onCall?: (record: CallRecord) => void) {
    this.wire = new Wire(address, onCall);
  }

  async newQrCode(localTokens: readonly string[] = []): Promise<{ code: string; url: string }> {
    const body = { local_token_list: localTokens.slice(0, MAX_LOCAL_TOKENS) };
    const path = `get_bot_qrcode?bot_type=${BOT_TYPE}`;
    const { qrcode, qrcode_img_content: url } = await this.post(this.wire.base, path, body, schemas.qrCode);
    if (!qrcode || !url) throw new IlinkError("malformed", "WeChat sent no QR code.");
    return { code: qrcode, url };
  }

  /** Held by the service. A time-out, a gateway's error or a broken connection is no news. */
  async qrStatus(base: string, code: string, verifyCode?: string, signal?: AbortSignal): Promise<LoginStatus> {
    const query = new URLSearchParams({ qrcode: code, ...(verifyCode !== undefined && { verify_code: verifyCode }) });
    try {
      const { status, body } = await this.wire.call(`${base}/ilink/bot/get_qrcode_status?${query}`, {
        method: "GET",
        headers: readingHeaders(),
        timeoutMs: POLL_MS,
        ...(signal && { signal }),
      });
      return status === 200 ? this.read("the login", body, schemas.status) : { status: "wait" };
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof IlinkError && /^(?:unreachable|timed-out)$/.test(error.fault)) return { status: "wait" };
      throw error;
    }
  }

  async getUpdates(account: IlinkAccount, cursor: string, timeoutMs = POLL_MS, signal?: AbortSignal): Promise<Updates> {
    const body = { get_updates_buf: cursor };
    const options = { timeoutMs, ...(signal && { signal }) };
    const answer = await this.as(account, "getupdates", body, schemas.updates, options).catch((error: unknown) => {
      if (error instanceof IlinkError && error.fault === "timed-out") return {} as z.infer<typeof schemas.updates>;
      throw error;
    });
    const next = answer.longpolling_timeout_ms;
    const read = (answer.msgs ?? []).map((each) => schemas.message.safeParse(each));
    const messages = read.flatMap(({ data }) => data ?? []);
    return {
      messages,
      // One that is not as the protocol says must not hold up the others for ever.
      unreadable: read.length - messages.length,
      cursor: answer.get_updates_buf || undefined,
      nextTimeoutMs: next ? Math.min(Math.max(next, MIN_POLL_MS), MAX_POLL_MS) : undefined,
    };
  }

  /** Sends one item, and answers the id that it has there. */
  async send(account: IlinkAccount, to: string, item: OutgoingItem, contextToken?: string): Promise<string> {
    const msg = {
      from_user_id: "",
      to_user_id: to,
      client_id: `chat-hooks:${randomUUID()}`,
      message_type: 2,
      message_state: 2,
      item_list: [item],
      context_token: contextToken,
    };
    const { message_id } = await this.as(account, "sendmessage", { msg }, schemas.sent, { timeoutMs: SEND_MS });
    if (!message_id || message_id === "0")
      throw new IlinkError("not-delivered", "WeChat accepted the message but gave it no id: it was dropped.");
    return message_id;
  }

  async typingTicket(account: IlinkAccount, userId: string, contextToken?: string): Promise<string | undefined> {
    const body = { ilink_user_id: userId, context_token: contextToken };
    return (await this.as(account, "getconfig", body, schemas.config, { timeoutMs: SHORT_MS })).typing_ticket;
  }

  async typing(account: IlinkAccount, userId: string, ticket: string, isOn: boolean): Promise<void> {
    const body = { ilink_user_id: userId, typing_ticket: ticket, status: isOn ? 1 : 2 };
    await this.as(account, "sendtyping", body, schemas.plain, { timeoutMs: SHORT_MS });
  }

  async notify(account: IlinkAccount, what: "start" | "stop"): Promise<void> {
    await this.as(account, `msg/notify${what}`, {}, schemas.plain, { timeoutMs: SHORT_MS });
  }

  async uploadUrl(account: IlinkAccount, body: object): Promise<{ url?: string; param?: string }> {
    const answer = await this.as(account, "getuploadurl", body, schemas.uploadUrl, { timeoutMs: SEND_MS });
    return {
      ...(answer.upload_full_url && { url: answer.upload_full_url }),
      ...(answer.upload_param && { param: answer.upload_param }),
    };
  }

  private as<T extends z.ZodType<Answer>>(
    account: IlinkAccount,
    path: string,
    body: object,
    schema: T,
    options: { timeoutMs: number; signal?: AbortSignal },
  ): Promise<z.infer<T>> {
    return this.post(account.baseUrl, path, { ...body, base_info: BASE_INFO }, schema, {
      token: account.token,
      ...options,
    });
  }

  private async post<T extends z.ZodType<Answer>>(
    base: string,
    path: string,
    body: object,
    schema: T,
    { token, timeoutMs = SEND_MS, signal }: { token?: string; timeoutMs?: number; signal?: AbortSignal } = {},
  ): Promise<z.infer<T>> {
    const call = path.replace(/\?.*/, "");
    const reply = await this.wire.call(`${base}/ilink/bot/${path}`, {
      method: "POST",
      headers: postingHeaders(token),
      body: JSON.stringify(body),
      timeoutMs,
      ...(signal && { signal }),
    });
    if (reply.status !== 200)
      throw new IlinkError("unreachable", `WeChat answered ${call} with HTTP status ${reply.status}.`);
    const answer = this.read(call, reply.body, schema);
    const { ret = 0, errcode = 0, errmsg = "" } = answer;
    if (ret !== 0 || errcode !== 0) throw refusal(call, ret !== 0 ? ret : errcode, errmsg);
    return answer;
  }

  private read<T extends z.ZodType>(call: string, body: Buffer, schema: T): z.infer<T> {
    try {
      return schema.parse(parseWire(body.toString("utf8")));
    } catch {
      // Not what the parser says: it quotes what it has read.
      throw new IlinkError("malformed", `WeChat's answer to ${call} is not as the protocol says.`);
    }
  }
}
