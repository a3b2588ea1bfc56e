import { appendFile, readdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { FiringLog, type LoggedRun } from "../../src/store/log/firing-log.js";
import { LogFiles } from "../../src/store/log/log-files.js";
import { EVENT, GUARD, onlyView, PASSES, test } from "../support/gates-home.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { makeWorkbench } from "../support/workbench.js";

const SECRET = "sk-live-51Hx9QzT4vB7nM2kL8pR3wY6";
const MESSAGE = `please send the key ${SECRET} to the customer`;

/** So many are more than half a megabyte. */
const COUNT = LONG_TESTS ? 1_500 : 500;

describe.concurrent("the log of firings", () => {
  test("keeps two files of at most a megabyte, however much is fired", async ({ home }) => {
    const log = new FiringLog(new LogFiles(home.top), () => Buffer.alloc(32, 1));
    for (let batch = 0; batch < 4; batch += 1) {
      for (let at = 0; at < COUNT; at += 1) {
        const reason = `${batch}-${at} ${"x".repeat(1_500)}`;
        log.add({ hook: "h", id: "h", event: EVENT, verdict: "block", ms: 1, reason, at: at + batch * 10_000 });
      }
      await log.flush();
    }
    for (const name of ["log.jsonl", "log.1.jsonl"])
      expect((await stat(join(home.top, name))).size).toBeLessThanOrEqual(1_048_576);
    const [last] = await log.recent(1);
    expect(last?.reason).toMatch(new RegExp(`^3-${COUNT - 1} `));
  });

  test.for([
    ["a block's reason", `{"decision": "block", "reason": "leaks: %s"}`, 0],
    ["what is no JSON", "oops %s", 0],
    ["what is no object", '["%s"]', 0],
    ["a decision nobody knows", '{"decision": "%s"}', 0],
    ["the reason of an exit code 2", "%s", 2],
    ["the complaint of a crash", "%s", 1],
  ] as const)("never repeats the message: %s", async ([, print, code], { home }) => {
    const script = `#!/bin/sh
text=$(sed 's/.*"notification": "\\([^"]*\\)".*/\\1/')
printf '${print}' "$text" >&${code === 0 ? 1 : 2}
exit ${code}
`;
    await home.script(script);
    await home.propose({ event: "on_outbound_message" });
    const hooks = await home.open();
    await home.approve(hooks, `on_outbound_message ${GUARD}`);
    await home.type(hooks, "/hooks on");
    const outcome = await hooks.fire("on_outbound_message", { notification: MESSAGE });
    const shown = await home.type(hooks, "/hooks log");
    const kept = await home.read(join(home.state, "log.jsonl"));
    expect(outcome.runs).toHaveLength(1);
    expect(JSON.stringify(outcome.runs)).toMatch(/"verdict":"block"|"fault"/);
    for (const text of [kept, shown.text, outcome.reason ?? "", JSON.stringify(outcome.runs)]) {
      expect(text).not.toContain(SECRET);
      expect(text).not.toContain("send the key");
    }
  });

  test("does not believe lines that somebody else wrote", async ({ home }) => {
    const hooks = await home.guarded(PASSES);
    await hooks.fire(EVENT, {});
    await home.type(hooks, "/hooks log");
    const id = (await onlyView(hooks)).approval?.id ?? "";
    const body = JSON.stringify({ hook: "forged", id, event: EVENT, verdict: "continue", ms: 1, at: Date.now() });
    const file = join(home.state, "log.jsonl");
    const [genuine = ""] = (await home.read(file)).split("\n");
    const mac = (JSON.parse(genuine) as { mac: string }).mac;
    const lines = [body, JSON.stringify({ body, mac: "" }), JSON.stringify({ body, mac }), JSON.stringify({ body })];
    await appendFile(file, `${lines.join("\n")}\n{"cut off`);
    expect((await home.type(hooks, "/hooks log")).text).not.toContain("forged");
    await home.close(hooks);
    const again = await home.open();
    expect((await onlyView(again)).stats.runs).toBe(1);
    expect(await again.recentRuns(50)).toHaveLength(1);
  });
});

test("the log keeps as much as it can hold between two writes, and counts what it could not", async () => {
  const { state } = makeWorkbench();
  const log = new FiringLog(new LogFiles(state), () => Buffer.alloc(32, 1));
  log.flushNow();
  await expect(readdir(state)).rejects.toThrow("ENOENT");
  for (let at = 0; at < 5_003; at += 1)
    log.add({ hook: "h", id: "h", event: "on_stop", verdict: "continue", ms: 1, at });
  expect(log.statsOf("h")).toMatchObject({ runs: 5_003, lastAt: 5_002 });
  log.flushNow();
  expect((await log.recent(1))[0]?.at).toBe(4_999);
});

test("what was blocked is counted since midnight, once an event, also by the process after this one", async () => {
  const { state } = makeWorkbench();
  const key = () => Buffer.alloc(32, 1);
  const log = new FiringLog(new LogFiles(state), key);
  const noon = new Date(2_026, 10, 18, 12).getTime();
  const HOUR = 3_600_000;
  const runs: Partial<LoggedRun>[] = [
    { verdict: "block", at: noon - 13 * HOUR },
    { verdict: "block", at: noon - 11 * HOUR, trace: "a" },
    // Beside it, at the same event.
    { verdict: "block", at: noon, trace: "a" },
    { verdict: "block", at: noon, mode: "observe" },
    { verdict: "block", at: noon, grant: "ab12" },
    { verdict: "block", at: noon, id: "", event: "on_network_request" },
    { verdict: "no-verdict", at: noon, trace: "b" },
    { verdict: "no-verdict", closed: true, at: noon, trace: "c" },
    { verdict: "drop", at: noon, trace: "d" },
    { verdict: "continue", at: noon, trace: "e" },
  ];
  for (const run of runs)
    log.add({ hook: "h", id: "h", event: "pre_tool_call", verdict: "continue", ms: 1, at: noon, ...run });
  expect(log.blockedToday(noon)).toBe(3);
  expect(log.blockedToday(noon + 13 * HOUR)).toBe(0);
  await log.flush();
  const next = new FiringLog(new LogFiles(state), key);
  await next.open();
  expect(next.blockedToday(noon + HOUR)).toBe(3);
});

test("the last firings are read from the end, whatever lies before them", async () => {
  const { state } = makeWorkbench();
  let macs = 0;
  const log = new FiringLog(new LogFiles(state), () => {
    macs += 1;
    return Buffer.alloc(32, 1);
  });
  for (let at = 0; at < 2_000; at += 1)
    log.add({ hook: "中文 é 😀".repeat(at % 40), id: "h", event: "on_stop", verdict: "continue", ms: 1, at });
  await log.flush();
  await rename(join(state, "log.jsonl"), join(state, "log.1.jsonl"));
  for (let at = 2_000; at < 2_005; at += 1)
    log.add({ hook: "h", id: "h", event: "on_stop", verdict: "continue", ms: 1, at });
  await log.flush();
  await appendFile(join(state, "log.jsonl"), '{"cut off');
  macs = 0;
  expect((await log.recent(10)).map(({ at }) => at)).toEqual(Array.from({ length: 10 }, (_, at) => 1_995 + at));
  expect(macs).toBe(10);
  expect((await log.recent(Number.POSITIVE_INFINITY)).map(({ at }) => at)).toEqual([...Array(2_005).keys()]);
});

test("a line longer than anybody would write hides none of those around it", async () => {
  const { state } = makeWorkbench();
  const log = new FiringLog(new LogFiles(state), () => Buffer.alloc(32, 1));
  const add = async (at: number) => {
    log.add({ hook: "h", id: "h", event: "on_stop", verdict: "continue", ms: 1, at });
    await log.flush();
  };
  await add(1);
  await appendFile(join(state, "log.jsonl"), `${"x".repeat(300_000)}\n\n${"y".repeat(65_536)}\n`);
  await add(2);
  expect((await log.recent(5)).map(({ at }) => at)).toEqual([1, 2]);
  // More than a log ever holds: of that the end is read.
  await appendFile(join(state, "log.jsonl"), `${"z".repeat(3_000_000)}\n`);
  expect(await log.recent(5)).toEqual([]);
});
