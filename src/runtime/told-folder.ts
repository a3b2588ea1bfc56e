import { stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { ScriptNote, ScriptRemarks } from "../core/control.js";
import type { HookEntry } from "../core/hook.js";
import { looksAbove, looksWhereItStarts, namingRoot, runsFromFolder, runsGit } from "../formats/agents-folder.js";
import { spokenDialect } from "../formats/spoken.js";
import { namedBeside } from "../transports/command/binding/named-beside.js";
import { putTogether } from "../transports/command/binding/names.js";
import { wordFor } from "../transports/command/binding/near-files.js";
import { targetOf } from "../transports/kinds.js";
import type { Binding, NamedFile } from "../transports/transport.js";

const SHELL_CALL = /(?:^|[\s/])(?:ba|da|k|z)?sh(?:\s+-\w{1,20}){0,5}?\s+-\w{0,20}c\s/;
// From a word's beginning alone: a long one would be tried from each of its letters.
const SCRIPT_WORD = /(?<![\w@.-])[\w@.-]+\.(?:sh|bash|zsh|py|[cm]?js|ts|rb|pl|php)\b/g;

/**
 * Which folder a script of another system is told that the agent works in, if not the root, and what its owner should know
 * about it. Ours are told the root, and find the rest in the payload.
 */
export async function toldFolder(
  entry: HookEntry,
  { files }: Binding,
): Promise<{ told?: "workspace"; note?: ScriptNote }> {
  const told = "workspace";
  if (entry.cwd === told) return { told };
  if (entry.dialect === "native")
    return spokenDialect(files.map(textOf).join("\n")) === "claude" ? { note: "speaks-claude" } : {};
  // In a command line, Claude Code's name for the project is the root.
  const line = entry.dialect === "claude" ? namingRoot(targetOf(entry)) : targetOf(entry);
  const texts = [line, ...files.map(textOf)];
  const isUnread = (line.match(SCRIPT_WORD) ?? []).some((word) => !files.some(({ path }) => basename(path) === word));
  // Where it lies is the root, and from anywhere else it would not find what it takes for the project.
  const isFixed = entry.type === "shell" && texts.some(looksAbove);
  if (texts.some(runsFromFolder) || (entry.type === "shell" && (isUnread || (await haveUnreadParts(files)))))
    return { note: isFixed ? "above-is-root" : "stays-in-root" };
  if (texts.some(runsGit)) return { told, note: "git-there" };
  if (isFixed) return { told, note: "above-is-root" };
  return { told, ...(texts.some(looksWhereItStarts) && { note: "looks-in-root" }) };
}

/** How much of what is not copied is named. */
const MAX_TOLD = 10;

/** What an owner should know of an entry's script: with the line that adds to the entry what is not copied with it. */
export async function remarksOn(entry: HookEntry, binding: Binding, root: string): Promise<ScriptRemarks> {
  const { note } = await toldFolder(entry, binding);
  const words = binding.missed.slice(0, MAX_TOLD).map((path) => wordFor(path, root));
  return {
    ...(note && { note }),
    ...(entry.type === "command" && binding.files.some((file) => looksAbove(textOf(file))) && { isBelow: true }),
    ...(words.length > 0 && { missed: `files: [${[...entry.files, ...words].join(", ")}]` }),
    ...(isShellLine(entry) && unseenIn(targetOf(entry))),
    absent: binding.absent,
  };
}

const isShellLine = (entry: HookEntry): boolean => entry.type === "shell" || SHELL_CALL.test(targetOf(entry));

function unseenIn(line: string): { unseen?: string } {
  const unseen = putTogether(line);
  return unseen === undefined ? {} : { unseen };
}

const textOf = ({ bytes }: NamedFile): string => bytes?.toString("utf8") ?? "";

/** What runs where it lies loads its parts from there, and nobody has read whether they start something. */
async function haveUnreadParts(files: readonly NamedFile[]): Promise<boolean> {
  const names = files.flatMap((file) =>
    namedBeside(textOf(file)).flatMap((part) => part.names.map((name) => join(dirname(file.path), name))),
  );
  const found = await Promise.all([...new Set(names)].map((path) => stat(path).catch(() => undefined)));
  return found.some((each) => each?.isFile());
}
