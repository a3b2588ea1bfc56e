import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { shared } from "./shared.js";

const RUNNER = join(import.meta.dirname, "secret-answers.py");
const SCRIPT = join(import.meta.dirname, "../../extensions/shell_hooks/examples/block_secrets.py");

type Answer = { decision?: string; reason?: string } & Record<string, unknown>;
type Ask = (payloads: readonly Record<string, unknown>[], mode?: "answer" | "mask") => Promise<Answer[]>;

/** What block_secrets.py answers to payloads, from one process for a whole file: a run would mostly compile the script. */
export function askingSecrets(): Ask {
  const running = shared(async (atEnd) => {
    const child = spawn("python3", [RUNNER, SCRIPT], { stdio: ["pipe", "pipe", "inherit"] });
    atEnd(async () => {
      child.stdin.end();
      await once(child, "close");
    });
    return { stdin: child.stdin, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
  });
  return async (payloads, mode = "answer") => {
    const { stdin, lines } = await running();
    stdin.write(payloads.map((payload) => `${JSON.stringify([mode, payload])}\n`).join(""));
    const answers: Answer[] = [];
    while (answers.length < payloads.length) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`block_secrets.py ended after ${answers.length} of ${payloads.length} answers`);
      answers.push(JSON.parse(value) as Answer);
    }
    return answers;
  };
}
