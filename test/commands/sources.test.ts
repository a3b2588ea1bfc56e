import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { HookSource } from "../../src/core/control.js";
import { makeWorkbench, type } from "../support/workbench.js";

const SETTINGS = JSON.stringify({
  hooks: { PreToolUse: [{ matcher: "Bash", hooks: [{ type: "command", command: "./guard.sh" }] }] },
});
const AGENT = "# mine\nshell_hooks:\n  enabled: true # the switch\n";

async function withClaude() {
  const bench = makeWorkbench();
  const settings = bench.write(".claude/settings.json", SETTINGS);
  bench.script("guard.sh", "#!/bin/sh\nexit 2\n");
  bench.write("workspace/config/agent.yaml", AGENT);
  const hooks = await bench.open();
  const agentYaml = (): string => readFileSync(join(bench.workspace, "config", "agent.yaml"), "utf8");
  return { bench, hooks, settings, agentYaml };
}

const sourcesIn = (data: unknown): readonly HookSource[] => (data as { sources: HookSource[] }).sources;

test("the sources are listed with their places, and what each proposes", async () => {
  const { hooks, settings } = await withClaude();
  const { text, choices, data } = await type(hooks, "/hooks sources");
  expect(text).toContain("✗ claude: off");
  expect(text).toContain("✓ agent-hooks: on, 0 hooks proposed");
  expect(text).toContain(settings);
  expect(choices?.flat().map(({ line }) => line)).toContain("/hooks sources claude on");
  expect(sourcesIn(data).map(({ name, on }) => [name, on])).toEqual([
    ["claude", false],
    ["kimi", false],
    ["agent-hooks", true],
  ]);
});

test("turned on, a source proposes; turned off again, what was approved from it stays active", async () => {
  const { hooks, agentYaml } = await withClaude();
  const on = await type(hooks, "/hooks sources Claude ON");
  expect(on).toMatchObject({ changed: true, text: expect.stringContaining("its files propose 1 hook now") });
  expect(agentYaml()).toBe(AGENT.replace("  enabled", "  sources: [agent-hooks, claude]\n  enabled"));
  const [, id] = /NOT approved \[(\w{4})\]/.exec((await type(hooks, "/hooks list")).text ?? "") ?? [];
  await type(hooks, `/hooks approve ${id}`);
  const off = await type(hooks, "/hooks sources claude off");
  expect(off).toMatchObject({ changed: true, text: expect.stringContaining("stays active") });
  expect(agentYaml()).toBe(AGENT.replace("  enabled", "  sources: [agent-hooks]\n  enabled"));
  const call = { session_id: "s", tool_name: "bash", tool_input: { command: "ls" }, tool_use_id: "1" };
  expect((await hooks.fire("pre_tool_call", call)).verdict).toBe("block");
  expect(sourcesIn((await type(hooks, "/hooks sources")).data)).toContainEqual(
    expect.objectContaining({ name: "claude", on: false, hooks: 0 }),
  );
});

test("the same again changes nothing and says so; what is no source is told, with those that are", async () => {
  const { hooks, agentYaml } = await withClaude();
  expect(await type(hooks, "/hooks sources claude off")).toMatchObject({
    changed: false,
    text: expect.stringContaining('"claude" was off before'),
  });
  expect((await type(hooks, "/hooks sources native on")).text).toMatch(/"native".*claude, kimi, agent-hooks/);
  expect(await type(hooks, "/hooks sources claude")).toMatchObject({ usage: true });
  expect(agentYaml()).toBe(AGENT);
});

test("only an owner turns a source on", async () => {
  const { hooks, agentYaml } = await withClaude();
  expect(await type(hooks, "/hooks sources claude on", { senderId: "2" })).toMatchObject({ outcome: "refused" });
  expect(agentYaml()).toBe(AGENT);
});

test("a file that cannot be edited is named, and left as it is", async () => {
  const { bench, hooks, agentYaml } = await withClaude();
  bench.write("workspace/config/agent.yaml", "shell_hooks: [");
  expect(await type(hooks, "/hooks sources claude on")).toMatchObject({
    problem: true,
    changed: false,
    text: expect.stringMatching(/^Nothing was changed: .*agent\.yaml/),
  });
  expect(agentYaml()).toBe("shell_hooks: [");
});

test("two owners at once lose neither choice", async () => {
  const { hooks, agentYaml } = await withClaude();
  await Promise.all([
    type(hooks, "/hooks sources claude on"),
    type(hooks, "/hooks sources kimi on"),
    type(hooks, "/hooks off"),
  ]);
  expect(agentYaml()).toContain("enabled: false # the switch");
  expect(agentYaml()).toMatch(/sources: \[agent-hooks, (?:claude, kimi|kimi, claude)\]/);
});
