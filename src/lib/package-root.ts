import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

type Manifest = { name: string; version: string };

/**
 * Where the package lies, whether this runs from the sources, from a bundle or installed. Files that are no code (the
 * page, the bundled scripts) are found from here: how deep this very line lies is the build's business.
 */
export const [PACKAGE_ROOT, VERSION] = find(dirname(fileURLToPath(import.meta.url)));

function find(folder: string): readonly [root: string, version: string] {
  const file = join(folder, "package.json");
  const manifest: Manifest | undefined = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
  if (manifest?.name === "chat-hooks") return [folder, manifest.version];
  if (folder === dirname(folder)) throw new Error("chat-hooks: its own package.json is missing. Install it again.");
  return find(dirname(folder));
}
