import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import writeFileAtomic from "write-file-atomic";
import { appendRecord, readRecords } from "./json-lines.js";

/** Records under a name: the first is the whole, the others say what came since. */
export interface RecordList {
  /** All of them; none where there are none, or the first cannot be read. */
  read<T>(): Promise<T[]>;
  /** Adds one, and says whether there was anything to add to. */
  append(record: object): Promise<boolean>;
  /** Puts one in the place of all. */
  replace(record: object): Promise<void>;
  /** Answers false where somebody else has removed it. */
  remove(): Promise<boolean>;
  /** Whether it is as this process has last read or written it. */
  isCurrent(): Promise<boolean>;
}

/** Lists by name, in a folder of this machine or in a database for several. Names end in what kind they are. */
export interface RecordStore {
  list(name: string): RecordList;
  /** Begins a list that nobody has begun yet; undefined where somebody has. */
  create(name: string, record: object): Promise<RecordList | undefined>;
  names(ending: string): Promise<string[]>;
  /** Removes the lists that nobody has written to for so long; a folder has so many at most, the newest. */
  removeOlder(ending: string, olderThanMs: number, most?: number): Promise<void>;
}

/** Somebody else has written since this process looked; or has put an older version in the place of what it has seen. */
export class RecordsChangedError extends Error {
  override name = "RecordsChangedError";
  constructor(readonly how: "changed" | "older") {
    super(how === "older" ? "an older version of the record was put back" : "the record was changed elsewhere");
  }
}

/** A file for each list, a line for each record. One process writes there. */
export class RecordFiles implements RecordStore {
  constructor(private readonly folder: string) {}

  list(name: string): RecordList {
    return new RecordFile(this.folder, name);
  }

  async create(name: string, record: object): Promise<RecordList> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFile(join(this.folder, name), JSON.stringify(record), { mode: 0o600, flush: true });
    return this.list(name);
  }

  async names(ending: string): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names.filter((name) => name.endsWith(ending));
  }

  async removeOlder(ending: string, olderThanMs: number, most = Number.POSITIVE_INFINITY): Promise<void> {
    const paths = (await this.names(ending)).map((name) => join(this.folder, name));
    const ages = await Promise.all(paths.map(async (path) => ({ path, at: await changedAt(path) })));
    const newestFirst = ages.sort((one, other) => other.at - one.at);
    const oldest = newestFirst.filter(({ at }, place) => place >= most || at < Date.now() - olderThanMs);
    for (const { path } of oldest) await rm(path, { force: true });
  }
}

/** Of a file that is gone meanwhile: now. */
const changedAt = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Date.now(),
  );

class RecordFile implements RecordList {
  private readonly path: string;

  constructor(
    private readonly folder: string,
    name: string,
  ) {
    this.path = join(folder, name);
  }

  read<T>(): Promise<T[]> {
    return readRecords<T>(this.path);
  }

  append(record: object): Promise<boolean> {
    return appendRecord(this.path, record);
  }

  async replace(record: object): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFileAtomic(this.path, JSON.stringify(record), { mode: 0o600 });
  }

  async remove(): Promise<boolean> {
    await rm(this.path, { force: true });
    return true;
  }

  async isCurrent(): Promise<boolean> {
    return true;
  }
}
