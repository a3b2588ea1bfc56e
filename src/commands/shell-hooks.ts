import { refuseUnknownOptions } from "../lib/known-options.js";
import { createRuntime } from "../runtime/create.js";
import type { Runtime, ShellHooksOptions } from "../runtime/runtime.js";
import { CommandMemory } from "./authorise.js";
import { handleCommand } from "./handle.js";
import type { ParsedCommand } from "./parse.js";
import type { CommandOutcome, CommandRequest } from "./request.js";

/** The whole: fires events, answers `/hooks`, and changes things for whoever brings an Actor. */
export interface ShellHooks extends Runtime {
  /** `parsed` is for whoever has parsed the line already. */
  handleCommand(request: CommandRequest, parsed?: ParsedCommand): Promise<CommandOutcome>;
}

const OPTIONS: Record<keyof ShellHooksOptions, true> = {
  workspace: true,
  root: true,
  stateDir: true,
  database: true,
  env: true,
  owners: true,
  watch: true,
  onlyAt: true,
  locale: true,
  rehearsalSandbox: true,
  delayed: true,
  hostNotes: true,
  waiting: true,
};

/** Opens the store, reads what is in force, starts watching, and answers commands. */
export async function createShellHooks(options: ShellHooksOptions = {}): Promise<ShellHooks> {
  refuseUnknownOptions("createShellHooks", options, OPTIONS);
  const runtime = await createRuntime(options);
  const memory = new CommandMemory();
  const hooks: ShellHooks = {
    ...runtime,
    handleCommand: (request, parsed) => handleCommand(hooks, request, memory, parsed),
  };
  return hooks;
}
