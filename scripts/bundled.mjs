// What the bundled scripts and their folders were when the package was made: a copy of each file and its hash, so that
// an unchanged guard can be told from one that somebody has changed, and the change be shown.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** Makes dist/bundled/ and dist/bundled.json of extensions/shell_hooks/ in a package's folder. */
export function makeBundled(root) {
  const source = join(root, "extensions/shell_hooks");
  const digests = {};
  for (const path of filesIn(source)) {
    const name = relative(source, path);
    const target = join(root, "dist/bundled", name);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(path, target);
    digests[name] = createHash("sha256").update(readFileSync(path)).digest("hex");
  }
  writeFileSync(join(root, "dist/bundled.json"), `${JSON.stringify(digests, null, 1)}\n`);
}

/** The same files that an approval would bind of a folder. */
function filesIn(folder) {
  const isLeftOut = (name) => name.startsWith(".") || name === "__pycache__";
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !isLeftOut(name));
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return entry.isFile() ? [path] : [];
    });
}
