import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import type { EventName } from "../../src/core/event.js";
import { EventRecord } from "../../src/store/log/event-record.js";
import { makeWorkbench, type, type Workbench } from "../support/workbench.js";

// Payloads of what passed: encrypted, bounded, and nothing of what was held back.

const SECRET = Buffer.alloc(32, 7);
const DAY_MS = 86_400_000;
const setting = { id: "one", days: 2, at: "", by: "" };
const KINDS: readonly EventName[] = ["on_user_message", "pre_tool_call", "pre_llm_call", "on_outbound_message"];

const folderOf = ({ state }: Workbench): string => join(state, "record");
const bytesIn = (bench: Workbench): Buffer[] =>
  readdirSync(folderOf(bench)).map((name) => readFileSync(join(folderOf(bench), name)));

async function all(record: EventRecord, kinds = KINDS) {
  const found = [];
  for (const kind of kinds) for await (const each of record.newest(kind)) found.push(each);
  return found;
}

async function make(bench: Workbench, key = SECRET, id = "one"): Promise<EventRecord> {
  const record = new EventRecord(bench.state, () => key, { event: 200, line: 400, file: 2_000, all: 10_000 });
  await record.use({ ...setting, id });
  onTestFinished(() => record.close());
  return record;
}

const message = (text: string, at = Date.now()) => ({
  at,
  event: "on_user_message" as const,
  input: { message: text },
});

test("is encrypted, and what is forged, edited, copied or of another record counts for nothing", async () => {
  const bench = makeWorkbench();
  const record = await make(bench);
  for (const text of ["one of them", "another one", "a third"]) record.add(message(text));
  await record.flush();
  const [bytes = Buffer.alloc(0)] = bytesIn(bench);
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.includes("another one")).toBe(false);
  expect((await all(record)).map(({ input }) => input?.message)).toEqual(["a third", "another one", "one of them"]);
  const path = join(folderOf(bench), readdirSync(folderOf(bench))[0] ?? "");
  const [line = ""] = bytes.toString().split("\n");
  const edited = line.replace(/.(?=.{8}$)/, (letter) => (letter === "A" ? "B" : "A"));
  writeFileSync(path, `${edited}\n${Buffer.from(JSON.stringify([message("forged")])).toString("base64")}\n`);
  expect(await all(record)).toEqual([]);
  writeFileSync(path, `${line}\n${line}\n`);
  expect(await all(record)).toHaveLength(3);
  expect(await all(await make(bench, Buffer.alloc(32, 8)))).toEqual([]);
  expect(await all(await make(bench, SECRET, "two"))).toEqual([]);
});

test("is bounded in bytes and days, keeps no large payload, and is gone when it is switched off", async () => {
  const bench = makeWorkbench();
  const record = await make(bench);
  record.add(message("x".repeat(300)));
  await record.flush();
  expect(await all(record)).toMatchObject([{ event: "on_user_message" }]);
  expect((await all(record))[0]?.input).toBeUndefined();
  for (let batch = 0; batch < 40; batch += 1) {
    for (let at = 0; at < 5; at += 1) record.add(message(`${batch} ${at} ${"y".repeat(90)}`));
    await record.flush();
  }
  const sizes = readdirSync(folderOf(bench)).map((name) => statSync(join(folderOf(bench), name)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(10_000);
  const kept = (await all(record)).map(({ input }) => String(input?.message).slice(0, 4));
  expect(kept[0]).toBe("39 4");
  expect(kept.length).toBeLessThan(120);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3 * DAY_MS });
  onTestFinished(() => void vi.useRealTimers());
  expect(await all(record)).toEqual([]);
  record.add(message("new"));
  await record.flush();
  expect(readdirSync(folderOf(bench))).toHaveLength(1);
  await record.use(undefined);
  expect(readdirSync(bench.state)).not.toContain("record");
});

const owner = (hooks: ShellHooks, text: string) => type(hooks, text);

