import { readFileSync } from "node:fs";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import type { EventName } from "../../src/core/event.js";
import { makeWorkbench, type, type Workbench } from "./workbench.js";

/** Hooks with a workspace of their own, where a test puts scripts in force at events and reads what they were given. */
export type HookBench = {
  bench: Workbench;
  hooks: ShellHooks;
  /** Puts a script in force; its payload is its stdin, and is kept. */
  hook(event: string, script: string): Promise<void>;
  /** The payloads that the scripts at an event were given, in order. */
  seen(event: string): Record<string, unknown>[];
};

export async function makeHookBench(): Promise<HookBench> {
  const bench = makeWorkbench();
  const hooks = await bench.open();
  const entries: string[] = [];
  return {
    bench,
    hooks,
    async hook(event, script) {
      const name = `hook-${entries.length + 1}.sh`;
      const keep = `input=$(cat); printf '%s\\n' "$input" >> ${bench.root}/seen-${event}`;
      bench.script(name, `#!/bin/sh\n${keep}\nprintf '%s' "$input" | { ${script}; }\n`);
      entries.push(`  - {event: ${event}, command: ./${name}}`);
      bench.propose(`hooks:\n${entries.join("\n")}\n`);
      await type(hooks, `/hooks approve ${event} ./${name}`);
      if (!hooks.isWatched(event as EventName)) await type(hooks, "/hooks on");
      // There to be read before anything has fired.
      bench.write(`seen-${event}`, "");
    },
    seen(event) {
      const lines = readFileSync(`${bench.root}/seen-${event}`, "utf8").split("\n");
      return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Record<string, unknown>);
    },
  };
}
