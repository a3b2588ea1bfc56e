import { parseJson } from "../lib/json.js";
import { following } from "../lib/until-aborted.js";

// What the specifications of the SDK's models (v2, v3 and v4) have in common, as far as the hooks look at it: one code for
// all of them, and each model keeps its own.

/** A part of a model's answer, whole or streamed. */
export type Part = {
  type: string;
  id?: string;
  text?: string;
  delta?: string;
  toolCallId?: string;
  toolName?: string;
  input?: string;
  providerExecuted?: boolean;
  dynamic?: boolean;
  inputEncoding?: string;
  usage?: Usage;
};

export type Message = { role: string; content: string | readonly MessagePart[]; providerOptions?: unknown };
export type MessagePart = {
  type: string;
  text?: string;
  toolCallId?: string;
  output?: { type: string; value?: unknown };
};

export type CallOptions = { prompt: readonly Message[]; abortSignal?: AbortSignal; tools?: OfferedTools };
/** What the model may call; tools of a provider's own have no schema. */
export type OfferedTools = readonly { name?: string; inputSchema?: unknown }[] | undefined;
export type Generated = { content: readonly Part[]; usage?: Usage };
export type Streamed = { stream: ReadableStream<Part> };

/** A number in v2, a record of numbers since. */
type Tokens = number | { total?: number | undefined } | undefined;
export type Usage = { inputTokens?: Tokens; outputTokens?: Tokens };

const countOf = (tokens: Tokens): number | undefined => (typeof tokens === "object" ? tokens.total : tokens);

/** What a model has answered, for `post_llm_call`. */
export class Answer {
  private text = "";
  private readonly calls: { tool_name: string; tool_use_id: string; tool_input: unknown }[] = [];
  private usage: Usage | undefined;

  add(part: Part): void {
    if (part.type === "text") this.text += part.text ?? "";
    if (part.type === "text-delta") this.text += part.delta ?? "";
    if (part.type === "finish") this.usage = part.usage;
    if (part.type !== "tool-call") return;
    const { toolName = "", toolCallId = "", input = "" } = part;
    this.calls.push({ tool_name: toolName, tool_use_id: toolCallId, tool_input: parseJson(input) ?? input });
  }

  /** Left out is what there is none of, and what the provider has not counted. */
  fields(usage = this.usage) {
    const [input, output] = [countOf(usage?.inputTokens), countOf(usage?.outputTokens)];
    return {
      response: this.text,
      ...(this.calls.length > 0 && { tool_calls: this.calls }),
      ...(input !== undefined && { input_tokens: input }),
      ...(output !== undefined && { output_tokens: output }),
    };
  }
}

/** The same stream; `done` hears of its end, however it comes: whole, broken, or because nobody reads on. */
export function followed(
  stream: ReadableStream<Part>,
  { each, done, signal: given }: { each(part: Part): void; done(): void; signal: AbortSignal | undefined },
): ReadableStream<Part> {
  const reader = stream.getReader();
  const signal = given && following(given);
  let isOver = false;
  const end = (): void => {
    signal?.removeEventListener("abort", end);
    if (!isOver) done();
    isOver = true;
  };
  signal?.addEventListener("abort", end, { once: true });
  return new ReadableStream<Part>(
    {
      async pull(controller) {
        try {
          const next = await reader.read();
          if (next.done) {
            end();
            return controller.close();
          }
          each(next.value);
          controller.enqueue(next.value);
        } catch (error) {
          end();
          controller.error(error);
        }
      },
      cancel(reason) {
        end();
        return reader.cancel(reason);
      },
    },
    // It asks for no more than its own reader does.
    { highWaterMark: 0 },
  );
}
