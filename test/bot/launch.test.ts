import { fileURLToPath } from "node:url";
import { execa } from "execa";
import { expect, onTestFinished, test, vi } from "vitest";
import { modelOf } from "../../src/bot/agent/model.js";
import { CHANNELS } from "../../src/bot/channels/table.js";
import { type Launch, readLaunch } from "../../src/bot/launch.js";
import { runBot } from "../../src/bot/run.js";
import { type StartFacts, startScreen } from "../../src/bot/terminal/start-screen.js";
import { makeReadyBot } from "../support/ready-bot.js";
import { makeWorkbench } from "../support/workbench.js";

const REPO = fileURLToPath(new URL("../..", import.meta.url));
const PAGE = "https://example.org";
const shell: Launch["shell"] = {
  network: "public",
  limits: {
    processes: 256,
    memoryMb: 2048,
    fileMb: 2048,
    cpuSeconds: 300,
    outputMb: 16,
    allProcesses: 1024,
    allMemoryMb: expect.any(Number),
  },
};

/** Starts a bot that cannot start; its exit code and its one line. */
async function failedStart(env: Record<string, string>, more: { workspace?: string; stateDir?: string } = {}) {
  const complain = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => complain.mockRestore());
  const bench = makeWorkbench();
  const places = { workspace: bench.workspace, stateDir: bench.state, ...more };
  const code = await runBot({ ...places, env: { HOME: bench.root, CHAT_HOOKS_PORT: "0", ...env }, version: "test" });
  const lines = complain.mock.calls.map(([line]) => String(line));
  complain.mockRestore();
  return { code, lines };
}

