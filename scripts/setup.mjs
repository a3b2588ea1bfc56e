// Everything that `npm start`, `npm test` and `npm run bench` need on a fresh clone: the packages, then the build.
// With --start only what a start needs, and of that what is missing or out of date.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const isForStart = process.argv.includes("--start");
const say = (line) => console.log(`chat-hooks: ${line}`);
const stop = (line) => {
  say(line);
  process.exit(1);
};
const run = (command, args) => {
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) stop(`"${command} ${args.join(" ")}" failed, and nothing was started. The lines above say why.`);
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

const isInstalled =
  timeOf("node_modules/.package-lock.json") >= timeOf("package-lock.json") &&
  (isForStart || existsSync("node_modules/vitest"));
if (!isInstalled) {
  say("installing packages …");
  // No package's own scripts: nothing here needs them.
  run("npm", ["ci", "--ignore-scripts", ...(isForStart ? ["--workspaces=false"] : [])]);
}
const isBuilt = timeOf("dist/cli.js") > Math.max(newestIn("src"), timeOf("package.json"));
if (!isForStart || !isInstalled || !isBuilt) {
  say("building …");
  run(process.execPath, ["scripts/build.mjs"]);
}
