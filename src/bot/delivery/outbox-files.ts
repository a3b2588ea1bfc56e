import { createHash, randomBytes } from "node:crypto";
import { constants, watch } from "node:fs";
import { chmod, type FileHandle, lstat, mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { removeIfOld } from "../../lib/files/folder.js";
import { KeyedQueue } from "../../lib/keyed-queue.js";

/** A chat of a channel, such as `telegram` and `12345`. */
export type Address = { channel: string; chatId: string };

/** One text on its way to one chat. */
export type OutboxMessage = { id: string; to: Address; text: string; kind: "reply" | "push" | "note"; at: number };

/** A parcel as it lies on disk; a stand-in is the honest line in the place of one nobody knows the fate of. */
export type StoredParcel = OutboxMessage & { standIn?: true | undefined };

/** A parcel's file: its name without ending, and whether it is marked as being sent. */
export type OutboxFile = { name: string; marked: boolean };

/** What became of a parcel, seen from another process. */
export type Status = { kind: "waiting" } | { kind: "gone" } | { kind: "dropped"; why: string };

/** A parcel larger than this, as JSON, is not written, and none is read. */
export const MAX_BYTES = 1_048_576;

/** A parcel too large to be written down. */
export class ParcelTooLargeError extends Error {
  override name = "ParcelTooLargeError";
  constructor() {
    super(`A message may have ${MAX_BYTES} bytes with its address, and this one has more. Send it in parts.`);
  }
}

const STORED = z.object({
  id: z.string(),
  to: z.object({ channel: z.string(), chatId: z.string() }),
  text: z.string(),
  kind: z.enum(["reply", "push", "note"]),
  at: z.number(),
  standIn: z.literal(true).optional(),
});
/** When, the how manyth of that millisecond, whom to, which: sorts by age, and tells the line without being opened. */
const NAME = /^\d{15}-\d{6}-[0-9a-f]{16}-[0-9a-f]{16}$/;
const ENDING = /\.(?:json|sending)$/;
const LEFT_OVER = /\.(?:draft|dropped)$/;
const MAX_A_MS = 999_999;
const LOOK_EVERY_MS = 900;
/** What passes by itself; every other trouble with one file is that file's own. */
const PASSING = ["EMFILE", "ENFILE", "ENOMEM", "EAGAIN"];
/** Some systems cannot sync a folder; theirs are as durable as they get. */
const NO_FOLDER_SYNC = ["EPERM", "EISDIR", "EINVAL", "ENOTSUP"];

/** Where a bot's outbox is: the command line writes there, too. */
export const outboxIn = (state: string): string => join(state, "outbox");

/** The line a parcel waits in, by its file's name. */
export const lineOf = (name: string): string => name.slice(23, 39);

/** The mark of a parcel's id, by its file's name. */
export const idMarkOf = (name: string): string => name.slice(40);

/** A short mark for a text that may hold anything: a file's name may not. */
export const markFor = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

function waitingName(file: string): string | undefined {
  const name = file.replace(/\.json$/, "");
  return name !== file && NAME.test(name) ? name : undefined;
}

/** The parcels of one folder, a file each. Whatever is written here survives a crash the moment it is written. */
export class ParcelFiles {
  private last = { ms: 0, count: 0 };
  /** Sixteen at a time, by the line's first digit: ten thousand open files are more than a process may have. */
  private readonly lanes = new KeyedQueue();

  constructor(readonly folder: string) {}

  /** All parcels, oldest first. What looks like one and is none is put aside. */
  async list(): Promise<OutboxFile[]> {
    await this.makeFolder();
    const found = new Map<string, OutboxFile>();
    for (const file of (await readdir(this.folder)).sort()) {
      const name = file.replace(ENDING, "");
      if (LEFT_OVER.test(file)) await removeIfOld(join(this.folder, file));
      else if (name !== file && !NAME.test(name)) await this.putAside(file);
      // ".sending" sorts after ".json", and counts when both are there: what may have been sent is not sent again.
      else if (name !== file) found.set(name, { name, marked: file.endsWith(".sending") });
    }
    const newest = [...found.keys()].at(-1);
    if (newest !== undefined) this.noteName(newest);
    return [...found.values()];
  }

  /** New names sort after every name seen before, also when the clock was set back meanwhile. */
  noteName(name: string): void {
    const [ms, count] = [Number(name.slice(0, 15)), Number(name.slice(16, 22))];
    if (ms > this.last.ms || (ms === this.last.ms && count > this.last.count)) this.last = { ms, count };
  }

  /** The name for the next parcel. */
  nextName({ id, to }: Pick<OutboxMessage, "id" | "to">): string {
    const { ms, count } = this.last;
    const now = Date.now();
    if (now > ms) this.last = { ms: now, count: 0 };
    else this.last = count < MAX_A_MS ? { ms, count: count + 1 } : { ms: ms + 1, count: 0 };
    const digits = [String(this.last.ms).padStart(15, "0"), String(this.last.count).padStart(6, "0")];
    return [...digits, addressMark(to), markFor(id)].join("-");
  }

  /** Writes a parcel down; when that fails, nothing of it is left to be sent. */
  async write(name: string, parcel: StoredParcel): Promise<void> {
    const path = this.pathOf({ name, marked: false });
    const text = JSON.stringify(parcel);
    if (Buffer.byteLength(text) > MAX_BYTES) throw new ParcelTooLargeError();
    await this.inLane(name, async () => {
      await this.makeFolder();
      await this.put(path, text).catch(async (error: unknown) => {
        await rm(path, { force: true }).catch(() => {}); // the trouble that matters is the first one
        throw error;
      });
    });
  }

  /** The parcel of a file; undefined when it is gone, or was damaged and is put aside now. */
  async read(label: OutboxFile): Promise<StoredParcel | undefined> {
    return this.inLane(label.name, async () => {
      try {
        const parcel = parseParcel(await readRegular(this.pathOf(label)), label.name);
        if (parcel) return parcel;
      } catch (error) {
        if (PASSING.includes(codeOf(error))) throw error;
        if (codeOf(error) === "ENOENT") return undefined;
      }
      await this.putAside(this.fileOf(label));
      return undefined;
    });
  }

  /** Marks a parcel as being sent, or takes the mark back. */
  async setMarked(label: OutboxFile, marked: boolean): Promise<void> {
    await this.inLane(label.name, async () => {
      await rename(this.pathOf(label), this.pathOf({ ...label, marked }));
      label.marked = marked;
      await syncFolder(this.folder);
    });
  }

  /** Puts another text in the place of a marked parcel, in one step. */
  async replace(label: OutboxFile, parcel: StoredParcel): Promise<void> {
    await this.inLane(label.name, () => this.put(this.pathOf(label), JSON.stringify(parcel)));
  }

  // Not synced: a parcel that came back after a power cut is a doubtful one, and is not sent again.
  async remove(label: OutboxFile): Promise<void> {
    await this.inLane(label.name, () => rm(this.pathOf(label), { force: true }));
  }

  /** Removes a parcel that will not be sent, and leaves the reason there for a while, for whoever waits for it. */
  async drop(label: OutboxFile, why: string): Promise<void> {
    // The reason is a courtesy; that it is given up is what counts.
    await this.inLane(label.name, () => this.put(this.pathOf(label, "dropped"), why)).catch(() => {});
    await this.remove(label);
  }

  /** What became of a parcel that was written into this folder. */
  async fateOf(name: string): Promise<Status> {
    for (const marked of [false, true, false]) {
      // Thrice: between the first two looks the mark may have been taken back.
      if (await exists(this.pathOf({ name, marked }))) return { kind: "waiting" };
    }
    const why = await readFile(this.pathOf({ name, marked: false }, "dropped"), "utf8").catch(() => undefined);
    return why === undefined ? { kind: "gone" } : { kind: "dropped", why };
  }

  /** Tells which parcels come into the folder, until the returned function is called; some may be told twice. */
  watch(onCome: (name: string) => void): () => void {
    const look = (): Promise<void> =>
      this.list().then(
        (labels) => {
          for (const { name, marked } of labels) if (!marked) onCome(name);
        },
        () => {}, // a folder that is being moved, a disk that is full: the next look is a second away
      );
    // Being told by the system is faster; looking works everywhere: on network drives, in a folder made anew.
    const stopListening = listen(this.folder, (file) => {
      const name = waitingName(file);
      if (name !== undefined) onCome(name);
    });
    const timer = setInterval(look, LOOK_EVERY_MS).unref();
    return () => {
      clearInterval(timer);
      stopListening();
    };
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
      const handle = await open(draft, "wx", 0o600);
      await handle
        .writeFile(text)
        .then(() => handle.sync())
        .finally(() => handle.close());
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {}); // an old draft is removed by the next process
      throw error;
    }
    await syncFolder(this.folder);
  }

  private async putAside(file: string): Promise<void> {
    const path = join(this.folder, file);
    // Where even that is refused, the file is in nobody's way: no line waits for it.
    await rename(path, `${path}.${randomBytes(4).toString("hex")}.damaged`).catch(() => {});
  }

  private inLane<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.lanes.run(lineOf(name).slice(0, 1), work);
  }

  private fileOf({ name, marked }: OutboxFile): string {
    return `${name}.${marked ? "sending" : "json"}`;
  }

  private pathOf(label: OutboxFile, ending?: "dropped"): string {
    return join(this.folder, ending ? `${label.name}.${ending}` : this.fileOf(label));
  }
}

