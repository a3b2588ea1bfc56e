import { existsSync } from "node:fs";
import type { Ground } from "./ground.js";

const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** The words that run a command. No profile and no rc file: what a command does depends on the command. */
export const shell = (command: string): [string, ...string[]] =>
  existsSync("/bin/bash")
    ? ["/bin/bash", "--noprofile", "--norc", "-c", "--", command]
    : ["/bin/sh", "-c", "--", command];

/** A word of a shell command. */
export const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;

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
