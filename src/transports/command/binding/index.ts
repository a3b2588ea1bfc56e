import { realpath } from "node:fs/promises";
import { basename, dirname, isAbsolute, join } from "node:path";
import type { CommandEntry, ShellEntry, WorkerEntry } from "../../../core/hook.js";
import type { BindingProblem } from "../../../core/view.js";
import { splitArgv } from "../../../lib/argv.js";
import { isInside } from "../../../lib/is-inside.js";
import type { Binding, BindingPlace, BoundProgram, BoundWord, NamedFile } from "../../transport.js";
import { describeProgram, findProgram, interpreterOf, isMachineCode } from "../programs.js";
import { Fence, isSystemPath, pathOf } from "./fence.js";
import { type NoFile, nameFile } from "./files.js";
import { folderRoom, nameFolder } from "./folders.js";
import { isShellText, MODULE_OPTION, namesIn, prefixOf, SCRIPT_NAME, tokensOf, withoutOutputs } from "./names.js";
import { nearFile } from "./near-files.js";
import { bindNeighbours } from "./neighbours.js";
import { isShell, ownFormProblems, shellFormProblems } from "./script-form.js";

/** How many tokens of one text are looked up as files. */
const MAX_TOKENS = 200;
/** What is told when it names nothing: a word with a slash that is neither an option nor an address. */
const PATH_LIKE = /^(?!-)(?!\w+:\/\/)[^\s]*\/[^\s]*$/;
/** Programs that start what follows them: the next bare word is looked up by them. */
const STARTERS = ["env", "nice", "nohup", "time", "timeout", "ionice", "stdbuf", "setsid", "chrt", "sudo", "exec"];

type ProgramEntry = CommandEntry | ShellEntry | WorkerEntry;

/** Looks up what a command line or a shell line would run. */
export async function bindCommand(entry: ProgramEntry, place: BindingPlace, binding: Binding): Promise<void> {
  const [program = "", ...operands] = argvOf(entry);
  binding.words.push(await bindProgram(program, place, binding, entry.dialect === "agent-hooks"));
  const room = folderRoom();
  const listed: string[] = [];
  // Before the operands: one of them may name a folder, and is given its copy then.
  for (const word of entry.files) if (!(await nameFolder(word, place, binding, room))) listed.push(word);
  // What is not replaced by a copy is looked for where the program starts.
  const start = entry.cwd === "workspace" ? { ...place, root: place.workspace } : place;
  const fence = new Fence(start);
  for (const [at, word] of operands.entries()) {
    const known = binding.problems.length;
    const bound = await bindOperand(word, { place, start, isShellLine: entry.type === "shell" }, binding);
    binding.words.push(bound);
    const isModule = MODULE_OPTION.test(operands[at - 1] ?? "");
    if (binding.problems.length === known) await refuseUnbound(bound, isModule, fence, binding);
  }
  await bindStarted(program, operands, place, binding);
  const started = binding.words.find(({ file }, at) => at > 0 && file)?.file;
  if (started && isShell(program)) binding.problems.push(...shellFormProblems(started));
  const parts = await partsOf(place, binding);
  for (const part of parts) if (!(await nameFolder(part, place, binding, room))) listed.push(part);
  for (const word of listed) {
    const file = await nameFile(word, place, binding);
    if (typeof file === "string") binding.problems.push(await problemWith(word, file, place));
  }
  // What was shipped says itself what belongs to it, and a shell line's files run where they lie.
  const script = binding.words.find(({ file }) => file && !file.inPlace)?.file;
  if (script && parts.length === 0 && entry.type !== "shell") await bindNeighbours(script, place, binding);
}

/** What belongs to the files that the command names. */
async function partsOf(place: BindingPlace, { words }: Binding): Promise<string[]> {
  const files = words.flatMap(({ file }) => file ?? []);
  return (await Promise.all(files.map((file) => place.partsOf?.(file) ?? []))).flat();
}

const problemWith = async (path: string, what: NoFile, place: BindingPlace): Promise<BindingProblem> =>
  what === "not-a-file"
    ? { code: "is-folder", path }
    : { code: "missing-file", path, ...(await nearFile(path, place)) };

const argvOf = ({ type, command }: ProgramEntry): string[] =>
  type === "shell" ? ["sh", "-c", command] : splitArgv(command).map(withoutProjectVariable);

/** As settings of Claude Code name a file of the project: `$CLAUDE_PROJECT_DIR/x` is `./x`, of which the copy runs. */
const withoutProjectVariable = (word: string): string =>
  word.replace(/^\$(?:CLAUDE_PROJECT_DIR|\{CLAUDE_PROJECT_DIR\})(?=\/)/, ".");

/** `isByFirstLine`: its format starts a script by its first line, whether or not it is executable. */
async function bindProgram(
  word: string,
  place: BindingPlace,
  binding: Binding,
  isByFirstLine: boolean,
): Promise<BoundWord> {
  const bound = { text: word, prefix: "" };
  if (!word.includes("/") && word !== "~") {
    await bindSystemProgram(word, place, binding);
    return bound;
  }
  const path = pathOf(word, place);
  const file = await nameFile(word, place, binding);
  if (typeof file === "string") {
    binding.problems.push(await problemWith(word, file, place));
    return bound;
  }
  const isCode = file.bytes && isMachineCode(file.bytes) && !isInside(place.workspace, file.real);
  const outside = !isCode || isInside(place.workspace, path) ? undefined : await describeProgram(word, path);
  if (outside) {
    // A system program: bound by path and owner, so that an upgrade goes on.
    binding.files.splice(binding.files.indexOf(file), 1);
    binding.programs.push(outside);
    return bound;
  }
  const interpreter = file.bytes && interpreterOf(file.bytes);
  // The copy is what runs, and that can be executed then.
  if (isByFirstLine && interpreter !== undefined) file.executable = true;
  if (!file.executable) binding.problems.push({ code: "not-executable", path: word });
  binding.problems.push(...ownFormProblems(file, interpreter));
  if (interpreter !== undefined) await bindSystemProgram(interpreter, place, binding);
  return { ...bound, file };
}

