import { readFileSync, writeFileSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadApiToken } from "../../src/bot/web/api-token.js";
import { loadKey, seal } from "../../src/store/state/seal.js";
import { StateStore } from "../../src/store/state/state-store.js";
import { makeWorkbench } from "../support/workbench.js";

const opened = async (folder: string): Promise<StateStore> => {
  const store = new StateStore(folder, "/srv/workspace");
  await store.open();
  return store;
};

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
