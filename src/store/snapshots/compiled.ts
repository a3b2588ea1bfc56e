import { createHash } from "node:crypto";
import { chmod, readdir, readFile } from "node:fs/promises";
import { dirname, isAbsolute, join } from "node:path";
import { compilePython, pythonOf } from "../../transports/command/compile-python.js";
import type { Binding } from "../../transports/transport.js";
import type { BoundFile } from "../state/state.js";
import { writeAll } from "./write-all.js";

/**
 * Whether a file of an approval was made of its copies: it has a place among them and none where they came from. It is
 * bound by its bytes like them, because Python runs it in the place of the source.
 */
export const isCompiled = ({ path }: Pick<BoundFile, "path">): boolean => !isAbsolute(path);

/**
 * Compiles the Python modules among copies, with the interpreter that the hook is bound to. A guard with several entries is
 * copied for each of them: what was made last is written again where interpreter, places and bytes are the same.
 */
export class CopyCompiler {
  private last: { of: string; made: readonly { copy: string; bytes: Buffer }[] } | undefined;

  async compile(folder: string, files: readonly BoundFile[], { programs, folders }: Binding): Promise<BoundFile[]> {
    const python = folders.length > 0 ? pythonOf(programs) : undefined;
    const modules = files.flatMap(({ copy, sha256 }) => (copy?.endsWith(".py") ? [{ copy, sha256 }] : []));
    // One name a line is how they are handed over, and with none it would compile all it can find.
    if (!python || modules.length === 0 || modules.some(({ copy }) => copy.includes("\n"))) return [];
    const of = JSON.stringify([python, modules]);
    if (this.last?.of === of) {
      await writeAll(this.last.made.map(({ copy, bytes }) => ({ path: join(folder, copy), bytes, mode: 0o400 })));
    } else {
      const copies = modules.map(({ copy }) => copy);
      await compilePython(
        python,
        copies.map((copy) => join(folder, copy)),
      );
      this.last = { of, made: await readCompiled(folder, copies) };
    }
    return this.last.made.map(({ copy, bytes }) => {
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      return { path: copy, sha256, executable: false, copy };
    });
  }
}

async function readCompiled(folder: string, modules: readonly string[]) {
  const made: { copy: string; bytes: Buffer }[] = [];
  for (const cache of new Set(modules.map((copy) => join(dirname(copy), "__pycache__")))) {
    for (const name of await readdir(join(folder, cache)).catch(() => [])) {
      const copy = join(cache, name);
      await chmod(join(folder, copy), 0o400);
      made.push({ copy, bytes: await readFile(join(folder, copy)) });
    }
  }
  return made;
}
