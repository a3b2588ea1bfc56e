import { isDeepStrictEqual } from "node:util";
import type { HookRun } from "../core/firing.js";
import type { Payload } from "../core/payload.js";
import { escapeLine } from "../lib/clean-text.js";
import { isObject } from "../lib/json.js";
import { showValue } from "../lib/show-value.js";
import type { Texts } from "../texts/index.js";

const MAX_VALUE = 300;

/** One line for the person about a call that hooks have changed: what runs is not what the agent has asked for. */
export function rewriteNote(
  given: Payload,
  final: Payload,
  runs: readonly HookRun[],
  texts: Texts,
): string | undefined {
  if (final.event !== "pre_tool_call") return undefined;
  // One that only observes has changed nothing.
  const by = runs.filter(({ rewrote, mode }) => rewrote && mode === undefined).map(({ hook }) => hook);
  const before = isObject(given.tool_input) ? given.tool_input : {};
  const after = isObject(final.tool_input) ? final.tool_input : {};
  const changed = Object.entries(after)
    .filter(([key, value]) => !isDeepStrictEqual(value, before[key]))
    .map(([key, value]) => `${key}: ${showValue(value, MAX_VALUE)}`);
  const names = [...new Set(by)].join(", ");
  return texts.rewroteCall(names, escapeLine(String(final.tool_name)), escapeLine(changed.join(", ")));
}
