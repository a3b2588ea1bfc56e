import type { PageList } from "../state/types.js";

/** A file that proposes hooks, and how many entries it has. */
export type Source = { name: string; path: string; entries: number };

/** Every place where hooks are proposed. */
export const sourcesOf = ({ configPath, hooks, faults }: PageList): Source[] => [
  {
    name: "shell_hooks.yaml",
    path: configPath,
    entries: hooks.filter(({ proposed }) => proposed).length + faults.length,
  },
];
