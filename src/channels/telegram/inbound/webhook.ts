import { type Bot, type Context, type WebhookOptions, webhookCallback } from "grammy";
import { AsyncContext } from "../../../lib/async-context.js";
import { type Texts, textsFor } from "../../../texts/index.js";
import { TelegramSetupError } from "../outbound/withheld.js";

/** Telegram's own rule, with a length that cannot be guessed. */
const GOOD_SECRET = /^[\w-]{16,256}$/;

/** What is wrong with the secret of a webhook; anybody could send a forged `/hooks` to one without. */
export function secretFault(secret: unknown, { telegram }: Texts): string | undefined {
  if (typeof secret !== "string" || secret === "") return telegram.noSecret;
  return GOOD_SECRET.test(secret) ? undefined : telegram.badSecret(secret.length);
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
  const fault = secretFault(options?.secretToken, textsFor(undefined));
  if (fault !== undefined) throw new TelegramSetupError(fault);
  const handle = webhookCallback<C, A>(bot, adapter, options);
  const checked = (...args: Parameters<typeof handle>) => secretWasChecked.run(true, () => handle(...args));
  return checked as typeof handle;
}

/** Whether an update in a webhook's request has come past the secret token. */
export const hasCheckedSecret = (): boolean => secretWasChecked.get() === true;
