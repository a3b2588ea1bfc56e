import type { Context } from "hono";
import { looksLikeCommand } from "../../host.js";
import { ApiError } from "./api-error.js";
import type { WebEnv } from "./env.js";
import { quote, quoteValue } from "./quote.js";

const MAX_KIB = 256;
const MAX_SESSION = 100;

/** What was sent, before anything in it has been checked. */
export type Body = Readonly<Record<string, unknown>>;

/** The JSON object of a request; from here on, errors are in the language that it names. */
export async function readBody(c: Context<WebEnv>): Promise<Body> {
  const type = c.req.header("content-type") ?? "";
  // A web page can send any other type without asking first.
  if (!/^application\/json *(?:;|$)/i.test(type)) throw new ApiError(415, (api) => api.notJson(quote(type)));
  const body = parseBody(await readAtMost(c));
  if (body.locale !== undefined) c.set("locale", localeIn(body));
  return body;
}

async function readAtMost(c: Context<WebEnv>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of arriving(c.req.raw.body)) {
    size += chunk.length;
    if (size > MAX_KIB * 1024) throw new ApiError(413, (api) => api.tooLarge(MAX_KIB));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

async function* arriving(body: AsyncIterable<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch {
    // The caller has left in the middle, which is no failure of the bot; nobody will read this.
    throw new ApiError(400, (api) => api.notHttp);
  }
}

function parseBody(text: string): Body {
  const parsed = parseJson(text);
  if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)) return parsed as Body;
  throw new ApiError(400, (api) => api.badBody(JSON.stringify(quote(text))));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Whatever is wrong with it, the caller gets to see what arrived.
    return undefined;
  }
}

/** What is to be said, which is never a command: those are for people. */
export function textIn({ text }: Body): string {
  if (typeof text !== "string" || text.trim() === "") throw new ApiError(400, (api) => api.badText(quoteValue(text)));
  if (looksLikeCommand(text)) throw new ApiError(403, (api) => api.isCommand);
  return text;
}

/** Which conversation is meant. */
export function sessionIn({ session = "default" }: Body): string {
  if (typeof session === "string" && session.length <= MAX_SESSION && /^[^\p{Cc}\p{Cs}]+$/u.test(session))
    return session;
  throw new ApiError(400, (api) => api.badSession(quoteValue(session), MAX_SESSION));
}

/** Whom to push to; undefined for whomever the bot thinks best. */
export function targetIn({ to }: Body): string | undefined {
  if (to === undefined || (typeof to === "string" && /^[a-z][\w-]*:\S{1,200}$/.test(to))) return to;
  throw new ApiError(400, (api) => api.badTarget(quoteValue(to)));
}

function localeIn({ locale }: Body): string {
  if (typeof locale === "string" && /^[\w-]{2,35}$/.test(locale)) return locale;
  throw new ApiError(400, (api) => api.badLocale(quoteValue(locale)));
}
