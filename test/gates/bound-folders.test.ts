import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { chmod, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { describeNotice } from "../../src/commands/notice.js";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import { FOLDER_LIMITS } from "../../src/transports/command/binding/folders.js";
import { EVENT, type Home, idsIn, listen, ofKind, onlyView, pause, test, until } from "../support/gates-home.js";
import { LONG_TESTS, rows } from "../support/long-tests.js";
import { approveAll } from "../support/workbench.js";

const SCRIPT = "workspace/hooks/examples/guard.py";
const FOLDER = "./workspace/hooks/guards/words";
/** Blocks what the tables of its folder name, with the words that it has from its modules. */
const GUARD_PY = `import os, sys
sys.stdin.read()
sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "guards"))
from words.rules import verdict
print(verdict(os.environ["CHAT_HOOKS_SCRIPT_DIR"]))
`;
const RULES_PY = `import json, os
from .say import reason
HERE = os.path.dirname(__file__)
def verdict(folder):
    words = open(os.path.join(HERE, "tables", "words.txt")).read().split()
    names = sorted(set(os.listdir(HERE)) - {'__pycache__'})
    return json.dumps({"decision": "block", "reason": reason(words, names, folder)})
`;
const SAY_PY = `def reason(words, names, folder):
    return " ".join(["approved"] + words + names)
`;

async function fill(home: Home, folder = FOLDER): Promise<void> {
  await home.write(SCRIPT, GUARD_PY);
  await home.write(join(folder, "rules.py"), RULES_PY);
  await home.write(join(folder, "say.py"), SAY_PY);
  await home.write(join(folder, "tables/words.txt"), "one\ntwo\n");
}

const ENTRY = { command: `python3 ./${SCRIPT}`, files: [FOLDER] };

async function guarded(home: Home): Promise<ShellHooks> {
  await fill(home);
  await home.propose(ENTRY);
  const hooks = await home.open();
  await home.type(hooks, "/hooks on");
  await home.approve(hooks, `${EVENT} ${ENTRY.command}`);
  return hooks;
}

const reasonOf = async (hooks: ShellHooks): Promise<string | undefined> =>
  (await hooks.fire(EVENT, { tool_name: "bash", tool_input: { command: "ls" } })).reason;

async function approvalFolder(home: Home): Promise<string> {
  const [id = ""] = await readdir(join(home.state, "copies"));
  return join(home.state, "copies", id);
}

const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !name.endsWith(".pyc"))
    .sort();

const compiledBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".pyc")).sort();

