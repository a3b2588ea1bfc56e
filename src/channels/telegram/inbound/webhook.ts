import { type Bot, type Context, type WebhookOptions, webhookCallback } from "grammy";
import { AsyncContext } from "../../../lib/async-context.js";
import { type Texts, textsFor } from "../../../texts/index.js";
import { TelegramSetupError } from "../outbound/withheld.js";

/** Telegram's own rule, with a length that cannot be guessed. */
const GOOD_SECRET = /^[\w-]{16,256}$/;

/** Refuses a webhook that anybody could send a forged `/hooks` to. */
export function requireSecret(secret: unknown, { telegram }: Texts): asserts secret is string {
  if (typeof secret !== "string" || secret === "") throw new TelegramSetupError(telegram.noSecret);
  if (!GOOD_SECRET.test(secret)) throw new TelegramSetupError(telegram.badSecret(secret.length));
}

type Adapter = Parameters<typeof webhookCallback>[1];
type Options = Omit<WebhookOptions, "secretToken"> & { secretToken: string };

const secretWasChecked = new AsyncContext<true>();

/**
 * grammY's `webhookCallback`, which refuses to be set up without a secret token. Updates that come in any other way by a
 * webhook may be forged, so no `/hooks` in them counts.
 */
export function webhook<C extends Context, A extends Adapter>(
  bot: Bot<C>,
  adapter: A,
  options: Options,
): ReturnType<typeof webhookCallback<C, A>> {
  requireSecret(options?.secretToken, textsFor(undefined));
  const handle = webhookCallback<C, A>(bot, adapter, options);
  const checked = (...args: Parameters<typeof handle>) => secretWasChecked.run(true, () => handle(...args));
  return checked as typeof handle;
}

/** Whether an update in a webhook's request has come past the secret token. */
export const hasCheckedSecret = (): boolean => secretWasChecked.get() === true;
