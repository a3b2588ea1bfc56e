import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { watchFolder } from "../../../src/bot/delivery/folder-watch.js";
import { aWhile } from "../../support/a-while.js";
import { eventually } from "../../support/eventually.js";
import { holdClock } from "../../support/held-clock.js";

function watched(looks: { wantsMore: boolean; restsUntil?: number }) {
  const root = mkdtempSync(join(tmpdir(), "chat-hooks-watch-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = join(root, "folder");
  mkdirSync(folder);
  const clock = holdClock();
  let count = 0;
  const stop = watchFolder(folder, {
    onFile: () => {},
    look: async () => {
      count += 1;
      return looks.wantsMore;
    },
    restsUntil: () => looks.restsUntil ?? 0,
  });
  onTestFinished(stop);
  /** How often it was looked at in a long while. */
  const looksIn = async (steps: number): Promise<number> => {
    const before = count;
    for (let step = 0; step < steps; step += 1) {
      clock.advance(10_000);
      await aWhile(50);
    }
    return count - before;
  };
  return { folder, stop, looksIn };
}

test("a folder in which nothing comes or goes is not looked at again and again", async () => {
  const { folder, stop, looksIn } = watched({ wantsMore: false });
  expect(await looksIn(8)).toBe(3);
  writeFileSync(join(folder, "new"), "");
  await eventually(() => looksIn(1)).toBe(1);
  expect(await looksIn(8)).toBe(2);
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  await eventually(() => looksIn(1)).toBe(1);
  stop();
  expect(await looksIn(3)).toBe(0);
});

test("a folder with something to remove later is looked at until that is done", async () => {
  const looks = { wantsMore: true };
  const { looksIn } = watched(looks);
  expect(await looksIn(8)).toBeGreaterThan(4);
  looks.wantsMore = false;
  await eventually(() => looksIn(2)).toBe(0);
});

test("a look that took long is rested from, whatever comes", async () => {
  const looks = { wantsMore: true, restsUntil: Number.POSITIVE_INFINITY };
  const { looksIn } = watched(looks);
  expect(await looksIn(3)).toBe(0);
  looks.restsUntil = 0;
  await eventually(() => looksIn(1)).toBe(1);
});
