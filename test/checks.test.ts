import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

// Beside the other tests: before them, they would wait half a minute for the compiler.
const ROOT = resolve(import.meta.dirname, "..");
const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

test.concurrent.for<string>(scripts.check.split(" && "))(
  "%s finds nothing wrong",
  { timeout: 300_000 },
  async (line) => {
    const [program = "", ...args] = line.split(" ");
    const child = spawn(join(ROOT, "node_modules/.bin", program), args, {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
      // The compiler ends before what it has thrown away is worth collecting: a third of its work.
      env: { ...process.env, GOGC: "off", GOMEMLIMIT: "1500MiB" },
    });
    const [said, complained, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, "close"),
    ]);
    expect(status, said + complained).toBe(0);
  },
);
