import type { HookSource } from "../../../../index.js";
import type { PageList } from "../state/types.js";

/** A file that proposes hooks, and how many entries it has. */
export type SourceFile = { name: string; path: string; entries: number };
/** Another tool, with those of its files that propose something. */
export type SourceWithFiles = HookSource & { files: readonly SourceFile[] };

const OWN = "shell_hooks.yaml";

/** Every file that proposes hooks now: by the tool it belongs to, and our own with what belongs to none. */
export function sourcesOf(list: PageList): { own: readonly SourceFile[]; others: readonly SourceWithFiles[] } {
  const files = filesOf(list);
  const isOf = ({ path }: SourceFile, { paths }: HookSource): boolean =>
    paths.some((place) => path === place || path.startsWith(`${place}/`));
  return {
    own: files.filter((file) => !list.sources.some((source) => isOf(file, source))),
    others: list.sources.map((source) => ({ ...source, files: files.filter((file) => isOf(file, source)) })),
  };
}

function filesOf({ configPath, hooks, faults }: PageList): SourceFile[] {
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
