import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { readLaunch } from "../../src/bot/launch.js";
import { runHere } from "../support/command-line.js";
import { eventually } from "../support/eventually.js";
import { BOT, type IlinkServer, PERSON, startIlink, TOKEN } from "../support/ilink-server.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { openPage } from "../support/page-bench.js";
import { type ApiAnswer, makeReadyBot, type ReadyBot } from "../support/ready-bot.js";

const OWNER = `wechat:${PERSON}`;
const CONFIRMED = { status: "confirmed", bot_token: TOKEN, ilink_bot_id: BOT, ilink_user_id: PERSON };
const textsOf = (server: IlinkServer) => (): string[] =>
  server.delivered.map(({ item_list: items }) => (items as [{ text_item: { text: string } }])[0].text_item.text);
/** What the person has got, but for the greeting of a new workspace. */
const got = (server: IlinkServer) => (): string[] => textsOf(server)().filter((text) => !/钩子|hooks/i.test(text));

/** Of the bot, of a person's messages, and of the mark that something is typed. */
const SECRETS = new RegExp(`${TOKEN}|${TOKEN.split(":")[1]}|context-\\d|dGlja2V0`);
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => `${parentPath.replace(/\/$/, "")}/${name}`);

/** The page, as far as it is about WeChat. */
async function enter(bot: ReadyBot) {
  const page = await openPage(bot);
  const live = await page.live();
  return {
    wechat: () => live.all("wechat").at(-1),
    act: async (action: string) => (await page.request("/api/wechat", { action, locale: "en" })).json(),
  };
}

async function ready(owners: string | undefined = OWNER) {
  const server = await startIlink(onTestFinished);
  const env = {
    ...{ CHAT_HOOKS_WECHAT: "ilink", CHAT_HOOKS_ILINK_ROOT: server.url },
    ...(owners && { CHAT_HOOKS_OWNERS: owners }),
  };
  return { server, env };
}

test("one variable is all: the code is drawn, who scanned is proposed, and becomes owner only at the machine", async () => {
  const { server, env } = await ready("");
  const first = await makeReadyBot({ env });
  await eventually(first.printed).toMatch(/[▀▄█]{10}/);
  const page = await enter(first);
  await eventually(page.wechat).toMatchObject({ state: "waiting", code: { path: expect.stringMatching(/^M/) } });
  server.statuses.push({ status: "scaned" }, { status: "need_verifycode", right: "42" }, CONFIRMED);
  await eventually(page.wechat).toMatchObject({ state: "code-needed" });
  expect(await page.act("41")).toMatchObject({ text: expect.any(String) });
  await eventually(page.wechat).toMatchObject({ state: "code-needed", wasWrong: true });
  await page.act("42");
  await eventually(page.wechat).toMatchObject({ state: "connected", userId: PERSON, isOwner: false });
  expect(first.printed()).toContain("/wechat owner");

  // Neither the person nor a program makes an owner.
  server.write("/wechat owner");
  await eventually(() => textsOf(server)().join()).toContain(OWNER);
  await first.chat("/wechat owner");
  expect(first.bot.hooks.owners().map(({ id }) => id)).not.toContain(OWNER);
  await page.act("owner");
  await eventually(page.wechat).toMatchObject({ isOwner: true });
  server.write("good morning");
  await eventually(got(server)).toContain("You said: good morning");
  expect(first.printed()).not.toContain(TOKEN);

  const second = await first.restart();
  await eventually(second.printed).toContain(PERSON);
  server.write("again");
  await eventually(got(server)).toContain("You said: again");
  expect(server.calls.filter(({ path }) => path === "get_bot_qrcode")).toHaveLength(1);
  const { act, wechat } = await enter(second);
  await act("logout");
  await eventually(wechat).toMatchObject({ state: "logged-out" });
  expect(() => readFileSync(`${second.bench.state}/ilink/login.json`)).toThrow("ENOENT");
  await act("new");
  await eventually(wechat).toMatchObject({ state: "waiting" });
});

test("ten messages are used up: what is left waits for the person's next one, and says so", async () => {
  const { server, env } = await ready();
  server.statuses.push(CONFIRMED);
  const { bench, bot, printed, post } = await makeReadyBot({ env });
  const push = (text: string) => post("/push", { text, to: OWNER });
  server.write("hello");
  await eventually(got(server)).toEqual(["You said: hello"]);
  const before = server.delivered.length;
  const answers: ApiAnswer[] = [];
  for (let sent = before; sent < 12; sent += 1) answers.push((await push(`push ${sent}`)).json);
  await eventually(printed).toContain("(-2)");
  expect(server.delivered).toHaveLength(10);
  // Whoever sends is told, and so is whoever looks.
  expect(answers.slice(-2)).toEqual(
    [1, 2].map(() => ({
      ids: [expect.any(String)],
      waiting: [OWNER],
      message: expect.stringContaining("leaves with their next message"),
    })),
  );
  for (const answer of answers.slice(0, -2)) expect(answer).toEqual({ ids: [expect.any(String)] });
  const asked = { channel: "cli", senderId: "local", chat: "private", origin: "typed", text: "/hooks log" } as const;
  const log = async (): Promise<string> => (await bot.hooks.handleCommand(asked)).text ?? "";
  await eventually(log).toMatch(new RegExp(`until wechat ${PERSON} writes again: 2 pushes, since \\d`));
  const places = ["--workspace", bench.workspace, "--state", bench.state];
  const surroundings = { env: { PATH: process.env.PATH ?? "", LANG: "C" } };
  const { stdout } = await runHere(["push", ...places, "--to", OWNER, "from the command line"], surroundings);
  expect(stdout).toContain("leaves with their next message");
  expect(await log()).toContain("3 pushes");
  server.write("still there?");
  await eventually(got(server)).toEqual(
    expect.arrayContaining(["push 10", "push 11", "from the command line", "You said: still there?"]),
  );
  expect(new Set(got(server)()).size).toBe(got(server)().length);
});

