import { createHash } from "node:crypto";
import { realpath } from "node:fs/promises";
import { homedir } from "node:os";
import { basename, dirname, isAbsolute, join, resolve } from "node:path";
import type { UrlRefusal } from "../core/fault.js";
import { type CommandEntry, canonicalEntry, type HookEntry } from "../core/hook.js";
import type { BindingProblem } from "../core/view.js";
import { splitArgv } from "../dialects/argv.js";
import { isInside } from "../transports/environment.js";
import { hashFile } from "./hash-file.js";
import { describeProgram, findProgram, interpreterOf, isMachineCode } from "./programs.js";
import { readSafely } from "./safe-read.js";
import type { BoundProgram } from "./state.js";

/** One file that the hook's entry names. `bytes` is absent where it is too large to copy and is checked in place. */
export type NamedFile = {
  /** As the entry wrote it. */
  word: string;
  path: string;
  real: string;
  sha256: string;
  executable: boolean;
  bytes?: Buffer;
};

/** An argv word, and the file it names if it names one. */
export type BoundWord = { text: string; prefix: string; file?: NamedFile };

/** All that an approval binds: the entry, the bytes of the files it names, the programs it uses. */
export type Binding = {
  digest: string;
  words: BoundWord[];
  files: NamedFile[];
  programs: BoundProgram[];
  problems: BindingProblem[];
  /** Path-like words that name nothing yet: what appears there later would be read unapproved. */
  absent: string[];
};

export type BindingPlace = {
  workspace: string;
  root: string;
  searchPath: string;
  home?: string;
  checkUrl(url: string): Promise<UrlRefusal | undefined>;
  /** How many bytes may still be read into memory, where several entries are looked up together. */
  room?: { bytes: number };
};

export const LARGEST_COPY = 16 * 1_048_576;
/** What all files of all entries may have together: a file full of entries must not fill the memory. */
export const MOST_READ = 256 * 1_048_576;
/** Above this a file is not even hashed: an entry could name one that takes hours to read. */
const LARGEST_HASHED = 512 * 1_048_576;
/** Programs that run a file, or a folder, that their first operand names. */
const INTERPRETERS = /^(?:python|pypy|node|ruby|perl|php|deno|bun|lua|java)[\d.]*$/;
const MOST_NAMES = 200;
const SCRIPT_NAME = /\.(?:sh|bash|zsh|py|js|mjs|cjs|ts|rb|pl|php|lua|awk|sed)$/;
/** Programs that start what follows them: the next bare word is looked up by them. */
const STARTERS = ["env", "nice", "nohup", "time", "timeout", "ionice", "stdbuf", "setsid", "chrt", "sudo", "exec"];

/** Looks up everything an entry would run, now. Approving binds exactly this; listing compares with it. */
export async function bindEntry(entry: HookEntry, place: BindingPlace): Promise<Binding> {
  const binding: Binding = { digest: "", words: [], files: [], programs: [], problems: [], absent: [] };
  if (entry.type === "command") await bindCommand(entry, place, binding);
  else {
    const refusal = await place.checkUrl(entry.url);
    if (refusal) binding.problems.push({ code: "url-refused", refusal });
  }
  binding.digest = digestOf(entry, binding.files);
  return binding;
}

/** One hash over the entry and the bytes of its files: a short id shown to a person stands for this. */
export function digestOf(
  entry: HookEntry,
  files: readonly Pick<NamedFile, "path" | "sha256" | "executable">[],
): string {
  const parts = files.map(({ path, sha256, executable }) => [path, sha256, executable]);
  return createHash("sha256")
    .update(JSON.stringify([canonicalEntry(entry), parts]))
    .digest("hex");
}

async function bindCommand(entry: CommandEntry, place: BindingPlace, binding: Binding): Promise<void> {
  const [program = "", ...operands] = splitArgv(entry.command);
  binding.words.push(await bindProgram(program, place, binding));
  for (const word of operands) binding.words.push(await bindOperand(word, place, binding));
  await bindStarted(program, operands, place, binding);
  await refuseFolders(binding, place);
  for (const word of entry.files) {
    const file = await nameFile(word, place, binding);
    if (file === undefined) binding.problems.push(await whyNoFile(word, place));
  }
}

