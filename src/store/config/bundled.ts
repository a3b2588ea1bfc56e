import { createHash } from "node:crypto";
import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import type { HookTexts } from "../../core/control.js";
import type { BundledGuard, ShownFile } from "../../core/view.js";
import { readHookFile } from "../../formats/hook-file.js";
import { entriesInHeader } from "../../formats/hook-file-edit.js";
import { isInside } from "../../lib/is-inside.js";
import { PACKAGE_ROOT, VERSION } from "../../lib/package-root.js";
import type { Binding, NamedFile } from "../../transports/transport.js";

/** Beside our own code, in a clone and in an installed package alike. */
const BUNDLED = "extensions/shell_hooks";
const IN_PACKAGE = new RegExp(`^(?<root>/.*?)/${BUNDLED}/(?<name>.+)$`);
const SCRIPT = /^examples\/[^/]+$/;

/** The entries of a bundled script's header, as text and as what they mean, and its first line: what it is for. */
export function headerOf(script: string, place: (entry: string) => string = (entry) => entry) {
  const entries = entriesInHeader(script).map(place);
  const { hooks } = readHookFile(`hooks:\n${entries.map((entry) => entry.replace(/^/gm, "  ")).join("\n")}\n`);
  return { entries, hooks: hooks.map(({ entry }) => entry), about: aboutOf(script) };
}

const aboutOf = (script: string): string => /^(?:"""|# ?)[\w.-]+: (.+)$/m.exec(script)?.[1] ?? "";

/**
 * What came with the package when it was made, against which the files of a hook are compared. Where the agent can
 * write the package itself, nothing there counts as shipped.
 */
export class BundledScripts {
  private digests: Promise<Readonly<Record<string, string>>> | undefined;
  /** The files that each script's header lists. Read once, as the digests are: every look at a list asks for each entry. */
  private readonly listed = new Map<string, Promise<readonly string[]>>();

  constructor(private readonly workspace: string) {}

  /**
   * What belongs to a bundled script: what the header of its entry lists, and of a wrapper the program beside it. Only
   * for one that is as it was shipped, and from what was shipped: nobody else's words widen an approval.
   */
  readonly partsOf = async ({ path, sha256 }: NamedFile): Promise<readonly string[]> => {
    const digests = await this.loadDigests();
    const { root, name } = (await this.placeOf(path)) ?? {};
    if (root === undefined || name === undefined || !SCRIPT.test(name) || digests[name] !== sha256) return [];
    const program = name.replace(/\.sh$/, ".py");
    const isWrapper = program !== name && Object.hasOwn(digests, program);
    const scripts = isWrapper ? [name, program] : [name];
    const listed = await Promise.all(scripts.map((script) => this.listedIn(script)));
    const words = [...(isWrapper ? [`${BUNDLED}/${program}`] : []), ...listed.flat()];
    return [...new Set(words.map((word) => join(root, word)))].filter((each) => each !== path);
  };

  /** How a hook stands to what was shipped; undefined where it runs no bundled script. */
  async guardOf({ words, files, folders }: Binding): Promise<BundledGuard | undefined> {
    const [script] = words.flatMap(({ file }) => file ?? []);
    const place = script && (await this.placeOf(script.path));
    if (!place || !SCRIPT.test(place.name)) return undefined;
    const digests = await this.loadDigests();
    const own = `${join(place.root, BUNDLED)}/`;
    const found = new Map(
      files.filter(({ path }) => path.startsWith(own)).map(({ path, sha256 }) => [path.slice(own.length), sha256]),
    );
    const isBound = (name: string): boolean => folders.some(({ path }) => isInside(path, own + name));
    const names = [...new Set([...found.keys(), ...Object.keys(digests).filter(isBound)])].sort();
    const file = place.name.replace("examples/", "");
    const about = aboutOf(await shippedText(place.name).catch(() => ""));
    return {
      name: file.replace(/\.\w+$/, ""),
      version: VERSION,
      sha256: createHash("sha256")
        .update(JSON.stringify([...found].sort(byName)))
        .digest("hex"),
      about,
      changed: names.filter((name) => digests[name] !== found.get(name)),
    };
  }

  /** Marks the files that are as they were shipped: what is known need not be read again. */
  async mark(files: readonly ShownFile[]): Promise<void> {
    const digests = await this.loadDigests();
    for (const file of files) {
      const place = await this.placeOf(file.path);
      if (place && digests[place.name] === file.sha256) file.isAsShipped = true;
    }
  }

  /** The files of a hook that are not as they were shipped: how they were, and how they are. */
  async difference(binding: Binding, current: readonly ShownFile[]): Promise<HookTexts["shipped"]> {
    const { changed = [] } = (await this.guardOf(binding)) ?? {};
    if (changed.length === 0) return { before: [], after: [] };
    const digests = await this.loadDigests();
    const [root = "/"] = (await Promise.all(current.map(({ path }) => this.placeOf(path)))).flatMap(
      (place) => place?.root ?? [],
    );
    const pathOf = (name: string): string => join(root, BUNDLED, name);
    const before = changed.flatMap(async (name) => {
      const text = await shippedText(name).catch(() => undefined);
      return text === undefined ? [] : [{ path: pathOf(name), sha256: digests[name] ?? "", text, bytes: text.length }];
    });
    const paths = new Set(changed.map(pathOf));
    return { before: (await Promise.all(before)).flat(), after: current.filter(({ path }) => paths.has(path)) };
  }

  /** Where a path lies in the package, by whichever links it is reached. */
  private async placeOf(path: string): Promise<{ root: string; name: string } | undefined> {
    const { root = "", name = "" } = IN_PACKAGE.exec(path)?.groups ?? {};
    if (root === "" || isInside(this.workspace, PACKAGE_ROOT)) return undefined;
    const isOurs = (await realpath(root).catch(() => "")) === (await realpath(PACKAGE_ROOT));
    return isOurs ? { root, name } : undefined;
  }

  private listedIn(script: string): Promise<readonly string[]> {
    const known = this.listed.get(script);
    if (known) return known;
    const read = shippedText(script).then((text) => headerOf(text).hooks.flatMap(({ files }) => files));
    this.listed.set(script, read);
    // What could not be read may be there at the next look.
    read.catch(() => this.listed.delete(script));
    return read;
  }

  private loadDigests(): Promise<Readonly<Record<string, string>>> {
    this.digests ??= readFile(join(PACKAGE_ROOT, "dist/bundled.json"), "utf8")
      .catch(() => "{}")
      .then((text) => JSON.parse(text));
    return this.digests;
  }
}

const byName = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : 1);

const shippedText = (name: string): Promise<string> => readFile(join(PACKAGE_ROOT, "dist/bundled", name), "utf8");
