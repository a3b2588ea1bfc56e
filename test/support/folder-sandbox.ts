import { cp, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RehearsalSandbox } from "../../src/transports/transport.js";

/** What a host can bring for rehearsals: a folder of its own for each run, with the user's own rights. Counts its runs. */
export function folderSandbox(): RehearsalSandbox & { runs: number } {
  const sandbox = {
    runs: 0,
    isThere: async () => true,
    isOffline: async () => true,
    async prepare({ argv, env, folder }: Parameters<RehearsalSandbox["prepare"]>[0]) {
      sandbox.runs += 1;
      const there = await realpath(await mkdtemp(join(tmpdir(), "chat-hooks-apart-")));
      await cp(folder, there, { recursive: true });
      const moved = (text: string): string => text.replaceAll(folder, there);
      return {
        argv: argv.map(moved),
        env: Object.fromEntries(Object.entries(env).map(([name, value]) => [name, moved(value)])),
        cwd: there,
        folder: there,
        done: () => rm(there, { recursive: true, force: true }),
      };
    },
  };
  return sandbox;
}
