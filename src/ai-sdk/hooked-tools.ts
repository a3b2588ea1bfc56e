import { asSchema, type ToolExecutionOptions, type ToolSet } from "ai";
import type { HookFirer } from "../core/firing.js";
import { type ModelOutput, modelOutput, type Shown, ShownResults, shownBy, type ToolOutput } from "./model-output.js";
import { BlockedByHookError, fireIn, type HookSession, hookContext } from "./session.js";

type AnyTool = ToolSet[string];

/**
 * Tools whose calls pass the hooks: `pre_tool_call` before each, `post_tool_call` and `transform_tool_result` behind it. A
 * blocked call does not run; the agent gets the reason as the tool's error. The application gets each result as it is; what
 * the hooks make of it, and their notes, is for the model. Tools without `execute` run elsewhere, and stay as they are.
 */
export function hookedTools<T extends ToolSet>(tools: T, hooks: HookFirer, session: HookSession): T {
  const hooked = Object.entries(tools).map(([name, tool]) => [name, hookedTool(name, tool, hooks, session)]);
  return Object.fromEntries(hooked) as T;
}

function hookedTool(name: string, tool: AnyTool, hooks: HookFirer, session: HookSession): AnyTool {
  const { execute } = tool;
  if (!execute) return tool;
  const shown = new ShownResults();
  const transform = async (input: unknown, result: unknown, whose: HookSession): Promise<Shown> => {
    const call = { tool_name: name, tool_input: recordOf(input), tool_result: result };
    return shownBy(await fireIn(hooks, whose, "transform_tool_result", call));
  };
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
      const last = await transform(input, result, session);
      const context = [...before.context, ...after.context, ...last.context];
      shown.set(options.toolCallId, result, { ...last, context });
      return result;
    } catch (error) {
      const tool_error = error instanceof Error ? error.message : String(error);
      const after = await fireIn(hooks, session, "post_tool_call", { ...call, tool_input, tool_error });
      const context = [...before.context, ...after.context];
      throw context.length === 0 ? error : new Error(`${tool_error}\n${hookContext(context)}`, { cause: error });
    }
  };
  const toModelOutput = async (call: ToolOutput): Promise<ModelOutput> => {
    // From before a restart, or from elsewhere: the hooks see it now, and the person has had their notes then.
    const { onNote: _, ...silent } = session;
    const known = shown.get(call.toolCallId, call.output) ?? (await transform(call.input, call.output, silent));
    return modelOutput(call, known, tool.toModelOutput?.bind(tool));
  };
  return { ...tool, execute: run, toModelOutput } as AnyTool;
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
