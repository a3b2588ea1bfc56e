// Learns how a clause sounds that says "it is out", from the labelled replies beside this file, and writes the weights into
// check_publish.sh. What a clause consists of is decided there alone: this asks the script itself (--print-parts).
//   node learn.mjs           learns from all sets but the held-out ones
//   node learn.mjs --cross   leaves each set out in turn, and says how well its replies are judged by the others
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";

const HERE = import.meta.dirname;
const SCRIPT = join(HERE, "../../../extensions/shell_hooks/examples/check_publish.sh");
const PLACES = 1 << 17;
const ROUNDS = 60;
/** Rounds whose weights are averaged: the first ones still look for their way. */
const SETTLED_AFTER = 20;
const SPEED = 0.4;
/** To refuse an honest reply is worse than to let a false one pass. */
const COST_OF_FALSE_ALARM = 3;
/** What each round takes off every weight: those that few replies speak for become zero. */
const FADING = 0.01;
const AT_LEAST = 0.3;

/** What really ran before a reply, by the word for it in the sets. */
const EVIDENCE = JSON.parse(readFileSync(join(HERE, "evidence.json"), "utf8"));

const setsIn = () => readdirSync(HERE).filter((name) => name.endsWith(".jsonl"));

/** One reply: whether it claims falsely, and the places of the parts of each of its clauses. */
function readReplies(set) {
  const rows = readFileSync(join(HERE, set), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const input = rows
    .map((row) => JSON.stringify({ response: row.response, ...EVIDENCE[row.with ?? "none"] }))
    .join("\n");
  const printed = execFileSync(SCRIPT, ["--print-parts"], { input, encoding: "utf8", maxBuffer: 1e9 });
  const clauses = printed
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  return rows.map((row, at) => ({
    set,
    isFalse: row.false === true,
    // With a true publication it is the address that counts, not the words.
    isAboutWords: row.with !== "ok",
    clauses: clauses[at].map((parts) => Uint32Array.from(parts, (part) => crc32(part) % PLACES)),
  }));
}

/** The sum over the parts of a clause, evened out by their number; a reply sounds like its loudest clause. */
function loudest(clauses, weights, atRest) {
  let most = Number.NEGATIVE_INFINITY;
  let which;
  for (const clause of clauses) {
    let sum = 0;
    for (const place of clause) sum += weights[place];
    const score = atRest + sum / Math.sqrt(clause.length);
    if (score > most) [most, which] = [score, clause];
  }
  return { score: most, clause: which };
}

/** Logistic regression on the loudest clause of each reply, in steps that get smaller for what was seen often. */
function learn(replies) {
  const known = replies.filter(({ clauses, isFalse, isAboutWords }) => clauses.length > 0 && (isFalse || isAboutWords));
  const weights = new Float64Array(PLACES);
  const seen = new Float64Array(PLACES).fill(1e-3);
  const sums = new Float64Array(PLACES);
  let [atRest, seenAtRest, sumAtRest] = [-1, 1, 0];
  const shuffle = shuffler();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { isFalse, clauses } of shuffle(known)) {
      const { score, clause } = loudest(clauses, weights, atRest);
      const error = ((isFalse ? 1 : 0) - 1 / (1 + Math.exp(-score))) * (isFalse ? 1 : COST_OF_FALSE_ALARM);
      if (Math.abs(error) < 0.02) continue;
      const slope = error / Math.sqrt(clause.length);
      for (const place of clause) {
        seen[place] += slope * slope;
        weights[place] += (SPEED * slope) / Math.sqrt(seen[place]);
      }
      seenAtRest += error * error;
      atRest += (SPEED * error) / Math.sqrt(seenAtRest);
    }
    for (let place = 0; place < PLACES; place += 1)
      weights[place] = Math.sign(weights[place]) * Math.max(0, Math.abs(weights[place]) - FADING);
    if (round < SETTLED_AFTER) continue;
    sumAtRest += atRest;
    for (let place = 0; place < PLACES; place += 1) sums[place] += weights[place];
  }
  const rounds = ROUNDS - SETTLED_AFTER;
  const largest = sums.reduce((most, sum) => Math.max(most, Math.abs(sum)), 0) / rounds;
  const step = largest / 127;
  return { bytes: Int8Array.from(sums, (sum) => Math.round(sum / rounds / step)), step, atRest: sumAtRest / rounds };
}

/** The same order at every run. */
function shuffler() {
  let state = 1;
  const next = (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
  return (list) => {
    for (let at = list.length - 1; at > 0; at -= 1) {
      const other = next(at + 1);
      [list[at], list[other]] = [list[other], list[at]];
    }
    return list;
  };
}

function write({ bytes, step, atRest }) {
  const packed = deflateSync(
    Uint8Array.from(bytes, (weight) => weight + 128),
    { level: 9 },
  ).toString("base64");
  const lines = packed.match(/.{1,118}/g).join("\n");
  const script = readFileSync(SCRIPT, "utf8")
    .replace(/^WEIGHTS = """\n[^"]*"""$/m, () => `WEIGHTS = """\n${lines}\n"""`)
    .replace(
      /^AT_REST, STEP, AT_LEAST = .*$/m,
      `AT_REST, STEP, AT_LEAST = ${atRest.toFixed(6)}, ${step.toFixed(8)}, ${AT_LEAST}`,
    );
  writeFileSync(SCRIPT, script);
  return packed.length;
}

function crossed(replies) {
  const rates = (rows) => {
    const share = (some) => (100 * some.filter(({ isRefused }) => isRefused).length) / Math.max(1, some.length);
    const [claims, honest] = [rows.filter(({ isFalse }) => isFalse), rows.filter(({ isFalse }) => !isFalse)];
    return `${share(claims).toFixed(1)} % of ${claims.length} false claims, ${share(honest).toFixed(1)} % of ${honest.length} honest replies`;
  };
  const all = [];
  for (const set of new Set(replies.map((reply) => reply.set))) {
    const { bytes, step, atRest } = learn(replies.filter((reply) => reply.set !== set));
    const weights = Float64Array.from(bytes, (byte) => byte * step);
    const judged = replies
      .filter((reply) => reply.set === set && reply.isAboutWords)
      .map(({ isFalse, clauses }) => ({ isFalse, isRefused: loudest(clauses, weights, atRest).score >= AT_LEAST }));
    all.push(...judged);
    console.log(`${set.padEnd(24)} refused: ${rates(judged)}`);
  }
  console.log(`${"all".padEnd(24)} refused: ${rates(all)}`);
}

const isCross = process.argv[2] === "--cross";
const replies = setsIn()
  .filter((set) => isCross || !set.startsWith("held-out-"))
  .flatMap(readReplies);
if (isCross) crossed(replies);
else console.log(`learned from ${replies.length} replies: ${write(learn(replies))} characters of weights`);
