import { chmod, readdir } from "node:fs/promises";
import { dirname, isAbsolute, join, relative } from "node:path";
import { hashFile } from "../../lib/files/safe-read.js";
import { compilePython, pythonOf } from "../../transports/command/compile-python.js";
import type { Binding } from "../../transports/transport.js";
import type { BoundFile } from "../state/state.js";

/**
 * Whether a file of an approval was made of its copies: it has a place among them and none where they came from. It is
 * bound by its bytes like them, because Python runs it in the place of the source.
 */
export const isCompiled = ({ path }: Pick<BoundFile, "path">): boolean => !isAbsolute(path);

/** Compiles the Python modules among the copies in a folder, with the interpreter that the hook is bound to. */
export async function compileCopies(
  folder: string,
  files: readonly BoundFile[],
  { programs, folders }: Binding,
): Promise<BoundFile[]> {
  const python = folders.length > 0 ? pythonOf(programs) : undefined;
  const modules = files.flatMap(({ copy }) => (copy?.endsWith(".py") ? [join(folder, copy)] : []));
  // One name a line is how they are handed over, and with none it would compile all it can find.
  if (!python || modules.length === 0 || modules.some((path) => path.includes("\n"))) return [];
  await compilePython(python, modules);
  const made: BoundFile[] = [];
  for (const cache of new Set(modules.map((path) => join(dirname(path), "__pycache__")))) {
    for (const name of await readdir(cache).catch(() => [])) {
      const path = join(cache, name);
      await chmod(path, 0o400);
      const copy = relative(folder, path);
      made.push({ path: copy, sha256: await hashFile(path), executable: false, copy });
    }
  }
  return made;
}
