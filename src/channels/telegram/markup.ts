import { readHtml } from "./html.js";
import { readMarkdown, readMarkdownV2 } from "./markdown.js";
import type { Reading } from "./reading.js";

/** A text as the reader sees it, with the addresses of its links at its end in brackets. */
export type Shown = {
  text: string;
  /** The text as written counts, too. */
  joined: boolean;
};

export type MarkupMode = "html" | "markdown" | "markdownv2";

const READERS: Record<MarkupMode, (text: string) => Reading> = {
  html: readHtml,
  markdown: readMarkdown,
  markdownv2: readMarkdownV2,
};

/** What a text with markup shows. Guards look at what the reader sees: a key in escapes or split by tags is a key. */
export function renderMarkup(text: string, mode: MarkupMode): Shown {
  const { text: shown, behind, isAmbiguous } = READERS[mode](text);
  return { text: withBehind(shown, behind), joined: isAmbiguous };
}

/** Rich messages take Markdown with HTML in it, and more of both than we know of: both readings count. */
export function renderRichMarkdown(text: string): Shown {
  const markdown = readMarkdownV2(text);
  const html = readHtml(markdown.text);
  return { text: withBehind(html.text, [...markdown.behind, ...html.behind]), joined: html.text !== text };
}

/** Behind the text, not behind the words they belong to: a link in the middle of a key must not take it apart. */
const withBehind = (text: string, behind: readonly string[]): string =>
  text + behind.map((each) => ` (${each})`).join("");

/** One of Telegram's own marks on a text, with what it carries. */
type Entity = { url?: unknown; language?: unknown };

/** What a text with separate entities shows: the addresses of links, and the language over a block of code. */
export const renderEntities = (text: string, entities: readonly Entity[]): string =>
  withBehind(
    text,
    entities.flatMap(({ url, language }) => [url, language]).filter((each) => typeof each === "string"),
  );
