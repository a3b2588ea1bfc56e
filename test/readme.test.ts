import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { execa } from "execa";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { COMMAND_NAMES } from "../src/commands/parse.js";
import { EVENT_NAMES, fieldsOf, honoursOf } from "../src/core/event.js";
import { BOT_TOKEN, startBotApi } from "./support/bot-api-server.js";
import { type Ran, runHere } from "./support/command-line.js";
import { eventually } from "./support/eventually.js";
import { startModel } from "./support/model-server.js";
import { openPty } from "./support/pty.js";
import { makeWorkbench, type } from "./support/workbench.js";

const readme = readFileSync("README.md", "utf8");
const home = mkdtempSync(join(tmpdir(), "chat-hooks-readme-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A folder with a workspace, where the named packages and this one can be imported. */
function projectWith(name: string, ...packages: string[]): string {
  const folder = join(home, name);
  cpSync("workspace", join(folder, "workspace"), { recursive: true });
  for (const [at, place] of [["chat-hooks", "."], ...packages.map((each) => [each, `node_modules/${each}`])] as const) {
    mkdirSync(dirname(join(folder, "node_modules", `${at}`)), { recursive: true });
    symlinkSync(resolve(`${place}`), join(folder, "node_modules", `${at}`));
  }
  return folder;
}

const section = (title: string): string => readme.split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "";

test("the chat under Try it goes as printed: a key gets out, a hook is installed, and the key stays", async () => {
  const folder = join(home, "first-minute");
  for (const part of ["workspace", "extensions"]) cpSync(part, join(folder, part), { recursive: true });
  const terminal = openPty(["node", resolve("dist/cli.js"), "start", "--workspace", join(folder, "workspace")], {
    ...{ HOME: folder, XDG_STATE_HOME: join(folder, "state"), CHAT_HOOKS_PORT: "0", LANG: "C.UTF-8" },
  });
  const [, chat = ""] = /```\n(you> .*?)```/s.exec(section("Try it")) ?? [];
  const lines = chat.trim().split("\n");
  expect(lines).toHaveLength(6);
  await eventually(() => terminal.screen().at(-1)).toBe("you>");
  for (const [at, line] of lines.entries()) {
    if (line.startsWith("you> ")) terminal.type(`${line.slice("you> ".length)}\r`);
    // A line of the screen has 80 columns.
    else await eventually(() => terminal.screen().slice(-12).join("\n")).toContain(line.slice(0, 78));
    expect(at % 2 === 0).toBe(line.startsWith("you> "));
  }
  const [, sinceThen = ""] = terminal.screen().join("\n").split("Installed: block_secrets");
  expect(sinceThen).not.toContain("bot> -----BEGIN");
});

/** A line of the text that runs `chat-hooks`, with what is piped into it. */
const COMMAND_LINE = /^(?:(.*) \| )?chat-hooks (.*)$/;

/** Does what stands in a block line by line, in a folder; the endings of its `chat-hooks` commands. */
async function runBlock(block: string, folder: string): Promise<Pick<Ran, "exitCode" | "stdout">[]> {
  const env = { XDG_STATE_HOME: join(folder, "state") };
  const sh = (script: string) => execa("bash", ["-c", script], { cwd: folder, env });
  const chatHooks = (args: string[], input: string) =>
    process.env.LONG_TESTS
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

test("the commands under A guard of your own do what the text says", { timeout: 60_000 }, async () => {
  for (const part of ["workspace", "extensions"]) cpSync(part, join(home, part), { recursive: true });
  const blocks = [...section("A guard of your own").matchAll(/```sh\n(.*?)```/gs)].map(([, block]) => block ?? "");
  const endings = await runBlock(blocks.join("\n").replace(/^alias .*$/m, ""), home);
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

test("the Chinese README has the same commands, code, tables and sections", () => {
  const chinese = readFileSync("README.zh-CN.md", "utf8");
  const blocks = (text: string): string[] =>
    [...text.matchAll(/^```(?:sh|ts|yaml|bash|python|js)?\n.*?^```$/gms)]
      .map(([block]) => block)
      .filter((block) => !/^```\nsrc/.test(block));
  expect(blocks(chinese)).toEqual(blocks(readme));
  expect(chinese.match(/^## /gm)).toHaveLength(readme.match(/^## /gm)?.length ?? 0);
  // The words in code marks of each row and each section: commands, fields, variables.
  const marked = (text: string): string[] =>
    (text.replace(/^```.*?^```$/gms, "").match(/`[^`]+`/g) ?? []).map((word) => word.replaceAll("，", ",")).sort();
  expect(marked(chinese)).toEqual(marked(readme));
  expect(chinese.match(/^\|/gm)).toHaveLength(readme.match(/^\|/gm)?.length ?? 0);
});

test.each(["bash", "python", "js"])("the smallest guard in %s holds a key back, as printed", async (language) => {
  const [, script = ""] =
    new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, "s").exec(section("What a script answers")) ?? [];
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
  const rows = [...section("Events").matchAll(/^\| `(\w+)` \| [^|]* \| ([^|]*) \| ([^|]*) \|$/gm)];
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

test("the table of commands names every command", () => {
  const table = section("`/hooks`");
  for (const name of COMMAND_NAMES.filter((each) => each !== "help")) expect(table).toContain(`/hooks ${name}`);
});

test("the grammY bot of ten lines answers /hooks and lets no key out", async () => {
  const server = await startBotApi(onTestFinished);
  const folder = projectWith("bot", "grammy");
  const [, code = ""] = /```ts\n(.*?)```/s.exec(section("In a grammY bot")) ?? [];
  expect(code.split("\n").filter((line) => line.trim() !== "")).toHaveLength(8);
  // The one change: the server on loopback stands in for Telegram's.
  writeFileSync(
    join(folder, "bot.mjs"),
    code.replace("BOT_TOKEN)", `BOT_TOKEN, { client: { apiRoot: "${server.url}" } })`),
  );
  writeFileSync(join(folder, "guard.sh"), "#!/bin/sh\ngrep -q 'PRIVATE KEY' && exit 2\nexit 0\n", { mode: 0o755 });
  writeFileSync(
    join(folder, "workspace/config/shell_hooks.yaml"),
    "hooks: [{event: on_outbound_message, command: ./guard.sh}]\n",
  );
  const bot = execa("node", ["bot.mjs"], {
    cwd: folder,
    env: { TELEGRAM_BOT_TOKEN: BOT_TOKEN, CHAT_HOOKS_OWNERS: "telegram:1", XDG_STATE_HOME: join(home, "bot-state") },
    reject: false,
  });
  onTestFinished(async () => {
    bot.kill();
    await bot;
  });
  const says = async (text: string): Promise<string> => {
    const before = server.sent("sendMessage").length;
    server.push(server.message(text));
    return String((await server.arrived("sendMessage", before + 1)).at(-1)?.payload.text);
  };
  await server.arrived("sendMessage"); // it says that nothing is in force yet
  expect(await says("hello")).toBe("You said: hello");
  expect(await says("/hooks approve on_outbound_message ./guard.sh")).toContain("Approved: on_outbound_message");
  expect(await says("/hooks on")).toContain("Hooks are ON now");
  expect(await says("-----BEGIN RSA PRIVATE KEY-----")).toContain("[message withheld by a hook");
  expect(await says("bye")).toBe("You said: bye");
  expect((await server.arrived("setMyCommands", 2)).map(({ payload }) => payload.language_code)).toEqual([
    undefined,
    "zh",
  ]);
});

test("the AI SDK agent in the README asks the hooks before the model and before a tool", async () => {
  const server = await startModel(onTestFinished);
  const folder = projectWith("agent", "ai", "@ai-sdk/openai-compatible", "zod");
  const [, code = ""] = /```ts\n(.*?)```/s.exec(section("In an AI SDK agent")) ?? [];
  writeFileSync(join(folder, "agent.mjs"), code);
  const run = "tool({ inputSchema: z.object({ command: z.string() }), execute: ({ command }) => 'ran ' + command })";
  writeFileSync(
    join(folder, "tools.js"),
    `import { tool } from "ai";\nimport { z } from "zod";\nexport const tools = { run: ${run} };\n`,
  );
  writeFileSync(join(folder, "package.json"), `{ "type": "module" }`);
  const guard = `#!/bin/sh\ninput=$(cat)\ncase $input in *forbidden*) echo 'not that' >&2; exit 2;; esac\n`;
  writeFileSync(join(folder, "guard.sh"), guard, { mode: 0o755 });
  const entries = ["pre_llm_call", "pre_tool_call"].map((event) => `{event: ${event}, command: ./guard.sh}`);
  writeFileSync(join(folder, "workspace/config/shell_hooks.yaml"), `hooks: [${entries}]\n`);
  const env = { OPENAI_BASE_URL: server.url, MODEL: "m", XDG_STATE_HOME: join(home, "agent-state") };
  const cli = (...args: string[]) =>
    runHere([...args, "--workspace", join(folder, "workspace")], { env: { ...process.env, ...env } });
  for (const event of ["pre_llm_call", "pre_tool_call"])
    expect(await cli("approve", event, "./guard.sh")).toMatchObject({ exitCode: 0 });
  expect(await cli("on")).toMatchObject({ exitCode: 0 });
  const agent = (prompt: string) => execa("node", ["agent.mjs", prompt], { cwd: folder, env, reject: false });
  const callOf = (command: string) => ({ calls: [{ name: "run", input: { command } }] });
  server.say(callOf("ls"), callOf("forbidden"), { text: "Listed, and no more." });
  expect((await agent("list")).stdout).toBe("Listed, and no more.");
  expect(JSON.stringify(server.requests.at(-1))).toMatch(/ran ls.*Blocked by a hook: not that/);
  const asked = server.requests.length;
  expect((await agent("something forbidden")).stderr).toContain("BlockedByHookError: Blocked by a hook: not that");
  expect(server.requests).toHaveLength(asked);
});
