import { createHash } from "node:crypto";
import { LogFiles } from "../log/log-files.js";
import type { LogLines } from "../log/log-lines.js";
import type { Database } from "./connection.js";
import { readable } from "./schema.js";

const MAX_LINES = 10_000;
const PIECE = 500;
/** How many lines may come between two looks at whether there are too many. */
const TIDY_AFTER = 500;

type LogRow = { id: string; number: string; line: string | null };

/** The log of all machines of a workspace. The same line twice is one: whoever can write to the table cannot repeat any. */
export class LogTable implements LogLines {
  readonly purpose: string;
  /** What a process wrote that could not wait; it goes to the table when the next one writes. */
  private readonly unsent: LogFiles;
  private isTidied = 0;

  constructor(
    private readonly database: Database,
    folder: string,
    private readonly workspace: string,
  ) {
    this.purpose = `log of ${workspace}`;
    this.unsent = new LogFiles(folder, "unsent");
  }

  async append(lines: readonly string[]): Promise<void> {
    const left: string[] = [];
    for await (const line of this.unsent.newestFirst()) left.unshift(`${line}\n`);
    const all = [...left, ...lines];
    await this.database.query(
      `INSERT INTO chat_hooks.firings (workspace, id, line)
       SELECT $1, id, line FROM unnest($2::uuid[], $3::text[]) WITH ORDINALITY AS t(id, line, at) ORDER BY at
       ON CONFLICT (id) DO NOTHING`,
      [this.workspace, all.map(idOf), all],
    );
    if (left.length > 0) await this.unsent.remove();
    this.isTidied -= all.length;
    if (this.isTidied > 0) return;
    this.isTidied = TIDY_AFTER;
    await this.database.query(
      `DELETE FROM chat_hooks.firings WHERE workspace = $1 AND number <= (
         SELECT number FROM chat_hooks.firings WHERE workspace = $1 ORDER BY number DESC OFFSET $2 LIMIT 1)`,
      [this.workspace, MAX_LINES],
    );
  }

  async clear(): Promise<void> {
    await this.database.query("DELETE FROM chat_hooks.firings WHERE workspace = $1", [this.workspace]);
  }

  appendNow(lines: readonly string[]): void {
    this.unsent.appendNow(lines);
  }

  async *newestFirst(): AsyncGenerator<string, undefined> {
    for (let before: string | null = null; ; ) {
      const rows: LogRow[] = await this.database
        .query<LogRow>(
          `SELECT id, number, ${readable("line")} AS line FROM chat_hooks.firings
            WHERE workspace = $1 AND ($2::bigint IS NULL OR number < $2) ORDER BY number DESC LIMIT $3`,
          [this.workspace, before, PIECE],
        )
        // The log is the one thing that may be missed while the database is away.
        .catch(() => []);
      for (const { id, line } of rows) if (line !== null && idOf(line) === id) yield line;
      if (rows.length < PIECE) return;
      before = rows.at(-1)?.number ?? null;
    }
  }
}

/** A line's name is made of its bytes: a second one with the same bytes has no place. */
function idOf(line: string): string {
  const hex = createHash("sha256").update(line.trim()).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join("-");
}
