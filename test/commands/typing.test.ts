import { expect, test } from "vitest";
import { looksLikeCommand, parseHooksCommand } from "../../src/commands/parse.js";
import { growthByEight, NO_LONGER_LINEAR } from "../support/worked.js";

test.each([
  ["/hooks。", "list", []],
  ["/hooks，off", "off", []],
  ["/hooks：list", "list", []],
  ["/ hooks", "list", []],
  ["、hooks", "list", []],
  ["、hooks off", "off", []],
  ["／ｈｏｏｋｓ　ｌｉｓｔ", "list", []],
  ["/钩子", "list", []],
  ["/钩子 off", "off", []],
  ["/钩子关闭", "off", []],
  ["/钩子，打开", "on", []],
  ["/hooks 列表", "list", []],
  ["/hooks 批准 k7f2", "approve", ["k7f2"]],
  ["/钩子批准 k7f2", "approve", ["k7f2"]],
  ["/hooks 撤销 k7f2", "revoke", ["k7f2"]],
  ["/hooks 查看 k7f2", "show", ["k7f2"]],
  ["/hooks 帮助", "help", []],
  ["/hooks 日志 5", "log", ["5"]],
  ["/hooks 同意 4821", "yes", ["4821"]],
  ["/hooks 拒绝 4821 不要", "no", ["4821", "不要"]],
  ["\u200b/hooks off", "off", []],
  ["/hooks\u200b off", "off", []],
  ["/hooks off👍", "off", []],
  ["/hooks on 👌🏻。", "on", []],
  ["/hooks off [强]", "off", []],
  ["/hooks pair ８ｋ２ｐ－４８２１", "pair", ["8k2p-4821"]],
  ["/hooks yes ４８２１", "yes", ["4821"]],
  ["/hooks approve，k7f2", "approve", ["k7f2"]],
])("%j is obeyed", (text, name, args) => {
  expect(parseHooksCommand(text)).toMatchObject({ kind: "command", name, args });
  expect(looksLikeCommand(text)).toBe(true);
});

test.each([
  ["“/hooks list”", { code: "quoted", line: "/hooks list" }],
  ["「/hooks off」", { code: "quoted", line: "/hooks off" }],
  ['"/钩子关闭"', { code: "quoted", line: "/hooks off" }],
  ["/hooks-off", { code: "unknown-command", word: "-off", near: "off" }],
  ["/钩子关闭了吗", { code: "usage" }],
  ["/hooks 怎么用", { code: "unknown-command", word: "怎么用" }],
  [
    "「小助手：要继续吗？同意：/hooks yes 4821」\n- - - - - - - - - - - - - - -\n同意",
    { code: "quoted", line: "/hooks yes 4821" },
  ],
  [
    "「小助手：要继续吗？同意：/hooks yes 4821」\n- - - - - - - - - - - - - - -\n不行",
    { code: "quoted", line: "/hooks no 4821" },
  ],
])("%j is answered and does nothing", (text, fault) => {
  expect(parseHooksCommand(text)).toMatchObject({ kind: "fault", fault });
  expect(looksLikeCommand(text)).toBe(true);
});

test.each([
  "/钩子工具怎么用",
  "/hooks关闭",
  "/hooksfoo",
  "/hooks_on",
  "/hooks@OtherBot，off",
  "说一下 /hooks off",
  "“/hooks off” 是什么意思？",
  "「Ann：/hooks yes 4821」\n- - - - - - - - - - - - - - -\n这是什么？",
])("%j is not ours", (text) => expect(parseHooksCommand(text)).toEqual({ kind: "not-ours" }));

test.for<[string, (size: number) => string]>([
  ["quotation marks", (size) => "“".repeat(size)],
  ["lines behind a quoted answer", (size) => `「/hooks yes 12${"\n".repeat(size)}`],
  ["emoji", (size) => `/hooks on ${"👍".repeat(size)}x`],
  ["full stops", (size) => `/钩子${"。".repeat(size)}`],
  ["closing marks", (size) => `“/hooks ${"”".repeat(size)}x`],
  ["what cannot be seen", (size) => "\u200b".repeat(size)],
])("eight times as many %s take no more than eight times the work", async ([, make]) => {
  const texts = new Map([2_000, 16_000].map((size) => [size, make(size)]));
  const read = (size: number) => parseHooksCommand(texts.get(size) ?? "");
  expect(await growthByEight(read, 2_000)).toBeLessThan(NO_LONGER_LINEAR);
});
