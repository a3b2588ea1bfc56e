import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { ConfigReader } from "../../src/store/config/config-reader.js";
import { PatternVerdicts } from "../../src/store/config/pattern-verdicts.js";
import { loadKey, seal } from "../../src/store/state/seal.js";
import { EVENT, type Home, PASSES, test, verdictOf } from "../support/gates-home.js";

const PATTERN = "r[m]\\s+-rf";
/** Takes far longer than a message may wait. */
const SLOW = "a[ab]{500}[ab]{300}[cd]";

/** A reader of this state folder, as the next start has one. */
async function readerOf(home: Home) {
  const key = await loadKey(join(home.state, "key"));
  return new ConfigReader(undefined, new PatternVerdicts(home.state, () => key));
}

async function guarded(home: Home): Promise<string> {
  const hooks = await home.guarded(PASSES, { matcher: PATTERN });
  await home.close(hooks);
  return join(home.state, "patterns.json");
}

test("a pattern that was timed is not timed again at the next start", async ({ home }) => {
  const file = await guarded(home);
  expect(existsSync(file)).toBe(true);
  const reader = await readerOf(home);
  expect(await reader.vet(PATTERN)).toMatchObject({ kind: "ok" });
  expect(reader.jobs).toBe(0);
  expect(await reader.vet("x[y]z")).toMatchObject({ kind: "ok" });
  expect(reader.jobs).toBe(1);
  await reader.close();
});

const FORGED: [string, (home: Home, file: string) => Promise<void> | void][] = [
  ["without a seal", (_, file) => writeFileSync(file, JSON.stringify({ madeBy: "", times: [[SLOW, 0]] }))],
  [
    "that was edited",
    (_, file) => writeFileSync(file, readFileSync(file, "utf8").replace(/\\"times\\":.*\]\]/, '\\"times\\":[]')),
  ],
  ["that holds nothing", (_, file) => writeFileSync(file, "")],
  [
    "sealed for another purpose",
    async (home, file) => {
      const key = await loadKey(join(home.state, "key"));
      const { body } = JSON.parse(readFileSync(file, "utf8")) as { body: string };
      writeFileSync(file, seal(key, "log", JSON.parse(body)));
    },
  ],
  [
    "sealed with another key",
    (_, file) => {
      const { body } = JSON.parse(readFileSync(file, "utf8")) as { body: string };
      writeFileSync(file, seal(Buffer.alloc(32, 7), "patterns", JSON.parse(body)));
    },
  ],
  [
    "of another machine",
    async (home, file) => {
      const key = await loadKey(join(home.state, "key"));
      const { body } = JSON.parse(readFileSync(file, "utf8")) as { body: string };
      writeFileSync(file, seal(key, "patterns", { ...JSON.parse(body), madeBy: "another" }));
    },
  ],
  ["that is another file of ours", (home, file) => cpSync(join(home.state, "state.json"), file)],
];

test("a record that this machine has not sealed for this counts for nothing, and the pattern is timed", async ({
  home,
}) => {
  const file = await guarded(home);
  const sealed = readFileSync(file);
  for (const [how, forge] of FORGED) {
    writeFileSync(file, sealed);
    await forge(home, file);
    const reader = await readerOf(home);
    expect(await reader.vet(PATTERN), how).toMatchObject({ kind: "ok" });
    expect(reader.jobs, how).toBe(1);
    await reader.close();
  }
});

test("a slow pattern is never remembered as anything", async ({ home }) => {
  const file = await guarded(home);
  const reader = await readerOf(home);
  expect((await reader.vet(SLOW)).kind).toBe("slow");
  await reader.vet("x[y]z");
  await reader.save();
  await reader.close();
  const { body } = JSON.parse(readFileSync(file, "utf8")) as { body: string };
  expect((JSON.parse(body) as { times: unknown[] }).times).toHaveLength(2);
});

test("what was opened for one event has its hooks, and refuses to fire another", async ({ home }) => {
  await home.close(await home.guarded());
  const hooks = await home.open({ watch: false, onlyAt: EVENT });
  expect(await verdictOf(hooks)).toBe("block");
  await expect((async () => hooks.fire("on_stop", {}))()).rejects.toThrow('opened for "pre_tool_call" alone');
});