test("holds nothing that was withheld or blocked, also where something else had said it before or says it later", async () => {
  const bench = makeWorkbench();
  const guard = `#!/bin/sh\ngrep -q 'ZX81-9931-key' && { echo '{"decision": "block", "reason": "no"}'; }\nexit 0\n`;
  bench.script("guard.sh", guard);
  const redact = `#!/usr/bin/env python3
import json, sys
text = json.load(sys.stdin)["notification"].replace("Tr0ub4dor&3", "***")
print(json.dumps({"notification": text}))
`;
  bench.script("redact.py", redact);
  bench.propose(
    "hooks:\n  - {event: on_outbound_message, command: ./guard.sh}\n  - {event: on_outbound_message, command: ./redact.py}\n",
  );
  const hooks = await bench.open();
  await owner(hooks, "/hooks approve on_outbound_message ./guard.sh");
  await owner(hooks, "/hooks approve on_outbound_message ./redact.py");
  await owner(hooks, "/hooks on");
  expect((await hooks.fire("on_user_message", { message: "unseen before" })).verdict).toBe("continue");
  await owner(hooks, "/hooks record on");
  const say = (notification: string) => hooks.fire("on_outbound_message", { notification, parts: [notification] });
  const run = (command: string) => hooks.fire("pre_tool_call", { tool_name: "bash", tool_input: { command } });
  await run("echo ZX81-9931-key > key.txt");
  await run("echo fine");
  expect(await say("Hello there, all is well")).toMatchObject({ verdict: "continue" });
  expect(await say("The key is ZX81-9931-key, as you wished")).toMatchObject({ verdict: "block" });
  expect(await say("My password is Tr0ub4dor&3")).toMatchObject({ rewrite: { notification: "My password is ***" } });
  await run("login --password Tr0ub4dor&3");
  const { record } = JSON.parse(JSON.parse(readFileSync(join(bench.state, "state.json"), "utf8")).body);
  await hooks.close();
  const key = readFileSync(join(bench.state, "key"));
  const reader = new EventRecord(bench.state, () => key);
  await reader.use(record);
  const found = await all(reader);
  await reader.close();
  const text = JSON.stringify(found);
  expect(text).toContain("echo fine");
  expect(text).toContain("all is well");
  expect(text).toContain("My password is ***");
  for (const secret of ["ZX81", "Tr0ub4dor", "unseen before"]) expect(text).not.toContain(secret);
  // They are counted, and nothing else.
  expect(found.filter(({ input }) => !input)).toHaveLength(3);
});

test("begins and ends as an owner says, and the list says that it is on", async () => {
  const bench = makeWorkbench();
  const hooks = await bench.open();
  expect((await owner(hooks, "/hooks record")).text).toContain("Nothing is recorded.");
  const stranger = await type(hooks, "/hooks record on", { senderId: "2" });
  expect(stranger.outcome).toBe("refused");
  expect(hooks.recording()).toBeUndefined();
  expect((await owner(hooks, "/hooks record on 31")).text).toContain("31 days are too many");
  expect((await owner(hooks, "/hooks record on 7d")).text).toContain("Hooks are OFF, so nothing passes them");
  expect((await owner(hooks, "/hooks list")).text).toContain("what passes is kept for 7 days, encrypted");
  expect(hooks.firer.isWatched?.("pre_tool_call")).toBe(false);
  await owner(hooks, "/hooks on");
  expect(hooks.firer.isWatched?.("pre_tool_call")).toBe(true);
  // Where nothing can be blocked there is nothing to ask a new version about.
  expect(hooks.firer.isWatched?.("post_llm_call")).toBe(false);
  await hooks.fire("pre_tool_call", { tool_input: { command: "ls" } });
  expect((await owner(hooks, "/钩子 记录 关闭")).text).toContain("what was kept is deleted");
  expect(hooks.recording()).toBeUndefined();
  expect(readdirSync(bench.state)).not.toContain("record");
});
