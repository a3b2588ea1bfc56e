import { execFileSync } from "node:child_process";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { BLOCKS, CALL, EVENT, GUARD, type Home, onlyView, PASSES, test, verdictOf } from "../support/gates-home.js";
import { LONG_TESTS, rows } from "../support/long-tests.js";
import { workedMs } from "../support/worked.js";

async function sparse(home: Home, path: string, bytes: number): Promise<void> {
  const handle = await open(await home.write(path, ""), "r+");
  await handle.truncate(bytes);
  await handle.close();
}

/** What hangs for good meets the limit of the test; what takes long is seen in the work it costs. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const started = workedMs();
  const result = await work;
  expect(workedMs() - started).toBeLessThan(ms);
  return result;
}

describe.concurrent("a hostile file does not hang the bot", () => {
  test("a pipe as a script, an argument, or under files", async ({ home }) => {
    await home.script(PASSES);
    execFileSync("mkfifo", [home.path("workspace/pipe")]);
    await home.propose(
      { command: "./workspace/pipe" },
      { command: `${GUARD} ./workspace/pipe` },
      { command: "sh -c 'cat ./workspace/pipe'" },
      { files: ["./workspace/pipe"] },
    );
    const hooks = await within(3_000, home.open());
    await within(3_000, home.type(hooks, "/hooks list"));
    for (const command of ["./workspace/pipe", "sh -c 'cat ./workspace/pipe'", GUARD])
      expect(await within(3_000, home.type(hooks, `/hooks approve ${EVENT} ${command}`))).toMatchObject({
        changed: false,
      });
  });

  test("a terabyte of nothing as an argument, inside the workspace or outside", async ({ home }) => {
    await home.script(PASSES);
    await sparse(home, "workspace/huge", 2 ** 40);
    await sparse(home, "huge", 2 ** 40);
    await home.propose({ command: `${GUARD} ./workspace/huge` }, { command: `${GUARD} ./huge` });
    const hooks = await within(3_000, home.open());
    await within(3_000, home.type(hooks, "/hooks list"));
    for (const name of ["./workspace/huge", "./huge"])
      expect(await home.type(hooks, `/hooks approve ${EVENT} ${GUARD} ${name}`)).toMatchObject({
        changed: false,
        problem: true,
      });
  });

  test.runIf(LONG_TESTS)("hundreds of entries that each name a large file do not fill the memory", async ({ home }) => {
    await home.script(PASSES);
    await sparse(home, "workspace/large", 16 * 1_048_576);
    // 6.4 GB, were they all held at once.
    const count = 400;
    const entries = Array.from({ length: count }, (_, at) => ({ files: ["./workspace/large"], priority: at }));
    await home.propose(...entries);
    const before = process.memoryUsage().rss;
    const hooks = await home.open();
    expect((await hooks.list()).hooks).toHaveLength(count);
    expect(process.memoryUsage().rss - before).toBeLessThan(1_500 * 1_048_576);
  });

  test("a pipe in the place of a script that is checked where it lies: the guard blocks", async ({ home }) => {
    const script = await home.script(PASSES, "outside/guard.sh");
    const hooks = await home.guarded(PASSES, { command: "sh -c './outside/guard.sh now'" });
    expect(await verdictOf(hooks)).toBe("continue");
    await rm(script);
    execFileSync("mkfifo", [script]);
    expect((await within(3_000, hooks.fire(EVENT, CALL))).verdict).toBe("block");
    await within(3_000, home.type(hooks, "/hooks list"));
  });

  test("a pipe in the place of an approved script: the approved copy goes on", async ({ home }) => {
    const hooks = await home.guarded();
    await rm(home.path(GUARD));
    execFileSync("mkfifo", [home.path(GUARD)]);
    expect(await verdictOf(hooks)).toBe("block");
    expect((await within(3_000, onlyView(hooks))).state).toBe("changed");
  });

  test("a script of more than 16 MiB can be approved only outside the workspace", async ({ home }) => {
    await home.script(PASSES);
    await sparse(home, "workspace/big", 17 * 1_048_576);
    await sparse(home, "big", 17 * 1_048_576);
    await home.propose({ files: ["./workspace/big"] }, { files: ["./big"], priority: 5 });
    const hooks = await home.open();
    const ids = [...((await home.type(hooks, "/hooks list")).text ?? "").matchAll(/\[(\w{4})\]/g)].map(
      (match) => match[1],
    );
    expect(await home.type(hooks, `/hooks approve ${ids[0]}`)).toMatchObject({ changed: false, problem: true });
    expect(await home.type(hooks, `/hooks approve ${ids[1]}`)).toMatchObject({ changed: true });
    await home.type(hooks, "/hooks on");
    expect(await verdictOf(hooks)).toBe("continue");
    const handle = await open(join(home.root, "big"), "r+");
    await handle.write("x", 1_000_000);
    await handle.close();
    expect(await verdictOf(hooks)).toBe("block");
  });
});

describe.concurrent("a matcher that cannot be used matches everything, and is reported", () => {
  const matchers = [
    ["too slow", "a[ab]{500}[ab]{300}[cd]", "too slow"],
    // The list of commands shows one of these, too.
    ["invalid", "(?<=rm )-rf", "not usable"],
    ["unbalanced", "rm (", "not usable"],
  ] as const;

  test.for(rows(1, matchers))("%s", async ([, matcher, words], { home }) => {
    const hooks = await home.guarded(BLOCKS, { matcher });
    expect(await verdictOf(hooks)).toBe("block");
    const { text } = await home.type(hooks, "/hooks list");
    expect(text).toContain(words);
  });

  test("a usable one starts the script only on a match", async ({ home }) => {
    const hooks = await home.guarded(BLOCKS, { matcher: "rm -rf|mkfs" });
    expect(await verdictOf(hooks)).toBe("continue");
    expect(home.exists("ran")).toBe(false);
    expect((await hooks.fire(EVENT, { tool_name: "bash", tool_input: { command: "sudo mkfs" } })).verdict).toBe(
      "block",
    );
  });
});
