import type { PageList } from "../state/types.js";

/** A file that proposes hooks, and how many entries it has. */
export type Source = { name: string; path: string; entries: number };

const OWN = "shell_hooks.yaml";

/** Every file that proposes hooks now: our own, and those of other formats that have something to propose. */
export function sourcesOf({ configPath, hooks, faults }: PageList): Source[] {
  const proposed = hooks.filter((view) => view.proposed).map(({ source }) => (source === OWN ? configPath : source));
  const paths = [...proposed, ...faults.map(({ file }) => file)];
  return [...new Set([configPath, ...paths])].map((path) => ({
    name: path === configPath ? OWN : nameOf(path),
    path,
    entries: paths.filter((each) => each === path).length,
  }));
}

/** The file with its folder, which is what tells one settings.json from another. */
const nameOf = (path: string): string => path.split("/").slice(-2).join("/");
