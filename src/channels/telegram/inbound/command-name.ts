import { showValue } from "../../../lib/show-value.js";
import { textsFor } from "../../../texts/index.js";
import { TelegramSetupError } from "../outbound/withheld.js";

/** The command's name where it is not `hooks`. One that Telegram does not take would never be heard. */
export function commandNameOf(given: string | undefined, locale: string | undefined): string | undefined {
  if (given === undefined || given === "hooks") return undefined;
  if (/^[a-z0-9_]{1,32}$/.test(given)) return given;
  throw new TelegramSetupError(textsFor(locale).telegram.badCommand(showValue(given)));
}