describe("a folder under files is bound and copied whole", () => {
  test("the script finds its modules in the copy, whatever the workspace holds by then", async ({ home }) => {
    const hooks = await guarded(home);
    await home.write(join(FOLDER, "say.py"), "def reason(*_):\n    return 'edited'\n");
    await home.write(join(FOLDER, "tables/words.txt"), "edited\n");
    await home.write(join(FOLDER, "json.py"), "raise SystemExit(0)\n");
    expect(await reasonOf(hooks)).toBe("approved one two rules.py say.py tables");
    await rm(home.path("workspace/hooks"), { recursive: true });
    expect(await reasonOf(hooks)).toBe("approved one two rules.py say.py tables");
  });

  test.runIf(LONG_TESTS)("what interpreters and desks leave there is neither bound nor copied", async ({ home }) => {
    await home.write(join(FOLDER, "__pycache__/say.cpython-311.pyc"), "x");
    await home.write(join(FOLDER, ".hidden/deep.py"), "x");
    await home.write(join(FOLDER, ".env"), "x");
    const hooks = await guarded(home);
    expect(await filesBelow(await approvalFolder(home))).toEqual([
      "examples/guard.py",
      "guards/words/rules.py",
      "guards/words/say.py",
      "guards/words/tables/words.txt",
    ]);
    await home.write(join(FOLDER, ".more"), "x");
    await home.write(join(FOLDER, "tables/__pycache__/x.pyc"), "x");
    expect((await onlyView(hooks)).state).toBe("approved");
  });

  test.runIf(LONG_TESTS)(
    "an argument that names the folder becomes the copy's folder, one that is a file's name there stays",
    async ({ home }) => {
      await home.script(
        '#!/bin/sh\ncat > /dev/null\ncat "$1/deep/list" >&2\necho "$2 $3" >&2\nexit 2\n',
        "guards/run.sh",
      );
      await home.write("guards/data/deep/list", "approved\n");
      await home.write("guards/data/strict", "x\n");
      const command = "./guards/run.sh ./guards/data strict --strict";
      await home.propose({ command, files: ["./guards/data"] });
      const hooks = await home.open();
      await home.type(hooks, "/hooks on");
      await home.approve(hooks, `${EVENT} ${command}`);
      await home.write("guards/data/deep/list", "edited\n");
      expect(await reasonOf(hooks)).toBe("approved\nstrict --strict");
    },
  );

  test.runIf(LONG_TESTS)(
    "a folder in the workspace can be named by the command when it is bound, and not otherwise",
    async ({ home }) => {
      await fill(home);
      const command = `python3 ./${SCRIPT} ${FOLDER}`;
      await home.propose({ command });
      const hooks = await home.open();
      expect((await onlyView(hooks)).problems).toMatchObject([{ code: "embedded-inside", path: FOLDER }]);
      await home.propose({ command, files: [FOLDER] });
      await home.approve(hooks, `${EVENT} ${command}`);
    },
  );

  test("names and bytes make the digest, not the order in which the disk lists them", async ({ home }) => {
    await fill(home);
    await home.propose(ENTRY);
    const hooks = await home.open();
    const before = (await onlyView(hooks)).proposed?.digest;
    await rename(home.path(join(FOLDER, "rules.py")), home.path(join(FOLDER, "x.py")));
    const renamed = (await onlyView(hooks)).proposed?.digest;
    await rename(home.path(join(FOLDER, "x.py")), home.path(join(FOLDER, "rules.py")));
    expect((await onlyView(hooks)).proposed?.digest).toBe(before);
    expect(renamed).not.toBe(before);
  });
});

describe("a change in a bound folder is told, and changes nothing that runs", () => {
  const changes: [string, (home: Home) => Promise<unknown>, RegExp, RegExp?][] = [
    ["edited", (home) => home.write(join(FOLDER, "say.py"), "#"), /words say\.py edited/],
    ["added", (home) => home.write(join(FOLDER, "tables/NOTE.txt"), "#"), /words 1 file added/, /NOTE/],
    ["removed", (home) => rm(home.path(join(FOLDER, "say.py"))), /words say\.py removed/],
    ["made executable", (home) => chmod(home.path(join(FOLDER, "say.py")), 0o755), /words say\.py edited/],
  ];
  test.for(rows(2, changes))("a file %s", async ([, change, expected, unsaid], { home }) => {
    const hooks = await guarded(home);
    const told = listen(hooks);
    await change(home);
    await until(() => ofKind(told, "hook-changed").length > 0);
    const [notice] = ofKind(told, "hook-changed").map((each) => describeNotice(each));
    expect(notice).toMatch(expected);
    // A notice comes unasked: it must not carry what the agent puts into a name.
    if (unsaid) expect(notice).not.toMatch(unsaid);
    expect(await reasonOf(hooks)).toBe("approved one two rules.py say.py tables");
    const { text } = await home.type(hooks, "/hooks list");
    expect(text).toContain("⚠ changed since approval");
    expect(text).toMatch(/in \S+words \S+ (?:edited|added|removed)/);
  });

  test.runIf(LONG_TESTS)("a file in a folder that was empty when it was approved", async ({ home }) => {
    await mkdir(home.path(join(FOLDER, "later")), { recursive: true });
    const hooks = await guarded(home);
    const told = listen(hooks);
    await home.lookedAround(hooks);
    await home.write(join(FOLDER, "later/new.py"), "x");
    await until(() => ofKind(told, "hook-changed").length > 0);
  });

  test.runIf(LONG_TESTS)("many of them are one line", async ({ home }) => {
    const hooks = await guarded(home);
    for (let at = 0; at < 30; at += 1) await home.write(join(FOLDER, `new${at}.py`), "x");
    const { changes } = await onlyView(hooks);
    expect(changes).toHaveLength(1);
    expect((await home.type(hooks, "/hooks list")).text).toContain("new0.py, new1.py, new10.py and 27 more added");
  });

  test("the folder removed, or another in its place", async ({ home }) => {
    const hooks = await guarded(home);
    await rename(home.path(FOLDER), home.path("workspace/gone"));
    expect((await onlyView(hooks)).changes).toMatchObject([
      { kind: "folder-changed", removed: ["rules.py", "say.py", "tables/words.txt"] },
    ]);
    await symlink(home.path("workspace/gone"), home.path(FOLDER));
    expect((await onlyView(hooks)).changes).toEqual([]);
    await rm(home.path(FOLDER));
    await symlink("/usr/lib", home.path(FOLDER));
    const view = await onlyView(hooks);
    expect(view.state).toBe("changed");
    expect(view.problems).toContainEqual(expect.objectContaining({ code: "link-leaves" }));
    expect(await reasonOf(hooks)).toBe("approved one two rules.py say.py tables");
  });

  test("a pipe added there, which keeps it from being read whole", async ({ home }) => {
    const hooks = await guarded(home);
    execFileSync("mkfifo", [home.path(join(FOLDER, "a-pipe"))]);
    const view = await onlyView(hooks);
    expect(view.changes).toMatchObject([{ kind: "folder-changed", edited: [], added: [], removed: [] }]);
    expect((await home.type(hooks, "/hooks list")).text).toContain("not all of it can be read now");
    expect(await reasonOf(hooks)).toBe("approved one two rules.py say.py tables");
  });

  test.runIf(LONG_TESTS)("another folder in the entry is one line, too", async ({ home }) => {
    const hooks = await guarded(home);
    await home.write("workspace/other/a.py", "x");
    await home.write("workspace/other/b.py", "x");
    await home.propose({ ...ENTRY, files: [FOLDER, "./workspace/other"] });
    expect((await onlyView(hooks)).changes).toEqual([
      { kind: "entry-edited", keys: ["files"] },
      { kind: "file-appeared", path: home.path("workspace/other") },
    ]);
  });
});

