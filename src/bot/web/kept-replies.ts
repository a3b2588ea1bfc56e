import { mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import writeFileAtomic from "write-file-atomic";
import { z } from "zod";

/** A reply of a turn; `id` names the message that it answers. */
export type KeptReply = { turnId: string; text: string; id: string };

const KEPT = z.array(z.object({ turnId: z.string(), text: z.string(), id: z.string() }));

/** Replies that are made and not yet shown, in a file that survives a crash. A full disk costs the record only. */
export class KeptReplies {
  private readonly kept: Map<string, KeptReply>;
  private saving: Promise<void> = Promise.resolve();

  private constructor(
    private readonly path: string,
    /** What the last process left. */
    readonly left: readonly KeptReply[],
  ) {
    this.kept = new Map(left.map((reply) => [reply.turnId, reply]));
  }

  static async open(path: string): Promise<KeptReplies> {
    return new KeptReplies(path, await load(path));
  }

  /** Resolves when it is written down. */
  keep(reply: KeptReply): Promise<void> {
    this.kept.set(reply.turnId, reply);
    return this.save();
  }

  forget(turnId: string): Promise<void> {
    this.kept.delete(turnId);
    return this.save();
  }

  private save(): Promise<void> {
    this.saving = this.saving.then(() => this.write()).catch(() => undefined);
    return this.saving;
  }

  private async write(): Promise<void> {
    await mkdir(dirname(this.path), { recursive: true, mode: 0o700 });
    await writeFileAtomic(this.path, JSON.stringify([...this.kept.values()]), { mode: 0o600 });
  }
}

async function load(path: string): Promise<readonly KeptReply[]> {
  try {
    return KEPT.parse(JSON.parse(await readFile(path, "utf8")));
  } catch {
    // Not there, or not ours: nothing was kept.
    return [];
  }
}
