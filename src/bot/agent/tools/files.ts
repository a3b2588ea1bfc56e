import { constants } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { tool } from "ai";
import { z } from "zod";
import { replaceFile } from "../../../lib/files/replace-file.js";
import { atSpot, checkRegular, FD_FOLDER, missing, refused, type Spot } from "../../../lib/files/workspace-paths.js";

/** The most bytes that one call reads or writes. */
export const FILE_LIMITS = { readBytes: 262_144, writeBytes: 1_048_576 } as const;

const { O_RDONLY } = constants;
const file_path = z.string().describe("Path of the file, relative to the workspace");

/** The agent's tools for files: the workspace only, regular files only, whatever the names and links in it say. */
export function fileTools(workspace: string, fdFolder = FD_FOLDER) {
  const place = { path: workspace, fdFolder };
  return {
    read_file: tool({
      description: "Reads a text file of the workspace.",
      inputSchema: z.object({ file_path }),
      execute: ({ file_path }): Promise<string> => atSpot(place, file_path, "read", readText),
    }),
    write_file: tool({
      description:
        "Writes a text file of the workspace, whole. Missing folders are made; an existing file is replaced.",
      inputSchema: z.object({ file_path, content: z.string().describe("The whole new text of the file") }),
      execute: async ({ file_path, content }): Promise<string> => {
        const bytes = bytesOf(content, file_path);
        return atSpot(place, file_path, "write", (spot) => writeWhole(spot, bytes));
      },
    }),
  };
}

async function readText(spot: Spot): Promise<string> {
  if (!spot.entry) throw missing(spot.given);
  // Before opening as well: to open some devices is to do something.
  checkRegular(spot.entry, spot.given);
  const handle = await spot.open(spot.name, O_RDONLY);
  try {
    const bytes = await readAtMost(handle, FILE_LIMITS.readBytes);
    const size = Math.max((await handle.stat()).size, bytes.length);
    return shownText(bytes, size);
  } finally {
    await handle.close();
  }
}

async function readAtMost(handle: FileHandle, limit: number): Promise<Buffer> {
  const buffer = Buffer.alloc(limit);
  for (let size = 0; ; ) {
    const { bytesRead } = await handle.read(buffer, size, limit - size, size);
    size += bytesRead;
    if (bytesRead === 0 || size === limit) return buffer.subarray(0, size);
  }
}

function shownText(bytes: Buffer, size: number): string {
  const isCut = size > bytes.length;
  const text = decoded(bytes, isCut);
  if (text === undefined)
    return `[binary file of ${size} bytes, or not in UTF-8: nothing shown. Look into it with a program, if you can run one.]`;
  if (!isCut) return text;
  const shown = Buffer.byteLength(text);
  return `${text}\n[cut: the first ${shown} of ${size} bytes are shown, ${size - shown} are not. Read the rest with a program, if you can run one.]`;
}

function decoded(bytes: Buffer, isCut: boolean): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    // As a stream when cut: the half character at the end is left out, and no fault.
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes, { stream: isCut });
  } catch {
    // Its only fault is bytes that are no UTF-8, and that is the answer.
    return undefined;
  }
}

function bytesOf(content: string, given: string): Buffer {
  const bytes = Buffer.from(content);
  if (bytes.length <= FILE_LIMITS.writeBytes) return bytes;
  const most = `${bytes.length} bytes are more than the ${FILE_LIMITS.writeBytes} a file may get in one call`;
  throw refused(given, `is not written: ${most}. Split the content over several files.`);
}

async function writeWhole(spot: Spot, bytes: Buffer): Promise<string> {
  checkReplaceable(spot);
  await replaceFile(spot, bytes);
  return `wrote ${bytes.length} bytes to ${spot.relative}`;
}

function checkReplaceable({ entry, given }: Spot): void {
  if (!entry) return;
  if (entry.isSymbolicLink())
    throw refused(given, "is a link, and links are not replaced. Write to the file it leads to, or to another name.");
  checkRegular(entry, given);
  // Renaming would get around what a plain write respects.
  if ((entry.mode & 0o222) === 0)
    throw refused(given, "is read-only. Write to another name, or ask the person to make it writable.");
}
