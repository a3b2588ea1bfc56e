import { utimesSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { putAside, removeIfOld } from "../../src/lib/files/folder.js";
import { hashFile, readSafely } from "../../src/lib/files/safe-read.js";
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
