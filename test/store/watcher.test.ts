import {
  chmodSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, vi } from "vitest";
import { Inventory } from "../../src/runtime/inventory.js";
import { FolderWatches } from "../../src/store/config/folder-watches.js";
import { Watcher } from "../../src/store/config/watcher.js";
import { pause, test, until, verdictOf } from "../support/gates-home.js";
import { rows } from "../support/long-tests.js";

function watched(onTouch: () => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), "chat-hooks-test-"));
  const file = join(folder, "file");
  const touch = (): void => writeFileSync(file, "touched");
  const watcher = new Watcher(() => [file], onTouch, undefined, 20);
  onTestFinished(() => {
    watcher.close();
    rmSync(folder, { recursive: true });
  });
  return { watcher, touch };
}

describe("looking at files", () => {
  test("what fails is tried again at the next look, without another touch", async () => {
    let tries = 0;
    let failures = 0;
    const { watcher, touch } = watched(async () => {
      tries += 1;
      if (tries > 1 && failures < 2) {
        failures += 1;
        throw new Error("broken");
      }
    });
    await watcher.start();
    touch();
    await until(() => failures === 2 && tries === 4);
    await pause(100);
    expect(tries).toBe(4);
  });

  test("what takes long never overlaps itself, and what is touched meanwhile is told again", async () => {
    let at = 0;
    let most = 0;
    let told = 0;
    const { watcher, touch } = watched(async () => {
      at += 1;
      most = Math.max(most, at);
      if (told === 0) touch();
      await pause(100);
      at -= 1;
      told += 1;
    });
    await watcher.start();
    await until(() => told === 2);
    await pause(150);
    expect({ most, told }).toEqual({ most: 1, told: 2 });
  });
});

/** A folder with files in it, a watcher that the system helps, and how often the watcher told and looked. */
async function helped(names: readonly string[]) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "chat-hooks-test-")));
  const at = (name: string): string => join(folder, name);
  mkdirSync(at("inner"));
  for (const name of ["a", "b", "inner/c"]) writeFileSync(at(name), "before");
  symlinkSync(at("inner/c"), at("link"));
  const counts = { told: 0, rounds: 0 };
  const paths = names.map(at);
  const watcher = new Watcher(
    () => paths,
    async () => {
      counts.told += 1;
    },
    async () => {
      counts.rounds += 1;
    },
    20,
  );
  onTestFinished(() => {
    watcher.close();
    rmSync(folder, { recursive: true });
  });
  await watcher.start();
  expect(counts.told).toBe(1);
  return { at, counts };
}

const backTo = new Date("2020-01-01");
describe("what is watched with the system's help", () => {
  const ways: [string, (at: (name: string) => string) => unknown][] = [
    ["written", (at) => writeFileSync(at("a"), "after")],
    ["written with its time set back", (at) => [writeFileSync(at("a"), "AFTER!"), utimesSync(at("a"), backTo, backTo)]],
    ["made executable", (at) => chmodSync(at("a"), 0o755)],
    ["removed", (at) => rmSync(at("a"))],
    ["exchanged by a rename", (at) => [writeFileSync(at("new"), "before"), renameSync(at("new"), at("a"))]],
    ["exchanged by a link", (at) => [rmSync(at("a")), symlinkSync(at("b"), at("a"))]],
    ["made at last", (at) => writeFileSync(at("late"), "x")],
    ["written behind a link", (at) => writeFileSync(at("inner/c"), "after")],
    ["exchanged as a link", (at) => [rmSync(at("link")), symlinkSync(at("b"), at("link"))]],
    ["in a folder that was exchanged", (at) => [renameSync(at("inner"), at("outer")), mkdirSync(at("inner"))]],
    ["in a folder that is made at last", (at) => [mkdirSync(at("none")), writeFileSync(at("none/d"), "x")]],
    ["a new file in a folder", (at) => writeFileSync(at("inner/new"), "x")],
    // The system says nothing of these: they are found by the look at everything.
    [
      "written by another name",
      (at) => [linkSync(at("a"), at("inner/other")), writeFileSync(at("inner/other"), "after")],
    ],
  ];
  test.for(rows(6, ways))("%s, it is told", async ([how, touch]) => {
    const { at, counts } = await helped(["a", "late", "link", "inner/c", "none/d", "inner"]);
    touch(at);
    await until(() => counts.told > 1);
    const { told, rounds } = counts;
    // Before the first look at everything, but for what nobody speaks of.
    if (how !== "written by another name") expect(rounds).toBeLessThan(14);
    await until(() => counts.rounds > rounds + 20);
    expect(counts.told).toBeLessThanOrEqual(told + 2);
  });

  test("nothing is told of what lies beside it, nor looked at without need", async () => {
    const { at, counts } = await helped(["a", "b"]);
    const looked = vi.spyOn(FolderWatches.prototype, "isCovered");
    for (let times = 0; times < 5; times += 1) writeFileSync(at("beside"), String(times));
    await until(() => counts.rounds > 20);
    expect(counts.told).toBe(1);
    expect(looked.mock.results.map(({ value }) => value)).not.toContain(false);
  });

  test("where the system has no room for another watch, all is looked at as often as ever", async () => {
    vi.spyOn(FolderWatches.prototype, "cover").mockResolvedValue();
    const { at, counts } = await helped(["a", "b"]);
    const { rounds } = counts;
    writeFileSync(at("a"), "after");
    await until(() => counts.told > 1);
    expect(counts.rounds - rounds).toBeLessThan(10);
  });
});

describe("while a look at the workspace takes long", () => {
  test("what another process changes still acts", async ({ home }) => {
    const first = await home.guarded();
    const second = await home.open();
    await home.type(second, "/hooks off");
    await until(async () => (await verdictOf(first)) === "continue");
    let looks = 0;
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const slow = vi.spyOn(Inventory.prototype, "quickLook").mockImplementation(async () => {
      looks += 1;
      await released;
      return { views: [], proposals: { hooks: [], faults: [] }, folders: [] };
    });
    onTestFinished(() => slow.mockRestore());
    await home.propose({ timeout: 3 });
    await until(() => looks === 2);
    await home.type(second, "/hooks on");
    await until(async () => (await verdictOf(first)) === "block");
    // One for each of the two bots: a look that is not over is not begun again.
    expect(looks).toBe(2);
    release();
  });
});
