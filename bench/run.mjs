// Measures what chat-hooks costs, side by side with doing the same by hand, and prints one table. `npm run bench`.
import { cpus } from "node:os";
import { measureAgent } from "./agent.mjs";
import { measureCrowd } from "./crowd.mjs";
import { measurePost } from "./post.mjs";
import { measureQuiet } from "./quiet.mjs";
import { measurePython, measureShell } from "./script.mjs";
import { measureSend, measureTelegram, measureUnordered, measureVisible } from "./telegram.mjs";

const print = (...cells) => console.log(`| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`);
const verdict = (met) => (met ? "met" : "NOT met");
const micros = (value) => `${value.toFixed(2)} µs`;
const ratio = (figures, bare) =>
  `${figures.ratio.toFixed(2)} × ${bare} (${figures.oursMs.toFixed(2)} / ${figures.bareMs.toFixed(2)} ms)`;

async function quiet() {
  const { idle, plainMiss, regexMiss } = await measureQuiet();
  print("an event with no live hook", micros(idle), "≤ 2 µs", verdict(idle <= 2));
  print("`rm -rf|dd if=|mkfs` misses 2 KB", micros(plainMiss), "≤ 20 µs", verdict(plainMiss <= 20));
  print("`(?i)rm\\s+-rf` misses 2 KB", micros(regexMiss), "-", "-");
}

async function scripts() {
  const shell = await measureShell(400);
  print("one sh hook", ratio(shell, "bare spawn"), "≤ 1.10", verdict(shell.ratio <= 1.1));
  const python = await measurePython(60);
  if (python) print("one python3 hook", ratio(python, "bare spawn"), "≤ 1.10", verdict(python.ratio <= 1.1));
}

async function post() {
  print("one http hook, on loopback", ratio(await measurePost(500), "bare undici"), "-", "-");
}

async function agent() {
  const figures = await measureAgent(300);
  print(
    "an agent's turn (2 model calls, 1 tool) with nothing in force",
    ratio(figures, "the same without hooks"),
    "-",
    "-",
  );
}

async function crowd(size) {
  const { ms, finished, timeouts, mostAlive, lagMs, longestMs, grownMiB } = await measureCrowd(size);
  const lag = `${lagMs.toFixed(1)} ms (longest ${longestMs.toFixed(1)})`;
  print(`${size} events at once: finished`, `${finished} in ${ms.toFixed(0)} ms`, "all", verdict(finished === size));
  print(`${size} events at once: timed out`, `${timeouts}`, "0", verdict(timeouts === 0));
  print(`${size} events at once: most processes alive`, `${mostAlive}`, "≤ 32", verdict(mostAlive <= 32));
  print(`${size} events at once: event-loop lag, p99`, lag, "≤ 50 ms", verdict(lagMs <= 50));
  print(`${size} events at once: memory grown`, `${grownMiB.toFixed(1)} MiB`, "≤ 32 MiB", verdict(grownMiB <= 32));
}

async function telegramCosts() {
  const { installed, bare } = await measureSend();
  const { html, markdown } = await measureVisible();
  const sends = `${micros(installed - bare)} (${installed.toFixed(2)} / ${bare.toFixed(2)} µs)`;
  print("Telegram: one send with hooks off, more than without chat-hooks", sends, "-", "-");
  print("Telegram: what 2 KB of HTML / MarkdownV2 show", `${micros(html)} / ${micros(markdown)}`, "-", "-");
}

async function telegram(way, label, rounds) {
  const { none, off, on, ...all } = await measureTelegram(way, rounds);
  const topic = (what) => `Telegram, ${label}, 1000 messages from 200 chats: ${what}`;
  const times = (share, what) => `${share.toFixed(2)} × ${what}`;
  const rate = ({ perSecond, toBare }) => `${perSecond.toFixed(0)} /s, ${times(toBare, "bare bot")}`;
  const byHand = times(on.toByHand, `spawning in the handler (${all.byHandPerSecond.toFixed(0)} /s)`);
  const bySpawns = times(on.toSpawns, `bare spawns (${all.spawnsPerSecond.toFixed(0)} /s)`);
  print(topic("bare bot"), `${none.perSecond.toFixed(0)} /s`, "-", "-");
  print(topic("hooks off"), rate(off), "-", "-");
  print(topic("guard on"), `${rate(on)}, ${byHand}, ${bySpawns}`, "-", "-");
  answers(topic, all);
  print(topic("checked by the guard"), `${all.checked}`, "all", verdict(all.checked === 1_000 && all.unchecked === 0));
  for (const [name, { rssMiB, heapMiB }] of Object.entries({ "bare bot": none, "hooks off": off, "guard on": on })) {
    const grown = `${mebibytes(rssMiB)}; heap ${mebibytes(heapMiB)}`;
    print(topic(`memory grown, ${name}`), grown, "≤ 32 MiB", verdict(rssMiB[0] <= 32));
  }
  const lags = `${on.lagMs.toFixed(1)} ms (hooks off ${off.lagMs.toFixed(1)}, bare bot ${none.lagMs.toFixed(1)})`;
  print(topic("event-loop lag with the guard, p99"), lags, "≤ 50 ms", verdict(on.lagMs <= 50));
  print(topic("`/hooks off` after 500 answers"), replied(all.command), "-", "-");
}

async function telegramUnordered() {
  const figures = await measureUnordered();
  const topic = (what) => `Telegram, runner without sequentialize, 1000 messages from 5 chats, guard on: ${what}`;
  answers(topic, figures);
  print(topic("`/hooks off` after 500 answers"), replied(figures), "-", "-");
}

function answers(topic, { answered, strays, inOrder }) {
  const complete = answered === 1_000 && strays.length === 0;
  print(topic("answered"), `${answered}`, "all", verdict(complete));
  print(topic("order in each chat"), inOrder ? "kept" : "NOT kept", "kept", verdict(inOrder));
  if (!complete || !inOrder) process.exitCode = 1;
}

const mebibytes = ([first, later]) => `${first.toFixed(1)} MiB (then ${later.toFixed(1)})`;
const replied = ({ replyMs = Number.NaN, leftAtReply = 0 }) =>
  `answered in ${replyMs.toFixed(0)} ms, before ${leftAtReply} of the other 500`;

const [cpu] = cpus();
console.log(`${cpu?.model ?? "unknown processor"}, ${cpus().length} cores, Node ${process.version}\n`);
print("what", "measured", "target", "verdict");
print("---", "---", "---", "---");
const topics = [
  quiet,
  scripts,
  post,
  agent,
  () => crowd(100),
  () => crowd(1_000),
  telegramCosts,
  () => telegram("runner", "runner", { rounds: 3, guarded: 2 }),
  () => telegram("start", "`bot.start()`", { rounds: 2, guarded: 1 }),
  telegramUnordered,
];
for (const topic of topics) {
  // One topic that cannot be measured here must not hide the others.
  await topic().catch((error) => print("could not be measured", String(error?.message ?? error), "-", "NOT met"));
}
