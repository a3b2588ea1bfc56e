import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isRunning } from "../../src/lib/processes.js";

/** Where the files of one run find the server that the first of them has started. Whoever needs none starts none. */
export function setup(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "chat-hooks-postgres-"));
  // The server runs as another user where the tests run as root.
  chmodSync(folder, 0o755);
  process.env.TEST_POSTGRES_FOLDER = folder;
  return async () => {
    const file = join(folder, "server.json");
    if (existsSync(file)) await stop((JSON.parse(readFileSync(file, "utf8")) as { pid: number }).pid);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
}

async function stop(pid: number): Promise<void> {
  if (!Number.isInteger(pid) || !isRunning(pid)) return;
  // At once: nobody reads what it held.
  process.kill(pid, "SIGQUIT");
  for (let tries = 0; isRunning(pid) && tries < 200; tries += 1) await pause(50);
}
