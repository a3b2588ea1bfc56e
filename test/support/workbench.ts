import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import type { CommandOutcome, CommandRequest } from "../../src/commands/request.js";
import { createShellHooks, type ShellHooks } from "../../src/commands/shell-hooks.js";
import { recogniseActor } from "../../src/core/actor.js";
import type { EventName } from "../../src/core/event.js";
import type { HookView } from "../../src/core/view.js";
import type { ShellHooksOptions } from "../../src/runtime/runtime.js";
import { chosenStore } from "./chosen-store.js";

/** A folder with a workspace and a state directory of its own, gone when the test ends. */
export type Workbench = {
  root: string;
  workspace: string;
  state: string;
  write(path: string, text: string): string;
  script(path: string, text: string): string;
  propose(yaml: string): void;
  open(options?: ShellHooksOptions): Promise<ShellHooks>;
};

/** Has something done when what it was made for is over. */
export type AtEnd = (close: () => void | Promise<void>) => void;

export function makeWorkbench(atEnd: AtEnd = onTestFinished): Workbench {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "chat-hooks-test-")));
  // A process that is just ending may still write there.
  atEnd(() => rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }));
  const write = (path: string, text: string): string => {
    const target = join(root, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    return target;
  };
  mkdirSync(join(root, "workspace", "config"), { recursive: true });
  return {
    root,
    workspace: join(root, "workspace"),
    state: join(root, "state"),
    write,
    script(path, text) {
      const target = write(path, text);
      chmodSync(target, 0o755);
      return target;
    },
    propose: (yaml) => void write("workspace/config/shell_hooks.yaml", yaml),
    async open(options = {}) {
      const hooks = await createShellHooks({
        workspace: join(root, "workspace"),
        stateDir: join(root, "state"),
        env: { PATH: process.env.PATH, HOME: root, ...(await chosenStore(root, atEnd)) },
        owners: ["telegram:1"],
        ...options,
      });
      atEnd(() => hooks.close());
      return hooks;
    },
  };
}

/** Types a line as the owner, in a private chat. */
export const type = (hooks: ShellHooks, text: string, more: Partial<CommandRequest> = {}): Promise<CommandOutcome> =>
  hooks.handleCommand({ channel: "telegram", senderId: "1", chat: "private", origin: "typed", text, ...more });

/** Puts proposed hooks in force with one look at the list. Typed, each line looks at all of them anew. */
export async function approveAll(hooks: ShellHooks, isWanted: (view: HookView) => boolean = () => true): Promise<void> {
  const actor = recogniseActor("telegram:1");
  const { hooks: views } = await hooks.list();
  for (const view of views) {
    if (!view.proposed || view.state === "approved" || !isWanted(view)) continue;
    const { kind } = await hooks.approve(actor, view.key, view.proposed.digest);
    if (kind !== "approved") throw new Error(`${kind}: ${JSON.stringify(view.entry)}`);
  }
}

/** The short id in a reply. */
export const idIn = (outcome: CommandOutcome): string => /\[(\w{4})\]/.exec(outcome.text ?? "")?.[1] ?? "no id";

/** The event that a hook's entry names. */
export const eventIn = (entry: string): EventName => (/event: (\w+)/.exec(entry)?.[1] ?? "none") as EventName;
