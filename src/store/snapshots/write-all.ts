import { chmod, mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Whoever approves waits for the disk with every file: several may be on their way to it. */
const AT_ONCE = 8;

/** Writes new files, with the folders that they lie in; they are on the disk when this is done. */
export async function writeAll(files: readonly { path: string; bytes: Buffer; mode: number }[]): Promise<void> {
  for (const folder of new Set(files.map(({ path }) => dirname(path))))
    await mkdir(folder, { recursive: true, mode: 0o700 });
  for (let at = 0; at < files.length; at += AT_ONCE)
    await Promise.all(
      files.slice(at, at + AT_ONCE).map(async ({ path, bytes, mode }) => {
        await writeFile(path, bytes, { flag: "wx", mode: 0o600, flush: true });
        await chmod(path, mode);
      }),
    );
}