async function bindSystemProgram(word: string, place: BindingPlace, binding: Binding): Promise<void> {
  const known = place.programs?.get(word) ?? systemProgram(word, place);
  place.programs?.set(word, known);
  const found = await known;
  if (found) binding.programs.push(found);
  else binding.problems.push({ code: "missing-program", word, ...(await nearFile(word, place)) });
}

/** Neither the program nor the way to it may lie where the agent can write: a link there can be led elsewhere later. */
async function systemProgram(word: string, place: BindingPlace): Promise<BoundProgram | undefined> {
  const found = isAbsolute(word) ? await describeProgram(word, word) : await findProgram(word, place);
  if (!found || isSystemPath(found.path)) return undefined;
  const way = join(await realpath(dirname(found.path)), basename(found.path));
  return [found.path, found.real, way].some((path) => isInside(place.workspace, path)) ? undefined : found;
}

/** `env`, `nice` and their like look the next word up themselves: that one is bound, too. */
async function bindStarted(
  program: string,
  operands: readonly string[],
  place: BindingPlace,
  binding: Binding,
): Promise<void> {
  if (!STARTERS.includes(basename(program))) return;
  const started = operands.find(
    (word) => !word.startsWith("-") && !/[=/\s]/.test(word) && !/^[\d.]+[smhd]?$/.test(word),
  );
  const found = started && (await findProgram(started, place));
  if (found) binding.programs.push(found);
}

/** `start` is where what no copy takes the place of is looked for. */
type Operand = { place: BindingPlace; start: BindingPlace; isShellLine: boolean };

async function bindOperand(word: string, { place, start, isShellLine }: Operand, binding: Binding): Promise<BoundWord> {
  if (isShellLine) {
    await bindEmbedded(word, start, binding);
    return { text: word, prefix: "" };
  }
  const prefix = prefixOf(word);
  const text = word.slice(prefix.length);
  // A folder or a device is the program's own business.
  const file = text === "" ? "missing" : await nameFile(text, place, binding);
  if (typeof file !== "string") return { text: word, prefix, file };
  const folder = file === "not-a-file" ? pathOf(text, place) : undefined;
  if (folder !== undefined && binding.folders.some(({ path }) => path === folder))
    return { text: word, prefix, folder };
  if (file === "missing" && PATH_LIKE.test(text) && !isShellText(text)) {
    const found = await nearFile(text, place);
    // An interpreter that finds no script may end like one that blocks.
    if (found.near !== undefined) binding.problems.push({ code: "missing-file", path: text, ...found });
    else binding.absent.push(text);
  }
  if (isShellText(word)) await bindEmbedded(word, start, binding);
  return { text: word, prefix: "" };
}

/** Below the workspace only what is replaced by its copy may be named: all else the agent could edit after approval. */
async function refuseUnbound(
  { text: word, prefix, file, folder }: BoundWord,
  isModule: boolean,
  fence: Fence,
  { problems }: Binding,
): Promise<void> {
  // Of a word that becomes a copy, what stands around the path stays: `-I./workspace/=x`, or `./a;. ./workspace/b`.
  const [, ...rest] = tokensOf(word.slice(prefix.length));
  for (const part of file || folder !== undefined ? [prefix.replace(/=$/, ""), ...rest] : [word]) {
    const { names, areAll } = namesIn(part, isModule);
    if (!areAll) problems.push({ code: "unreadable", path: word.slice(0, 60), detail: "E2BIG" });
    for (const name of names)
      if (await fence.forbids(name)) return void problems.push({ code: "embedded-inside", path: name.text, word });
  }
}

/** Files named inside a shell text cannot be replaced by copies there: outside the workspace they are checked in place. */
async function bindEmbedded(word: string, place: BindingPlace, binding: Binding): Promise<void> {
  const names = tokensOf(withoutOutputs(word)).flatMap((token) => token.split("="));
  const tokens = new Set(names.filter((name) => name.length > 1 && !name.startsWith("-")));
  for (const name of [...tokens].slice(0, MAX_TOKENS)) {
    const path = pathOf(name, place);
    const known = binding.files.length;
    // What lies inside is refused with all else that is not copied: nothing of it is read here.
    place.budget?.lookUp();
    const real = await realpath(path).catch(() => path);
    if (isInside(place.workspace, path) || isInside(place.workspace, real)) continue;
    const file = await nameFile(name, place, binding);
    if (typeof file === "string") continue;
    binding.files.length = known;
    if (binding.files.some((each) => each.path === path && each.inPlace)) continue;
    if (!isInside(place.root, path) && !isScript(file)) continue;
    binding.files.push({ ...file, inPlace: true });
  }
  if (tokens.size > MAX_TOKENS) binding.problems.push({ code: "unreadable", path: word.slice(0, 60), detail: "E2BIG" });
}

/** Neither a system program, whose upgrade must not stop the guard, nor a log or a list that changes every day. */
function isScript({ path, executable, bytes }: NamedFile): boolean {
  if (bytes && isMachineCode(bytes)) return false;
  return executable || bytes?.subarray(0, 2).toString("latin1") === "#!" || SCRIPT_NAME.test(path);
}
