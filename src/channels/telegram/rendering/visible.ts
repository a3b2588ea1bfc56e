import { looksLikeCommand } from "../../../commands/parse.js";
import { fileParts, type Part } from "../../parts.js";
import { isForMachines, isTextField, limitOf } from "../outbound/fields.js";
import { isRecord, isUpload, type Payload, type Upload } from "../outbound/payload.js";
import { readUpload, uploadOf } from "../outbound/uploads.js";
import { cutEntities, type Formatted, isEntity, reformat } from "./entities.js";
import {
  cutTo,
  dropFormatting,
  entitiesField,
  type Formatting,
  formattingOf,
  isRichText,
  renderEntities,
  renderMarkup,
  renderRichMarkdown,
  renderRichText,
} from "./markup.js";

/** Telegram takes these characters out of every text: what they stood between stands side by side then. */
const asDisplayed = (text: string): string => text.replace(/[\r\u2028-\u202e]|\u030a|\u0333|\u033f/g, "");

/** A piece of JSON with its characters in place of their numbers, for JSON that cannot be opened. */
const withoutEscapes = (text: string): string =>
  text.replace(/\\u([\da-f]{4})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/**
 * Whether a keyboard would make a person type `/hooks` by a press. What is typed that way counts as typed, and on a phone
 * a long label shows its beginning only; so no keyboard but our own buttons may stand for a command of ours.
 */
export function typesCommands({ reply_markup: markup }: Payload, command?: string): boolean {
  // JSON that could not be opened here may be read by Telegram all the same.
  if (typeof markup === "string")
    return new RegExp(`[/／]${command ?? "hooks"}`, "i").test(asDisplayed(withoutEscapes(markup)));
  const rows = isRecord(markup) && Array.isArray(markup.keyboard) ? markup.keyboard : [];
  return rows
    .flat(2)
    .some((button) => looksLikeCommand(asDisplayed(String(isRecord(button) ? button.text : button)), command));
}

/** Every text in a call that a person could read. Uploads in it are replaced by ones that were read already. */
export async function visibleParts(method: string, payload: Payload): Promise<Part[]> {
  const collector = new VisibleTextCollector(method);
  collector.record(payload, "");
  for (const place of collector.uploads) collector.parts.push(...(await uploadParts(place)));
  return collector.parts;
}

const FIELD_NAME = /^[a-z][a-z0-9_]{0,63}$/i;

type Holder = Record<string | number, unknown>;
type Place = { holder: Holder; key: string | number; upload: Upload };

class VisibleTextCollector {
  readonly parts: Part[] = [];
  readonly uploads: Place[] = [];

  constructor(private readonly method: string) {}

  record(record: Payload, path: string): void {
    const seen = new Set<unknown>();
    for (const [name, value] of Object.entries(record)) {
      const formatting = typeof value === "string" ? formattingOf(record, name) : undefined;
      if (!formatting) continue;
      this.formatted(record, name, join(path, name), formatting);
      seen.add(name);
      // Their addresses stand in the rendered text already.
      for (const entity of formatting.entities) seen.add(entity);
    }
    for (const name of Object.keys(record)) {
      // A name that Telegram would not give a field is one that somebody wrote.
      if (!FIELD_NAME.test(name)) this.add("", [name], () => false);
      if (!seen.has(name)) this.value(record, name, name, join(path, name), seen);
    }
  }

  private value(holder: object, key: string | number, name: string, path: string, seen: ReadonlySet<unknown>): void {
    const place = holder as Holder;
    const value = place[key];
    if (isUpload(value)) this.uploads.push({ holder: place, key, upload: value });
    else if (isRichText(name, value)) this.plain(place, key, renderRichText(value), path);
    else if (Array.isArray(value)) for (const index of value.keys()) this.value(value, index, name, path, seen);
    else if (isRecord(value)) this.record(seen.has(value) ? restOfEntity(value) : value, path);
    else if (typeof value === "string" && isMarkupDocument(path)) this.document(place, key, value, path);
    else if (typeof value === "string" ? !isForMachines(name, value) : typeof value === "number" && isTextField(name))
      this.plain(place, key, String(value), path);
  }

  private plain(holder: Holder, key: string | number, text: string, path: string): void {
    // JSON that we cannot read, somebody else may.
    const isLikeJson = /^\s*[[{]/.test(text) && text.includes("\\u");
    this.add(path, [text, isLikeJson ? withoutEscapes(text) : ""], this.putting(holder, key, path));
  }

  private formatted(record: Payload, name: string, path: string, formatting: Formatting): void {
    const { modes, entities } = formatting;
    const written = String(record[name]);
    const first = this.parts.length;
    const put = this.putting(record, name, path);
    const readings = modes.map((mode) => renderMarkup(written, mode));
    const [marked] = readings;
    const asRead = readings.flatMap(({ text, joined }) => [renderEntities(text, entities), joined ? written : ""]);
    this.add(path, marked ? asRead : [renderEntities(written, entities)], put);
    const shown = this.parts[first];
    // Where several are given, it is for Telegram to say which of them counts.
    const source = marked ?? { body: written, entities: () => entities.filter(isEntity) };
    const isClear = readings.length + Number(entities.length > 0) === 1;
    if (shown && isClear && !isQuote(path)) shown.put = this.puttingFormatted(record, name, path, shown.text, source);
  }

  private putting(holder: Holder, key: string | number, path: string): Part["put"] {
    if (isQuote(path)) return () => dropQuote(holder);
    return (next) => replace(holder, key, cutTo(next, limitOf(this.method, path)));
  }

  /** Puts a new text in the place of a formatted one, and leaves the formatting outside what changed. */
  private puttingFormatted(record: Payload, name: string, path: string, shown: string, source: Formatted): Part["put"] {
    const plain = this.putting(record, name, path);
    const field = entitiesField(record, name);
    return (next) => {
      const changed = reformat(source, shown, next);
      if (!changed) return plain(next);
      const text = cutTo(changed.text, limitOf(this.method, path));
      const isFit = replace(record, name, text, next);
      const entities = cutEntities(changed.entities, text.length);
      if (entities.length > 0) record[field] = entities;
      return isFit;
    };
  }

  /** A rich message written as HTML or Markdown. */
  private document(holder: Holder, key: string | number, written: string, path: string): void {
    const { text, joined } = key === "html" ? renderMarkup(written, "html") : renderRichMarkdown(written);
    this.add(path, [text, joined ? written : ""], (next) => {
      delete holder.html;
      delete holder.markdown;
      holder.blocks = cutTo(next, limitOf("", "rich_message."))
        .split("\n")
        .map((line) => ({ type: "paragraph", text: line }));
      return next.trim() !== "";
    });
  }

  /** Takes in all readings of one text. */
  private add(path: string, readings: readonly string[], put: Part["put"]): void {
    const [shown, ...others] = readings.map(asDisplayed).filter((text) => text !== "");
    if (shown === undefined) return;
    this.parts.push({ text: shown, put, ...(OWN_TEXT.test(path) && { role: "main" }) });
    for (const text of others) this.parts.push({ text, put, role: "reading" });
  }
}

const join = (path: string, name: string): string => (path === "" ? name : `${path}.${name}`);
const isQuote = (path: string): boolean => path.endsWith("reply_parameters.quote");
/** Where a message has the text that is its own, and not that of a button or a file. */
const OWN_TEXT = /^(?:text|caption|rich_message\.(?:html|markdown))$/;
const isMarkupDocument = (path: string): boolean => /(?:^|\.)rich_message\.(?:html|markdown)$/.test(path);

function restOfEntity({ url: _, language: __, ...rest }: Payload): Payload {
  return rest;
}

function replace(holder: Holder, key: string | number, next: string, readable = next): boolean {
  holder[key] = next;
  if (typeof key === "string") dropFormatting(holder, key);
  // A preview of an address that was taken out of the text would show it again.
  const preview = holder.link_preview_options;
  if (isRecord(preview) && typeof preview.url === "string" && !readable.includes(preview.url)) delete preview.url;
  // Nothing is left to send: that is for the caller to withhold.
  return next.trim() !== "" || key === "caption";
}

/** A quote must be a piece of the message it quotes, word for word: changed, it can only go. */
function dropQuote(holder: Holder): boolean {
  for (const name of ["quote", "quote_parse_mode", "quote_entities", "quote_position"]) delete holder[name];
  return true;
}

async function uploadParts({ holder, key, upload }: Place): Promise<Part[]> {
  const { source, read } = await readUpload(upload);
  return fileParts(upload.filename, read, (name, text) => {
    holder[key] = uploadOf(text === undefined ? source : Buffer.from(text), name);
  });
}
