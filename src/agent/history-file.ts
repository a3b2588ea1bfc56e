import { createHash } from "node:crypto";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ModelMessage } from "ai";
import writeFileAtomic from "write-file-atomic";

/** What of a conversation outlives the process. */
export type SavedConversation = { sessionId: string; goal: string; history: ModelMessage[]; lastAt: number };

/** Keeps conversations in files of their own, outside the workspace: what was said is not the agent's to edit. */
export class HistoryFiles {
  constructor(private readonly folder: string) {}

  async load(chat: string): Promise<SavedConversation | undefined> {
    try {
      return JSON.parse(await readFile(this.pathOf(chat), "utf8")) as SavedConversation;
    } catch {
      return undefined; // none yet, or one that cannot be read: the conversation begins anew
    }
  }

  async save(chat: string, conversation: SavedConversation): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFileAtomic(this.pathOf(chat), JSON.stringify(conversation), { mode: 0o600 });
  }

  async forget(chat: string): Promise<void> {
    await rm(this.pathOf(chat), { force: true });
  }

  /** A chat's name may hold anything; a file's may not. */
  private pathOf(chat: string): string {
    return join(this.folder, `${createHash("sha256").update(chat).digest("hex").slice(0, 32)}.json`);
  }
}
