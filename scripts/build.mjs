// Compiles src/ to dist/. A stale file in dist/ would still be importable, so the folder starts empty.
import { spawnSync } from "node:child_process";
import { chmodSync, rmSync } from "node:fs";

rmSync("dist", { recursive: true, force: true });
const { status } = spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json"], {
  stdio: "inherit",
});
if (status !== 0) process.exit(status ?? 1);
chmodSync("dist/cli.js", 0o755);
