// Makes dist/: src/ file by file, the page as one bundle, and the types of the public entries. A stale file in dist/
// would still be importable, so the folder starts empty.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { build } from "esbuild";

const PAGE = "src/channels/web/page";

rmSync("dist", { recursive: true, force: true });
await Promise.all([buildPrograms(), buildPage(), buildTypes()]);

async function buildPrograms() {
  const entryPoints = filesIn("src").filter((path) => path.endsWith(".ts") && !path.startsWith(`${PAGE}/`));
  await build({ entryPoints, outbase: "src", outdir: "dist", platform: "node", target: "node20", format: "esm" });
  chmodSync("dist/cli.js", 0o755);
  for (const path of filesIn("src").filter((each) => each.endsWith(".sh"))) cpSync(path, path.replace("src", "dist"));
}

/** Script, style and icon get names with a hash, so that browsers may keep them; index.html is told the names. */
async function buildPage() {
  const parts = ["main.tsx", "css/index.css", "icon.svg"];
  const { metafile } = await build({
    entryPoints: parts.map((name) => join(PAGE, name)),
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
  const child = spawn(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json"], {
    stdio: "inherit",
  });
  const [status] = await once(child, "exit");
  if (status !== 0) process.exit(status ?? 1);
  const { exports } = JSON.parse(readFileSync("package.json", "utf8"));
  const named = new Set();
  const follow = (path) => {
    if (named.has(path) || !existsSync(path)) return;
    named.add(path);
    for (const [, to] of readFileSync(path, "utf8").matchAll(/(?:from|import\()\s*"(\.[^"]+)\.js"/g))
      follow(resolve(path, "..", `${to}.d.ts`));
  };
  for (const { types } of Object.values(exports)) if (types) follow(resolve(types));
  for (const path of filesIn("dist")) if (path.endsWith(".d.ts") && !named.has(resolve(path))) rmSync(path);
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
