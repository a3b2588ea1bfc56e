import { type ChildProcess, execFile, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Home } from "./gates-home.js";

const DIST = new URL("../../dist/", import.meta.url);
export const CLI = fileURLToPath(new URL("cli.js", DIST));

/** Types lines one after another as the owner, round and round if asked, and says before and after each what it does. */
const TYPIST = `
import { createShellHooks } from ${JSON.stringify(new URL("index.js", DIST).href)};
const [workspace, stateDir, rounds, ...lines] = process.argv.slice(1);
const hooks = await createShellHooks({ workspace, stateDir, owners: ["telegram:1"], env: { PATH: "/usr/bin:/bin" } });
for (let round = 0; round < Number(rounds); round += 1) {
  for (const text of lines) {
    process.stdout.write("start " + text + "\\n");
    const request = { channel: "telegram", chat: "private", origin: "typed", senderId: "1", text };
    const { changed, text: reply } = await hooks.handleCommand(request);
    process.stdout.write((changed ? "done " : "nothing ") + text + (changed ? "" : " " + JSON.stringify(reply)) + "\\n");
  }
}
await hooks.close();
`;

export type Typist = { process: ChildProcess; said: string[]; ended: Promise<number | null> };

/** Another process, from the built package, that types as the owner of the same home. */
export function startTypist(home: Home, lines: readonly string[], rounds = 1): Typist {
  const args = ["--input-type=module", "-e", TYPIST, home.workspace, home.state, String(rounds), ...lines];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const said: string[] = [];
  let rest = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    const whole = (rest + chunk).split("\n");
    rest = whole.pop() ?? "";
    said.push(...whole);
  });
  const ended = new Promise<number | null>((resolve) => void child.once("close", (code) => resolve(code)));
  return { process: child, said, ended };
}

export type Ran = { code: number; stdout: string; stderr: string };

/** `chat-hooks …` on a home, with a payload on stdin. */
export function runCli(
  home: Home,
  args: readonly string[],
  input = "",
  env: Record<string, string> = {},
): Promise<Ran> {
  const all = [CLI, ...args, "--workspace", home.workspace, "--state", home.state];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, all, { env: { ...home.env, ...env } }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
    child.stdin?.end(input);
  });
}
