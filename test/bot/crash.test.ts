import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { becomeTheBot, findRunningBot } from "../../src/bot/running-bot.js";
import { main } from "../../src/cli/main.js";
import type { BotApiServer } from "../support/bot-api-server.js";
import { eventually } from "../support/eventually.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { shared } from "../support/shared.js";
import { type BotsProcess, forkBots, makeStart, type Start, type StartedBot } from "../support/started-bot.js";
import { type AtEnd, idIn, makeWorkbench, type, type Workbench } from "../support/workbench.js";

/** What the person has got, but for the greetings of a new workspace. */
const got = (telegram: BotApiServer) => (): string[] =>
  telegram
    .sent("sendMessage")
    .map(({ payload }) => String(payload.text))
    .filter((text) => !/hooks/i.test(text));
const stopped = (begin: string): string =>
  `I was interrupted while working on your message "${begin}" and do not know how far I got. I do not continue by myself: send it again if you still want it.`;

type Killed<Place extends Start> = {
  make(options: { atEnd: AtEnd }): Promise<Place>;
  /** As far as the first bot gets. */
  before(place: Place, first: StartedBot): Promise<unknown>;
  /** What comes of it. */
  after(place: Place): Promise<unknown>;
};
type Beginning = (atEnd: AtEnd, bots: BotsProcess | undefined) => Promise<() => Promise<unknown>>;

const beginnings = new Map<string, Beginning>();

/** Brings the bots of all stories as far as they get, and kills the process they share; in the long run each has its own. */
const killAll = shared(async (atEnd) => {
  const bots = LONG_TESTS ? undefined : forkBots();
  const begun = [...beginnings].map(
    async ([title, begin]) => [title, await Promise.allSettled([begin(atEnd, bots)])] as const,
  );
  const ends = new Map(await Promise.all(begun));
  await bots?.kill();
  return ends;
});

/** Kills a bot, and looks at what the next one does in its place. */
function story<Place extends Start>(title: string, { make, before, after }: Killed<Place>): void {
  beginnings.set(title, async (atEnd, bots) => {
    const place = await make({ atEnd });
    const first = await (bots ? place.startIn(bots) : place.start());
    await before(place, first);
    return async () => {
      expect(await first.end("SIGKILL")).toBe("SIGKILL");
      await after(place);
    };
  });
  test(title, async () => {
    const [begun] = (await killAll()).get(title) ?? [];
    if (begun?.status !== "fulfilled") throw begun?.reason;
    await begun.value();
  });
}

const make = (options: { atEnd: AtEnd }): Promise<Start> => makeStart({}, options);

story(
  "killed in the middle of a model call, with another message waiting: one honest line, and nothing is done twice",
  {
    make,
    async before({ telegram, model }) {
      model.say({ silent: true });
      telegram.push(telegram.message("build the site"));
      await eventually(() => model.requests.length).toBe(1);
      const { update_id } = telegram.push(telegram.message("and hurry"));
      // Heard, and forgotten by Telegram.
      const isForgotten = (): boolean =>
        telegram.sent("getUpdates").some(({ payload }) => Number(payload.offset) > update_id);
      await eventually(isForgotten).toBe(true);
    },
    async after({ startHere, telegram, model }) {
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
    },
  },
);

story("killed in the middle of a command: one honest line, the command is known, and it is not run again", {
  make,
  async before({ telegram, model, bench }) {
    model.say({ calls: [{ name: "bash", input: { command: "echo x >> ran; sleep 30" } }] });
    telegram.push(telegram.message("deploy", { from: { id: 1, language_code: "zh" } }));
    await eventually(() => readFileSync(`${bench.workspace}/ran`, "utf8")).toBe("x\n");
  },
  async after({ startHere, telegram, model, bench }) {
    await startHere();
    await eventually(got(telegram)).toEqual([expect.stringContaining("处理你的消息“deploy”时我被中断了")]);
    telegram.push(telegram.message("well?"));
    await eventually(got(telegram)).toContain("You said: well?");
    expect(JSON.stringify(model.requests.at(-1)?.messages)).toMatch(/I had called: bash .*sleep 30/);
    expect(readFileSync(`${bench.workspace}/ran`, "utf8")).toBe("x\n");
  },
});

story("killed while Telegram is down, with a reply and three pushes waiting: all arrive, once, in order", {
  make,
  async before({ telegram, model }, first) {
    model.say({ text: "The answer." });
    await telegram.arrived("sendMessage");
    telegram.calls.length = 0;
    telegram.failNext("sendMessage", { error_code: 502, description: "Bad Gateway" }, 1_000);
    telegram.push(telegram.message("a question"));
    await eventually(got(telegram)).toContain("The answer.");
    for (const text of ["one", "two", "three"]) expect((await first.post("/push", { text })).status).toBe(202);
  },
  async after({ startHere, telegram }) {
    // However often it was tried, nothing was taken, and nothing went ahead of it.
    expect(new Set(got(telegram)())).toEqual(new Set(["The answer."]));
    telegram.calls.length = 0;
    telegram.recover("sendMessage");
    await startHere();
    const arrived = ["The answer.", "one", "two", "three"];
    await eventually(got(telegram)).toEqual(arrived);
    telegram.push(telegram.message("bye"));
    await eventually(got(telegram)).toEqual([...arrived, "You said: bye"]);
  },
});

