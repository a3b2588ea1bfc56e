import { readdirSync } from "node:fs";
import { chmod, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { BLOCKS, CALL, EVENT, type Home, PASSES, test } from "../support/gates-home.js";

const SCRIPT = "./guards/check.sh";
/** Behind an interpreter: a missing script is then an exit code like any other, and would fail open. */
const COMMAND = `bash ${SCRIPT}`;

async function guarded(home: Home) {
  await home.script(BLOCKS.replace("exit 2", "exit 0"), SCRIPT);
  await home.propose({ command: COMMAND });
  const hooks = await home.open();
  await home.type(hooks, `/hooks approve ${EVENT} ${COMMAND}`);
  await home.type(hooks, "/hooks on");
  expect(await hooks.fire(EVENT, CALL)).toMatchObject({ verdict: "continue" });
  const copies = join(home.state, "copies");
  const [folder = ""] = readdirSync(copies);
  return { hooks, copy: join(copies, folder, "check.sh") };
}

describe("an approved copy that is no longer what was approved blocks at the very next run", () => {
  test("when it is removed, behind an interpreter too", async ({ home }) => {
    const { hooks, copy } = await guarded(home);
    await rm(copy);
    expect(await hooks.fire(EVENT, CALL)).toMatchObject({
      verdict: "block",
      runs: [{ fault: { code: "changed-file" } }],
    });
  });

  test("when it is overwritten, and it does not run once", async ({ home }) => {
    const { hooks, copy } = await guarded(home);
    await chmod(copy, 0o700);
    await writeFile(copy, PASSES);
    expect(await hooks.fire(EVENT, CALL)).toMatchObject({ verdict: "block" });
    expect(home.exists("passed")).toBe(false);
  });

  test("when it is overwritten, and none of many events at once runs it, though one look served all before", async ({
    home,
  }) => {
    const { hooks, copy } = await guarded(home);
    const burst = () => Promise.all(Array.from({ length: 12 }, () => hooks.fire(EVENT, CALL)));
    expect(new Set((await burst()).map(({ verdict }) => verdict))).toEqual(new Set(["continue"]));
    await chmod(copy, 0o700);
    await writeFile(copy, PASSES);
    expect(new Set((await burst()).map(({ verdict }) => verdict))).toEqual(new Set(["block"]));
    expect(home.exists("passed")).toBe(false);
  });
});
