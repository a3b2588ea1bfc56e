import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PACKAGE_ROOT } from "../../lib/package-root.js";
import type { Cgroup } from "./cgroup.js";
import { installed } from "./command-line.js";
import type { Covers } from "./covers.js";
import type { Ids, SandboxRefusal } from "./ground.js";
import { type Limits, limitNumbers } from "./limits.js";

/** What keeps a command in; each that is not there is left out. */
export type Walls = {
  /** Processes and mounts of its own, and also a network with nothing but a loopback. Only root can make them. */
  namespaces?: readonly ("pid" | "net")[];
  /** Takes namespaces. */
  covers?: Covers | undefined;
  /** Whom root becomes. */
  ids?: Ids | undefined;
  limits?: Limits | undefined;
  /** What bounds all commands together. */
  cgroup?: Pick<Cgroup, "lists"> | undefined;
  /** Where the proxy behind the command's 127.0.0.1:3128 listens. Only for the first process of a namespace. */
  socket?: string | undefined;
};

/** For the environment before it: perl is not to complain of a locale that this machine lacks. The command does not get it. */
export const QUIET = { PERL_BADLANG: "0" };

/** The words before a command that put it behind walls; or what is missing for that. */
export function launcher(find = installed): ((walls: Walls) => string[]) | SandboxRefusal {
  const perl = find("perl");
  if (!perl) return { why: "not-installed", program: "perl", package: "perl" };
  // By its text: where the bot's code lies, no command can read.
  const program = readFileSync(join(PACKAGE_ROOT, "dist/launch.pl"), "utf8");
  return ({ namespaces = [], covers, ids, limits, cgroup, socket = "" }) => {
    const numbers = limits ? limitNumbers(limits) : "";
    const lists = [cgroup?.lists ?? [], covers?.covered ?? [], covers?.shown ?? []].flatMap((list) => [
      String(list.length),
      ...list,
    ]);
    return [perl, "-e", program, process.arch, namespaces.join(), String(ids?.uid ?? ""), socket, numbers, ...lists];
  };
}
