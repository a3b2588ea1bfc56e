import { readFileSync } from "node:fs";
import { execa } from "execa";
import { describe, expect } from "vitest";
import { DEFAULT_SETTINGS, parseAgentSettings } from "../src/bot/agent/settings.js";
import { HOOK_REFERENCE } from "../src/bot/agent/system-prompt.js";
import { parseHooksCommand } from "../src/commands/parse.js";
import { EVENT_NAMES, type EventName, fieldsOf, honoursOf, isEventName } from "../src/core/event.js";
import { readSwitch } from "../src/formats/agent-yaml.js";
import { readHookFile, withoutRepeats } from "../src/formats/hook-file.js";
import { loadExamples } from "../src/store/config/examples.js";
import { type Home, test } from "./support/gates-home.js";

const reference = readFileSync(`workspace/${HOOK_REFERENCE}`, "utf8");
const agentYaml = readFileSync("workspace/config/agent.yaml", "utf8");

const section = (title: string): string => reference.split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "";
const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, "gs"))].map(([, block]) => block ?? "");

const scripts = blocks(section("The script"), "bash");
const [entries = ""] = blocks(section("The entry"), "yaml");
const proposed = readHookFile(entries);
const commands = proposed.hooks.map(
  ({ entry }) => [entry.event, entry.type === "command" ? entry.command : ""] as const,
);

/** A payload that the example on an event has to block, and one that it has to let pass. */
const PAYLOADS: Partial<Record<EventName, { bad: Record<string, unknown>; good: Record<string, unknown> }>> = {
  pre_tool_call: {
    bad: { tool_name: "bash", tool_input: { command: "cd / && rm -rf *" } },
    good: { tool_name: "bash", tool_input: { command: "ls -lR; npm -r ls" } },
  },
  on_outbound_message: {
    bad: { notification: "here:\n-----BEGIN RSA PRIVATE KEY-----\nMII" },
    good: { notification: "A key is what opens a lock." },
  },
  on_completion_claim: {
    bad: { goal: "Write it", summary: "Written", tools: [{ name: "write_file", ok: false }] },
    good: { goal: "Write it", summary: "Written", tools: [{ name: "write_file", ok: true }] },
  },
};

/** The agent's part: every block of the reference typed into its bash, and the entries in their file. */
async function prepare(home: Home): Promise<void> {
  for (const block of scripts) await execa("bash", ["-c", block], { cwd: home.workspace });
  await home.write("workspace/config/shell_hooks.yaml", entries);
}

describe("agent.yaml", () => {
  test("parses without faults and says what holds without it", () => {
    expect(parseAgentSettings(agentYaml)).toEqual({ settings: DEFAULT_SETTINGS, faults: [] });
  });

  test("mirrors a switch that is off", () => {
    expect(readSwitch(agentYaml)).toEqual({ kind: "value", on: false });
  });

  test("says before each setting what it does", () => {
    for (const key of ["name", "instructions", "language", "enabled"])
      expect(agentYaml).toMatch(new RegExp(`\\n  # [^\\n]+\\n  ${key}:`));
    expect(agentYaml).toMatch(/proposal and a mirror/);
  });
});

