import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { ts } from "@ts-morph/common";
import { execa } from "execa";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { BOT_TOKEN, startBotApi } from "./support/bot-api-server.js";
import { runHere } from "./support/command-line.js";
import { LONG_TESTS, rows } from "./support/long-tests.js";
import { startModel } from "./support/model-server.js";

// The package as others get it: packed, installed into an empty project, and used by the programs that the manual prints.

const home = mkdtempSync(join(tmpdir(), "chat-hooks-package-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** The first program of a page. */
const program = (page: string): string => /```ts\n(.*?)```/s.exec(readFileSync(page, "utf8"))?.[1] ?? "";

let tarball = "";
let packed: string[] = [];
beforeAll(async () => {
  // Without its scripts: they would build dist/ anew under the tests that are using it.
  const { stdout } = await execa("npm", ["pack", "--ignore-scripts", "--json", "--pack-destination", home]);
  const [{ filename, files }] = JSON.parse(stdout);
  tarball = join(home, filename);
  packed = files.map(({ path }: { path: string }) => path);
}, 60_000);

test("publint finds nothing wrong with it", async () => {
  const publint = await execa("node_modules/.bin/publint", ["run", tarball, "--strict"], { reject: false, all: true });
  expect(publint.exitCode, publint.all).toBe(0);
});

test("the bot and the command line load nothing that is not installed with it, before a channel is switched on", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const seen = new Set<string>();
  const missing = new Set<string>();
  const look = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/(?:\bfrom|^import|[;}]import)"([\w@./:-]+)"/gm)) {
      if (path.startsWith(".")) look(join(dirname(file), path));
      else if (!path.startsWith("node:") && !builtinModules.includes(path) && !(path in dependencies))
        missing.add(path);
    }
  };
  const begins = packed.filter((path) => /^dist\/(?:cli\.js|bot\/(?:run|verbs|page|push)-.*\.js)$/.test(path));
  for (const path of begins) look(path);
  expect([begins.length, [...missing]]).toEqual([5, []]);
  expect(seen.size).toBeGreaterThan(20);
});

