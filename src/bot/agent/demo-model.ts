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
import { type DemoStep, type DemoWords, demoWords, languageOf, parseDemo } from "./demo-script.js";
import { hasFinishingWord } from "./finishing-words.js";
import { reasonIn } from "./refusal.js";

type Call = Extract<DemoStep, { kind: "call" }>;
/** What one model call answers: words first, then tools. Or it goes wrong. */
type Reply = { lines: string[]; calls: Call[]; fails?: true };
type Result = Omit<LanguageModelV3GenerateResult, "content"> & {
  content: (LanguageModelV3Text | LanguageModelV3ToolCall)[];
};

const SHOWN_CHARACTERS = 500;
const PIECE = /[\s\S]{1,8}/gu;
const HOOK_NOTE = /\[Note from a hook, not from the person: ([\s\S]*?)\](?=\n|$)/gu;
// Only at the start: a person may well say "run ./refused.sh" after a claim.
const OBJECTION = /^(?:\[Note from a hook,|(?:refused|rejected|blocked)\b|已?被?(?:拒绝|驳回|拦截))/iu;

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
    doStream: async (options) => ({ stream: streamOf(streamParts(answer(options)), options.abortSignal) }),
  };
}

function answer(options: LanguageModelV3CallOptions): Result {
  options.abortSignal?.throwIfAborted();
  const { prompt } = options;
  const { lines, calls } = isSummary(prompt) ? only(summaryOf(prompt)) : replyTo(prompt, offeredTools(options));
  const text = lines.join("\n");
  const firstId = lastCallId(prompt) + 1;
  const toolCalls = calls.map(
    ({ tool, input }, at): LanguageModelV3ToolCall => ({
      type: "tool-call",
      toolCallId: `demo-${firstId + at}`,
      toolName: tool,
      input: JSON.stringify(input),
    }),
  );
  return {
    content: [...(text === "" ? [] : [{ type: "text", text } as const]), ...toolCalls],
    finishReason: { unified: calls.length === 0 ? "stop" : "tool-calls", raw: undefined },
    usage: usageOf(prompt.map(textOf).join("\n"), [text, ...toolCalls.map(({ input }) => input)].join("")),
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
  return demoWords(languageOf(said.join(""))).summary(said);
}

function offeredTools({ tools = [], toolChoice }: LanguageModelV3CallOptions): Set<string> {
  return new Set(toolChoice?.type === "none" ? [] : tools.map(({ name }) => name));
}

function replyTo(prompt: LanguageModelV3Prompt, offered: Set<string>): Reply {
  const at = prompt.findLastIndex((_, index) => isFromPerson(prompt, index));
  const message = prompt[at];
  const said = message === undefined ? "" : personsWords(message);
  const words = demoWords(languageOf(said));
  const since = prompt.slice(at + 1);
  const latest = since.slice(since.findLastIndex(({ role }) => role === "assistant") + 1);

  const objection = objectionIn(prompt);
  if (objection !== undefined) return only(claimed(prompt) ? words.takeBack(objection) : words.goOn(objection));
  const shown = resultsIn(latest, words);
  if (shown.some(({ refused }) => refused)) return { lines: shown.map(({ line }) => line), calls: [] };

  const rounds = since.filter(({ role }) => role === "assistant").length;
  const script = repliesTo(said, offered);
  const next = script[rounds];
  // One tool after the other, silently; what is to be said is said at the end, for only the last words reach the person.
  if (next?.fails) throw new Error(words.failure);
  if (next && next.calls.length > 0) return { lines: [], calls: next.calls };
  const answers = resultsIn(since, words).map(({ line }) => line);
  const lines = script.flatMap(({ lines: own, calls }) => [...own, ...calls.flatMap(() => answers.shift() ?? [])]);
  return lines.length === 0 || rounds >= script.length + 1 ? only(words.nothingLeft) : { lines, calls: [] };
}

const resultsIn = (messages: readonly LanguageModelV3Message[], words: DemoWords) =>
  messages
    .flatMap((each) => (each.role === "tool" ? each.content : []))
    .flatMap((part) => (part.type === "tool-result" ? describeResult(part, words) : []));

const only = (line: string): Reply => ({ lines: [line], calls: [] });

/** The whole script of a message, one tool a reply: a line may need what the one before it has done. */
function repliesTo(said: string, offered: Set<string>): Reply[] {
  const words = demoWords(languageOf(said));
  const replies: Reply[] = [];
  let lines: string[] = [];
  for (const step of parseDemo(said)) {
    if (step.kind === "fail") return [...replies, { lines, calls: [], fails: true }];
    if (step.kind === "call" && offered.has(step.tool)) {
      replies.push({ lines, calls: [step] });
      lines = [];
    } else lines.push(inWords(step, words));
  }
  return [...replies, { lines, calls: [] }];
}

function inWords(step: Exclude<DemoStep, { kind: "fail" }>, words: DemoWords): string {
  switch (step.kind) {
    case "call":
      return words.noTool(step.tool);
    case "say":
      return step.text;
    case "claim":
      return words.claim(step.text);
    case "unfinished":
      return words.unfinished(step.word, step.usage);
    case "no-command":
      return words.noCommand(step.word, step.near);
    case "help":
      return words.help;
  }
}

function isFromPerson(prompt: LanguageModelV3Prompt, at: number): boolean {
  const message = prompt[at];
  return message?.role === "user" && personsWords(message) !== "" && !isObjection(prompt, at);
}

/** Without what hooks added: their notes are no orders. */
const personsWords = (message: LanguageModelV3Message): string => textOf(message).replace(HOOK_NOTE, "").trim();

/** Whether a message sends the agent's last reply back: it comes straight behind it, and starts by saying so. */
function isObjection(prompt: LanguageModelV3Prompt, at: number): boolean {
  const message = prompt[at];
  const before = prompt.slice(0, at).findLast(({ role }) => role !== "system")?.role;
  if (message === undefined || (before !== "assistant" && before !== "tool")) return false;
  if (message.role === "system") return claimed(prompt.slice(0, at)) || OBJECTION.test(message.content.trim());
  return message.role === "user" && OBJECTION.test(textOf(message).trim());
}

function objectionIn(prompt: LanguageModelV3Prompt): string | undefined {
  const last = prompt.at(-1);
  if (last === undefined || !isObjection(prompt, prompt.length - 1)) return undefined;
  return textOf(last).replace(HOOK_NOTE, "$1").trim();
}

function claimed(prompt: LanguageModelV3Prompt): boolean {
  const last = prompt.findLast((message) => message.role === "assistant");
  const inTools = last?.content.some((part) => part.type === "tool-call" && part.toolName === "complete_goal");
  return inTools || (last !== undefined && hasFinishingWord(textOf(last)));
}

function describeResult({ toolName, output }: LanguageModelV3ToolResultPart, words: DemoWords) {
  const { text, isError } = readOutput(output);
  const refused = toolName === "complete_goal" && (isError || OBJECTION.test(text));
  if (refused) return { line: words.takeBack(shortened(reasonIn(text), words)), refused };
  const shown = shortened(text, words);
  return { line: isError ? words.failed(toolName, shown) : words.answered(toolName, shown), refused };
}

function readOutput(output: LanguageModelV3ToolResultPart["output"]): { text: string; isError: boolean } {
  switch (output.type) {
    case "text":
    case "error-text":
      return { text: output.value, isError: output.type === "error-text" };
    case "json":
    case "error-json":
      return { text: jsonText(output.value), isError: output.type === "error-json" };
    case "execution-denied":
      return { text: output.reason ?? "", isError: true };
    case "content":
      return {
        text: output.value.map((part) => (part.type === "text" ? part.text : `[${part.type}]`)).join("\n"),
        isError: false,
      };
  }
}

/** A record's hook note stands behind the record, as it does behind a text. */
function jsonText(value: unknown): string {
  if (typeof value !== "object" || value === null || !("hook_note" in value)) return JSON.stringify(value);
  const { hook_note, ...rest } = value;
  return `${JSON.stringify(rest)}\n\n${String(hook_note)}`;
}

function shortened(text: string, words: DemoWords): string {
  const characters = [...text];
  if (characters.length <= SHOWN_CHARACTERS) return text;
  const output = [...text.replace(HOOK_NOTE, "").trimEnd()];
  const left = output.length - SHOWN_CHARACTERS;
  const cut = left > 0 ? [...output.slice(0, SHOWN_CHARACTERS), words.more(left)] : output;
  // Hooks write behind the output: cutting there would hide the very thing that a demo is for.
  return [cut.join(""), ...[...text.matchAll(HOOK_NOTE)].map(([note]) => note)].join("\n");
}

function textOf(message: LanguageModelV3Message): string {
  if (message.role === "system") return message.content;
  if (message.role === "tool") {
    return message.content.map((part) => (part.type === "tool-result" ? readOutput(part.output).text : "")).join("\n");
  }
  return message.content.map((part) => (part.type === "text" ? part.text : "")).join("");
}

/** Not a count: the start of a long conversation may have been cut off, and the ids of what is left still stand. */
function lastCallId(prompt: LanguageModelV3Prompt): number {
  const ids = prompt.flatMap((message) =>
    message.role === "assistant"
      ? message.content.map((part) => (part.type === "tool-call" ? /^demo-(\d+)$/u.exec(part.toolCallId)?.[1] : "0"))
      : [],
  );
  return ids.reduce((highest, id) => Math.max(highest, Number(id ?? 0)), 0);
}

/** Four characters to a token: the rule of thumb, for hosts that count. */
function usageOf(input: string, output: string): Result["usage"] {
  const [inTokens, outTokens] = [Math.ceil(input.length / 4), Math.ceil(output.length / 4)];
  return {
    inputTokens: { total: inTokens, noCache: inTokens, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: outTokens, text: outTokens, reasoning: 0 },
  };
}

function* streamParts({ content, finishReason, usage, warnings }: Result): Generator<LanguageModelV3StreamPart> {
  yield { type: "stream-start", warnings };
  for (const part of content) {
    if (part.type === "text") {
      yield { type: "text-start", id: "text" };
      for (const [delta] of part.text.matchAll(PIECE)) yield { type: "text-delta", id: "text", delta };
      yield { type: "text-end", id: "text" };
    } else {
      yield { type: "tool-input-start", id: part.toolCallId, toolName: part.toolName };
      for (const [delta] of part.input.matchAll(PIECE)) yield { type: "tool-input-delta", id: part.toolCallId, delta };
      yield { type: "tool-input-end", id: part.toolCallId };
      yield part;
    }
  }
  yield { type: "finish", finishReason, usage };
}

function streamOf<T>(parts: Iterator<T>, signal: AbortSignal | undefined): ReadableStream<T> {
  return new ReadableStream({
    pull(controller) {
      if (signal?.aborted) return controller.error(signal.reason);
      const { value, done } = parts.next();
      return done ? controller.close() : controller.enqueue(value);
    },
  });
}
