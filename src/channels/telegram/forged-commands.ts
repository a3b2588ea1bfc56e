import { looksLikeCommand } from "../../commands/parse.js";
import { isRecord, type Payload } from "./payload-copy.js";

/**
 * Whether a keyboard would make a person type `/hooks` by a press. What is typed that way counts as typed, and on a phone
 * a long label shows its beginning only; so no keyboard but our own buttons may stand for a command of ours.
 */
export function typesCommands({ reply_markup: markup }: Payload): boolean {
  const rows = isRecord(markup) && Array.isArray(markup.keyboard) ? markup.keyboard : [];
  return rows.flat(2).some((button) => looksLikeCommand(String(isRecord(button) ? button.text : button)));
}
