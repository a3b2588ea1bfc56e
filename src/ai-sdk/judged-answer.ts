import type { HookFirer } from "../core/firing.js";
import { exactJson } from "../lib/exact-json.js";
import { parseJson } from "../lib/json.js";
import { RecentMap } from "../lib/recent-map.js";
import type { Message, MessagePart, OfferedTools, Part } from "./model-parts.js";
import { type HookSession, sessionKey } from "./session.js";
import { judgeToolCall, passedCallsOf } from "./tool-calls.js";
import { takesKey } from "./tool-schema.js";

type Judge = { hooks: HookFirer; session: HookSession; signal: AbortSignal | undefined; tools?: OfferedTools };

const MAX_WITHHELD = 200;
/** Calls whose results are withheld, and why: a provider may hand one in with a later answer. */
const withheldBy = new WeakMap<HookFirer, RecentMap<string, string>>();

/**
 * A model's answer on its way to the agent: the hooks judge each tool call before anybody hears of it, so that what is
 * recorded, approved by a person, sent to a browser or shown to the model again is what will run.
 */
export class JudgedAnswer {
  private readonly withheld: RecentMap<string, string>;
  /** What was streamed of inputs whose calls are not judged yet. */
  private readonly inputs = new Map<string, Part[]>();

  constructor(private readonly by: Judge) {
    this.withheld = withheldBy.get(by.hooks) ?? new RecentMap(MAX_WITHHELD);
    withheldBy.set(by.hooks, this.withheld);
  }

  /** The parts of a whole answer. */
  async parts(given: readonly Part[]): Promise<Part[]> {
    const calls = await Promise.all(given.map((part) => (part.type === "tool-call" ? this.call(part) : undefined)));
    return given.flatMap((part, at) => calls[at] ?? this.other(part));
  }

  /** Calls are judged at the same time, and the stream is read on meanwhile: a person may be asked, for minutes. */
  stream(): TransformStream<Part, Part> {
    let last: Promise<void> = Promise.resolve();
    return new TransformStream({
      transform: (part, controller) => {
        if (this.isHeld(part)) return;
        const call = part.type === "tool-call" ? this.streamedCall(part) : undefined;
        // A rejection is heard of when it is that part's turn.
        call?.catch(() => undefined);
        last = last.then(async () => {
          // Not before its turn: it may be about a call that is not judged yet.
          for (const each of (await call) ?? this.other(part)) controller.enqueue(each);
        });
        last.catch((error: unknown) => controller.error(error));
      },
      flush: () => last,
    });
  }

  private async streamedCall(part: Part): Promise<Part[]> {
    const { toolCallId = "" } = part;
    const held = this.inputs.get(toolCallId) ?? [];
    this.inputs.delete(toolCallId);
    const [call = part] = await this.call(part);
    if (call === part) return [...held, part];
    const [first] = held;
    if (!isJson(call.input) || first?.type !== "tool-input-start") return [call];
    // The new input, in one piece.
    const { inputEncoding: _, ...start } = first;
    const delta: Part = { type: "tool-input-delta", id: toolCallId, delta: call.input ?? "" };
    return [start, delta, ...held.filter(({ type }) => type === "tool-input-end"), call];
  }

  /** The call as it goes on: as it is, with another input, or as one that cannot run. */
  private async call(part: Part): Promise<Part[]> {
    const { toolCallId: id = "", toolName: name = "", input: written = "", providerExecuted: isOver } = part;
    const { hooks, session, signal, tools = [] } = this.by;
    const input = written.trim() === "" ? {} : parseJson(written);
    const call = { id, name, input: input === undefined ? written : input };
    const schema = tools.find((tool) => tool.name === name)?.inputSchema;
    const judged = await judgeToolCall(hooks, session, call, { signal, takesKey: takesKey(schema) });
    if (judged.blocked) {
      const { message } = judged.blocked;
      if (!isOver) return [{ ...part, input: message }];
      this.withheld.set(withheldKey(session, id), message);
      return [{ ...part, input: "{}" }];
    }
    if (isOver) return [part];
    passedCallsOf(hooks).add(session, { ...call, input: judged.input }, judged.context);
    if (!judged.rewritten) return [part];
    return [{ ...part, input: input === undefined ? String(judged.input) : exactJson(judged.input, written) }];
  }

  /** Whether it is a piece of an input, which waits for its call. */
  private isHeld(part: Part): boolean {
    const { type, id = "" } = part;
    if (type === "tool-input-start") this.inputs.set(id, []);
    // Some models stream one without its start.
    if (type === "tool-input-delta" && !this.inputs.has(id)) this.inputs.set(id, []);
    const held = type.startsWith("tool-input-") ? this.inputs.get(id) : undefined;
    held?.push(part);
    return held !== undefined;
  }

  private other(part: Part): Part[] {
    const { type } = part;
    const reason = this.withheld.get(withheldKey(this.by.session, part.toolCallId ?? ""));
    if (reason === undefined) return [part];
    // What would have asked a person about it is gone with it.
    if (type === "tool-approval-request") return [];
    return type === "tool-result" ? [withheldResult(part, reason)] : [part];
  }
}

const isJson = (text = ""): boolean => parseJson(text) !== undefined;

const withheldKey = (session: HookSession, id: string): string => `${sessionKey(session)} ${id}`;

/** Nothing else of it is kept: a provider's own data may say the same. */
const withheldResult = ({ type, toolCallId, toolName, providerExecuted, dynamic }: Part, result: string): Part =>
  ({ type, toolCallId, toolName, providerExecuted, dynamic, isError: true, result }) as Part;

/** How the SDK words that the input of a call, which is the hooks' sentence then, is none. */
const NO_INPUT =
  /^(?:AI_\w+: )?Invalid input for tool .*?JSON parsing failed: Text: (Blocked by a hook[\s\S]*)\.\nError message: /;

/** The prompt, where the agent reads of a blocked call what the hooks have said, and nothing about JSON. */
export const withPlainReasons = (prompt: readonly Message[]): readonly Message[] =>
  prompt.map((message) => {
    if (message.role !== "tool" || typeof message.content === "string") return message;
    const content = message.content.map(plainReason);
    return content.every((part, at) => part === message.content[at]) ? message : { ...message, content };
  });

function plainReason(part: MessagePart): MessagePart {
  const { output } = part;
  if (output?.type !== "error-text" || typeof output.value !== "string") return part;
  const [, said] = NO_INPUT.exec(output.value) ?? [];
  return said === undefined ? part : { ...part, output: { ...output, value: said } };
}
