import { type FSWatcher, watch } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { basename, dirname } from "node:path";

/** Stands for whatever a folder holds; no file has this name. */
const ANYTHING = "/";

type Folder = { watcher: FSWatcher; paths: Map<string, Set<string>> };

/** Has the system tell which of a set of paths were touched, by watching the folders that they lie and lead to in. */
export class FolderWatches {
  private readonly folders = new Map<string, Folder>();
  private readonly covered = new Set<string>();
  private readonly touched = new Set<string>();

  /** Watches these paths and no others. What is said of those that are new counts from now on. */
  async cover(paths: ReadonlySet<string>): Promise<void> {
    for (const path of this.covered) if (!paths.has(path)) this.forget(path);
    const news = [...paths].filter((path) => !this.covered.has(path));
    const places = await Promise.all(news.map(placesOf));
    for (const [at, path] of news.entries())
      if (places[at]?.every(([folder, name]) => this.watchPlace(folder, name, path))) this.covered.add(path);
  }

  /** Whether the system tells of this path. */
  isCovered(path: string): boolean {
    return this.covered.has(path);
  }

  /** The paths of which it was told since the last time this was asked. */
  takeTouched(): string[] {
    const touched = [...this.touched];
    this.touched.clear();
    return touched;
  }

  close(): void {
    for (const { watcher } of this.folders.values()) watcher.close();
    this.folders.clear();
    this.covered.clear();
  }

  private watchPlace(at: string, name: string, path: string): boolean {
    const folder = this.folderAt(at);
    if (!folder) return false;
    folder.paths.set(name, (folder.paths.get(name) ?? new Set()).add(path));
    return true;
  }

  private folderAt(path: string): Folder | undefined {
    const known = this.folders.get(path);
    if (known) return known;
    try {
      const watcher = watch(path, { persistent: false }, (_, name) => this.note(path, name));
      watcher.on("error", () => this.lose(path));
      const folder = { watcher, paths: new Map() };
      this.folders.set(path, folder);
      return folder;
    } catch {
      // No such folder, or more of them than the system watches: its paths are looked at instead.
      return undefined;
    }
  }

  private note(folder: string, name: string | null): void {
    const { paths } = this.folders.get(folder) ?? {};
    if (!paths) return;
    // Without a name it may be any of them; with its own the folder itself was moved or removed, and is to be found anew.
    if (name === null || (name === basename(folder) && !paths.has(name))) this.lose(folder);
    else for (const path of [...(paths.get(name) ?? []), ...(paths.get(ANYTHING) ?? [])]) this.touched.add(path);
  }

  /** Nothing more is told of this folder: all of its paths are looked at, and covered again by whoever wants them. */
  private lose(folder: string): void {
    const { watcher, paths } = this.folders.get(folder) ?? {};
    this.folders.delete(folder);
    watcher?.close();
    for (const path of [...(paths?.values() ?? [])].flatMap((each) => [...each])) {
      this.touched.add(path);
      this.covered.delete(path);
    }
  }

  private forget(path: string): void {
    this.covered.delete(path);
    for (const [at, { watcher, paths }] of this.folders) {
      for (const [name, of] of paths) {
        of.delete(path);
        if (of.size === 0) paths.delete(name);
      }
      if (paths.size > 0) continue;
      watcher.close();
      this.folders.delete(at);
    }
  }
}

/** Where a path can be touched, as folders and names in them: a link and what it leads to, and all that a folder holds. */
async function placesOf(path: string): Promise<[folder: string, name: string][]> {
  const real = await realpath(path).catch(() => path);
  const isFolder = (await stat(real).catch(() => undefined))?.isDirectory();
  const ends = [...new Set([path, real])].map((each): [string, string] => [dirname(each), basename(each)]);
  return isFolder ? [...ends, [real, ANYTHING]] : ends;
}
