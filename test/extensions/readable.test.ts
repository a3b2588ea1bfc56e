import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../extensions/shell_hooks");
const GUARDS = join(ROOT, "guards");
const files = readdirSync(GUARDS, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.parentPath.includes("__pycache__"))
  .map((entry) => join(entry.parentPath, entry.name));
const scripts = readdirSync(join(ROOT, "examples"))
  .filter((name) => name.endsWith(".py"))
  .map((name) => join(ROOT, "examples", name));

/** What stands in a file that a person cannot read: a program in a string, packed data. */
function unreadable(text: string): string[] {
  const programs =
    text.match(
      /^\s*(?:\w+ = )?(?:exec|eval)\(|^(?:import|from) (?:zlib|marshal|pickle|lzma|bz2)\b|\b[ab]85decode\b/gm,
    ) ?? [];
  const packed = text.split("\n").filter((line) => /[A-Za-z0-9+/=]{160}/.test(line));
  return [...programs, ...packed.map((line) => `${line.slice(0, 40)}…`)];
}

describe("a bundled guard can be read before it is approved", () => {
  it.each([...scripts, ...files].map((path) => [path.slice(ROOT.length + 1), path]))("%s", (_name, path) => {
    const text = readFileSync(path, "utf8");
    if (path.endsWith(".py")) expect(unreadable(text)).toEqual([]);
    const longest = Math.max(...text.split("\n").map((line) => line.length));
    expect(longest).toBeLessThan(path.endsWith(".py") ? 400 : 2_000);
  });

  it("is told from one that cannot", () => {
    expect(unreadable("exec(compile(TEXT, 'x', 'exec'))")).toEqual(["exec("]);
    expect(unreadable(`DATA = "${"QUJD".repeat(50)}"`)).toHaveLength(1);
    expect(unreadable("import zlib")).toEqual(["import zlib"]);
    expect(unreadable("PATTERN = re.compile('exec(')")).toEqual([]);
  });
});
