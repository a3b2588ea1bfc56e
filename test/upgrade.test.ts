import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Notice } from "../src/core/view.js";
import { targetOf } from "../src/transports/kinds.js";
import { callOf, runHere } from "./support/command-line.js";
import { eventually } from "./support/eventually.js";
import { makeReadyBot, makeTelegramReadyBot } from "./support/ready-bot.js";
import { FORMER_VERSIONS, makeUpgradeBench } from "./support/upgrade-fixture.js";
import { type, type Workbench } from "./support/workbench.js";

const bash = (command: string) => ({ tool_name: "bash", tool_input: { command } });

const read = (bench: Workbench, path: string): string => readFileSync(join(bench.root, path), "utf8");

const chatHooks = (bench: Workbench, args: readonly string[], input = "") =>
  runHere(["--workspace", bench.workspace, "--state", bench.state, ...args], {
    input,
    env: { PATH: process.env.PATH, HOME: bench.root, LANG: "C" },
  });

test("there is a state directory of every version that has changed its form", () => {
  expect(FORMER_VERSIONS).toContain("0.1");
});

describe.for(FORMER_VERSIONS)("a state directory of version %s", (version) => {
  test("has its approvals, owners and switch in force, and nothing else", async () => {
    const bench = makeUpgradeBench(version);
    const hooks = await bench.open();
    const told: Notice[] = [];
    hooks.on("notice", (notice) => told.push(notice));
    const { switch: status, hooks: views, faults, lockdown } = await hooks.list();
    expect([status.on, faults, lockdown]).toEqual([true, [], undefined]);
    expect(views.map(({ state, entry }) => [state, targetOf(entry)])).toEqual([
      ["approved", "./guards/no-rm.sh"],
      ["approved", "./guards/words.sh"],
      ["approved", expect.stringMatching(/^grep -q sh-entry/)],
      ["approved", "https://judge.invalid/hook"],
      ["approved", "./guards/strict.sh"],
      ["approved", "./guards/elsewhere.sh"],
      ["approved", "./guards/claude.sh"],
      ["not-approved", "./guards/revoked.sh"],
    ]);
    expect(views.map(({ approval }) => approval?.by)).toEqual([
      "telegram:1",
      ...Array.from({ length: 6 }, () => "telegram:2"),
      undefined,
    ]);
    expect(hooks.owners().map(({ id }) => id)).toEqual(["telegram:1", "telegram:2"]);
    expect(told).toEqual([]);
    expect(await hooks.recentRuns(3)).toMatchObject([{ verdict: "block", reason: "no rm -rf here" }, {}, {}]);
  });

  test("has its guards at work: a script, one with files, a shell line, one that fails closed; not the revoked one", async () => {
    const bench = makeUpgradeBench(version);
    const hooks = await bench.open();
    // What runs is the approved copy, whatever the workspace proposes now.
    bench.script("guards/no-rm.sh", "#!/bin/sh\nexit 0\n");
    bench.write("guards/words.txt", "another\n");
    expect(await hooks.fire("pre_tool_call", bash("rm -rf /"))).toMatchObject({
      verdict: "block",
      reason: expect.stringContaining("no rm -rf here"),
    });
    expect(await hooks.fire("on_outbound_message", { notification: "xyzzy", parts: ["xyzzy"] })).toMatchObject({
      verdict: "block",
      reason: expect.stringContaining("not that word"),
    });
    expect((await hooks.fire("pre_tool_call", bash("sh-entry"))).reason).toContain("no, says the line");
    expect(await hooks.fire("pre_tool_call", bash("strict-entry"))).toMatchObject({
      verdict: "block",
      runs: [{ hook: "./guards/strict.sh", fault: { code: "exit", exitCode: 7 } }],
    });
    const { verdict, runs } = await hooks.fire("pre_tool_call", bash("claude-entry"));
    expect([verdict, runs.map(({ hook }) => hook)]).toEqual([
      "continue",
      ["./guards/no-rm.sh", expect.stringMatching(/^grep/), "./guards/claude.sh"],
    ]);
  });

  test("does not run a script whose interpreter is not on this machine, and says so", async () => {
    const bench = makeUpgradeBench(version);
    const hooks = await bench.open();
    const interpreter = read(bench, "guards/elsewhere.sh").split("\n")[0]?.slice(2);
    const outcome = await hooks.fire("pre_tool_call", bash("elsewhere-entry"));
    expect(outcome.verdict).toBe("block");
    expect(outcome.runs.at(-1)).toMatchObject({ fault: { code: "changed-file", path: interpreter } });
    expect((await type(hooks, "/hooks list")).text).toContain(`"${interpreter}" is no longer what was approved`);
  });

  test("is at the command of its owners, and keeps what they change", async () => {
    const bench = makeUpgradeBench(version);
    const hooks = await bench.open();
    expect(await type(hooks, "/hooks revoke ./guards/strict.sh", { senderId: "2" })).toMatchObject({ changed: true });
    expect(await type(hooks, "/hooks off", { senderId: "2" })).toMatchObject({ changed: true });
    expect(await type(hooks, "/hooks on", { senderId: "3" })).toMatchObject({ outcome: "refused" });
    await hooks.close();
    const again = await (await bench.open()).list();
    expect(again.switch.on).toBe(false);
    expect(again.hooks.filter(({ state }) => state === "approved")).toHaveLength(6);
  });

  test("is in force for the command line", async () => {
    const bench = makeUpgradeBench(version);
    const { stdout, stderr } = await chatHooks(bench, ["list", "--json"]);
    const { data } = JSON.parse(stdout) as { data: { switch: { on: boolean }; hooks: { state: string }[] } };
    expect([data.switch.on, data.hooks.filter(({ state }) => state === "approved").length, stderr]).toEqual([
      true,
      7,
      "",
    ]);
    expect(await chatHooks(bench, ["fire", "pre_tool_call"], callOf("rm -rf /"))).toMatchObject({ exitCode: 2 });
    expect(await chatHooks(bench, ["fire", "pre_tool_call"], callOf("ls"))).toMatchObject({ exitCode: 0 });
  });

  test("keeps its waiting message, its chats and its token for the ready bot", async () => {
    const bench = makeUpgradeBench(version);
    const token = read(bench, "state/api-token");
    const { telegram, chat, model, printed } = await makeTelegramReadyBot({ bench });
    expect(printed()).toMatch(/hooks.*7/i);
    await eventually(() =>
      telegram.sent("sendMessage").map(({ payload }) => [payload.chat_id, payload.text]),
    ).toContainEqual([expect.toSatisfy((id: unknown) => String(id) === "2"), "written down by the old version"]);
    await eventually(() => readdirSync(join(bench.state, "outbox"))).toEqual([]);
    expect(read(bench, "state/api-token")).toBe(token);
    await chat("and now?", "kept");
    expect(JSON.stringify(model.requests[0]?.messages)).toContain("hello from the old version");
    expect(read(bench, "state/page/transcript.jsonl")).toContain("hello to the page");
    // Page sessions end with the process; what the old version wrote down of its own is gone.
    expect(readdirSync(join(bench.state, "page"))).not.toContain("tokens.json");
  });

  test("is one the demo agent starts on", async () => {
    const bench = makeUpgradeBench(version);
    const { chat } = await makeReadyBot({ bench, demo: true });
    expect(await chat("say xyzzy")).toMatchObject({ withheld: true });
  });
});