test.runIf(LONG_TESTS)(
  "a notice that cannot go now is kept, counted on the page, and told with the person's next message, once",
  async () => {
    const { server, env } = await ready();
    server.statuses.push(CONFIRMED);
    const bot = await makeReadyBot({ env });
    await bot.hook("on_user_message", "true");
    const page = await enter(bot);
    server.write("hello");
    await eventually(got(server)).toEqual(["You said: hello"]);
    for (let sent = server.delivered.length; sent < 11; sent += 1)
      await bot.post("/push", { text: `p${sent}`, to: OWNER });
    await eventually(bot.printed).toContain("(-2)");
    bot.bench.script("hook-1.sh", "#!/bin/sh\nexit 0\n");
    await eventually(page.wechat).toMatchObject({ waiting: { counts: { push: 1, notice: 1 } } });
    const before = server.delivered.length;
    server.write("what is new?", { item_list: [{ type: 2, image_item: {} }] });
    await eventually(() => textsOf(server)().slice(before).join("\n")).toContain("hook-1.sh");
    server.write("and now?");
    await eventually(got(server)).toContain("You said: and now?");
    expect(textsOf(server)().filter((text) => text.includes("期间有 1 件事"))).toHaveLength(1);
    await eventually(page.wechat).not.toHaveProperty("waiting");
  },
);

test.runIf(LONG_TESTS)(
  "what cannot be read gets one line in a row, and a command that seems old says which clock is meant",
  async () => {
    const { server, env } = await ready();
    server.statuses.push(CONFIRMED);
    const bot = await makeReadyBot({ env });
    const picture = { item_list: [{ type: 2, image_item: {} }] };
    const told = (): string[] => textsOf(server)().filter((text) => text.includes("请用文字告诉我"));
    server.write("", picture);
    server.write("", { item_list: [{ type: 3, voice_item: { playtime: 900 } }] });
    server.write("hello");
    await eventually(got(server)).toContain("You said: hello");
    expect(told()).toHaveLength(1);
    server.write("", picture);
    await eventually(told).toHaveLength(2);
    for (const skew of [-200_000, 200_000]) {
      const before = server.delivered.length;
      server.write("/hooks on", { create_time_ms: Date.now() + skew });
      await eventually(() => textsOf(server)().slice(before).join("\n")).toMatch(/时钟不准：它显示 \d{4}-\d\d-\d\d/);
    }
    expect((await bot.bot.hooks.list()).switch.on).toBe(false);
  },
);

test.runIf(LONG_TESTS)(
  "the agent is told that its push waits, and the terminal once that WeChat cannot be reached",
  async () => {
    const { server, env } = await ready();
    server.statuses.push(CONFIRMED);
    const bot = await makeReadyBot({ env });
    server.failNext("sendmessage", { body: '{"ret":-2}' });
    server.write("hello");
    await eventually(bot.printed).toContain("(-2)");
    bot.model.say({ calls: [{ name: "push_message", input: { text: "news" } }] });
    await bot.chat("tell me when it is done");
    expect(JSON.stringify(bot.model.requests.at(-1))).toContain("takes nothing more for this person before they write");
    const bad = { status: 502, body: "" };
    server.failNext("getupdates", bad, bad);
    server.write("I am back");
    await eventually(got(server)).toEqual(expect.arrayContaining(["You said: hello", "news", "You said: I am back"]));
    await eventually(() => {
      server.wake();
      return bot.printed();
    }).toContain("reached again");
    expect(bot.printed().match(/status 502/g)).toHaveLength(1);
  },
);

test("a line of the bot's own that WeChat refuses comes with the person's next message, once", async () => {
  const { server, env } = await ready();
  server.statuses.push(CONFIRMED);
  const bot = await makeReadyBot({ env });
  server.write("hello");
  await eventually(got(server)).toEqual(["You said: hello"]);
  server.failNext("sendmessage", { body: '{"ret":-2}' });
  server.write("/new");
  await eventually(bot.printed).toContain("(-2)");
  server.write("and now?");
  await eventually(got(server)).toContain("You said: and now?");
  const told = (): string[] => textsOf(server)().filter((text) => text.includes("已开始新对话"));
  await eventually(told).toEqual([
    expect.stringMatching(/^刚才没法给你发消息，期间有 1 件事：\n\n已开始新对话[^\n]*$/),
  ]);
});