describe("a folder that cannot be bound whole is refused", () => {
  async function refused(home: Home, code: string, more: Record<string, unknown> = {}): Promise<void> {
    await home.propose(ENTRY);
    const hooks = await home.open();
    const outcome = await home.tryApproving(hooks, `${EVENT} ${ENTRY.command}`);
    expect(outcome).toMatchObject({ changed: false, problem: true });
    const view = await onlyView(hooks);
    expect(view.problems).toContainEqual(expect.objectContaining({ code, ...more }));
    expect(view.state).toBe("not-approved");
  }

  test("a link out of it, also to elsewhere in the workspace", async ({ home }) => {
    await fill(home);
    await home.write("workspace/elsewhere.py", "x");
    await symlink("../../../elsewhere.py", home.path(join(FOLDER, "linked.py")));
    await refused(home, "folder-link", { path: home.path(join(FOLDER, "linked.py")) });
  });

  test("a link to a folder, a circle", async ({ home }) => {
    await fill(home);
    await symlink(".", home.path(join(FOLDER, "again")));
    await refused(home, "folder-link");
  });

  test("a link within it is the file that it leads to", async ({ home }) => {
    await fill(home);
    await symlink("say.py", home.path(join(FOLDER, "alias.py")));
    await home.propose(ENTRY);
    const hooks = await home.open();
    await home.approve(hooks, `${EVENT} ${ENTRY.command}`);
    expect(await filesBelow(await approvalFolder(home))).toContain("guards/words/alias.py");
  });

  test("a link that leads out of the workspace in the folder's place", async ({ home }) => {
    await fill(home, "outside");
    await symlink(home.path("outside"), home.path("workspace/hooks/linked"));
    await home.propose({ ...ENTRY, files: ["./workspace/hooks/linked"] });
    const hooks = await home.open();
    expect((await onlyView(hooks)).problems).toMatchObject([{ code: "link-leaves" }]);
  });

  test("a pipe, without waiting for it", async ({ home }) => {
    await fill(home);
    execFileSync("mkfifo", [home.path(join(FOLDER, "pipe"))]);
    await refused(home, "odd-file", { path: home.path(join(FOLDER, "pipe")) });
  });

  test("too many files, too many bytes, too deep, names without end, nothing", async ({ home }) => {
    await home.write(SCRIPT, GUARD_PY);
    const folder = (name: string): string => `./workspace/${name}`;
    mkdirSync(home.path("workspace/many"));
    for (let at = 0; at <= FOLDER_LIMITS.files; at += 1) writeFileSync(home.path(`workspace/many/${at}`), "");
    await home.write("workspace/large/a", Buffer.alloc(FOLDER_LIMITS.bytes - 10));
    await home.write("workspace/large/b", Buffer.alloc(11));
    await home.write(`workspace/deep/${"d/".repeat(FOLDER_LIMITS.depth)}x`, "");
    mkdirSync(home.path("workspace/names"));
    for (let at = 0; at <= 4_096; at += 1) mkdirSync(home.path(`workspace/names/.${at}`));
    await mkdir(home.path("workspace/nothing/__pycache__"), { recursive: true });
    const names = ["many", "large", "deep", "names", "nothing"];
    await home.propose(...names.map((name) => ({ ...ENTRY, files: [folder(name)] })));
    const { hooks } = await (await home.open()).list();
    expect(hooks.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
      ...Array(4).fill(["folder-too-large"]),
      ["empty-folder"],
    ]);
  });

  test.runIf(LONG_TESTS)("several folders share one limit", async ({ home }) => {
    await fill(home);
    for (const name of ["a", "b"]) {
      mkdirSync(home.path(`workspace/${name}`));
      for (let at = 0; at < 300; at += 1) writeFileSync(home.path(`workspace/${name}/${at}`), "");
    }
    await home.propose({ ...ENTRY, files: ["./workspace/a", "./workspace/b"] });
    expect((await onlyView(await home.open())).problems).toMatchObject([{ code: "folder-too-large" }]);
  });

  test("swapped for a link again and again while it is read, nothing from outside is ever bound", async ({ home }) => {
    await fill(home);
    await fill(home, "outside");
    for (const name of ["rules.py", "say.py", "tables/words.txt"]) await home.write(join("outside", name), "OUTSIDE");
    await home.propose(ENTRY);
    const hooks = await home.open({ watch: false });
    let swapping = true;
    const tables = home.path(join(FOLDER, "tables"));
    const swaps = (async () => {
      while (swapping) {
        await rename(tables, home.path("workspace/kept"));
        await symlink(home.path("outside/tables"), tables);
        await pause(0);
        await rm(tables);
        await rename(home.path("workspace/kept"), tables);
        await pause(0);
      }
    })();
    try {
      for (let at = 0; at < (LONG_TESTS ? 60 : 20); at += 1) {
        const { current } = await hooks.texts(await onlyView(hooks));
        for (const { text } of current) expect(text).not.toContain("OUTSIDE");
      }
    } finally {
      swapping = false;
      await swaps;
    }
  });
});

