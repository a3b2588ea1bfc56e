import { UnreadableError } from "../outbound/payload.js";
import { type Entity, type EntityKind, linkTo } from "./entities.js";

/** A text with markup, as its reader sees it. */
export class Reading {
  text = "";
  /** Addresses of links, names of languages: what is there to read beside the text. */
  readonly behind: string[] = [];
  /** More than marks was taken out, or marks from inside a word ("a_b" reads "ab"): then the text as written counts, too. */
  isAmbiguous = false;
  private readonly formats: { kind: EntityKind; offset: number; length: number }[] = [];
  /** Its last character: to look at the text itself, while it grows, would copy it each time. */
  private last = "";
  private atMark = false;

  add(piece: string): void {
    if (this.atMark && /[\w+/=-]/.test(this.last) && /^[\w+/=-]/.test(piece)) this.isAmbiguous = true;
    this.atMark = false;
    this.text += piece;
    this.last = piece.at(-1) ?? this.last;
  }

  /** What was said since `offset` is formatted that way. */
  format(offset: number, kind: EntityKind | undefined): void {
    const length = this.text.length - offset;
    if (kind && length > 0) this.formats.push({ kind, offset, length });
  }

  /** How the text is formatted, as Telegram takes it beside a plain text. Made for the few that are rewritten. */
  get entities(): Entity[] {
    return this.formats.map(({ kind, offset, length }) => ({ ...kind, offset, length }));
  }

  /** A character of the text that is not shown. */
  mark(): void {
    this.atMark = true;
  }
}

const NAMED = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'", nbsp: " " } as const;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos|nbsp));?/iy;

/** Names of tags and attributes. Any other word in a tag is one that somebody wrote. */
const TAG_WORDS = new Set(
  (
    "b strong i em u ins s strike del a code pre span blockquote tg-spoiler tg-emoji tg-time sub sup mark small cite q p br hr " +
    "h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table thead tbody tfoot tr td th caption figure figcaption img video audio details " +
    "summary div section header footer input time kbd href class src alt title emoji-id expandable colspan rowspan align " +
    "valign width height checked type start reversed open datetime unix format"
  ).split(" "),
);

/** Reads HTML the way Telegram does: an end tag may be empty, a ">" in quotes does not end a tag. */
export function readHtml(text: string): Reading {
  const reading = new Reading();
  const tags = new TagReader(text);
  const open: { tag: Tag; offset: number }[] = [];
  const special = /[<&]/g;
  for (let at = 0; at < text.length; ) {
    const entity = entityAt(text, at);
    const tag = entity ? undefined : tags.at(at);
    if (entity) reading.add(entity.character);
    if (tag) {
      reading.behind.push(...tag.values);
      reading.isAmbiguous ||= tag.hasOtherWords;
      if (!tag.isEnd) open.push({ tag, offset: reading.text.length });
      else {
        const begun = open.pop();
        if (begun) reading.format(begun.offset, kindOf(begun.tag, open.at(-1)?.tag));
      }
    }
    const taken = entity ?? tag;
    if (taken) {
      at = taken.end;
      continue;
    }
    special.lastIndex = at + 1;
    const next = special.exec(text)?.index ?? text.length;
    reading.add(text.slice(at, next));
    at = next;
  }
  return reading;
}

function entityAt(text: string, at: number): { character: string; end: number } | undefined {
  ENTITY.lastIndex = at;
  const found = text[at] === "&" ? ENTITY.exec(text) : undefined;
  if (!found) return undefined;
  const [whole, decimal, hex, name] = found;
  const code = decimal === undefined ? Number.parseInt(hex ?? "0", 16) : Number(decimal);
  const character = name === undefined ? characterOf(code) : NAMED[name.toLowerCase() as keyof typeof NAMED];
  return { character, end: at + whole.length };
}

const characterOf = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "");