story("killed while Telegram has a message and has not said so: it is not sent a second time, and that is told", {
  make,
  async before({ telegram }, first) {
    telegram.slow("sendMessage", 600_000);
    expect((await first.post("/push", { text: "only once" })).status).toBe(202);
    await eventually(got(telegram)).toEqual(["only once"]);
  },
  async after({ startHere, telegram }) {
    telegram.slow("sendMessage", 0);
    await startHere();
    await eventually(got(telegram)).toEqual(["only once", expect.stringContaining("do not know whether it arrived")]);
  },
});

/** What waits to be sent, by its state. */
const waiting =
  ({ bench }: Start) =>
  (): string[] =>
    readdirSync(`${bench.state}/outbox`).map((name) => name.replace(/^.*\./, ""));

/** Puts a script in force before there is a bot. */
async function approve(bench: Workbench, event: string, script: string): Promise<void> {
  bench.script("hook.sh", `#!/bin/sh\n${script}\n`);
  bench.propose(`hooks:\n  - {event: ${event}, command: ./hook.sh, timeout: 100}\n`);
  const hooks = await bench.open();
  await type(hooks, `/hooks approve ${idIn(await type(hooks, "/hooks list"))}`);
  await type(hooks, "/hooks on");
  await hooks.close();
}

/** A place with a guard that looks at what leaves until the file `go` is there, and counts its looks. */
async function makeSlowGuard(options: { atEnd: AtEnd }) {
  const place = await make(options);
  const { bench } = place;
  const [looks, go] = [`${bench.root}/looks`, `${bench.root}/go`];
  writeFileSync(go, "");
  await approve(
    bench,
    "on_outbound_message",
    `cat >> ${looks}; echo >> ${looks}\nwhile [ ! -e ${go} ]; do sleep 0.1; done\nexit 0`,
  );
  rmSync(go);
  const looksAt = (text: string): number =>
    existsSync(looks) ? readFileSync(looks, "utf8").split(text).length - 1 : 0;
  return {
    ...place,
    looksAt: (text: string) => looksAt(`"notification": "${text}"`),
    letPass: () => writeFileSync(go, ""),
  };
}

story("killed while a guard looks at an acknowledged push and at a reply: each is looked at again, and arrives once", {
  make: makeSlowGuard,
  async before(place, first) {
    const { telegram, looksAt } = place;
    expect((await first.post("/push", { text: "the news", to: "telegram:1" })).status).toBe(202);
    await eventually(() => looksAt("the news")).toBe(1);
    telegram.push(telegram.message("hello"));
    await eventually(waiting(place)).toEqual(["json", "json"]);
  },
  async after(place) {
    const { startHere, telegram, looksAt, letPass } = place;
    letPass();
    await startHere();
    await eventually(got(telegram)).toEqual(["the news", "You said: hello"]);
    expect(looksAt("the news")).toBe(2);
    telegram.push(telegram.message("bye"));
    await eventually(got(telegram)).toEqual(["the news", "You said: hello", "You said: bye"]);
    await eventually(waiting(place)).toEqual([]);
  },
});

// The same as without a guard, but for the guard.
if (LONG_TESTS)
  story("killed while what a guard has passed is on its way: it is not sent a second time, and that is told", {
    make: makeSlowGuard,
    async before({ telegram, letPass }, first) {
      letPass();
      telegram.slow("sendMessage", 600_000);
      expect((await first.post("/push", { text: "only once", to: "telegram:1" })).status).toBe(202);
      await eventually(got(telegram)).toEqual(["only once"]);
    },
    async after({ startHere, telegram, looksAt }) {
      telegram.slow("sendMessage", 0);
      await startHere();
      await eventually(got(telegram)).toEqual(["only once", expect.stringContaining("do not know whether it arrived")]);
      expect(looksAt("only once")).toBe(1);
    },
  });

/** A place with a guard that asks about some of what leaves; and what the owner was asked, and what else was said. */
async function makeAskingGuard(options: { atEnd: AtEnd }) {
  const place = await make(options);
  const asks = `echo '{"decision": "ask", "reason": "sure?"}'`;
  await approve(place.bench, "on_outbound_message", `grep -q '"notification": "HOLD' && ${asks}; exit 0`);
  const isCard = (text: string): boolean => text.includes("Allow this?");
  const texts = (): string[] => place.telegram.sent("sendMessage").map(({ payload }) => String(payload.text));
  return {
    ...place,
    /** The codes on the cards. */
    codes: () =>
      texts()
        .filter(isCard)
        .map((text) => /\[(\w{4})\]/.exec(text)?.[1]),
    said: () => texts().filter((text) => !isCard(text) && !/hooks|^Allowed once/i.test(text)),
  };
}