const addressMark = ({ channel, chatId }: Address): string => markFor(JSON.stringify([channel, chatId]));

function parseParcel(text: string, name: string): StoredParcel | undefined {
  const { data } = STORED.safeParse(JSON.parse(text));
  // A file that was renamed would wait in the line of somebody else.
  return data && addressMark(data.to) === lineOf(name) ? data : undefined;
}

/** Never through a link, never waiting for a pipe, and no more than a parcel can have. */
async function readRegular(path: string): Promise<string> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const { size } = await regular(handle);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size), 0, size, 0);
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function regular(handle: FileHandle): Promise<{ size: number }> {
  const found = await handle.stat();
  if (!found.isFile() || found.size > MAX_BYTES) throw new Error("This is no parcel.");
  return found;
}

async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder);
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    if (!NO_FOLDER_SYNC.includes(codeOf(error))) throw error;
  }
}

function listen(folder: string, onFile: (file: string) => void): () => void {
  try {
    const watcher = watch(folder, { persistent: false }, (_event, file) => file !== null && onFile(file));
    // A watch that breaks is no loss: the folder is looked at as well.
    watcher.on("error", () => watcher.close());
    return () => watcher.close();
  } catch {
    return () => {}; // the same: the system may have no watch left to give
  }
}

const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  );

const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "");
