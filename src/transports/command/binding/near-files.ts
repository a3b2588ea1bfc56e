import { realpath, stat } from "node:fs/promises";
import { basename, isAbsolute, join, relative } from "node:path";
import { isInside } from "../../../lib/is-inside.js";
import type { BindingPlace } from "../../transport.js";

/** Where people have put a file that is not where their entry looks for it, as a word for the entry. */
export async function nearFile(word: string, place: BindingPlace): Promise<{ near?: string }> {
  const { workspace, root, budget } = place;
  if (isAbsolute(word) || word.startsWith("~") || /\s/.test(word)) return {};
  // `./` means the root, which is not the folder that holds the config, nor the agent's.
  const guesses = [root, workspace, join(workspace, "config")].map((folder) => join(folder, word));
  for (const path of [...guesses, join(workspace, "hooks", basename(word))]) {
    budget?.lookUp();
    const real = await realpath(path).catch(() => path);
    // What a link leads to elsewhere could not be bound either.
    if (![path, real].every((each) => isInside(root, each) || isInside(workspace, each))) continue;
    if ((await stat(real).catch(() => undefined))?.isFile()) return { near: wordFor(path, root) };
  }
  return {};
}

/** A path as an entry can name it. */
export const wordFor = (path: string, root: string): string =>
  isInside(root, path) ? `./${relative(root, path)}` : path;
