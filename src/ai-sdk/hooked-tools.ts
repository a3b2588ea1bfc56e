import { asSchema, type ToolExecutionOptions, type ToolSet } from "ai";
import type { HookFirer } from "../core/firing.js";
import { isObject } from "../lib/json.js";
import { BlockedByHookError, fireIn, type HookSession, hookContext } from "./session.js";

type AnyTool = ToolSet[string];

/**
 * Tools whose calls pass the hooks: `pre_tool_call` before each, `post_tool_call` and `transform_tool_result` behind it. A
 * blocked call does not run; the agent gets the reason as the tool's error. Tools without `execute` run elsewhere, and stay
 * as they are.
 */
export function hookedTools<T extends ToolSet>(tools: T, hooks: HookFirer, session: HookSession): T {
  const hooked = Object.entries(tools).map(([name, tool]) => [name, hookedTool(name, tool, hooks, session)]);
  return Object.fromEntries(hooked) as T;
}

function hookedTool(name: string, tool: AnyTool, hooks: HookFirer, session: HookSession): AnyTool {
  const { execute } = tool;
  if (!execute) return tool;
  const run = async (given: unknown, options: ToolExecutionOptions): Promise<unknown> => {
    const call = { tool_name: name, tool_use_id: options.toolCallId };
    const before = await fireIn(hooks, session, "pre_tool_call", { ...call, tool_input: recordOf(given) });
    const { reason = "" } = before;
    if (before.verdict === "block") {
      // Some formats count it as a failed call.
      const blocked = { ...call, tool_input: recordOf(given), tool_error: reason, tool_blocked: true };
      await fireIn(hooks, session, "post_tool_call", blocked);
      throw new BlockedByHookError("pre_tool_call", reason, before.hook);
    }
    const input = before.rewrite ? await checked(tool, name, before.rewrite.tool_input) : given;
    const tool_input = recordOf(input);
    try {
      const result = await lastOf(execute(input, options));
      const after = await fireIn(hooks, session, "post_tool_call", { ...call, tool_input, tool_result: result });
      const shown = await fireIn(hooks, session, "transform_tool_result", {
        tool_name: name,
        tool_input,
        tool_result: result,
      });
      return withContext(result, [...before.context, ...after.context, ...shown.context]);
    } catch (error) {
      const tool_error = error instanceof Error ? error.message : String(error);
      const after = await fireIn(hooks, session, "post_tool_call", { ...call, tool_input, tool_error });
      const context = [...before.context, ...after.context];
      throw context.length === 0 ? error : new Error(`${tool_error}\n${hookContext(context)}`, { cause: error });
    }
  };
  return { ...tool, execute: run } as AnyTool;
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : { value };

/** What a hook wrote must be something the tool takes: its types are no longer the model's promise. */
async function checked(tool: AnyTool, name: string, input: unknown): Promise<unknown> {
  const result = await asSchema(tool.inputSchema).validate?.(input);
  if (!result || result.success) return result ? result.value : input;
  throw new Error(
    `A hook rewrote the input of "${name}" into something the tool does not take: ${result.error.message}`,
  );
}

/** A tool may hand out results as it goes along; the last one counts, and the earlier ones have not passed the hooks. */
async function lastOf(result: unknown): Promise<unknown> {
  const settled = await result;
  if (typeof settled !== "object" || settled === null || !(Symbol.asyncIterator in settled)) return settled;
  let last: unknown;
  for await (const each of settled as AsyncIterable<unknown>) last = each;
  return last;
}

/** The result with the hooks' notes beside it, in a form that stays what it was: text is text, a record is a record. */
function withContext(result: unknown, context: readonly string[]): unknown {
  if (context.length === 0) return result;
  const note = hookContext(context);
  if (typeof result === "string") return `${result}\n\n${note}`;
  return isObject(result) ? { ...result, hook_note: note } : { result: result ?? null, hook_note: note };
}
