import { isDeepStrictEqual } from "node:util";
import type { FireOptions, HookFirer } from "../core/firing.js";
import { isObject } from "../lib/json.js";
import { RecentMap } from "../lib/recent-map.js";
import { BlockedByHookError, fireIn, type HookSession, sessionKey } from "./session.js";

/** A call as the model made it, or as a tool gets it. */
export type ToolCall = { id: string; name: string; input: unknown };

/** What the hooks made of a call: why it must not run, or the input it goes on with. */
export type Judged =
  | { blocked: BlockedByHookError }
  | { blocked?: never; input: unknown; rewritten: boolean; context: readonly string[] };

/** Hooks take records only: another input is told as the one field of one. */
export const recordOf = (input: unknown): Record<string, unknown> => (isObject(input) ? input : { value: input });

/** Asks the hooks about a call before it runs. */
export async function judgeToolCall(
  hooks: HookFirer,
  session: HookSession,
  { id, name, input }: ToolCall,
  options: Pick<FireOptions, "takesKey"> & { signal: AbortSignal | undefined },
): Promise<Judged> {
  const call = { tool_name: name, tool_use_id: id, tool_input: recordOf(input) };
  const { verdict, reason = "", hook, rewrite, context } = await fireIn(hooks, session, "pre_tool_call", call, options);
  if (verdict === "block") {
    // Some formats count it as a failed call.
    await fireIn(hooks, session, "post_tool_call", { ...call, tool_error: reason, tool_blocked: true });
    return { blocked: new BlockedByHookError("pre_tool_call", reason, hook) };
  }
  if (!rewrite) return { input, rewritten: false, context };
  const changed = recordOf(rewrite.tool_input);
  return { input: isObject(input) ? changed : changed.value, rewritten: true, context };
}

type Passed = { name: string; input: unknown; context: readonly string[]; at: number };

const MAX_KEPT = 200;
/** Longer than a person is asked for: other hooks may be in force when a call waits for long. */
const LASTS_MS = 15 * 60_000;

/** Calls that the hooks have let pass where the model made them: the tool need not ask again, once. */
class PassedCalls {
  private readonly kept = new RecentMap<string, Passed>(MAX_KEPT);

  add(session: HookSession, { id, name, input }: ToolCall, context: readonly string[]): void {
    this.kept.set(keyOf(session, id), { name, input, context, at: Date.now() });
  }

  /** What the hooks said to this very call. Models make up the ids of their calls: the input has to be the same, too. */
  async take(
    session: HookSession,
    { id, name, input }: ToolCall,
    parse: (written: unknown) => Promise<{ value: unknown } | undefined>,
  ): Promise<readonly string[] | undefined> {
    const passed = this.kept.get(keyOf(session, id));
    this.kept.delete(keyOf(session, id));
    if (!passed || passed.name !== name || Date.now() - passed.at > LASTS_MS) return undefined;
    if (isDeepStrictEqual(passed.input, input)) return passed.context;
    // The tool gets what its schema makes of what the model wrote.
    const parsed = await parse(passed.input);
    return parsed && isDeepStrictEqual(parsed.value, input) ? passed.context : undefined;
  }
}

const keyOf = (session: HookSession, id: string): string => `${sessionKey(session)} ${id}`;

const passedBy = new WeakMap<HookFirer, PassedCalls>();

/** Those of one firer: a model and tools that were given the same one share them. */
export function passedCallsOf(hooks: HookFirer): PassedCalls {
  const known = passedBy.get(hooks) ?? new PassedCalls();
  passedBy.set(hooks, known);
  return known;
}
