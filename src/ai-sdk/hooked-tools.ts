import type { ToolSet } from "ai";
import type { HookFirer } from "../core/firing.js";
import { overlaid } from "../lib/overlaid.js";
import { untilAborted } from "../lib/until-aborted.js";
import { errorNotesOf } from "./error-notes.js";
import {
  IS_OUTPUT_SYNCHRONOUS,
  modelOutput,
  outputNow,
  type Shown,
  shownBy,
  shownOf,
  type ToModelOutput,
  type ToolOutput,
} from "./model-output.js";
import {
  fireIn,
  type HookSession,
  hookContext,
  isWatched,
  type SessionOf,
  sessionFor,
  sessionKey,
  sessionOfResult,
} from "./session.js";
import { judgeToolCall, passedCallsOf, recordOf } from "./tool-calls.js";
import { checkedInput, parsedInput, takesKeyOf } from "./tool-schema.js";

type AnyTool = ToolSet[string];
type Options = { toolCallId: string; messages?: readonly unknown[]; abortSignal?: AbortSignal };
type Execute = (this: unknown, input: unknown, options: Options | undefined) => unknown;
/** A call that is on its way. */
type Running = { session: HookSession; call: object; input: unknown; context: readonly string[]; options: Options };

const TOOL_EVENTS = ["pre_tool_call", "post_tool_call", "transform_tool_result"] as const;

/** The functions of tools that were wrapped: whoever wraps one again wraps what is inside. */
const wrapped = new WeakMap<object, { hooks: HookFirer; bare: unknown }>();

/**
 * Tools whose calls pass the hooks: `pre_tool_call` before each, `post_tool_call` and `transform_tool_result` behind it. A
 * blocked call does not run; the agent gets the reason as the tool's error. The application gets each result as it is; what
 * the hooks make of it, and their notes, is for the model. Tools without `execute` run elsewhere, and stay as they are.
 */
export function hookedTools<T extends ToolSet | undefined>(tools: T, hooks: HookFirer, session: SessionOf): T {
  if (!tools) return tools;
  const hooked = Object.entries(tools).map(([name, tool]) => [name, hookedTool(name, tool, hooks, session)]);
  return Object.fromEntries(hooked) as T;
}

function hookedTool(name: string, tool: AnyTool, hooks: HookFirer, session: SessionOf): AnyTool {
  const bare = <F>(own: F | undefined): F | undefined => {
    const known = own && wrapped.get(own as object);
    return known?.hooks === hooks ? (known.bare as F | undefined) : own;
  };
  const execute = bare(tool.execute as Execute | undefined);
  if (!execute) return tool;
  const own = bare(tool.toModelOutput as ToModelOutput | undefined)?.bind(tool);
  const made = new HookedTool(name, tool, hooks, session, own);
  const members = {
    execute: (input: unknown, options?: Options): unknown => made.execute(execute, input, options),
    toModelOutput: IS_OUTPUT_SYNCHRONOUS
      ? (output: unknown) => made.outputNow(output)
      : (call: ToolOutput) => made.output(call),
  };
  wrapped.set(members.execute, { hooks, bare: execute });
  wrapped.set(members.toModelOutput, { hooks, bare: tool.toModelOutput && bare(tool.toModelOutput) });
  return overlaid(tool, members);
}

class HookedTool {
  constructor(
    private readonly name: string,
    private readonly tool: AnyTool,
    private readonly hooks: HookFirer,
    private readonly session: SessionOf,
    private readonly own: ToModelOutput | undefined,
  ) {}

  /** Not asynchronous by itself: a tool that hands out results as it goes along does so without a promise around them. */
  execute(execute: Execute, given: unknown, said: Options | undefined): unknown {
    const run = (input: unknown): unknown => execute.call(this.tool, input, said);
    if (!isWatched(this.hooks, ...TOOL_EVENTS)) return run(given);
    // Whoever calls a tool without the SDK may leave them out.
    const options = said ?? { toolCallId: "" };
    const isGenerator = Object.prototype.toString.call(execute) === "[object AsyncGeneratorFunction]";
    return isGenerator ? this.runYielding(run, given, options) : this.run(run, given, options);
  }

  private async run(run: (input: unknown) => unknown, given: unknown, options: Options): Promise<unknown> {
    const running = await this.begin(given, options);
    try {
      const made = run(running.input);
      const result = isAsyncIterable(made) ? await lastOf(made) : await made;
      return await this.end(running, result);
    } catch (error) {
      throw await this.fail(running, error);
    }
  }

  /** The earlier results are the application's alone; the last one counts. */
  private async *runYielding(run: (input: unknown) => unknown, given: unknown, options: Options) {
    const running = await this.begin(given, options);
    let last: unknown;
    try {
      for await (const each of run(running.input) as AsyncIterable<unknown>) {
        last = each;
        yield each;
      }
      await this.end(running, last);
    } catch (error) {
      throw await this.fail(running, error);
    }
  }

