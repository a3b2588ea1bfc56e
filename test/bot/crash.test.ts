import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { becomeTheBot } from "../../src/store/running-bot.js";
import type { BotApiServer } from "../support/bot-api-server.js";
import { eventually } from "../support/eventually.js";
import { launchBots, makeStart } from "../support/started-bot.js";
import { idIn, makeWorkbench, type } from "../support/workbench.js";

/** What the person has got, but for the greetings of a new workspace. */
const got = (telegram: BotApiServer) => (): string[] =>
  telegram
    .sent("sendMessage")
    .map(({ payload }) => String(payload.text))
    .filter((text) => !/hooks/i.test(text));
const stopped = (begin: string): string =>
  `I was stopped in the middle of your message "${begin}", and do not know how far I got. Nothing goes on by itself: say it again, if you still want it.`;

test("killed in the middle of a model call, with another message waiting: one honest line, and nothing is done twice", async () => {
  const { start, startHere, telegram, model } = await makeStart();
  const first = await start();
  model.say({ silent: true });
  telegram.push(telegram.message("build the site"));
  await eventually(() => model.requests.length).toBe(1);
  const { update_id } = telegram.push(telegram.message("and hurry"));
  // Heard, and forgotten by Telegram.
  const isForgotten = (): boolean =>
    telegram.sent("getUpdates").some(({ payload }) => Number(payload.offset) > update_id);
  await eventually(isForgotten).toBe(true);
  expect(await first.end("SIGKILL")).toBe("SIGKILL");
  const second = await startHere();
  await eventually(got(telegram)).toEqual([stopped("build the site / and hurry")]);
  telegram.push(telegram.message("where were we?"));
  await eventually(got(telegram)).toEqual([expect.anything(), "You said: where were we?"]);
  expect(JSON.stringify(model.requests.at(-1)?.messages)).toContain("build the site");
  expect(model.requests).toHaveLength(2);
  expect(await second.end("SIGTERM")).toBe(0);
  await startHere();
  telegram.push(telegram.message("bye"));
  await eventually(got(telegram)).toHaveLength(3);
});

test("killed in the middle of a command: one honest line, the command is known, and it is not run again", async () => {
  const { start, startHere, telegram, model, bench } = await makeStart();
  const first = await start();
  model.say({ calls: [{ name: "bash", input: { command: "echo x >> ran; sleep 30" } }] });
  telegram.push(telegram.message("deploy", { from: { id: 1, language_code: "zh" } }));
  await eventually(() => readFileSync(`${bench.workspace}/ran`, "utf8")).toBe("x\n");
  await first.end("SIGKILL");
  await startHere();
  await eventually(got(telegram)).toEqual([expect.stringContaining("处理你的消息“deploy”时我被中断了")]);
  telegram.push(telegram.message("well?"));
  await eventually(got(telegram)).toContain("You said: well?");
  expect(JSON.stringify(model.requests.at(-1)?.messages)).toMatch(/I had called: bash .*sleep 30/);
  expect(readFileSync(`${bench.workspace}/ran`, "utf8")).toBe("x\n");
});

test("killed while Telegram is down, with a reply and three pushes waiting: all arrive, once, in order", async () => {
  const { start, startHere, telegram, model } = await makeStart();
  const first = await start();
  model.say({ text: "The answer." });
  await telegram.arrived("sendMessage");
  telegram.calls.length = 0;
  telegram.failNext("sendMessage", { error_code: 502, description: "Bad Gateway" }, 1_000);
  telegram.push(telegram.message("a question"));
  await eventually(got(telegram)).toContain("The answer.");
  for (const text of ["one", "two", "three"]) expect((await first.post("/push", { text })).status).toBe(202);
  await first.end("SIGKILL");
  // However often it was tried, nothing was taken, and nothing went ahead of it.
  expect(new Set(got(telegram)())).toEqual(new Set(["The answer."]));
  telegram.calls.length = 0;
  telegram.recover("sendMessage");
  await startHere();
  const arrived = ["The answer.", "one", "two", "three"];
  await eventually(got(telegram)).toEqual(arrived);
  telegram.push(telegram.message("bye"));
  await eventually(got(telegram)).toEqual([...arrived, "You said: bye"]);
});

test("killed while Telegram has a message and has not said so: it is not sent a second time, and that is told", async () => {
  const { start, startHere, telegram } = await makeStart();
  const first = await start();
  const answer = telegram.hold("sendMessage");
  expect((await first.post("/push", { text: "only once" })).status).toBe(202);
  await eventually(got(telegram)).toEqual(["only once"]);
  await first.end("SIGKILL");
  answer();
  await startHere();
  await eventually(got(telegram)).toEqual(["only once", expect.stringContaining("do not know whether it arrived")]);
});

/** A place with a guard that looks at what leaves until the file `go` is there, and counts its looks. */
async function makeSlowGuard() {
  const place = await makeStart();
  const { bench } = place;
  const [looks, go] = [`${bench.root}/looks`, `${bench.root}/go`];
  bench.script(
    "look.sh",
    `#!/bin/sh\ncat >> ${looks}; echo >> ${looks}\nwhile [ ! -e ${go} ]; do sleep 0.1; done\nexit 0\n`,
  );
  writeFileSync(go, "");
  bench.propose("hooks:\n  - {event: on_outbound_message, command: ./look.sh, timeout: 100}\n");
  const hooks = await bench.open();
  await type(hooks, `/hooks approve ${idIn(await type(hooks, "/hooks list"))}`);
  await type(hooks, "/hooks on");
  await hooks.close();
  rmSync(go);
  const looksAt = (text: string): number =>
    existsSync(looks) ? readFileSync(looks, "utf8").split(text).length - 1 : 0;
  return {
    ...place,
    looksAt: (text: string) => looksAt(`"notification": "${text}"`),
    letPass: () => writeFileSync(go, ""),
  };
}

