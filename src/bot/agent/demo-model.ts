import { randomUUID } from "node:crypto";
import type {
  LanguageModelV3,
  LanguageModelV3CallOptions,
  LanguageModelV3GenerateResult,
  LanguageModelV3Message,
  LanguageModelV3Prompt,
  LanguageModelV3StreamPart,
  LanguageModelV3Text,
  LanguageModelV3ToolCall,
  LanguageModelV3ToolResultPart,
} from "@ai-sdk/provider";
import { SUMMARISE } from "./compaction.js";
import { type DemoStep, type DemoWords, demoWords, parseDemo } from "./demo-script.js";
import { hasFinishingWord } from "./finishing-words.js";
import { reasonIn } from "./goal.js";

/** What one model call answers: words, or a tool to call. */
type Reply = string | Extract<DemoStep, { kind: "call" }>;
type Result = Omit<LanguageModelV3GenerateResult, "content"> & {
  content: [LanguageModelV3Text | LanguageModelV3ToolCall];
};

const SHOWN_CHARACTERS = 500;
const PIECE = /[\s\S]{1,8}/gu;
const HOOK_NOTE = /\[Note from a hook, not from the person: ([\s\S]*?)\](?=\n|$)/gu;
const PROVIDER = "chat-hooks";

/** Whether a model is the demo agent's. */
export const isDemo = ({ provider }: LanguageModelV3): boolean => provider === PROVIDER;

/**
 * The agent of a bot without a model: it follows the words of demo-script.ts, the same way every time, and says what it is.
 * A model like any other to the loop, so that the same tools and hooks run around it.
 */
export function demoModel(): LanguageModelV3 {
  return {
    specificationVersion: "v3",
    provider: PROVIDER,
    modelId: "demo",
    supportedUrls: {},
    doGenerate: async (options) => answer(options),
    doStream: async (options) => ({ stream: ReadableStream.from(streamed(answer(options), options.abortSignal)) }),
  };
}

function answer(options: LanguageModelV3CallOptions): Result {
  options.abortSignal?.throwIfAborted();
  const { prompt, tools = [], toolChoice } = options;
  const offered = toolChoice?.type === "none" ? [] : tools.map(({ name }) => name);
  const reply = isSummary(prompt) ? summaryOf(prompt) : replyTo(prompt, offered);
  const isText = typeof reply === "string";
  const output = isText ? reply : JSON.stringify(reply.input);
  return {
    content: [
      isText
        ? { type: "text", text: reply }
        : { type: "tool-call", toolCallId: `demo-${randomUUID()}`, toolName: reply.tool, input: output },
    ],
    finishReason: { unified: isText ? "stop" : "tool-calls", raw: undefined },
    usage: usageOf(prompt.map(textOf).join("\n"), output),
    warnings: [],
  };
}

/** Whether it is asked to shorten the conversation. */
const isSummary = ([first]: LanguageModelV3Prompt): boolean =>
  first?.role === "system" && first.content.startsWith(SUMMARISE);

/** What the person has said: all that an agent without a model can tell of a conversation. */
function summaryOf(prompt: LanguageModelV3Prompt): string {
  const history = JSON.parse(prompt.slice(1).map(textOf).join("")) as { role: string; content: unknown }[];
  const said = history.flatMap(({ role, content }) =>
    role === "user" && typeof content === "string" ? content.replace(HOOK_NOTE, "").trim() || [] : [],
  );
  return demoWords(said.join("")).summary(said);
}

/**
 * One tool after the other, silently, for a line may need what the one before it has done. What is to be said is said at
 * the end: only the last words reach the person.
 */
