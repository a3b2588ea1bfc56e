import { isForMachines } from "../outbound/fields.js";
import { isRecord, type Payload } from "../outbound/payload.js";
import type { Entity } from "./entities.js";
import { type Reading, readHtml } from "./html.js";
import { readMarkdown, readMarkdownV2 } from "./markdown.js";

const MODES = ["html", "markdown", "markdownv2"] as const;
export type MarkupMode = (typeof MODES)[number];

/** Several modes only where somebody names more than one: which of them counts is for Telegram to say. */
export type Formatting = { modes: readonly MarkupMode[]; entities: readonly Payload[] };

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
  return modes.length > 0 || entities.length > 0 ? { modes, entities } : undefined;
}

/** Where Telegram looks for the entities of a text. */
export function entitiesField(record: Payload, name: string): string {
  const hasOwn = `${name}_entities` in record || `${name}_parse_mode` in record;
  // A task of a checklist has a mode like a message, but other entities.
  const isTask = "id" in record && name === "text";
  return SHARES_ENTITIES.has(name) && !hasOwn && !isTask ? "entities" : `${name}_entities`;
}

const markupMode = (value: unknown): MarkupMode | undefined =>
  MODES.find((mode) => mode === String(value).toLowerCase());

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

/** A text as the reader sees it, with the addresses of its links at its end in brackets. */
export type Shown = {
  text: string;
  /** The text alone, and its formatting. */
  body: string;
  entities: () => readonly Entity[];
  /** The text as written counts, too. */
  joined: boolean;
};

const READERS: Record<MarkupMode, (text: string) => Reading> = {
  html: readHtml,
  markdown: readMarkdown,
  markdownv2: readMarkdownV2,
};

/** What a text with markup shows. Guards look at what the reader sees: a key in escapes or split by tags is a key. */
export function renderMarkup(text: string, mode: MarkupMode): Shown {
  const reading = READERS[mode](text);
  const { text: body, behind, isAmbiguous } = reading;
  return { text: withBehind(body, behind), body, entities: () => reading.entities, joined: isAmbiguous };
}

/** Rich messages take Markdown with HTML in it, and more of both than we know of: both readings count. */
export function renderRichMarkdown(text: string): Pick<Shown, "text" | "joined"> {
  const markdown = readMarkdownV2(text);
  const html = readHtml(markdown.text);
  return { text: withBehind(html.text, [...markdown.behind, ...html.behind]), joined: html.text !== text };
}

/** Behind the text, not behind the words they belong to: a link in the middle of a key must not take it apart. */
const withBehind = (text: string, behind: readonly string[]): string =>
  text + behind.map((each) => ` (${each})`).join("");

/** What a text with separate entities shows: the addresses of links, and the language over a block of code. */
export const renderEntities = (text: string, entities: readonly Payload[]): string =>
  withBehind(
    text,
    entities.flatMap(({ url, language }) => [url, language]).filter((each) => typeof each === "string"),
  );

/** Fields that Telegram fills with rich text: a string, a list of pieces, or a piece with a type. */
const RICH_FIELDS = new Set(["text", "credit", "summary", "caption"]);

export const isRichText = (name: string, value: unknown): boolean =>
  RICH_FIELDS.has(name) && (Array.isArray(value) || (isRecord(value) && typeof value.type === "string"));

/** Rich text as it reads: its pieces stand side by side, so a key split into pieces is a key. */
export function renderRichText(value: unknown): string {
  const behind: string[] = [];
  return withBehind(readOn(value, behind), behind);
}

const READ_ON = new Set(["text", "alternative_text", "expression", "button"]);

function readOn(value: unknown, behind: string[]): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map((each) => readOn(each, behind)).join("");
  if (!isRecord(value)) return "";
  const fields = Object.entries(value);
  const shown = fields.map(([name, inner]) => (READ_ON.has(name) ? readOn(inner, behind) : "")).join("");
  for (const [name, inner] of fields) if (!READ_ON.has(name)) collect(name, inner, shown, behind);
  return shown;
}

function collect(name: string, value: unknown, shown: string, behind: string[]): void {
  if (typeof value === "string") {
    if (value !== shown && !isForMachines(name, value)) behind.push(value);
  } else if (typeof value === "object" && value !== null)
    for (const [inner, each] of Object.entries(value)) collect(inner, each, shown, behind);
}
