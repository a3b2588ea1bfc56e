import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runMany } from "../support/many-runs.js";
import { askingSecrets } from "../support/secret-answers.js";

const SETS = join(import.meta.dirname, "smoke");
const SCRIPTS = join(import.meta.dirname, "../../extensions/shell_hooks/examples");

type Row = { kind: string; expect: string };

/** The 300 labelled rows of a guard: drawn by lot over all kinds of larger sets, half of them to be stopped. */
function rowsOf<More>(guard: string): (Row & More)[] {
  const lines = readFileSync(join(SETS, `${guard}.jsonl`), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => JSON.parse(line) as Row & More);
}

/** What a program prints for each of the inputs, one a line, in one process. */
function linesFrom(argv: readonly string[], inputs: readonly unknown[]): string[] {
  const [file = "", ...args] = argv;
  const input = inputs.map((each) => `${JSON.stringify(each)}\n`).join("");
  const { stdout, stderr, status } = spawnSync(file, args, { input, encoding: "utf8", maxBuffer: 1e8 });
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  return stdout.trim().split("\n");
}

/** The rows that a guard judges in another way than their label. */
function misjudged<R extends Row>(rows: readonly R[], verdicts: readonly string[]): { missed: R[]; alarms: R[] } {
  expect([rows.length, verdicts.length]).toEqual([300, 300]);
  const wrong = rows.filter((row, at) => row.expect !== verdicts[at]);
  return { missed: wrong.filter((row) => row.expect !== "pass"), alarms: wrong.filter((row) => row.expect === "pass") };
}

// How good a guard is, other sets say; these show when one has become worse than it was on the day they were drawn.
describe("300 labelled rows a guard", () => {
  const secretAnswers = askingSecrets();

  it("block_secrets.py", { timeout: 60_000 }, async () => {
    // "¦" is taken out: with it in their middle no scanner takes these throwaway values for somebody's keys.
    const rows = rowsOf<{ text: string }>("block_secrets");
    const texts = rows.map(({ text }) => text.replaceAll("¦", ""));
    const answers = await secretAnswers(texts.map((notification) => ({ event: "on_outbound_message", notification })));
    const verdicts = answers.map(({ decision = "pass" }) => decision);
    expect(misjudged(rows, verdicts)).toEqual({ missed: [], alarms: [] });
  });

  it("check_publish.py", { timeout: 60_000 }, () => {
    const evidence = JSON.parse(readFileSync(join(SETS, "evidence.json"), "utf8")) as Record<string, object>;
    const rows = rowsOf<{ evidence: string; response: string }>("check_publish");
    const payloads = rows.map(({ response, ...row }) => ({ response, ...evidence[row.evidence] }));
    const ends = runMany(
      join(SCRIPTS, "check_publish.py"),
      payloads.map((payload) => ({ input: JSON.stringify(payload) })),
    );
    const { missed, alarms } = misjudged(
      rows,
      ends.map(({ stdout }) => (stdout.includes('"block"') ? "block" : "pass")),
    );
    // Made to be hard; what the rules cannot tell is for a model (JUDGE_URL).
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(42);
    expect(alarms.length, JSON.stringify(alarms)).toBeLessThanOrEqual(2);
  });

  it("block_dangerous_commands.py", { timeout: 60_000 }, () => {
    const rows = rowsOf<{ command: string }>("block_dangerous_commands");
    const reasons = linesFrom(["python3", join(SCRIPTS, "block_dangerous_commands.py"), "--labelled"], rows);
    const verdicts = reasons.map((line) => (line === "null" ? "pass" : "block"));
    expect(misjudged(rows, verdicts)).toEqual({ missed: [], alarms: [] });
  });

  it("redact_pii.py", { timeout: 60_000 }, () => {
    const rows = rowsOf<{ text: string; personal?: string[] }>("redact_pii");
    const masked = linesFrom(["python3", join(SCRIPTS, "redact_pii.py"), "--labelled"], rows).map(
      (line) => (JSON.parse(line) as [text: string])[0],
    );
    const verdicts = rows.map(({ text, personal = [] }, at) => {
      const isLeft = personal.some((value) => masked[at]?.includes(value));
      return masked[at] === text ? "pass" : isLeft ? "half-masked" : "mask";
    });
    expect(misjudged(rows, verdicts)).toEqual({ missed: [], alarms: [] });
  });
});
