import { type RecordList, type RecordStore, RecordsChangedError } from "../../lib/files/records.js";
import type { BotScope } from "./bot-scope.js";
import type { Query } from "./connection.js";
import { readable } from "./schema.js";

/** Where a record stands: the number of its list's first, and its own. Both are sealed with it. */
type Position = { root: number; number: number };
type Row = { root: string; number: string; record: string | null };
type Found = { position: Position; records: unknown[] };
/** Runs work, with as much patience as whoever asks for it has. */
export type Attempt = <T>(work: () => Promise<T>) => Promise<T>;

const ROW = `root, number, ${readable("record")} AS record`;
const BEGUN: Position = { root: 0, number: 0 };
const MICROSECONDS = 1_000;

/**
 * Lists of records in the database. Numbers only rise, and each is given once: who has not seen the newest adds nothing.
 * What was not sealed for its list and its place there is no record.
 */
export class RecordTable implements RecordStore {
  constructor(
    private readonly database: BotScope,
    private readonly folder: string,
    private readonly attempt: Attempt,
  ) {}

  list(name: string): TableList {
    return new TableList(this.database, this.kindOf(name), name, this.attempt);
  }

  async create(name: string, record: object): Promise<RecordList | undefined> {
    const list = this.list(name);
    return (await list.begin(record)) ? list : undefined;
  }

  async names(ending: string): Promise<string[]> {
    const kind = this.kindOf(ending);
    const { bot } = this.database;
    const rows = await this.attempt(() =>
      this.database.query<Row & { name: string }>(
        `SELECT name, ${ROW} FROM chat_hooks.bot_records WHERE bot = $1 AND kind = $2 AND number = root`,
        [bot, kind],
      ),
    );
    const names = rows.flatMap(({ name, ...row }) => {
      const [found] = (this.database.unseal(placeOf(kind, name, positionOf(row)), row.record) ?? []) as [string?];
      return found === undefined ? [] : [found];
    });
    return [...new Set(names)];
  }

  async removeOlder(ending: string, olderThanMs: number): Promise<void> {
    if (olderThanMs === Number.POSITIVE_INFINITY) return;
    await this.attempt(() =>
      this.database.query(
        `DELETE FROM chat_hooks.bot_records WHERE bot = $1 AND kind = $2 AND name IN (
           SELECT name FROM chat_hooks.bot_records WHERE bot = $1 AND kind = $2
            GROUP BY name HAVING max(at) < now() - $3 * interval '1 ms')`,
        [this.database.bot, this.kindOf(ending), olderThanMs],
      ),
    );
  }

  private kindOf(name: string): string {
    return `${this.folder}${name.slice(name.lastIndexOf("."))}`;
  }
}

class TableList implements RecordList {
  /** As it was last read or written here; none where there was none. */
  private position: Position | undefined;
  private readonly hidden: string;

  constructor(
    private readonly database: BotScope,
    private readonly kind: string,
    private readonly name: string,
    private readonly attempt: Attempt,
  ) {
    this.hidden = database.nameOf(name);
  }

  async read<T>(): Promise<T[]> {
    const { found } = await this.attempt(() => this.load(this.database.query));
    const known = this.position;
    this.position = found?.position;
    // Not in silence: what was said since is gone from there.
    if (found && known && found.position.number < known.number) throw new RecordsChangedError("older");
    return (found?.records ?? []) as T[];
  }

  async begin(record: object): Promise<boolean> {
    if (!(await this.add(BEGUN, this.sealed(BEGUN, record)))) return false;
    this.position = BEGUN;
    return true;
  }

  async append(record: object): Promise<boolean> {
    if (!this.position) return false;
    const next = { root: this.position.root, number: this.position.number + 1 };
    if (!(await this.add(next, this.sealed(next, record)))) throw new RecordsChangedError("changed");
    this.position = next;
    return true;
  }

