import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const LIBRARY = ["core", "formats", "transports", "store", "runtime", "texts", "commands", "channels", "ai-sdk"];

/** Which folder of src/ may import which; "." stands for the files at the top, which are doors and nothing else. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  lib: [],
  core: ["lib"],
  texts: ["lib", "core"],
  transports: ["lib", "core"],
  formats: ["lib", "core", "transports"],
  store: ["lib", "core", "formats", "transports"],
  runtime: ["lib", "core", "formats", "transports", "store", "texts"],
  commands: ["lib", "core", "transports", "formats", "texts", "runtime"],
  channels: ["lib", "core", "texts", "commands", "ilink"],
  "ai-sdk": ["lib", "core"],
  ilink: ["lib", "core"],
  bot: ["lib", "ilink"],
  cli: ["lib", "core", "formats", "store", "runtime", "texts", "commands", "channels", "ilink", "bot", "."],
  ".": ["lib", ...LIBRARY, "cli"],
};

/** How the ready bot comes into the library: the package's own entries, and the doors that the package does not have. */
const DOORS = [
  "index",
  "host",
  "host-telegram",
  "host-database",
  "texts/index",
  "channels/channel",
  "channels/telegram/index",
  "channels/wechat/index",
  "ai-sdk/index",
];
/** The page runs in a browser: of the library it takes the few words that need nothing of Node. */
const WORDS_FOR_PAGE = /^(?:commands\/describe|texts\/\w+)\.js$/;
const MAX_AT_HOST = 20;

type Import = { from: string; to: string; names: string; ours: boolean };

function importsOf(src: string): Import[] {
  const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
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
    if (!ours)
      return /grammy|wechaty|hono/.test(to) && !["channels", "bot"].includes(folder) ? [`${from} → ${to}`] : [];
    const byDoor =
      (folder === "bot" && DOORS.some((door) => to === `${door}.js`)) ||
      (from.startsWith("bot/web/page/") && WORDS_FOR_PAGE.test(to));
    const allowed = byDoor || folderOf(to) === folder || MAY_IMPORT[folder]?.includes(folderOf(to));
    return allowed ? [] : [`${from} → ${to}`];
  });
}

/** The first ring of imports from each file that is in one, types counted. */
function rings(src: string): string[] {
  const targets = new Map<string, string[]>();
  for (const { from, to, ours } of importsOf(src))
    if (ours) targets.set(nameOf(from), [...(targets.get(nameOf(from)) ?? []), nameOf(to)]);
  const done = new Set<string>();
  const search = (name: string, path: readonly string[]): string[] => {
    if (path.includes(name)) return [[...path.slice(path.indexOf(name)), name].join(" → ")];
    if (done.has(name)) return [];
    const found = (targets.get(name) ?? []).flatMap((next) => search(next, [...path, name]));
    done.add(name);
    return found;
  };
  return [...targets.keys()].flatMap((name) => search(name, []));
}

const nameOf = (path: string): string => path.replace(/\.[jt]sx?$/, "");

test("no file imports itself by way of others, not even for a type", () => {
  expect(rings("src")).toEqual([]);
  expect(rings("test/fixtures/layout/src")).toEqual(["channels/one → channels/two → channels/one"]);
});

test("every import points the way the picture of the house shows", () => {
  expect(breaches("src")).toEqual([]);
});

test("the ready bot uses few names that no other host has", () => {
  const names = importsOf("src").filter(({ from }) => /^host(?:-telegram|-database)?\.ts$/.test(from));
  expect(names.flatMap((each) => each.names.match(/\w+(?=,| })/g) ?? []).length).toBeLessThanOrEqual(MAX_AT_HOST);
});

test("who keeps everything in files loads nothing of a database", () => {
  const ofDatabase =
    /^(?:host-database|store\/database\/(?!settings)|cli\/(?:database|bot-records)|bot\/(?:machines|delivery\/(?:outbox-table|shared-outbox)|channels\/telegram-webhook))/;
  const loading = importsOf("src").filter(({ names }) => names !== "" && !names.startsWith("type "));
  const wrong = loading.filter(({ from, to }) => ofDatabase.test(to) && !ofDatabase.test(from));
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
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

test("every file that the picture of the house names is there", () => {
  const files = ["src", "test"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const named = readFileSync("docs/architecture.md", "utf8").match(/[\w./-]+\.tsx?\b/g) ?? [];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([]);
});

test("every file and folder that the walks of CONTRIBUTING touch is there, and every name in them", () => {
  const walks = readFileSync("CONTRIBUTING.md", "utf8");
  const paths = walks.match(/(?<=[`( ])(?:src|test|docs|workspace|extensions|scripts)\/[\w./-]+/g) ?? [];
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  const code = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join("src", name), "utf8"))
    .join("\n");
  const names = [...walks.matchAll(/`(?:[a-z]\w*\.)*(\w{4,})(?:\([\w, .…]*\))?`/g)].map(([, name = ""]) => name);
  const ours = names.filter((name) => /[A-Z]/.test(name) && !["CHROMIUM", "FlagEntry"].includes(name));
  expect(ours.length).toBeGreaterThan(10);
  expect(ours.filter((name) => !code.includes(name))).toEqual([]);
});
