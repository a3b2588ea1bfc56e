import { spawn } from "node:child_process";
import { basename, delimiter, dirname } from "node:path";
import type { BoundProgram } from "../transport.js";

const TIMEOUT_MS = 20_000;
const PYTHON = /^python(?:3(?:\.\d+)?)?$/;

/** The Python among the programs that a hook uses. */
export const pythonOf = (programs: readonly BoundProgram[]): BoundProgram | undefined =>
  programs.find(({ word }) => PYTHON.test(basename(word)));

/**
 * Compiles modules into `__pycache__` beside them, running nothing of theirs. The interpreter takes the results as they
 * are, without a look at the source: whoever keeps them must check them. What does not compile is left out; its own run
 * will say why. Cold, a guard of 1,700 lines in modules takes a quarter to a third less than without.
 */
export function compilePython(python: BoundProgram, sources: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    // Isolated: nothing but the standard library is found, whatever lies about or stands in the environment.
    const args = ["-I", "-S", "-m", "compileall", "-qq", "--invalidation-mode", "unchecked-hash", "-i", "-"];
    const child = spawn(python.path, args, {
      cwd: "/",
      env: { PATH: [dirname(python.path), "/usr/bin", "/bin"].join(delimiter) },
      stdio: ["pipe", "ignore", "ignore"],
      timeout: TIMEOUT_MS,
      killSignal: "SIGKILL",
    });
    child.once("error", () => resolve());
    child.once("close", () => resolve());
    // It may end early; what it has not compiled by then is compiled at each run.
    child.stdin.on("error", () => {});
    child.stdin.end(sources.map((path) => `${path}\n`).join(""));
  });
}
