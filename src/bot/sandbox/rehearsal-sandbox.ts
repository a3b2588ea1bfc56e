import { randomBytes } from "node:crypto";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { RehearsalSandbox } from "../../index.js";
import { PACKAGE_ROOT } from "../../lib/package-root.js";
import { quoted } from "./command-line.js";
import type { Sandbox } from "./ground.js";

/**
 * Where the ready bot and the command line try what was just approved: a sandbox with a user and a folder of its own, never
 * the agent's, whose processes could read the payload or give the answer. Opened when it is first needed.
 */
export function rehearsalSandbox(state: () => string): RehearsalSandbox & { close(): Promise<void> } {
  let opening: Promise<Sandbox | undefined> | undefined;
  const open = (): Promise<Sandbox | undefined> => (opening ??= openApart(state()).catch(() => undefined));
  return {
    isThere: async () => (await open()) !== undefined,
    isOffline: async () => (await open())?.isOffline ?? false,
    async prepare({ argv, env, folder }) {
      const sandbox = await open();
      if (!sandbox) throw new Error("No sandbox can be had here.");
      const { cwd: home } = sandbox.wrap("");
      const there = join(home, `copies-${randomBytes(8).toString("hex")}`);
      await cp(folder, there, { recursive: true, force: false });
      const end = await sandbox.begin();
      const moved = (text: string): string => text.replaceAll(folder, there);
      const { XDG_STATE_HOME: _, ...handed } = env;
      const variables = Object.entries(handed).map(([name, value]) => [name, moved(value)]);
      const { file, args, ...run } = sandbox.wrap(`exec ${argv.map((word) => quoted(moved(word))).join(" ")}`, {
        ...Object.fromEntries(variables),
        HOME: home,
        TMPDIR: home,
      });
      return {
        ...run,
        argv: [file, ...args],
        folder: there,
        async done() {
          await end();
          await rm(there, { recursive: true, force: true });
        },
      };
    },
    close: async () => (await opening)?.close(),
  };
}

/** Never the unprotected kind: what is to run as the bot is tried by /hooks doctor, when somebody asks for it. */
async function openApart(state: string): Promise<Sandbox | undefined> {
  // Most command lines need none: they are not to wait for it to be loaded.
  const { openSandbox } = await import("./index.js");
  return openSandbox({ hidden: [state], code: [PACKAGE_ROOT], isOffline: true }, { env: {} });
}
