import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseEntry } from "../../../src/formats/hook-entry.js";
import { Budget } from "../../../src/lib/budget.js";
import { bindEntry } from "../../../src/store/snapshots/binding.js";
import { Fence, pathOf } from "../../../src/transports/command/binding/fence.js";
import { findProgram, interpreterOf } from "../../../src/transports/command/programs.js";
import { rows } from "../../support/long-tests.js";
import { makeWorkbench } from "../../support/workbench.js";

const NAMES = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJ";

function bound() {
  const bench = makeWorkbench();
  const place = {
    ...{ workspace: bench.workspace, root: bench.root, searchPath: "/usr/bin:/bin" },
    checkUrl: async () => undefined,
  };
  const bind = (command: string, more: Record<string, unknown> = {}) => {
    const parsed = parseEntry({ event: "on_stop", command, ...more });
    if (!("entry" in parsed)) throw new Error(JSON.stringify(parsed.faults));
    return bindEntry(parsed.entry, place);
  };
  return { bench, place, bind, shell: (line: string) => bind(line, { type: "shell" }) };
}

test("a script that a shell line names twice is bound once, and a program of the system's is none of its files", async () => {
  const { bench, shell } = bound();
  const path = bench.script("a.sh", "#!/bin/sh\n");
  const { files, problems } = await shell("/bin/sh ./a.sh; ././a.sh");
  expect(problems).toEqual([]);
  expect(files).toMatchObject([{ path, inPlace: true }]);
});

// Not by the clock: such a text, read by what follows it in every way, runs into the test's own limit or out of memory.
test.each([
  ["substitutions one behind the other", `x=$0>${"$(a)".repeat(60)} ;`],
  ["substitutions that never end", `$0 ${"rm$(".repeat(120)} ;\n`.repeat(500)],
  ["thousands of variables", Array.from({ length: 26_000 }, (_, at) => `a${at}=$0>x`).join("\n")],
  ["variables that double", Array.from(NAMES, growing).join("\n")],
  ["a folder far above", 'x = __file__.parents[999999999] / "a"'],
  ["an import with thousands of dots", `from ${".".repeat(8_000)}a import b`],
])("a script with %s is read as far as a script needs it", async (_, text) => {
  const { bench, bind } = bound();
  bench.script("a.sh", `#!/bin/sh\n${text}\n`);
  expect((await bind("./a.sh")).problems).toEqual([]);
});

function growing(name: string, at: number): string {
  return `${name}=$0 ${[...NAMES].slice(0, at).join(" ")} 'xxxx'`;
}

test("a line with more names than anybody could check is refused", async () => {
  const { bind, shell } = bound();
  const many = Array.from({ length: 300 }, (_, at) => `w${at}`).join(" ");
  const refused = { code: "unreadable", detail: "E2BIG" };
  expect((await shell(`echo ${many}`)).problems).toContainEqual(expect.objectContaining(refused));
  // The first name is forbidden by itself, so that none of the others is looked at.
  const long = `workspace/x,${Array.from({ length: 1_100 }, (_, at) => `n${at}`).join(",")}`;
  expect((await bind(`echo ${long}`)).problems).toMatchObject([refused, { code: "embedded-inside" }]);
});

// Not by the clock: each of these fills the memory, or takes minutes, when all that it could stand for is written down.
test.each([
  ["one option of thousands of letters", 30, `-${"a".repeat(16_000)}`],
  ["thousands of parts in commas", 30, "a,".repeat(8_000)],
  ["one option in front of a long path", 2, `-${"a".repeat(1_900)}/${"b/".repeat(7_000)}`],
  ["one option in front of a long module", 2, `-${"a".repeat(1_900)}${".b".repeat(7_000)}m`],
])("%s are refused, and what they stand for is not written down", async (_, entries, word) => {
  const { bind } = bound();
  for (let entry = 0; entry < entries; entry += 1)
    expect((await bind(`python3 ${word}${entry}`)).problems).toMatchObject([{ code: "unreadable", detail: "E2BIG" }]);
});

