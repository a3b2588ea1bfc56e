import { expect, test } from "vitest";
import { looksLikeCommand, parseHooksCommand } from "../../src/commands/parse.js";
import { workedMs } from "../support/worked.js";

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

test("100 KB of any of it take no time", () => {
  for (const text of [
    "“".repeat(1e5),
    `「/hooks yes 12${"\n".repeat(1e5)}`,
    `/hooks on ${"👍".repeat(5e4)}x`,
    `/钩子${"。".repeat(1e5)}`,
    `“/hooks ${"”".repeat(1e5)}x`,
    "\u200b".repeat(1e5),
  ]) {
    const started = workedMs();
    parseHooksCommand(text);
    expect(workedMs() - started).toBeLessThan(50);
  }
});
