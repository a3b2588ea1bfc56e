import { createHash } from "node:crypto";
import { realpath } from "node:fs/promises";
import { hashFile, readSafely, type SafeRead } from "../../../lib/files/safe-read.js";
import { isInside } from "../../../lib/is-inside.js";
import type { Binding, BindingPlace, NamedFile } from "../../transport.js";
import { isStream, isSystemPath, pathOf } from "./fence.js";
import { FolderNames } from "./folder-names.js";

const MAX_COPY = 16 * 1_048_576;
/** Above this a file is not even hashed: an entry could name one that takes hours to read. */
const MAX_HASHED = 512 * 1_048_576;
/** What is larger is read again for each entry that names it: all files of all entries together could fill the memory. */
const MAX_KEPT = 65_536;
const MAX_READS = 1_000;

/** Reads what a path names, but opens nothing that the kernel makes up: reading there can act, or never end. */
async function look(path: string, place: BindingPlace, limit: number): Promise<SafeRead | { kind: "system" }> {
  if (isStream(path)) return { kind: "not-a-file" };
  const known = place.reads?.get(path);
  if (known) return known;
  if (await isKnownMissing(path, place)) return { kind: "missing" };
  place.budget?.lookUp();
  const real = await realpath(path).catch((error: NodeJS.ErrnoException) => error);
  if (isSystemPath(path) || (typeof real === "string" && isSystemPath(real))) return { kind: "system" };
  return readOnce(place, path, () => readSafely(path, place.workspace, limit, real));
}

/** Reads for the first entry that asks; the others of the same look get what it got. */
export async function readOnce(
  { reads }: BindingPlace,
  key: string,
  start: () => Promise<SafeRead>,
): Promise<SafeRead> {
  const known = reads?.get(key);
  if (known) return known;
  const reading = start();
  if (reads && reads.size < MAX_READS) reads.set(key, reading);
  const read = await reading;
  if (read.kind !== "file" || read.bytes.length > MAX_KEPT) reads?.delete(key);
  return read;
}

/** Whether the folder was listed for an entry before and holds no such name. */
async function isKnownMissing(path: string, place: BindingPlace): Promise<boolean> {
  return !isSystemPath(path) && new FolderNames(place).isMissing(path);
}

/** What a word names where it names no file that could be bound; what is refused has a problem of its own. */
export type NoFile = "missing" | "not-a-file" | "refused";

/** Reads and remembers a file that a word names, or says what is there instead. */
export async function nameFile(word: string, place: BindingPlace, binding: Binding): Promise<NamedFile | NoFile> {
  const path = pathOf(word, place);
  const known = binding.files.find((file) => file.path === path);
  if (known) return known;
  const room = place.budget?.remainingBytes ?? MAX_HASHED;
  const read = await look(path, place, Math.min(MAX_COPY, room));
  switch (read.kind) {
    case "missing":
    case "not-a-file":
      return read.kind;
    case "system":
      binding.problems.push({ code: "embedded-inside", path: word, word });
      return "refused";
    case "link-leaves":
      binding.problems.push({ code: "link-leaves", path: word });
      return "refused";
    case "unreadable":
      binding.problems.push({ code: "unreadable", path: word, detail: read.detail });
      return "refused";
    case "too-large": {
      const { real, executable, size } = read;
      const inside = isInside(place.workspace, real);
      const isHashed = !inside && size <= MAX_HASHED;
      if (isHashed || size <= MAX_COPY) place.budget?.read(size);
      const sha256 = isHashed ? await hashFile(real).catch(() => "") : "";
      if (inside) binding.problems.push({ code: "too-large-inside", path: word, most: MAX_COPY });
      else if (sha256 === "") binding.problems.push({ code: "unreadable", path: word, detail: "EFBIG" });
      return remember(binding, { word, path, real, sha256, executable });
    }
    case "file": {
      place.budget?.read(read.bytes.length);
      const sha256 = createHash("sha256").update(read.bytes).digest("hex");
      return remember(binding, { word, path, real: read.real, sha256, executable: read.executable, bytes: read.bytes });
    }
  }
}

function remember(binding: Binding, file: NamedFile): NamedFile {
  binding.files.push(file);
  return file;
}
