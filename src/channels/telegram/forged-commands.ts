import { looksLikeCommand } from "../../commands/parse.js";
import { asDisplayed, withoutEscapes } from "./displayed.js";
import { isRecord, type Payload } from "./payload-copy.js";

/**
 * Whether a keyboard would make a person type `/hooks` by a press. What is typed that way counts as typed, and on a phone
 * a long label shows its beginning only; so no keyboard but our own buttons may stand for a command of ours.
 */
export function typesCommands({ reply_markup: markup }: Payload): boolean {
  // JSON that could not be opened here may be read by Telegram all the same.
  if (typeof markup === "string") return /[/／]hooks/i.test(asDisplayed(withoutEscapes(markup)));
  const rows = isRecord(markup) && Array.isArray(markup.keyboard) ? markup.keyboard : [];
  return rows.flat(2).some((button) => looksLikeCommand(asDisplayed(String(isRecord(button) ? button.text : button))));
}
