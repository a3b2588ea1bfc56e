import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { NewerStateError } from "../../src/core/state-errors.js";
import type { Notice } from "../../src/core/view.js";
import { STATE_VERSION } from "../../src/store/state/state.js";
import { StateStore } from "../../src/store/state/state-store.js";
import { callOf, type Ran, runHere } from "../support/command-line.js";
import { eventually } from "../support/eventually.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { launchBots } from "../support/started-bot.js";
import { makeUpgradeBench, rewriteRecord } from "../support/upgrade-fixture.js";
import { makeWorkbench, type, type Workbench } from "../support/workbench.js";

const CALL = { tool_name: "bash", tool_input: { command: "rm -rf /" } };

const NEWER = STATE_VERSION + 1;

/** What a program of the next version would leave: a higher number, and something that we have never heard of. */
const renew = (state: string): void =>
  rewriteRecord(state, (body) => JSON.stringify({ ...JSON.parse(body), version: NEWER, guardians: ["somebody"] }));

function makeNewerBench(): Workbench {
  const bench = makeUpgradeBench("0.1");
  renew(bench.state);
  return bench;
}

/** Every file of a folder with its mode and its bytes. */
const contentsOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => {
      const { mode, ino } = lstatSync(join(folder, name));
      const isFile = lstatSync(join(folder, name)).isFile();
      return [name, `${mode} ${ino} ${isFile ? readFileSync(join(folder, name), "base64") : ""}`];
    }),
  );

const chatHooks = (
  bench: Workbench,
  args: readonly string[],
  more: { lang?: string; input?: string } = {},
): Promise<Ran> =>
  runHere(["--workspace", bench.workspace, "--state", bench.state, ...args], {
    input: more.input ?? "",
    env: { PATH: process.env.PATH, HOME: bench.root, LANG: more.lang ?? "C" },
  });

const SENTENCE = (state: string): string =>
  `The state directory "${state}" has version ${NEWER}, and this program reads up to version ${STATE_VERSION}: install the newer chat-hooks, or choose another directory with CHAT_HOOKS_STATE or --state.`;

describe("a state directory that a newer chat-hooks has written", () => {
  test("is refused by the library", async () => {
    const bench = makeNewerBench();
    const before = contentsOf(bench.state);
    await expect(bench.open()).rejects.toThrow(NewerStateError);
    await expect(bench.open()).rejects.toThrow(SENTENCE(bench.state));
    expect(contentsOf(bench.state)).toEqual(before);
  });

  test.for([
    ["list", 1],
    ["off", 1],
    ["pair", 1],
    ["page", 1],
    ["push --to telegram:2 hello", 1],
    ["fire pre_tool_call", 70],
    ["reset", 1],
  ] as const)("is refused by chat-hooks %s, with one sentence and exit code %i", async ([line, exitCode]) => {
    const bench = makeNewerBench();
    const before = contentsOf(bench.state);
    const ran = await chatHooks(bench, line.split(" "), { input: line.startsWith("fire") ? callOf("rm -rf /") : "" });
    expect(ran).toEqual({ exitCode, stdout: "", stderr: `chat-hooks: ${SENTENCE(bench.state)}` });
    expect(contentsOf(bench.state)).toEqual(before);
    expect(readdirSync(bench.root).filter((name) => name.startsWith("state"))).toEqual(["state"]);
  });

  test("is refused in Chinese, too", async () => {
    const bench = makeNewerBench();
    const { stderr } = await chatHooks(bench, ["list"], { lang: "zh_CN.UTF-8" });
    expect(stderr).toBe(
      `chat-hooks: 状态目录“${bench.state}”的版本是 ${NEWER}，而这个程序最高只能读取版本 ${STATE_VERSION}：请安装新版 chat-hooks，或者通过 CHAT_HOOKS_STATE 或 --state 另选一个目录。`,
    );
  });

  test("is refused by chat-hooks start, which ends", { timeout: 60_000 }, async () => {
    const bench = makeNewerBench();
    const before = contentsOf(bench.state);
    const { stdout, stderr } = LONG_TESTS
      ? await launchBots(bench, [{ CHAT_HOOKS_LANG: "en" }])
      : await chatHooks(bench, ["start"]).then(({ exitCode, ...said }) => ({ ...said, stdout: `exit ${exitCode}` }));
    expect([stdout, stderr]).toEqual(["exit 1", `chat-hooks: ${SENTENCE(bench.state)}`]);
    expect(contentsOf(bench.state)).toEqual(before);
  });

  test("is neither taken over by move-state nor gives way to another", async () => {
    const [newer, other] = [makeNewerBench(), makeUpgradeBench("0.1")];
    const before = contentsOf(newer.state);
    for (const bench of [newer, other]) rmSync(bench.workspace, { recursive: true });
    const here = makeWorkbench();
    const refused = { exitCode: 1, stderr: `chat-hooks: ${SENTENCE(newer.state)}` };
    expect(await chatHooks(here, ["move-state", newer.state])).toMatchObject(refused);
    mkdirSync(newer.workspace);
    expect(await chatHooks(newer, ["move-state", other.state])).toMatchObject(refused);
    expect(contentsOf(newer.state)).toEqual(before);
  });

  test("is no way to forge a refusal: without the key it is a damaged one, and everything is blocked", async () => {
    const bench = makeUpgradeBench("0.1");
    const forged = JSON.stringify({ body: JSON.stringify({ version: NEWER }), mac: "0".repeat(64) });
    bench.write("state/state.json", forged);
    const hooks = await bench.open();
    expect((await hooks.list()).lockdown?.code).toBe("corrupt");
    expect((await hooks.fire("pre_tool_call", CALL)).verdict).toBe("block");
  });
});