test("every link of its pages leads to a file in it, and to a heading there", () => {
  const textOf = (page: string): string => readFileSync(page, "utf8").replace(/^```.*?^```/gms, "");
  const anchor = (heading: string): string =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-");
  const leads = (file: string, place: string): boolean =>
    packed.includes(file) &&
    (place === "" || [...textOf(file).matchAll(/^#+ (.*)$/gm)].some(([, heading = ""]) => anchor(heading) === place));
  const links = packed
    .filter((path) => path.endsWith(".md"))
    .flatMap((page) => [...textOf(page).matchAll(/\]\(([^)#\s]*)#?([^)\s]*)\)/g)].map((link) => ({ page, link })))
    .filter(({ link: [, target = ""] }) => !/^https?:/.test(target));
  const broken = links.filter(
    ({ page, link: [, target = "", place = ""] }) => !leads(target ? join(dirname(page), target) : page, place),
  );
  expect(broken.map(({ page, link: [text] }) => `${page}: ${text}`)).toEqual([]);
  expect(links.length).toBeGreaterThan(100);
});

test.runIf(LONG_TESTS)("arethetypeswrong finds nothing wrong with it", async () => {
  const attw = await execa("npx", ["--yes", "@arethetypeswrong/cli@0.18", tarball, "--profile", "esm-only"], {
    reject: false,
    all: true,
  });
  expect(attw.exitCode, attw.all).toBe(0);
});

/** What the manual tells people to install beside it; the compiler's view of Node for the types. */
const BESIDE = ["grammy", "ai@6", "@ai-sdk/openai-compatible@2", "zod", "@types/node@20"];
const QUICK = ["--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts"];
/** The first one alone shows what we import without declaring it; the long run does them all. */
const INSTALLERS = rows(1, [
  ["links to what it declares, and to nothing else"],
  ["npm, nested", "npm", "install", "--install-strategy=nested", ...QUICK],
  ["npm", "npm", "install", ...QUICK],
  ["pnpm", "pnpm", "add", "--prefer-offline", "--ignore-scripts"],
] as [name: string, installer?: string, ...args: string[]][]);
const hasPnpm = LONG_TESTS && (await execa("pnpm", ["--version"], { reject: false })).exitCode === 0;

describe.each(INSTALLERS)("installed by %s", { timeout: 120_000 }, (name, installer, ...args) => {
  if (name === "pnpm" && !hasPnpm) return test.skip("pnpm is not on this machine");
  const folder = join(home, name.replace(", ", "-"));
  const env = { XDG_STATE_HOME: join(folder, "state") };
  /** By what was installed in the long run; otherwise by our own: the last story starts the installed one. */
  const chatHooks = (words: string[]) =>
    LONG_TESTS
      ? execa(join(folder, "node_modules/.bin/chat-hooks"), words, { cwd: folder, env, reject: false })
      : runHere(["--workspace", join(folder, "workspace"), ...words], { env: { ...process.env, ...env } });
  const propose = (yaml: string): void => writeFileSync(join(folder, "workspace/config/shell_hooks.yaml"), yaml);

  beforeAll(async () => {
    cpSync("workspace", join(folder, "workspace"), { recursive: true });
    writeFileSync(join(folder, "package.json"), `{ "type": "module", "private": true }`);
    if (installer) await execa(installer, [...args, tarball, ...BESIDE], { cwd: folder });
    else await unpackWithLinks(folder);
  }, 180_000);

  test.runIf(LONG_TESTS)("the programs of the manual have sound types", async () => {
    writeFileSync(join(folder, "bot.ts"), program("README.md"));
    writeFileSync(join(folder, "agent.ts"), program("docs/ai-sdk.md"));
    writeFileSync(
      join(folder, "tools.ts"),
      `import { tool } from "ai";
      import { z } from "zod";
      const execute = async ({ command }: { command: string }) => "ran " + command;
      export const tools = { run: tool({ inputSchema: z.object({ command: z.string() }), execute }) };\n`,
    );
    expect(await compile(folder, ["bot.ts", "agent.ts", "tools.ts"], {})).toBe("");
    // Wechaty's own types have faults, and it is large: the tests' copy will do.
    const wechat = join(folder, "wechat");
    mkdirSync(join(wechat, "node_modules"), { recursive: true });
    symlinkSync(resolve("node_modules/wechaty"), join(wechat, "node_modules/wechaty"));
    writeFileSync(join(wechat, "package.json"), `{ "type": "module" }`);
    writeFileSync(join(wechat, "bot.ts"), program("docs/wechat.md"));
    expect(await compile(wechat, ["bot.ts"], { skipLibCheck: true })).toBe("");
  });

  test("a CommonJS program gets it by require, and a compiler that reads no exports finds its types", async () => {
    const { exports } = JSON.parse(readFileSync("package.json", "utf8"));
    const entries = Object.keys(exports).filter((path) => !/package|wechat|puppet/.test(path));
    const names = entries.map((path) => `chat-hooks${path.slice(1)}`);
    writeFileSync(join(folder, "all.cjs"), `for (const n of ${JSON.stringify(names)}) console.log(typeof require(n));`);
    const { stdout } = await execa("node", ["all.cjs"], { cwd: folder });
    expect(stdout.split("\n")).toEqual(names.map(() => "object"));
    const options = { moduleResolution: ts.ModuleResolutionKind.Node10 };
    const all = [...names, "chat-hooks/wechat", "chat-hooks/puppet-ilink"];
    const found = all.map(
      (name) => ts.resolveModuleName(name, join(folder, "bot.ts"), options, ts.sys).resolvedModule?.extension,
    );
    expect(found).toEqual(all.map(() => ".d.ts"));
  });

  test("the grammY bot of eight lines answers /hooks and lets no key out", async () => {
    const server = await startBotApi(onTestFinished);
    const code = program("README.md");
    expect(code.split("\n").filter((line) => line.trim() !== "")).toHaveLength(8);
    // The one change: the server on loopback stands in for Telegram's.
    const changed = code.replace('?? "")', `?? "", { client: { apiRoot: "${server.url}" } })`);
    expect(changed).not.toBe(code);
    writeFileSync(join(folder, "bot.js"), changed);
    writeFileSync(join(folder, "guard.sh"), "#!/bin/sh\ngrep -q 'PRIVATE KEY' && exit 2\nexit 0\n", { mode: 0o755 });
    propose("hooks: [{event: on_outbound_message, command: ./guard.sh}]\n");
    const bot = execa("node", ["bot.js"], {
      cwd: folder,
      env: {
        TELEGRAM_BOT_TOKEN: BOT_TOKEN,
        CHAT_HOOKS_OWNERS: "telegram:1",
        XDG_STATE_HOME: join(folder, "bot-state"),
      },
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

  test.runIf(LONG_TESTS)("the AI SDK agent asks the hooks before the model and before a tool", async () => {
    const server = await startModel(onTestFinished);
    writeFileSync(join(folder, "agent.js"), program("docs/ai-sdk.md"));
    const run = "tool({ inputSchema: z.object({ command: z.string() }), execute: ({ command }) => 'ran ' + command })";
    const imports = `import { tool } from "ai";\nimport { z } from "zod";\n`;
    writeFileSync(join(folder, "tools.js"), `${imports}export const tools = { run: ${run} };\n`);
    const guard = `#!/bin/sh\ninput=$(cat)\ncase $input in *forbidden*) echo 'not that' >&2; exit 2;; esac\n`;
    writeFileSync(join(folder, "guard.sh"), guard, { mode: 0o755 });
    const events = ["pre_llm_call", "pre_tool_call"];
    propose(`hooks: [${events.map((event) => `{event: ${event}, command: ./guard.sh}`)}]\n`);
    for (const words of [...events.map((event) => ["approve", event, "./guard.sh"]), ["on"]])
      expect(await chatHooks(words)).toMatchObject({ exitCode: 0 });
    const agent = (prompt: string) =>
      execa("node", ["agent.js", prompt], {
        cwd: folder,
        env: { ...env, OPENAI_BASE_URL: server.url, MODEL: "m" },
        reject: false,
      });
    const callOf = (command: string) => ({ calls: [{ name: "run", input: { command } }] });
    server.say(callOf("ls"), callOf("forbidden"), { text: "Listed, and no more." });
    expect((await agent("list")).stdout).toBe("Listed, and no more.");
    expect(JSON.stringify(server.requests.at(-1))).toMatch(/ran ls.*Blocked by a hook: not that/);
    if (!LONG_TESTS) return;
    const asked = server.requests.length;
    expect((await agent("something forbidden")).stderr).toContain("BlockedByHookError: Blocked by a hook: not that");
    expect(server.requests).toHaveLength(asked);
  });

  test("`chat-hooks start` comes up, with the page it was packed with", async () => {
    const bot = execa(join(folder, "node_modules/.bin/chat-hooks"), ["start"], {
      cwd: folder,
      env: { XDG_STATE_HOME: join(folder, "start-state"), CHAT_HOOKS_PORT: "0" },
      reject: false,
    });
    onTestFinished(async () => {
      bot.kill();
      await bot;
    });
    const link = await new Promise<string>((resume, reject) => {
      let screen = "";
      void bot.then(({ stderr }) => reject(new Error(`it ended: ${stderr}`)));
      bot.stdout.setEncoding("utf8").on("data", (text: string) => {
        screen += text;
        const [found] = /http:\S+(?=\/#enter=)/.exec(screen) ?? [];
        if (found) resume(found);
      });
    });
    await expect.poll(async () => (await fetch(link)).status, { timeout: 60_000 }).toBe(200);
    const page = await (await fetch(link)).text();
    const [script = ""] = /\/assets\/main-\w+\.js/.exec(page) ?? [];
    expect((await fetch(new URL(script, link))).status).toBe(200);
  });
});

/** As strict installers lay it out: the package sees what it declares, the project what it asked for. */
async function unpackWithLinks(folder: string): Promise<void> {
  const modules = join(folder, "node_modules");
  const home = join(modules, "chat-hooks");
  mkdirSync(join(modules, ".bin"), { recursive: true });
  mkdirSync(home);
  await execa("tar", ["-xzf", tarball, "-C", home, "--strip-components=1"]);
  const { dependencies } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  const link = (from: string, name: string): void => {
    mkdirSync(dirname(join(from, name)), { recursive: true });
    symlinkSync(resolve("node_modules", name), join(from, name));
  };
  for (const name of Object.keys(dependencies)) link(join(home, "node_modules"), name);
  for (const each of BESIDE) link(modules, each.replace(/(?<=.)@\d+$/, ""));
  symlinkSync("../chat-hooks/dist/cli.js", join(modules, ".bin/chat-hooks"));
}

/** What the compiler says to these files, in a project as strict as they come. */
async function compile(folder: string, files: readonly string[], more: object): Promise<string> {
  const compilerOptions = {
    strict: true,
    module: "nodenext",
    target: "es2023",
    types: ["node"],
    noEmit: true,
    ...more,
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  const { stdout } = await execa(
    resolve("node_modules/.bin/tsc"),
    ["-p", folder, "--pretty", "false", "--singleThreaded"],
    {
      reject: false,
    },
  );
  // Faults in the types of other packages are theirs.
  const isOurs = (line: string): boolean => !/^\s|node_modules\/(?!chat-hooks\/dist\/)[^:]*: error/.test(line);
  return stdout.split("\n").filter(isOurs).join("\n");
}
