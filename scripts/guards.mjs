// Measures the bundled guards on texts that nobody wrote for the test: `npm run guards -- --seed <word>`.
// The lot of a seed is fetched once and kept in --cache. Alarms are written to a file there, to be read and labelled.
import { homedir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chainMessages } from "../bench/guards/chains.mjs";
import { ask, GUARDS } from "../bench/guards/guards.mjs";
import { hashOf, loadLabels, writeAlarms } from "../bench/guards/labels.mjs";
import { chance } from "../bench/guards/lot.mjs";
import { loadLot } from "../bench/guards/material.mjs";
import { judgeReplies } from "../bench/guards/replies.mjs";
import { tokenMessages } from "../bench/guards/tokens.mjs";

const { values: options } = parseArgs({
  options: {
    seed: { type: "string", default: new Date().toISOString().slice(0, 10) },
    packages: { type: "string", default: "420" },
    manuals: { type: "string", default: "25" },
    each: { type: "string", default: "6" },
    cache: {
      type: "string",
      default: join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "chat-hooks-guards"),
    },
    guard: { type: "string", multiple: true, default: Object.keys(GUARDS) },
    script: { type: "string" },
  },
});
const percent = (part, whole) => (whole === 0 ? "-" : `${((part / whole) * 100).toFixed(2)} %`);
const print = (...cells) => console.log(`| ${cells.join(" | ")} |`);
const groupBy = (rows, key) => {
  const groups = new Map();
  for (const row of rows) groups.set(row[key], [...(groups.get(row[key]) ?? []), row]);
  return groups;
};
const quantile = (numbers, share) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;

/** Asks a guard about every row of the lot that concerns it; an unlabelled alarm counts as a false one. */
async function falseAlarms(guard, rows, labels) {
  const { texts, commands, alarms } = GUARDS[guard];
  const asked = rows.flatMap((row) => {
    const payload = (row.what === "text" ? texts : commands)?.(row.text);
    return payload ? [{ ...row, guard, payload }] : [];
  });
  const answers = await ask(
    guard,
    asked.map(({ payload }) => payload),
    options.script,
  );
  const judged = asked.map((row, at) => {
    const { answer, ms } = answers[at];
    const isAlarm = answer !== null && alarms(answer);
    return { ...row, answer, ms, isAlarm, isFalse: isAlarm && labels.get(hashOf(guard, row.text)) !== "right" };
  });
  console.log(`\n### ${guard}\n`);
  print("kind of text", "messages", "alarms", "false alarms");
  print("---", "---", "---", "---");
  for (const [kind, group] of [...groupBy(judged, "kind"), ["**all**", judged]]) {
    const [alarmed, wrong] = [group.filter((row) => row.isAlarm).length, group.filter((row) => row.isFalse).length];
    print(kind, group.length, alarmed, `${wrong} = ${percent(wrong, group.length)}`);
  }
  const times = judged.map(({ ms }) => ms);
  const silent = judged.filter(({ answer }) => answer === null).length;
  console.log(
    `\nNo answer: ${silent}. Per message, forked: median ${quantile(times, 0.5)} ms, p99 ${quantile(times, 0.99)} ms.`,
  );
  return judged.filter((row) => row.isAlarm);
}

/** Asks block_secrets about keys and tokens that must not leave. */
async function found(random) {
  const each = Number(options.each);
  const rows = [...tokenMessages(random, each), ...(await chainMessages(options.cache, random, each))];
  const answers = await ask(
    "block_secrets",
    rows.map(({ text }) => GUARDS.block_secrets.texts(text)),
    options.script,
  );
  const judged = rows.map((row, at) => ({ ...row, isFound: answers[at].answer?.decision === "block" }));
  console.log("\n### block_secrets: found\n");
  print("what", "messages", "found", "missed most");
  print("---", "---", "---", "---");
  for (const [group, all] of groupBy(judged, "group")) {
    const missed = [
      ...groupBy(
        all.filter((row) => !row.isFound),
        "kind",
      ),
    ].sort((a, b) => b[1].length - a[1].length);
    const most = missed.map(([kind, some]) => `${kind} ${some.length}/${each}`).join(", ");
    print(group, all.length, percent(all.filter((row) => row.isFound).length, all.length), most);
  }
}

const lot = await loadLot(options.cache, options.seed, {
  packages: Number(options.packages),
  manuals: Number(options.manuals),
});
console.log(
  `Lot "${lot.seed}": ${lot.packages} npm and ${lot.debian} Debian packages, ${lot.rows.length} messages and commands.`,
);
const labels = loadLabels();
const alarms = [];
for (const guard of options.guard) alarms.push(...(await falseAlarms(guard, lot.rows, labels)));
if (options.guard.includes("block_secrets")) await found(chance(`${options.seed} keys`));
if (options.guard.includes("check_publish")) await judgeReplies(options.script);
const file = join(options.cache, `alarms-${options.seed}.txt`);
const unread = writeAlarms(chance(`${options.seed} alarms`), file, alarms, labels);
console.log(
  `\n${unread} alarms that nobody has labelled yet: ${file}. Read them, then add their lines to bench/guards/labels.txt.`,
);
