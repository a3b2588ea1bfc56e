import { join } from "node:path";

/** A part of a script, as its text names it, from the script's folder: the first of these that is there is meant. */
export type Beside = { names: string[]; isWhole: boolean };

const MAX_FOUND = 200;
/** What no script needs, and what could keep the bot reading for hours: the text may be the agent's. */
const MAX_LINE = 500;
const MAX_LINES = 10_000;
const MAX_FOLDERS = 40;
const MAX_PACKAGES = 16;
const MAX_PATH = 1_024;
const MAX_UPWARDS = 64;
/** How scripts say "the folder that I lie in". */
const OWN_FOLDER =
  /__file__|__dirname|__FILE__|import\.meta|BASH_SOURCE|\$0\b|\$\{0\b|\$\{\(%\):-%x\}|CHAT_HOOKS_SCRIPT_DIR|sys\.argv\[0\]|require_relative/;
const ASSIGNED =
  /^\s*(?:export\s+|readonly\s+|local\s+|const\s+|let\s+|var\s+|my\s+)?[$]?([A-Za-z_]\w*)\s*(?::\s*\w+\s*)?=(?!=)/;
const LITERAL = /"([^"\n]{1,200})"|'([^'\n]{1,200})'|`([^`\n]{1,200})`/g;
/** What a shell reads behind its own folder, a pattern or a folder included. */
const BEHIND_FOLDER = /(?:\$\{?[A-Za-z_]\w*\}?|\)|\$\{0%\/\*\}|\$\{BASH_SOURCE[^}]*\})"?\/([\w.@*?/+-]+)/g;
const IMPORT = /^\s*import\s+([\w., \t]+?)\s*(?:#.*)?$/;
const FROM = /^\s*from\s+(\.*)([\w.]*)\s+import\s+\(?([\w, \t*]*)/;
const NODE = /(?:\brequire\s*\(\s*|\bfrom\s+|\bimport\s*\(?\s*)["'](\.{1,2}\/[^"'\n]+)["']/g;
const NODE_ENDINGS = ["", ".js", ".mjs", ".cjs", ".ts", ".json", "/index.js", "/index.mjs"];
const RUBY = /require_relative\s*\(?\s*["']([^"'\n]+)["']/g;
const SHELL_WRITES = /(?:>>?\s*"?[^\s|;&]*|\b(?:tee|touch|mkdir|rm|mv)\b[^|;]*)$/;
const CALL_WRITES = /["'][wax][bt+]*["']|\.write_|writeFile|appendFile/;
const SUBSTITUTION = /\$\([^)]*\)/g;
const LEFT_BEHIND = /\.(?:log|lock|pid|tmp|out)$/;

/** Every part of a script that its text names: modules, and what is opened, sourced or run from its own folder. */
export function namedBeside(text: string): Beside[] {
  const found: Beside[] = [];
  const folders = new Map<string, string>();
  const written = new Set<string>();
  for (const line of text.split("\n", MAX_LINES)) {
    if (line.length > MAX_LINE || /^\s*(?:#(?!!)|\/\/|\*)/.test(line)) continue;
    found.push(...modulesIn(line, [...folders.values()]));
    for (const each of pathsIn(line, folders)) {
      const isKept = !each.isWritten && !each.names.some((name) => LEFT_BEHIND.test(name));
      if (isKept) found.push(each);
      else for (const name of each.names) written.add(name);
    }
    if (found.length > MAX_FOUND) break;
  }
  return found.slice(0, MAX_FOUND).filter(({ names }) => !names.some((name) => written.has(name)));
}

/** What stands in `$(…)` may be a part of what is written to, or all that writes. */
const writes = (text: string): boolean =>
  CALL_WRITES.test(text) || SHELL_WRITES.test(text) || SHELL_WRITES.test(text.replaceAll(SUBSTITUTION, "@"));

/** `lib/*.sh` names what lies in `lib`. */
const withoutPattern = (name: string): string =>
  (/[*?]/.test(name) ? name.replace(/[^/]*[*?].*$/, "") : name).replace(/\/+$/, "");

function modulesIn(line: string, folders: readonly string[]): Beside[] {
  const node = [...line.matchAll(NODE)].map(([, name = ""]) => NODE_ENDINGS.map((ending) => name + ending));
  const ruby = [...line.matchAll(RUBY)].map(([, name = ""]) => [name, `${name}.rb`]);
  const python = pythonModules(line).flatMap((module) =>
    ["", ...folders].flatMap((folder) => [
      [join(folder, `${module}.py`), join(folder, module, "__init__.py")],
      // A package is loaded by way of each folder above.
      ...parentsOf(module).map((parent) => [join(folder, parent, "__init__.py")]),
    ]),
  );
  return [...node, ...ruby, ...python].map((names) => ({ names, isWhole: false }));
}

function pythonModules(line: string): string[] {
  const [, plain] = IMPORT.exec(line) ?? [];
  if (plain !== undefined) return plain.split(",").map((each) => asPath(each.trim().split(/\s/)[0] ?? ""));
  const [, dots = "", module = "", names = ""] = FROM.exec(line) ?? [];
  if (dots === "" && module === "") return [];
  const base = join("../".repeat(Math.max(dots.length - 1, 0)), asPath(module));
  const inner = names.split(",").flatMap((each) => /^\s*(\w+)/.exec(each)?.[1] ?? []);
  return [...(module === "" ? [] : [base]), ...inner.map((name) => join(base, name))];
}

const asPath = (module: string): string => module.replaceAll(".", "/");

const parentsOf = (module: string): string[] =>
  module.split("/", MAX_PACKAGES).flatMap((_, at, parts) => (at === 0 ? [] : [parts.slice(0, at).join("/")]));

/** The paths that start from the script's folder, or from a variable that holds such a path. */
function pathsIn(line: string, folders: Map<string, string>): (Beside & { isWritten: boolean })[] {
  const words = new Set(line.match(/\w+/g));
  const variables = [...folders.keys()].filter((name) => words.has(name));
  const [, assigned] = ASSIGNED.exec(line) ?? [];
  const known = variables.filter((name) => name !== assigned);
  if (!OWN_FOLDER.test(line) && known.length === 0) return [];
  const base = join(...known.map((name) => folders.get(name) ?? ""), upwards(line));
  if (base.length > MAX_PATH) return [];
  const literals = [...line.matchAll(LITERAL)]
    .map(([, a, b, c]) => a ?? b ?? c ?? "")
    .filter(
      (each) => /^[\w.@*?/+ -]+$/.test(each) && !/^(?:[rwabxt+]{1,3}|utf-?8)$/i.test(each) && !each.startsWith("/"),
    );
  const behind = [...line.matchAll(BEHIND_FOLDER)].map(([, name = ""]) => name);
  const longest = literals.map((_, at) => join(...literals.slice(0, at + 1))).reverse();
  const from = (names: readonly string[]): string[] => names.map((name) => join(base, withoutPattern(name)));
  if (assigned !== undefined && folders.size < MAX_FOLDERS)
    folders.set(assigned, from([...behind, ...longest])[0] ?? base);
  const [first = "\n"] = [...behind, ...literals];
  const isWritten = writes(line.split(first, 1)[0] ?? "") || writes(line.replaceAll(/[<>]/g, " "));
  // Of `"data", "rules.json"` the whole way is meant, not all that lies in `data`.
  return [
    ...behind.map((name) => ({ names: from([name]), isWhole: true, isWritten })),
    { names: from(longest), isWhole: true, isWritten },
    ...literals.map((name) => ({ names: from([name]), isWhole: false, isWritten })),
  ];
}

/** How many folders above its own a line means: the first step leads from the file to its folder. */
function upwards(line: string): string {
  if (!/__file__|__dirname|__FILE__|import\.meta/.test(line)) return ".";
  const steps = (line.match(/\bdirname\s*\(|\.parent\b(?!s)/g) ?? []).length;
  const more = Number(/\.parents\[(\d+)\]/.exec(line)?.[1] ?? 0);
  return "../".repeat(Math.min(Math.max(steps - 1, 0) + more, MAX_UPWARDS)) || ".";
}
