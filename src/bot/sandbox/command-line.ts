import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Ground, Ids, WrappedCommand } from "./ground.js";

const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** The words that run a command. No profile and no rc file: what a command does depends on the command. */
export const shell = (command: string): [string, ...string[]] =>
  existsSync("/bin/bash")
    ? ["/bin/bash", "--noprofile", "--norc", "-c", "--", command]
    : ["/bin/sh", "-c", "--", command];

/** A word of a shell command. */
export const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;

/** The arguments of setpriv. */
export const droppingTo = ({ uid, gid }: Ids): string[] => [
  ...[`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", "--no-new-privs", "--bounding-set=-all", "--inh-caps=-all"],
  // Should the bot be killed, nothing is left to end its commands.
  ...["--pdeathsig", "KILL", "--"],
];

/** All that a command is told: nothing of the bot's own environment. */
export const environment = ({ home, network }: Pick<Ground, "home" | "network">): Record<string, string> => {
  const usual = { PATH, HOME: home, TMPDIR: home, LANG: "C.UTF-8", TERM: "dumb" };
  return network === "public" ? { ...usual, ...PROXY } : usual;
};

const SCHEMES = ["http", "https", "ftp", "all"];
/** Programs disagree about the case. What is said last makes Node's own fetch read them, from Node 24 on. */
const PROXY = Object.fromEntries(
  [...SCHEMES.map((scheme) => [`${scheme}_proxy`, "http://127.0.0.1:3128"]), ["no_proxy", "localhost,127.0.0.1,::1"]]
    .flatMap(([name = "", value]) => [
      [name, value],
      [name.toUpperCase(), value],
    ])
    .concat([["NODE_USE_ENV_PROXY", "1"]]),
);

/** The path of a program. Not by PATH, in which a folder of the workspace may be. */
export const installed = (name: string): string | undefined =>
  ["/usr/bin", "/bin", "/usr/local/bin", "/usr/sbin"].map((folder) => `${folder}/${name}`).find(existsSync);

const CLOSE_ON_EXEC = 0o2_000_000;

/** Closes what whoever started the bot left open in it: an open folder would be a way around every wall. */
export function withoutInherited(command: WrappedCommand, fdInfo = "/proc/self/fdinfo"): WrappedCommand {
  const inherited = readdirSync(fdInfo).filter((fd) => Number(fd) > 2 && isInherited(join(fdInfo, fd)));
  if (inherited.length === 0) return command;
  const closing = inherited.map((fd) => `${fd}>&-`).join(" ");
  const [file, ...args] = shell(`exec ${closing}; exec "$@"`);
  return { ...command, file, args: [...args, "bash", command.file, ...command.args] };
}

/** Whether a program we start would hold it open as well, as it never is with what Node opens. */
function isInherited(info: string): boolean {
  try {
    const [, flags = ""] = /^flags:\s*(\d+)/m.exec(readFileSync(info, "utf8")) ?? [];
    return (Number.parseInt(flags, 8) & CLOSE_ON_EXEC) === 0;
  } catch {
    // Closed by now: it was the one that the list was read through.
    return false;
  }
}
