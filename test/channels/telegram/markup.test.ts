import fc from "fast-check";
import { expect, test } from "vitest";
import { UnreadableError } from "../../../src/channels/telegram/outbound/payload.js";
import { readHtml } from "../../../src/channels/telegram/rendering/html.js";
import { readMarkdown, readMarkdownV2 } from "../../../src/channels/telegram/rendering/markdown.js";
import {
  type MarkupMode,
  renderEntities,
  renderMarkup,
  renderRichText,
} from "../../../src/channels/telegram/rendering/markup.js";
import { visibleParts } from "../../../src/channels/telegram/rendering/visible.js";
import { anyText } from "../../support/any-text.js";
import { samples } from "../../support/long-tests.js";
import { growthByEight, NO_LONGER_LINEAR } from "../../support/worked.js";

const KEY = "sk-live_abc*123";

/** What the hooks get to see of one text. */
async function seen(text: string, more: Record<string, unknown> = {}): Promise<string[]> {
  return (await visibleParts("sendMessage", { chat_id: 1, text, ...more })).map((part) => part.text);
}

const hidden: [string, MarkupMode, string][] = [
  ["as it is", "html", "a sk-live_abc*123 b"],
  ["in decimal escapes", "html", "sk&#45;live&#95;abc*123"],
  ["in hexadecimal escapes", "html", "sk&#x2d;live_abc&#X2A;123"],
  ["in escapes without an end", "html", "sk&#45live_abc*123"],
  ["split by tags", "html", "sk-<b>live</b>_abc<i><u>*</u></i>123"],
  ["split by a link", "html", 'sk-<a href="https://x.com">live</a>_abc*123'],
  ["in an address", "html", '<a href="https://x.com/?sk-live_abc*123">x</a>'],
  ["in an address in escapes", "html", "<a href='https://x.com/?sk&#45;live_abc*123'>x</a>"],
  ["in an address without quotes", "html", "<a href=sk-live_abc*123>x</a>"],
  ["in the class of code", "html", '<pre><code class="language-sk-live_abc*123">x</code></pre>'],
  ["in code", "html", "<code>sk-live_abc*123</code>"],
  ["as it is", "markdownv2", "sk-live_abc*123"],
  ["in escapes", "markdownv2", "sk\\-live\\_abc\\*123"],
  ["in needless escapes", "markdownv2", "\\s\\k\\-\\l\\i\\v\\e\\_abc\\*123"],
  ["split by marks", "markdownv2", "*sk\\-*__live__\\_~abc~\\*||123||"],
  ["split by a link", "markdownv2", "sk\\-[live](https://x.com)\\_abc\\*123"],
  ["in an address", "markdownv2", "[x](https://x.com/sk-live_abc*123)"],
  ["in an address with escapes", "markdownv2", "[x](https://x.com/\\sk-live_abc*123)"],
  ["in code", "markdownv2", "`sk-live_abc*123`"],
  ["in a block of code", "markdownv2", "```py\nsk-live_abc*123\n```"],
  ["as the language of a block", "markdownv2", "```sk-live_abc*123\nx\n```"],
  ["in an emoji's address", "markdownv2", "![x](tg://emoji?id=sk-live_abc*123)"],
  ["as it is, with marks that would vanish", "markdown", "x sk-live_abc*123 y_z*"],
  ["split by marks", "markdown", "sk-*live*\\_abc\\*_123_"],
  ["in an address", "markdown", "[x](https://x.com/sk-live_abc*123)"],
  ["in code", "markdown", "`sk-live_abc*123`"],
];

test.each(hidden)("a key %s is seen in %s: %s", async (_, parse_mode, text) => {
  expect((await seen(text, { parse_mode })).some((each) => each.includes(KEY))).toBe(true);
});

test.each([
  ["as the name of a tag", "<sk-live-123>"],
  ["as an attribute", "<b sk-live-123>x</b>"],
  ["in a closing tag", "<b>x</b sk-live-123>"],
  ["in a comment", "<!-- sk-live-123 -->"],
  ["in a tag that does not end", "x <b sk-live-123"],
])("a key %s is seen, though no reader would see it", async (_, text) => {
  expect((await seen(text, { parse_mode: "HTML" })).some((each) => each.includes("sk-live-123"))).toBe(true);
});

test("a text that loses nothing but marks is one part, so that a hook can answer with one text", async () => {
  const html = 'Hello <b>you</b>, see <a href="https://x.com">this</a> &amp; <tg-spoiler>that</tg-spoiler>';
  expect(await seen(html, { parse_mode: "HTML" })).toEqual(["Hello you, see this & that (https://x.com)"]);
  expect(await seen("Hello *you*, see [this](https://x.com)\\!", { parse_mode: "MarkdownV2" })).toEqual([
    "Hello you, see this! (https://x.com)",
  ]);
});

test("a text whose letters moved together is seen as written, too", async () => {
  expect(await seen("my_key_is", { parse_mode: "Markdown" })).toEqual(["mykeyis", "my_key_is"]);
});

