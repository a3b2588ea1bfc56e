import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readHookFile } from "../../src/formats/hook-file.js";
import { findSlip } from "../../src/formats/yaml-slip.js";
import { parseHookFile } from "../../src/runtime/parse-hook-file.js";
import { textsFor } from "../../src/texts/index.js";
import { anyText } from "../support/any-text.js";
import { samples } from "../support/long-tests.js";
import { growthByEight, NO_LONGER_LINEAR } from "../support/worked.js";

// What people write by hand, and the one line that they are told: where it is, what is wrong, and how it is right.

const EVENT = "  - event: pre_tool_call\n";
const COMMAND = "    command: ./a.sh\n";

type Slip = readonly [name: string, text: string, line: number, en: string, zh: string, example: string];

const SLIPS: readonly Slip[] = [
  [
    "a list under an empty one",
    `hooks: []\n${EVENT}${COMMAND}`,
    1,
    "[] says that the list is empty, but more follows below. Remove the brackets.",
    "[] 表示列表是空的，下面却还有内容。请去掉方括号。",
    "hooks:",
  ],
  ...(
    [
      ["a setting too far right", `hooks:\n${EVENT}      command: ./a.sh\n`, 3, "    command: ./a.sh"],
      ["a setting too far left", `hooks:\n${EVENT}   command: ./a.sh\n`, 3, "    command: ./a.sh"],
      ["a setting below the dash", `hooks:\n${EVENT}  command: ./a.sh\n`, 3, "    command: ./a.sh"],
      [
        "a dash too far left",
        `hooks:\n${EVENT}${COMMAND} - event: on_stop\n   command: ./b.sh\n`,
        4,
        "  - event: on_stop",
      ],
      [
        "a dash too far right",
        `hooks:\n${EVENT}${COMMAND}    - event: on_stop\n      command: ./b.sh\n`,
        4,
        "  - event: on_stop",
      ],
    ] as const
  ).map(
    ([name, text, line, example]): Slip => [
      name,
      text,
      line,
      "this line is not aligned with its neighbours.",
      "这一行没有和相邻的行对齐。",
      example,
    ],
  ),
  [
    "a tab",
    `hooks:\n${EVENT}\tcommand: ./a.sh\n`,
    3,
    "this line begins with a tab; YAML wants spaces.",
    "这一行以制表符开头，而 YAML 只接受空格。",
    "    command: ./a.sh",
  ],
  [
    "a wide space",
    `hooks:\n\u3000- event: pre_tool_call\n${COMMAND}`,
    2,
    "this line begins with a space that YAML does not accept; some keyboards and web pages produce it.",
    "这一行开头的空格不是普通空格（有些输入法和网页会打出这种），YAML 不认。",
    "  - event: pre_tool_call",
  ],
  ...(
    [
      ["no space after the colon", `hooks:\n  - event:pre_tool_call\n${COMMAND}`, 2, "  - event: pre_tool_call"],
      ["nor further down", `hooks:\n${EVENT}${COMMAND}    timeout:5\n`, 4, "    timeout: 5"],
    ] as const
  ).map(
    ([name, text, line, example]): Slip => [
      name,
      text,
      line,
      "a space is missing after the colon.",
      "冒号后面少了一个空格。",
      example,
    ],
  ),
  [
    "no space after the dash",
    `hooks:\n  -event: pre_tool_call\n${COMMAND}`,
    2,
    "a space is missing after the dash.",
    "短横线后面少了一个空格。",
    "  - event: pre_tool_call",
  ],
  [
    "no dash",
    "hooks:\n  event: pre_tool_call\n  command: ./a.sh\n",
    2,
    "each hook begins with a dash.",
    "每个钩子都以短横线开头。",
    "  - event: pre_tool_call",
  ],
  [
    "no key above the list",
    "- event: pre_tool_call\n  command: ./a.sh\n",
    1,
    "a line is missing above the first dash.",
    "第一个短横线上面少了一行。",
    "hooks:",
  ],
  ["no colon", `hooks\n${EVENT}${COMMAND}`, 1, "a colon is missing.", "少了一个冒号。", "hooks:"],
  [
    "a Chinese colon",
    "hooks:\n  - event：pre_tool_call\n    command：./a.sh\n",
    2,
    "this colon is the Chinese one; YAML wants the plain one, and a space after it.",
    "这个冒号是中文冒号；YAML 要用英文冒号，后面加一个空格。",
    "  - event: pre_tool_call",
  ],
  [
    "a colon in a value",
    `hooks:\n${EVENT}    command: ./a.sh --say note: x\n`,
    3,
    "a text with a colon and a space in it needs quotation marks.",
    "文字里有冒号和空格，要加引号。",
    "    command: './a.sh --say note: x'",
  ],
  [
    "a colon in a value between braces",
    `hooks:\n${EVENT}${COMMAND}    must_block:\n      - tool_input: {command: say: it's me, timeout: 1}\n`,
    5,
    "a text with a colon and a space in it needs quotation marks.",
    "文字里有冒号和空格，要加引号。",
    "      - tool_input: {command: 'say: it''s me', timeout: 1}",
  ],
  [
    "a quotation mark that is never closed",
    `hooks:\n${EVENT}    matcher: 'rm -rf\n${COMMAND}`,
    3,
    "this quotation mark is never closed.",
    "这个引号没有闭合。",
    "    matcher: 'rm -rf'",
  ],
  [
    "an apostrophe",
    `hooks:\n${EVENT}    matcher: 'don't'\n${COMMAND}`,
    3,
    "there is more text after the closing quotation mark. Put one pair around all of it.",
    "引号闭合之后还有内容。请用一对引号括住全部内容。",
    "    matcher: 'don''t'",
  ],
  [
    "a bracket that is never closed",
    `hooks:\n${EVENT}${COMMAND}    files: [a, b\n`,
    4,
    "this bracket is never closed.",
    "这个括号没有闭合。",
    "    files: [a, b]",
  ],
  ...["[a-z]+", "*.sh", "%d", "@all", "!x"].map(
    (value): Slip => [
      `a pattern that begins with ${value[0]}`,
      `hooks:\n${EVENT}    matcher: ${value}\n${COMMAND}`,
      3,
      "a text that begins like this needs quotation marks.",
      "这样开头的文字要加引号。",
      `    matcher: '${value}'`,
    ],
  ),
  [
    "what was copied from a chat",
    `hooks:\n${EVENT}${COMMAND}\`\`\`\n`,
    4,
    "this line was copied from a chat or a page. Remove every line that begins with ```, so that the file begins with this one.",
    "这一行是从聊天或网页里一起复制来的。请删掉所有以 ``` 开头的行，让文件从下面这一行开始。",
    "hooks:",
  ],
];

