import { chmodSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { makeBundled } from "../../scripts/bundled.mjs";
import type * as chatHooks from "../../src/index.js";

/** A package of ours in a folder of its own, with bundled scripts that a test has written. */
export class CopiedPackage {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), "chat-hooks-copied-")));

  /** `files` are names below extensions/shell_hooks. */
  constructor(files: Readonly<Record<string, string>>) {
    for (const name of [
      "package.json",
      "dist/index.js",
      "dist/library",
      "dist/config-worker.js",
      "dist/helper-process.js",
    ])
      cpSync(name, join(this.folder, name), { recursive: true });
    symlinkSync(resolve("node_modules"), join(this.folder, "node_modules"));
    for (const [name, text] of Object.entries(files)) this.write(name, text);
    makeBundled(this.folder);
  }

  path(name: string): string {
    return join(this.folder, "extensions/shell_hooks", name);
  }

  /** As somebody who can write in the package's folder. */
  write(name: string, text: string): void {
    mkdirSync(dirname(this.path(name)), { recursive: true });
    writeFileSync(this.path(name), text);
    chmodSync(this.path(name), 0o755);
  }

  /** Its own code: what it takes for the package is this folder. */
  load(): Promise<typeof chatHooks> {
    return import(join(this.folder, "dist/index.js"));
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
