import { createHash, randomBytes } from "node:crypto";
import { readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { StoreError } from "../../core/state-errors.js";
import { copyPath } from "../snapshots/copies.js";
import { writeAll } from "../snapshots/write-all.js";
import type { Approval, BoundFile } from "../state/state.js";
import type { Query } from "./connection.js";
import { readable } from "./schema.js";

type Copied = BoundFile & { copy: string };

const copiedIn = ({ files }: Approval): Copied[] => files.filter((file): file is Copied => file.copy !== undefined);

const sha256Of = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** The approved bytes of one workspace: in the database by their digest, and on this machine unpacked to run. */
export class ApprovedBytes {
  constructor(
    private readonly folder: string,
    private readonly workspace: string,
  ) {}

  /** Brings the bytes of new approvals from this machine's copies, and removes those that no approval needs any more. */
  async save(query: Query, approvals: readonly Approval[], before: readonly Approval[]): Promise<void> {
    const known = new Set(before.map(({ id }) => id));
    for (const approval of approvals) {
      if (known.has(approval.id)) continue;
      for (const file of copiedIn(approval)) {
        const path = copyPath(this.folder, approval.id, file.copy);
        const bytes = await readFile(path).catch(() => undefined);
        if (!bytes || sha256Of(bytes) !== file.sha256)
          throw new StoreError(`the copy "${path}" is not what was approved; approve it again`);
        await query(
          `INSERT INTO chat_hooks.copies (workspace, sha256, bytes) VALUES ($1, $2, $3)
           ON CONFLICT (workspace, sha256) DO UPDATE SET bytes = excluded.bytes`,
          [this.workspace, file.sha256, bytes],
        );
      }
    }
    const needed = [...new Set(approvals.flatMap(copiedIn).map(({ sha256 }) => sha256))];
    await query("DELETE FROM chat_hooks.copies WHERE workspace = $1 AND sha256 <> ALL($2)", [this.workspace, needed]);
  }

  /** Unpacks what is not on this machine yet. Answers whether all is: of what is not the hook blocks, or says why not. */
  async unpack(query: Query, approvals: readonly Approval[]): Promise<boolean> {
    let isComplete = true;
    for (const approval of approvals) {
      const isThere = await stat(copyPath(this.folder, approval.id)).catch(() => undefined);
      if (!isThere && copiedIn(approval).length > 0 && !(await this.unpackOne(query, approval))) isComplete = false;
    }
    return isComplete;
  }

  private async unpackOne(query: Query, approval: Approval): Promise<boolean> {
    const files = copiedIn(approval);
    const rows = await query<{ bytes: Buffer | null }>(
      `SELECT ${readable("bytes")} AS bytes FROM chat_hooks.copies WHERE workspace = $1 AND sha256 = ANY($2)`,
      [this.workspace, files.map(({ sha256 }) => sha256)],
    );
    // By what the bytes are, whatever the database calls them.
    const bytesOf = new Map(rows.flatMap(({ bytes }) => (bytes ? [[sha256Of(bytes), bytes] as const] : [])));
    const copies = files.flatMap(({ copy, sha256, executable }) => {
      const bytes = bytesOf.get(sha256);
      return bytes ? [{ copy, bytes, mode: executable ? 0o500 : 0o400 }] : [];
    });
    if (copies.length < files.length) return false;
    const folder = copyPath(this.folder, approval.id);
    const draft = `${folder}.${randomBytes(4).toString("hex")}`;
    try {
      await writeAll(copies.map(({ copy, ...file }) => ({ ...file, path: join(draft, copy) })));
      await rename(draft, folder);
      return true;
    } catch {
      // A full disk; or another process of this machine was faster.
      await rm(draft, { recursive: true, force: true }).catch(() => undefined);
      return (await stat(folder).catch(() => undefined)) !== undefined;
    }
  }
}
