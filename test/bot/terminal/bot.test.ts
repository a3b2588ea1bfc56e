import { readFileSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { type BotOptions, startBot } from "../../../src/bot/start.js";
import { aWhile } from "../../support/a-while.js";
import { BOT_TOKEN, startBotApi } from "../../support/bot-api-server.js";
import { eventually } from "../../support/eventually.js";
import { makeGate } from "../../support/gate.js";
import { openHereTerminal } from "../../support/here-terminal.js";
import { rows } from "../../support/long-tests.js";
import { startModel } from "../../support/model-server.js";
import { openPage } from "../../support/page-bench.js";
import { makeReadyBot } from "../../support/ready-bot.js";
import { makeWorkbench } from "../../support/workbench.js";

const AGENT_YAML = "agent:\n  nmae: Helper\n  language: klingon\n  instructions: 7\n";

/** The ready bot with somebody at its terminal. */
async function startAtTerminal(more: Partial<BotOptions> = {}, columns = 90) {
  const terminal = openHereTerminal({ columns });
  const bench = makeWorkbench();
  bench.write("workspace/config/agent.yaml", AGENT_YAML);
  const model = await startModel(onTestFinished);
  const ends: "end"[] = [];
  const bot = await startBot({
    ...{ workspace: bench.workspace, stateDir: bench.state, version: "test", ...more },
    ...{ input: terminal.input, output: terminal.output, onEnd: () => void ends.push("end") },
    env: {
      ...{ PATH: process.env.PATH, HOME: bench.root, CHAT_HOOKS_PORT: "0", CHAT_HOOKS_UNSAFE_BASH: "1" },
      ...{ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: "sk-4711", MODEL: "m", ...more.env },
    },
  });
  onTestFinished(() => bot.close());
  const screen = (): string => terminal.screen().join("\n");
  const ask = async (line: string, words: string): Promise<void> => {
    const before = terminal.written().length;
    terminal.type(`${line}\r`);
    await eventually(() => terminal.written().slice(before)).toContain(words);
  };
  return { ...terminal, bot, bench, model, ends, screen, ask };
}

test("a terminal that says it has no columns is written to as one of usual width", async () => {
  const { written } = await startAtTerminal({ locale: "en" }, 0);
  expect(written()).toMatch(/#enter=\S+ \(opens once\)/);
});

test("whoever starts the bot in a terminal is told how to own it, what is wrong, and chats there", async () => {
  const telegram = await startBotApi(onTestFinished);
  const env = { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_API_ROOT: telegram.url, CHAT_HOOKS_OWNERS: "my_chat:7" };
  const { screen, ask, type, model, ends, bot, bench } = await startAtTerminal({ locale: "zh", env });
  expect(screen()).toMatch(/\/hooks\s+pair\s+[A-Z0-9]{4}-[A-Z0-9]{4}/);
  expect(screen()).toMatch(/agent\.yaml: .*nmae/);
  expect(screen()).toContain("agent.yaml：还有 2 处");
  await eventually(screen).toContain("GuardedBot");

  // In pieces, behind what a call of a tool left unfinished; and once only.
  const call = { name: "push_message", input: { text: "a push on the way" } };
  model.say({ calls: [call], text: "Let me see." }, { text: "It is done." });
  await ask("hello", "It is done.");
  await eventually(screen).toContain("助手> a push on the way");
  expect(screen().match(/It is done\./g)).toHaveLength(1);
  expect(screen()).toContain("助手> Let me see.");

  // Where a hook may have a word on it, whole.
  bench.script("end.sh", "#!/bin/sh\nexit 0\n");
  bench.propose("hooks:\n  - {event: on_response_end, command: ./end.sh}\n");
  await ask("/hooks approve on_response_end ./end.sh", "on_response_end → ./end.sh");
  await ask("/hooks on", "总开关已打开");
  await ask("and now?", "You said: and now?");
  expect(screen().match(/助手> You said: and now\?/g)).toHaveLength(1);

  // Also where an owner is somebody on a channel that the bot itself does not have.
  const authorization = `Bearer ${readFileSync(`${bench.state}/api-token`, "utf8").trim()}`;
  const headers = { authorization, "content-type": "application/json" };
  const pushed = await fetch(`${bot.url}/push`, { method: "POST", headers, body: `{"text": "lunch?"}` });
  expect(pushed.status).toBe(202);
  await eventually(screen).toContain("助手> lunch?");

  const page = await openPage({ bot, bench });
  expect((await page.live()).all("hello")).toMatchObject([
    { channels: ["cli", "web", "api", "telegram"], locale: "zh", model: "m" },
  ]);
  // However old they are, the last firings are there.
  const later = Date.now() + 2 * 3_600_000;
  vi.spyOn(Date, "now").mockReturnValue(later);
  const firings = await (await page.request("/api/firings")).json();
  vi.restoreAllMocks();
  expect(JSON.stringify(firings)).toContain("./end.sh");

  type("\u0003");
  await eventually(() => ends).toEqual(["end"]);
});

test.each(
  rows(1, [
    ["zh", "hook.sh 正在检查…"],
    ["en", "hook.sh is looking at this …"],
  ]),
)("while a guard takes long, the terminal says which one it is (%s)", async (locale, looking) => {
  const { screen, ask, type, bench } = await startAtTerminal({ locale });
  bench.script("guards/hook.sh", "#!/bin/sh\ngrep -q sesame && until [ -e go ]; do sleep 0.05; done\nexit 0\n");
  bench.propose("hooks:\n  - {event: on_user_message, command: ./guards/hook.sh, timeout: 60}\n");
  await ask("/hooks approve on_user_message ./guards/hook.sh", "on_user_message → ./guards/hook.sh");
  await ask("/hooks on", locale === "en" ? "Hooks are ON now" : "总开关已打开");
  type("open sesame\r");
  await eventually(screen).toContain(looking);
  bench.write("go", "");
  await eventually(screen).toContain("You said: open sesame");
  expect(screen()).not.toContain(looking);
});

test("what is said while the bot ends is answered so, on the page and to programs, and is no fault", async () => {
  const ready = await makeReadyBot();
  const { hook, seen, bot, post, model, printed } = ready;
  const gate = makeGate();
  await hook("on_user_message", `grep -q slowly && { ${gate.wait}; }; exit 0`);
  gate.shut();
  const page = await openPage(ready);
  const textsOf = async (id: string): Promise<string[]> =>
    (await page.transcript()).filter((line) => line.id === id && line.from === "agent").map(({ text }) => text);
  // Taken by the bot itself, so no hook has heard of it.
  const goal = await page.say("/goal ship it");
  await eventually(() => textsOf(goal)).toEqual([expect.stringContaining("ship it")]);
  // A piece that was shown is set apart from what comes behind the call.
  const live = await page.live();
  model.say({ calls: [{ name: "no_such_tool", input: {} }], text: "Let me see." }, { text: "Done." });
  await page.say("look");
  await eventually(() =>
    live
      .all("piece")
      .map(({ text }) => text)
      .join(""),
  ).toBe("Let me see.\n\nDone.");

  await page.say("slowly");
  await eventually(() => seen("on_user_message").at(-1)).toMatchObject({ message: "slowly" });
  const closing = bot.close();
  await aWhile(50);
  const late = await page.say("are you there?");
  const asked = await post("/chat", { text: "and you?" });
  expect([asked.status, asked.json.error]).toEqual([503, expect.stringContaining("The bot is shutting down")]);
  expect(await textsOf(late)).toEqual([expect.stringContaining("The bot is shutting down")]);
  gate.open();
  await closing;
  expect(printed()).not.toContain("ClosingError");
});
