import { isObject, parseJson } from "../lib/json.js";
import type { HookFileFault } from "./format.js";

/** One entry of a hook file as a list of its own, and the line of the file that it begins on. */
export type Chunk = { line: number; text: string };
export type CutFile = { chunks: Chunk[]; faults: HookFileFault[] };

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{},\n]/g;

/** Cuts a hook file that is written in JSON at its entries; undefined where it is anything else. */
export function cutJson(source: string): CutFile | undefined {
  if (!isObject(parseJson(source))) return undefined;
  const file: CutFile = { chunks: [], faults: [] };
  const keys = new Set<string>();
  let [line, depth, key] = [1, 0, ""];
  let entry: { start: number; line: number } | undefined;
  for (const { 0: token, index } of source.matchAll(TOKEN)) {
    if (token === "\n") line += 1;
    if (entry && depth === 2 && (token === "," || token === "]")) {
      addChunk(file, source.slice(entry.start, index), entry.line);
      entry = token === "," ? { start: index + 1, line } : undefined;
    }
    if (depth === 1 && token.startsWith('"') && isKey(source, index + token.length)) {
      key = JSON.parse(token) as string;
      const isRepeated = keys.size === keys.add(key).size;
      if (key !== "hooks") file.faults.push({ line, code: "unknown-key", key, near: "hooks" });
      else if (isRepeated) file.faults.push({ line, code: "duplicate-key", key });
      // Of two lists the first one counts, as in YAML.
      if (isRepeated) key = "";
    }
    if (depth === 1 && key === "hooks" && token === "[") entry = { start: index + 1, line };
    if (token === "[" || token === "{") depth += 1;
    if (token === "]" || token === "}") depth -= 1;
  }
  return file;
}

function addChunk({ chunks }: CutFile, text: string, line: number): void {
  const bare = text.trim();
  const before = text.slice(0, text.length - text.trimStart().length).split("\n").length - 1;
  if (bare !== "") chunks.push({ line: line + before, text: `[${bare}]\n` });
}

/** Sticky: looking for the colon must not run to the end of a file each time. */
function isKey(source: string, at: number): boolean {
  const colon = /\s*:/y;
  colon.lastIndex = at;
  return colon.test(source);
}
