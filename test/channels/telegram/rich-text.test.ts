import { expect, test } from "vitest";
import { renderRichText } from "../../../src/channels/telegram/rendering/markup.js";
import { visibleParts } from "../../../src/channels/telegram/rendering/visible.js";
import { makeGuardedBot } from "../../support/guarded-bot.js";

const texts = async (rich_message: Record<string, unknown>) =>
  (await visibleParts("sendRichMessage", { chat_id: 1, rich_message })).map((part) => part.text);
const paragraph = (text: unknown) => ({ type: "paragraph", text });

test.each([
  ["pieces", ["sk-", "li", "ve"]],
  [
    "pieces with a style",
    ["s", { type: "bold", text: "k-" }, { type: "italic", text: ["li", { type: "code", text: "ve" }] }],
  ],
  ["a link", ["sk-", { type: "url", text: "li", url: "https://x.com" }, "ve"]],
  ["a reference", ["sk-", { type: "reference", text: "li", name: "note one" }, "ve"]],
  ["a formula", ["sk-", { type: "mathematical_expression", expression: "li" }, "ve"]],
  ["an emoji", ["sk-", { type: "custom_emoji", custom_emoji_id: "5", alternative_text: "li" }, "ve"]],
])("a key split by %s is seen as one", (_, value) => {
  expect(renderRichText(value)).toContain("sk-live");
});

test("addresses stand behind the text, and an address that is the text stands there once", () => {
  expect(renderRichText(["see ", { type: "url", text: "this", url: "https://x.com" }, "!"])).toBe(
    "see this! (https://x.com)",
  );
  expect(renderRichText({ type: "url", text: "https://x.com", url: "https://x.com" })).toBe("https://x.com");
});

test("tables, lists, captions and buttons are seen", async () => {
  const blocks = [
    { type: "heading", text: "title", size: 1 },
    {
      type: "table",
      cells: [[{ text: "cell one" }, { text: ["cell ", { type: "bold", text: "two" }] }]],
      caption: "about",
    },
    { type: "list", items: [{ blocks: [paragraph("item")], label: "first" }] },
    { type: "details", summary: ["more ", { type: "bold", text: "here" }], blocks: [paragraph("inside")] },
    { type: "block_quotation", blocks: [paragraph("quoted")], credit: ["by ", "Ann"] },
    { type: "photo", photo: "https://x.com/p.jpg", caption: { text: "shown", credit: "by Bob" } },
    { type: "pre", text: "code", language: "python" },
  ];
  const seen = await texts({ blocks });
  for (const text of "title|cell one|cell two|about|item|first|more here|inside|quoted|by Ann|shown|by Bob|code|python".split(
    "|",
  ))
    expect(seen).toContain(text);
});

test("a rich message in HTML or Markdown is seen as it reads", async () => {
  expect(await texts({ html: "<h1>sk&#45;<b>li</b>ve</h1>" })).toEqual(["sk-live"]);
  expect(await texts({ markdown: "# sk\\-**li**ve" })).toContain("# sk-live");
});

async function rewritten(rich_message: Record<string, unknown>): Promise<unknown> {
  const { bot, server, guardWith } = await makeGuardedBot();
  await guardWith(`#!/usr/bin/env python3
import json, sys
parts = json.load(sys.stdin)["parts"]
print(json.dumps({"parts": [part.replace("sk-live", "***") for part in parts]}))
`);
  await bot.api.raw.sendRichMessage({ chat_id: 7, rich_message } as never);
  return server.sent("sendRichMessage")[0]?.payload.rich_message;
}

test("a rewrite puts a string in the place of the pieces, and leaves the others alone", async () => {
  const blocks = [
    paragraph(["my ", { type: "bold", text: "sk-" }, "live"]),
    paragraph(["your ", { type: "bold", text: "word" }]),
  ];
  expect(await rewritten({ blocks })).toEqual({ blocks: [paragraph("my ***"), blocks[1]] });
});

test("a rewrite of a rich message in HTML leaves as plain paragraphs", async () => {
  expect(await rewritten({ html: "one sk-<b>live</b>\ntwo", is_rtl: true })).toEqual({
    is_rtl: true,
    blocks: [paragraph("one ***"), paragraph("two")],
  });
});
