import type { ShellHooks, ShellHooksOptions } from "../../src/shell-hooks.js";
import { makeWorkbench, type, type Workbench } from "./workbench.js";

/** A workbench whose owner has a home of their own, and a project around the workspace. */
export type FormatsBench = Workbench & {
  /** Chooses the formats that are looked into. */
  sources(...names: string[]): void;
  /** A script of the owner's, outside the workspace. */
  own(path: string, text: string): string;
  /** Opens, approves all that is proposed, and switches on. */
  inForce(options?: ShellHooksOptions): Promise<ShellHooks>;
};

export function makeFormatsBench(): FormatsBench {
  const bench = makeWorkbench();
  const open: Workbench["open"] = (options = {}) =>
    bench.open({ env: { PATH: process.env.PATH, HOME: `${bench.root}/home` }, ...options });
  return {
    ...bench,
    open,
    sources: (...names) =>
      void bench.write("workspace/config/agent.yaml", `shell_hooks:\n  sources: [${names.join(", ")}]\n`),
    own: (path, text) => bench.script(path, text),
    async inForce(options) {
      const hooks = await open(options);
      const { text = "" } = await type(hooks, "/hooks list");
      for (const [, id] of text.matchAll(/✗ NOT approved \[(\w{4})\]/g)) {
        const outcome = await type(hooks, `/hooks approve ${id}`);
        if (!outcome.changed) throw new Error(outcome.text);
      }
      await type(hooks, "/hooks on");
      return hooks;
    },
  };
}
