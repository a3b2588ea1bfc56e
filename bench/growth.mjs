// What must not grow with what a bot has gathered: each row is measured at four sizes.
import { execFileSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseHookFile } from "../dist/index.js";
import { Outbox } from "../dist/inner/bot/delivery/outbox.js";
import { startBot } from "../dist/inner/bot/start.js";
import { openBot } from "./bot.mjs";
import { cpuOf, longestStretch, millisecondsOf, quantile } from "./measure.mjs";

const GUARD = { event: "pre_tool_call", command: "./guard.sh" };
const PASSES = "#!/bin/sh\ncat > /dev/null\n";
const CALL = { session_id: "bench", tool_name: "bash", tool_input: { command: "ls" } };

/** The longest stretch of a block on a text of so many kilobytes: the middle of five blocks. */
export async function blockedText(kilobytes) {
  const scripts = { "guard.sh": "#!/bin/sh\ncat > /dev/null\necho 'a key of 1234-5678-abcd is in it' >&2\nexit 2\n" };
  const bot = await openBot({ scripts, hooks: [{ ...GUARD, event: "on_outbound_message" }] });
  const text = Array.from({ length: kilobytes * 16 }, (_, at) =>
    `${at} is one of many words, and this is the next ${at * 7}`.padEnd(63),
  ).join("\n");
  const fire = async () => {
    const { verdict } = await bot.fire("on_outbound_message", {
      session_id: "bench",
      notification: text,
      parts: [text],
    });
    if (verdict !== "block") throw new Error("it was to be blocked");
  };
  await fire();
  const held = [];
  for (let at = 0; at < 5; at += 1) held.push(await longestStretch(fire));
  await bot.close();
  return quantile(held);
}

const MAX_ROUNDS = 9;
const ROUNDS_MS = 2_500;

/** How much longer another session waits for its one run beside so many of one session, than alone: in turns, as often as there is time. */
export async function besideMany(runs) {
  const bot = await openBot({ scripts: { "guard.sh": PASSES }, hooks: [GUARD] });
  const other = () => bot.fire("pre_tool_call", { ...CALL, session_id: "other" });
  const started = performance.now();
  const ratios = [];
  while (ratios.length < 3 || (ratios.length < MAX_ROUNDS && performance.now() - started < ROUNDS_MS)) {
    const alone = [];
    for (let at = 0; at < 7; at += 1) alone.push(await millisecondsOf(other));
    const many = Array.from({ length: runs }, () => bot.fire("pre_tool_call", CALL));
    ratios.push((await millisecondsOf(other)) / quantile(alone));
    await Promise.all(many);
  }
  await bot.close();
  return quantile(ratios);
}

/** Milliseconds that /hooks list and an approval take among so many entries. */
export async function manyEntries(entries) {
  const hooks = Array.from({ length: entries }, (_, at) => ({ ...GUARD, command: `./guard.sh ${at}` }));
  const bot = await openBot({ scripts: { "guard.sh": PASSES }, hooks, approved: 0 });
  await bot.say("/hooks list");
  const [list, approve] = [[], []];
  for (let at = 1; at <= 3; at += 1) {
    list.push(await millisecondsOf(() => bot.say("/hooks list")));
    approve.push(await millisecondsOf(() => bot.say(`/hooks approve pre_tool_call ./guard.sh ${at}`)));
  }
  await bot.close();
  return { list: quantile(list), approve: quantile(approve) };
}

/** Seconds of processor time that `chat-hooks fire` takes with so many regular expressions in force, and a program that does nothing. `sizes` grow. */
export async function manyPatterns(sizes) {
  const matcher = (at) => `(?i)rm\\s+-rf\\s+/${at}`;
  const hooks = Array.from({ length: sizes.at(-1) }, (_, at) => ({ ...GUARD, matcher: matcher(at) }));
  const bot = await openBot({ scripts: { "guard.sh": PASSES }, hooks, approved: 0 });
  const counter = fileURLToPath(new URL("cpu-at-exit.mjs", import.meta.url));
  const secondsOf = (program) => {
    const words = ["--import", counter, ...program];
    const said = execFileSync(process.execPath, words, { input: JSON.stringify(CALL), encoding: "utf8" });
    return Number(/cpu (\d+)/.exec(said)[1]) / 1e6;
  };
  const fire = ["dist/cli.js", "fire", "pre_tool_call", "--workspace", bot.workspace, "--state", bot.stateDir];
  const figures = [];
  for (const size of sizes) {
    await bot.approve(size);
    secondsOf(fire);
    figures.push(quantile([0, 1, 2].map(() => secondsOf(fire))));
  }
  await bot.close();
  return { figures, nothingS: secondsOf([counter]) };
}

/** Seconds of processor time a minute that an idle bot takes with so many hooks in force. `sizes` grow. */
export async function idleHooks(sizes) {
  const scripts = Object.fromEntries(Array.from({ length: sizes.at(-1) }, (_, at) => [`guard-${at}.sh`, PASSES]));
  const hooks = Object.keys(scripts).map((name) => ({ ...GUARD, command: `./${name}` }));
  const bot = await openBot({ scripts, hooks, approved: 0 });
  const figures = [];
  for (const size of sizes) {
    await bot.approve(size);
    await sleep(2_000);
    // The middle of three: what was made on the way is collected in one of them.
    const taken = [];
    for (let at = 0; at < 3; at += 1) taken.push(await cpuOf(() => sleep(500)));
    figures.push((quantile(taken) * 120) / 1_000);
  }
  await bot.close();
  return figures;
}

