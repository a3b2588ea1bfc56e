import { spawn } from "node:child_process";
import { once } from "node:events";

/** Leaves at once what fits on the screen, and leaves it there; colours are passed on. */
const LESS = "FRX";

/** Shows a long text in the person's pager; false where there is none that starts. */
export async function showInPager(text: string, env: Readonly<Record<string, string | undefined>>): Promise<boolean> {
  const pager = env.PAGER?.trim() || "less";
  if (pager === "cat") return false;
  // As every program does it: the variable is a command line of the person's own shell.
  const child = spawn("sh", ["-c", pager], { stdio: ["pipe", "inherit", "inherit"], env: { LESS, ...env } });
  // Whoever quits in the middle has read enough.
  child.stdin.on("error", () => {});
  child.stdin.end(`${text}\n`);
  try {
    const [code] = await once(child, "exit");
    return code !== 126 && code !== 127;
  } catch {
    // Not even a shell: the text is printed as it is.
    return false;
  }
}
