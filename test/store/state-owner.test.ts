import { chmodSync, chownSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { UnsafeStateError } from "../../src/core/state-errors.js";
import { runHere } from "../support/command-line.js";
import { makeWorkbench, type Workbench } from "../support/workbench.js";

const isRoot = process.geteuid?.() === 0;
const SOMEBODY = 12_345;

/** A bench whose state lies two folders deep, there from an earlier start. */
async function benchWithState(): Promise<Workbench & { dir: string }> {
  const bench = makeWorkbench();
  const dir = join(bench.root, "above", "state");
  mkdirSync(dirname(dir));
  await (await bench.open({ stateDir: dir })).close();
  return { ...bench, dir };
}

const start = (bench: { workspace: string; dir: string; root: string }, verb: string, lang: string) =>
  runHere(["--workspace", bench.workspace, "--state", bench.dir, verb], {
    env: { PATH: process.env.PATH, HOME: bench.root, LANG: lang, CHAT_HOOKS_PORT: "0" },
  });

const UNSAFE: readonly [name: string, spoil: (dir: string) => string, needsRoot: boolean][] = [
  ["belongs to somebody else", (dir) => chowned(dir), true],
  ["has a key of somebody else's", (dir) => chowned(join(dir, "key")), true],
  ["lies in a folder of somebody else's", (dir) => chowned(dirname(dir)), true],
  ["lies in a folder that all can write to", (dir) => opened(dirname(dir), 0o777), false],
  ["lies in a folder that a group can write to", (dir) => opened(grouped(dirname(dir)), 0o770), true],
];

function chowned(path: string): string {
  chownSync(path, SOMEBODY, SOMEBODY);
  return path;
}
function grouped(path: string): string {
  chownSync(path, 0, SOMEBODY);
  return path;
}
function opened(path: string, mode: number): string {
  chmodSync(path, mode);
  return path;
}

test.each(UNSAFE.filter(([, , needsRoot]) => isRoot || !needsRoot))(
  "a state directory that %s is refused, by the library, the command line and start alike",
  async (_, spoil) => {
    const bench = await benchWithState();
    const path = spoil(bench.dir);
    const refusal = await bench.open({ stateDir: bench.dir }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UnsafeStateError);
    expect((refusal as UnsafeStateError).unsafe).toMatchObject({ state: bench.dir, path });
    for (const verb of ["fire", "list", "page", "reset", "start"]) {
      const { exitCode, stderr } = await start(bench, verb, "C");
      expect(exitCode, verb).toBeGreaterThan(0);
      expect(stderr, verb).toContain(`"${path}"`);
      expect(stderr, verb).toMatch(/user 12345|mode 77[07]/);
      expect(stderr, verb).toContain("--state");
    }
    expect((await start(bench, "list", "zh_CN.UTF-8")).stderr).toContain(`“${path}”`);
  },
);

test("a folder with a sticky bit above it is fine, and so is a group that is the user alone", async () => {
  const bench = await benchWithState();
  for (const mode of [0o1777, 0o700]) {
    opened(dirname(bench.dir), mode);
    await (await bench.open({ stateDir: bench.dir })).close();
  }
  if (!isRoot) return;
  opened(dirname(bench.dir), 0o775);
  await (await bench.open({ stateDir: bench.dir })).close();
});

test.runIf(isRoot)("a state that somebody else owns is not moved here either", async () => {
  const bench = await benchWithState();
  chowned(bench.dir);
  const other = makeWorkbench();
  writeFileSync(join(other.workspace, "x"), "");
  const { exitCode, stderr } = await runHere(
    ["--workspace", other.workspace, "--state", other.state, "move-state", bench.dir],
    { env: { HOME: other.root, LANG: "C" } },
  );
  expect([exitCode, stderr]).toEqual([1, expect.stringContaining("belongs to user 12345")]);
});
