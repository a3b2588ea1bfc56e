import type { Dirent } from "node:fs";
import { opendir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { HookSource, SourceChosen } from "../../core/control.js";
import { canonicalEntry, type DialectName, type ProposedHook } from "../../core/hook.js";
import { SOURCE_NAMES } from "../../formats/agent-yaml.js";
import { dialectOf } from "../../formats/dialect.js";
import type { FormatFile, FormatPlace, Places } from "../../formats/format.js";
import { MAX_FILE, withinLimits } from "../../formats/hook-file.js";
import { Budget } from "../../lib/budget.js";
import { homeFolder } from "../../lib/home-folder.js";
import type { ConfigReader } from "./config-reader.js";
import { readProposals, type WorkspaceFiles } from "./workspace-files.js";

/** A hook that some file proposes, and where in the order of sources it stands. */
export type SourcedHook = ProposedHook & {
  source: string;
  position: number;
  /** Of a hook that has one; the project's takes the place of the user's. */
  name?: string;
  description?: string;
  level?: FormatPlace["level"];
};
/** What is wrong in one of the files. */
export type SourcedFault = { file: string; line: number; code: string } & Record<string, unknown>;
export type Proposals = { hooks: SourcedHook[]; faults: SourcedFault[] };

/** What approvals of hooks in our own file are marked with. */
export const OWN_SOURCE = "shell_hooks.yaml";

/** A front matter is short; what follows it is for people. */
const MAX_HEAD = 65_536;
const MAX_ENTRIES = 2_000;
const MAX_FOLDERS = 200;
const MAX_SCRIPTS = 50;
const MAX_SCRIPT_DEPTH = 3;
/** What interpreters leave behind, and what is not the hook's own. */
const NOT_SCRIPTS = ["__pycache__", "node_modules"];
/** Room between the sources: an entry keeps its place whatever is added to another file. */
const ROOM = 10_000;

/** All that proposes hooks: our own file, and those of the formats that agent.yaml names. */
export class HookSources {
  private readonly places: Places;

  constructor(
    private readonly files: WorkspaceFiles,
    private readonly reader: ConfigReader,
    private readonly workspace: string,
    root: string,
    env: Places["env"],
  ) {
    this.places = { home: homeFolder(env.HOME), root, env };
  }

  async load(budget = new Budget()): Promise<Proposals> {
    const own = await this.files.loadProposals(budget);
    const all: Proposals = {
      hooks: own.hooks.map((hook, index) => ({ ...hook, source: OWN_SOURCE, position: index })),
      faults: own.faults.map((fault) => ({ ...fault, file: this.files.hookFile })),
    };
    const { names, unknown } = await this.files.readSources();
    for (const value of unknown)
      all.faults.push({
        file: this.files.agentFile,
        line: 1,
        code: "unknown-word",
        key: "sources",
        value,
        words: SOURCE_NAMES,
      });
    for (const [rank, { name, place }] of this.chosen(names).entries()) {
      const loaded = await this.loadPlace(name, place, budget);
      merge(all, loaded, place, (rank + 1) * ROOM);
    }
    return all;
  }

  /** Every format that has files of its own; `proposedFrom` are the files that the proposed hooks are from. */
  async list(proposedFrom: readonly string[]): Promise<HookSource[]> {
    const { names } = await this.files.readSources();
    return SOURCE_NAMES.map((name) => {
      const places = dialectOf(name).format?.places(this.places) ?? [];
      const isFrom = (file: string): boolean =>
        places.some(({ kind, path }) => (kind === "file" ? file === path : file.startsWith(`${path}/`)));
      const paths = [...new Set(places.map(({ path }) => path))];
      return { name, on: names.includes(name), paths, hooks: proposedFrom.filter(isFrom).length };
    });
  }

  async choose(name: string, on: boolean): Promise<SourceChosen> {
    const known = SOURCE_NAMES.find((each) => each === name);
    if (known === undefined) return { kind: "unknown", names: SOURCE_NAMES };
    const { names } = await this.files.readSources();
    if (names.includes(known) === on) return { kind: "chosen", changed: false };
    const failed = await this.files.chooseSource(known, on);
    return failed === undefined
      ? { kind: "chosen", changed: true }
      : { kind: "failed", path: this.files.agentFile, detail: failed };
  }

  /** The paths whose change may change what is proposed. */
  async watched(): Promise<string[]> {
    const { names } = await this.files.readSources();
    const paths = await Promise.all(
      this.chosen(names).map(async ({ place }) =>
        place.kind === "file" ? [place.path] : [place.path, ...(await hookFolders(place.path)).map(headOf)],
      ),
    );
    return paths.flat();
  }

  /** The user's files before the project's, in each of them the formats in their order. */
  private chosen(names: readonly DialectName[]): { name: DialectName; place: FormatPlace }[] {
    const all = names.flatMap((name) =>
      (dialectOf(name).format?.places(this.places) ?? []).map((place) => ({ name, place })),
    );
    return [
      ...all.filter(({ place }) => place.level === "user"),
      ...all.filter(({ place }) => place.level === "project"),
    ];
  }

  private async loadPlace(name: DialectName, place: FormatPlace, budget: Budget): Promise<Loaded[]> {
    if (place.kind === "file") return [await this.loadFile(name, place.path, [], budget)];
    const loaded: Loaded[] = [];
    for (const folder of await hookFolders(place.path)) {
      const path = headOf(folder);
      const scripts = await scriptsIn(folder, budget);
      loaded.push(budget.isSpent ? notRead(path) : await this.loadFile(name, path, scripts, budget));
      // Said once: the rest is as it is.
      if (budget.isSpent) break;
    }
    return loaded;
  }

  private loadFile(name: DialectName, path: string, scripts: string[], budget: Budget): Promise<Loaded> {
    const { root } = this.places;
    return loadFormatFile(this.reader, { name, path, scripts, workspace: this.workspace, root }, budget);
  }
}

/** Reads one file of a format: regular, not too large, whatever is in it. A missing one proposes nothing. */
export async function loadFormatFile(
  reader: ConfigReader,
  file: { name: DialectName; path: string; scripts: readonly string[]; workspace: string; root: string },
  budget = new Budget(),
): Promise<Loaded> {
  const { name, path, scripts, workspace, root } = file;
  const limit = name === "agent-hooks" ? MAX_HEAD : MAX_FILE;
  if (budget.isSpent) return notRead(path);
  const around = { root, folder: dirname(path), files: scripts };
  const parse = async (text: string) => withinLimits(await reader.readForeign(name, text, around, budget));
  return { path, ...(await readProposals({ path, workspace, limit }, budget, parse)) };
}

const notRead = (path: string): Loaded => ({ path, hooks: [], faults: [{ line: 1, code: "not-read" }] });

type Loaded = FormatFile & { path: string };

const headOf = (folder: string): string => join(folder, "HOOK.md");

/** A project's hook takes the place of the user's of the same name, among what is proposed. */
function merge(all: Proposals, loaded: readonly Loaded[], place: FormatPlace, start: number): void {
  let position = start;
  // The same in several files of a format is one hook.
  const known = new Set(all.hooks.map(({ entry }) => canonicalEntry(entry)));
  for (const { path, hooks, faults, name, description } of loaded) {
    all.faults.push(...faults.map((fault) => ({ ...fault, file: path })));
    const namesake = place.level === "project" && place.kind === "folder" && name !== undefined && hooks.length > 0;
    if (namesake) all.hooks = all.hooks.filter((hook) => !(hook.name === name && hook.level === "user"));
    for (const hook of hooks) {
      const canonical = canonicalEntry(hook.entry);
      if (known.has(canonical)) continue;
      known.add(canonical);
      const named = name === undefined ? {} : { name, level: place.level, ...(description && { description }) };
      all.hooks.push({ ...hook, source: path, position, ...named });
      position += 1;
    }
  }
}

async function hookFolders(path: string): Promise<string[]> {
  const found = await entriesOf(path);
  const names = found.filter((each) => each.isDirectory() || each.isSymbolicLink()).map(({ name }) => name);
  return names
    .sort()
    .slice(0, MAX_FOLDERS)
    .map((name) => join(path, name));
}

/** What a folder holds, as far as anybody would look: one that holds millions is not read to its end. */
async function entriesOf(path: string): Promise<Dirent[]> {
  const entries: Dirent[] = [];
  try {
    for await (const entry of await opendir(path)) {
      entries.push(entry);
      if (entries.length === MAX_ENTRIES) break;
    }
  } catch {
    // No such folder, or none that can be read: it proposes nothing.
  }
  return entries;
}

/** The files beside a hook folder's description that may be its script, or part of it. */
export async function scriptsIn(
  folder: string,
  budget = new Budget(),
  below = "scripts",
  depth = 1,
): Promise<string[]> {
  if (budget.isSpent) return [];
  budget.lookUp();
  const found = await entriesOf(join(folder, below));
  const own = found.filter(({ name }) => !name.startsWith(".") && !NOT_SCRIPTS.includes(name));
  const files = own.filter((each) => each.isFile() || each.isSymbolicLink()).map(({ name }) => `${below}/${name}`);
  // What can be the entry point first: however many neighbours there are, they must not crowd it out.
  files.sort((a, b) => Number(isRun(b)) - Number(isRun(a)) || (a < b ? -1 : 1));
  const folders = depth < MAX_SCRIPT_DEPTH ? own.filter((each) => each.isDirectory()).slice(0, MAX_SCRIPTS) : [];
  for (const { name } of folders) {
    if (files.length < MAX_SCRIPTS) files.push(...(await scriptsIn(folder, budget, `${below}/${name}`, depth + 1)));
  }
  return files.slice(0, MAX_SCRIPTS);
}

const isRun = (path: string): boolean => /^scripts\/run(?:\.\w+)?$/.test(path);
