import type { CommandEntry, ShellEntry } from "../../core/hook.js";
import { eventFacts, hookEnvironment } from "../environment.js";
import type { ApprovedHook, OpenTransport, Runner, Surroundings, Transport } from "../transport.js";
import { bindCommand } from "./binding/index.js";
import { helper } from "./helper.js";
import { type CommandTransport, createCommandTransport } from "./index.js";
import { launchHere } from "./launch.js";
import { sandboxedTransport } from "./sandboxed.js";

type Entry = CommandEntry | ShellEntry;

/** Runs a hook's program. */
export const commandTransport: Transport<Entry> = {
  bind: bindCommand,
  // One that fires once and ends does not wait for a helper to start.
  open: (around) => opened(createCommandTransport(around.isShortLived ? launchHere() : helper.launcher()), around),
};

const opened = (commands: CommandTransport, around: Surroundings): OpenTransport<Entry> => ({
  runner: (hook) => commandRunner(commands, hook, around),
  sandboxed: (sandbox, folder) => opened(sandboxedTransport(sandbox, folder, commands), around),
  close: () => commands.close(),
});

function commandRunner(commands: CommandTransport, hook: ApprovedHook<Entry>, around: Surroundings): Runner {
  const { id, entry, argv, argv0, scriptFolder } = hook;
  const base = hookEnvironment(around.env, around.searchPath, entry.env, scriptFolder);
  return ({ payload, parentRuns, token, environment, input, isWanted }) =>
    commands.run(
      {
        argv,
        ...(argv0 !== undefined && { argv0 }),
        cwd: around.root,
        env: { ...base, ...environment, ...eventFacts(payload), CHAT_HOOKS_RUN_TOKEN: token },
        timeoutMs: entry.timeoutMs,
        key: id,
        session: String(payload.session_id ?? ""),
        lane: entry.async ? "background" : `depth ${parentRuns.length}`,
        ...(isWanted && { isWanted }),
      },
      input,
    );
}
