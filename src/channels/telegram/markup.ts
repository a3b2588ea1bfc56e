/** A text as the reader sees it, with addresses of links behind them in brackets. */
export type Shown = {
  text: string;
  /** Marks were taken out from between letters, so that "a_b" reads "ab": then the text as written counts, too. */
  joined: boolean;
};

export type MarkupMode = "html" | "markdown" | "markdownv2";

/** Far above what Telegram takes as one text; reading markup in more than that is not worth the time. */
const LONGEST_READ = 65_536;

/** What a text with markup shows. Guards look at what the reader sees: a key in escapes or split by tags is a key. */
export function renderMarkup(text: string, mode: MarkupMode): Shown {
  if (text.length > LONGEST_READ) return { text, joined: false };
  return mode === "html" ? { text: renderHtml(text), joined: false } : renderMarkdown(text, mode);
}

const TAG_OR_ENTITY =
  /<\/?[a-z][\w-]*((?:"[^"]*"|'[^']*'|[^'"<>])*)>|&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos|nbsp));?/gi;
const NAMED: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'", nbsp: " " };

function renderHtml(text: string): string {
  const ends: string[] = [];
  return (
    text.replace(TAG_OR_ENTITY, (found, attributes = "", decimal, hex, name) => {
      if (decimal !== undefined) return character(Number(decimal));
      if (hex !== undefined) return character(Number.parseInt(hex, 16));
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? found;
      // An address stands behind the words it belongs to, so at the end of its element.
      if (found.startsWith("</")) return ends.pop() ?? "";
      const values = [...attributes.matchAll(/=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)];
      const behind = values.map(([, a, b, c]) => ` (${renderHtml(a ?? b ?? c ?? "")})`).join("");
      if (/^<(?:img|br|hr|input|video|audio)\b/i.test(found) || found.endsWith("/>")) return behind;
      ends.push(behind);
      return "";
    }) + ends.reverse().join("")
  );
}

const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "");

/** Collects what is shown, and notices where a mark stood inside a word. */
class Collector {
  text = "";
  joined = false;
  private atMark = false;

  add(piece: string): void {
    if (this.atMark && /[\w+/=-]$/.test(this.text) && /^[\w+/=-]/.test(piece)) this.joined = true;
    this.atMark = false;
    this.text += piece;
  }

  addCode(piece: string): void {
    this.mark();
    this.add(piece.replace(/\\([`\\])/g, "$1"));
    this.mark();
  }

  mark(): void {
    this.atMark = true;
  }
}

/** What can stand at one place of a Markdown text; every repetition is bounded or disjoint, so reading stays linear. */
const tokens = (escaped: string, mark: string): RegExp =>
  new RegExp(
    [
      `\\\\(?<escaped>${escaped})`,
      "```(?<block>[\\s\\S]*?)```",
      "`(?<code>[^`\\n]*)`",
      String.raw`\]\((?<url>(?:\\.|[^)\n\\]){0,2048})\)`,
      `(?<mark>${mark})`,
      "(?<plain>[^\\\\`*_~|[\\]!]+|[\\s\\S])",
    ].join("|"),
    "g",
  );
const TOKENS = {
  markdown: tokens("[_*`[]", "!?\\[|[*_`]"),
  markdownv2: tokens("[\\x01-\\x7e]", "!?\\[|\\|\\||[*_~`]"),
} as const;

function renderMarkdown(text: string, mode: "markdown" | "markdownv2"): Shown {
  const shown = new Collector();
  for (const { groups = {} } of text.matchAll(TOKENS[mode])) {
    const { escaped, block, code, url, mark, plain } = groups;
    if (mark !== undefined) shown.mark();
    else if (url !== undefined) shown.add(` (${url.replace(/\\(.)/g, "$1")})`);
    else if (block !== undefined || code !== undefined) shown.addCode(block ?? code ?? "");
    else shown.add(escaped ?? plain ?? "");
  }
  return { text: shown.text, joined: shown.joined };
}

/** One of Telegram's own marks on a text: where it stands and what it carries. */
type Entity = { offset?: unknown; length?: unknown; url?: unknown; language?: unknown };

/** What a text with separate entities shows: the addresses of links, and the language over a block of code. */
export function renderEntities(text: string, entities: readonly Entity[]): string {
  const insertions = entities.flatMap(({ offset, length, url, language }) => {
    const start = typeof offset === "number" ? offset : 0;
    const end = start + (typeof length === "number" ? length : 0);
    return [
      ...(typeof language === "string" ? [{ at: start, piece: `${language}\n` }] : []),
      ...(typeof url === "string" ? [{ at: end, piece: ` (${url})` }] : []),
    ];
  });
  insertions.sort((a, b) => b.at - a.at);
  return insertions.reduce((shown, { at, piece }) => shown.slice(0, at) + piece + shown.slice(at), text);
}
