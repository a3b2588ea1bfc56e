import { randomUUID } from "node:crypto";
import type { BotDatabase } from "../../host-database.js";
import {
  chatMarkFor,
  MAX_BYTES,
  MessageTooLargeError,
  markFor,
  type OutboxFile,
  type OutboxMessage,
  type OutboxStore,
  type StoredMessage,
} from "./outbox-files.js";
import { TakenOverError } from "./sender.js";

export type JobQueue = Awaited<ReturnType<BotDatabase["openQueue"]>>;

/** A message that this machine has taken up: its name here, and the one in the table. */
export type TableFile = OutboxFile & { row: string };

const KIND = "send";
/** Any other name is none of ours, and the database may never take the question. */
const ROW = /^[0-9a-f]{32}$/;

/** Of a row that is larger than any of ours, nothing. */
const RECORD = `CASE WHEN octet_length(record) < ${4 * MAX_BYTES} THEN record END AS record`;

/** Messages that the machines of one bot share. Whoever takes one up owns its row until it is over, or is taken for dead. */
export class OutboxTable implements OutboxStore {
  /** What was taken up, as it was read. */
  private readonly taken = new Map<string, { row: string; message: StoredMessage }>();
  private count = 0;

  constructor(
    private readonly database: Pick<BotDatabase, "query" | "seal" | "unseal" | "nameOf" | "own" | "bot">,
    private readonly queue: JobQueue,
  ) {}

  /** Writes a message down, once for its id. A reply waits for a database that is away; a push is refused. */
  async add({ id = randomUUID(), ...wanted }: Omit<OutboxMessage, "id" | "at"> & { id?: string }): Promise<string> {
    const message: StoredMessage = { id, ...wanted, at: Date.now() };
    if (Buffer.byteLength(JSON.stringify(message)) > MAX_BYTES) throw new MessageTooLargeError();
    const { bot } = this.database;
    const row = this.rowOf(id);
    const chat = `${KIND} ${this.database.nameOf(chatMarkFor(message.to))}`;
    const write = (): Promise<number> =>
      this.queue.add(
        KIND,
        `INSERT INTO chat_hooks.sends (bot, name, queue, record) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
         RETURNING number, queue, json_build_object('row', name) AS payload`,
        [bot, row, chat, this.database.seal(`${KIND} ${row}`, message)],
      );
    await (wanted.kind === "push" ? write() : this.queue.insist(write));
    return id;
  }

  /** Whether it was ever written down; those of some days ago are forgotten. */
  async has(id: string): Promise<boolean> {
    const { bot } = this.database;
    const rows = await this.queue.insist(() =>
      this.database.query("SELECT 1 FROM chat_hooks.sends WHERE bot = $1 AND name = $2", [bot, this.rowOf(id)]),
    );
    return rows.length > 0;
  }

  /** Makes the message of a job this machine's. Undefined for one that is over, or that nobody with the key has written. */
  async take(payload: unknown): Promise<TableFile | undefined> {
    const { row } = (payload ?? {}) as { row?: unknown };
    if (typeof row !== "string" || !ROW.test(row)) return undefined;
    const [found] = await this.queue.insist(() =>
      this.database.query<{ record: string | null; marked: boolean }>(
        `UPDATE chat_hooks.sends SET owner = $3 WHERE bot = $1 AND name = $2 AND record IS NOT NULL
         RETURNING marked, ${RECORD}`,
        [this.database.bot, row, this.database.own],
      ),
    );
    // What was sealed is what we wrote.
    const message = found && (this.database.unseal(`${KIND} ${row}`, found.record) as StoredMessage | undefined);
    if (!message || this.rowOf(message.id) !== row) return undefined;
    const name = this.nextName(message);
    this.taken.set(name, { row, message });
    return { name, marked: found.marked, row };
  }

  /** Has what dead machines have left taken up by others. */
  giveBack(query: BotDatabase["query"]): Promise<number> {
    return this.queue.add(
      KIND,
      `UPDATE chat_hooks.sends SET owner = NULL
        WHERE bot = $1 AND record IS NOT NULL AND owner NOT IN (SELECT id FROM chat_hooks.machines)
       RETURNING number, queue, json_build_object('row', name) AS payload`,
      [this.database.bot],
      query,
    );
  }

  async setMarked(file: OutboxFile, marked: boolean): Promise<void> {
    await this.change(file, "marked = $4", marked);
    file.marked = marked;
  }

  async replace(file: OutboxFile, message: StoredMessage): Promise<void> {
    const { row } = this.find(file);
    await this.change(file, "record = $4", this.database.seal(`${KIND} ${row}`, message));
    this.taken.set(file.name, { row, message });
  }

  async remove(file: OutboxFile): Promise<void> {
    // As long as that is not written down, another machine would take it for doubtful.
    await this.queue.insist(() => this.change(file, "record = $4", null));
    this.taken.delete(file.name);
  }

  drop(file: OutboxFile): Promise<void> {
    return this.remove(file);
  }

  async read({ name }: OutboxFile): Promise<StoredMessage | undefined> {
    return this.taken.get(name)?.message;
  }

  nextName({ id, to }: Pick<OutboxMessage, "id" | "to">): string {
    this.count = (this.count + 1) % 1_000_000;
    const digits = [String(Date.now()).padStart(15, "0"), String(this.count).padStart(6, "0")];
    return [...digits, chatMarkFor(to), markFor(id)].join("-");
  }

  // What is there comes as jobs.
  async list(): Promise<OutboxFile[]> {
    return [];
  }

  async watch(): Promise<() => void> {
    return () => {};
  }

  noteName(): void {}

  async write(): Promise<void> {}

  /** Of a turn that a frozen machine goes on with, the person hears the reply or that it was stopped: what was written first. */
  private rowOf(id: string): string {
    return this.database.nameOf(`${KIND} ${id.replace(/ stopped$/, "")}`);
  }

  private find({ name }: OutboxFile): { row: string } {
    const found = this.taken.get(name);
    if (!found) throw new TakenOverError();
    return found;
  }

  private async change(file: OutboxFile, what: string, value: unknown): Promise<void> {
    const { row } = this.find(file);
    const { bot, own } = this.database;
    const rows = await this.database.query(
      `UPDATE chat_hooks.sends SET ${what} WHERE bot = $1 AND name = $2 AND owner = $3 AND record IS NOT NULL
       RETURNING name`,
      [bot, row, own, value],
    );
    if (rows.length === 0) this.taken.delete(file.name);
    if (rows.length === 0) throw new TakenOverError();
  }
}
