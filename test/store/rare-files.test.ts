import { mkdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadApiToken } from "../../src/bot/web/api-token.js";
import { putAside, removeIfOld } from "../../src/lib/files/folder.js";
import { hashFile, readSafely } from "../../src/lib/files/safe-read.js";
import { doConfigJob } from "../../src/store/config/config-jobs.js";
import { ConfigReader } from "../../src/store/config/config-reader.js";
import { HookSources, scriptsIn } from "../../src/store/config/hook-sources.js";
import { vetPattern } from "../../src/store/config/vet-pattern.js";
import { WorkspaceFiles } from "../../src/store/config/workspace-files.js";
import { FiringLog } from "../../src/store/log/firing-log.js";
import { shownFiles } from "../../src/store/snapshots/copies.js";
import { locate, standardState } from "../../src/store/state/locations.js";
import { loadKey, seal } from "../../src/store/state/seal.js";
import type { Approval } from "../../src/store/state/state.js";
import { StateStore } from "../../src/store/state/state-store.js";
import { findProgram, interpreterOf } from "../../src/transports/command/programs.js";
import { makeWorkbench } from "../support/workbench.js";

test("a file that never ends, or holds more than it says, is neither read whole nor hashed", async () => {
  expect(await readSafely("/proc/self/maps", "/nowhere", 10)).toMatchObject({ kind: "too-large", size: 0 });
  await expect(hashFile("/proc/self/maps")).rejects.toThrow("holds more than its size says");
});

test("a damaged file is kept under another name, one that is gone is no error, and any other trouble is told", async () => {
  const bench = makeWorkbench();
  const file = bench.write("state/state.json", "x");
  await putAside(file, "corrupt");
  expect(await readdir(bench.state)).toEqual([expect.stringMatching(/^state\.json\.corrupt-\d+$/)]);
  await putAside(file, "corrupt");
  await expect(putAside(`${bench.write("state/plain", "x")}/below`, "corrupt")).rejects.toThrow("ENOTDIR");
});

test("of the drafts that killed writers left, only old ones are removed", async () => {
  const bench = makeWorkbench();
  const [young, old] = [bench.write("d/young", ""), bench.write("d/old", "")];
  utimesSync(old, 1, 1);
  for (const path of [young, old, `${bench.root}/d/none`]) await removeIfOld(path);
  expect(await readdir(`${bench.root}/d`)).toEqual(["young"]);
});

