import type { HookEntry } from "../core/hook.js";
import { escapeLine } from "../lib/clean-text.js";
import { commandKind, shellKind } from "./command/kind.js";
import { httpKind } from "./http/kind.js";
import type { EntryKind } from "./transport.js";
import { workerKind } from "./worker/kind.js";

/** What `type` can be in a hook file, one line each. What runs them stands in `registry.ts`. */
export const KINDS: Readonly<Record<HookEntry["type"], EntryKind>> = {
  command: commandKind,
  shell: shellKind,
  worker: workerKind,
  http: httpKind,
};

export const STANDARD_TYPE: HookEntry["type"] = "command";

/** The hook's command line or its URL, as its file has it. */
export const targetOf = (entry: HookEntry): string => KINDS[entry.type].target(entry);

/** The URL that a hook calls, without credentials; undefined where it runs a program. */
export const addressOf = (entry: HookEntry): string | undefined => KINDS[entry.type].address(entry);

/** What a person calls the hook: nothing hidden in it, no credentials shown. */
export function titleOf(entry: HookEntry): string {
  const address = addressOf(entry);
  return address === undefined ? escapeLine(targetOf(entry)) : `POST ${address}`;
}
