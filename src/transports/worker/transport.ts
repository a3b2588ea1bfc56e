import type { WorkerEntry } from "../../core/hook.js";
import { spacedJson } from "../../lib/spaced-json.js";
import { bindCommand } from "../command/binding/index.js";
import { helper } from "../command/helper.js";
import { type CommandTransport, createCommandTransport } from "../command/index.js";
import { type Launcher, launchHere } from "../command/launch.js";
import { sandboxedTransport } from "../command/sandboxed.js";
import { hookEnvironment, startFolder } from "../environment.js";
import type { ApprovedHook, OpenTransport, Runner, Surroundings, Transport } from "../transport.js";

/** There are as many processes as hooks, and each is asked one thing at a time. */
const SLOTS = { inAll: Number.POSITIVE_INFINITY, perKey: 1 };

/** Asks a hook's program, which stays between events. */
export const workerTransport: Transport<WorkerEntry> = {
  bind: bindCommand,
  open: (around) => opened(around.isShortLived ? launchHere() : helper.launcher(), around),
};

function opened(launcher: Launcher, around: Surroundings): OpenTransport<WorkerEntry> {
  const commands = createCommandTransport(launcher, SLOTS);
  /** Which process stays for which hook. */
  const staying = new Map<string, string>();
  let kept: ReadonlySet<string> = new Set();
  let made = 0;
  const end = (id: string): void => {
    const worker = staying.get(id);
    if (worker !== undefined) launcher.endWorker(worker);
    staying.delete(id);
  };
  /** Another process each time: a hook is made anew when what it runs is not the same any more. */
  const runnerBy = (by: CommandTransport, hook: ApprovedHook<WorkerEntry>, mayStay: () => boolean): Runner => {
    made += 1;
    const worker = String(made);
    const run = runner(by, hook, around, worker);
    return async (call) => {
      if (mayStay()) staying.set(hook.id, worker);
      try {
        return await run(call);
      } finally {
        // Doctor asks hooks that are switched off, too, and the switch may be flipped meanwhile.
        if (!mayStay()) launcher.endWorker(worker);
      }
    };
  };
  return {
    runner(hook) {
      end(hook.id);
      return runnerBy(commands, hook, () => kept.has(hook.id));
    },
    sandboxed(sandbox, folder) {
      const apart = sandboxedTransport(sandbox, folder, commands);
      return { runner: (hook) => runnerBy(apart, hook, () => false), close: async () => {} };
    },
    keepOnly(ids) {
      kept = ids;
      for (const id of staying.keys()) if (!ids.has(id)) end(id);
    },
    close: () => commands.close(),
  };
}

/** What a command finds in its environment about the event is in the line only: the program was started before it. */
function runner(
  commands: CommandTransport,
  hook: ApprovedHook<WorkerEntry>,
  around: Surroundings,
  worker: string,
): Runner {
  const { id, entry, argv, argv0 } = hook;
  const base = hookEnvironment(around.env, around.searchPath, entry.env, hook);
  return ({ payload, token, environment, input, isWanted, signal, isRehearsal }) =>
    commands.run(
      {
        argv,
        ...(argv0 !== undefined && { argv0 }),
        cwd: startFolder(entry, around),
        env: { ...base, ...environment },
        timeoutMs: entry.timeoutMs,
        key: id,
        session: String(payload.session_id ?? ""),
        lane: entry.async ? "background" : "events",
        worker,
        ...(isWanted && { isWanted }),
        signal,
      },
      () => withFirst(input(), { run_token: token, ...(isRehearsal && { rehearsal: true }) }),
    );
}

/** The proof that a run is ours, which it may show when it asks the bot for a turn, and whether anything of it is real. */
const withFirst = (line: string, fields: Readonly<Record<string, unknown>>): string =>
  line.replace(/^\{/, () => `${spacedJson(fields).slice(0, -1)}, `);
