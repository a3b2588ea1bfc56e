// Everything that `npm start`, `npm test` and `npm run bench` need on a fresh clone: the packages, then the build.
// With --start only what a start needs, and of that what is missing or out of date. With --browser also a browser, while
// the packages come.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";

const isForStart = process.argv.includes("--start");
const say = (line) => console.log(`chat-hooks: ${line}`);
const stop = (line) => {
  say(line);
  process.exit(1);
};
const PATH = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);
/** Runs a command line, and stops when it fails. */
const run = async (line) => {
  const child = spawn(line, { shell: true, stdio: "inherit", env: { ...process.env, PATH } });
  const [status] = await once(child, "close");
  if (status !== 0) stop(`"${line}" failed, and nothing was started. The lines above say why.`);
};
const timeOf = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);
const newestIn = (folder) =>
  Math.max(...readdirSync(folder, { recursive: true }).map((name) => timeOf(join(folder, String(name)))));

if (process.platform === "win32")
  stop("this is Windows: start it in WSL (https://aka.ms/wsl), where it runs as on Linux.");
const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
const [major, minor] = engines.node.replace(">=", "").split(".").map(Number);
const [ownMajor, ownMinor] = process.versions.node.split(".").map(Number);
if (ownMajor < major || (ownMajor === major && ownMinor < minor))
  stop(`Node ${process.versions.node} is too old: it needs ${major}.${minor} or newer (https://nodejs.org).`);

const browser = process.argv.includes("--browser") ? run("node scripts/browser.mjs") : undefined;
const isInstalled =
  timeOf("node_modules/.package-lock.json") >= timeOf("package-lock.json") &&
  (isForStart || existsSync("node_modules/vitest"));
if (!isInstalled) {
  say("installing packages …");
  // No package's own scripts: nothing here needs them. And no warning that tests of ai 7 want a newer Node.
  const install = `npm ci --ignore-scripts --no-audit --no-fund --loglevel=error${isForStart ? " --workspaces=false" : ""}`;
  // What npm has seen of the registry may be older than the lock; then it has to ask for each package.
  await run(`${install} --prefer-offline || ${install}`);
}
const isBuilt = timeOf("dist/cli.js") > Math.max(newestIn("src"), newestIn("extensions"), timeOf("package.json"));
if (!(isForStart && isInstalled && isBuilt)) {
  say("building …");
  await run("node scripts/build.mjs");
}
await browser;
