import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { BOT_TOKEN, type BotApiServer, startBotApi } from "../../support/bot-api-server.js";
import { eventually } from "../../support/eventually.js";
import { makeListeningBot } from "../../support/listening-bot.js";
import { LONG_TESTS, rows } from "../../support/long-tests.js";
import { makeWorkbench, type } from "../../support/workbench.js";

const BOT = fileURLToPath(new URL("../../fixtures/telegram/polling-bot.mjs", import.meta.url));
/** What a bot without the guard does, which the guard must not change, is grammY's to keep. */
const KINDS = rows(1, ["guarded", "bare"]);
const TEXTS = ["one", "two", "three", "four"];
/** Only so that nothing hangs for ever. */
const LIMIT_MS = 60_000;

/** What the next process would be given. */
const pendingIn = (server: BotApiServer): unknown[] => server.pending().map(({ message }) => message?.text);

const saidBy = (server: BotApiServer): unknown[] =>
  server
    .sent("sendMessage")
    .flatMap(({ payload }) => (/ (?:begins|ends)$/.test(String(payload.text)) ? payload.text : []));

/** A bot in a process of its own, at work on the first of four messages; one with the guard has looked on meanwhile. */
async function makeBusyProcess(kind: string) {
  const server = await startBotApi(onTestFinished);
  const { workspace, state } = makeWorkbench();
  for (const text of TEXTS) server.push(server.message(text));
  const child = spawn(process.execPath, [BOT, kind, BOT_TOKEN, server.url, workspace, state], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await eventually(() => saidBy(server)).toEqual(["one begins"]);
  const looks = server.sent("getUpdates").length;
  if (kind === "guarded") await eventually(() => server.sent("getUpdates").length).toBeGreaterThan(looks + 1);
  return { server, child };
}

test.each(KINDS)(
  "killed at work on the first of four updates, a bot gets all four again: %s",
  async (kind) => {
    const { server, child } = await makeBusyProcess(kind);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(pendingIn(server)).toEqual(TEXTS);
  },
  LIMIT_MS,
);

test.each(KINDS)(
  "ended by SIGTERM at work on the first of four, a bot gets the other three again: %s",
  async (kind) => {
    const { server, child } = await makeBusyProcess(kind);
    const exited = once(child, "exit");
    child.kill("SIGTERM");
    await once(child.stdout, "data");
    if (kind === "guarded") {
      // It waits for the handler at work, and begins with no other.
      child.stdin.write("go\n");
      await exited;
      expect(saidBy(server)).toEqual(["one begins", "one ends"]);
    }
    await exited;
    expect(pendingIn(server)).toEqual(TEXTS.slice(1));
  },
  LIMIT_MS,
);

/** A bot on which "long" goes on until it is told to end, and "stop" stops it; what is handled is noted when it ends. */
async function makeBusyBot() {
  const all = await makeListeningBot();
  const ends: (() => void)[] = [];
  const handled: string[] = [];
  all.bot.on("message:text", async ({ msg: { text } }) => {
    if (text === "stop") await all.bot.stop();
    else if (text === "long") await new Promise<void>((resolve) => void ends.push(resolve));
    handled.push(text);
  });
  const say = (...texts: string[]): void => {
    for (const text of texts) all.server.push(all.server.message(text));
  };
  const begun = (count = 1) => eventually(() => ends.length).toBe(count);
  const looked = async (times: number): Promise<void> => {
    await all.server.arrived("getUpdates", all.server.sent("getUpdates").length + times);
  };
  return { ...all, handled, say, begun, looked, end: () => ends.at(-1)?.() };
}

test("while a handler is at work, it looks for /hooks once a second, and confirms nothing", async () => {
  const { server, poll, say, begun, looked, end } = await makeBusyBot();
  await poll();
  say("long", "quick");
  await begun();
  await looked(1);
  const startedAt = performance.now();
  await looked(3);
  expect(performance.now() - startedAt).toBeGreaterThan(1_900);
  expect(pendingIn(server)).toEqual(["long", "quick"]);
  end();
  await eventually(() => pendingIn(server)).toEqual([]);
});

test.runIf(LONG_TESTS)(
  "a /hooks that overtook a long turn acts once, though Telegram hands it out again and again",
  async () => {
    const { server, hooks, poll, say, begun, looked, isOn, end, handled } = await makeBusyBot();
    await type(hooks, "/hooks on");
    await poll();
    say("long");
    await begun();
    say("/hooks off");
    await eventually(isOn).toBe(false);
    await looked(2);
    await type(hooks, "/hooks on");
    end();
    say("quick");
    await eventually(() => handled).toEqual(["long", "quick"]);
    expect(await isOn()).toBe(true);
    expect(server.sent("sendMessage")).toHaveLength(1);
  },
);

test.runIf(LONG_TESTS)("a /hooks off behind a hundred waiting updates is heard when they move", async () => {
  const { hooks, poll, say, begun, looked, isOn, end, handled } = await makeBusyBot();
  await type(hooks, "/hooks on");
  const waiting = Array<string>(150).fill("quick");
  say("long", ...waiting, "/hooks off");
  await poll();
  await begun();
  await looked(2);
  expect(await isOn()).toBe(true);
  end();
  await eventually(isOn).toBe(false);
  expect(handled).toEqual(["long", ...waiting]);
});

test("an update whose handler stops the bot does not come again", async () => {
  const { server, bot, say, handled } = await makeBusyBot();
  say("stop", "quick");
  await bot.start();
  expect(handled).toEqual(["stop"]);
  expect(pendingIn(server)).toEqual(["quick"]);
});

test.runIf(LONG_TESTS)("started again in the same process, a bot begins with what was left at its stop", async () => {
  const { server, bot, say, begun, handled, end, poll } = await makeBusyBot();
  const polling = bot.start();
  say("long", "quick", "quick");
  await begun();
  const stopped = bot.stop();
  end();
  await Promise.all([stopped, polling]);
  expect(handled).toEqual(["long"]);
  expect(pendingIn(server)).toEqual(["quick", "quick"]);
  server.forget();
  await poll();
  await eventually(() => handled).toEqual(["long", "quick", "quick"]);
  await eventually(() => pendingIn(server)).toEqual([]);
});

test.runIf(LONG_TESTS)("what was left at a stop and dropped meanwhile is not waited for", async () => {
  const { server, bot, say, begun, handled, end } = await makeBusyBot();
  const polling = bot.start();
  say("long", "quick");
  await begun();
  const stopped = bot.stop();
  end();
  await Promise.all([stopped, polling]);
  const again = bot.start({ drop_pending_updates: true });
  onTestFinished(async () => {
    await bot.stop();
    await again;
  });
  await eventually(() => server.sent("getUpdates").at(-1)?.payload.timeout).toBe(30);
  say("quick");
  await eventually(() => handled).toEqual(["long", "quick"]);
});
