import { Readable } from "node:stream";
import { Api, type ApiClientOptions, type Bot, type Context, GrammyError, HttpError, type Transformer } from "grammy";
import type { Texts } from "../../../texts/index.js";
import { isSilent, methodOf } from "./fields.js";
import { FormReader } from "./form.js";
import { type Payload, UnreadableError } from "./payload.js";
import type { ApiResponse } from "./retry.js";
import { TelegramSetupError, type WithheldError } from "./withheld.js";

type Fetch = NonNullable<ApiClientOptions["fetch"]>;
type Init = NonNullable<Parameters<Fetch>[1]>;
type Wire = (method: string, payload: Payload) => Promise<ApiResponse>;

/** What stands before the wire. */
type WireGuard = {
  /** Whether a call has to be looked through whole; one that has not, goes on as it is. */
  concerns(method: string, payload: Payload): boolean;
  /** The error for a call that cannot be looked through. */
  unreadable(method: string, payload: Payload): WithheldError;
};

type Contents = { guard: WireGuard; transformers: readonly Transformer[] };

/**
 * The innermost place of a bot's api. grammY cannot take a transformer out again, so this one stays and is filled or empty.
 * Plugins make other Apis: transformers belong to one Api, but its options go along. A call that reaches their fetch
 * unchecked is checked there.
 */
export class InnermostSlot {
  private static readonly taken = new WeakMap<Api, InnermostSlot>();
  private current: Contents | undefined;
  private rest: readonly Transformer[] = [];
  /** The bot's options as its host gave them. */
  readonly options: ApiClientOptions;
  private readonly fetch: Fetch;
  private readonly plain: Api;
  private isChecked = false;
  private built: { url: string; method: string } | undefined;

  private constructor(bot: Bot<Context>, texts: Texts) {
    // grammY makes the api of each update, and plugins theirs, from one and the same object.
    if (!("clientConfig" in bot) || Reflect.get(bot, "clientConfig") !== bot.api.options)
      throw new TelegramSetupError(texts.telegram.unknownGrammy);
    this.options = bot.api.options ?? {};
    this.fetch = this.options.fetch ?? defaultFetch(bot.token, this.options, texts);
    this.plain = new Api(bot.token, { ...this.options });
    const options = this.guardedOptions();
    Object.assign(bot, { clientConfig: options });
    Object.assign(bot.api, { options });
    bot.api.config.use((prev, method, payload, signal) =>
      this.through((m, p, s) => this.checked(() => prev(m, p, s)), method, payload, signal),
    );
  }

  /** The slot of a bot; refused when others come before it, because they would send around the guard. */
  static of(bot: Bot<Context>, texts: Texts): InnermostSlot {
    const { telegram } = texts;
    const { api } = bot;
    const taken = InnermostSlot.taken.get(api);
    if (taken?.current) throw new TelegramSetupError(telegram.twice);
    if (taken) return taken;
    const others = api.config.installedTransformers().length;
    if (others > 0) throw new TelegramSetupError(telegram.afterOthers(others));
    const slot = new InnermostSlot(bot, texts);
    InnermostSlot.taken.set(api, slot);
    return slot;
  }

  fill(contents: Contents): void {
    this.current = contents;
  }

  /** Takes the guard out; what is left here guards nothing. */
  empty(rest: readonly Transformer[]): void {
    this.current = undefined;
    this.rest = rest;
  }

  private readonly through: Transformer = (prev, method, payload, signal) => {
    const wrap =
      (inner: typeof prev, outer: Transformer): typeof prev =>
      (m, p, s) =>
        outer(inner, m, p, s);
    return (this.current?.transformers ?? this.rest).reduce(wrap, prev)(method, payload, signal);
  };

  /** Sends what has come past the guard: grammY comes to its fetch without waiting for anything, so nothing else slips in. */
  private checked<T>(send: () => T): T {
    this.isChecked = true;
    try {
      return send();
    } finally {
      this.isChecked = false;
    }
  }

  private guardedOptions(): ApiClientOptions {
    const { buildUrl = defaultUrl, canUseWebhookReply = () => false } = this.options;
    return {
      ...this.options,
      fetch: this.guardedFetch as Fetch,
      buildUrl: (root, bot, method, environment) => {
        const url = buildUrl(root, bot, method, environment);
        this.built = { url: String(url), method };
        return url;
      },
      // A reply to a webhook's request is not fetched: it would go around us.
      canUseWebhookReply: (method) => (this.isChecked || !this.current) && canUseWebhookReply(method),
    };
  }

