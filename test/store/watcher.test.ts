import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, vi } from "vitest";
import { Inventory } from "../../src/runtime/inventory.js";
import { Watcher } from "../../src/store/config/watcher.js";
import { pause, test, until, verdictOf } from "../support/gates-home.js";

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
      await pause(100);
      at -= 1;
      told += 1;
    });
    const starting = watcher.start();
    await pause(50);
    touch();
    await starting;
    await until(() => told === 2);
    await pause(150);
    expect({ most, told }).toEqual({ most: 1, told: 2 });
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