/** Milliseconds that /hooks log 10 takes with so many firings in the log. `sizes` grow. */
export async function longLog(sizes) {
  const worker = `#!/bin/sh\nwhile IFS= read -r line; do echo '{}'; done\n`;
  const bot = await openBot({ scripts: { "guard.sh": worker }, hooks: [{ ...GUARD, type: "worker" }] });
  const figures = [];
  for (let firings = 1; firings <= sizes.at(-1); firings += 1) {
    await bot.fire("pre_tool_call", CALL);
    if (!sizes.includes(firings)) continue;
    await bot.say("/hooks log 10");
    const times = [];
    for (let at = 0; at < 5; at += 1) times.push(await millisecondsOf(() => bot.say("/hooks log 10")));
    figures.push(quantile(times));
  }
  await bot.close();
  return figures;
}

/** How many of so many entries a config in JSON brings. */
export function jsonEntries(entries) {
  const hooks = Array.from({ length: entries }, (_, at) => ({ ...GUARD, command: `./guard.sh ${at}` }));
  return parseHookFile(JSON.stringify({ hooks })).hooks.length;
}

const bots = [];

async function readyBot(root) {
  const state = join(root, "state");
  const bot = await startBot({
    workspace: join(root, "workspace"),
    stateDir: state,
    env: { PATH: process.env.PATH, HOME: root, CHAT_HOOKS_PORT: "0" },
    version: "bench",
    input: new PassThrough(),
    output: new PassThrough().resume(),
    onEnd() {},
  });
  bots.push(bot);
  const token = readFileSync(join(state, "api-token"), "utf8").trim();
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const chat = (text) =>
    fetch(`${bot.url}/chat`, { method: "POST", headers, body: JSON.stringify({ text, session: "one" }) }).then(
      (answer) => answer.json(),
    );
  return { bot, chat };
}

/** Kilobytes that the ready bot writes for a message after so many turns. `sizes` grow. */
export async function longConversation(root, sizes) {
  const { bot, chat } = await readyBot(root);
  const written = () => Number(/wchar: (\d+)/.exec(readFileSync("/proc/self/io", "utf8"))[1]);
  const figures = [];
  for (let turn = 1; turn <= sizes.at(-1); turn += 1) {
    const before = written();
    await chat(`how are you, for the ${turn}th time?`);
    if (sizes.includes(turn)) figures.push((written() - before) / 1_024);
  }
  await bot.close();
  return figures;
}

/** Seconds that the ready bot takes to start with so many conversations. `sizes` grow; one conversation lies there already. */
export async function manyConversations(root, sizes) {
  const files = readdirSync(join(root, "state"), { recursive: true, encoding: "utf8" });
  const first = join(
    root,
    "state",
    files.find((name) => /(?:^|\/)[0-9a-f]{32}\.jsonl?$/.test(name)),
  );
  const figures = [];
  for (let have = 1; figures.length < sizes.length; ) {
    for (; have < sizes[figures.length]; have += 1) {
      linkSync(first, first.replace(/[0-9a-f]{32}(?=\.jsonl?$)/, createHash("md5").update(`${have}`).digest("hex")));
    }
    let bot;
    figures.push((await millisecondsOf(async () => ({ bot } = await readyBot(root)))) / 1_000);
    await bot.close();
  }
  return figures;
}

/** What an outbox takes with so many waiting: milliseconds of processor a second at rest, and how many it delivers a second. */
export async function waitingOutbox(folder, messages) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const mark = (text) => createHash("sha256").update(text).digest("hex").slice(0, 16);
  const at = Date.now() - 60_000;
  for (let n = 0; n < messages; n += 1) {
    const message = { id: `m${n}`, to: { channel: "telegram", chatId: `${n % 200}` }, text: "hello", kind: "push", at };
    const chat = mark(JSON.stringify([message.to.channel, message.to.chatId]));
    const name = `${String(at).padStart(15, "0")}-${String(n).padStart(6, "0")}-${chat}-${mark(message.id)}.json`;
    writeFileSync(join(folder, name), JSON.stringify(message), { mode: 0o600 });
  }
  // What the row before has left is not the outbox's.
  globalThis.gc?.();
  const outbox = new Outbox(folder);
  await outbox.open();
  await outbox.settled();
  // The quietest of four seconds: an outbox does the same in each of them, and V8 collects behind the rows before in some.
  const idle = [];
  for (let at = 0; at < 4; at += 1) idle.push(await cpuOf(() => sleep(1_000)));
  let sent = 0;
  outbox.setSender("telegram", async () => {
    sent += 1;
  });
  const start = performance.now();
  while (sent < Math.min(messages, 500) && performance.now() - start < 4_000) await sleep(5);
  const perSecond = (sent * 1_000) / (performance.now() - start);
  await outbox.close();
  rmSync(folder, { recursive: true, force: true });
  return { idleMs: Math.min(...idle), perSecond };
}

/** Ends what a failed measurement has left open. */
export const closeAll = () => Promise.allSettled(bots.splice(0).map((bot) => bot.close()));
export const newFolder = (root) => join(root, randomBytes(4).toString("hex"));