async function bindProgram(word: string, place: BindingPlace, binding: Binding): Promise<BoundWord> {
  const bound = { text: word, prefix: "" };
  if (!word.includes("/") && word !== "~") {
    await bindSystemProgram(word, await findProgram(word, place.searchPath), place, binding);
    return bound;
  }
  const path = pathOf(word, place);
  const outside = isInside(place.workspace, path) ? undefined : await describeProgram(word, path);
  const file = await nameFile(word, place, binding);
  if (!file) {
    binding.problems.push(await whyNoFile(word, place));
    return bound;
  }
  if (outside && file.bytes && isMachineCode(file.bytes) && !isInside(place.workspace, file.real)) {
    // A system program: bound by path and owner, so that an upgrade goes on.
    binding.files.splice(binding.files.indexOf(file), 1);
    binding.programs.push(outside);
    return bound;
  }
  if (!file.executable) binding.problems.push({ code: "not-executable", path: word });
  const interpreter = file.bytes && interpreterOf(file.bytes);
  if (interpreter !== undefined) await bindInterpreter(interpreter, place, binding);
  return { ...bound, file };
}

async function bindInterpreter(word: string, place: BindingPlace, binding: Binding): Promise<void> {
  const found = isAbsolute(word) ? await describeProgram(word, word) : await findProgram(word, place.searchPath);
  await bindSystemProgram(word, found, place, binding);
}

/** Neither the program nor the way to it may lie where the agent can write: a link there can be led elsewhere later. */
async function bindSystemProgram(
  word: string,
  found: BoundProgram | undefined,
  { workspace }: BindingPlace,
  binding: Binding,
): Promise<void> {
  const way = found && join(await realpath(dirname(found.path)), basename(found.path));
  const inside = [found?.path, found?.real, way].some((path) => path !== undefined && isInside(workspace, path));
  if (found && !inside) binding.programs.push(found);
  else binding.problems.push({ code: "missing-program", word });
}

/** `python3 ./folder` runs a file in it that no argv word names: it could be neither copied nor compared. */
async function refuseFolders({ words, problems }: Binding, place: BindingPlace): Promise<void> {
  const start = words.findIndex(({ text }) => INTERPRETERS.test(basename(text)));
  const first = start < 0 ? undefined : words.slice(start + 1).find(({ text }) => !text.startsWith("-"));
  if (!first || first.file) return;
  const path = pathOf(first.text, place);
  if (!isInside(place.workspace, await realpath(path).catch(() => path))) return;
  if ((await readSafely(path, place.workspace, 0)).kind === "not-a-file")
    problems.push({ code: "unreadable", path: first.text, detail: "EISDIR" });
}

/** `env`, `nice` and their like look the next word up themselves: that one is bound, too. */
async function bindStarted(
  program: string,
  operands: readonly string[],
  place: BindingPlace,
  binding: Binding,
): Promise<void> {
  if (!STARTERS.includes(program.split("/").at(-1) ?? "")) return;
  const started = operands.find(
    (word) => !word.startsWith("-") && !/[=/\s]/.test(word) && !/^[\d.]+[smhd]?$/.test(word),
  );
  const found = started && (await findProgram(started, place.searchPath));
  if (found) binding.programs.push(found);
}

