// Fixtures that other projects wrote for their own scanners and command guards. They are read from a folder outside the
// project, JSON lines of `{ text, label, kind, source }`: a label of "pass" must not be stopped, any other must be.
// `kind` begins with "command" for a shell command and with "reply" for an agent's reply, which may bring its `payload`.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ask, GUARDS } from "./guards.mjs";
import { groupBy, head, percent, print } from "./table.mjs";

const GUARD_OF = { command: "block_dangerous_commands", reply: "check_publish" };
const guardOf = ({ kind }) => GUARD_OF[/^\w*/.exec(kind)[0]] ?? "block_secrets";

function loadFixtures(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
  const lines = files.flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n").filter(Boolean));
  return lines.map((line) => JSON.parse(line)).map((row) => ({ ...row, guard: guardOf(row) }));
}

function payloadOf({ guard, kind, text, payload }) {
  const { texts, commands } = GUARDS[guard];
  return payload ?? (kind.startsWith("command") ? commands : texts)(text);
}

/** Prints what each guard found and stopped wrongly, by kind and by project; what it got wrong is written into the folder. */
export async function judgeFixtures(folder, { guards, script }) {
  const byGuard = [...groupBy(loadFixtures(folder), "guard")].filter(([guard]) => guards.includes(guard));
  for (const [guard, rows] of byGuard) {
    const answers = await ask(guard, rows.map(payloadOf), script);
    const judged = rows.map((row, at) => {
      const answer = answers[at].answer ?? {};
      const isStopped = GUARDS[guard].alarms(answer);
      return { ...row, isStopped, isNoted: !isStopped && answer.systemMessage !== undefined };
    });
    for (const key of ["kind", "source"]) table(`${guard}: fixtures by ${key}`, judged, key);
    const wrong = judged.filter(({ label, isStopped, isNoted }) => isStopped === (label === "pass") && !isNoted);
    const file = join(folder, `wrong-${guard}.txt`);
    writeFileSync(file, wrong.map((row) => `${row.label} (${row.kind}, ${row.source}): ${row.text}\n`).join(""));
    console.log(`\nWrong: ${wrong.length}, in ${file}.`);
  }
}

function table(title, judged, key) {
  head(title, key, "must be stopped", "stopped", "noted", "must pass", "stopped wrongly");
  for (const [name, all] of [...groupBy(judged, key), ["**all**", judged]]) {
    const [bad, good] = [all.filter(({ label }) => label !== "pass"), all.filter(({ label }) => label === "pass")];
    const stopped = (rows) => rows.filter(({ isStopped }) => isStopped).length;
    const share = `${stopped(bad)} = ${percent(stopped(bad), bad.length)}`;
    print(name, bad.length, share, bad.filter(({ isNoted }) => isNoted).length, good.length, stopped(good));
  }
}