describe("the reference for the agent", () => {
  test("fits into a prompt", () => {
    expect(Buffer.byteLength(reference)).toBeLessThan(9_000);
  });

  test("has the table of events that the code has", () => {
    const rows = [...section("Events").matchAll(/^\| `(\w+)`: [^|]+ \| ([^|]*) \| ([^|]*) \|$/gm)];
    expect(rows.map(([, name]) => name)).toEqual([...EVENT_NAMES]);
    for (const [, name = "", payload = "", may = ""] of rows) {
      if (!isEventName(name)) throw new Error(name);
      const { block, ask, context, rewrite } = honoursOf(name);
      const fields = [...payload.matchAll(/`(\w+)`/g)].map(([, field]) => field);
      expect(fields, name).toEqual(Object.keys(fieldsOf(name)));
      const told = [/\bblock/, /\bask\b/, /context/].map((word) => word.test(may));
      expect(told, name).toEqual([block, ask, context].map(Boolean));
      expect(/rewrite `(\w+)`/.exec(may)?.[1], name).toBe(rewrite);
      expect(/observe/.test(may), name).toBe(Object.keys(honoursOf(name)).length === 0);
    }
  });

  test("has entries that parse without faults, one for each script", () => {
    expect(withoutRepeats(proposed).faults).toEqual([]);
    expect(proposed.hooks.flatMap(({ warnings }) => warnings)).toEqual([]);
    const written = scripts.map((block) => `./workspace/${/^cat > (\S+)/m.exec(block)?.[1]}`);
    expect(commands.map(([, command]) => command)).toEqual(written);
    for (const block of scripts) expect(block).toMatch(/\nchmod \+x \S+\n$/);
    expect(scripts.map((block) => /#!\S+ (\w+)/.exec(block)?.[1])).toEqual(["bash", "python3", "node"]);
  });

  test("names every key an entry may have", () => {
    const keys =
      "event command matcher timeout fail_closed priority mode async warm dialect files env ask_timeout type url secret_env";
    for (const key of keys.split(" ")) expect(section("The entry")).toMatch(new RegExp(`\\b${key}\\b`));
  });

  test("has a dry test that does what the text says", async ({ home }) => {
    await prepare(home);
    const [dry = ""] = blocks(section("Test it dry"), "bash");
    const { stdout, stderr } = await execa("bash", ["-c", dry], { cwd: home.workspace });
    expect(stdout).toBe("exit 2\nexit 0");
    expect(stderr).toBe("this command deletes whole folders or disks");
  });

  test("has commands for the person that exist, and the same ones in Chinese", () => {
    const typed = (text: string) => [...text.matchAll(/`(\/hooks [^`]+)`/g)].map(([, line = ""]) => line);
    const english = typed(section("What the person types"));
    const example = (line: string) => line.replace("<event>", "on_stop").replace("{json}", "{}");
    for (const line of english) expect(parseHooksCommand(example(line)), line).toMatchObject({ kind: "command" });
    const general = english.filter((line) => !/\.\/|"/.test(line));
    expect(typed(section("中文摘要")).sort()).toEqual(general.sort());
    for (const name of ["list", "show <id>", "approve <event> <command>", "on", "test <event> {json}", "doctor"])
      expect(general).toContain(`/hooks ${name}`);
  });

  test("speaks of nothing as active that is only prepared", async ({ home }) => {
    await prepare(home);
    const hooks = await home.open();
    for (const [event] of commands)
      expect((await hooks.fire(event, PAYLOADS[event]?.bad ?? {})).verdict).toBe("continue");
    expect((await hooks.list()).hooks.map(({ problems }) => problems)).toEqual(commands.map(() => []));
  });

  test.for(commands)(
    "has an example on %s that blocks what it should, once a person approves it",
    async ([event, command], { home }) => {
      await prepare(home);
      const hooks = await home.open();
      await home.approve(hooks, `${event} ${command}`);
      await home.type(hooks, "/hooks on");
      const { bad = {}, good = {} } = PAYLOADS[event] ?? {};
      const blocked = await hooks.fire(event, bad);
      expect(blocked).toMatchObject({ verdict: "block", hook: expect.stringContaining(command) });
      expect(reference).toContain(blocked.reason);
      const passed = await hooks.fire(event, good);
      expect(passed.verdict).toBe("continue");
      expect(passed.runs.filter(({ fault }) => fault)).toEqual([]);
    },
  );

  test("has a line for /hooks test that shows the block", async ({ home }) => {
    await prepare(home);
    const hooks = await home.open();
    const lines = [...section("What the person types").matchAll(/e\.g\. `([^`]+)`/g)].map(([, line = ""]) => line);
    const [approve = "", tryOut = ""] = lines;
    // It lies in the workspace: the person is shown it first.
    expect((await home.type(hooks, approve)).text).toContain("the same line again approves it");
    expect((await home.type(hooks, approve)).text).toContain("Approved: pre_tool_call");
    expect((await home.type(hooks, tryOut)).text).toContain("this command deletes whole folders or disks");
  });

  test("knows a way without bash: the interpreter in the entry", async ({ home }) => {
    await prepare(home);
    const command = /`command: (python3 [^`]+)`/.exec(section("The script"))?.[1] ?? "";
    await home.write("workspace/hooks/no_keys.py", await home.read("workspace/hooks/no_keys.py"), 0o644);
    await home.propose({ event: "on_outbound_message", command });
    const hooks = await home.open();
    await home.approve(hooks, `on_outbound_message ${command}`);
    await home.type(hooks, "/hooks on");
    const { bad = {} } = PAYLOADS.on_outbound_message ?? {};
    expect((await hooks.fire("on_outbound_message", bad)).verdict).toBe("block");
  });
});

test("the hook file proposes bundled scripts as their headers show them, and nothing is in force", async () => {
  const shownIn = (text: string) => readHookFile(text).hooks.map(({ entry }) => entry);
  const file = readFileSync("workspace/config/shell_hooks.yaml", "utf8");
  expect(readHookFile(file).faults).toEqual([]);
  const shipped = ["block_secrets", "check_publish", "inject_website_reminder"];
  const examples = (await loadExamples(process.cwd())).filter(({ name }) => shipped.includes(name));
  expect(shownIn(file)).toEqual(examples.flatMap(({ hooks }) => hooks));
  expect(examples).toHaveLength(shipped.length);
});