async function bindOperand(word: string, place: BindingPlace, binding: Binding): Promise<BoundWord> {
  const prefix = prefixOf(word);
  const text = word.slice(prefix.length);
  const file = text === "" ? undefined : await nameFile(text, place, binding);
  if (file) return { text: word, prefix, file };
  if (/^(?:\.{1,2}|~)?\/[^\s]*$/.test(text) && (await isAbsent(text, place))) binding.absent.push(text);
  if (/[\s;&|()<>"'`$]/.test(word)) await bindEmbedded(word, place, binding);
  return { text: word, prefix: "" };
}

/** What stands before the path in a word: `--rules=` or `RULES=`, `-f` when what follows is a path, else nothing. */
function prefixOf(word: string): string {
  const [prefix = ""] = /^(?:-[^=]*|\w+)=|^-\w(?=(?:\.{1,2}|~)?\/)/.exec(word) ?? [];
  return prefix;
}

const isAbsent = async (word: string, place: BindingPlace): Promise<boolean> =>
  (await readSafely(pathOf(word, place), place.workspace, 0)).kind === "missing";

/** Files named inside a shell text cannot be replaced by copies there: outside the workspace they are checked in place. */
async function bindEmbedded(word: string, place: BindingPlace, binding: Binding): Promise<void> {
  const names = new Set(word.split(/[\s;&|()<>"'`$={}]+/).filter((name) => name.length > 1 && !name.startsWith("-")));
  for (const name of [...names].slice(0, MOST_NAMES)) {
    const path = pathOf(name, place);
    // `"$PWD"/guard.sh` leaves `/guard.sh` over: what is nowhere as it stands is looked for in the root.
    const real = await realpath(path).catch(() => (isAbsolute(name) ? join(place.root, name) : path));
    // Also a folder, or what does not exist yet: the text may well go there, and what it finds then is the agent's.
    if (name.includes("/") && isInside(place.workspace, real)) {
      binding.problems.push({ code: "embedded-inside", path: name, word });
      continue;
    }
    const known = binding.files.length;
    const file = await nameFile(name, place, binding);
    if (!file) continue;
    binding.files.length = known;
    if (isInside(place.workspace, file.real)) binding.problems.push({ code: "embedded-inside", path: name, word });
    if (!isInside(place.root, path) && !isScript(file)) continue;
    const { bytes: _, ...inPlace } = file;
    binding.files.push(inPlace);
  }
  if (names.size > MOST_NAMES) binding.problems.push({ code: "unreadable", path: word.slice(0, 60), detail: "E2BIG" });
}

/** Neither a system program, whose upgrade must not stop the guard, nor a log or a list that changes every day. */
function isScript({ path, executable, bytes }: NamedFile): boolean {
  if (bytes && isMachineCode(bytes)) return false;
  return executable || bytes?.subarray(0, 2).toString("latin1") === "#!" || SCRIPT_NAME.test(path);
}

/** Why a word that must name a file does not. */
async function whyNoFile(word: string, place: BindingPlace): Promise<BindingProblem> {
  const { kind } = await readSafely(pathOf(word, place), place.workspace, 0);
  return { code: kind === "not-a-file" ? "is-folder" : "missing-file", path: word };
}

/** Reads and remembers a file that a word names; undefined when it names none. */
async function nameFile(word: string, place: BindingPlace, binding: Binding): Promise<NamedFile | undefined> {
  const path = pathOf(word, place);
  const known = binding.files.find((file) => file.path === path);
  if (known) return known;
  const read = await readSafely(path, place.workspace, Math.min(LARGEST_COPY, place.room?.bytes ?? MOST_READ));
  switch (read.kind) {
    case "missing":
      return undefined;
    case "not-a-file":
      // A folder or device as an argument is the program's own business; as a script it cannot run, and says so then.
      return undefined;
    case "link-leaves":
      binding.problems.push({ code: "link-leaves", path: word });
      return undefined;
    case "unreadable":
      binding.problems.push({ code: "unreadable", path: word, detail: read.detail });
      return undefined;
    case "too-large": {
      const { real, executable } = read;
      const inside = isInside(place.workspace, real);
      const sha256 = inside || read.size > LARGEST_HASHED ? "" : await hashFile(real).catch(() => "");
      if (inside) binding.problems.push({ code: "too-large-inside", path: word, most: LARGEST_COPY });
      else if (sha256 === "") binding.problems.push({ code: "unreadable", path: word, detail: "EFBIG" });
      return remember(binding, { word, path, real, sha256, executable });
    }
    case "file": {
      if (place.room) place.room.bytes -= read.bytes.length;
      const sha256 = createHash("sha256").update(read.bytes).digest("hex");
      return remember(binding, { word, path, real: read.real, sha256, executable: read.executable, bytes: read.bytes });
    }
  }
}

function remember(binding: Binding, file: NamedFile): NamedFile {
  binding.files.push(file);
  return file;
}

/** `~` and relative paths mean the same wherever the bot was started. */
export function pathOf(word: string, place: Pick<BindingPlace, "root" | "home">): string {
  const home = place.home ?? homedir();
  if (word === "~") return home;
  return word.startsWith("~/") ? join(home, word.slice(2)) : resolve(place.root, word);
}
