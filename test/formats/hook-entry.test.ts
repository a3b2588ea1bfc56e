import { expect, test } from "vitest";
import type { HookEntry } from "../../src/core/hook.js";
import { parseEntry } from "../../src/formats/hook-entry.js";
import { readHookFile } from "../../src/formats/hook-file.js";
import { addEntries, entriesInHeader, entryForHookFile } from "../../src/formats/hook-file-edit.js";
import { meaningOf } from "../../src/lib/argv.js";

const parse = (more: Record<string, unknown>) => parseEntry({ event: "pre_tool_call", ...more });
const faultsOf = (more: Record<string, unknown>) => {
  const parsed = parse(more);
  return "faults" in parsed ? parsed.faults : [];
};
function entryOf(more: Record<string, unknown>): HookEntry {
  const parsed = parse(more);
  if ("faults" in parsed) throw new Error(JSON.stringify(parsed.faults));
  return parsed.entry;
}

test("a command that nothing could run is refused with the place of what is wrong", () => {
  for (const type of ["command", "shell"]) {
    expect(faultsOf({ type, command: "ls\0-l" }), type).toMatchObject([{ code: "bad-command", symbol: "NUL", at: 3 }]);
    expect(faultsOf({ type, command: "   " }), type).toEqual([{ code: "missing-key", key: "command" }]);
    expect(faultsOf({ type }), type).toEqual([{ code: "missing-key", key: "command" }]);
  }
  expect(faultsOf({ command: "echo 'x" })).toMatchObject([{ code: "bad-command", symbol: "'", at: 6 }]);
  expect(parse({ type: "shell", command: "echo 'x" })).toHaveProperty("entry");
  expect(faultsOf({ type: "http" })).toEqual([{ code: "missing-key", key: "url" }]);
  expect(faultsOf({ type: "http", url: "ftp://a" })).toMatchObject([{ code: "bad-url" }]);
});

test("a time limit that is too long is cut and said so in the seconds that were written", () => {
  expect(parse({ command: "x", timeout: 500.5 })).toMatchObject({
    entry: { timeoutMs: 120_000 },
    warnings: [{ code: "timeout-clamped", seconds: 500.5, most: 120 }],
  });
  expect(parse({ command: "x" })).toMatchObject({ entry: { timeoutMs: 20_000 }, warnings: [] });
});

test("words for a shell are pointed out where there is none, and nowhere else", () => {
  const words = (more: Record<string, unknown>) => {
    const parsed = parse(more);
    return "warnings" in parsed ? parsed.warnings.map((warning) => ("word" in warning ? warning.word : "")) : [];
  };
  expect(words({ command: "./a.sh && ./b.sh > $HOME" })).toEqual(["&&", ">", "$HOME"]);
  expect(words({ command: "bash -c '&&' && x" })).toEqual([]);
  expect(words({ type: "shell", command: "./a.sh && ./b.sh" })).toEqual([]);
  expect(words({ type: "http", url: "https://a.example/?a=1&b='" })).toEqual([]);
});

test("an entry of ours survives being written down as one, with all that is special about it", () => {
  for (const more of [
    { command: "./a.sh", fail_closed: true, priority: 7, mode: "observe", async: true, matcher: "rm" },
    { command: "./a.sh", must_block: [{ tool_input: { command: "rm" } }], must_pass: "./pass.jsonl" },
    { type: "shell", command: ". ./lib.sh", dialect: "claude", env: ["LANG"] },
    { type: "http", url: "https://a.example/", headers: { "X-A": "b" }, env: ["LANG"] },
  ]) {
    const entry = entryOf(more);
    const written = readHookFile(`hooks:\n${entryForHookFile(entry, "/srv").replace(/^/gm, "  ")}\n`);
    expect(written.faults).toEqual([]);
    expect(written.hooks.map((hook) => hook.entry)).toEqual([entry]);
  }
});

test("entries are added behind what a file has, also when its last line has no end", () => {
  const entry = "- event: on_stop\n  command: ./a.sh";
  expect(addEntries("# mine", [entry])).toBe("# mine\nhooks:\n  - event: on_stop\n    command: ./a.sh\n");
  expect(addEntries("hooks:\n  - {event: on_stop, command: ./b.sh}", [entry])).toBe(
    "hooks:\n  - {event: on_stop, command: ./b.sh}\n  - event: on_stop\n    command: ./a.sh\n",
  );
  for (const text of ["- a\n", "hooks: [", `hooks: ${"[".repeat(600)}`])
    expect(addEntries(text, [entry])).toBeUndefined();
});

test("the entries of a script's header are found up to its end, and none where it shows none", () => {
  const header =
    "#!/bin/sh\n# hooks:\n#   - event: on_stop\n#     command: ./a.sh\n#   - event: on_stop\n#     command: ./b.sh";
  const both = ["- event: on_stop\n  command: ./a.sh", "- event: on_stop\n  command: ./b.sh"];
  expect(entriesInHeader(header)).toEqual(both);
  expect(entriesInHeader(`${header}\n\nexit 0\n`)).toEqual(both);
  expect(entriesInHeader("#!/bin/sh\nexit 0\n")).toEqual([]);
});

test("a target means the same however it is spaced, and one that cannot be split means what it says", () => {
  expect(meaningOf("sh  './a b.sh'")).toBe(meaningOf("sh ./a\\ b.sh"));
  expect(meaningOf("POST HTTPS://A.example")).toBe(meaningOf("https://a.example/"));
  expect(meaningOf("echo 'x")).toBe("echo 'x");
});

test("what is wrong with a whole file is told where there is no entry to tell it of", () => {
  const deep = `a: ${"[".repeat(600)}\n`;
  expect(readHookFile(deep)).toEqual({ hooks: [], faults: [{ line: 1, code: "no-hooks-list" }] });
  expect(readHookFile(`hooks:\n  - {event: on_stop, command: ./a.sh}\n${deep}`)).toMatchObject({
    hooks: [{ line: 2 }],
    faults: [{ line: 3, code: "unknown-key", key: "a" }],
  });
  expect(readHookFile("@\nhooks:\n  - {event: on_stop, command: ./a.sh}\n")).toMatchObject({
    hooks: [{ line: 3 }],
    faults: [{ line: 1, code: "bad-yaml" }],
  });
  expect(readHookFile("? \n: x\n")).toMatchObject({ faults: [{ line: 1, code: "unknown-key" }] });
});
