import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The Chromium of this machine; undefined where there is none. Where CHROMIUM names one, no other will do. */
export function findBrowser({ CHROMIUM, PATH = "" } = process.env) {
  if (CHROMIUM) return isProgram(CHROMIUM) ? CHROMIUM : undefined;
  const folders = PATH.split(delimiter).filter((folder) => folder !== "");
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  // Ubuntu has a program of that name which only says that there is none.
  return paths.find((path) => isProgram(path) && spawnSync(path, ["--version"], { timeout: 10_000 }).status === 0);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Not there, or not to be run: both mean no.
    return false;
  }
}
