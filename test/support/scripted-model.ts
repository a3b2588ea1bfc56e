import type { LanguageModelV3, LanguageModelV3Content, LanguageModelV3StreamPart } from "@ai-sdk/provider";
import { convertArrayToReadableStream, MockLanguageModelV3 } from "ai/test";

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};

export type Scripted = MockLanguageModelV3 & LanguageModelV3;

/** A model that answers from a list of contents, whole or streamed; inputs of calls come in pieces then. */
export function scriptedModel(...answers: LanguageModelV3Content[][]): Scripted {
  const left = [...answers];
  const next = () => left.shift() ?? [{ type: "text" as const, text: "done" }];
  const finishOf = (content: LanguageModelV3Content[]) => {
    const isCalling = content.some((part) => part.type === "tool-call" && !part.providerExecuted);
    const reason = isCalling ? ("tool-calls" as const) : ("stop" as const);
    return { unified: reason, raw: reason };
  };
  return new MockLanguageModelV3({
    doGenerate: async () => {
      const content = next();
      return { content, finishReason: finishOf(content), usage, warnings: [] };
    },
    doStream: async () => {
      const content = next();
      const parts = content.flatMap(piecesOf);
      const finish = { type: "finish" as const, finishReason: finishOf(content), usage };
      return { stream: convertArrayToReadableStream([...parts, finish]) };
    },
  });
}

function piecesOf(part: LanguageModelV3Content): LanguageModelV3StreamPart[] {
  if (part.type === "text") {
    const { text: delta } = part;
    return [
      { type: "text-start", id: "t" },
      { type: "text-delta", id: "t", delta },
      { type: "text-end", id: "t" },
    ];
  }
  if (part.type !== "tool-call") return [part as LanguageModelV3StreamPart];
  const { toolCallId: id, toolName, input } = part;

  return [
    { type: "tool-input-start", id, toolName },
    { type: "tool-input-delta", id, delta: input.slice(0, 1) },
    { type: "tool-input-delta", id, delta: input.slice(1) },
    { type: "tool-input-end", id },
    part,
  ];
}

export const toolCall = (toolName: string, input: unknown, toolCallId = "c1"): LanguageModelV3Content => ({
  type: "tool-call",
  toolCallId,
  toolName,
  input: JSON.stringify(input),
});