describe("Python modules are compiled at approval", () => {
  test("once, with the hook's interpreter: no run adds one, and nothing looks changed", async ({ home }) => {
    await home.write(join(FOLDER, "broken.py"), "def (\n");
    const hooks = await guarded(home);
    const folder = await approvalFolder(home);
    const compiled = await compiledBelow(folder);
    expect(compiled.map((name) => name.replace(/cpython-\d+/, "*"))).toEqual([
      "examples/__pycache__/guard.*.pyc",
      "guards/words/__pycache__/rules.*.pyc",
      "guards/words/__pycache__/say.*.pyc",
    ]);
    expect(await reasonOf(hooks)).toBe("approved one two broken.py rules.py say.py tables");
    expect(await compiledBelow(folder)).toEqual(compiled);
    expect(await onlyView(hooks)).toMatchObject({ state: "approved", changes: [], broken: [] });
    expect((await hooks.texts(await onlyView(hooks))).approved.map(({ path }) => path)).not.toContain(compiled[0]);
  });

  test.runIf(LONG_TESTS)(
    "for the second entry of a guard as for the first, and anew for a module that has changed in between",
    async ({ home }) => {
      const hooks = await guarded(home);
      await home.propose(ENTRY, { ...ENTRY, event: "pre_llm_call" });
      await home.approve(hooks, `pre_llm_call ${ENTRY.command}`);
      const { reason } = await hooks.fire("pre_llm_call", {});
      expect(reason).toBe("approved one two rules.py say.py tables");
      // Python runs what was compiled without a look at the source: an old one would run in the place of the new.
      await home.write(join(FOLDER, "say.py"), SAY_PY.replace("approved", "replaced"));
      await approveAll(hooks, ({ entry }) => entry.event === EVENT);
      expect(await reasonOf(hooks)).toBe("replaced one two rules.py say.py tables");
      expect((await hooks.fire("pre_llm_call", {})).reason).toBe(reason);
      const folders = (await readdir(join(home.state, "copies"))).map((name) => join(home.state, "copies", name));
      expect(await Promise.all(folders.map(compiledBelow))).toEqual(
        // The version before is kept, too.
        Array(3).fill(expect.arrayContaining([expect.stringContaining("say.")])),
      );
    },
  );

  test("one that somebody puts in the place of another does not run: the guard blocks and says so", async ({
    home,
  }) => {
    const hooks = await guarded(home);
    const folder = await approvalFolder(home);
    const path = join(folder, (await compiledBelow(folder)).find((name) => name.includes("say.")) ?? "");
    await chmod(path, 0o600);
    await writeFile(path, Buffer.concat([await readFile(path), Buffer.from([0])]));
    await until(async () => (await onlyView(hooks)).broken.includes(path));
    const { runs, verdict } = await hooks.fire(EVENT, { tool_name: "bash", tool_input: { command: "ls" } });
    expect(verdict).toBe("block");
    expect(runs).toMatchObject([{ fault: { code: "changed-file", path } }]);
  });

  test("a hook without a folder has none", async ({ home }) => {
    await home.write("workspace/one.py", "import sys\nsys.exit(2)\n");
    await home.propose({ command: "python3 ./workspace/one.py" });
    const hooks = await home.open();
    await home.approve(hooks, `${EVENT} python3 ./workspace/one.py`);
    expect(await compiledBelow(await approvalFolder(home))).toEqual([]);
  });
});

