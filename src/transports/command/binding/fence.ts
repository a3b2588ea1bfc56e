import { readlink, realpath } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, resolve } from "node:path";
import { homeFolder } from "../../../lib/home-folder.js";
import { isInside } from "../../../lib/is-inside.js";
import type { BindingPlace } from "../../transport.js";
import { FolderNames } from "./folder-names.js";
import { type Name, SCRIPT_NAME } from "./names.js";

/** What interpreters add to a name that stands for a module. */
const MODULE_ENDINGS = [".js", ".mjs", ".cjs", ".json", ".node", ".ts", ".py", ".pyc", ".pm", ".rb", ".lua", ".php"];
const SYSTEM_FOLDER = /^\/(?:proc|sys|dev)(?:\/|$)/;
const STREAMS = ["/dev/null", "/dev/stdin", "/dev/stdout", "/dev/stderr"];
const MAX_LINKS = 40;
/** The system opens no longer one. */
const MAX_PATH = 4_096;

/** `~` and relative paths mean the same wherever the bot was started. */
export function pathOf(word: string, place: Pick<BindingPlace, "root" | "home">): string {
  const home = homeFolder(place.home);
  if (word === "~") return home;
  return word.startsWith("~/") ? join(home, word.slice(2)) : resolve(place.root, word);
}

export const isStream = (path: string): boolean => STREAMS.includes(path);

/** What the kernel makes up: no two reads need agree, and `/proc/self/cwd` leads anywhere. */
export const isSystemPath = (path: string): boolean => SYSTEM_FOLDER.test(path) && !isStream(path);

/** Tells which names lead to what the agent can write, though nothing may be there yet. */
export class Fence {
  private readonly found: Map<string, Promise<string>>;
  private readonly names: FolderNames;

  constructor(private readonly place: BindingPlace) {
    this.found = place.found ?? new Map();
    this.names = new FolderNames(place);
  }

  /** Whether a program that is given this name could end up below the workspace, or in a system folder. */
  async forbids(name: Name): Promise<boolean> {
    await this.place.budget?.breathe();
    const { workspace, root } = this.place;
    const path = pathOf(name.text, this.place);
    if (isSystemPath(path)) return true;
    if (name.kind === "pattern") return matchesBelow(workspace, path);
    const real = await this.realOf(path);
    const inside = isInside(workspace, path) || isInside(workspace, real) || this.goesThrough(name.text);
    if (!inside && path.length > MAX_PATH) return false;
    if (!inside) return name.kind === "text" ? this.isLeftoverInside(name.text) : this.isModuleInside(path);
    const own = isAbsolute(name.text) || name.text.startsWith("~");
    if (own || !(isInside(workspace, root) || isInside(workspace, await this.realOf(root)))) return true;
    // Here every word would resolve below the workspace: `--strict` must stay usable.
    return (name.kind !== "module" && /\//.test(name.text)) || SCRIPT_NAME.test(name.text) || this.exists(path);
  }

  /** `workspace/link/../x` is not `workspace/x`: what `..` leaves depends on where the link leads. */
  private goesThrough(text: string): boolean {
    const parts = text.length > MAX_PATH ? [] : text.split("/");
    return parts.some(
      (part, at) =>
        part === ".." &&
        !["", ".", "..", undefined].includes(parts[at - 1]) &&
        isBelow(this.place.workspace, pathOf(parts.slice(0, at).join("/"), this.place)),
    );
  }

  /** `node ./guard` runs `guard.js`, which may be a link. */
  private async isModuleInside(path: string): Promise<boolean> {
    const { workspace } = this.place;
    // What is not there would appear in this folder.
    if (isInside(workspace, await this.realOf(dirname(path)))) return true;
    for (const module of await this.modulesAt(path)) if (isInside(workspace, await this.realOf(module))) return true;
    return false;
  }

  /** What may be there of the files that a module's name can stand for. */
  private async modulesAt(path: string): Promise<string[]> {
    const there = await this.names.in(dirname(path));
    const paths = MODULE_ENDINGS.map((ending) => path + ending);
    return there ? paths.filter((each) => there.has(basename(each).toLowerCase())) : paths;
  }

  /** `$(pwd)/guard.sh` leaves `/guard.sh` over: what is nowhere as it stands is looked for in the root. */
  private async isLeftoverInside(text: string): Promise<boolean> {
    if (!isAbsolute(text) || (await this.realpath(text))) return false;
    return isInside(this.place.workspace, await this.realOf(join(this.place.root, text)));
  }

  private async exists(path: string): Promise<boolean> {
    const paths = [path, ...(await this.modulesAt(path))];
    const reals = await Promise.all(paths.map((each) => this.realpath(each)));
    return reals.some((real) => real !== undefined);
  }

  /** Where a path leads, as far as that exists: also the place that a link without a target points at. */
  private realOf(path: string, links = 0): Promise<string> {
    if (path.length > MAX_PATH) return Promise.resolve(path);
    const known = this.found.get(path);
    if (known) return known;
    const real = this.lookUp(path, links);
    this.found.set(path, real);
    return real;
  }

  private async realpath(path: string): Promise<string | undefined> {
    this.place.budget?.lookUp();
    return realpath(path).catch(() => undefined);
  }

  private async lookUp(path: string, links: number): Promise<string> {
    // Whoever is given hundreds of numbers or names for a script has them looked up in a folder whose names are known.
    if (await this.names.isMissing(path)) return join(await this.realOf(dirname(path), links), basename(path));
    const real = await this.realpath(path);
    if (real !== undefined) return real;
    const parent = await this.realOf(dirname(path), links);
    this.place.budget?.lookUp();
    const target = await readlink(path).catch(() => undefined);
    if (target === undefined || links >= MAX_LINKS) return join(parent, basename(path));
    return this.lookUp(resolve(parent, target), links + 1);
  }
}

/** Some disks do not tell capitals apart, nor two ways to write an accent. */
const isBelow = (folder: string, path: string): boolean => path !== folder && isInside(folder, path);

/** Whether a shell's pattern can match a folder or what lies below it. */
function matchesBelow(folder: string, pattern: string): boolean {
  const parts = pattern.split("/");
  return folder.split("/").every((name, at) => {
    const [part = ""] = parts.slice(at, at + 1);
    // Compared piece by piece, not as one expression: a hostile pattern must not take long.
    return matchesPart(name, part.replaceAll(/\[[^\]]*\]/g, "?"));
  });
}

function matchesPart(name: string, pattern: string): boolean {
  let ends = new Set([0]);
  for (const character of pattern) {
    const next = [...ends].flatMap((at) => {
      if (character === "*") return Array.from({ length: name.length - at + 1 }, (_, more) => at + more);
      return at < name.length && (character === "?" || character === name[at]) ? [at + 1] : [];
    });
    ends = new Set(next);
  }
  return ends.has(name.length);
}