test("killed while a guard looks at an acknowledged push and at a reply: each is looked at again, and arrives once", async () => {
  const { start, startHere, telegram, bench, looksAt, letPass } = await makeSlowGuard();
  const first = await start();
  expect((await first.post("/push", { text: "the news", to: "telegram:1" })).status).toBe(202);
  await eventually(() => looksAt("the news")).toBe(1);
  telegram.push(telegram.message("hello"));
  const waiting = (): string[] => readdirSync(`${bench.state}/outbox`).map((name) => name.replace(/^.*\./, ""));
  await eventually(waiting).toEqual(["json", "json"]);
  await first.end("SIGKILL");
  letPass();
  await startHere();
  await eventually(got(telegram)).toEqual(["the news", "You said: hello"]);
  expect(looksAt("the news")).toBe(2);
  telegram.push(telegram.message("bye"));
  await eventually(got(telegram)).toEqual(["the news", "You said: hello", "You said: bye"]);
  await eventually(waiting).toEqual([]);
});

test("killed while what a guard has passed is on its way: it is not sent a second time, and that is told", async () => {
  const { start, startHere, telegram, looksAt, letPass } = await makeSlowGuard();
  letPass();
  const first = await start();
  telegram.slow("sendMessage", 600_000);
  expect((await first.post("/push", { text: "only once", to: "telegram:1" })).status).toBe(202);
  await eventually(got(telegram)).toEqual(["only once"]);
  await first.end("SIGKILL");
  telegram.slow("sendMessage", 0);
  await startHere();
  await eventually(got(telegram)).toEqual(["only once", expect.stringContaining("do not know whether it arrived")]);
  expect(looksAt("only once")).toBe(1);
});

test("asked to end in the middle of a model call: sessions end, with exit code 0, and it is told", async () => {
  const { start, startHere, telegram, model, bench } = await makeStart();
  bench.script("ended.sh", `#!/bin/sh\ncat > ${bench.root}/ended\n`);
  bench.propose("hooks:\n  - {event: on_session_end, command: ./ended.sh}\n");
  const hooks = await bench.open();
  await type(hooks, `/hooks approve ${idIn(await type(hooks, "/hooks list"))}`);
  await type(hooks, "/hooks on");
  await hooks.close();
  const first = await start();
  model.say({ silent: true });
  telegram.push(telegram.message("think long"));
  await eventually(() => model.requests.length).toBe(1);
  expect(await first.end("SIGTERM")).toBe(0);
  expect(JSON.parse(readFileSync(`${bench.root}/ended`, "utf8"))).toMatchObject({ status: "shutdown", chat_id: "1" });
  expect(first.printed()).not.toMatch(/error|warning/i);
  expect(got(telegram)()).toEqual([]);
  await startHere();
  await eventually(got(telegram)).toEqual([stopped("think long")]);
});

test("the claim of a process that is dead counts for nothing, also while nobody has buried it; a living one's counts", async () => {
  const { state } = makeWorkbench();
  const parent = spawn("sh", ["-c", "sleep 0.05 & echo $!; exec sleep 30"], { stdio: ["ignore", "pipe", "ignore"] });
  onTestFinished(() => void parent.kill("SIGKILL"));
  const [pid] = (await once(parent.stdout.setEncoding("utf8"), "data")) as [string];
  const statOf = (): string => readFileSync(`/proc/${pid.trim()}/stat`, "utf8");
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  const startedAt = `${boot} ${statOf().split(" ")[21]}`;
  await eventually(statOf).toContain(" Z ");
  mkdirSync(state);
  for (let round = 0; round < 3; round += 1) {
    writeFileSync(`${state}/bot.json`, JSON.stringify({ pid: Number(pid), startedAt, url: "http://dead" }));
    // All at once: of those that see the same dead one, one gets on.
    const claims = await Promise.all([..."abcd"].map((url) => becomeTheBot(state, { url, hasTerminal: false })));
    expect(claims.filter((claim) => "release" in claim)).toHaveLength(1);
    expect(readdirSync(state)).toEqual(["bot.json"]);
  }
});

const LAUNCHES: [Record<string, string>, RegExp, RegExp][] = [
  [{ CHAT_HOOKS_PORT: "abc" }, /^CHAT_HOOKS_PORT is "abc"\. Give a port /, /^CHAT_HOOKS_PORT 是“abc”。/],
  [{ OPENAI_BASE_URL: "http://127.0.0.1:1/v1" }, /^OPENAI_BASE_URL is set, but MODEL is not\./, /MODEL/],
  [{ OPENAI_BASE_URL: "nonsense", MODEL: "m" }, /^OPENAI_BASE_URL is "nonsense"\./, /^OPENAI_BASE_URL 是“nonsense”。/],
];

test("a launch variable that cannot be used costs one clear line, in both languages", async () => {
  const launches = LAUNCHES.flatMap(([variables]) =>
    ["en", "zh"].map((CHAT_HOOKS_LANG) => ({ ...variables, CHAT_HOOKS_LANG })),
  );
  const { stdout, stderr } = await launchBots(makeWorkbench(), launches);
  expect(stdout.split("\n")).toEqual(launches.map(() => "exit 1"));
  const lines = LAUNCHES.flatMap(([, en, zh]) => [expect.stringMatching(en), expect.stringMatching(zh)]);
  expect(stderr.split("\n")).toEqual(lines);
});