test("of those that make a key at once all get the same, and a damaged one is left as it lies", async () => {
  const bench = makeWorkbench();
  const keys = await Promise.all(Array.from({ length: 8 }, () => loadKey(join(bench.root, "key"))));
  expect(new Set(keys.map((key) => key.toString("hex"))).size).toBe(1);
  expect(await readdir(bench.root)).toEqual(["key", "workspace"]);
  const damaged = bench.write("damaged", "short");
  expect(await loadKey(damaged)).toHaveLength(32);
  expect(readFileSync(damaged, "utf8")).toBe("short");
  await expect(loadApiToken(damaged)).rejects.toThrow("ENOTDIR");
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

test("where nobody has said anything, the state lies in the user's own folder", async () => {
  const bench = makeWorkbench();
  const name = /workspace-[0-9a-f]{12}$/;
  for (const [env, base] of [
    [{ XDG_STATE_HOME: "/x", HOME: "/h" }, "/x/chat-hooks/"],
    [{ HOME: "/h" }, "/h/.local/state/chat-hooks/"],
    [{}, `${homedir()}/.local/state/chat-hooks/`],
  ] as const) {
    expect(standardState("/srv/workspace", env).replace(name, "")).toBe(base);
  }
  const state = `${bench.root}/not/there/yet`;
  expect(await locate({ env: {}, stateDir: state })).toEqual({
    ...{ workspace: join(process.cwd(), "workspace"), root: process.cwd(), state },
  });
});

test("the scripts of a hook's folder: what is run comes first, then the others in order, and not too many or too deep", async () => {
  const bench = makeWorkbench();
  for (const path of ["b.sh", "a.sh", "run.py", ".hidden", "lib/x.py", "lib/deep/y.py", "lib/deep/deeper/z.py"])
    bench.write(`hook/scripts/${path}`, "");
  bench.write("hook/scripts/node_modules/m.js", "");
  expect(await scriptsIn(`${bench.root}/hook`)).toEqual(
    ["run.py", "a.sh", "b.sh", "lib/x.py", "lib/deep/y.py"].map((path) => `scripts/${path}`),
  );
  for (let at = 0; at < 60; at += 1) bench.write(`hook/scripts/many-${at}`, "");
  const many = await scriptsIn(`${bench.root}/hook`);
  expect([many.length, many[0], many.some((path) => path.includes("lib/"))]).toEqual([50, "scripts/run.py", false]);
});

test("folders of hooks may be links, files among them are none, and a home that is not named is the user's", async () => {
  const bench = makeWorkbench();
  const head = "---\nname: linked\ndescription: d\ntrigger: before_tool\n---\n";
  bench.write("elsewhere/HOOK.md", head);
  bench.script("elsewhere/scripts/run", "#!/bin/sh\n");
  bench.write(".agents/hooks/README.md", head);
  symlinkSync(`${bench.root}/elsewhere`, `${bench.root}/.agents/hooks/linked`);
  const reader = new ConfigReader();
  const files = new WorkspaceFiles(bench.workspace, reader);
  const env = { XDG_CONFIG_HOME: `${bench.root}/none` };
  const sources = new HookSources(files, reader, bench.workspace, bench.root, env);
  expect(await sources.load()).toMatchObject({ hooks: [{ name: "linked", level: "project" }], faults: [] });
  expect((await sources.list([])).find(({ name }) => name === "claude")?.paths).toContain(
    `${homedir()}/.claude/settings.json`,
  );
});

test("a configuration that cannot be written says why", async () => {
  const bench = makeWorkbench();
  bench.write("other/config", "a file");
  const files = new WorkspaceFiles(`${bench.root}/other`, new ConfigReader());
  expect(await files.mirrorSwitch(true)).toContain('goes through "config", which is not a folder');
});

test("the log keeps as much as it can hold between two writes, and counts what it could not", async () => {
  const { state } = makeWorkbench();
  const log = new FiringLog(state, () => Buffer.alloc(32, 1));
  log.flushNow();
  await expect(readdir(state)).rejects.toThrow("ENOENT");
  for (let at = 0; at < 5_003; at += 1)
    log.add({ hook: "h", id: "h", event: "on_stop", verdict: "continue", ms: 1, at });
  expect(log.statsOf("h")).toMatchObject({ runs: 5_003, lastAt: 5_002 });
  log.flushNow();
  expect((await log.recent(1))[0]?.at).toBe(4_999);
});

test("what an owner approved is shown from its copy, with the words it is called by", async () => {
  const bench = makeWorkbench();
  bench.write("state/copies/id1/guard.sh", "echo hi\n");
  const approval = {
    id: "id1",
    argv: ["sh", { prefix: "--rules=", copy: "guard.sh" }],
    files: [
      { path: "/srv/guard.sh", sha256: "a", executable: true, copy: "guard.sh" },
      { path: "/srv/gone.sh", sha256: "b", executable: true, copy: "gone.sh" },
      { path: "/srv/in-place", sha256: "c", executable: true },
    ],
  } as unknown as Approval;
  expect(await shownFiles(bench.state, undefined, approval)).toEqual({
    argv: ["sh", "--rules=guard.sh"],
    current: [],
    approved: [
      { path: "/srv/guard.sh", sha256: "a", bytes: 8, text: "echo hi\n" },
      { path: "/srv/gone.sh", sha256: "b", bytes: 0 },
      { path: "/srv/in-place", sha256: "c", bytes: 0 },
    ],
  });
  expect(await shownFiles(bench.state)).toEqual({ argv: [], current: [], approved: [] });
});

test("patterns of every spelling are vetted, and one that is none says what is wrong with it", () => {
  // Or slow: this machine may be busy.
  for (const pattern of ["[\\\\x{110000}]", "\\t\\x23\\043", "\\w+", "[a-z]+@"])
    expect(vetPattern(pattern).kind, pattern).not.toBe("invalid");
  expect(doConfigJob({ kind: "vet", pattern: "(" })).toMatchObject({
    ...{ kind: "invalid", detail: expect.stringContaining("missing") },
  });
});

test("a reader that is closed over its work answers that the file could not be read", async () => {
  const reader = new ConfigReader();
  const large = `hooks:\n${"  - event: pre_tool_call\n    command: ./x.sh\n".repeat(20_000)}`;
  const around = { root: "/", folder: "/", files: [] };
  const late = { hooks: [], faults: [{ line: 1, code: "not-read" }] };
  for (const [read, answer] of [
    [() => reader.readHooks(large), late],
    [() => reader.readForeign("agent-hooks", `---\n${large}---\n`, around), late],
    [() => reader.readSources(large), { names: [], unknown: [] }],
    [() => reader.readSwitch(large), { kind: "unreadable", detail: "it takes too long to read" }],
  ] as const) {
    // The worker is there once it has answered, and its next job takes far longer than it has, also beside a main thread that is kept waiting.
    await reader.writeSwitch(`# ${"x".repeat(2_000)}\n`, true);
    const reading = read();
    await new Promise((resume) => setImmediate(resume));
    await reader.close();
    expect(await reading).toEqual(answer);
  }
});

const opened = async (folder: string): Promise<StateStore> => {
  const store = new StateStore(folder, "/srv/workspace");
  await store.open();
  return store;
};

test("a store that is not open holds nothing, and a folder in the place of its record is a damaged one", async () => {
  const { state } = makeWorkbench();
  expect(() => new StateStore(state, "/srv/workspace").state).toThrow("not open");
  await mkdir(join(state, "state.json"), { recursive: true });
  const store = new StateStore(state, "/srv/workspace");
  expect(await store.open()).toMatchObject({ kind: "trouble", trouble: { code: "corrupt" } });
});

test("a first change that a crash cut off before its record leaves a new store", async () => {
  const { state } = makeWorkbench();
  const { secret } = await opened(state);
  await writeFile(join(state, "counter.json"), seal(secret, "counter", { seq: 0 }));
  expect(await new StateStore(state, "/srv/workspace").open()).toEqual({ kind: "new" });
  await writeFile(join(state, "counter.json"), seal(secret, "counter", { seq: 1 }));
  expect(await new StateStore(state, "/srv/workspace").open()).toMatchObject({ kind: "trouble" });
});

test("a change over which somebody else has written is made again on top of that", async () => {
  const { state } = makeWorkbench();
  const store = await opened(state);
  await store.update((held) => ({ ...held, enabled: true }));
  const file = join(state, "state.json");
  let tries = 0;
  await store.update((held) => {
    tries += 1;
    if (tries === 1) writeFileSync(file, readFileSync(file));
    return { ...held, told: { once: "yes" } };
  });
  expect([tries, store.state.told, store.state.enabled, store.state.seq]).toEqual([2, { once: "yes" }, true, 2]);
  const always = store.update((held) => {
    writeFileSync(file, readFileSync(file));
    return { ...held, enabled: false };
  });
  await expect(always).rejects.toThrow("changing the state all the time");
  expect(store.state.enabled).toBe(true);
});
