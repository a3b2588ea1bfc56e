// Everything `npm test` and `npm run bench` need on a fresh clone: the packages, then the build.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

const run = (command, args) => {
  const { status } = spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) process.exit(status ?? 1);
};
const installed = "node_modules/.package-lock.json";
const upToDate = existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs;

if (upToDate) run(process.execPath, ["scripts/build.mjs"]);
// Not `npm ci`: it refuses a lock file that lacks the binaries of platforms its registry does not offer.
else run("npm", ["install", "--no-audit", "--no-fund"]); // its "prepare" step builds
