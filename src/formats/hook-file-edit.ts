import { isAbsolute, relative } from "node:path";
import { isNode, isSeq, stringify } from "yaml";
import { canonicalEntry, type HookEntry, LIMITS } from "../core/hook.js";
import { quoteWord, splitArgv } from "../lib/argv.js";
import { KINDS } from "../transports/kinds.js";
import { STANDARD } from "./foreign-dialect.js";
import { readHookFile } from "./hook-file.js";
import { appendItems, appendSection, block, type Edit, editYaml } from "./yaml-edit.js";

/** The text of a hook file with entries added; undefined when the file is not one that entries can be added to. */
export function addEntries(text: string, entries: readonly string[]): string | undefined {
  const edits = [appendSection("hooks", block(entries, "  ")), fillEmptyList(entries), appendItems(["hooks"], entries)];
  const [old, meant] = [readHookFile(text), readHookFile(`hooks:\n${block(entries, "  ")}`)];
  const canonical = ({ hooks }: typeof old): string[] => hooks.map(({ entry }) => canonicalEntry(entry));
  return editYaml(text, edits, (after) => {
    const now = readHookFile(after);
    return (
      meant.faults.length === 0 &&
      now.faults.length === old.faults.length &&
      JSON.stringify(canonical(now)) === JSON.stringify([...canonical(old), ...canonical(meant)])
    );
  });
}

/** The text of a hook file without the entries that mean these; undefined when they cannot be taken out alone. */
export function removeEntries(text: string, entries: readonly string[]): string | undefined {
  const canonical = (file: string): string[] => readHookFile(file).hooks.map(({ entry }) => canonicalEntry(entry));
  const unwanted = new Set(canonical(`hooks:\n${block(entries, "  ")}`));
  const wanted = JSON.stringify(canonical(text).filter((entry) => !unwanted.has(entry)));
  const { length: faults } = readHookFile(text).faults;
  const isMeant = (item: string): boolean => canonical(`hooks:\n${item}`).some((entry) => unwanted.has(entry));
  return editYaml(
    text,
    [removeBlocks("hooks", isMeant)],
    (after) => JSON.stringify(canonical(after)) === wanted && readHookFile(after).faults.length === faults,
  );
}

/** The lines of those items of a list, from the dash on, that are meant. */
const removeBlocks =
  (section: string, isMeant: (lines: string) => boolean): Edit =>
  (text, document) => {
    const list = document.get(section, true);
    if (!isSeq(list) || list.flow) return undefined;
    return list.items.reduceRight((left: string, item) => {
      if (!isNode(item) || !item.range) return left;
      const start = left.lastIndexOf("\n", item.range[0] - 1) + 1;
      const end = left.indexOf("\n", item.range[1] - 1);
      const after = end < 0 ? left.length : end + 1;
      return isMeant(left.slice(start, after)) ? left.slice(0, start) + left.slice(after) : left;
    }, text);
  };

const fillEmptyList =
  (entries: readonly string[]): Edit =>
  (text, document) => {
    const list = document.get("hooks", true);
    if (isSeq(list) && list.items.length > 0) return undefined;
    const at = /^hooks:[ \t]*(?:\[\s*\]|null|~)?[ \t]*(?:#.*)?$/m.exec(text);
    if (!at) return undefined;
    return `${text.slice(0, at.index)}hooks:\n${block(entries, "  ").trimEnd()}${text.slice(at.index + at[0].length)}`;
  };

/** What a shell would do more with a line than split it into words. */
const NEEDS_SHELL = /[;&|<>()`$\\*?{}\n#!]|(?:^|\s)\w+=|\[|(?:^|\s)~\w/;

/** What only a shell can do, though it looks like a program. */
const BUILT_IN = [".", "source", "cd", "eval", "exec", "export", "set", "test", "trap", "command"];

/** An entry of another format as it would stand in shell_hooks.yaml, beginning with its dash. */
export function entryForHookFile(entry: HookEntry, root: string): string {
  const { dialect, matcher, subject, priority, failClosed, mode, files, env } = entry;
  const target = "command" in entry ? commandOf(entry.type, entry.command, root) : ownKeysOf(entry);
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
    ...("warm" in entry && { warm: true }),
    ...(files.length > 0 && { files: files.map((file) => below(file, root)) }),
    ...(env.length > 0 && { env: [...env] }),
    ...(entry.cwd && { cwd: entry.cwd }),
    ...(entry.parallel && { parallel: true }),
    ...(entry.mustBlock && { must_block: entry.mustBlock }),
    ...(entry.mustPass && { must_pass: entry.mustPass }),
  };
  return stringify([value], { lineWidth: 0 }).trimEnd();
}

/** The same, and what is read of it there: in that file a line that needs no shell is another kind of hook. */
export function inHookFile(hook: HookEntry, root: string): { text: string; entry?: HookEntry } {
  const text = entryForHookFile(hook, root);
  const [read] = readHookFile(`hooks:\n${block([text], "  ")}`).hooks;
  return { text, ...(read && { entry: read.entry }) };
}

/** What an entry runs or calls, by the keys of its kind. */
const ownKeysOf = (entry: HookEntry): Record<string, unknown> => {
  const given = Object.entries(entry).filter(([key]) => key === "type" || key in KINDS[entry.type].keys);
  return Object.fromEntries(given);
};

/** A line that needs no shell becomes an ordinary command: its script can be copied then. */
function commandOf(type: "command" | "shell" | "worker", command: string, root: string) {
  if (type !== "shell") return { ...(type !== "command" && { type }), command: below(command, root) };
  // Only where a path begins with it: by itself it is an argument, which has to be the whole folder.
  const plain = command.replaceAll(/\$(?:CLAUDE_PROJECT_DIR\b|\{CLAUDE_PROJECT_DIR\})(?="?\/)/g, ".").trim();
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

const MAX_HEADER = 80;

/** The entries that a bundled script's header shows to be pasted, each as its lines; none when it shows none. */
export function entriesInHeader(script: string): string[] {
  const lines = script.split("\n", MAX_HEADER).map((line) => line.replace(/^# ?/, "").trimEnd());
  const start = lines.indexOf("hooks:") + 1;
  if (start === 0) return [];
  const rest = lines.slice(start);
  const end = rest.findIndex((line) => !line.startsWith("  "));
  return rest
    .slice(0, end < 0 ? undefined : end)
    .join("\n")
    .split(/^(?= {2}- )/m)
    .map((entry) => entry.replace(/^ {2}/gm, "").trimEnd());
}