test("a look at what is proposed ends in time, also where thousands of names need no disk", async () => {
  const { place } = bound();
  const parsed = parseEntry({ event: "on_stop", command: `python3 -m -${"m".repeat(1_990)}${"a.b".repeat(600)}` });
  if (!("entry" in parsed)) throw new Error("no entry");
  let now = 0;
  const budget = new Budget({ timeMs: 500, lookups: 100_000, bytes: 100_000 }, () => now++);
  expect((await bindEntry(parsed.entry, { ...place, budget })).problems).toEqual([{ code: "not-looked-up" }]);
  expect(budget.spent.lookups).toBeLessThan(100);
});

test("an option without a value names no file, and a starter's program is bound with it", async () => {
  const { bench, bind } = bound();
  bench.script("a.sh", "#!/bin/sh\n");
  expect(await bind("./a.sh --rules= -x")).toMatchObject({ problems: [], absent: [], files: [{ word: "./a.sh" }] });
  const { programs } = await bind("/usr/bin/env LANG=C nice ls");
  expect(programs.map(({ word }) => word)).toEqual(["/usr/bin/env", "nice"]);
});

test("a file that cannot be opened is a problem with the system's own word for it", async () => {
  const { bench, bind } = bound();
  for (const [from, to] of ["ab", "ba"]) symlinkSync(`${bench.root}/${from}.sh`, `${bench.root}/${to}.sh`);
  expect((await bind("sh ./a.sh")).problems).toEqual([{ code: "unreadable", path: "./a.sh", detail: "ELOOP" }]);
});

test("a home is the one of the place, else the user's, and what the kernel makes up is forbidden as a name", async () => {
  const { place } = bound();
  expect(pathOf("~", { root: "/srv", home: "/h" })).toBe("/h");
  expect(pathOf("~/a", { root: "/srv", home: "/h" })).toBe("/h/a");
  expect(pathOf("~/a", { root: "/srv" })).toBe(`${homedir()}/a`);
  expect(pathOf("a", { root: "/srv" })).toBe("/srv/a");
  const fence = new Fence(place);
  const forbids = (text: string) => fence.forbids({ text, kind: "word" });
  for (const text of ["/proc/self/cwd/x", "/dev/fd/3", "/sys", "workspace/new/file"])
    expect(await forbids(text), text).toBe(true);
  for (const text of ["/dev/null", "/nowhere/at/all", "/", "other/file"]) expect(await forbids(text), text).toBe(false);
});

test.each(rows(1, [3, 5_000]))("a module that is a link into the workspace is found among %i files", async (count) => {
  const { bench, place } = bound();
  const folder = `${bench.root}/modules`;
  mkdirSync(folder);
  for (let at = 0; at < count; at += 1) writeFileSync(`${folder}/file-${at}`, "");
  symlinkSync(`${bench.workspace}/new.js`, `${folder}/guard.js`);
  symlinkSync(`${bench.workspace}/rules`, `${folder}/rules`);
  const fence = new Fence(place);
  const forbids = (text: string) => fence.forbids({ text, kind: "word" });
  expect(await forbids("modules/guard")).toBe(true);
  for (const text of ["modules/other", "modules/file-1", "nowhere/guard"])
    expect(await forbids(text), text).toBe(false);
  // By now the folder's names are known; this one leads to what is not there yet.
  expect(await forbids("modules/rules")).toBe(true);
});

test("a program is a file that can be run, and only a first line with #! names an interpreter", async () => {
  const bench = makeWorkbench();
  mkdirSync(join(bench.root, "a/tool"), { recursive: true });
  const real = bench.script("b/tool", "#!/bin/sh\n");
  expect(await findProgram("tool", { searchPath: `${bench.root}/a:${bench.root}/b` })).toMatchObject({
    path: real,
    word: "tool",
  });
  expect(await findProgram("tool", { searchPath: `${bench.root}/a` })).toBeUndefined();
  expect(interpreterOf(Buffer.from("#!/usr/bin/env -S A=1 python3 -u\n"))).toBe("python3");
  expect(interpreterOf(Buffer.from("echo hi\n#!/bin/sh"))).toBeUndefined();
});
