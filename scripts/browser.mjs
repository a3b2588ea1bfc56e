// Sees to it that the stories in a browser can be told: on a CI machine of one's own it installs Debian's Chromium.
// Whatever comes of it, the other tests run.
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { findBrowser } from "./find-browser.mjs";

const LONGEST_MS = 120_000;
/** The first is all that tests need, and half the size; older systems have the second alone. */
const PACKAGES = ["chromium-headless-shell", "chromium"];

const say = (line) => console.log(`chat-hooks: ${line}`);

if (!findBrowser()) {
  const problem = mayInstall() ? install() : undefined;
  const why = problem ? ` (installing it failed: ${problem})` : "";
  if (!findBrowser())
    say(
      `no Chromium here${why}: browser tests are skipped. To run them: apt install chromium, or CHROMIUM=/path npm test`,
    );
}

function mayInstall() {
  return process.env.CI === "true" && !process.env.CHROMIUM && process.getuid?.() === 0 && hasProgram("apt-get");
}

/** Tries with the package lists that are there, and only then with new ones. Undefined, or what went wrong. */
function install() {
  say("installing chromium for the browser tests, at most two minutes …");
  const until = Date.now() + LONGEST_MS;
  return getAny(until) && (aptGet(["update"], until) ?? getAny(until));
}

function getAny(until) {
  let problem;
  for (const name of PACKAGES) {
    problem = aptGet(["install", "-y", "--no-install-recommends", name], until);
    if (!problem) return undefined;
  }
  return problem;
}

function aptGet(args, until) {
  const left = until - Date.now();
  if (left <= 0) return "it took too long";
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status, error, stderr } = spawnSync("apt-get", ["-qq", ...args], { env, encoding: "utf8", timeout: left });
  if (status === 0) return undefined;
  if (error) return error.code === "ETIMEDOUT" ? "it took too long" : error.message;
  return stderr.trim().split("\n").at(-1) || `apt-get ended with ${status}`;
}

function hasProgram(name) {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      // Not in this folder.
      return false;
    }
  });
}
