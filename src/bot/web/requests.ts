import type { Context } from "hono";
import { looksLikeCommand } from "../../host.js";
import { isObject, parseJson } from "../../lib/json.js";
import { ApiError, quote, quoteValue } from "./errors.js";
import type { WebEnv } from "./types.js";

const MAX_KIB = 256;
const MAX_NAME = 100;

/** What was sent, before anything in it has been checked. */
type Body = Readonly<Record<string, unknown>>;

/** Counts what the bot is doing for programs. A turn counts until it is over, also when nobody waits for it any more. */
export class TaskLimit {
  private running = 0;

  constructor(private readonly most: number) {}

  /** Throws at once when there is no room. */
  run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running >= this.most) throw new ApiError(503, ({ api }) => api.busy(this.most), { "retry-after": "1" });
    this.running += 1;
    return Promise.resolve()
      .then(task)
      .finally(() => {
        this.running -= 1;
      });
  }
}

/** The JSON object of a request; from here on, errors are in the language that it names. */
export async function readBody(c: Context<WebEnv>): Promise<Body> {
  const type = c.req.header("content-type") ?? "";
  // A web page can send any other type without asking first.
  if (!/^application\/json *(?:;|$)/i.test(type)) throw new ApiError(415, ({ api }) => api.notJson(quote(type)));
  const body = parseBody(await readAtMost(c));
  if (body.locale !== undefined) c.set("locale", localeIn(body));
  return body;
}

async function readAtMost(c: Context<WebEnv>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of c.req.raw.body ?? []) {
      size += chunk.length;
      if (size > MAX_KIB * 1024) throw new ApiError(413, ({ api }) => api.tooLarge(MAX_KIB));
      chunks.push(chunk);
    }
  } catch (error) {
    // Else the caller has left in the middle, which is no failure of the bot; nobody will read this.
    throw error instanceof ApiError ? error : new ApiError(400, ({ api }) => api.notHttp);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseBody(text: string): Body {
  const parsed = parseJson(text);
  if (isObject(parsed)) return parsed;
  // Whatever is wrong with it, the caller gets to see what arrived.
  throw new ApiError(400, ({ api }) => api.badBody(JSON.stringify(quote(text))));
}

/** What a person says. */
export function wordsIn({ text }: Body): string {
  if (typeof text === "string" && text.trim() !== "") return text;
  throw new ApiError(400, ({ api }) => api.badText(quoteValue(text)));
}

/** What a program says, which is never a command: those are for people. */
export function textIn(body: Body): string {
  const text = wordsIn(body);
  if (looksLikeCommand(text)) throw new ApiError(403, ({ api }) => api.isCommand);
  return text;
}

/** The line that a button stands for. */
export function lineIn({ line }: Body): string {
  if (typeof line === "string" && looksLikeCommand(line)) return line;
  throw new ApiError(400, ({ page }) => page.badLine(quoteValue(line)));
}

const isName = (value: unknown): value is string =>
  typeof value === "string" && value.length <= MAX_NAME && /^[^\p{Cc}\p{Cs}]+$/u.test(value);

/** Which conversation is meant. */
export function sessionIn({ session = "default" }: Body): string {
  if (isName(session)) return session;
  throw new ApiError(400, ({ api }) => api.badSession(quoteValue(session), MAX_NAME));
}

/** The page's own name for a message. */
export function idIn({ id }: Body): string {
  if (isName(id)) return id;
  throw new ApiError(400, ({ page }) => page.badId(quoteValue(id), MAX_NAME));
}

/** Whom to push to; undefined for whomever the bot thinks best. */
export function targetIn({ to }: Body): string | undefined {
  if (to === undefined || (typeof to === "string" && /^[a-z][\w-]*:\S{1,200}$/.test(to))) return to;
  throw new ApiError(400, ({ api }) => api.badTarget(quoteValue(to)));
}

function localeIn({ locale }: Body): string {
  if (typeof locale === "string" && /^[\w-]{2,35}$/.test(locale)) return locale;
  throw new ApiError(400, ({ api }) => api.badLocale(quoteValue(locale)));
}

/** A number in the query. */
export function numberIn(c: Context<WebEnv>, name: "before" | "limit"): number | undefined {
  const given = c.req.query(name);
  if (given === undefined) return undefined;
  if (/^\d{1,15}$/.test(given)) return Number(given);
  throw new ApiError(400, ({ page }) => page.badNumber(name, quoteValue(given)));
}