  async replace(record: object): Promise<void> {
    const known = this.position;
    const number = known ? known.number + 1 : Date.now() * MICROSECONDS;
    const next = { root: number, number };
    const sealed = this.sealed(next, record);
    await this.attempt(() =>
      this.database.transaction(async (query) => {
        await query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [this.values().join()]);
        const { found, numbers } = await this.load(query);
        // It was written, and only the answer got lost.
        if (await this.isThere(query, next, sealed)) return;
        if (found?.position.number !== known?.number) throw new RecordsChangedError("changed");
        // Only what was seen: what comes meanwhile takes the next place, and then all is left as it was.
        await query(`DELETE FROM chat_hooks.bot_records WHERE ${SAME} AND number = ANY($4)`, [
          ...this.values(),
          numbers,
        ]);
        if ((await this.insert(query, next, sealed)).length === 0) throw new RecordsChangedError("changed");
      }),
    );
    this.position = next;
  }

  async remove(): Promise<boolean> {
    this.position = undefined;
    const gone = await this.attempt(() =>
      this.database.query(`DELETE FROM chat_hooks.bot_records WHERE ${SAME} RETURNING number`, this.values()),
    );
    return gone.length > 0;
  }

  async isCurrent(): Promise<boolean> {
    const [row] = await this.attempt(() =>
      this.database.query<{ number: string | null }>(
        `SELECT max(number) AS number FROM chat_hooks.bot_records WHERE ${SAME}`,
        this.values(),
      ),
    );
    return (row?.number ?? undefined) === this.position?.number.toString();
  }

  /** Adds a row where none is yet, and nothing where its list is gone. One that nobody has sealed gives way. */
  private async add(at: Position, sealed: string): Promise<boolean> {
    return this.attempt(async () => {
      for (;;) {
        const { query } = this.database;
        if ((await this.insert(query, at, sealed)).length > 0 || (await this.isThere(query, at, sealed))) return true;
        const [row] = await query<Row>(`SELECT ${ROW} FROM chat_hooks.bot_records WHERE ${SAME} AND number = $4`, [
          ...this.values(),
          at.number,
        ]);
        if (!row || this.database.unseal(this.place(positionOf(row)), row.record) !== undefined) return false;
        await query(
          `DELETE FROM chat_hooks.bot_records WHERE ${SAME} AND number = $4
             AND ${readable("record")} IS NOT DISTINCT FROM $5`,
          [...this.values(), at.number, row.record],
        );
      }
    });
  }

  private insert(query: Query, { root, number }: Position, sealed: string) {
    return query(
      `INSERT INTO chat_hooks.bot_records (bot, kind, name, root, number, record)
       SELECT $1, $2, $3, $4::bigint, $5::bigint, $6 WHERE $4::bigint = $5::bigint OR EXISTS (
         SELECT FROM chat_hooks.bot_records WHERE ${SAME} AND number = $4::bigint)
       ON CONFLICT DO NOTHING RETURNING number`,
      [...this.values(), root, number, sealed],
    );
  }

  private async isThere(query: Query, { number }: Position, sealed: string): Promise<boolean> {
    const rows = await query(
      `SELECT number FROM chat_hooks.bot_records WHERE ${SAME} AND number = $4 AND record = $5`,
      [...this.values(), number, sealed],
    );
    return rows.length > 0;
  }

  /** Of what is there, the newest list without a gap; and the numbers of all. */
  private async load(query: Query): Promise<{ found: Found | undefined; numbers: string[] }> {
    const rows = await query<Row>(
      `SELECT ${ROW} FROM chat_hooks.bot_records WHERE ${SAME} ORDER BY number`,
      this.values(),
    );
    let found: Found | undefined;
    for (const row of rows) {
      const position = positionOf(row);
      const { root, number } = position;
      const isNext = root === found?.position.root && number === found.position.number + 1;
      const [name, record] = (this.database.unseal(this.place(position), row.record) ?? []) as [string?, unknown?];
      if (name !== this.name) continue;
      if (number === root) found = { position, records: [record] };
      else if (found && isNext) {
        found.position = position;
        found.records.push(record);
      }
    }
    return { found, numbers: rows.map(({ number }) => number) };
  }

  private sealed(at: Position, record: object): string {
    return this.database.seal(this.place(at), [this.name, record]);
  }

  private place(at: Position): string {
    return placeOf(this.kind, this.hidden, at);
  }

  private values(): [string, string, string] {
    return [this.database.bot, this.kind, this.hidden];
  }
}

const SAME = "bot = $1 AND kind = $2 AND name = $3";

const positionOf = ({ root, number }: Row): Position => ({ root: Number(root), number: Number(number) });

const placeOf = (kind: string, name: string, { root, number }: Position): string =>
  JSON.stringify([kind, name, root, number]);
