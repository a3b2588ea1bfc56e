import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { arch, cpus } from "node:os";
import { join } from "node:path";
import writeFileAtomic from "write-file-atomic";
import { MAX_MATCH_MS } from "../../core/matcher.js";
import { VERSION } from "../../lib/package-root.js";
import { seal, unseal } from "../state/seal.js";

const PURPOSE = "patterns";
const MAX_KEPT = 2_000;

/** Times are true of one machine and one program: on any other each pattern is timed anew. */
const madeBy = (): string => [VERSION, process.version, arch(), cpus()[0]?.model].join(" ");

/**
 * How long patterns took that may meet messages, kept from one start to the next. Sealed like all that is in force: a time
 * that somebody made up must not let a slow pattern run. One that was slow is not kept, for its machine may have been busy.
 */
export class PatternVerdicts {
  private readonly file: string;
  private kept: Promise<Map<string, number>> | undefined;
  private isNew = false;

  constructor(
    stateFolder: string,
    private readonly key: () => Buffer,
  ) {
    this.file = join(stateFolder, "patterns.json");
  }

  /** What a pattern took, in milliseconds, if it was ever timed here. */
  async timeOf(pattern: string): Promise<number | undefined> {
    this.kept ??= this.load();
    return (await this.kept).get(markOf(pattern));
  }

  async add(pattern: string, ms: number): Promise<void> {
    this.kept ??= this.load();
    (await this.kept).set(markOf(pattern), ms);
    this.isNew = true;
  }

  async save(): Promise<void> {
    if (!this.isNew || !this.kept) return;
    this.isNew = false;
    const times = [...(await this.kept)].slice(-MAX_KEPT);
    // Without a place for it, patterns are timed again at the next start.
    await writeFileAtomic(this.file, seal(this.key(), PURPOSE, { madeBy: madeBy(), times }), { mode: 0o600 }).catch(
      () => undefined,
    );
  }

  private async load(): Promise<Map<string, number>> {
    const text = await readFile(this.file, "utf8").catch(() => "");
    const record = unseal(this.key(), PURPOSE, text) as { madeBy?: unknown; times?: unknown } | undefined;
    if (record?.madeBy !== madeBy() || !Array.isArray(record.times)) return new Map();
    return new Map((record.times as [string, number][]).filter(([, ms]) => ms >= 0 && ms <= MAX_MATCH_MS));
  }
}

const markOf = (pattern: string): string => createHash("sha256").update(pattern).digest("hex");