test("the name of the mode counts in any case, and an unknown one is no mode", async () => {
  expect(await seen("a&amp;b", { parse_mode: "hTmL" })).toEqual(["a&b"]);
  expect(await seen("a&amp;b", { parse_mode: "sk live" })).toEqual(["a&amp;b", "sk live"]);
});

test("a link by entities does not take a key apart, and its address is seen", async () => {
  const entities = [
    { type: "text_link", offset: 0, length: 5, url: "https://x.com/one" },
    { type: "pre", offset: 2, length: 3, language: "two" },
    { type: "text_mention", offset: 0, length: 1, user: { id: 1, is_bot: false, first_name: "three" } },
  ];
  const parts = await seen("sk-live_abc*123", { entities });
  expect(parts[0]).toBe("sk-live_abc*123 (https://x.com/one) (two)");
  expect(parts).toContain("three");
});

test("captions, questions and quotes are rendered by the mode of their own", async () => {
  const texts = async (method: string, payload: Record<string, unknown>) =>
    (await visibleParts(method, payload)).map((part) => part.text);
  expect(await texts("sendPhoto", { caption: "a&amp;b", parse_mode: "HTML" })).toEqual(["a&b"]);
  expect(await texts("sendPoll", { question: "a&amp;b", question_parse_mode: "HTML" })).toEqual(["a&b"]);
  expect(await texts("x", { reply_parameters: { quote: "a&amp;b", quote_parse_mode: "HTML" } })).toEqual(["a&b"]);
  expect(await texts("sendPoll", { options: [{ text: "a&amp;b", text_parse_mode: "HTML" }] })).toEqual(["a&b"]);
  expect(await texts("sendChecklist", { checklist: { title: "a&amp;b", parse_mode: "HTML", tasks: [] } })).toEqual([
    "a&b",
  ]);
});

const MODES: readonly MarkupMode[] = ["html", "markdown", "markdownv2"];
const PIECES = [
  ...'](|[](|![](|](\\|<a |<a "|<a "\'|<a \'"<a|<a x=|<a =|<a "<a" |<a x="<a x=\'<a |&#|&#x|&|```|`|``\n|\\|_*|*_'.split(
    "|",
  ),
  "||",
  "|| |",
  "<a",
  "<",
  "</a ",
  "(((",
];

test.each(PIECES)("32 KB of %j are eight times the work of 4", async (piece) => {
  for (const mode of MODES) {
    const read = (size: number): void => {
      const text = piece.repeat(Math.ceil(size / piece.length));
      renderMarkup(text, mode);
      renderMarkup(`${text}>)"'`, mode);
    };
    expect(await growthByEight(read, 4_000), mode).toBeLessThan(NO_LONGER_LINEAR);
  }
});

test("eight thousand entities on a long text are eight times the work of a thousand", async () => {
  const read = (length: number): void => {
    const entities = Array.from({ length }, (_, offset) => ({ offset, length: 5, url: `https://x.com/${offset}` }));
    renderEntities("x".repeat(3 * length), entities);
  };
  expect(await growthByEight(read, 1_000)).toBeLessThan(NO_LONGER_LINEAR);
});

test("whatever is written, something is read, and plain words never get lost", () => {
  const piece = fc.oneof(fc.constantFrom(...PIECES, "<b>", "</b>", "&#1114111;", "&#55296;"), anyText());
  fc.assert(
    fc.property(fc.array(piece), fc.constantFrom(...MODES), (pieces, mode) => {
      const { text, joined } = renderMarkup(`${pieces.join("")} key42word`, mode);
      expect(typeof joined).toBe("boolean");
      expect(text).toContain("key42word");
    }),
    { numRuns: samples(2_000) },
  );
});

test("entities of any form are taken without complaint, and leave the text whole", () => {
  const entity = fc.record({
    offset: fc.anything(),
    length: fc.anything(),
    url: fc.anything(),
    language: fc.anything(),
  });
  fc.assert(
    fc.property(fc.string(), fc.array(entity), (text, entities) => {
      expect(renderEntities(text, entities).startsWith(text)).toBe(true);
    }),
  );
});

test("texts read as Telegram shows them, also where marks and signs are odd", () => {
  expect(readMarkdownV2("_slanted_ __lined__ \\_plain").text).toBe("slanted lined _plain");
  expect(readMarkdown("\\*a *b* [c](d").behind).toEqual(["d"]);
  expect(readHtml("a&#0;b&#x110000;c&#65;&lt;&AMP;").text).toBe("abcA<&");
  expect(readHtml('<a href= "x">y</a>').behind).toEqual(["x"]);
  expect(renderRichText(["a", null, { type: "bold", text: "b" }, true])).toBe("ab");
});

test("a text of tags that never end is refused before it takes for ever", () => {
  expect(() => readHtml(`${"<".repeat(400)}a b='>`)).toThrow(UnreadableError);
});
