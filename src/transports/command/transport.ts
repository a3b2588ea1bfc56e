import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ColdReason } from "../../core/fault.js";
import type { CommandEntry, ShellEntry } from "../../core/hook.js";
import { eventFacts, forRehearsal, hookEnvironment, startFolder } from "../environment.js";
import type { ApprovedHook, OpenTransport, Runner, Surroundings, Transport } from "../transport.js";
import { bindCommand } from "./binding/index.js";
import { helper } from "./helper.js";
import { type CommandTransport, createCommandTransport } from "./index.js";
import { launchHere } from "./launch.js";
import { sandboxedTransport } from "./sandboxed.js";
import { stayingTransport } from "./warm-apart.js";
import { planWarm } from "./warm-plan.js";
import { readTrial, WARM_PROGRAM, warmWords } from "./warm-process.js";

type Entry = CommandEntry | ShellEntry;

/** Runs a hook's program. */
export const commandTransport: Transport<Entry> = {
  bind: bindCommand,
  // One that fires once and ends does not wait for a helper to start.
  open: (around) => opened(createCommandTransport(around.isShortLived ? launchHere() : helper.launcher()), around),
};

function opened(commands: CommandTransport, around: Surroundings, isReplay = false): OpenTransport<Entry> {
  let kept: ReadonlySet<string> = new Set();
  return {
    runner: (hook) =>
      commandRunner(commands, hook, around, {
        isReplay,
        mayStay: () => isReplay || (kept.has(hook.id) && !around.isShortLived),
      }),
    coldReason: (hook, mayRun) => coldReason(commands, hook, around, mayRun),
    sandboxed: (sandbox, folder) => opened(sandboxedTransport(sandbox, folder, commands), around),
    replaying: (sandbox, folder) => opened(stayingTransport(sandbox, folder, commands), around, true),
    keepOnly(ids) {
      kept = ids;
      commands.keepWarm([...ids]);
    },
    close: () => commands.close(),
  };
}

const baseEnvironment = (hook: ApprovedHook<Entry>, { env, searchPath }: Surroundings) =>
  hookEnvironment(env, searchPath, hook.entry.env, hook);

function commandRunner(
  commands: CommandTransport,
  hook: ApprovedHook<Entry>,
  around: Surroundings,
  { mayStay, isReplay }: { mayStay(): boolean; isReplay: boolean },
): Runner {
  const { id, entry, argv, argv0, folder } = hook;
  const base = baseEnvironment(hook, around);
  const isWarm = entry.type === "command" && (entry.warm || isReplay);
  return ({ payload, parentRuns, token, environment, input, isWanted, signal, isRehearsal }) => {
    const env = () => ({ ...base, ...environment, ...eventFacts(payload), CHAT_HOOKS_RUN_TOKEN: token });
    const run = {
      argv,
      ...(argv0 !== undefined && { argv0 }),
      cwd: startFolder(entry, around),
      env,
      timeoutMs: entry.timeoutMs,
      key: id,
      session: String(payload.session_id ?? ""),
      lane: entry.async || entry.event === "on_block" ? "background" : `depth ${parentRuns.length}`,
      ...(isWanted && { isWanted }),
      signal,
    };
    if (isRehearsal && !isReplay)
      return inScratchFolder((scratch) => commands.run({ ...run, env: forRehearsal(env(), scratch) }, input));
    // What is loaded keeps the environment that it was loaded with.
    const warm = isWarm && mayStay() && { warm: { key: id, env: base, names: Object.keys(environment), folder } };
    return commands.run({ ...run, ...warm }, input);
  };
}

async function inScratchFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "chat-hooks-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Loads the script where that may be done, up to its first look at an event, and says how far it came. */
async function coldReason(
  commands: CommandTransport,
  hook: ApprovedHook<Entry>,
  around: Surroundings,
  mayRun: boolean,
): Promise<ColdReason | undefined> {
  const { id, entry, folder } = hook;
  if (!entry.warm) return undefined;
  if (entry.type === "shell") return { why: "shell-line" };
  const env = baseEnvironment(hook, around);
  const plan = planWarm(hook, around.searchPath);
  if ("why" in plan || !mayRun) return "why" in plan ? plan : undefined;
  const words = warmWords(plan, { key: id, env, names: [], folder }, "-", "-");
  const trial = { argv: [plan.file, ...words], argv0: plan.argv0, cwd: startFolder(entry, around), env };
  const program = await readFile(WARM_PROGRAM, "utf8");
  const result = await commands.run({ ...trial, timeoutMs: entry.timeoutMs, key: id, lane: "trial" }, () => program);
  return readTrial(result);
}
