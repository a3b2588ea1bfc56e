// Makes dist/: the library's entries, the command line with the ready bot, the page, and the types of the entries. A
// stale file in dist/ would still be importable, so the folder starts empty.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { build } from "esbuild";
import { makeBundled } from "./bundled.mjs";

const PAGE = "src/bot/web/page";
const PROGRAM = { bundle: true, splitting: true, platform: "node", target: "node20", format: "esm", metafile: true };
/** What packages in the older format expect to find. */
const COMMONJS = `import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const __filename = new URL(import.meta.url).pathname;`;
/**
 * A zod for hook files and the state alone, with the little that they use of it: the model's client uses the whole, three
 * times as large, and `chat-hooks fire` would read that at every event.
 */
const OWN_ZOD = {
  name: "own-zod",
  setup(build) {
    const namespace = "own-zod";
    const resolve = async ({ path, kind, resolveDir }) => {
      const found = await build.resolve(path, { kind, resolveDir, importer: "zod", namespace: "file" });
      return { path: found.path, namespace, sideEffects: false };
    };
    build.onResolve({ filter: /^zod$/ }, (wanted) =>
      /\/src\/(?:formats|store)\//.test(wanted.importer) ? resolve(wanted) : undefined,
    );
    build.onResolve({ filter: /^\./, namespace }, resolve);
    build.onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: readFileSync(path, "utf8"),
      resolveDir: dirname(path),
    }));
  },
};
const { exports, dependencies, peerDependenciesMeta } = JSON.parse(readFileSync("package.json", "utf8"));
const entries = Object.values(exports).filter(({ types }) => types);

rmSync("dist", { recursive: true, force: true });
await Promise.all([buildLibrary(), buildInner(), buildCommandLine(), buildPage(), buildTypes()]);
makeBundled(".");

/** With the little it uses of zod, which is large; the other packages that it imports are installed with it. */
async function buildLibrary() {
  const names = entries.map((entry) => entry.default.replace(/^\.\/dist\/(.*)\.js$/, "$1"));
  const entryPoints = Object.fromEntries(names.map((name) => [name, `src/${name}.ts`]));
  const external = [...Object.keys(dependencies), ...Object.keys(peerDependenciesMeta)];
  const library = { ...PROGRAM, entryPoints, outdir: "dist", chunkNames: "library/[name]-[hash]", external };
  const { metafile } = await build(library);
  writeFileSync("dist/library/LICENSES.txt", licencesOf(Object.keys(metafile.inputs)));
  // In one piece each: they start often, and alone.
  const alone = { splitting: false, outdir: "dist", banner: { js: COMMONJS } };
  const programs = ["src/store/config/config-worker.ts", "src/transports/command/helper-process.ts"];
  await build({ ...PROGRAM, ...alone, entryPoints: programs, entryNames: "[name]" });
  cpSync("src/transports/command/warm.py", "dist/warm.py");
}

/** Inner parts that tests and benchmarks load into processes of their own. They are not packed. */
async function buildInner() {
  const names = [
    "bot/agent/demo-model",
    "bot/agent/tools/bash",
    "bot/sandbox/index",
    "bot/sandbox/rehearsal-sandbox",
    "bot/delivery/outbox",
    "bot/start",
    "channels/telegram/index",
    "channels/telegram/rendering/visible",
    "commands/shell-hooks",
    "core/actor",
    "bot/terminal/index",
  ];
  const entryPoints = [...names, "cli/main", "transports/command/index", "transports/command/helper"].map(
    (name) => `src/${name}.ts`,
  );
  await build({ ...PROGRAM, entryPoints, outbase: "src", outdir: "dist/inner", packages: "external" });
}

/** With all its packages: who installs the library does not install a server and a model's client, and it starts faster. */
async function buildCommandLine() {
  const { metafile } = await build({
    ...PROGRAM,
    entryPoints: ["src/cli.ts"],
    outdir: "dist",
    chunkNames: "bot/[name]-[hash]",
    external: ["grammy", "wechaty"],
    // Names stay, for whoever reads an error. Node reads all of it at every `chat-hooks fire`.
    ...{ minifyWhitespace: true, minifySyntax: true },
    plugins: [OWN_ZOD],
    banner: { js: COMMONJS },
  });
  chmodSync("dist/cli.js", 0o755);
  for (const name of ["supervisor.sh", "launch.pl"]) cpSync(`src/bot/sandbox/${name}`, `dist/${basename(name)}`);
  writeFileSync("dist/bot/LICENSES.txt", licencesOf(Object.keys(metafile.inputs)));
}

/** Names and licences of the packages that a bundle holds parts of. */
function licencesOf(inputs) {
  const folders = new Set(
    inputs.flatMap((path) => /^(?!own-zod:)(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []),
  );
  return [...folders]
    .sort()
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
      const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
      const text = file ? readFileSync(join(folder, file), "utf8").trim() : "";
      return `${name} ${version} (${license})\n\n${text}`.trim();
    })
    .join(`\n\n${"-".repeat(80)}\n\n`)
    .concat("\n");
}

/** Script, style and icon get names with a hash, so that browsers may keep them; index.html is told the names. */
async function buildPage() {
  const parts = ["main.tsx", "css/index.css", "icon.svg"];
  const common = {
    entryNames: "assets/[name]-[hash]",
    outdir: "dist/page",
    bundle: true,
    minify: true,
    metafile: true,
    charset: "utf8",
    target: "es2022",
    format: "esm",
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".svg": "copy" },
  };
  const worker = await build({ ...common, entryPoints: [join(PAGE, "compare-worker.ts")] });
  const [workerPath = ""] = Object.keys(worker.metafile.outputs);
  const { metafile } = await build({
    ...common,
    entryPoints: parts.map((name) => join(PAGE, name)),
    // A language is loaded when it is spoken.
    ...{ splitting: true, chunkNames: "assets/[name]-[hash]" },
    define: { COMPARE_WORKER: JSON.stringify(`/assets/${basename(workerPath)}`) },
  });
  let html = readFileSync(join(PAGE, "index.html"), "utf8");
  for (const [path, { entryPoint, inputs }] of Object.entries(metafile.outputs)) {
    const part = parts.find((name) => join(PAGE, name) === (entryPoint ?? Object.keys(inputs)[0]));
    html = html.replace(`"./${part}"`, `"/assets/${basename(path)}"`);
  }
  if (html.includes('"./')) throw new Error(`index.html names a file that the build does not make:\n${html}`);
  writeFileSync("dist/page/index.html", html);
}

/** The compiler writes types for every file that an entry loads; the package ships those that an entry's types name. */
async function buildTypes() {
  // Whether they are sound is what `npm run check` looks at, once for all files.
  const compiler = ["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json", "--noCheck", "--singleThreaded"];
  const child = spawn(process.execPath, compiler, { stdio: "inherit" });
  const [status] = await once(child, "exit");
  if (status !== 0) process.exit(status ?? 1);
  const named = new Set();
  const follow = (path) => {
    if (named.has(path) || !existsSync(path)) return;
    named.add(path);
    for (const [, to] of readFileSync(path, "utf8").matchAll(/(?:from|import\()\s*"(\.[^"]+)\.js"/g))
      follow(resolve(path, "..", `${to}.d.ts`));
  };
  for (const { types } of entries) follow(resolve(types));
  for (const path of filesIn("dist")) if (path.endsWith(".d.ts") && !named.has(resolve(path))) rmSync(path);
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
