import type { RunResult } from "../../core/run.js";
import type { CommandRequest, CommandTransport } from "./index.js";

/** One program, as it is run in a sandbox. */
export type PreparedRun = Pick<CommandRequest, "argv" | "cwd" | "env"> & {
  /** Where the files that were handed in lie there. */
  folder: string;
  /** Ends whatever the run has left behind. */
  done(): Promise<void>;
};

/** Where hooks are tried that were just approved. The host brings it; it must not be the one its agent works in. */
export type RehearsalSandbox = {
  /** Whether there is one here. */
  isThere(): Promise<boolean>;
  /** Makes ready for one run of a program that can read what lies in a folder of ours. */
  prepare(run: Pick<CommandRequest, "argv" | "env"> & { folder: string }): Promise<PreparedRun>;
};

/** A transport whose programs run in a sandbox, which gets to see one folder of ours and nothing else. */
export const sandboxedTransport = (
  sandbox: RehearsalSandbox,
  folder: string,
  transport: CommandTransport,
): CommandTransport => ({
  async run({ argv0, ...request }, input) {
    // A wrapper does not hand on what a program believes to be called: it is called by that path itself.
    const argv = argv0 === undefined ? request.argv : [argv0, ...request.argv.slice(1)];
    const { done, folder: there, ...prepared } = await sandbox.prepare({ argv, env: request.env, folder });
    // A script may want to know that nothing of this is real.
    const env = { ...prepared.env, CHAT_HOOKS_REHEARSAL: "1" };
    try {
      return inOurPlaces(await transport.run({ ...request, ...prepared, env }, input), there, folder);
    } finally {
      await done();
    }
  },
  close: () => transport.close(),
});

const inOurPlaces = (result: RunResult, there: string, here: string): RunResult =>
  result.kind === "exited" ? { ...result, stderr: result.stderr.replaceAll(there, here) } : result;