test("a bot that cannot be started says in one line which variable has which value, and what to do", async () => {
  const listeners = (): number[] => ["SIGINT", "SIGTERM", "SIGHUP"].map((signal) => process.listenerCount(signal));
  const before = listeners();
  const launches: [Record<string, string>, string][] = [
    [{ CHAT_HOOKS_PORT: "70000" }, 'CHAT_HOOKS_PORT is "70000". Give a port'],
    [{ CHAT_HOOKS_BASH_NETWORK: "on" }, 'CHAT_HOOKS_BASH_NETWORK is "on". It can be: public, off, open.'],
    [{ CHAT_HOOKS_BASH_PROCESSES: "0" }, 'CHAT_HOOKS_BASH_PROCESSES is "0". Give a whole number from 1 to 9999999'],
    [{ CHAT_HOOKS_CONVERSATION_DAYS: "0" }, 'CHAT_HOOKS_CONVERSATION_DAYS is "0". Give whole days'],
    [{ OPENAI_API_KEY: "sk-4711" }, "OPENAI_API_KEY is set, but MODEL is not."],
    [{ OPENAI_BASE_URL: "http://127.0.0.1:1/v1" }, "OPENAI_BASE_URL is set, but MODEL is not."],
    [{ OPENAI_BASE_URL: "ftp://example.org", MODEL: "m" }, 'OPENAI_BASE_URL is "ftp://example.org".'],
    [{ TELEGRAM_API_ROOT: "nonsense" }, 'TELEGRAM_API_ROOT is "nonsense".'],
    [
      { TELEGRAM_API_ROOT: "http://ann@example.org" },
      'TELEGRAM_API_ROOT has a name or password in it, for "example.org".',
    ],
    [{ OPENAI_BASE_URL: "http://:pw@example.org", MODEL: "m" }, "a key belongs in OPENAI_API_KEY"],
    [
      { CHAT_HOOKS_PAGE_ORIGIN: `${PAGE}/path` },
      `CHAT_HOOKS_PAGE_ORIGIN is "${PAGE}/path". Give an address without a path`,
    ],
    [{ CHAT_HOOKS_PAGE_ORIGIN: PAGE, CHAT_HOOKS_PAGE_SECRET: "short" }, "Set one of at least 16 characters"],
    [{ CHAT_HOOKS_TELEGRAM_WEBHOOK: PAGE }, "CHAT_HOOKS_TELEGRAM_WEBHOOK_SECRET is missing, too short"],
    [
      { CHAT_HOOKS_TELEGRAM_WEBHOOK: PAGE, CHAT_HOOKS_TELEGRAM_WEBHOOK_SECRET: "x".repeat(16) },
      "CHAT_HOOKS_TELEGRAM_WEBHOOK is set, and TELEGRAM_BOT_TOKEN is not",
    ],
  ];
  for (const [env, words] of launches) {
    const { code, lines } = await failedStart(env);
    expect([code, lines]).toEqual([1, [expect.stringContaining(words)]]);
    expect(lines.join()).not.toMatch(/sk-4711|pw@|short"/);
  }
  // Whoever presses Ctrl-C now ends the process as usual.
  expect(listeners()).toEqual(before);
  const running = await makeReadyBot({ demo: true });
  const second = await failedStart({}, { workspace: running.bench.workspace, stateDir: running.bench.state });
  expect(second.lines).toEqual([expect.stringContaining(`process ${process.pid}, at ${running.bot.url}`)]);
  const notes = running.bot.hooks.hostNotes();
  expect(notes.join()).toMatch(/CHAT_HOOKS_BASH_NETWORK=public|bash is off/);
  expect(notes.join()).toMatch(/All commands together (may use \d+ MiB|have no bound)|bash is off/);
  const doctor = {
    ...({ channel: "cli", chat: "private", origin: "typed" } as const),
    ...{ text: "/hooks doctor", senderId: "local" },
  };
  expect(await running.bot.hooks.handleCommand(doctor)).toMatchObject({
    text: expect.stringContaining(notes[0] ?? ""),
  });
  const inside = await failedStart({}, { workspace: REPO });
  expect(inside.lines).toEqual([expect.stringContaining("Choose another workspace with --workspace")]);
});

test("a key alone means OpenAI itself, an address alone needs none, and a page elsewhere has its secret", () => {
  const byKey = readLaunch({ OPENAI_API_KEY: "sk-4711", MODEL: "m", WECHATY_PUPPET: "wechaty-puppet-mock" });
  expect(byKey).toEqual({
    port: 3777,
    shell,
    model: { baseURL: "https://api.openai.com/v1", name: "m", apiKey: "sk-4711" },
    channels: [expect.objectContaining({ name: "wechat" })],
  });
  expect(modelOf(byKey.model)).toMatchObject({ modelId: "m", provider: expect.stringContaining("api.openai.com") });
  const secret = "x".repeat(16);
  const env = { OPENAI_BASE_URL: "http://127.0.0.1:1/v1", MODEL: "m", CHAT_HOOKS_PAGE_ORIGIN: PAGE };
  expect(readLaunch({ ...env, CHAT_HOOKS_PAGE_SECRET: secret })).toEqual({
    port: 3777,
    model: { baseURL: "http://127.0.0.1:1/v1", name: "m" },
    channels: [],
    shell,
    page: { origin: PAGE, secret },
  });
});

test("the start screen says what keeps bash away from the bot, or that there is no bash, and what is coming", () => {
  const launch: Launch = { port: 3777, shell, channels: CHANNELS.filter(({ name }) => name === "wechat") };
  const facts: StartFacts = {
    ...{ version: "test", url: "http://127.0.0.1:4000", port: 4000, pageCode: "code", portWasTaken: true, launch },
    ...{ workspace: "/w", madeWorkspace: false, state: "/s", hooks: { on: true, approved: 2, blockedToday: 0 } },
    sandbox: undefined,
    isLocalhostTaken: false,
    isHelperMissing: false,
    refusals: [
      ["bubblewrap", { why: "not-installed", program: "bubblewrap", package: "bubblewrap" }],
      ["user", { why: "closed-folders", uid: 60_999, folders: ["/root"] }],
    ],
    ...{ pairingCode: undefined, tokenFile: "/s/api-token", hasTerminal: false, isVerbose: true },
  };
  const alone = startScreen(facts, "en");
  expect(alone).not.toContain("process that starts hooks");
  expect(alone).toContain("ON, 2 approved\n");
  const blocked = { ...facts, hooks: { ...facts.hooks, blockedToday: 3 } };
  expect(startScreen(blocked, "en")).toContain("ON, 2 approved, blocked today: 3\n");
  expect(startScreen(blocked, "zh")).toContain("开，已批准 2 个，今天拦截了 3 次\n");
  expect(startScreen({ ...facts, isHelperMissing: true }, "en")).toContain("process that starts hooks does not start");
  expect(alone).toMatch(
    /bash is off: .* apt install bubblewrap\).* cannot pass "\/root" \(to let it: chmod o\+x '\/root'\)/,
  );
  expect(startScreen(facts, "zh")).toMatch(
    /bash 已关闭：.*apt install bubblewrap）.* "\/root"（放行方法：chmod o\+x '\/root'）/,
  );
  expect(alone).toContain("WeChat (");
  expect(alone).not.toContain("set WECHATY_PUPPET");
  expect(alone).toContain("Telegram off (set TELEGRAM_BOT_TOKEN)");
  expect(startScreen(facts, "zh")).toMatch(/Telegram 未启用（请设置 TELEGRAM_BOT_TOKEN）.*微信（正在连接）/);
  const sandbox = { kind: "user", uid: 4711, network: "public" } as unknown as StartFacts["sandbox"];
  expect(startScreen({ ...facts, sandbox }, "en")).toContain("4711");
  expect(startScreen({ ...facts, sandbox }, "en")).toContain("(CHAT_HOOKS_BASH_NETWORK=public)");
  expect(alone).not.toContain("localhost");
  expect(startScreen({ ...facts, isLocalhostTaken: true }, "en")).toContain("listens on [::1]:4000");
});

