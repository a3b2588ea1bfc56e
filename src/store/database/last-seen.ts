import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { writeWhole } from "../../lib/files/folder.js";
import { seal, unseal } from "../state/seal.js";

const PURPOSE = "database seen";
const SEEN = z.strictObject({ workspace: z.string(), seq: z.number(), mark: z.string() });

/** The number of a record, and the database that it was in. */
export type Seen = { seq: number; mark: string };

/** The last record that this machine has seen: who puts an older one into the database is found out. */
export class LastSeen {
  private readonly file: string;

  constructor(
    folder: string,
    private readonly workspace: string,
    private readonly key: () => Buffer,
  ) {
    this.file = join(folder, "database.json");
  }

  /** One that was sealed with another key says nothing. */
  async read(): Promise<Seen | undefined> {
    const text = await readFile(this.file, "utf8").catch(() => "");
    const { data } = SEEN.safeParse(unseal(this.key(), PURPOSE, text));
    return data?.workspace === this.workspace ? data : undefined;
  }

  async write(seen: Seen): Promise<void> {
    const text = seal(this.key(), PURPOSE, { workspace: this.workspace, ...seen });
    // Where the disk does not take it, this machine remembers an older one.
    await writeWhole(this.file, text).catch(() => undefined);
  }
}
