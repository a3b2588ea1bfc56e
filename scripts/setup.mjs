// Everything that `npm start`, `npm test` and `npm run bench` need on a fresh clone: the packages, then the build.
// With --if-needed only what is missing or out of date.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const say = (line) => console.log(`chat-hooks: ${line}`);
const run = (command, args) => {
  const { status } = spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
  if (status === 0) return;
  say(`"${command} ${args.join(" ")}" failed, and nothing was started. The lines above say why.`);
  process.exit(status ?? 1);
};
const timeOf = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);
const newestIn = (folder) =>
  Math.max(...readdirSync(folder, { recursive: true }).map((name) => timeOf(join(folder, String(name)))));

const installed = timeOf("node_modules/.package-lock.json") >= timeOf("package-lock.json");
const built = timeOf("dist/cli.js") > Math.max(newestIn("src"), timeOf("package.json"));

if (!installed) {
  say("installing packages, about half a minute …");
  // Not `npm ci`: it refuses a lock file that lacks the binaries of platforms its registry does not offer.
  run("npm", ["install", "--no-audit", "--no-fund"]); // its "prepare" step builds
} else if (!built || !process.argv.includes("--if-needed")) {
  say("building …");
  run(process.execPath, ["scripts/build.mjs"]);
}
