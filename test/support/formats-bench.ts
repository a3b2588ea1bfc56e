import { afterAll, beforeAll, onTestFinished } from "vitest";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import type { ShellHooksOptions } from "../../src/runtime/runtime.js";
import { type AtEnd, approveAll, makeWorkbench, type, type Workbench } from "./workbench.js";

/** A workbench whose owner has a home of their own, and a project around the workspace. */
export type FormatsBench = Workbench & {
  /** Chooses the formats that are looked into. */
  sources(...names: string[]): void;
  /** A script of the owner's, outside the workspace. */
  own(path: string, text: string): string;
  /** A folder with a HOOK.md and its files, below the project or the owner's home. */
  hookFolder(path: string, head: string, files?: Readonly<Record<string, string>>): void;
  /** Opens, approves all that is proposed, and switches on. */
  inForce(options?: ShellHooksOptions): Promise<ShellHooks>;
};

export function makeFormatsBench(atEnd: AtEnd = onTestFinished): FormatsBench {
  const bench = makeWorkbench(atEnd);
  const open: Workbench["open"] = (options = {}) =>
    bench.open({ env: { PATH: process.env.PATH, HOME: `${bench.root}/home` }, ...options });
  return {
    ...bench,
    open,
    sources: (...names) =>
      void bench.write("workspace/config/agent.yaml", `shell_hooks:\n  sources: [${names.join(", ")}]\n`),
    own: (path, text) => bench.script(path, text),
    hookFolder(path, head, files = {}) {
      bench.write(`${path}/HOOK.md`, head);
      for (const [name, text] of Object.entries(files)) bench.script(`${path}/${name}`, text);
    },
    async inForce(options) {
      const hooks = await open(options);
      await approveAll(hooks);
      await type(hooks, "/hooks on");
      return hooks;
    },
  };
}

/** A dozen approvals, beside whatever else the machine does. */
const APPROVING_MS = 90_000;

/** One bench for all tests of a file, with everything approved and switched on. */
export function sharedFormats(
  prepare: (bench: FormatsBench) => void | Promise<void>,
  options: (bench: FormatsBench) => ShellHooksOptions = () => ({}),
): { bench: FormatsBench; hooks: ShellHooks } {
  const ends: Parameters<AtEnd>[0][] = [];
  const bench = makeFormatsBench((end) => void ends.unshift(end));
  const shared = { bench, hooks: undefined as unknown as ShellHooks };
  beforeAll(async () => {
    await prepare(bench);
    shared.hooks = await bench.inForce(options(bench));
  }, APPROVING_MS);
  afterAll(async () => {
    for (const end of ends) await end();
  });
  return shared;
}

/** The launch environment of a bench, with more in it. */
export const launchedWith = (bench: Workbench, more: Record<string, string>): ShellHooksOptions => ({
  env: { PATH: process.env.PATH, HOME: `${bench.root}/home`, ...more },
});

/** A call of the agent's bash tool. */
export const bashCall = (command: string) => ({
  session_id: "s",
  tool_name: "bash",
  tool_input: { command },
  tool_use_id: "call_1",
});