test("a muted account and a dead login each have their line; the next message, and a new scan, mend them", async () => {
  const { server, env } = await ready();
  server.statuses.push(CONFIRMED);
  const { printed } = await makeReadyBot({ env });
  server.write("hello");
  await eventually(got(server)).toHaveLength(1);
  server.failNext("sendmessage", { body: '{"ret":0}' });
  server.write("muted?");
  await eventually(printed).toMatch(/被限制发言|may be muted/);
  server.write("and now?");
  await eventually(got(server)).toEqual(["You said: hello", "You said: muted?", "You said: and now?"]);
  server.failNext("getupdates", { body: '{"errcode":-14}' });
  server.statuses.push(CONFIRMED);
  server.write("after the new scan");
  await eventually(got(server)).toContain("You said: after the new scan");
  expect(printed()).toMatch(/-14/);
});

test("the person types /hooks, a hook withholds what leaves, its note goes with the reply, and no token reaches it", async () => {
  const { server, env } = await ready();
  server.statuses.push(CONFIRMED);
  const bot = await makeReadyBot({ env });
  await bot.hookAll(
    ["on_outbound_message", "grep -q secret && exit 2; exit 0"],
    ["on_user_message", `echo '{"systemMessage": "mind the gap"}'; env > ${bot.bench.root}/env`],
  );
  // As people write to bots in groups.
  server.write("@小助手/hooks list");
  await eventually(() => textsOf(server)().join()).toContain("hook-1.sh");
  server.write("/hooks off", { create_time_ms: Date.now() - 3_600_000 });
  server.write("/hooks off", { item_list: [{ type: 3, voice_item: { text: "/hooks off" } }] });
  server.write("a secret");
  await eventually(() => textsOf(server)().join()).toContain("mind the gap");
  expect(bot.bot.hooks.isWatched("on_outbound_message")).toBe(true);
  expect(textsOf(server)().join()).not.toContain("secret");
  expect(textsOf(server)().filter((text) => text.includes("mind the gap"))).toEqual([expect.stringMatching(/^\[/)]);
  const seen = JSON.stringify(bot.seen("on_outbound_message")) + readFileSync(`${bot.bench.root}/env`, "utf8");
  expect(seen).not.toMatch(/context-\d|0123456789abcdef/);
  const own = `${bot.bench.state}/ilink/`;
  const leaks = [...filesIn(bot.bench.root), ...filesIn(bot.bench.state)].filter(
    (path) => !path.startsWith(own) && SECRETS.test(readFileSync(path, "latin1")),
  );
  expect(leaks).toEqual([]);
  expect(bot.printed()).not.toMatch(SECRETS);
  // There they are, for us alone; a draft of one of them is gone in a moment.
  await eventually(() => filesIn(own).filter((path) => SECRETS.test(readFileSync(path, "utf8")))).toHaveLength(2);
  expect(filesIn(own).filter((path) => statSync(path).mode & 0o077)).toEqual([]);
  expect(bot.seen("on_outbound_message").at(-1)).toMatchObject({ channel: "wechat", chat_id: PERSON, kind: "reply" });
});

test("an outbound hook's note goes behind the reply in the same message, also when that is sent again", async () => {
  const { server, env } = await ready();
  server.statuses.push(CONFIRMED);
  const bot = await makeReadyBot({ env });
  await bot.hook(
    "on_outbound_message",
    `grep -q '"kind": *"reply"' && echo '{"systemMessage": "mind the step"}'; exit 0`,
  );
  const replies = (): string[] => textsOf(server)().filter((text) => /You said|mind the step/.test(text));
  server.write("hello");
  await eventually(() => replies().length).toBeGreaterThan(0);
  server.failNext("sendmessage", { body: '{"ret":-2}' });
  server.write("once more");
  await eventually(bot.printed).toContain("(-2)");
  server.write("the last");
  await eventually(() => replies().at(-1)).toContain("the last");
  expect(replies()).toEqual(
    ["hello", "once more", "the last"].map((said) => expect.stringMatching(`^You said: ${said}\n\n.*mind the step$`)),
  );
});

test("a long reply leaves in as few pieces as fit, 4,000 characters and 16,000 bytes each", async () => {
  const { server, env } = await ready();
  server.statuses.push(CONFIRMED);
  const { model } = await makeReadyBot({ env });
  model.say({ text: "句".repeat(9_000) });
  server.write("tell me a lot");
  await eventually(() => got(server)().join("").length).toBe(9_000);
  expect(got(server)()).toHaveLength(3);
});

test("a value that does not exist, and two ways to WeChat at once, are refused with what to set", () => {
  expect(() => readLaunch({ CHAT_HOOKS_WECHAT: "wechaty" })).toThrow(
    'CHAT_HOOKS_WECHAT is "wechaty". It can be: ilink.',
  );
  expect(() => readLaunch({ CHAT_HOOKS_WECHAT: "ilink", WECHATY_PUPPET: "x" })).toThrow("Set one of them");
});
