import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { readHookFile } from "../../formats/hook-file.js";
import { entriesInHeader } from "../../formats/hook-file-edit.js";
import { isInside } from "../../lib/is-inside.js";
import { PACKAGE_ROOT } from "../../lib/package-root.js";
import type { BindingPlace, NamedFile } from "../../transports/transport.js";

/** Beside our own code, in a clone and in an installed package alike. */
const BUNDLED = "extensions/shell_hooks";
const IN_EXAMPLES = new RegExp(`^(?<root>/.*)/${BUNDLED}/examples/(?<name>[^/]+)$`);

/** The entries of a bundled script's header, as text and as what they mean. */
export function headerOf(script: string, place: (entry: string) => string = (entry) => entry) {
  const entries = entriesInHeader(script).map(place);
  const { hooks } = readHookFile(`hooks:\n${entries.map((entry) => entry.replace(/^/gm, "  ")).join("\n")}\n`);
  return { entries, hooks: hooks.map(({ entry }) => entry) };
}

/** What came with the package when it was made: each file's hash by its name, and the file itself. */
async function loadDigests(): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(join(PACKAGE_ROOT, "dist/bundled.json"), "utf8").catch(() => "{}");
  return JSON.parse(text);
}

const shippedText = (name: string): Promise<string> => readFile(join(PACKAGE_ROOT, "dist/bundled", name), "utf8");

/**
 * Says what belongs to a bundled script: what the header of its entry lists, and of a wrapper the program beside it.
 * Only for one in the package's own folder that is as it was shipped, and from what was shipped: nobody else's words
 * widen an approval. Where the agent can write the package itself, nothing there counts as shipped.
 */
export function bundledParts(workspace: string): NonNullable<BindingPlace["partsOf"]> {
  return async ({ path, sha256 }: NamedFile) => {
    const { root = "", name = "" } = IN_EXAMPLES.exec(path)?.groups ?? {};
    if (root === "" || isInside(workspace, PACKAGE_ROOT)) return [];
    if ((await realpath(root).catch(() => "")) !== (await realpath(PACKAGE_ROOT))) return [];
    const digests = await loadDigests();
    if (digests[`examples/${name}`] !== sha256) return [];
    const program = name.replace(/\.sh$/, ".py");
    const isWrapper = program !== name && Object.hasOwn(digests, `examples/${program}`);
    const scripts = isWrapper ? [name, program] : [name];
    const headers = await Promise.all(scripts.map(async (script) => headerOf(await shippedText(`examples/${script}`))));
    const listed = headers.flatMap(({ hooks }) => hooks.flatMap(({ files }) => files));
    const words = [...(isWrapper ? [`${BUNDLED}/examples/${program}`] : []), ...listed];
    return [...new Set(words.map((word) => join(root, word)))].filter((each) => each !== path);
  };
}
