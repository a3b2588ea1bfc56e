import { spawnSync } from "node:child_process";
import { join } from "node:path";

const RUNNER = join(import.meta.dirname, "secret-answers.py");
const SCRIPT = join(import.meta.dirname, "../../extensions/shell_hooks/examples/block_secrets.py");

type Answer = { decision?: string; reason?: string } & Record<string, unknown>;

/** What block_secrets.py answers to payloads. A run of its own for each would mostly compile the script. */
export function secretAnswers(payloads: readonly Record<string, unknown>[], mode: "answer" | "mask" = "answer") {
  const input = payloads.map((payload) => `${JSON.stringify(payload)}\n`).join("");
  const { stdout, stderr } = spawnSync("python3", [RUNNER, SCRIPT, mode], { input, encoding: "utf8", maxBuffer: 1e8 });
  const answers = stdout.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as Answer]));
  if (answers.length !== payloads.length) throw new Error(`${answers.length} answers: ${stderr}`);
  return answers;
}