describe("a bot whose state a newer chat-hooks has written", () => {
  test.for(["en", "zh"])("goes on with what it holds, says so once and changes nothing (%s)", async (locale) => {
    const bench = makeUpgradeBench("0.1");
    const hooks = await bench.open();
    const told: Notice[] = [];
    hooks.on("notice", (notice) => told.push(notice));
    renew(bench.state);
    const record = readFileSync(join(bench.state, "state.json"), "utf8");
    await eventually(() => told).toMatchObject([
      { kind: "store-trouble", code: "newer", versions: { found: NEWER, known: STATE_VERSION }, blocking: false },
    ]);
    expect((await hooks.fire("pre_tool_call", CALL)).reason).toContain("no rm -rf here");
    expect(await hooks.fire("pre_tool_call", { ...CALL, tool_input: {} })).toMatchObject({ verdict: "continue" });
    for (const line of ["/hooks off", "/hooks revoke ./guards/no-rm.sh"])
      expect(await type(hooks, line, { locale })).toMatchObject({
        problem: true,
        text: locale === "en" ? SENTENCE(bench.state) : expect.stringContaining(`最高只能读取版本 ${STATE_VERSION}`),
      });
    expect((await type(hooks, "/hooks list")).text).toContain("✓ approved");
    expect(told).toHaveLength(1);
    await hooks.close();
    expect(readFileSync(join(bench.state, "state.json"), "utf8")).toBe(record);
    expect(readdirSync(bench.state).filter((name) => name.startsWith("state.json"))).toEqual(["state.json"]);
  });

  test("blocks everything when that one began anew: what is in force there cannot be read", async () => {
    const bench = makeUpgradeBench("0.1");
    const hooks = await bench.open();
    // What `chat-hooks reset` of a newer version does, in one step.
    const fresh = makeWorkbench();
    const store = new StateStore(fresh.state, bench.workspace);
    await store.open();
    await store.update((state) => ({ ...state }));
    renew(fresh.state);
    renameSync(bench.state, `${bench.state}.reset-now`);
    renameSync(fresh.state, bench.state);
    await eventually(async () => (await hooks.list()).lockdown?.code).toBe("newer");
    const { verdict, reason } = await hooks.fire("pre_tool_call", { ...CALL, tool_input: {} });
    expect([verdict, reason]).toEqual([
      "block",
      expect.stringContaining(`has version ${NEWER}, and this bot reads up to version ${STATE_VERSION}`),
    ]);
    expect(await type(hooks, "/hooks off")).toMatchObject({ problem: true, text: SENTENCE(bench.state) });
    expect((await type(hooks, "/hooks doctor")).text).toContain("Restart the bot with the newer chat-hooks");
  });
});
