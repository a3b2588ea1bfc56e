// Measures what chat-hooks costs, side by side with doing the same by hand, and prints one table. `npm run bench`; with words
// behind it, as in `npm run bench -- launch growth`, only these topics.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { measureAgent } from "./agent.mjs";
import { HAS_WARM } from "./bot.mjs";
import { measureCrowd } from "./crowd.mjs";
import { HAS_DATABASE, measureChanges, measureMachines } from "./database.mjs";
import * as growing from "./growth.mjs";
import { measureGuards } from "./guards.mjs";
import { measureDelivery } from "./machines.mjs";
import { measurePost } from "./post.mjs";
import { measureQuiet } from "./quiet.mjs";
import { EVENTS, measureReplay } from "./replay.mjs";
import { measureShell } from "./shell.mjs";
import { measureSend, measureTelegram, measureVisible } from "./telegram.mjs";

const print = (...cells) => console.log(`| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`);
const row = (what, shown, target, isMet) => print(what, shown, target, isMet ? "met" : "NOT met");
const atMost = (what, value, target, shown) => row(what, shown, `≤ ${target}`, value <= target);
const atLeast = (what, value, target, shown) => row(what, shown, `≥ ${target}`, value >= target);
const untold = (what, shown) => print(what, shown, "-", "-");
const ms = (value) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
const micros = (value) => `${value.toFixed(2)} µs`;
const compared = ({ ratio, oursMs, bareMs }) => `${ratio.toFixed(3)} (${ms(oursMs)} / ${ms(bareMs)})`;

async function quiet() {
  const { idle, promise, plainMiss, search, regexMiss } = await measureQuiet();
  atMost("an event with no live hook, µs", idle, 0.3, `${micros(idle)} (a resolved promise alone ${micros(promise)})`);
  const missed = `${micros(plainMiss)} (the expression alone ${micros(search)})`;
  atMost("`rm -rf|dd if=|mkfs` misses 2 KB, µs", plainMiss, 3, missed);
  untold("`(?i)rm\\s+-rf` misses 2 KB", micros(regexMiss));
}

const SHELL_TARGETS = { 50: 1.35, 150: 0.5, 350: 0.25 };

function launch() {
  const all = {};
  for (const [size, target] of Object.entries(SHELL_TARGETS)) {
    const script = fileURLToPath(new URL("launch.mjs", import.meta.url));
    const figures = JSON.parse(execFileSync(process.execPath, [script, size], { encoding: "utf8" }));
    all[size] = figures;
    const { sh, python, warm, worker, settings } = figures;
    const where = `at ${size} MB (really ${figures.rssMiB.toFixed(0)})`;
    atMost(`${where}: sh hook ÷ Node's spawn of it`, sh.ratio, target, compared(sh));
    const line = `${where}: hook of settings.json ÷ \`sh -c\` of the same line started bare`;
    atMost(line, settings.ratio, 1.1, compared(settings));
    untold(`${where}: python3 hook ÷ its spawn`, compared(python));
    if (warm) atMost(`${where}: warm python3 hook ÷ its spawn`, warm.ratio, 0.125, compared(warm));
    atMost(`${where}: python3 worker ÷ its spawn`, worker.ratio, 0.02, compared(worker));
    for (const [name, { heldMs, floorMs }] of Object.entries({ sh, python, ...(warm && { warm }), worker }))
      atMost(
        `${where}: event loop held by a run, ${name}`,
        heldMs,
        0.3,
        `${ms(heldMs)} (waiting alone ${ms(floorMs)}, spawn of sh ${ms(figures.bareHeldMs)})`,
      );
  }
  const grown = all[350].sh.oursMs / all[50].sh.oursMs;
  atMost("sh hook at 350 MB ÷ at 50 MB", grown, 1.5, grown.toFixed(2));
}

async function post() {
  const figures = await measurePost(300);
  atMost("http hook on loopback ÷ bare undici", figures.ratio, 1.2, compared(figures));
}

async function agent() {
  untold("agent's turn, 2 model calls, 1 tool, nothing in force ÷ without hooks", compared(await measureAgent(100)));
}

async function guards() {
  for await (const { guard, name, ratio, oursMs, bareMs, isWarm } of measureGuards(5)) {
    const what = `${guard}, ${name}`;
    if (!isWarm) {
      untold(`${what}: cold`, ms(bareMs));
      continue;
    }
    const figures = compared({ ratio, oursMs, bareMs });
    if (guard === "block_secrets" && name === "short") atMost(`${what}: warm ÷ cold`, ratio, 0.125, figures);
    else untold(`${what}: warm ÷ cold`, figures);
    atMost(`${what}: warm, ms`, oursMs, WARM_GUARD_MS[name], ms(oursMs));
  }
}

