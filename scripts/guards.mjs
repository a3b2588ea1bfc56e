// Measures the bundled guards on texts that nobody wrote for the test: `npm run guards -- --seed <word>`.
// The lot of a seed is fetched once and kept in --cache. Alarms are written to a file there, to be read and labelled.
import { homedir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { judgeFixtures } from "../bench/guards/fixtures.mjs";
import { judgeCommands, judgeSecrets } from "../bench/guards/found.mjs";
import { ask, GUARDS } from "../bench/guards/guards.mjs";
import { hashOf, loadLabels, writeAlarms } from "../bench/guards/labels.mjs";
import { chance } from "../bench/guards/lot.mjs";
import { loadLot } from "../bench/guards/material.mjs";
import { judgePersonal } from "../bench/guards/personal.mjs";
import { judgeReplies } from "../bench/guards/replies.mjs";
import { groupBy, head, percent, print } from "../bench/guards/table.mjs";

const CACHE = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "chat-hooks-guards");
const { values: options } = parseArgs({
  options: {
    seed: { type: "string", default: new Date().toISOString().slice(0, 10) },
    packages: { type: "string", default: "420" },
    manuals: { type: "string", default: "25" },
    rare: { type: "string", default: "150" },
    each: { type: "string", default: "6" },
    cache: { type: "string", default: CACHE },
    guard: { type: "string", multiple: true, default: Object.keys(GUARDS) },
    script: { type: "string" },
    "found-only": { type: "boolean", default: false },
    fixtures: { type: "string" },
  },
});
const quantile = (numbers, share) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;

/** Asks a guard about every row of the lot that concerns it; an unlabelled alarm counts as a false one. */
async function falseAlarms(guard, rows, labels) {
  const { texts, commands, alarms } = GUARDS[guard];
  const asked = rows.flatMap((row) => {
    const payload = (row.what === "text" ? texts : commands)?.(row.text);
    return payload ? [{ ...row, guard, payload }] : [];
  });
  const payloads = asked.map(({ payload }) => payload);
  const answers = await ask(guard, payloads, options.script);
  const judged = asked.map((row, at) => {
    const { answer, ms } = answers[at];
    const isAlarm = answer !== null && alarms(answer);
    return { ...row, answer, ms, isAlarm, isFalse: isAlarm && labels.get(hashOf(guard, row.text)) !== "right" };
  });
  head(guard, "kind of text", "messages", "alarms", "false alarms");
  for (const [kind, group] of [...groupBy(judged, "kind"), ["**all**", judged]]) {
    const [alarmed, wrong] = [group.filter((row) => row.isAlarm).length, group.filter((row) => row.isFalse).length];
    print(kind, group.length, alarmed, `${wrong} = ${percent(wrong, group.length)}`);
  }
  const times = judged.map(({ ms }) => ms);
  const silent = judged.filter(({ answer }) => answer === null).length;
  const [median, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  console.log(`\nNo answer: ${silent}. Per message, forked: median ${median} ms, p99 ${p99} ms.`);
  return judged.filter((row) => row.isAlarm);
}

async function measureLot() {
  const { cache, seed } = options;
  const sizes = { packages: Number(options.packages), manuals: Number(options.manuals), rare: Number(options.rare) };
  const lot = await loadLot(cache, seed, sizes);
  const all = `${lot.rows.length} messages and commands`;
  console.log(`Lot "${lot.seed}": ${lot.packages} npm and ${lot.debian} Debian packages, ${all}.`);
  const labels = loadLabels();
  const alarms = [];
  for (const guard of options.guard) alarms.push(...(await falseAlarms(guard, lot.rows, labels)));
  const file = join(cache, `alarms-${seed}.txt`);
  const unread = writeAlarms(chance(`${seed} alarms`), file, alarms, labels);
  console.log(
    `\n${unread} alarms that nobody has labelled: ${file}. Read them, then add them to bench/guards/labels.txt.`,
  );
}

if (options.fixtures) {
  await judgeFixtures(options.fixtures, { guards: options.guard, script: options.script });
  process.exit();
}
if (!options["found-only"]) await measureLot();
const { cache, script } = options;
if (options.guard.includes("block_secrets"))
  await judgeSecrets(chance(`${options.seed} keys`), { cache, script, each: Number(options.each) });
if (options.guard.includes("block_dangerous_commands")) await judgeCommands(script);
if (options.guard.includes("check_publish")) await judgeReplies(script);
if (options.guard.includes("redact_pii"))
  await judgePersonal(chance(`${options.seed} people`), { each: Number(options.each), script });
