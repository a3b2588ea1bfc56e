import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { execa } from "execa";
import { afterAll, expect, test } from "vitest";
import { CHANNELS } from "../src/bot/channels/table.js";
import { COMMAND_NAMES } from "../src/commands/parse.js";
import { EVENT_NAMES, fieldsOf, honoursOf } from "../src/core/event.js";
import { DIALECTS } from "../src/core/hook.js";
import { ENTRY_KEYS } from "../src/formats/hook-entry.js";
import { KINDS, STANDARD_TYPE } from "../src/transports/kinds.js";
import { type Ran, runHere } from "./support/command-line.js";
import { eventually } from "./support/eventually.js";
import { LONG_TESTS } from "./support/long-tests.js";
import { openPty } from "./support/pty.js";
import { makeWorkbench, type } from "./support/workbench.js";

// What the front page and the manual print, done as printed.

const page = (path: string): string => readFileSync(path, "utf8");
const readme = page("README.md");
const home = mkdtempSync(join(tmpdir(), "chat-hooks-readme-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const section = (title: string, text = readme): string => text.split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "";
const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"))].map(([, block = ""]) => block);

const onOneLine = (lines: readonly string[]): string => lines.join(" ").replace(/ +/g, " ");

test("the chat under Try it goes as printed: a key gets out, a hook is installed, and the key stays", async () => {
  const folder = join(home, "first-minute");
  for (const part of ["workspace", "extensions"]) cpSync(part, join(folder, part), { recursive: true });
  const terminal = openPty(["node", resolve("dist/cli.js"), "start", "--workspace", join(folder, "workspace")], {
    ...{ HOME: folder, XDG_STATE_HOME: join(folder, "state"), CHAT_HOOKS_PORT: "0", LANG: "C.UTF-8" },
  });
  const [, chat = ""] = /```\n(you> .*?)```/s.exec(section("Try it")) ?? [];
  const lines = chat.trim().split("\n");
  expect(lines.map((line) => line.startsWith("you> "))).toEqual([true, false, false, false, true, false, true, false]);
  await eventually(() => terminal.screen().at(-1)).toBe("you>");
  for (const line of lines) {
    if (line.startsWith("you> ")) terminal.type(`${line.slice("you> ".length)}\r`);
    // A line of the screen has 80 columns, and what continues it is indented; where the text says "…", the key goes on.
    else
      await eventually(() => onOneLine(terminal.screen().slice(-12))).toContain(
        line.replace("…", "").trim().slice(0, 78),
      );
  }
  const [before = "", sinceThen = ""] = terminal.screen().join("\n").split("Installed: block_secrets");
  expect(before).toMatch(/\n {2}MC4CAQAwBQYDK2VwBCIEI[\w+/]{43}\s*\n/);
  expect(sinceThen).not.toContain("-----BEGIN");
});

/** A line of the text that runs `chat-hooks`, with what is piped into it. */
const COMMAND_LINE = /^(?:(.*) \| )?chat-hooks (.*)$/;

/** Does what stands in a block line by line, in a folder; the endings of its `chat-hooks` commands. */
async function runBlock(block: string, folder: string): Promise<Pick<Ran, "exitCode" | "stdout">[]> {
  const env = { XDG_STATE_HOME: join(folder, "state") };
  const sh = (script: string) => execa("bash", ["-c", script], { cwd: folder, env });
  const chatHooks = (args: string[], input: string) =>
    LONG_TESTS
      ? execa("node", [resolve("dist/cli.js"), ...args], { cwd: folder, env, input, reject: false })
      : runHere([...args, "--workspace", join(folder, "workspace")], { input, env: { ...process.env, ...env } });
  const endings: Pick<Ran, "exitCode" | "stdout">[] = [];
  let before: string[] = [];
  for (const line of block.split("\n")) {
    const [, piped = "", words] = COMMAND_LINE.exec(line) ?? [];
    before.push(words === undefined ? line : piped);
    if (words === undefined) continue;
    const { stdout: input } = await sh(before.join("\n"));
    before = [];
    const { exitCode = -1, stdout } = await chatHooks(words.split(" "), input);
    endings.push({ exitCode, stdout });
  }
  await sh(before.join("\n"));
  return endings;
}

/** Every command looks at all that is proposed, and the bundled scripts are long. Only the last entry stays. */
function shortenConfig(folder: string): void {
  for (const name of ["agent.yaml", "shell_hooks.yaml"]) {
    const text = readFileSync(join(folder, name), "utf8").replace(/^ *#.*\n/gm, "");
    writeFileSync(join(folder, name), text.replace(/(?<=^hooks:\n).*(?= {2}- event: )/ms, ""));
  }
}

test("the walk of a guard of one's own does what the text says, and the front page begins it", {
  timeout: 120_000,
}, async () => {
  for (const part of ["workspace", "extensions"]) cpSync(part, join(home, part), { recursive: true });
  if (!LONG_TESTS) shortenConfig(join(home, "workspace/config"));
  const walk = blocks(section("A guard of your own", page("docs/getting-started.md")), "sh");
  expect(walk[0]).toBe(blocks(section("A guard of your own"), "sh")[0]);
  expect(walk[0]?.trim().split("\n")).toHaveLength(9);
  const endings = await runBlock(walk.join("\n").replace(/^alias .*$/m, ""), home);
  const steps = endings.map(({ stdout }) => stdout);
  expect(endings.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 2, 0, 1, 2]);
  expect(steps[0]).toContain("✗ NOT approved");
  expect(steps[1]).toContain("Approved: on_outbound_message → ./guards/names.sh");
  expect(steps[2]).toContain("Hooks are ON now");
  expect(JSON.parse(steps[3] ?? "")).toMatchObject({ verdict: "block", reason: "that name stays inside" });
  expect(JSON.parse(steps[4] ?? "")).toMatchObject({ verdict: "continue" });
  expect(steps[5]).toContain("⚠ changed since approval");
  expect(JSON.parse(steps[6] ?? "")).toMatchObject({ verdict: "block" });
});

const TRANSLATED = "getting-started ready-bot commands guards events answers hook-file other-formats running".split(
  " ",
);
test.each([
  ["README.md", "README.zh-CN.md"],
  ["SECURITY.md", "docs/zh-CN/security.md"],
  ...TRANSLATED.map((name) => [`docs/${name}.md`, `docs/zh-CN/${name}.md`]),
])("%s has the same commands, code, tables and sections in Chinese", (english, chinese) => {
  const [ours, theirs] = [page(english), page(chinese)];
  const code = (text: string): string[] => text.match(/^```.*?^```$/gms) ?? [];
  const prose = (text: string): string => text.replace(/^```.*?^```$/gms, "");
  // The words in code marks: commands, fields, variables.
  const marked = (text: string): string[] =>
    (prose(text).match(/`[^`]+`/g) ?? []).map((word) => word.replaceAll("，", ",")).sort();
  expect(code(theirs)).toEqual(code(ours));
  expect(marked(theirs)).toEqual(marked(ours));
  for (const kind of [/^## /gm, /^\|/gm]) expect(theirs.match(kind)?.length).toBe(ours.match(kind)?.length);
});

test("what Chinese pages print for one's own program is what the English ones print", () => {
  const english = ["README", "docs/telegram", "docs/ai-sdk", "docs/channels", "docs/wechat"].map((name) =>
    page(`${name}.md`),
  );
  const printed = [...blocks(page("docs/zh-CN/embedding.md"), "ts"), ...blocks(page("docs/wechat.zh-CN.md"), "ts")];
  expect(printed).toHaveLength(5);
  for (const block of printed) expect(english.join("\n")).toContain(block);
  expect(blocks(page("docs/telegram.md"), "ts")[0]).toBe(blocks(readme, "ts")[0]);
});

test("every figure under What it costs is one of the benchmarks", () => {
  const figures = section("What it costs").match(/[\d.]+ (?:µs|ms)/g) ?? [];
  expect(figures).toHaveLength(5);
  for (const figure of figures) expect(page("docs/benchmarks.md")).toContain(figure);
});

test.each(["bash", "python", "js"])("the smallest guard in %s holds a key back, as printed", async (language) => {
  const [script = ""] = blocks(page("docs/answers.md"), language);
  const bench = makeWorkbench();
  const hooks = await bench.open();
  bench.script("guard", script);
  bench.propose("hooks: [{event: on_outbound_message, command: ./guard, fail_closed: true}]\n");
  await type(hooks, "/hooks approve on_outbound_message ./guard");
  await type(hooks, "/hooks on");
  const fire = (notification: string) => hooks.fire("on_outbound_message", { notification });
  expect(await fire("-----BEGIN RSA PRIVATE KEY-----")).toMatchObject({ verdict: "block", reason: "a key" });
  expect(await fire("hello")).toMatchObject({ verdict: "continue" });
});

test("the table of events is the one in the code", () => {
  const rows = [...page("docs/events.md").matchAll(/^\| `(\w+)` \| [^|]* \| ([^|]*) \| ([^|]*) \|$/gm)];
  expect(rows.map(([, name]) => name)).toEqual([...EVENT_NAMES]);
  for (const [, name, payload = "", may = ""] of rows) {
    const event = EVENT_NAMES.find((each) => each === name) ?? "pre_tool_call";
    const honours = honoursOf(event);
    expect(
      [...payload.matchAll(/`(\w+)`/g)].map(([, field]) => field),
      event,
    ).toEqual(Object.keys(fieldsOf(event)));
    expect([/\bblock/.test(may), /\bask\b/.test(may), /context/.test(may)], event).toEqual(
      [honours.block, honours.ask, honours.context].map(Boolean),
    );
    expect(/rewrite `(\w+)`/.exec(may)?.[1], event).toBe(honours.rewrite);
  }
});

test("the page of the hook file has every key, type and dialect", () => {
  const [keys = ""] = blocks(page("docs/hook-file.md"), "yaml");
  for (const key of ENTRY_KEYS) expect(keys).toMatch(new RegExp(`\\b${key}\\b`));
  for (const type of Object.keys(KINDS)) if (type !== STANDARD_TYPE) expect(keys).toContain(`type: ${type} `);
  for (const dialect of DIALECTS) expect(/dialect: .*#.*/.exec(keys)?.[0]).toContain(dialect);
  for (const dialect of DIALECTS.filter((name) => name !== "native"))
    expect(page("docs/other-formats.md")).toMatch(new RegExp(`\\b${dialect.replace("-", "[- ]")}\\b`, "i"));
});

test("the table of commands names every command", () => {
  const table = page("docs/commands.md");
  for (const name of COMMAND_NAMES.filter((each) => each !== "help")) expect(table).toContain(`/hooks ${name}`);
});

test("every variable that the code reads is in the manual, and every one in a table of settings is read", () => {
  const VARIABLE = /\b(?:CHAT_HOOKS|STARCHILD|TELEGRAM|WECHATY|OPENAI)_[A-Z_]*[A-Z]\b/g;
  const named = (text: string): Set<string> => new Set(text.match(VARIABLE));
  const filesIn = (folder: string, ending: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(ending) && !path.includes("zh-CN"))
      .map((path) => page(join(folder, path)));
  const ofChannels = CHANNELS.flatMap(({ variable, urlVariable = variable }) => [variable, urlVariable]);
  const code = new Set([...named(filesIn("src", ".ts").join("\n")), ...ofChannels]);
  // Ours alone: the number of a run, the room for an event's variables, the sandbox's bait, the root by another name.
  const inner = ["CHAT_HOOKS_RUN_ID", "CHAT_HOOKS_SPACE", "CHAT_HOOKS_PROBE", "CHAT_HOOKS_ROOT"];
  const manual = named(filesIn("docs", ".md").join("\n"));
  expect([...code].filter((name) => !manual.has(name) && !inner.includes(name))).toEqual([]);
  for (const name of ofChannels) expect(page("docs/ready-bot.md") + page("docs/wechat.md")).toContain(`\`${name}`);
  const settings = named(`${section("Settings", page("docs/ready-bot.md"))}${page("docs/shell.md")}`);
  expect(settings.size).toBeGreaterThan(25);
  // The one that the code puts together.
  const together = "CHAT_HOOKS_TELEGRAM_WEBHOOK_SECRET";
  expect([...settings].filter((name) => !code.has(name) && name !== together)).toEqual([]);
});
