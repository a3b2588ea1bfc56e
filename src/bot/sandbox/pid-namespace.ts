import { execa } from "execa";
import { installed } from "./command-line.js";

/**
 * The words before a command that give it a process namespace of its own, with a /proc of its own: all in it ends when the
 * command does, or the bot. Empty where the kernel, or whoever runs this container, does not allow it.
 */
export async function inPidNamespace(): Promise<string[]> {
  const [setpriv, unshare] = [installed("setpriv"), installed("unshare")];
  if (!setpriv || !unshare) return [];
  const words = [
    ...[setpriv, "--pdeathsig", "KILL", "--"],
    ...[unshare, "--pid", "--fork", "--kill-child", "--mount-proc", "--"],
    // The first process of a namespace cannot be ended from inside: a command has to be another one. What a shell has to
    // say of its end is not the command's.
    ...["/bin/sh", "-c", 'exec 3>&2 2>/dev/null; (exec "$@" 2>&3 3>&-); exit $?', "sh"],
  ] as [string, ...string[]];
  const [file, ...args] = words;
  const { exitCode } = await execa(file, [...args, "/bin/true"], {
    ...{ cwd: "/", env: {}, extendEnv: false, stdio: "ignore", reject: false },
  });
  return exitCode === 0 ? words : [];
}
