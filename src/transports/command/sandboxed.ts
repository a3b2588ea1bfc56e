import type { RunResult } from "../../core/fault.js";
import { forRehearsal } from "../environment.js";
import type { RehearsalSandbox } from "../transport.js";
import { type CommandTransport, environmentOf } from "./index.js";

/** A transport whose programs run in a sandbox, which gets to see one folder of ours and nothing else. */
export const sandboxedTransport = (
  sandbox: RehearsalSandbox,
  folder: string,
  transport: CommandTransport,
): CommandTransport => ({
  async run({ argv0, warm: _, ...request }, input) {
    // A wrapper does not hand on what a program believes to be called: it is called by that path itself.
    const argv = argv0 === undefined ? request.argv : [argv0, ...request.argv.slice(1)];
    const {
      done,
      folder: there,
      ...prepared
    } = await sandbox.prepare({ argv, env: environmentOf(request.env), folder });
    // A home of its own is all that a run may write to.
    const env = forRehearsal(prepared.env, prepared.env.HOME ?? prepared.cwd);
    try {
      return inOurPlaces(await transport.run({ ...request, ...prepared, env }, input), there, folder);
    } finally {
      await done();
    }
  },
  keepWarm: () => {},
  close: () => transport.close(),
});

export const inOurPlaces = (result: RunResult, there: string, here: string): RunResult =>
  "stderr" in result ? { ...result, stderr: result.stderr.replaceAll(there, here) } : result;
