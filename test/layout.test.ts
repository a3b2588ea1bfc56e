import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

/** Which folder of src/ may import which; "." stands for the files at the top, which join the parts. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  lib: [],
  core: [],
  files: ["core"],
  texts: ["core"],
  dialects: ["core"],
  transports: ["lib", "core"],
  store: ["lib", "core", "dialects", "transports", "files"],
  commands: ["core", "dialects", "texts"],
  channels: ["lib", "core", "texts", "commands"],
  agent: ["lib", "core", "texts", "files"],
  bot: ["lib", "core", "dialects", "transports", "store", "texts", "commands", "channels", "agent", "."],
  cli: ["lib", "core", "dialects", "store", "texts", "commands", "bot", "."],
  ".": ["core", "dialects", "transports", "store", "texts", "commands", "cli", "bot", "."],
};

type Import = { from: string; to: string; names: string; ours: boolean };

function importsOf(src: string): Import[] {
  const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  return files.flatMap((name) => {
    const text = readFileSync(join(src, name), "utf8");
    const found = text.matchAll(/^(?:import|export)\s+([^;]*?)\s*from\s+"([^"]+)"|import\("([^"]+)"\)/gms);
    return [...found].map(([, names = "", path = "", dynamic = ""]) => ({
      from: name,
      to: (path || dynamic).startsWith(".")
        ? relative(src, resolve(src, dirname(name), path || dynamic))
        : path || dynamic,
      names,
      ours: (path || dynamic).startsWith("."),
    }));
  });
}

const folderOf = (path: string): string => (path.includes("/") ? (path.split("/")[0] ?? ".") : ".");

function breaches(src: string): string[] {
  return importsOf(src).flatMap(({ from, to, ours }) => {
    const folder = folderOf(from);
    if (to.startsWith("node:")) return folder === "core" ? [`${from} → ${to}`] : [];
    if (!ours) return /grammy|wechaty|hono/.test(to) && folder !== "channels" ? [`${from} → ${to}`] : [];
    const allowed = folderOf(to) === folder || MAY_IMPORT[folder]?.includes(folderOf(to));
    return allowed ? [] : [`${from} → ${to}`];
  });
}

test("every import points the way the picture of the house shows", () => {
  expect(breaches("src")).toEqual([]);
});

test("a breach is found, at any depth", () => {
  expect(breaches("test/fixtures/layout/src").sort()).toEqual([
    "channels/web/deep.ts → store/state.js",
    "core/reads-files.ts → node:fs",
    "core/reads-files.ts → store/state.js",
  ]);
});

test("only the authorizer makes actors", () => {
  const makers = importsOf("src").filter(({ names }) => names.includes("recogniseActor"));
  expect(makers.map(({ from }) => from)).toEqual(["commands/authorise.ts"]);
});

test("no words for people stand in core", () => {
  const files = readdirSync("src/core", { encoding: "utf8" });
  const chinese = files.filter((name) => /\p{Script=Han}{2,}/u.test(readFileSync(join("src/core", name), "utf8")));
  expect(chinese).toEqual([]);
});

test("no import ring among the files that run", () => {
  const edges = importsOf("src").filter(({ names, ours }) => ours && !names.startsWith("type "));
  const next = (file: string): string[] =>
    edges.filter((edge) => edge.from === file).map((edge) => edge.to.replace(/\.js$/, ".ts"));
  const visit = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file].join(" → ")];
    return next(file).flatMap((each) => visit(each, [...path, file]));
  };
  expect([...new Set(["index.ts", "cli.ts"].flatMap((file) => visit(file, [])))]).toEqual([]);
});
