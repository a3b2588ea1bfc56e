import { randomBytes } from "node:crypto";
import { chmod, chown, mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { RehearsalSandbox } from "../../index.js";
import { PACKAGE_ROOT } from "../../lib/package-root.js";
import { quoted } from "./command-line.js";
import type { Sandbox } from "./ground.js";
import { SharedCopies } from "./shared-copies.js";

type Opened = { sandbox: Sandbox; home: string; copies: SharedCopies };

/**
 * Where the ready bot and the command line try what was just approved: a sandbox with a user and a folder of its own, never
 * the agent's, whose processes could read the payload or give the answer. Opened when it is first needed. Each run has a
 * folder of its own, its home; the scripts lie beside it and cannot be changed from inside, so that all runs can share them.
 */
export function rehearsalSandbox(state: () => string): RehearsalSandbox & { close(): Promise<void> } {
  let opening: Promise<Opened | undefined> | undefined;
  const open = (): Promise<Opened | undefined> => (opening ??= openApart(state()).catch(() => undefined));
  return {
    isThere: async () => (await open()) !== undefined,
    isOffline: async () => (await open())?.sandbox.network === "off",
    async prepare({ argv, env, folder, contents }) {
      const opened = await open();
      if (!opened) throw new Error("No sandbox can be had here.");
      const { sandbox, home, copies } = opened;
      const own = join(home, `run-${randomBytes(8).toString("hex")}`);
      const { there, release } = await copies.take(folder, contents);
      await mkdir(own, { mode: 0o700 });
      const end = await sandbox.begin(own);
      const moved = (text: string): string => text.replaceAll(folder, there);
      const { XDG_STATE_HOME: _, ...handed } = env;
      const variables = Object.entries(handed).map(([name, value]) => [name, moved(value)]);
      const command = `cd ${quoted(own)} && exec ${argv.map((word) => quoted(moved(word))).join(" ")}`;
      const { file, args, ...run } = sandbox.wrap(command, {
        env: { ...Object.fromEntries(variables), HOME: own, TMPDIR: own },
        folders: { writable: own, readable: there },
      });
      return {
        ...run,
        argv: [file, ...args],
        folder: there,
        async done() {
          await end();
          release();
          await rm(own, { recursive: true, force: true });
        },
      };
    },
    close: async () => (await opening)?.sandbox.close(),
  };
}

/** Never the unprotected kind: what is to run as the bot is tried by /hooks doctor, when somebody asks for it. */
async function openApart(state: string): Promise<Opened | undefined> {
  // Most command lines need none: they are not to wait for it to be loaded.
  const { openSandbox } = await import("./index.js");
  const place = { hidden: [state], code: [PACKAGE_ROOT] };
  const sandbox =
    (await openSandbox({ ...place, network: "off" }, { env: {} })) ?? (await openSandbox(place, { env: {} }));
  if (!sandbox) return undefined;
  const { cwd: home } = sandbox.wrap("");
  if (process.getuid?.() === 0) {
    // The sandbox's user gets through it and no further: it can neither list the runs nor put something in a copy's place.
    const { gid } = await stat(home);
    await chown(home, 0, gid);
    await chmod(home, 0o710);
  }
  return { sandbox, home, copies: new SharedCopies(home) };
}
