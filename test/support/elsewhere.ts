import { type Ran, runHere } from "./command-line.js";
import type { Home } from "./gates-home.js";
import { runCli } from "./gates-process.js";
import { LONG_TESTS } from "./long-tests.js";

/** `chat-hooks …` on a home: a process of its own in long runs, else in this one, with nothing shared but the files. */
export async function runElsewhere(home: Home, args: readonly string[]): Promise<Pick<Ran, "exitCode" | "stdout">> {
  if (LONG_TESTS) return runCli(home, args).then(({ code, stdout }) => ({ exitCode: code, stdout }));
  return runHere([...args, "--workspace", home.workspace, "--state", home.state], { env: home.env });
}
