import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { compilePython } from "../../../src/transports/command/compile-python.js";
import { describeProgram, findProgram } from "../../../src/transports/command/programs.js";

function madeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "chat-hooks-compiled-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("what was compiled is what runs: the interpreter does not look at the source again", async () => {
  const folder = madeFolder();
  const python = await findProgram("python3", { searchPath: process.env.PATH ?? "" });
  if (!python) throw new Error("There is no python3 here.");
  const module = join(folder, "words.py");
  writeFileSync(module, "print('compiled')\n");
  writeFileSync(join(folder, "json.py"), "raise SystemExit('run while compiling')\n");
  writeFileSync(join(folder, "broken.py"), "def (\n");
  await compilePython(python, [join(folder, "broken.py"), module, join(folder, "missing.py")]);
  expect(readdirSync(join(folder, "__pycache__"))).toEqual([expect.stringMatching(/^words\.cpython-\d+\.pyc$/)]);
  writeFileSync(module, "print('edited since')\n");
  const imported = () => execFileSync(python.path, ["-c", "import words"], { cwd: folder, encoding: "utf8" });
  expect(imported()).toBe("compiled\n");
});

test("a program that is no Python, or ends at once, compiles nothing and fails nothing", async () => {
  const folder = madeFolder();
  const program = await describeProgram("python3", "/bin/false");
  if (!program) throw new Error("There is no /bin/false here.");
  await compilePython(program, [join(folder, "x.py")]);
  await compilePython({ ...program, path: join(folder, "missing") }, Array(20_000).fill(join(folder, "x.py")));
  expect(readdirSync(folder)).toEqual([]);
});
