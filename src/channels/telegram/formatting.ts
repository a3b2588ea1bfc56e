import type { MarkupMode } from "./markup.js";
import { isRecord, type Payload } from "./payload-copy.js";

/** Several modes only where somebody names more than one: which of them counts is for Telegram to say. */
export type Formatting = { modes: readonly MarkupMode[]; entities?: readonly Payload[] };

/** Fields that share the record's own `parse_mode` and `entities`; the others have theirs under a name of their own. */
const SHARES_MODE = new Set(["text", "caption", "message_text"]);
const SHARES_ENTITIES = new Set(["text", "message_text"]);

const sharesMode = (record: Payload, name: string): boolean =>
  SHARES_MODE.has(name) || (name === "title" && "tasks" in record);

/** How a text of a record is formatted, or undefined when it is plain. */
export function formattingOf(record: Payload, name: string): Formatting | undefined {
  const named = [record[`${name}_parse_mode`], sharesMode(record, name) ? record.parse_mode : undefined];
  const modes = [...new Set(named.map(markupMode).filter((mode) => mode !== undefined))];
  const listed = [record[`${name}_entities`], SHARES_ENTITIES.has(name) ? record.entities : undefined];
  const entities = listed.flatMap((each) => (Array.isArray(each) ? each.filter(isRecord) : []));
  if (entities.length > 0) return { modes, entities };
  return modes.length > 0 ? { modes } : undefined;
}

function markupMode(value: unknown): MarkupMode | undefined {
  const mode = typeof value === "string" ? value.toLowerCase() : "";
  return mode === "html" || mode === "markdown" || mode === "markdownv2" ? mode : undefined;
}

/** Where a text is replaced, what was measured on the old one goes: offsets, and marks that would mean something else. */
export function dropFormatting(record: Payload, name: string): void {
  delete record[`${name}_entities`];
  delete record[`${name}_parse_mode`];
  if (sharesMode(record, name)) delete record.parse_mode;
  if (SHARES_ENTITIES.has(name)) delete record.entities;
}

/** A text cut to what its place takes, with a sign that something is missing. */
export const cutTo = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}…`;
