import { stat } from "node:fs/promises";
import { basename, dirname, extname, join, resolve } from "node:path";
import type { Texts } from "../bot/words/index.js";
import { describeTarget } from "../commands/describe.js";
import { canonicalEntry, type DialectName, type HookEntry, type ProposedHook } from "../core/hook.js";
import { inHookFile } from "../formats/hook-file-edit.js";
import { escapeLine } from "../lib/clean-text.js";
import { ConfigReader } from "../store/config/config-reader.js";
import { HookSources, loadFormatFile, scriptsIn } from "../store/config/hook-sources.js";
import { WorkspaceFiles } from "../store/config/workspace-files.js";
import { complain, EXIT, type Output } from "./call.js";
import { complainAboutUsage } from "./help.js";

export type ImportRequest = {
  rest: readonly string[];
  workspace: string;
  root: string;
  texts: Texts;
  output: Output;
};

/** `chat-hooks import <file>`: the hooks of another format, as entries of shell_hooks.yaml. They are proposals. */
export async function runImport({ rest, workspace, root, texts, output }: ImportRequest): Promise<number> {
  const wish = parseWish(rest);
  if (!wish) return complainAboutUsage({ verb: "import", word: rest[1], texts, output });
  const { given, cwd } = wish;
  const found = await formatOf(resolve(given));
  if (found === undefined) return complain(output, texts.import.unknown(escapeLine(given)), EXIT.usage);
  const { dialect, path } = found;
  const reader = new ConfigReader();
  try {
    const scripts = dialect === "agent-hooks" ? await scriptsIn(dirname(path)) : [];
    const read = await loadFormatFile(reader, { name: dialect, path, scripts, workspace, root });
    const files = new WorkspaceFiles(workspace, reader);
    const proposed = (await new HookSources(files, reader, workspace, root, process.env).load()).hooks;
    const isProposed = proposed.some(({ source }) => source === path);
    if (isProposed && !cwd) {
      output.log(texts.import.isSource(dialect, escapeLine(path)));
      return EXIT.fine;
    }
    const { fresh, known } = await notThereYet(startingIn(cwd, read.hooks), files, root);
    const failed = fresh.length === 0 ? undefined : await files.addEntries(fresh.map(({ text }) => text));
    if (failed !== undefined) return complain(output, texts.import.notWritten(files.hookFile, failed), EXIT.problem);
    const faults = read.faults.map((fault) => texts.atLine(fault.line, escapeLine(texts.fileFault(fault))));
    const listed = (hooks: readonly ProposedHook[]) =>
      hooks.map(({ entry }) => `  ${entry.event} → ${describeTarget(entry)}`);
    const why = read.why ?? (read.hooks.length + faults.length === 0 ? "no-hooks" : undefined);
    const lines = [
      ...(why ? [texts.import.nothing[why](escapeLine(path))] : []),
      ...(fresh.length > 0
        ? [texts.import.done(fresh.length, files.hookFile), ...listed(fresh.map(({ hook }) => hook))]
        : []),
      ...(known.length > 0 ? [texts.import.already(known.length, files.hookFile), ...listed(known)] : []),
      ...(faults.length > 0 ? [texts.fileFaultsTitle(escapeLine(path)), ...faults.map((line) => `  ${line}`)] : []),
      ...(fresh.length > 0
        ? [isProposed ? texts.import.nextOfBoth(dialect, escapeLine(path)) : texts.import.next]
        : []),
    ];
    output.log(lines.join("\n"));
    return faults.length > 0 || read.hooks.length === 0 ? EXIT.problem : EXIT.fine;
  } finally {
    await reader.close();
  }
}

/** The file to read, and where its scripts are to start; undefined where that is not what was typed. */
function parseWish(rest: readonly string[]): { given: string; cwd?: "workspace" } | undefined {
  const words = rest.flatMap((word) => (word.startsWith("--cwd=") ? word.split(/=(.*)/s, 2) : [word]));
  const at = words.indexOf("--cwd");
  const [, folder] = at < 0 ? [] : words.splice(at, 2);
  const [given] = words;
  if (given === undefined || words.length > 1 || given.startsWith("--")) return undefined;
  if (at < 0 || folder === "root") return { given };
  return folder === "workspace" ? { given, cwd: folder } : undefined;
}

/** What calls an address starts nowhere. */
const startingIn = (cwd: "workspace" | undefined, hooks: readonly ProposedHook[]): ProposedHook[] =>
  hooks.map((hook) => (cwd && hook.entry.type !== "http" ? { ...hook, entry: { ...hook.entry, cwd } } : hook));

/** What a file proposes and shell_hooks.yaml does not yet, as it would stand there, and what it does already. */
async function notThereYet(hooks: readonly ProposedHook[], files: WorkspaceFiles, root: string) {
  const there = new Set((await files.loadProposals()).hooks.map(({ entry }) => canonicalEntry(entry)));
  const all = hooks.map((hook) => ({ hook, ...inHookFile(hook.entry, root) }));
  const isThere = ({ entry }: { entry?: HookEntry }): boolean =>
    entry !== undefined && there.has(canonicalEntry(entry));
  // Of the same twice there is one: their own format runs it once.
  const fresh = new Map(all.filter((each) => !isThere(each)).map((each) => [each.text, each]));
  return { fresh: [...fresh.values()], known: all.filter(isThere).map(({ hook }) => hook) };
}

/** Which format a file is of goes by its name, as in the systems it comes from. */
async function formatOf(path: string): Promise<{ dialect: DialectName; path: string } | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) return { dialect: "agent-hooks", path: join(path, "HOOK.md") };
  if (!found?.isFile()) return undefined;
  if (basename(path).toLowerCase() === "hook.md") return { dialect: "agent-hooks", path };
  const byEnding: Readonly<Record<string, DialectName>> = { ".json": "claude", ".toml": "kimi" };
  const dialect = byEnding[extname(path).toLowerCase()];
  return dialect && { dialect, path };
}
