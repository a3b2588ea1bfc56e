import type { Texts } from "../../texts/index.js";
import { TelegramSetupError } from "./errors.js";

/** Telegram's own rule, with a length that cannot be guessed. */
const GOOD_SECRET = /^[\w-]{16,256}$/;

/** Refuses a webhook that anybody could send a forged `/hooks` to. */
export function requireSecret(secret: unknown, { telegram }: Texts): asserts secret is string {
  if (typeof secret !== "string" || secret === "") throw new TelegramSetupError(telegram.noSecret);
  if (!GOOD_SECRET.test(secret)) throw new TelegramSetupError(telegram.badSecret(secret.length));
}