type Tag = {
  end: number;
  isEnd: boolean;
  /** What stands in it, without the values. */
  written: string;
  values: string[];
  /** What a tag inside has said about it. */
  language?: string;
  hasOtherWords: boolean;
};

const STYLES: Record<string, string> = {
  ...{ b: "bold", strong: "bold", i: "italic", em: "italic", u: "underline", ins: "underline" },
  ...{ s: "strikethrough", strike: "strikethrough", del: "strikethrough" },
  ...{ "tg-spoiler": "spoiler", code: "code", pre: "pre", blockquote: "blockquote" },
};

const wordsOf = (written: string): string[] => written.toLowerCase().match(/[^\s<>/]+/g) ?? [];

/** What a tag makes of the words in it; undefined where that is nothing, or nothing we know. */
function kindOf({ written, values, language, hasOtherWords }: Tag, outer: Tag | undefined): EntityKind | undefined {
  if (hasOtherWords) return undefined;
  const [name = "", attribute, ...more] = wordsOf(written);
  // Tags of a message have one attribute, with a value or alone.
  const [link, style, emoji] = ["href", "class", "emoji-id"].map((each) =>
    each === attribute ? values[0] : undefined,
  );
  if (more.length > 0) return undefined;
  if (name === "a" && link !== undefined) return linkTo(link);
  if (name === "tg-emoji" && emoji !== undefined) return { type: "custom_emoji", custom_emoji_id: emoji };
  if (name === "span" && style === "tg-spoiler") return { type: "spoiler" };
  if (name === "blockquote" && attribute === "expandable") return { type: "expandable_blockquote" };
  if (name === "code" && outer && wordsOf(outer.written)[0] === "pre") {
    // The language of a block stands in a tag inside it, and counts for the block.
    if (style?.startsWith("language-")) outer.language = style.slice("language-".length);
    return undefined;
  }
  const type = STYLES[name];
  return type === undefined ? undefined : { type, ...(language !== undefined && { language }) };
}

class TagReader {
  private readonly lastEnd: number;
  /** Tags that are begun and never ended could make this look at the same text again and again. */
  private patience: number;

  constructor(private readonly text: string) {
    this.lastEnd = text.lastIndexOf(">");
    this.patience = text.length * 8 + 10_000;
  }

  /** The tag that begins here, or undefined when none does. */
  at(start: number): Tag | undefined {
    const { text } = this;
    if (text[start] !== "<" || start > this.lastEnd) return undefined;
    const isEnd = text[start + 1] === "/";
    const values: string[] = [];
    let words = "";
    for (let at = start + 1 + Number(isEnd); at < text.length; ) {
      if (text[at] === ">") return { end: at + 1, isEnd, values, written: words, hasOtherWords: hasOtherWords(words) };
      const value = isEnd ? undefined : this.valueAt(at);
      if (value) values.push(readHtml(value.text).text);
      words += value ? " " : text[at];
      const end = value?.end ?? at + 1;
      this.patience -= end - at;
      if (this.patience < 0) throw new UnreadableError();
      at = end;
    }
    return undefined;
  }

  /** The value that an equals sign gives an attribute, in quotes or bare. */
  private valueAt(start: number): { text: string; end: number } | undefined {
    const { text } = this;
    if (text[start] !== "=") return undefined;
    let at = start + 1;
    while (/\s/.test(text.charAt(at))) at++;
    const quote = text[at];
    const isQuoted = quote === '"' || quote === "'";
    const begin = isQuoted ? at + 1 : at;
    let end = begin;
    while (end < text.length && (isQuoted ? text[end] !== quote : !/[\s>]/.test(text.charAt(end)))) end++;
    return { text: text.slice(begin, end), end: isQuoted ? Math.min(end + 1, text.length) : end };
  }
}

const hasOtherWords = (words: string): boolean =>
  !(words.match(/[^\s<>/]+/g) ?? []).every((word) => TAG_WORDS.has(word.toLowerCase()));
