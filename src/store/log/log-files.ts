import { appendFileSync, mkdirSync } from "node:fs";
import { appendFile, mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { linesFromEnd } from "./lines-from-end.js";
import type { LogLines } from "./log-lines.js";

const MAX_LOG = 1_048_576;

/** Two files of at most a megabyte. */
export class LogFiles implements LogLines {
  readonly purpose = "log";
  private readonly file: string;
  private readonly older: string;

  constructor(folder: string, name = "log") {
    this.file = join(folder, `${name}.jsonl`);
    this.older = join(folder, `${name}.1.jsonl`);
  }

  async append(all: readonly string[]): Promise<void> {
    const lines = lastThatFit(all);
    if (lines === "") return;
    try {
      const size = (await stat(this.file).catch(() => undefined))?.size;
      if (size === undefined) await mkdir(dirname(this.file), { recursive: true, mode: 0o700 });
      else if (size > 0 && size + Buffer.byteLength(lines) > MAX_LOG) await rename(this.file, this.older);
      await appendFile(this.file, lines, { mode: 0o600 });
    } catch {
      // A full or read-only disk costs the log lines, not the guard.
    }
  }

  appendNow(lines: readonly string[]): void {
    try {
      mkdirSync(dirname(this.file), { recursive: true, mode: 0o700 });
      appendFileSync(this.file, lines.join(""), { mode: 0o600 });
    } catch {
      // The process is ending; the log is the one thing that may be lost here.
    }
  }

  async remove(): Promise<void> {
    for (const path of [this.file, this.older]) await rm(path, { force: true });
  }

  async *newestFirst(): AsyncGenerator<string, undefined> {
    for (const path of [this.file, this.older]) yield* linesFromEnd(path, MAX_LOG * 2);
  }
}

/** The newest lines of a batch, as many as one file holds. */
function lastThatFit(lines: readonly string[]): string {
  let bytes = 0;
  const tooOld = lines.findLastIndex((line) => {
    bytes += Buffer.byteLength(line);
    return bytes > MAX_LOG;
  });
  return lines.slice(tooOld + 1).join("");
}
