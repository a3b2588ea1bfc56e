import { APICallError, InvalidResponseDataError, JSONParseError, TypeValidationError } from "@ai-sdk/provider";
import { RetryError } from "ai";
import { cleanText } from "../../lib/clean-text.js";
import type { Texts } from "../words/index.js";
import { SilentModelError } from "./model.js";
import { tooMuchIn } from "./model-bounds.js";

/** A reply that broke off in the middle. */
export class CutOffError extends Error {
  override name = "CutOffError";
  constructor() {
    super("the model's answer broke off in the middle");
  }
}

const MAX_CAUSE = 60;
/** The connection stood, and then it did not. */
const BROKEN = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

/**
 * What went wrong between us and the model, in the person's language, with what to check; undefined when it was something
 * else. Never in the endpoint's own words: some quote the key they refuse.
 */
export function describeModelFault(
  error: unknown,
  { provider, hasSpoken }: { provider: string; hasSpoken: boolean },
  words: Texts["modelFault"],
): string | undefined {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  const host = hostOf(last) ?? provider.replace(/\.chat$/, "");
  const { bound } = tooMuchIn(last) ?? {};
  if (bound) return words.tooMuch(host, bound.most.toLocaleString("en"), bound.of);
  if (last instanceof SilentModelError) return words.silent(host, String(last.seconds));
  // An end without a reason to end: behind some words the line was cut; without any it was no model that answered.
  if (last instanceof CutOffError || InvalidResponseDataError.isInstance(last))
    return hasSpoken ? words.brokenOff(host) : words.garbage(host);
  if (JSONParseError.isInstance(last) || TypeValidationError.isInstance(last)) return words.garbage(host);
  if (!APICallError.isInstance(last)) return undefined;
  const { statusCode: status } = last;
  if (status === undefined) return withoutStatus(host, causeOf(last), words);
  if (status === 401 || status === 403) return words.refused(host, String(status));
  if (status === 404 || isUnknownModel(last)) return words.unknownModel(host, String(status));
  if (status === 429) return words.tooMany(host);
  if (status >= 500) return words.failed(host, String(status));
  return status < 300 ? words.brokenOff(host) : undefined;
}

const withoutStatus = (host: string, cause: string, words: Texts["modelFault"]): string =>
  BROKEN.has(cause) ? words.brokenOff(host) : words.unreachable(host, cause);

const isUnknownModel = ({ message, responseBody = "" }: APICallError): boolean =>
  /\bmodel\b.{0,80}\bnot exist/i.test(message) || /"model_not_found"/.test(responseBody);

function hostOf(error: unknown): string | undefined {
  if (!APICallError.isInstance(error) || !URL.canParse(error.url)) return undefined;
  return new URL(error.url).host;
}

/** The system's name of it, such as ECONNREFUSED, where there is one. */
function causeOf(error: Error): string {
  for (let inner: unknown = error.cause; inner instanceof Error; inner = inner.cause) {
    const { code } = inner as NodeJS.ErrnoException;
    if (typeof code === "string") return code;
    if (inner.cause === undefined) return cleanText(inner.message, MAX_CAUSE);
  }
  return cleanText(error.message, MAX_CAUSE);
}