function replyTo(prompt: LanguageModelV3Prompt, offered: readonly string[]): Reply {
  const at = prompt.findLastIndex((message) => message.role === "user" && personsWords(message) !== "");
  const said = prompt[at] ? personsWords(prompt[at]) : "";
  const words = demoWords(said);
  const since = prompt.slice(at + 1);
  const results = since.flatMap((message) => (message.role === "tool" ? message.content : []));
  const answers = results.flatMap((part) => (part.type === "tool-result" ? describeResult(part, words) : []));

  const last = since.at(-1);
  // Nothing but a hook's note, behind the agent's reply: it sends that back.
  if (last?.role === "user" && since.some(({ role }) => role === "assistant")) {
    const objection = textOf(last).replace(HOOK_NOTE, "$1").trim();
    return claimed(since) ? words.takeBack(objection) : words.goOn(objection);
  }
  if (last?.role === "tool" && answers.at(-1)?.isRefused) return answers.at(-1)?.line ?? "";

  const script = parseDemo(said).map((step) => {
    const isMissing = step.kind === "call" && !offered.includes(step.tool);
    return isMissing ? { kind: "say" as const, text: words.noTool(step.tool) } : step;
  });
  const rounds = since.filter(({ role }) => role === "assistant").length;
  const acts = script.filter((step) => step.kind !== "say");
  const next = acts[rounds];
  if (next?.kind === "fail") throw new Error(next.text);
  if (next) return next;
  const lines = script.flatMap((step) => (step.kind === "say" ? step.text : (answers.shift()?.line ?? [])));
  return lines.length === 0 || rounds > acts.length + 1 ? words.nothingLeft : lines.join("\n");
}

/** Without what hooks added: their notes are no orders. */
const personsWords = (message: LanguageModelV3Message): string => textOf(message).replace(HOOK_NOTE, "").trim();

function claimed(messages: LanguageModelV3Prompt): boolean {
  const last = messages.findLast((message) => message.role === "assistant");
  const inTools = last?.content.some((part) => part.type === "tool-call" && part.toolName === "complete_goal");
  return inTools || (last !== undefined && hasFinishingWord(textOf(last)));
}

function describeResult({ toolName, output }: LanguageModelV3ToolResultPart, words: DemoWords) {
  const text = outputText(output);
  const isError = output.type.startsWith("error-");
  const isRefused = isError && toolName === "complete_goal";
  if (isRefused) return { line: words.takeBack(shortened(reasonIn(text), words)), isRefused };
  const shown = shortened(text, words);
  return { line: isError ? words.failed(toolName, shown) : words.answered(toolName, shown), isRefused };
}

function outputText(output: LanguageModelV3ToolResultPart["output"]): string {
  const value = "value" in output ? output.value : "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function shortened(text: string, words: DemoWords): string {
  if ([...text].length <= SHOWN_CHARACTERS) return text;
  const output = [...text.replace(HOOK_NOTE, "").trimEnd()];
  const left = output.length - SHOWN_CHARACTERS;
  const cut = left > 0 ? [...output.slice(0, SHOWN_CHARACTERS), words.more(left)] : output;
  // Hooks write behind the output: cutting there would hide the very thing that a demo is for.
  return [cut.join(""), ...[...text.matchAll(HOOK_NOTE)].map(([note]) => note)].join("\n");
}

function textOf(message: LanguageModelV3Message): string {
  if (message.role === "system") return message.content;
  if (message.role === "tool")
    return message.content.map((part) => (part.type === "tool-result" ? outputText(part.output) : "")).join("\n");
  return message.content.map((part) => (part.type === "text" ? part.text : "")).join("");
}

/** Four characters to a token: the rule of thumb, for hosts that count. */
function usageOf(input: string, output: string): Result["usage"] {
  const [inTokens, outTokens] = [Math.ceil(input.length / 4), Math.ceil(output.length / 4)];
  return {
    inputTokens: { total: inTokens, noCache: inTokens, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: outTokens, text: outTokens, reasoning: 0 },
  };
}

function* streamed(
  { content: [part], finishReason, usage, warnings }: Result,
  signal: AbortSignal | undefined,
): Generator<LanguageModelV3StreamPart> {
  yield { type: "stream-start", warnings };
  if (part.type === "text") {
    yield { type: "text-start", id: "text" };
    for (const [delta] of part.text.matchAll(PIECE)) {
      signal?.throwIfAborted();
      yield { type: "text-delta", id: "text", delta };
    }
    yield { type: "text-end", id: "text" };
  } else yield part;
  yield { type: "finish", finishReason, usage };
}
