import { expect, onTestFinished, vi } from "vitest";
import { ConfigReader } from "../../src/store/config/config-reader.js";
import type { PatternVerdict } from "../../src/store/config/vet-pattern.js";
import { type Home, PASSES, test } from "../support/gates-home.js";

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
