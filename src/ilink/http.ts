import { randomBytes } from "node:crypto";
import { type Dispatcher, request } from "undici";
import { IlinkError } from "./errors.js";

export const SERVICE = "https://ilinkai.weixin.qq.com";
const MEDIA_SERVICE = "https://novac2c.cdn.weixin.qq.com/c2c";
const TENCENT = /(?:^|\.)(?:weixin\.qq|wechat)\.com$/;
const APP = { "iLink-App-Id": "bot", "iLink-App-ClientVersion": String((2 << 16) | (4 << 8) | 9) };
const MEDIA_CALLS = { GET: "download", POST: "upload" } as const;
/** A poll brings many messages, but no media. */
const MAX_ANSWER = 4 * 1024 * 1024;

export type Call = {
  method: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string | Buffer;
  timeoutMs: number;
  maxBytes?: number;
  signal?: AbortSignal;
};
/** A call and its answer as they were, for whoever keeps a trace: a media call has neither text. */
export type CallRecord = { call: string; status: number | string; ms: number; sent?: string; answer?: string };
export type Reply = { status: number; headers: Dispatcher.ResponseData["headers"]; body: Buffer };

/** The way to the service: to Tencent's hosts by https, and to the one host that was named at launch. */
export class Wire {
  readonly base: string;
  readonly mediaBase: string;
  private readonly own: URL | undefined;

  constructor(
    address?: string,
    private readonly onCall?: (record: CallRecord) => void,
  ) {
    this.own = address === undefined ? undefined : new URL(address);
    this.base = address?.replace(/\/+$/, "") ?? SERVICE;
    this.mediaBase = address === undefined ? MEDIA_SERVICE : `${this.base}/c2c`;
  }

  /** Whether an address was named at launch. */
  get isStandIn(): boolean {
    return this.own !== undefined;
  }

  /** A host that the service sends us to, as an address. */
  addressOf(host: string): string {
    return this.checked(`${this.own?.protocol ?? "https:"}//${host}`).origin;
  }

  /** The address, unless it is somebody else's: a token must go nowhere else. */
  checked(address: string): URL {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    const isOurs =
      url !== undefined &&
      url.username === "" &&
      (this.own
        ? url.hostname === this.own.hostname && url.protocol === this.own.protocol
        : url.protocol === "https:" && TENCENT.test(url.hostname));
    if (!isOurs)
      throw new IlinkError(
        "foreign-host",
        `"${url?.host ?? "?"}" is not a host of WeChat, and nothing was sent there.`,
      );
    return url;
  }

  async call(address: string, options: Call): Promise<Reply> {
    const url = this.checked(address);
    const isMedia = !url.pathname.startsWith("/ilink/");
    const begin = performance.now();
    const sent = typeof options.body === "string" ? { sent: options.body } : {};
    const record = (status: number | string, answer?: Buffer): void =>
      this.onCall?.({
        // What is behind the question mark is secret, and so may be an address of the service for one file.
        ...{
          call: isMedia ? MEDIA_CALLS[options.method] : url.pathname,
          status,
          ms: Math.round(performance.now() - begin),
          ...sent,
        },
        ...(answer && !isMedia && { answer: answer.toString("utf8") }),
      });
    try {
      const reply = await this.request(url, options);
      record(reply.status, reply.body);
      return reply;
    } catch (error) {
      record(error instanceof IlinkError ? error.fault : "failed");
      throw error;
    }
  }

  private async request(url: URL, { timeoutMs, signal, maxBytes = MAX_ANSWER, ...rest }: Call): Promise<Reply> {
    const late = AbortSignal.timeout(timeoutMs);
    try {
      const { statusCode, headers, body } = await request(url, {
        ...rest,
        headersTimeout: 0,
        bodyTimeout: 0,
        signal: signal ? AbortSignal.any([signal, late]) : late,
      });
      return { status: statusCode, headers, body: await readUpTo(body, maxBytes) };
    } catch (error) {
      if (error instanceof IlinkError) throw error;
      // Not its message: that may have the address in it, and what is behind the question mark is secret.
      const { code, name } = error as NodeJS.ErrnoException;
      if (late.aborted) throw new IlinkError("timed-out", `${url.host} did not answer within ${timeoutMs} ms.`);
      throw new IlinkError("unreachable", `${url.host} cannot be reached: ${code ?? name}.`);
    }
  }
}

async function readUpTo(body: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > most) throw new IlinkError("too-large", `WeChat's answer is longer than ${most} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** What every call carries; a POST also who calls, with a new number each time. */
export const readingHeaders = (): Record<string, string> => ({ ...APP });
export const postingHeaders = (token: string | undefined): Record<string, string> => ({
  ...APP,
  "Content-Type": "application/json",
  AuthorizationType: "ilink_bot_token",
  "X-WECHAT-UIN": Buffer.from(String(randomBytes(4).readUInt32BE(0))).toString("base64"),
  ...(token !== undefined && { Authorization: `Bearer ${token}` }),
});