const WARM_GUARD_MS = { short: 5, "10 KB": 20 };

async function crowd() {
  const { ms: took, finished, timeouts, lagMs, longestMs, grownMiB } = await measureCrowd(1_000);
  atMost(
    "1,000 events at once: without a verdict",
    1_000 - finished + timeouts,
    0,
    `${finished} answered in ${ms(took)}`,
  );
  atMost("1,000 events at once: event-loop lag p99, ms", lagMs, 50, `${ms(lagMs)} (longest ${ms(longestMs)})`);
  atMost("1,000 events at once: memory grown, MiB", grownMiB, 32, `${grownMiB.toFixed(1)} MiB`);
}

async function database() {
  if (!HAS_DATABASE)
    return untold("a state in a database", "set CHAT_HOOKS_DATABASE_URL to one that may be written to");
  const { idle, atRestPerS, medianMs, longestMs } = await measureMachines();
  atMost("database: an event with no live hook, µs", idle, 0.5, micros(idle));
  atMost(
    "database: transactions a second of two bots, 50,000 such events among them",
    atRestPerS,
    3,
    atRestPerS.toFixed(1),
  );
  atMost(
    "database: /hooks off until it holds on another machine, ms",
    longestMs,
    1_000,
    `${ms(medianMs)} (longest ${ms(longestMs)})`,
  );
  for (const processes of [1, 2, 4]) {
    const { perSecond, medianMs: median, p99Ms } = await measureChanges(processes);
    untold(
      `database: changes a second, ${processes} processes`,
      `${perSecond.toFixed(0)} (median ${ms(median)}, p99 ${ms(p99Ms)})`,
    );
  }
  for (const processes of [1, 2, 4]) {
    const { perSecond, medianMs: median, p99Ms, transactionsEach } = await measureDelivery(processes);
    untold(
      `database: Telegram messages answered a second, ${processes} processes`,
      `${perSecond.toFixed(0)} (median ${ms(median)}, p99 ${ms(p99Ms)}; ${transactionsEach.toFixed(0)} transactions a message)`,
    );
  }
}

async function telegram() {
  const { installed, bare } = await measureSend();
  untold("Telegram: one send with hooks off, more than without", `${micros(installed - bare)} on ${micros(bare)}`);
  const { html, markdown } = await measureVisible();
  untold("Telegram: what 2 KB of HTML / MarkdownV2 show", `${micros(html)} / ${micros(markdown)}`);
  const figures = await measureTelegram();
  for (const [guard, one] of Object.entries(figures)) {
    const topic = (what) =>
      `Telegram, ${one.messages} messages of 200 chats, ${guard === "none" ? "no guard" : `block_secrets ${guard}`}: ${what}`;
    untold(topic("messages a second"), one.perSecond.toFixed(0));
    const missed = one.messages - one.answered + one.strays.length + (guard === "none" ? 0 : one.messages - one.passed);
    atMost(
      topic("not answered, not checked or out of order"),
      missed + (one.inOrder ? 0 : 1),
      0,
      `${missed}, order ${one.inOrder ? "kept" : "NOT kept"}`,
    );
    if (guard === "warm") atMost(topic("event-loop lag p99, ms"), one.lagMs, 10, ms(one.lagMs));
    else untold(topic("event-loop lag p99"), ms(one.lagMs));
  }
  const { cold, warm } = figures;
  const times = warm && warm.perSecond / cold.perSecond;
  if (warm) atLeast("Telegram: messages a second, warm ÷ cold", times, 5, times.toFixed(1));
}

/** A row for four sizes; the target is for each of them. */
function sized(what, sizes, figures, unit, target, judge = atMost) {
  const shown = figures.map((figure) => figure.toFixed(figure < 10 ? 2 : 0)).join(" / ");
  const counts = sizes.map((size) => size.toLocaleString("en")).join(" / ");
  const worst = judge === atMost ? Math.max(...figures) : Math.min(...figures);
  judge(`${what} (${counts}), ${unit}`, worst, target, shown);
}

/** One after the other: they must not share the processor. */
async function inTurn(sizes, measure) {
  const figures = [];
  for (const size of sizes) figures.push(await measure(size));
  return figures;
}