story("killed while a push is held: it stays held, under the same code, and a yes sends it exactly once", {
  make: makeAskingGuard,
  async before(place, first) {
    expect((await first.post("/push", { text: "HOLD the news", to: "telegram:1" })).status).toBe(202);
    await eventually(place.codes).toEqual([expect.any(String)]);
    await eventually(waiting(place)).toEqual(["json"]);
  },
  async after(place) {
    const { startHere, telegram, codes, said } = place;
    const [code] = codes();
    const second = await startHere();
    await eventually(codes).toEqual([code, code]);
    await second.post("/push", { text: "by the way", to: "telegram:1" });
    await eventually(said).toEqual(["by the way"]);
    telegram.push(telegram.message(`/hooks yes ${code}`));
    await eventually(said).toEqual(["by the way", "HOLD the news"]);
    await eventually(waiting(place)).toEqual([]);
    expect(await second.end("SIGTERM")).toBe(0);
    await startHere();
    telegram.push(telegram.message("bye"));
    await eventually(() => said().at(-1)).toBe("You said: bye");
    expect(said().filter((text) => text.includes("HOLD"))).toHaveLength(1);
    expect(codes()).toHaveLength(2);
  },
});

test.runIf(LONG_TESTS)(
  "asked to end in the middle of a model call: sessions end, with exit code 0, and it is told",
  async () => {
    const { start, startHere, telegram, model, bench } = await makeStart();
    await approve(bench, "on_session_end", `cat > ${bench.root}/ended`);
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
  },
);

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

test.runIf(LONG_TESTS)(
  "a bot in another container, whose process cannot be seen, counts as long as it can be heard",
  async () => {
    const { state } = makeWorkbench();
    mkdirSync(state);
    const file = `${state}/bot.json`;
    const other = {
      pid: process.pid,
      startedAt: "then",
      url: "http://other",
      hasTerminal: false,
      place: "another pid:[1]",
    };
    writeFileSync(file, JSON.stringify(other));
    const now = Date.now();
    let beats = 0;
    const beat = setInterval(() => {
      beats += 1;
      utimesSync(file, new Date(now + beats), new Date(now + beats));
    }, 20);
    const rhythm = { beatMs: 100, silentMs: 1_000 };
    const claim = () => becomeTheBot(state, { url: "http://mine", hasTerminal: false }, rhythm);
    expect(await claim()).toEqual({ running: other });
    clearInterval(beat);
    const mine = await claim();
    expect(await findRunningBot(state)).toMatchObject({ url: "http://mine", pid: process.pid });
    // And is heard itself.
    const { mtimeMs } = statSync(file);
    await eventually(() => statSync(file).mtimeMs).toBeGreaterThan(mtimeMs);
    if ("release" in mine) await mine.release();
    expect(readdirSync(state)).toEqual([]);
  },
);

const LAUNCHES: [Record<string, string>, RegExp, RegExp][] = [
  [{ CHAT_HOOKS_PORT: "abc" }, /^CHAT_HOOKS_PORT is "abc"\. Give a port /, /^CHAT_HOOKS_PORT 是“abc”。/],
  [{ OPENAI_BASE_URL: "http://127.0.0.1:1/v1" }, /^OPENAI_BASE_URL is set, but MODEL is not\./, /MODEL/],
  [{ OPENAI_BASE_URL: "nonsense", MODEL: "m" }, /^OPENAI_BASE_URL is "nonsense"\./, /^OPENAI_BASE_URL 是“nonsense”。/],
];

test("a launch variable that cannot be used costs one clear line, in both languages", async () => {
  const launches = LAUNCHES.flatMap(([variables]) =>
    ["en", "zh"].map((CHAT_HOOKS_LANG) => ({ ...variables, CHAT_HOOKS_LANG })),
  );
  const complain = vi.spyOn(console, "error").mockImplementation(() => {});
  const bench = makeWorkbench();
  const codes: number[] = [];
  for (const variables of launches) {
    const env = { HOME: bench.root, CHAT_HOOKS_PORT: "0", ...variables };
    const args = ["start", "--workspace", bench.workspace, "--state", bench.state];
    codes.push(await main(args, { env, input: process.stdin, output: console }));
  }
  expect(codes).toEqual(launches.map(() => 1));
  const lines = LAUNCHES.flatMap(([, en, zh]) => [expect.stringMatching(en), expect.stringMatching(zh)]);
  expect(complain.mock.calls).toEqual(lines.map((line) => [line]));
});
