import { readFileSync } from "node:fs";
import writeFileAtomic from "write-file-atomic";
import { parseHooksCommand } from "../../index.js";

export const MAX_HISTORY = 500;
/** Codes, payloads and words for the agent: somebody's secret may be in them. */
const NEVER_KEPT = ["pair", "yes", "no"];
/** Ids, events and names. An address or a quoted text may carry a secret. */
const PLAIN = /^[\w.:-]{1,64}$/;

/**
 * The lines of the terminal from one start to the next: only plain `/hooks` commands. What is said to the agent is kept
 * for this process alone, because nobody knows which of it a hook has withheld or will.
 */
export class History {
  private lines: string[];
  private saved: Promise<unknown> = Promise.resolve();

  constructor(private readonly path: string | undefined) {
    this.lines = path === undefined ? [] : loadLines(path);
  }

  /** The newest first, as readline wants them. */
  load(): string[] {
    return this.lines.toReversed();
  }

  add(line: string): void {
    if (this.path === undefined || !isKept(line) || this.lines.at(-1) === line) return;
    this.lines = [...this.lines, line].slice(-MAX_HISTORY);
    const { path, lines } = this;
    const save = () => writeFileAtomic(path, `${lines.join("\n")}\n`, { mode: 0o600 });
    // Without a place for it, the next start knows no lines: nothing else is lost.
    this.saved = this.saved.then(save).catch(() => undefined);
  }

  /** Waits for what is being written. */
  async close(): Promise<void> {
    await this.saved;
  }
}

function isKept(line: string): boolean {
  const parsed = parseHooksCommand(line);
  return (
    parsed.kind === "command" && !NEVER_KEPT.includes(parsed.name) && parsed.args.every((each) => PLAIN.test(each))
  );
}

function loadLines(path: string): string[] {
  try {
    return readFileSync(path, "utf8").split("\n").filter(isKept).slice(-MAX_HISTORY);
  } catch {
    // The first start here.
    return [];
  }
}