  private async begin(given: unknown, options: Options): Promise<Running> {
    const { name, tool, hooks } = this;
    const { toolCallId: id, abortSignal: signal } = options;
    const session = await sessionFor(this.session, { of: "tool", toolName: name, options });
    const call = { tool_name: name, tool_use_id: id };
    const parse = (written: unknown) => parsedInput(tool.inputSchema, written);
    const passed = await passedCallsOf(hooks).take(session, { id, name, input: given }, parse);
    signal?.throwIfAborted();
    if (passed) return { session, call, input: given, context: passed, options };
    const takesKey = await takesKeyOf(tool.inputSchema);
    const judged = await judgeToolCall(hooks, session, { id, name, input: given }, { signal, takesKey });
    if (judged.blocked) throw judged.blocked;
    const { context, rewritten } = judged;
    if (rewritten && wasApproved(options))
      throw new Error(
        `A hook wants another input for "${name}" than a person has approved, so it did not run. Put hookedModel around the model, too: then people are asked about the final input.`,
      );
    const input = rewritten ? await checkedInput(tool.inputSchema, name, judged.input) : given;
    return { session, call, input, context, options };
  }

  private async end({ session, call, input, context, options }: Running, result: unknown): Promise<unknown> {
    const { toolCallId, abortSignal: signal } = options;
    const judge = async (): Promise<void> => {
      const fields = { ...call, tool_input: recordOf(input), tool_result: result };
      const after = await fireIn(this.hooks, session, "post_tool_call", fields);
      const last = await this.transform(session, input, result);
      const shown = { ...last, context: [...context, ...after.context, ...last.context] };
      const ready =
        IS_OUTPUT_SYNCHRONOUS && (await modelOutput({ toolCallId, input, output: result }, shown, this.own));
      this.results.set(this.resultOf(toolCallId, result), sessionKey(session), { ...shown, ...(ready && { ready }) });
    };
    // Whoever aborts does not wait for hooks that look back; what they have not seen they see in `toModelOutput`.
    await (signal ? untilAborted(judge(), signal) : judge());
    return result;
  }

  private async fail({ session, call, input, context, options }: Running, error: unknown): Promise<unknown> {
    const tool_error = error instanceof Error ? error.message : String(error);
    const judge = async () => {
      const fields = { ...call, tool_input: recordOf(input), tool_error };
      const after = await fireIn(this.hooks, session, "post_tool_call", fields);
      const shown = await this.transform(session, input, tool_error);
      return { ...shown, context: [...context, ...after.context, ...shown.context] };
    };
    const judged = await (options.abortSignal ? untilAborted(judge(), options.abortSignal) : judge());
    if (!judged) return error;
    const { rewritten, context: said } = judged;
    // Prompts are made of the error's own words, also after a restart: other ones need an error of their own.
    const shown = rewritten ? new Error(String(rewritten.value), { cause: error }) : error;
    if (said.length === 0) return shown;
    const message = rewritten ? String(rewritten.value) : tool_error;
    const isNoted = shown instanceof Error && errorNotesOf(this.hooks).add(session, options.toolCallId, message, said);
    return isNoted ? shown : new Error(`${message}\n${hookContext(said)}`, { cause: error });
  }

  async output(call: ToolOutput) {
    if (!isWatched(this.hooks, ...TOOL_EVENTS)) return modelOutput(call, { context: [] }, this.own);
    const session = await sessionOfResult(this.session, this.name, call.toolCallId);
    const result = this.resultOf(call.toolCallId, call.output);
    const known = this.results.get(result, session && sessionKey(session));
    // From before a restart, or from elsewhere: the hooks see it now, and the person has had their notes then.
    const { onNote: _, ...silent } = session ?? { sessionId: "" };
    return modelOutput(call, known ?? (await this.transform(silent, call.input, call.output)), this.own);
  }

  /** In ai 5 there is no time to ask: what the hooks have not seen they would never see. */
  outputNow(output: unknown) {
    const known = this.results.get(this.resultOf("", output), undefined)?.ready;
    return known ?? outputNow(output, this.own, isWatched(this.hooks, "transform_tool_result"));
  }

  private async transform(session: HookSession, input: unknown, result: unknown): Promise<Shown> {
    const call = { tool_name: this.name, tool_input: recordOf(input), tool_result: result };
    return shownBy(await fireIn(this.hooks, session, "transform_tool_result", call));
  }

  private get results() {
    return shownOf(this.hooks);
  }

  private resultOf(id: string, value: unknown) {
    return { tool: this.name, id: IS_OUTPUT_SYNCHRONOUS ? "" : id, value };
  }
}

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

async function lastOf(results: AsyncIterable<unknown>): Promise<unknown> {
  let last: unknown;
  for await (const each of results) last = each;
  return last;
}

/** Whether a person was asked about the call by the SDK: it runs behind that question in the messages then. */
function wasApproved({ messages = [], toolCallId }: Options): boolean {
  const parts = (messages as readonly { content?: unknown }[]).flatMap(({ content }) =>
    Array.isArray(content) ? (content as readonly { type?: string; toolCallId?: string }[]) : [],
  );
  return parts.some((part) => part.type === "tool-approval-request" && part.toolCallId === toolCallId);
}
