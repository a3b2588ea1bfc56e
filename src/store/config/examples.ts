import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Example } from "../../core/view.js";
import { readHookFile } from "../../formats/hook-file.js";
import { entriesInHeader } from "../../formats/hook-file-edit.js";
import { quoteWord } from "../../lib/argv.js";
import { isInside } from "../../lib/is-inside.js";
import { PACKAGE_ROOT } from "../../lib/package-root.js";

/** Beside our own code, in a clone and in an installed package alike. */
export const EXAMPLES_FOLDER = join(PACKAGE_ROOT, "extensions/shell_hooks/examples/");
/** How headers and the default hook file name the folder. */
const EXAMPLES_IN_CLONE = "./extensions/shell_hooks/examples/";
const SCRIPT = /\.(?:py|sh|mjs|js)$/;

/** How a bundled script is called from a root, as it stands in YAML. */
function exampleCommand(root: string, file: string): string {
  const path = join(EXAMPLES_FOLDER, file);
  const word = quoteWord(isInside(root, EXAMPLES_FOLDER) ? `./${relative(root, path)}` : path);
  return /^[\w./-]+$/.test(word) ? word : JSON.stringify(word);
}

/** A hook file that names the scripts as in a clone, as it has to be for a root: they are elsewhere once installed. */
export function withExamples(text: string, root: string): string {
  const name = new RegExp(`${EXAMPLES_IN_CLONE.replaceAll(".", "\\.")}(\\S+)`, "g");
  return text.replace(name, (_, example: string) => exampleCommand(root, example));
}

/** The scripts that come with the package, with the entries that put them to use from a root. */
export async function loadExamples(root: string): Promise<Example[]> {
  const files = (await readdir(EXAMPLES_FOLDER).catch(() => [])).filter((file) => SCRIPT.test(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const path = join(EXAMPLES_FOLDER, file);
      const text = await readFile(path, "utf8");
      const command = exampleCommand(root, file);
      const entries = entriesInHeader(text).map((entry) => entry.replaceAll(`${EXAMPLES_IN_CLONE}${file}`, command));
      const { hooks } = readHookFile(`hooks:\n${entries.map((entry) => entry.replace(/^/gm, "  ")).join("\n")}\n`);
      return { name: file.replace(SCRIPT, ""), file, path, entries, hooks: hooks.map(({ entry }) => entry) };
    }),
  );
}
