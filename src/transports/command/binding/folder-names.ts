import { opendir } from "node:fs/promises";
import { basename, dirname } from "node:path";
import type { BindingPlace } from "../../transport.js";

/** Of a folder that holds more, names are looked up one by one. */
const MAX_LISTED = 4_096;

/** The names in folders, each listed once: hundreds of entries give numbers and words to one script, and none is a file. */
export class FolderNames {
  private readonly listed: Map<string, Promise<ReadonlySet<string> | undefined>>;

  constructor(private readonly place: Pick<BindingPlace, "listed" | "budget">) {
    this.listed = place.listed ?? new Map();
  }

  /** All names in a folder, in small letters; undefined where they cannot be had, or are too many. */
  in(folder: string): Promise<ReadonlySet<string> | undefined> {
    const known = this.listed.get(folder);
    if (known) return known;
    const names = this.list(folder);
    this.listed.set(folder, names);
    return names;
  }

  /** Whether the folder of a path, where it was listed, holds no such name, be it a file's or a link's. */
  async isMissing(path: string): Promise<boolean> {
    const name = basename(path);
    return /^[ -~]+$/.test(name) && (await this.listed.get(dirname(path)))?.has(name.toLowerCase()) === false;
  }

  private async list(folder: string): Promise<ReadonlySet<string> | undefined> {
    this.place.budget?.lookUp();
    const names = new Set<string>();
    try {
      for await (const { name } of await opendir(folder, { bufferSize: MAX_LISTED })) {
        // Some file systems take letters for the same that are not: then each name is asked for.
        if (/[^ -~]/.test(name)) return undefined;
        names.add(name.toLowerCase());
        if (names.size === MAX_LISTED) return undefined;
      }
      return names;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === "ENOENT" ? names : undefined;
    }
  }
}
