import { expect, test } from "vitest";
import { dialectOf } from "../../src/formats/dialect.js";
import { parseExamples } from "../../src/formats/examples.js";
import { parseEntry } from "../../src/formats/hook-entry.js";
import { textsFor } from "../../src/texts/index.js";

const LS = { tool_input: { command: "ls" } };
const parse = (more: Record<string, unknown>) => parseEntry({ event: "pre_tool_call", command: "./a.sh", ...more });

test("an entry takes examples themselves, or the path of a file of them", () => {
  expect(parse({ must_block: [LS], must_pass: "./pass.jsonl" })).toMatchObject({
    entry: { mustBlock: [LS], mustPass: "./pass.jsonl" },
  });
  // An entry without them is what it always was: its approval stands.
  expect(Object.keys("entry" in parse({}) ? (parse({}) as { entry: object }).entry : {})).not.toContain("mustBlock");
});

const REFUSED: [Record<string, unknown>, Record<string, unknown>][] = [
  [{ must_block: 7 }, { code: "wrong-type", key: "must_block", expected: "examples" }],
  [{ must_pass: [] }, { code: "bad-example", key: "must_pass", at: 0 }],
  [{ must_pass: Array.from({ length: 51 }, () => LS) }, { code: "bad-example", at: 0, value: "51 examples" }],
  [{ must_pass: [LS, "ls"] }, { code: "bad-example", at: 2, value: '"ls"' }],
  [{ must_pass: [{}] }, { code: "bad-example", at: 1 }],
  [{ must_pass: [{ rewritten: true }] }, { code: "bad-example", at: 1 }],
  [{ must_pass: [{ ...LS, rewritten: "yes" }] }, { code: "bad-example", at: 1 }],
  [{ must_pass: [{ __proto__x: 1 }] }, { code: "bad-example", at: 1 }],
  [{ must_pass: [{ message: "x".repeat(20_000) }] }, { code: "bad-example", at: 0 }],
  [
    { event: "post_tool_call", must_block: [LS] },
    { code: "cannot-block", value: "post_tool_call" },
  ],
];

test("what is none is refused with the place of what is wrong", () => {
  for (const [more, fault] of REFUSED) expect(parse(more)).toMatchObject({ faults: [fault] });
});

test("what can only be rewritten can have something that must not go out as it is", () => {
  expect(parse({ event: "on_response_end", must_block: [{ response: "x", rewritten: true }] })).toHaveProperty("entry");
});

test.each([
  ["a JSON list", JSON.stringify([LS, LS])],
  ["a YAML list", "- tool_input: {command: ls}\n- tool_input:\n    command: ls\n"],
  ["JSON lines", `${JSON.stringify(LS)}\n\n${JSON.stringify(LS)}\n`],
])("a file of examples may be %s", (_, text) => {
  expect(parseExamples(text)).toEqual({ examples: [LS, LS] });
});

test("a file that holds none says which one is wrong, or that none is there", () => {
  expect(parseExamples(`${JSON.stringify(LS)}\n{"tool_input": \n`)).toMatchObject({ at: 2 });
  for (const text of ["", "hello", "[]", "- &a [*a]", `- ${"[".repeat(2_000)}`, "x".repeat(70_000)])
    expect(parseExamples(text), text.slice(0, 20)).toMatchObject({ at: 0 });
});

test("files of other formats cannot carry them, and say where they can stand", () => {
  const around = { root: "/srv", folder: "/srv/.agents/hooks/a", files: ["scripts/run"] };
  const settings = { hooks: { Stop: [{ hooks: [{ type: "command", command: "x", must_block: [LS] }] }] } };
  const toml = '[[hooks]]\nevent = "Stop"\ncommand = "x"\nmust_block = "a.jsonl"\n';
  const hookMd = "---\nname: a\ndescription: b\ntrigger: pre-tool-call\nmust_pass: ./a.jsonl\n---\n";
  const read = (name: "claude" | "kimi" | "agent-hooks", text: string) => dialectOf(name).format?.read(text, around);
  expect(read("claude", JSON.stringify(settings))?.hooks[0]?.warnings).toEqual([
    { code: "key-ignored", key: "must_block" },
  ]);
  expect(read("kimi", toml)?.faults).toMatchObject([{ code: "unknown-key", key: "must_block" }]);
  expect(read("agent-hooks", hookMd)?.hooks[0]?.warnings).toEqual([{ code: "key-ignored", key: "must_pass" }]);
  const { fileFault, formats } = textsFor("en");
  for (const words of [
    fileFault({ code: "unknown-key", key: "must_pass" }),
    formats.warning({ code: "key-ignored", key: "must_block" }),
  ])
    expect(words).toContain("shell_hooks.yaml only");
});
