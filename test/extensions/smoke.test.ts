import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { printedBy } from "../support/answers.js";
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

const printed = (guard: string, payloads: readonly object[]) => printedBy(join(SCRIPTS, `${guard}.py`), payloads);

/** The rows that a guard judges in another way than their label. */
function misjudged<R extends Row>(rows: readonly R[], verdicts: readonly string[]): { missed: R[]; alarms: R[] } {
  expect(rows.length).toBeGreaterThanOrEqual(300);
  expect(verdicts).toHaveLength(rows.length);
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
    const verdicts = printed("check_publish", payloads).map((text) => (text.includes('"block"') ? "block" : "pass"));
    const { missed, alarms } = misjudged(rows, verdicts);
    // Made to be hard; what the rules cannot tell is for a model (JUDGE_URL).
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(42);
    expect(alarms.length, JSON.stringify(alarms)).toBeLessThanOrEqual(2);
  });

  it("block_dangerous_commands.py", { timeout: 60_000 }, () => {
    const rows = rowsOf<{ command: string }>("block_dangerous_commands");
    const calls = rows.map(({ command }) => ({ tool_name: "bash", tool_input: { command }, cwd: "/data/root" }));
    const verdicts = printed("block_dangerous_commands", calls).map((text) =>
      /"block"/.test(text) ? "block" : "pass",
    );
    expect(misjudged(rows, verdicts)).toEqual({ missed: [], alarms: [] });
  });

  it("redact_pii.py", { timeout: 60_000 }, () => {
    const rows = rowsOf<{ text: string; personal?: string[] }>("redact_pii");
    const messages = rows.map(({ text }) => ({ event: "on_outbound_message", notification: text }));
    const masked = printed("redact_pii", messages).map((line, at) =>
      line === "" ? rows[at]?.text : (JSON.parse(line) as { notification: string }).notification,
    );
    const verdicts = rows.map(({ text, personal = [] }, at) => {
      const isLeft = personal.some((value) => masked[at]?.includes(value));
      return masked[at] === text ? "pass" : isLeft ? "half-masked" : "mask";
    });
    expect(misjudged(rows, verdicts)).toEqual({ missed: [], alarms: [] });
  });
});
