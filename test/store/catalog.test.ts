import { expect, onTestFinished, vi } from "vitest";
import { ConfigReader } from "../../src/store/config/config-reader.js";
import type { PatternVerdict } from "../../src/store/config/vet-pattern.js";
import { targetOf } from "../../src/transports/kinds.js";
import { EVENT, GUARD, type Home, idsIn, PASSES, test } from "../support/gates-home.js";

/** What the list says of three patterns when timing each of them takes four seconds, and comes to this. */
async function listed(home: Home, verdict: PatternVerdict) {
  let lateMs = 0;
  const realNow = performance.now.bind(performance);
  const clock = vi.spyOn(performance, "now").mockImplementation(() => realNow() + lateMs);
  const vet = vi.spyOn(ConfigReader.prototype, "vet").mockImplementation(async () => {
    lateMs += 4_000;
    return verdict;
  });
  onTestFinished(() => {
    clock.mockRestore();
    vet.mockRestore();
  });
  await home.script(PASSES);
  await home.propose(...["a+", "b+", "c+"].map((matcher) => ({ matcher })));
  const { hooks } = await (await home.open()).list();
  return { kinds: hooks.map(({ matcher }) => matcher.kind), timed: vet.mock.calls.length };
}

test("a machine on which timing takes long makes no fast pattern slow", async ({ home }) => {
  expect(await listed(home, { kind: "ok", ms: 0.5 })).toEqual({ kinds: ["ok", "ok", "ok"], timed: 3 });
});

test("a list does not wait for many slow patterns", async ({ home }) => {
  expect(await listed(home, { kind: "slow", ms: 200 })).toEqual({ kinds: ["slow", "slow", "slow"], timed: 1 });
});

test("approving one of many asks for that one alone, and still sees what it has become", async ({ home }) => {
  await home.script(PASSES);
  const others = ["a", "b", "c"].map((name) => `./workspace/guards/${name}.sh`);
  for (const path of others) await home.script(PASSES, path);
  await home.propose({}, ...others.map((command) => ({ command })));
  const hooks = await home.open({ watch: false });
  const [id] = idsIn((await home.type(hooks, "/hooks list")).text);
  expect((await hooks.about({ event: EVENT, target: ` ${GUARD} ` })).map(({ entry }) => targetOf(entry))).toEqual([
    GUARD,
  ]);
  await home.script("#!/bin/sh\necho other\n");
  expect((await home.type(hooks, `/hooks approve ${id}`)).text).toContain("echo other");
  await home.script(PASSES);
  expect(await home.type(hooks, `/hooks approve ${id}`)).toMatchObject({ changed: true });
});
