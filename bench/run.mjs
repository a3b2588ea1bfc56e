// Measures what chat-hooks costs, side by side with doing the same by hand, and prints one table. `npm run bench`.
import { cpus } from "node:os";
import { measureCrowd } from "./crowd.mjs";
import { measurePost } from "./post.mjs";
import { measureQuiet } from "./quiet.mjs";
import { measurePython, measureShell } from "./script.mjs";

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

async function crowd(size) {
  const { ms, finished, timeouts, mostAlive, lagMs, longestMs, grownMiB } = await measureCrowd(size);
  const lag = `${lagMs.toFixed(1)} ms (longest ${longestMs.toFixed(1)})`;
  print(`${size} events at once: finished`, `${finished} in ${ms.toFixed(0)} ms`, "all", verdict(finished === size));
  print(`${size} events at once: timed out`, `${timeouts}`, "0", verdict(timeouts === 0));
  print(`${size} events at once: most processes alive`, `${mostAlive}`, "≤ 32", verdict(mostAlive <= 32));
  print(`${size} events at once: event-loop lag, p99`, lag, "≤ 50 ms", verdict(lagMs <= 50));
  print(`${size} events at once: memory grown`, `${grownMiB.toFixed(1)} MiB`, "≤ 32 MiB", verdict(grownMiB <= 32));
}

const [cpu] = cpus();
console.log(`${cpu?.model ?? "unknown processor"}, ${cpus().length} cores, Node ${process.version}\n`);
print("what", "measured", "target", "verdict");
print("---", "---", "---", "---");
for (const topic of [quiet, scripts, post, () => crowd(100), () => crowd(1_000)]) {
  // One topic that cannot be measured here must not hide the others.
  await topic().catch((error) => print("could not be measured", String(error?.message ?? error), "-", "NOT met"));
}
