import { pathToFileURL } from "node:url";
import { PACKAGE_ROOT } from "../../../lib/package-root.js";

const OWN = [PACKAGE_ROOT, pathToFileURL(PACKAGE_ROOT).href].flatMap((root) => [`${root}/dist/`, `${root}/src/`]);

/** An error of grammY's or the host's, which says where it comes from as it would without us on the way. */
export function dropOwnFrames(error: unknown): void {
  const stack = error instanceof Error ? error.stack : undefined;
  if (typeof stack !== "string") return;
  const isOwn = (line: string): boolean => /^\s+at /.test(line) && OWN.some((place) => line.includes(place));
  const lines = stack.split("\n");
  // Not by assignment, which throws where somebody has frozen it.
  if (lines.some(isOwn)) Reflect.set(error as Error, "stack", lines.filter((line) => !isOwn(line)).join("\n"));
}
