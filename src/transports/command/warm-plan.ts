import { accessSync, closeSync, constants, openSync, readSync } from "node:fs";
import { basename, delimiter, isAbsolute, join } from "node:path";
import type { ColdReason } from "../../core/fault.js";

/** A command line of Python's, taken apart so that another program can load its script. */
export type WarmPlan = {
  /** The interpreter, and what it believes to be called. */
  file: string;
  argv0: string;
  flags: readonly string[];
  /** With its arguments. */
  script: readonly string[];
};

/** What a loaded script has in common for all its events. */
export type Warm = {
  /** Events with the same key share what is loaded. */
  key: string;
  /** The variables that are the same for all of them. */
  env: Readonly<Record<string, string>>;
  /** The names of the others. */
  names: readonly string[];
  /** Where what was approved lies. */
  folder: string;
};

/** One event for it. */
export type WarmLaunch = {
  argv: readonly string[];
  argv0?: string;
  cwd: string;
  env: Readonly<Record<string, string>>;
  timeoutMs: number;
  input: string;
  warm: Warm;
};

type Line = { argv: readonly string[]; argv0?: string };

const PYTHON = /^python(?:\d+(?:\.\d+)?)?$/;
/** Those that change nothing about where the program comes from, and need no other word. */
const FLAGS = /^-[bBdEIOPqsSuv]+$|^-[WX].+$/;
const HEAD_BYTES = 256;

/** How a hook could be kept warm, or why not, as far as that can be told without running it. */
export function planWarm({ argv, argv0 }: Line, searchPath: string): WarmPlan | ColdReason {
  const [file = "", ...words] = argv;
  if (PYTHON.test(basename(argv0 ?? file))) return planPython(file, argv0 ?? file, words);
  const [interpreter = "", ...rest] = firstLine(file);
  if (PYTHON.test(basename(interpreter)))
    // The kernel hands on all that follows as one word.
    return planPython(interpreter, interpreter, [...(rest.length > 0 ? [rest.join(" ")] : []), ...argv]);
  if (basename(file) !== "env" && basename(interpreter) !== "env") return { why: "not-python" };
  const [name = "", ...more] = rest;
  // `env -S`, or variables that only the program it starts would have.
  if (name === "" || more.length > 0 || name.startsWith("-") || name.includes("=")) return { why: "env-line" };
  const found = PYTHON.test(name) && inPath(name, searchPath);
  return found ? planPython(found, name, argv) : { why: "not-python" };
}

function planPython(file: string, argv0: string, words: readonly string[]): WarmPlan | ColdReason {
  let at = 0;
  for (; words[at]?.startsWith("-"); at += 1) {
    const word = words[at] ?? "";
    if (word === "-W" || word === "-X") at += 1;
    else if (!FLAGS.test(word)) return { why: "python-option", detail: word };
  }
  const script = words.slice(at);
  return script.length === 0 ? { why: "no-read" } : { file, argv0, flags: words.slice(0, at), script };
}

/** What a script's first line asks for, as the kernel splits it; nothing where it asks for nothing. */
function firstLine(path: string): string[] {
  if (!isAbsolute(path)) return [];
  const head = Buffer.alloc(HEAD_BYTES);
  try {
    const file = openSync(path, "r");
    readSync(file, head, 0, HEAD_BYTES, 0);
    closeSync(file);
  } catch {
    // What cannot be read cannot be started either, which is told when it is.
    return [];
  }
  const [, line = ""] = /^#!([^\n\0]*)/.exec(head.toString("latin1")) ?? [];
  return line
    .trim()
    .split(/[ \t]+/)
    .filter(Boolean);
}

function inPath(name: string, searchPath: string): string | undefined {
  return searchPath
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        // Not there: the next folder.
        return false;
      }
    });
}
