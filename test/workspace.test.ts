import { readFileSync } from "node:fs";
import { execa } from "execa";
import { describe, expect } from "vitest";
import { DEFAULT_SETTINGS, parseAgentSettings } from "../src/bot/agent/settings.js";
import { HOOK_REFERENCE } from "../src/bot/agent/system-prompt.js";
import { parseHooksCommand } from "../src/commands/parse.js";
import { EVENT_NAMES, fieldsOf, honoursOf, isEventName } from "../src/core/event.js";
import { DIALECTS, LIMITS } from "../src/core/hook.js";
import { readSwitch } from "../src/formats/agent-yaml.js";
import { ENTRY_KEYS } from "../src/formats/hook-entry.js";
import { readHookFile, withoutRepeats } from "../src/formats/hook-file.js";
import { loadExamples } from "../src/store/config/examples.js";
import { KINDS } from "../src/transports/kinds.js";
import { folderSandbox } from "./support/folder-sandbox.js";
import { type Home, idsIn, test } from "./support/gates-home.js";
import { LONG_TESTS } from "./support/long-tests.js";

const reference = readFileSync(`workspace/${HOOK_REFERENCE}`, "utf8");
const agentYaml = readFileSync("workspace/config/agent.yaml", "utf8");

const section = (title: string): string => reference.split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "";
const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, "gs"))].map(([, block]) => block ?? "");

const [script = "", dry = ""] = blocks(section("The script"), "bash");
const [entries = ""] = blocks(section("The entry"), "yaml");
const proposed = readHookFile(entries);
const event = "pre_tool_call";
const command = "./workspace/hooks/no_push.py";
const call = (line: string) => ({ tool_name: "bash", tool_input: { command: line } });