describe("a slip of the hand is told with its line and the line as it should be", () => {
  test.each(SLIPS)("%s", (name, text, line, en, zh, example) => {
    const said = (locale: string) =>
      parseHookFile(text, { locale }).faults.map((fault) => [fault.line, fault.message] as const);
    expect(said("en")).toEqual([[line, `${en} Write: \`${example}\``]]);
    expect(said("zh")).toEqual([[line, `${zh}请写成：\`${example}\``]]);
    // The advice is good: with that line the file is read, where there is no other slip in it.
    if (
      example === "hooks:" ||
      ["no dash", "a Chinese colon", "a dash too far right", "a dash too far left"].includes(name)
    )
      return;
    const lines = text.split("\n");
    lines[line - 1] = example;
    expect(readHookFile(lines.join("\n")).faults).not.toMatchObject([{ line }]);
  });

  test("the entries around it are read", () => {
    const { hooks, faults } = readHookFile(
      `hooks:\n${EVENT}${COMMAND}  - event:on_stop\n    command: ./b.sh\n  - event: pre_llm_call\n    command: ./c.sh\n`,
    );
    expect(hooks.map(({ entry }) => entry.event)).toEqual(["pre_tool_call", "pre_llm_call"]);
    expect(faults).toMatchObject([{ line: 4, code: "yaml-slip", why: "colon-space" }]);
  });

  test("any text gets an answer, and a long one is no more work for its length", async () => {
    fc.assert(
      fc.property(anyText(), fc.nat(20), (text, near) => {
        const slip = findSlip(text, near);
        return slip === undefined || slip.line >= 1;
      }),
      { numRuns: samples(300) },
    );
    for (const text of ["url: x\n", "- \n", "hooks: []\n", "   - event:\n", "\u3000".repeat(60)]) {
      const find = (size: number) => findSlip(text.repeat(size / text.length), size / 10);
      expect(await growthByEight(find, 8_000), text).toBeLessThan(NO_LONGER_LINEAR);
    }
  });
});

test.each([
  ["cmd", "command"],
  ["pattern", "matcher"],
  ["tool", "subject"],
])("a key %s, as others call it, is answered with %s", (key, meant) => {
  const { faults } = parseHookFile(`hooks:\n${EVENT}${COMMAND}    ${key}: x\n`);
  expect(faults).toMatchObject([{ line: 4, message: `unknown key "${key}". Did you mean "${meant}"?` }]);
});

describe("backslashes that get lost, and quotation marks that are none, are said", () => {
  const warned = (line: string, locale: string): string[] => {
    const { hooks, faults } = readHookFile(`hooks:\n${EVENT}${line.includes("command") ? "" : COMMAND}    ${line}\n`);
    expect(faults).toEqual([]);
    return (hooks[0]?.warnings ?? []).map(textsFor(locale).formats.warning);
  };

  test.each([
    [
      String.raw`matcher: "\brm\b"`,
      String.raw`In "matcher" YAML has made one character of a backslash and the letter behind it, as it does in double quotes. Use single quotes: matcher: '\brm\b'`,
      String.raw`“matcher”里的反斜杠和后面的字母被 YAML 合成了一个字符，双引号里就会这样。请用单引号：matcher: '\brm\b'`,
    ],
    [
      String.raw`command: ./a.sh --match \d+\.\d+ --strict`,
      String.raw`\d+\.\d+ reaches the program as d+.d+: outside quotes a backslash is lost. Write '\d+\.\d+', in single quotes.`,
      String.raw`\d+\.\d+ 传到程序时会变成 d+.d+：引号之外的反斜杠会丢失。请用单引号写成 '\d+\.\d+'。`,
    ],
    [
      "matcher: “rm -rf”",
      `The curly quotation marks are a part of "matcher". Use straight ones: matcher: 'rm -rf'`,
      "弯引号成了“matcher”内容的一部分。请用直引号：matcher: 'rm -rf'",
    ],
  ])("%s", (line, en, zh) => {
    expect(warned(line, "en")).toEqual([en]);
    expect(warned(line, "zh")).toEqual([zh]);
  });

  test.each([
    String.raw`matcher: '\brm\b'`,
    String.raw`matcher: "\\brm\tx\\b"`,
    String.raw`command: ./a.sh --match '\d+' "\d" with\ space`,
    "matcher: don’t",
  ])("nothing is said of %s", (line) => expect(warned(line, "en")).toEqual([]));
});

test("a word of a command, however long, is looked at a few times and no more", async () => {
  const read = (size: number) => parseHookFile(`hooks:\n${EVENT}    command: ./a.sh ${"x/".repeat(size / 2)}\n`);
  expect(await growthByEight(read, 900)).toBeLessThan(NO_LONGER_LINEAR);
});
