import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { EventName } from "../../src/core/event.js";
import { approveAll, makeWorkbench, type } from "../support/workbench.js";

type Scripts = Partial<Record<EventName, string>>;
const SECRET = "sk-9f8e7d6c5b4a39281706f5e4d3c2b1a0";
const blocks = (reason: string): string => `#!/bin/sh\nprintf '{"decision": "block", "reason": "${reason}"}'\n`;
const prints = (answer: unknown): string => `#!/bin/sh\nprintf %s '${JSON.stringify(answer)}'\n`;
/** Keeps what it was told, and answers all that could change something. */
const WATCHES = `#!/usr/bin/env python3
import json, sys
with open("watched.jsonl", "a") as kept:
    kept.write(json.dumps(json.load(sys.stdin)) + "\\n")
print(json.dumps({"decision": "block", "reason": "EVIL", "context": "EVIL", "systemMessage": "EVIL"}))
`;

/** One hook an event, in force. */
async function openWith(scripts: Scripts) {
  const bench = makeWorkbench();
  const entries = Object.entries(scripts).map(([event, script]) => {
    bench.script(`${event}.sh`, script);
    return `  - {event: ${event}, command: ./${event}.sh}\n`;
  });
  bench.propose(`hooks:\n${entries.join("")}`);
  const hooks = await bench.open();
  await approveAll(hooks);
  await type(hooks, "/hooks on");
  const watched = (): Record<string, unknown>[] => {
    const file = `${bench.root}/watched.jsonl`;
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    return text.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line)]));
  };
  return { bench, hooks, watched };
}

test("on_block tells which hook blocked what and why, and never what was held back; its answer changes nothing", async () => {
  const { hooks, watched } = await openWith({
    on_outbound_message: blocks(`a key: ${SECRET}`),
    pre_tool_call: blocks(`[${SECRET}]`),
    on_block: WATCHES,
  });
  const where = { session_id: "s", channel: "telegram", chat_id: "7", sender_id: "1" };
  const message = await hooks.fire("on_outbound_message", { notification: `it is ${SECRET}`, ...where });
  expect(message).toMatchObject({ verdict: "block", hook: "./on_outbound_message.sh", notes: [], context: [] });
  await hooks.fire("pre_tool_call", { tool_name: "bash", tool_input: { command: `echo ${SECRET}` }, ...where });
  await hooks.idle();
  const told = { event: "on_block", ...where, agent_id: "main" };
  expect(watched().sort((a, b) => String(a.hook).localeCompare(String(b.hook)))).toEqual([
    expect.objectContaining({ ...told, hook: "./on_outbound_message.sh", blocked_event: "on_outbound_message" }),
    expect.objectContaining({ ...told, hook: "./pre_tool_call.sh", reason: "[▇▇▇]" }),
  ]);
  expect(JSON.stringify(watched())).not.toContain(SECRET.slice(0, 12));
  expect((await type(hooks, "/hooks doctor")).text).toContain("systemMessage, which has no effect on on_block");
});

test("nothing that was let through is told as a block: by nobody, by a hook that observes, or by one that is tried out", async () => {
  const { bench, hooks, watched } = await openWith({ on_stop: blocks("no"), on_block: WATCHES });
  bench.propose("hooks:\n  - {event: on_stop, command: ./on_stop.sh, mode: observe}\n");
  await type(hooks, "/hooks test on_stop");
  await hooks.fire("pre_tool_call", { tool_name: "bash" });
  for (const { approval } of (await hooks.list()).hooks.filter(({ entry }) => entry.event === "on_stop"))
    if (approval) await type(hooks, "/hooks revoke ./on_stop.sh");
  await type(hooks, "/hooks list");
  await approveAll(hooks);
  expect((await hooks.fire("on_stop", {})).verdict).toBe("continue");
  await hooks.idle();
  expect(watched()).toEqual([]);
});

test("what a watcher of blocks sets off itself is told to no watcher, so nothing goes round", async () => {
  const keepsToken = (name: string): string =>
    `#!/bin/sh\necho ${name} >> rounds\nprintf %s "$CHAT_HOOKS_RUN_TOKEN" > ${name}\n`;
  const { bench, hooks } = await openWith({ on_stop: `${keepsToken("stop")}exit 2\n`, pre_compact: blocks("no") });
  for (const name of ["first", "second"]) bench.script(`${name}.sh`, keepsToken(name));
  const [one, other] = ["first", "second"].map((name) => `  - {event: on_block, command: ./${name}.sh}\n`);
  bench.propose(`hooks:\n${one}${other}`);
  await approveAll(hooks);
  const tokenOf = (name: string): string => readFileSync(`${bench.root}/${name}`, "utf8");
  const rounds = async (): Promise<string[]> => {
    await hooks.idle();
    return tokenOf("rounds").trim().split("\n").sort();
  };
  await hooks.fire("on_stop", {});
  expect(await rounds()).toEqual(["first", "second", "stop"]);
  for (const runToken of [tokenOf("first"), tokenOf("second")])
    expect((await hooks.fire("pre_compact", {}, { runToken })).verdict).toBe("block");
  expect(await rounds()).toEqual(["first", "second", "stop"]);
  await hooks.fire("pre_compact", {}, { runToken: tokenOf("stop") });
  expect(await rounds()).toEqual(["first", "first", "second", "second", "stop"]);
});

test("context that was added stands in the log, without what it repeats of the message", async () => {
  const { hooks } = await openWith({
    on_user_message: prints({ context: `the site is blue.example\n${SECRET}` }),
    pre_llm_call: prints({ context: `${"long ".repeat(400)}end` }),
  });
  const { context } = await hooks.fire("on_user_message", { message: `my key is ${SECRET}` });
  expect(context[0]).toContain(SECRET);
  await hooks.fire("pre_llm_call", {});
  const { text = "" } = await type(hooks, "/hooks log");
  expect(text).toMatch(/on_user_message.*\n\s+Context for the agent: the site is blue\.example\n\s+▇▇▇/);
  expect(text).toMatch(/long long…/);
  expect(text).not.toContain(SECRET.slice(0, 12));
  expect((await type(hooks, "/hooks log", { locale: "zh" })).text).toContain("给智能体的补充信息：the site is blue");
});

test("a rewritten call is told to the person in one line, as it runs; one that is blocked after all is not", async () => {
  const { hooks } = await openWith({
    pre_tool_call: prints({ tool_input: { command: "git push --dry-run\n# sure" } }),
    on_user_message: prints({ message: "other" }),
  });
  const call = { tool_name: "bash", tool_input: { command: "git push", cwd: "." } };
  expect((await hooks.fire("pre_tool_call", call)).notes).toEqual([
    'The hook "./pre_tool_call.sh" changed this call of bash; it runs with command: "git push --dry-run\\n# sure"',
  ]);
  expect((await hooks.fire("on_user_message", { message: "mine" })).notes).toEqual([]);
  const same = { ...call, tool_input: { command: "git push --dry-run\n# sure" } };
  expect((await hooks.fire("pre_tool_call", same)).notes).toEqual([]);
});
