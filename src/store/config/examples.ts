import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Example } from "../../core/view.js";
import { quoteWord } from "../../lib/argv.js";
import { isInside } from "../../lib/is-inside.js";
import { PACKAGE_ROOT } from "../../lib/package-root.js";
import { headerOf } from "./bundled.js";

/** Beside our own code, in a clone and in an installed package alike. */
const EXAMPLES_FOLDER = join(PACKAGE_ROOT, "extensions/shell_hooks/examples/");
/** How headers and the default hook file name what comes with the package. */
const BUNDLED_IN_CLONE = /\.\/extensions\/shell_hooks\/[\w./-]+/g;
const SCRIPT = /\.(?:py|sh|mjs|js)$/;

/** A hook file that names bundled scripts and folders as in a clone, as it has to be for a root: they are elsewhere once installed. */
export function withExamples(text: string, root: string): string {
  return text.replace(/^.*$/gm, (line) =>
    line.replace(BUNDLED_IN_CLONE, (word) => placed(word, root, line.includes("command:"))),
  );
}

/** A bundled file or folder as it stands in YAML; a command is split into words before it is used. */
function placed(word: string, root: string, isCommand: boolean): string {
  const path = join(PACKAGE_ROOT, word);
  const name = isInside(root, PACKAGE_ROOT) ? `./${relative(root, path)}` : path;
  const text = isCommand ? quoteWord(name) : name;
  return /^[\w./-]+$/.test(text) ? text : JSON.stringify(text);
}

/** The scripts that come with the package, with the entries that put them to use from a root. */
export async function loadExamples(root: string): Promise<Example[]> {
  const files = (await readdir(EXAMPLES_FOLDER).catch(() => [])).filter((file) => SCRIPT.test(file)).sort();
  const examples = await Promise.all(
    files.map(async (file): Promise<Example> => {
      const path = join(EXAMPLES_FOLDER, file);
      const text = await readFile(path, "utf8");
      const header = headerOf(text, (entry) => withExamples(entry, root));
      return { name: file.replace(SCRIPT, ""), file, path, ...header };
    }),
  );
  // A wrapper that keeps an old name alive is no example of its own: the program beside it has the header.
  const isFirst = ({ name }: Example, at: number): boolean => examples.findIndex((each) => each.name === name) === at;
  return examples.filter(isFirst);
}
