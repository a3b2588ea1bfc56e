import { describe, expect, vi } from "vitest";
import { CATALOG_LIMITS } from "../../src/lib/budget.js";
import { runHere } from "../support/command-line.js";
import { BLOCKS, CALL, EVENT, GUARD, type Home, test } from "../support/gates-home.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { callsBelow, lookupsIn, traced, tracedProcess } from "../support/traced.js";

const FAR_TOO_LONG = 120_000;
/** What an ordinary run looks up, with room to spare. */
const FEW = 2_000;
/** The budget is so many times smaller than it is for users, and so is what is proposed to spend it. */
const SCALE = LONG_TESTS ? 1 : 25;

/** `chat-hooks …` on a home, and what it asked the disk for. */
async function run(home: Home, args: readonly string[]) {
  const all = ["--workspace", home.workspace, "--state", home.state, ...args];
  const { result, calls } = await traced(() => runHere(all, { env: home.env }));
  return { ...result, calls };
}

function lowerLimits(): void {
  const { lookups, bytes } = CATALOG_LIMITS;
  vi.spyOn(CATALOG_LIMITS, "lookups", "get").mockReturnValue((lookups / SCALE) as typeof lookups);
  vi.spyOn(CATALOG_LIMITS, "bytes", "get").mockReturnValue((bytes / SCALE) as typeof bytes);
}

/** Entries that each name 190 things to look up, in front of one that is like any other. */
function namingMuch(home: Home): Promise<string> {
  const names = (entry: number): string =>
    Array.from({ length: 190 }, (_, at) => `d${entry}/${at}/${"deeper/".repeat(4)}x`).join(",");
  const greedy = Array.from({ length: LONG_TESTS ? 60 : 4 }, (_, entry) => ({ command: `echo ${names(entry)}` }));
  return home.propose(...greedy, { command: "./ordinary.sh --strict" }, { fail_closed: true });
}

async function bigFiles(home: Home): Promise<void> {
  for (let at = 0; at < (LONG_TESTS ? 150 : 10); at += 1) {
    await home.script("#!/bin/sh\n", `.agents/hooks/h${at}/scripts/run`);
    await home.write(
      `.agents/hooks/h${at}/HOOK.md`,
      `---\nname: h${at}\nx: [${"{a: [b]}, ".repeat(200)}]\n---\n${"y".repeat(40_000)}`,
    );
  }
  const entries = Array.from({ length: 100 }, (_, at) => ({ files: ["./workspace/large"], priority: at }));
  await home.write("workspace/large", Buffer.alloc((16 * 1_048_576) / SCALE));
  await home.propose(...entries, { fail_closed: true });
}

describe("what is proposed stalls nobody", () => {
  test(
    "off, revoke and fire read nothing that is proposed, and look up as much as ever",
    async ({ home }) => {
      await home.close(await home.guarded(BLOCKS, { fail_closed: true }));
      await namingMuch(home);
      await home.write(".agents/hooks/x/HOOK.md", "---\nname: x\n---\n");
      for (const [args, exitCode] of [
        [["fire", EVENT], 2],
        [["off"], 0],
        [["revoke", GUARD], 0],
      ] as const) {
        const input = args[0] === "fire" ? JSON.stringify(CALL) : "";
        // A process of its own, which ends with its answer: nothing that another one began is seen in it.
        const all = ["--workspace", home.workspace, "--state", home.state, ...args];
        const ran = await tracedProcess(home.top, all, { env: home.env, input });
        expect(ran, args[0]).toMatchObject({ exitCode });
        expect(callsBelow(ran.calls, home.state), args[0]).not.toEqual([]);
        expect(callsBelow(ran.calls, `${home.workspace}/config/shell_hooks.yaml`), args[0]).toEqual([]);
        expect(callsBelow(ran.calls, `${home.root}/.agents`), args[0]).toEqual([]);
        expect(lookupsIn(ran.calls), args[0]).toBeLessThan(FEW);
      }
    },
    FAR_TOO_LONG,
  );

  test(
    "entries that name thousands of things have one budget of lookups, and ordinary ones come first",
    async ({ home }) => {
      await home.close(await home.guarded(BLOCKS, { fail_closed: true }));
      await home.script(BLOCKS, "ordinary.sh");
      await namingMuch(home);
      lowerLimits();
      const { calls, stdout } = await run(home, ["list"]);
      expect(lookupsIn(calls)).toBeLessThan(50_000 / SCALE + FEW);
      expect(stdout).toContain("It was not checked");
      const [, ordinary = ""] = stdout.split("./ordinary.sh --strict");
      expect(ordinary.split("\n\n")[0]).not.toContain("It was not checked");
    },
    FAR_TOO_LONG,
  );

  test.runIf(LONG_TESTS)(
    "hundreds of large files have one budget of bytes",
    async ({ home }) => {
      await home.close(await home.guarded(BLOCKS, { fail_closed: true }));
      await bigFiles(home);
      lowerLimits();
      const { calls, stdout } = await run(home, ["list"]);
      // Pieces of 256 KiB: 512 MiB are 2048 of them, and the small files take the rest. Without a budget it is over 6,500,
      // and of the smaller proposal over 700.
      expect(calls.filter(({ name }) => name === "read").length).toBeLessThan(LONG_TESTS ? 4_000 : 400);
      expect(stdout).toContain(GUARD);
    },
    FAR_TOO_LONG,
  );
});