describe("a bound folder is shown folded", () => {
  test("by name, size and hash; one file's text on request; the difference by file", async ({ home }) => {
    const hooks = await guarded(home);
    const [id = ""] = idsIn((await home.type(hooks, "/hooks list")).text);
    const { text = "" } = await home.type(hooks, `/hooks show ${id}`);
    expect(text).toContain("sys.path.insert");
    expect(text).toMatch(/guards\/words\/ – 3 files, \d+ B, sha256 [0-9a-f]{64}/);
    expect(text).toMatch(/^ {3}tables\/words\.txt – 8 B, sha256 [0-9a-f]{12}…$/m);
    expect(text).toContain(`/hooks show ${id} <file>`);
    expect(text).not.toContain("def reason");

    expect((await home.type(hooks, `/hooks show ${id} say.py`)).text).toContain("def reason");
    expect((await home.type(hooks, `/hooks show ${id} ./tables/words.txt`)).text).toContain("one\ntwo");
    expect((await home.type(hooks, `/hooks show ${id} missing.py`)).text).toContain('has no file "missing.py"');

    await home.write(join(FOLDER, "say.py"), SAY_PY.replace("approved", "edited"));
    const [changed = ""] = idsIn((await home.type(hooks, "/hooks list")).text);
    const after = await home.type(hooks, `/hooks show ${changed}`);
    expect(after.text).toMatch(/^2 {3}- .*"approved".*\n {2}2 \+ .*"edited"/m);
    expect(after.text).not.toMatch(/^[\d ]+[+-] .*verdict/m);
    expect((await home.type(hooks, `/hooks show ${changed} say.py`)).text).toMatch(/^ {2}2 \+ .*"edited"/m);
  });

  test.runIf(LONG_TESTS)("many differences fill no more than one text", async ({ home }) => {
    const hooks = await guarded(home);
    for (let at = 0; at < 50; at += 1) await home.write(join(FOLDER, `new${at}.py`), "x\n".repeat(1_000));
    const [id = ""] = idsIn((await home.type(hooks, "/hooks list")).text);
    const { text = "" } = await home.type(hooks, `/hooks show ${id}`);
    expect(text.length).toBeLessThan(40_000);
    expect(text).toMatch(/\d+ more files differ in this folder/);
  });
});
