import { stat } from "node:fs/promises";
import { dirname, isAbsolute, join, relative } from "node:path";
import type { Answer } from "../core/decision.js";
import type { Remedy, RunResult } from "../core/fault.js";
import { isWithheldVariable } from "../core/hook.js";
import { isInside } from "../lib/is-inside.js";
import { copyPath } from "../store/snapshots/copies.js";
import type { Approval } from "../store/state/state.js";
import { wordFor } from "../transports/command/binding/near-files.js";

type Parts = { root: string; stateFolder: string; env: Readonly<Record<string, string | undefined>> };

const MAX_LOOKED_AT = 4_000;
const MAX_NAMES = 8;
/** How shells, Python and Node say that a file is not there. */
const MISSING_FILES: readonly RegExp[] = [
  /No such file or directory: ['"]([^'"\n]+)['"]/g,
  /(?:cannot|can't) open(?: file)? '?([^\s':]+)'?/gi,
  /([^\s:'"(]+): (?:No such file or directory|not found)/g,
  /ENOENT[^'\n]*'([^'\n]+)'/g,
];
/** The same of modules, which Node and Ruby look for beside the script. */
const MISSING_MODULES: readonly RegExp[] = [
  /Cannot find module '([^'\n]+)'/g,
  /cannot load such file -- (\S+)/g,
  /Can't locate (\S+) in @INC/g,
];
const PYTHON_MODULE = /No module named '([\w.]+)'/g;
const UNSET = /\b([A-Za-z_]\w*): (?:unbound variable|parameter (?:null or )?not set)/;
/** Of a dictionary of the script's own it says the same, without a word about the environment. */
const UNSET_IN_PYTHON = /(?:<frozen os>|\bos\.py|os\.environ)[\s\S]*KeyError: '(\w+)'/;

/** What a module may be called on the disk. */
const ENDINGS = ["", ".js", ".mjs", ".cjs", ".json", "/index.js", ".rb", ".pm"];

/** Reads from what a program complained about what its entry lacks; looks at the disk only where it complained of that. */
export function remedies(parts: Parts, approval: Approval) {
  return async (answer: Answer, result: RunResult): Promise<Answer> => {
    const isWell = answer.kind === "verdict" && answer.decision.verdict !== "block";
    if (isWell || !("stderr" in result) || result.stderr === "") return answer;
    const text = result.stderr.slice(-MAX_LOOKED_AT);
    const remedy = unsetIn(text, approval, parts) ?? (await notCopiedIn(text, approval, parts));
    if (!remedy) return answer;
    if (answer.kind === "verdict") return { ...answer, remedy };
    return "stderr" in answer.fault ? { ...answer, fault: { ...answer.fault, remedy } } : answer;
  };
}

function unsetIn(text: string, { entry }: Approval, { env }: Parts): Remedy | undefined {
  const name = UNSET.exec(text)?.[1] ?? UNSET_IN_PYTHON.exec(text)?.[1];
  if (name === undefined || isWithheldVariable(name)) return undefined;
  const isHanded = entry.env.includes(name);
  const line = `env: [${[...entry.env, name].join(", ")}]`;
  if (env[name] === undefined) return { why: "unset", name, ...(!isHanded && { line }) };
  return isHanded ? undefined : { why: "not-handed", name, line };
}

async function notCopiedIn(
  text: string,
  approval: Approval,
  { root, stateFolder }: Parts,
): Promise<Remedy | undefined> {
  const { id, entry, files, scriptCopy } = approval;
  const script = files.find(({ copy }) => copy !== undefined && copy === scriptCopy);
  if (!script?.copy) return undefined;
  const folder = dirname(script.path);
  const copies = copyPath(stateFolder, id);
  // The folder that all copies stand for.
  const base = script.path.slice(0, -script.copy.length);
  for (const { name, isModule } of namesIn(text)) {
    const isCopy = isInside(copies, name);
    if (isAbsolute(name) && !isCopy) continue;
    const wanted = isCopy ? join(base, relative(copies, name)) : join(folder, name);
    const path = isInside(folder, wanted) ? await existing(wanted) : undefined;
    if (path === undefined || files.some((file) => isInside(path, file.path))) continue;
    const line = `files: [${[...entry.files, wordFor(path, root)].join(", ")}]`;
    // What a script opens by a plain name is looked for where hooks run, not beside it.
    return { why: "not-copied", name: relative(folder, path), line, ...(!isCopy && !isModule && { root }) };
  }
  return undefined;
}

function namesIn(text: string): { name: string; isModule: boolean }[] {
  const found = (patterns: readonly RegExp[]): string[] =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = ""]) => name));
  const python = found([PYTHON_MODULE]).map((name) => name.replaceAll(".", "/"));
  const modules = [...python.flatMap((path) => [`${path}.py`, path.split("/")[0] ?? path]), ...found(MISSING_MODULES)];
  return [
    ...modules.map((name) => ({ name, isModule: true })),
    ...found(MISSING_FILES).map((name) => ({ name, isModule: false })),
  ].slice(0, MAX_NAMES);
}

async function existing(path: string): Promise<string | undefined> {
  for (const ending of ENDINGS) {
    const found = await stat(path + ending).catch(() => undefined);
    if (found?.isFile() || (ending === "" && found?.isDirectory())) return path + ending;
  }
  return undefined;
}
