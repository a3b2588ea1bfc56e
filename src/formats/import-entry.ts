import { isAbsolute, relative } from "node:path";
import { stringify } from "yaml";
import { type HookEntry, LIMITS } from "../core/hook.js";
import { quoteWord, splitArgv } from "../lib/argv.js";
import { STANDARD } from "./foreign-entry.js";

/** What a shell would do more with a line than split it into words. */
const NEEDS_SHELL = /[;&|<>()`$\\*?{}\n#!]|(?:^|\s)\w+=|\[|(?:^|\s)~\w/;

/** What only a shell can do, though it looks like a program. */
const BUILT_IN = [".", "source", "cd", "eval", "exec", "export", "set", "test", "trap", "command"];

/** An entry of another format as it would stand in shell_hooks.yaml, beginning with its dash. */
export function entryForHookFile(entry: HookEntry, root: string): string {
  const { type, dialect, matcher, subject, priority, failClosed, mode, files, env } = entry;
  const target = type === "http" ? { type, url: entry.url } : commandOf(type, entry.command, root);
  const value = {
    event: entry.trigger ?? entry.event,
    ...target,
    dialect,
    ...(subject !== undefined && { subject }),
    ...(matcher !== undefined && { matcher }),
    ...(entry.timeoutMs !== LIMITS.timeoutMs.standard && { timeout: entry.timeoutMs / 1_000 }),
    ...(failClosed && { fail_closed: true }),
    ...(priority !== STANDARD.priority && { priority }),
    ...(mode === "observe" && { mode }),
    ...(entry.async && { async: true }),
    ...(files.length > 0 && { files: files.map((file) => below(file, root)) }),
    ...(env.length > 0 && { env: [...env] }),
    ...(type === "http" && entry.headers && { headers: entry.headers }),
  };
  return stringify([value], { lineWidth: 0 }).trimEnd();
}

/** A line that needs no shell becomes an ordinary command: its script can be copied then. */
function commandOf(type: "command" | "shell", command: string, root: string): { type?: "shell"; command: string } {
  if (type === "command") return { command: below(command, root) };
  const plain = command.replaceAll(/\$(?:CLAUDE_PROJECT_DIR\b|\{CLAUDE_PROJECT_DIR\})(?=["/])/g, ".").trim();
  const words = NEEDS_SHELL.test(plain) ? [] : wordsOf(plain);
  const [program = ""] = words;
  const isScript = words.some((word) => word.includes("/")) && !BUILT_IN.includes(program);
  return isScript ? { command: words.map(quoteWord).join(" ") } : { type, command };
}

/** None, where the quotes do not close. */
function wordsOf(line: string): string[] {
  try {
    return splitArgv(line);
  } catch {
    return [];
  }
}

/** A path below the root as people write it there. */
function below(path: string, root: string): string {
  const way = isAbsolute(path) ? relative(root, path) : path;
  return way === path || way.startsWith("..") || isAbsolute(way) ? path : `./${way}`;
}
