import { createHash, randomBytes } from "node:crypto";
import { chmod, lstat, mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { removeIfOld } from "../../lib/files/folder.js";
import { readSafely } from "../../lib/files/safe-read.js";
import { parseJson } from "../../lib/json.js";
import { KeyedQueue } from "../../lib/keyed-queue.js";
import { watchFolder } from "./folder-watch.js";

const STORED = z.object({
  id: z.string(),
  to: z.object({ channel: z.string(), chatId: z.string() }),
  text: z.string(),
  kind: z.enum(["reply", "push", "note"]),
  /** A time that a date can have. */
  at: z.number().int().min(0).max(8.64e15),
  /** The honest line in the place of a message that may or may not have arrived. */
  standIn: z.literal(true).optional(),
  /** A hook wants it to leave then, and not earlier. */
  notBefore: z.number().int().min(0).max(8.64e15).optional(),
  delayedBy: z.string().optional(),
});

/** A message as it lies on disk. */
export type StoredMessage = z.infer<typeof STORED>;
/** One text on its way to one chat. */
export type OutboxMessage = Omit<StoredMessage, "standIn" | "notBefore" | "delayedBy">;
/** A chat of a channel, such as `telegram` and `12345`. */
export type Address = OutboxMessage["to"];
/** A message's file: its name without ending, and whether it is marked as being sent. */
export type OutboxFile = { name: string; marked: boolean };
/** Where an outbox keeps its messages. */
export type OutboxStore = Pick<
  OutboxFiles,
  "list" | "watch" | "noteName" | "nextName" | "write" | "read" | "replace" | "setMarked" | "remove" | "drop"
>;
/** What became of a message, seen from another process. */
export type Status = { kind: "waiting" } | { kind: "gone" } | { kind: "dropped"; why: string };

/** A message larger than this, as JSON, is not written, and none is read. */
export const MAX_BYTES = 1_048_576;

/** So many may wait, as the benchmarks have them; replies come on top, which answer somebody. */
export const MAX_MESSAGES = 50_000;

/** No more messages are taken before some have left. */
export class OutboxFullError extends Error {
  override name = "OutboxFullError";
  constructor() {
    super(`${MAX_MESSAGES} messages wait already, and no more are taken before some have left.`);
  }
}

export function refuseTooMany(waiting: number): void {
  if (waiting >= MAX_MESSAGES) throw new OutboxFullError();
}

/** A message too large to be written down. */
export class MessageTooLargeError extends Error {
  override name = "MessageTooLargeError";
  constructor() {
    super(`A message may have ${MAX_BYTES} bytes with its address, and this one has more. Send it in parts.`);
  }
}

/** When, the how manyth of that millisecond, whom to, which: sorts by age, and tells the chat without being opened. */
const NAME = /^\d{15}-\d{6}-[0-9a-f]{16}-[0-9a-f]{16}$/;
const ENDING = /\.(?:json|sending)$/;
const LEFT_OVER = /\.(?:draft|dropped)$/;
const MAX_A_MS = 999_999;
/** A look at a large folder takes long: the two-hundredth part of the time is enough for that. */
const REST_AFTER_LIST = 200;
/** What passes by itself; every other trouble with one file is that file's own. */
const PASSING = ["EMFILE", "ENFILE", "ENOMEM", "EAGAIN"];
/** Some systems cannot sync a folder; theirs are as durable as they get. */
const NO_FOLDER_SYNC = ["EPERM", "EISDIR", "EINVAL", "ENOTSUP"];

/** Where a bot's outbox is: the command line writes there, too. */
export const outboxIn = (state: string): string => join(state, "outbox");

/** The mark of the chat that a file's message is for. */
export const chatMarkOf = (name: string): string => name.slice(23, 39);

/** The mark of the id of a file's message. */
export const idMarkOf = (name: string): string => name.slice(40);

/** A short mark for a text that may hold anything: a file's name may not. */
export const markFor = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** The mark of a chat. */
export const chatMarkFor = ({ channel, chatId }: Address): string => markFor(JSON.stringify([channel, chatId]));

/** The messages of one folder, a file each. Whatever is written here survives a crash the moment it is written. */
export class OutboxFiles {
  private last = { ms: 0, count: 0 };
  /** Something was there that is removed when it is old. */
  private hasLeftOvers = false;
  private watchedSince = Number.POSITIVE_INFINITY;
  private restsUntil = 0;
  /** Sixteen at a time, by the chat's first digit: ten thousand open files are more than a process may have. */
  private readonly lanes = new KeyedQueue();

  constructor(readonly folder: string) {}

  /** All messages, oldest first. What looks like one and is none is put aside. */
  async list(): Promise<OutboxFile[]> {
    await this.makeFolder();
    const begin = performance.now();
    const found = new Map<string, OutboxFile>();
    const files = (await readdir(this.folder)).sort();
    this.hasLeftOvers = files.some((file) => LEFT_OVER.test(file));
    for (const file of files) {
      const name = file.replace(ENDING, "");
      if (LEFT_OVER.test(file)) await removeIfOld(join(this.folder, file));
      else if (name !== file && !NAME.test(name)) await this.putAside(file);
      // ".sending" sorts after ".json", and counts when both are there: what may have been sent is not sent again.
      else if (name !== file) found.set(name, { name, marked: file.endsWith(".sending") });
    }
    const newest = [...found.keys()].at(-1);
    if (newest !== undefined) this.noteName(newest);
    const now = performance.now();
    // What came after a list and before anybody listened is found by a look soon.
    this.restsUntil = begin < this.watchedSince ? 0 : now + (now - begin) * REST_AFTER_LIST;
    return [...found.values()];
  }

  /** New names sort after every name seen before, also when the clock was set back meanwhile. */
  noteName(name: string): void {
    const [ms, count] = [Number(name.slice(0, 15)), Number(name.slice(16, 22))];
    if (ms > this.last.ms || (ms === this.last.ms && count > this.last.count)) this.last = { ms, count };
  }

  /** The name for the next message. */
  nextName({ id, to }: Pick<OutboxMessage, "id" | "to">): string {
    const { ms, count } = this.last;
    const now = Date.now();
    if (now > ms) this.last = { ms: now, count: 0 };
    else this.last = count < MAX_A_MS ? { ms, count: count + 1 } : { ms: ms + 1, count: 0 };
    const digits = [String(this.last.ms).padStart(15, "0"), String(this.last.count).padStart(6, "0")];
    return [...digits, chatMarkFor(to), markFor(id)].join("-");
  }

  /** Writes a message down; when that fails, nothing of it is left to be sent. */
  async write(name: string, message: StoredMessage): Promise<void> {
    const file = { name, marked: false };
    const text = JSON.stringify(message);
    if (Buffer.byteLength(text) > MAX_BYTES) throw new MessageTooLargeError();
    await this.inLane(file, async () => {
      await this.makeFolder();
      await this.put(this.pathOf(file), text).catch(async (error: unknown) => {
        await rm(this.pathOf(file), { force: true }).catch(() => {}); // the trouble that matters is the first one
        throw error;
      });
    });
  }

  /** Puts another message in the place of one that is there, in one step. */
  async replace(file: OutboxFile, message: StoredMessage): Promise<void> {
    await this.inLane(file, () => this.put(this.pathOf(file), JSON.stringify(message)));
  }

  /** The message of a file; undefined when it is gone, or was damaged and is put aside now. */
  read(file: OutboxFile): Promise<StoredMessage | undefined> {
    return this.inLane(file, async () => {
      const path = this.pathOf(file);
      const read = await readSafely(path, this.folder, MAX_BYTES);
      if (read.kind === "missing" && !(await exists(path))) return undefined;
      if (read.kind === "unreadable" && PASSING.includes(read.detail)) throw new Error(read.detail);
      // A link to another message would send that one twice; a file that was renamed would go to somebody else.
      const isOwn = read.kind === "file" && basename(read.real) === basename(path);
      const message = isOwn ? STORED.safeParse(parseJson(read.bytes.toString("utf8"))).data : undefined;
      if (message && chatMarkFor(message.to) === chatMarkOf(file.name)) return message;
      await this.putAside(basename(path));
      return undefined;
    });
  }

  /** Marks a message as being sent, or takes the mark back. */
  async setMarked(file: OutboxFile, marked: boolean): Promise<void> {
    await this.inLane(file, async () => {
      await rename(this.pathOf(file), this.pathOf({ ...file, marked }));
      file.marked = marked;
      await syncFolder(this.folder);
    });
  }

  // Not synced: a message that came back after a power cut is a doubtful one, and is not sent again.
  async remove(file: OutboxFile): Promise<void> {
    await this.inLane(file, () => rm(this.pathOf(file), { force: true }));
  }

  /** Removes a message that will not be sent, and leaves the reason there for a while, for whoever waits for it. */
  async drop(file: OutboxFile, why: string): Promise<void> {
    // The reason is a courtesy; that it is given up is what counts.
    await this.inLane(file, () => this.put(this.droppedPath(file.name), why)).catch(() => {});
    await this.remove(file);
  }

  /** What became of a message that was written into this folder. */
  async statusOf(name: string): Promise<Status> {
    for (const marked of [false, true, false]) {
      // Thrice: between the first two looks the mark may have been taken back.
      if (await exists(this.pathOf({ name, marked }))) return { kind: "waiting" };
    }
    const why = await readFile(this.droppedPath(name), "utf8").catch(() => undefined);
    return why === undefined ? { kind: "gone" } : { kind: "dropped", why };
  }

  /** Tells which messages come into the folder, until the returned function is called; some may be told twice. */
  async watch(onCome: (name: string) => void): Promise<() => void> {
    await this.makeFolder();
    const stop = watchFolder(this.folder, {
      restsUntil: () => this.restsUntil,
      look: async () => {
        for (const { name, marked } of await this.list()) if (!marked) onCome(name);
        return this.hasLeftOvers;
      },
      onFile: (file) => {
        const name = file.replace(/\.json$/, "");
        if (name !== file && NAME.test(name)) onCome(name);
      },
    });
    this.watchedSince = performance.now();
    return stop;
  }

  private async makeFolder(): Promise<void> {
    const made = await mkdir(this.folder, { recursive: true, mode: 0o700 });
    if (made !== undefined) await syncFolder(dirname(made));
    // It may have been there before us, made by somebody who had no secrets to keep.
    await chmod(this.folder, 0o700);
  }

  private async put(path: string, text: string): Promise<void> {
    const draft = `${path}.${randomBytes(4).toString("hex")}.draft`;
    try {
      await writeFile(draft, text, { flag: "wx", mode: 0o600, flush: true });
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {}); // an old draft is removed by the next process
      throw error;
    }
    await syncFolder(this.folder);
  }

  private async putAside(file: string): Promise<void> {
    const path = join(this.folder, file);
    // Where even that is refused, the file is in nobody's way: no queue waits for it.
    await rename(path, `${path}.${randomBytes(4).toString("hex")}.damaged`).catch(() => {});
  }

  private inLane<T>({ name }: OutboxFile, work: () => Promise<T>): Promise<T> {
    return this.lanes.run(chatMarkOf(name).slice(0, 1), work);
  }

  private pathOf({ name, marked }: OutboxFile): string {
    return join(this.folder, `${name}.${marked ? "sending" : "json"}`);
  }

  private droppedPath(name: string): string {
    return join(this.folder, `${name}.dropped`);
  }
}

async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder);
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    if (!NO_FOLDER_SYNC.includes(String((error as NodeJS.ErrnoException).code))) throw error;
  }
}

const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  );