  private readonly guardedFetch = (url: Parameters<Fetch>[0], init: Init = {}): ReturnType<Fetch> => {
    const guard = this.isChecked ? undefined : this.current?.guard;
    this.isChecked = false;
    const name = guard && this.nameOf(String(url));
    const method = name && methodOf(name);
    const isFree = !guard || name === undefined || (method && isSilent(method));
    if (isFree) return this.fetch(url, init);
    return this.check(guard, name, String(url), init) as unknown as ReturnType<Fetch>;
  };

  private nameOf(url: string): string | undefined {
    const { built } = this;
    this.built = undefined;
    // Somebody may use the fetch by itself, also for other things than calls.
    return built?.url === url ? built.method : /\/bot[^/]*\/(?:test\/)?(\w+)(?:[?#]|$)/.exec(url)?.[1];
  }

  private async check(guard: WireGuard, name: string, url: string, init: Init): Promise<Response> {
    const { payload, body } = await read(guard, name, url, init);
    // What the guard has left alone leaves as it came.
    const wire: Wire = async (method, data) => {
      if (data !== payload || method !== name) return this.send(method, data, init);
      return (await this.fetch(url, { ...init, body })).json() as Promise<ApiResponse>;
    };
    try {
      const answer = await this.through(wire as never, name as never, payload as never, init.signal as never);
      return new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } });
    } catch (error) {
      // Whoever has called wraps it again.
      throw error instanceof HttpError ? error.error : error;
    }
  }

  private async send(method: string, payload: Payload, { signal }: Init): Promise<ApiResponse> {
    const call = this.plain.raw[method as "sendMessage"] as (...args: unknown[]) => Promise<unknown>;
    try {
      return { ok: true, result: await call(payload, signal ?? undefined) };
    } catch (error) {
      if (!(error instanceof GrammyError)) throw error;
      const { error_code, description, parameters } = error;
      return { ok: false, error_code, description, parameters };
    }
  }
}

type Read = { payload: Payload; body: Init["body"] };

/** The call that a request was made of, and a body that can still be sent. */
async function read(guard: WireGuard, name: string, url: string, { body, headers }: Init): Promise<Read> {
  try {
    if (typeof body === "string" && !url.includes("?")) return { payload: JSON.parse(body) as Payload, body };
    const boundary = boundaryIn(headers);
    if (!(body instanceof Readable) || boundary === undefined) throw new UnreadableError();
    const form = new FormReader(body, boundary);
    const fields = await form.fields();
    if (guard.concerns(name, fields)) return { payload: await form.payload(), body };
    return { payload: fields, body: Readable.from(form.again(), { objectMode: false }) as Init["body"] };
  } catch (error) {
    const isOurs = error instanceof UnreadableError || error instanceof SyntaxError;
    if (!isOurs) throw error;
    if (guard.concerns(name, {})) throw guard.unreadable(name, {});
    return { payload: {}, body };
  }
}

const boundaryIn = (headers: unknown): string | undefined =>
  /^multipart\/form-data; boundary=([\w-]+)$/.exec(
    (headers as Record<string, string> | undefined)?.["content-type"] ?? "",
  )?.[1];

const defaultUrl: NonNullable<ApiClientOptions["buildUrl"]> = (root, token, method, environment) =>
  `${root}/bot${token}/${environment === "test" ? "test/" : ""}${method}`;

/** grammY exports its own fetch nowhere. A client has it in the options of which it asks for the address of a call. */
function defaultFetch(token: string, options: ApiClientOptions, { telegram }: Texts): Fetch {
  const found: Fetch[] = [];
  function buildUrl(this: { fetch?: Fetch }): string {
    if (this.fetch) found.push(this.fetch);
    return ""; // to nowhere: the call fails at once
  }
  new Api(token, { ...options, buildUrl: buildUrl as never }).getMe().catch(() => undefined);
  const [own] = found;
  if (!own) throw new TelegramSetupError(telegram.unknownGrammy);
  return own;
}
