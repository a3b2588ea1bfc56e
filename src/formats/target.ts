import { splitArgv } from "../lib/argv.js";

/** One text per meaning of a command or URL, however it is spaced, quoted or spelt. */
export function meaningOf(target: string): string {
  const url = target.replace(/^POST\s+/, "");
  if (/^https?:/i.test(url) && URL.canParse(url)) return new URL(url).href;
  try {
    return JSON.stringify(splitArgv(target));
  } catch {
    // What cannot be split into words means what it says.
    return target;
  }
}