test.each(["en", "zh"])("in a terminal of 80 columns the first lines are ten at most: %s", (locale) => {
  const code = "ckbj5xf1JoicTSoU3CUfWg";
  const facts: StartFacts = {
    ...{ version: "0.1.0", url: "http://127.0.0.1:39311", port: 39_311, pageCode: code, portWasTaken: false },
    ...{
      isLocalhostTaken: false,
      isHelperMissing: false,
      refusals: [],
      hooks: { on: false, approved: 12, blockedToday: 3 },
    },
    ...{ workspace: "/home/ada/project/workspace", madeWorkspace: true, state: "/s", tokenFile: "/s/api-token" },
    ...{ pairingCode: "26XB-MAYQ", hasTerminal: true, columns: 80, isVerbose: false },
    launch: { port: 0, shell, channels: [] },
    sandbox: { kind: "bubblewrap", network: "public" } as StartFacts["sandbox"],
  };
  const lines = (more: Partial<StartFacts> = {}): string[] => startScreen({ ...facts, ...more }, locale).split("\n");
  // The last one is where the prompt stands.
  expect(lines().length - 1).toBeLessThanOrEqual(10);
  for (const part of [code, "workspace", "MODEL", "bubblewrap", "12", "/hooks pair 26XB-MAYQ", "/hooks doctor"])
    expect(lines().join("\n")).toContain(part);
  const byUser = { kind: "user", uid: 4711, network: "off" } as unknown as StartFacts["sandbox"];
  const started = { madeWorkspace: false, launch: { port: 0, shell, channels: CHANNELS.slice(0, 2) }, sandbox: byUser };
  expect(lines(started).length - 1).toBeLessThanOrEqual(10);
  const why = { why: "not-installed", program: "bubblewrap", package: "bubblewrap" } as const;
  expect(lines({ sandbox: undefined, refusals: [["bubblewrap", why]] }).length - 1).toBeLessThanOrEqual(10);
  // What should alarm is told in full.
  const open = { kind: "none", network: "open" } as StartFacts["sandbox"];
  expect(lines({ sandbox: open }).join("")).toContain("CHAT_HOOKS_UNSAFE_BASH=1");
  expect(lines({ isVerbose: true }).join("\n")).toContain("/s/api-token");
});

test("lines from a file are refused with a sentence, and change nothing", async () => {
  const bench = makeWorkbench();
  const { root, workspace, state } = bench;
  const start = [process.execPath, `${REPO}dist/cli.js`, "start", "--workspace", workspace, "--state", state];
  const child = execa("sh", ["-c", 'exec "$@" <"$0"', bench.write("lines.txt", "/hooks on\n"), ...start], {
    ...{ env: { PATH: process.env.PATH, HOME: root, CHAT_HOOKS_PORT: "0", CHAT_HOOKS_LANG: "en" }, extendEnv: false },
    reject: false,
  });
  let stdout = "";
  for await (const line of child) {
    stdout += `${line}\n`;
    if (line.startsWith("Input from a pipe")) child.kill();
  }
  expect(stdout).toContain("Input from a pipe or a file is not read here.");
  expect(stdout).toContain("OFF, 0 approved");
  expect(stdout).not.toContain("Hooks are ON");
}, 60_000);

test.runIf(process.getuid?.() === 0).each([
  ["open", /bash is off: .*User \d+, .* cannot pass "FOLDER" \(to let it: chmod o\+x 'FOLDER'\)\./],
  ["public", /bash is off: .*separate network here .*: CHAT_HOOKS_BASH_NETWORK=open\./],
])(
  "as root below a folder that is closed to others, where no mount can be had, network %s, it says what to do",
  async (network, words) => {
    const { root, workspace, state } = makeWorkbench();
    const start = [
      process.execPath,
      `${REPO}dist/cli.js`,
      "start",
      "--verbose",
      "--workspace",
      workspace,
      "--state",
      state,
    ];
    // As in most containers.
    const child = execa("setpriv", ["--bounding-set=-sys_admin", "--", ...start], {
      ...{
        env: {
          PATH: process.env.PATH,
          HOME: root,
          CHAT_HOOKS_PORT: "0",
          CHAT_HOOKS_LANG: "en",
          CHAT_HOOKS_BASH_NETWORK: network,
        },
        extendEnv: false,
      },
      ...{ stdin: "ignore", reject: false },
    });
    let stdout = "";
    for await (const line of child) {
      stdout += `${line}\n`;
      // The last one of the screen.
      if (line.includes("curl")) child.kill();
    }
    expect(stdout.replaceAll(root, "FOLDER")).toMatch(words);
  },
  60_000,
);
