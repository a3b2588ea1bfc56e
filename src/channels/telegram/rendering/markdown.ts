import { type EntityKind, linkTo } from "./entities.js";
import { Reading } from "./html.js";

type Mark = "*" | "_" | "__" | "~" | "||" | "[" | "![" | "`" | "```";

const STYLES: Partial<Record<Mark, EntityKind>> = {
  "*": { type: "bold" },
  _: { type: "italic" },
  __: { type: "underline" },
  "~": { type: "strikethrough" },
  "||": { type: "spoiler" },
  "`": { type: "code" },
  "```": { type: "pre" },
};

/** What tells Telegram's two Markdowns apart. */
type Markdown = {
  /** Longer ones first: "__" is not twice "_". */
  marks: readonly Mark[];
  /** What may stand behind a backslash. */
  isEscapable(character: string): boolean;
  /** Marks nest, and a backslash works everywhere. Else everything between a mark and its end stands for itself. */
  nests: boolean;
  /** Where plain text may end. */
  special: RegExp;
};

const FIRST: Markdown = {
  marks: ["```", "*", "_", "[", "`"],
  isEscapable: (character) => /[_*`[]/.test(character),
  nests: false,
  special: /[\\_*`[\]]/g,
};
const SECOND: Markdown = {
  marks: ["![", "```", "__", "||", "*", "_", "~", "[", "`"],
  isEscapable: (character) => character > "\0" && character <= "~",
  nests: true,
  special: /[\\_*[\]~`|!\n>]/g,
};

export const readMarkdown = (text: string): Reading => read(text, FIRST);
export const readMarkdownV2 = (text: string): Reading => read(text, SECOND);

function read(text: string, markdown: Markdown): Reading {
  const { marks, nests, special } = markdown;
  const reading = new Reading();
  const open: { mark: Mark; offset: number }[] = [];
  for (let at = 0; at < text.length; ) {
    const { mark: inner, offset = 0 } = open.at(-1) ?? {};
    const isLiteral = inner !== undefined && (!nests || inner.startsWith("`"));
    const mark = isLiteral ? undefined : marks.find((each) => text.startsWith(each, at));
    if ((nests || !inner) && isEscape(text, at, markdown)) {
      reading.add(text.charAt(at + 1));
      at += 2;
    } else if (inner && isEndOf(inner, text, at, markdown)) {
      open.pop();
      reading.mark();
      const link = inner.endsWith("[") ? linkAfter(text, at, markdown) : undefined;
      if (link?.url !== undefined) reading.behind.push(link.url);
      reading.format(offset, link?.url === undefined ? STYLES[inner] : linkTo(link.url));
      at = link?.end ?? at + inner.length;
    } else if (mark) {
      at += mark.length;
      // Telegram refuses a text in which a mark has no end; rewritten, it arrives with all its characters.
      if (!nests && !text.includes(endOf(mark), at)) {
        reading.add(mark);
        continue;
      }
      reading.mark();
      open.push({ mark, offset: reading.text.length });
    } else {
      special.lastIndex = at + 1;
      const next = special.exec(text)?.index ?? text.length;
      reading.add(text.slice(at, next));
      at = next;
    }
  }
  return reading;
}

const isEscape = (text: string, at: number, { isEscapable }: Markdown): boolean =>
  text[at] === "\\" && isEscapable(text.charAt(at + 1));

const endOf = (mark: Mark): string => (mark.endsWith("[") ? "]" : mark);

const isEndOf = (mark: Mark, text: string, at: number, { nests }: Markdown): boolean =>
  text.startsWith(endOf(mark), at) && !(nests && mark === "_" && text[at + 1] === "_");

/** An address runs from the words of its link to the next bracket, over line breaks and everything else. */
function linkAfter(text: string, closing: number, markdown: Markdown): { url?: string; end: number } {
  if (text[closing + 1] !== "(") return { end: closing + 1 };
  let url = "";
  let at = closing + 2;
  for (; at < text.length && text[at] !== ")"; at++) {
    if (markdown.nests && isEscape(text, at, markdown)) at++;
    url += text.charAt(at);
  }
  return { url, end: at + 1 };
}
