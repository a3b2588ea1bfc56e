import { isUtf8 } from "node:buffer";
import { createHash, randomBytes } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { HookTexts } from "../../core/control.js";
import type { ShownFile, ShownFolder } from "../../core/view.js";
import { isInside } from "../../lib/is-inside.js";
import { isMachineCode } from "../../transports/command/programs.js";
import type { Binding, NamedFile } from "../../transports/transport.js";
import type { Approval, ArgvWord, BoundFile } from "../state/state.js";
import { type CopyCompiler, isCompiled } from "./compiled.js";
import { writeAll } from "./write-all.js";

/** Longer than any approval takes from its copies to its record. */
const STRAY_MS = 600_000;

/** Where approved scripts lie, one folder per approval. These copies are what runs. */
export const copyPath = (stateFolder: string, approvalId: string, copy = ""): string =>
  join(stateFolder, "copies", approvalId, copy);

/** The parts of an approval that come from its binding, with every copied file at its place among the others. */
export function planCopies(binding: Binding): Pick<Approval, "files" | "argv" | "scriptCopy"> {
  const isCopied = ({ bytes, inPlace }: NamedFile): boolean => bytes !== undefined && !inPlace;
  const folders = binding.words.flatMap(({ folder }) => folder ?? []);
  const base = commonFolder([...binding.files.filter(isCopied).map((file) => dirname(file.path)), ...folders]);
  const place = (file: NamedFile): string | undefined => (isCopied(file) ? relative(base, file.path) : undefined);
  const files = binding.files.map((file): BoundFile => {
    const copy = place(file);
    return { path: file.path, sha256: file.sha256, executable: file.executable, ...(copy !== undefined && { copy }) };
  });
  const argv = binding.words.map((word): ArgvWord => {
    const copy = word.folder === undefined ? word.file && place(word.file) : relative(base, word.folder);
    return copy === undefined ? word.text : { prefix: word.prefix, copy };
  });
  const script = binding.words.flatMap((word) => (word.file && place(word.file)) ?? [])[0];
  return { files, argv, ...(script !== undefined && { scriptCopy: script }) };
}

/** The folder that all of them are or lie in, so that names and relative places survive the copying. */
function commonFolder(folders: readonly string[]): string {
  const [first, ...others] = folders.map((folder) => folder.split("/"));
  if (!first) return "/";
  const differs = first.findIndex((part, at) => others.some((other) => other[at] !== part));
  return (differs < 0 ? first : first.slice(0, differs)).join("/") || "/";
}

/** Writes the copies of an approval, whole or not at all; answers what was made of them beside. */
export async function writeCopies(
  stateFolder: string,
  approvalId: string,
  binding: Binding,
  compiler: CopyCompiler,
): Promise<BoundFile[]> {
  const folder = copyPath(stateFolder, approvalId);
  const draft = `${folder}.${randomBytes(4).toString("hex")}`;
  try {
    const compiled = await fill(draft, binding, compiler);
    await rename(draft, folder);
    return compiled;
  } catch (error) {
    // On a full disk the beginning of a copy would keep it full.
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

/** The same for an approval of what was approved before: its bytes again, in a folder of their own. */
export async function copyCopies(stateFolder: string, approvalId: string, from: string): Promise<void> {
  const folder = copyPath(stateFolder, approvalId);
  const draft = `${folder}.${randomBytes(4).toString("hex")}`;
  try {
    // Python compares the time of what it has compiled with that of the script.
    await cp(copyPath(stateFolder, from), draft, { recursive: true, preserveTimestamps: true });
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

async function fill(folder: string, binding: Binding, compiler: CopyCompiler): Promise<BoundFile[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { files } = planCopies(binding);
  const copies = files.flatMap(({ copy, executable }, at) => {
    const bytes = binding.files[at]?.bytes;
    return copy === undefined || !bytes ? [] : [{ path: join(folder, copy), bytes, mode: executable ? 0o500 : 0o400 }];
  });
  await writeAll(copies);
  return compiler.compile(folder, files, binding);
}

/** Removes the copies of approvals that are no more. A script that is running right now keeps its open file. */
export async function removeCopies(stateFolder: string, approvalIds: readonly string[]): Promise<void> {
  await Promise.all(approvalIds.map((id) => rm(copyPath(stateFolder, id), { recursive: true, force: true })));
}

/** Removes what a process that was killed in the middle of approving or revoking has left there. */
export async function removeStrayCopies(stateFolder: string, approvalIds: readonly string[]): Promise<void> {
  const names = await readdir(join(stateFolder, "copies"));
  const strays = names.filter((name) => !approvalIds.includes(name)).map((name) => copyPath(stateFolder, name));
  for (const path of strays) {
    const found = await stat(path);
    if (Date.now() - found.mtimeMs > STRAY_MS) await rm(path, { recursive: true, force: true });
  }
}

/** The texts a person reads before approving, and those they approved. */
export async function shownFiles(
  stateFolder: string,
  binding?: Binding,
  approval?: Approval,
): Promise<Omit<HookTexts, "shipped" | "remarks">> {
  const current = (binding?.files ?? []).map((file) => shown(file.path, file.sha256, file.bytes));
  const approved = approval ? await approvedFiles(stateFolder, approval) : [];
  const named = binding?.words.flatMap(({ file }) => file?.path ?? []) ?? [];
  for (const file of [...current, ...approved]) {
    const folder = binding?.folders.find(({ path }) => isInside(path, file.path) && !named.includes(file.path));
    if (folder) file.folder = folder.path;
  }
  const argv =
    binding?.words.map((word) => word.text) ??
    approval?.argv.map((word) => (typeof word === "string" ? word : word.prefix + word.copy));
  return { argv: argv ?? [], current, approved, folders: shownFolders(binding, current) };
}

/** One hash a folder, over the names below it in their order and what each holds. */
function shownFolders(binding: Binding | undefined, files: readonly ShownFile[]): ShownFolder[] {
  return (binding?.folders ?? []).map(({ path }) => {
    const inside = files.filter((file) => isInside(path, file.path));
    const parts = inside
      .map((file) => [relative(path, file.path), file.sha256])
      .sort(([a = ""], [b = ""]) => (a < b ? -1 : 1));
    return { path, sha256: createHash("sha256").update(JSON.stringify(parts)).digest("hex") };
  });
}

const approvedFiles = (stateFolder: string, { id, files }: Approval): Promise<ShownFile[]> =>
  Promise.all(
    files
      .filter((file) => !isCompiled(file))
      .map(async ({ path, sha256, copy }) => {
        const bytes = copy === undefined ? undefined : readFile(copyPath(stateFolder, id, copy)).catch(() => undefined);
        return shown(path, sha256, await bytes);
      }),
  );

/** Everything but machine code is shown, bytes that are no text as escapes: one odd byte must not hide a script. */
function shown(path: string, sha256: string, bytes: Buffer | undefined): ShownFile {
  if (bytes === undefined || isMachineCode(bytes)) return { path, sha256, bytes: bytes?.length ?? 0 };
  const text = isUtf8(bytes)
    ? bytes.toString("utf8")
    : bytes.toString("latin1").replace(/[\u0080-\u00ff]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16)}`);
  return { path, sha256, bytes: bytes.length, text };
}