/** The agent's part: the script of the reference typed into its bash, and the entry in its file. */
async function prepare(home: Home): Promise<void> {
  await execa("bash", ["-c", script], { cwd: home.workspace });
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
    expect(Buffer.byteLength(reference)).toBeLessThan(10_500);
    expect(reference.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length).toBeLessThan(1_250);
  });

  test("begins with the bundled guards, all of them, each with the line that installs it", async () => {
    const first = section("First: is there a bundled guard for it?");
    const named = [...first.matchAll(/`(\w+)`[:;]/g)].map(([, name]) => name);
    const bundled = await loadExamples(process.cwd());
    expect(named.sort()).toEqual(bundled.map(({ name }) => name).sort());
    expect(bundled.filter(({ hooks }) => hooks.length === 0)).toEqual([]);
    expect(first).toContain("`/hooks install <name>`");
    expect(reference.indexOf(first)).toBeLessThan(reference.indexOf("\n## Events"));
  });

  test.runIf(LONG_TESTS)("names guards that install by their names", async ({ home }) => {
    const hooks = await home.open();
    for (const { name } of await hooks.examples())
      expect((await home.type(hooks, `/hooks install ${name}`)).text).toContain(`Installed: ${name} is approved`);
  });

  test("has the list of events that the code has", () => {
    const rows = [...section("Events").matchAll(/^- `(\w+)`(?:, [^:]+)?: (.*) → (.*)$/gm)];
    expect(rows.map(([, name]) => name)).toEqual([...EVENT_NAMES]);
    for (const [, name = "", payload = "", may = ""] of rows) {
      if (!isEventName(name)) throw new Error(name);
      const { block, ask, drop, delay, context, rewrite } = honoursOf(name);
      const fields = [...payload.matchAll(/`(\w+)`/g)].map(([, field]) => field);
      expect(fields, name).toEqual(Object.keys(fieldsOf(name)));
      const told = [/\bblock/, /\bask\b/, /\bdrop\b/, /\bdelay\b/, /context/].map((word) => word.test(may));
      expect(told, name).toEqual([block, ask, drop, delay, context].map(Boolean));
      expect(/rewrite `(\w+)`/.exec(may)?.[1], name).toBe(rewrite);
      expect(/observe/.test(may), name).toBe(Object.keys(honoursOf(name)).length === 0);
    }
  });

  test("has a first sample that keeps the page's own rules", () => {
    expect(withoutRepeats(proposed).faults).toEqual([]);
    expect(proposed.hooks).toMatchObject([
      {
        entry: { event, command, subject: "^bash$", failClosed: true, mustBlock: [{}], mustPass: [{}] },
        warnings: [],
      },
    ]);
    expect(script).toMatch(
      /<<'END'\n#!\S+ python3\n[\s\S]*json\.load\(sys\.stdin\)[\s\S]*\nchmod \+x hooks\/no_push\.py\n$/,
    );
  });

  test("names every key an entry may have, and no type or dialect that is none", () => {
    const told = section("The entry");
    for (const key of ENTRY_KEYS) expect(told).toMatch(new RegExp(`\\b${key}\\b`));
    const types = [...told.matchAll(/`type: (\w+)`/g)].map(([, type]) => type);
    expect(["command", ...types].sort()).toEqual(Object.keys(KINDS).sort());
    const dialects = /`dialect` \((.*?):/.exec(told)?.[1]?.match(/[\w-]+/g) ?? [];
    expect(["native", ...dialects].sort()).toEqual([...DIALECTS].sort());
    const { priority } = LIMITS;
    expect(told).toContain(`\`priority\` (${priority.least}–${priority.most}, higher first, ${priority.standard})`);
  });

  test("has commands for the person that exist, and the same ones in Chinese", () => {
    const typed = (text: string) => [...text.matchAll(/`(\/hooks [^`]+)`/g)].map(([, line = ""]) => line);
    const english = typed(section("What the person types"));
    const example = (line: string) => line.replace("<event>", "on_stop").replace("{json}", "{}");
    for (const line of english) expect(parseHooksCommand(example(line)), line).toMatchObject({ kind: "command" });
    const general = english.filter((line) => !/\.\/|"/.test(line));
    const install = typed(section("First: is there a bundled guard for it?"));
    expect(typed(section("中文摘要")).sort()).toEqual([...install, ...general].sort());
    const wanted = [
      "list",
      "show <id>",
      "approve <command>",
      "approve <id> <id>",
      "on",
      "test <event> {json}",
      "doctor",
    ];
    for (const name of wanted) expect(general).toContain(`/hooks ${name}`);
  });

  test("has a guard that works dry, does nothing before a person approves it, and blocks from then on", async ({
    home,
  }) => {
    await prepare(home);
    const { stdout, stderr } = await execa("bash", ["-c", dry], { cwd: home.workspace });
    const reason = "git push is for the person";
    expect([stdout, stderr]).toEqual([
      JSON.stringify({ decision: "block", reason }).replaceAll(/([:,])"/g, '$1 "'),
      "",
    ]);
    expect(reference).toContain("the first is blocked, the second passes");
    const hooks = await home.open({ rehearsalSandbox: folderSandbox() });
    expect((await hooks.fire(event, call("git push"))).runs).toEqual([]);
    expect((await hooks.list()).hooks.map(({ problems }) => problems)).toEqual([[]]);

    const lines = [...section("What the person types").matchAll(/e\.g\. `([^`]+)`/g)].map(([, line = ""]) => line);
    const [approve = "", tryOut = ""] = lines;
    expect((await home.type(hooks, approve)).text).toContain("the same line again approves it");
    const { text } = await home.type(hooks, approve);
    expect(text).toContain(`Approved: ${event}`);
    // The examples of its entry are tried, with what a sample fills in.
    expect(text).toContain("Examples: 1 of 1 blocked, 1 of 1 passed.");
    expect((await home.type(hooks, tryOut)).text).toContain(reason);
    await home.type(hooks, "/hooks on");
    expect(await hooks.fire(event, call("cd x; git push"))).toMatchObject({ verdict: "block", reason });
    const passed = await hooks.fire(event, call("git status"));
    expect([passed.verdict, passed.runs.map(({ verdict }) => verdict)]).toEqual(["continue", ["continue"]]);
    // What it cannot read does not pass.
    expect((await hooks.fire(event, { tool_name: "bash", tool_input: {} })).verdict).toBe("block");
    expect((await hooks.fire(event, { tool_name: "write_file", tool_input: { content: "git push" } })).runs).toEqual(
      [],
    );

    const [id = ""] = idsIn((await home.type(hooks, "/hooks list")).text);
    await home.type(hooks, `/hooks revoke ${id}`);
    const both = await home.type(hooks, `/hooks approve ${id} ${id}`);
    expect(both.text).toContain(`Approved: ${event}`);
  });

  test("knows a way without bash: the interpreter in the entry", async ({ home }) => {
    await prepare(home);
    const interpreted = /`command: (python3 [^`]+)`/.exec(section("The script"))?.[1] ?? "";
    await home.write("workspace/hooks/no_push.py", await home.read("workspace/hooks/no_push.py"), 0o644);
    await home.propose({ event, command: interpreted });
    const hooks = await home.open();
    await home.approve(hooks, `${event} ${interpreted}`);
    await home.type(hooks, "/hooks on");
    expect((await hooks.fire(event, call("git push"))).verdict).toBe("block");
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
