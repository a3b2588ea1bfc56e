// The long tests on the Node that runs this, then the ordinary ones on the other supported versions. npm's "node"
// package brings these: its install script fetches the one for this system.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const OTHERS = ["22", "24"];

const run = (command, args, { cwd, env } = {}) => {
  const { status } = spawnSync(command, args, { stdio: "inherit", cwd, env: { ...process.env, ...env } });
  return status === 0;
};
const failed = [];
if (!run(process.execPath, ["node_modules/vitest/vitest.mjs", "run"], { env: { LONG_TESTS: "1" } }))
  failed.push(process.version);

// The gates once more, with what is in force kept in a database.
const gates = ["node_modules/vitest/vitest.mjs", "run", "test/gates"];
if (!run(process.execPath, gates, { env: { TEST_STORE: "database" } })) failed.push("the gates on a database");

const home = mkdtempSync(join(tmpdir(), "chat-hooks-node-"));
try {
  for (const version of OTHERS) {
    const folder = join(home, version);
    mkdirSync(folder);
    writeFileSync(join(folder, "package.json"), `{ "private": true, "allowScripts": { "node": true } }`);
    const isThere = run("npm", ["install", `node@${version}`], { cwd: folder });
    const bin = join(folder, "node_modules/node/bin");
    // Tests start programs of their own by the name "node": those are this version, too.
    const env = { PATH: `${bin}${delimiter}${process.env.PATH}` };
    const isFine = isThere && run(join(bin, "node"), ["node_modules/vitest/vitest.mjs", "run"], { env });
    if (!isFine) failed.push(`Node ${version}`);
  }
} finally {
  rmSync(home, { recursive: true, force: true });
}
if (failed.length > 0) {
  console.log(`chat-hooks: failed on ${failed.join(", ")}`);
  process.exitCode = 1;
}
