import { dirname, isAbsolute, join, relative } from "node:path";
import { splitArgv } from "../../lib/argv.js";
import { isInside } from "../../lib/is-inside.js";
import { pathOf } from "../../transports/command/binding/fence.js";
import { targetOf } from "../../transports/kinds.js";
import type { Locations } from "../state/locations.js";
import type { Approval } from "../state/state.js";
import { digestOf } from "./binding.js";
import { isCompiled } from "./compiled.js";

/**
 * The approvals of a workspace that was moved, with what they bind looked for where its entries name it now. The bytes
 * stay those that were approved: what is the same there needs no second approval, what is not is shown as changed.
 */
export function movedApprovals(
  approvals: readonly Approval[],
  oldWorkspace: string,
  { workspace, root }: Pick<Locations, "workspace" | "root">,
  home?: string,
): Approval[] {
  // A root that somebody has chosen apart from the workspace did not move with it.
  const oldRoot = root === dirname(workspace) ? dirname(oldWorkspace) : root;
  if (oldRoot === root) return [...approvals];
  const move = <Version extends Approval>(approval: Version): Version => {
    const fixed = fixedPaths(approval, { root: oldRoot, ...(home !== undefined && { home }) });
    const moved = (path: string): string =>
      isInside(oldRoot, path) && !fixed.some((each) => isInside(each, path))
        ? join(root, relative(oldRoot, path))
        : path;
    const { entry, files, programs, source } = approval;
    const bound = files.map((file) => (isCompiled(file) ? file : { ...file, path: moved(file.path) }));
    const own = bound.filter((file) => !isCompiled(file));
    return {
      ...approval,
      source: isAbsolute(source) ? moved(source) : source,
      files: bound,
      programs: programs.map((each) => ({ ...each, path: moved(each.path), real: moved(each.real) })),
      digest: digestOf(entry, own),
    };
  };
  return approvals.map(({ before, ...approval }) => ({ ...move(approval), ...(before && { before: move(before) }) }));
}

/** What the entry names by a whole path, which means the same wherever the workspace lies. */
function fixedPaths({ entry }: Approval, place: { root: string; home?: string }): string[] {
  const words = [...wordsOf(targetOf(entry)), ...entry.files].map((word) => word.replace(/^-*\w*=/, ""));
  return words.filter((word) => isAbsolute(word) || word.startsWith("~/")).map((word) => pathOf(word, place));
}

function wordsOf(target: string): string[] {
  try {
    return splitArgv(target);
  } catch {
    // A line for a shell need not be one for us.
    return target.split(/\s+/);
  }
}
