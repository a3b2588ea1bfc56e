import { constants } from "node:fs";
import { access, realpath, stat } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { stampOf } from "../../lib/files/safe-read.js";
import type { BindingPlace, BoundProgram } from "../transport.js";

/** Finds a program on the search path, the way the system would, and says what it really is. */
export async function findProgram(
  word: string,
  { searchPath, budget }: Pick<BindingPlace, "searchPath" | "budget">,
): Promise<BoundProgram | undefined> {
  for (const folder of searchPath.split(delimiter)) {
    budget?.lookUp();
    const found = await describeProgram(word, join(folder, word));
    if (found) return found;
  }
  return undefined;
}

/** A program by its path, or undefined when nothing there can be run. */
export async function describeProgram(word: string, path: string): Promise<BoundProgram | undefined> {
  try {
    await access(path, constants.X_OK);
    const real = await realpath(path);
    const found = await stat(real, { bigint: true });
    return found.isFile() ? { word, path, real, uid: Number(found.uid), stamp: stampOf(found) } : undefined;
  } catch {
    // Missing or not executable: for a search that is a "no", not an error.
    return undefined;
  }
}

/** How a bound program stands now. An upgrade by the system goes on; anything else must be looked at by a human. */
export async function checkProgram(bound: BoundProgram): Promise<"same" | "upgraded" | "changed"> {
  const now = await describeProgram(bound.word, bound.path);
  if (now && now.real === bound.real && now.stamp === bound.stamp) return "same";
  return now?.uid === 0 && bound.uid === 0 ? "upgraded" : "changed";
}

/** The interpreter a script's first line asks for: a path, or a name for `env` to look up. */
export function interpreterOf(head: Buffer): string | undefined {
  if (head.subarray(0, 2).toString("latin1") !== "#!") return undefined;
  const [line = ""] = head.subarray(2, 256).toString("latin1").split("\n");
  const words = line.trim().split(/\s+/);
  if (!words[0]?.endsWith("/env")) return words[0];
  return words.slice(1).find((word) => !word.startsWith("-") && !word.includes("="));
}

const MACHINE_CODE = [
  [0x7f, 0x45, 0x4c, 0x46],
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xca, 0xfe, 0xba, 0xbe],
  [0x4d, 0x5a],
];

export const isMachineCode = (head: Buffer): boolean =>
  MACHINE_CODE.some((magic) => magic.every((byte, at) => head[at] === byte));