const GROWTH = {
  async text() {
    const sizes = [125, 250, 500, 1_000];
    sized("a block on so many KB of text: event loop held", sizes, await inTurn(sizes, growing.blockedText), "ms", 10);
  },
  async sessions() {
    const sizes = [64, 128, 256, 512];
    sized("a run beside so many of another session ÷ alone", sizes, await inTurn(sizes, growing.besideMany), "×", 3);
  },
  async entries() {
    const sizes = [60, 125, 250, 500];
    const figures = await inTurn(sizes, growing.manyEntries);
    sized(
      "/hooks list with so many entries",
      sizes,
      figures.map(({ list }) => list),
      "ms",
      150,
    );
    sized(
      "/hooks approve among so many entries",
      sizes,
      figures.map(({ approve }) => approve),
      "ms",
      150,
    );
  },
  async patterns() {
    const sizes = [12, 25, 50, 100];
    const { figures, nothingS } = await growing.manyPatterns(sizes);
    sized("`chat-hooks fire` with so many regular expressions", sizes, figures, "s of CPU", 0.3);
    untold("a program of Node's that does nothing, s of CPU", nothingS.toFixed(2));
  },
  async idle() {
    const sizes = [60, 125, 250, 500];
    sized("an idle bot with so many hooks", sizes, await growing.idleHooks(sizes), "s of CPU a minute", 0.5);
  },
  async log() {
    const sizes = [250, 500, 1_000, 2_000];
    sized("/hooks log 10 after so many firings", sizes, await growing.longLog(sizes), "ms", 5);
  },
  async json() {
    const sizes = [60, 125, 250, 499];
    const read = sizes.map((size) => growing.jsonEntries(size) / size);
    sized("hooks of a JSON config of so many entries ÷ entries", sizes, read, "×", 1, atLeast);
  },
  async conversations() {
    const root = mkdtempSync(join(tmpdir(), "chat-hooks-bench-"));
    try {
      const turns = [25, 50, 100, 200];
      sized("a message after so many turns: written", turns, await growing.longConversation(root, turns), "KB", 10);
      const chats = [1_000, 5_000, 20_000, 50_000];
      sized("start with so many conversations", chats, await growing.manyConversations(root, chats), "s", 1.3);
      const waiting = [1_000, 5_000, 20_000, 50_000];
      const figures = await inTurn(waiting, (count) => growing.waitingOutbox(growing.newFolder(root), count));
      sized(
        "outbox with so many waiting, at rest",
        waiting,
        figures.map(({ idleMs }) => idleMs),
        "ms of CPU a second",
        10,
      );
      const drained = figures.map(({ perSecond }) => perSecond);
      sized(
        "outbox with so many waiting, delivered",
        waiting,
        drained,
        "a second",
        Math.round(drained[0] * 0.8),
        atLeast,
      );
    } finally {
      await growing.closeAll();
      rmSync(root, { recursive: true, force: true });
    }
  },
};

async function growth() {
  for (const measure of Object.values(GROWTH)) await guarded(measure);
}

/** What cannot be measured here must not hide the rest. */
async function guarded(measure) {
  try {
    await measure();
  } catch (error) {
    print("could not be measured", String(error?.message ?? error).slice(0, 300), "-", "NOT met");
  }
}

async function shell() {
  const all = await measureShell();
  for (const [kind, { start, paced, unpaced }] of Object.entries(all)) {
    atMost(`bash in ${kind}: with a network and limits of its own ÷ without`, start.ratio, 1.3, compared(start));
    const speed = ({ ratio, oursMs, bareMs }) => `${ratio.toFixed(3)} (${ms(bareMs)} / ${ms(oursMs)})`;
    if (!paced) continue;
    atLeast(`bash in ${kind}: download at 1 Gbit/s by the proxy ÷ without it`, paced.ratio, 0.8, speed(paced));
    untold(`bash in ${kind}: download from loopback by the proxy ÷ without it`, speed(unpaced));
  }
}

async function replay() {
  const what = `replay: ${EVENTS.toLocaleString("en")} events, a Python hook in the sandbox, s`;
  const seconds = await measureReplay();
  if (seconds === undefined) untold(what, "no sandbox without a network here");
  else atMost(what, seconds, (60 * EVENTS) / 10_000, seconds.toFixed(1));
}

const TOPICS = { shell, replay, quiet, launch, post, agent, guards, crowd, telegram, growth, database };
const wanted = process.argv.slice(2);
const started = performance.now();
const [cpu] = cpus();
const load = loadavg()[0].toFixed(1);
console.log(`${cpu?.model ?? "unknown processor"}, ${cpus().length} cores, load ${load}, Node ${process.version}\n`);
if (!HAS_WARM) console.log("This version has no `warm: true`: its rows are left out.\n");
print("what", "measured", "target", "verdict");
print("---", "---", "---", "---");
const seconds = [];
for (const [name, measure] of Object.entries(TOPICS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const begun = performance.now();
  await guarded(measure);
  seconds.push(`${name} ${((performance.now() - begun) / 1_000).toFixed(0)}`);
}
console.log(`\nMeasured in ${((performance.now() - started) / 1_000).toFixed(0)} s: ${seconds.join(", ")}.`);
