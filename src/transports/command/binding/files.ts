import { createHash } from "node:crypto";
import { realpath } from "node:fs/promises";
import type { BindingProblem } from "../../../core/view.js";
import { hashFile, readSafely, type SafeRead } from "../../../lib/files/safe-read.js";
import { isInside } from "../../../lib/is-inside.js";
import type { Binding, BindingPlace, NamedFile } from "../../transport.js";
import { isStream, isSystemPath, pathOf } from "./fence.js";

const MAX_COPY = 16 * 1_048_576;
/** Above this a file is not even hashed: an entry could name one that takes hours to read. */
const MAX_HASHED = 512 * 1_048_576;

/** Reads what a path names, but opens nothing that the kernel makes up: reading there can act, or never end. */
async function look(path: string, place: BindingPlace, limit: number): Promise<SafeRead | { kind: "system" }> {
  if (isStream(path)) return { kind: "not-a-file" };
  place.budget?.lookUp();
  const real = await realpath(path).catch(() => path);
  return isSystemPath(path) || isSystemPath(real) ? { kind: "system" } : readSafely(path, place.workspace, limit);
}

export const isAbsent = async (word: string, place: BindingPlace): Promise<boolean> =>
  (await look(pathOf(word, place), place, 0)).kind === "missing";

/** Why a word that must name a file does not. */
export async function whyNoFile(word: string, place: BindingPlace): Promise<BindingProblem> {
  const { kind } = await look(pathOf(word, place), place, 0);
  return { code: kind === "not-a-file" ? "is-folder" : "missing-file", path: word };
}

/** Reads and remembers a file that a word names; undefined when it names none. */
export async function nameFile(word: string, place: BindingPlace, binding: Binding): Promise<NamedFile | undefined> {
  const path = pathOf(word, place);
  const known = binding.files.find((file) => file.path === path);
  if (known) return known;
  const room = place.budget?.remainingBytes ?? MAX_HASHED;
  const read = await look(path, place, Math.min(MAX_COPY, room));
  switch (read.kind) {
    case "missing":
      return undefined;
    case "not-a-file":
      // A folder or device as an argument is the program's own business; as a script it cannot run, and says so then.
      return undefined;
    case "system":
      binding.problems.push({ code: "embedded-inside", path: word, word });
      return undefined;
    case "link-leaves":
      binding.problems.push({ code: "link-leaves", path: word });
      return undefined;
    case "unreadable":
      binding.problems.push({ code: "unreadable", path: word, detail: read.detail });
      return undefined;
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
