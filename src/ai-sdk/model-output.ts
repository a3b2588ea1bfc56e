import { createHash } from "node:crypto";
import type { ToolSet } from "ai";
import type { FireOutcome } from "../core/firing.js";
import { isObject } from "../lib/json.js";
import { RecentMap } from "../lib/recent-map.js";
import { hookContext } from "./session.js";

type ToModelOutput = NonNullable<ToolSet[string]["toModelOutput"]>;
export type ToolOutput = Parameters<ToModelOutput>[0];
export type ModelOutput = Awaited<ReturnType<ToModelOutput>>;

/** A tool's result as the hooks left it for the model. */
export type Shown = { rewritten?: { value: unknown }; context: readonly string[] };

export const shownBy = ({ rewrite, verdict, reason = "", context }: FireOutcome): Shown => {
  if (rewrite && "tool_result" in rewrite) return { rewritten: { value: rewrite.tool_result }, context };
  return verdict === "block" ? { rewritten: { value: reason }, context } : { context };
};

const MAX_KEPT = 1_000;

/** What the hooks made of results, by call: the application keeps the bare one, and may hand it to a model again. */
export class ShownResults {
  private readonly kept = new RecentMap<string, { digest: string; shown: Shown }>(MAX_KEPT);

  set(toolCallId: string, result: unknown, shown: Shown): void {
    const digest = digestOf(result);
    if (digest !== undefined) this.kept.set(toolCallId, { digest, shown });
  }

  /** Undefined where the result is not the one that was judged: some models count their calls from one again. */
  get(toolCallId: string, result: unknown): Shown | undefined {
    const known = this.kept.get(toolCallId);
    return known && known.digest === digestOf(result) ? known.shown : undefined;
  }
}

function digestOf(value: unknown): string | undefined {
  try {
    return createHash("sha256")
      .update(JSON.stringify(value) ?? "undefined")
      .digest("base64");
  } catch {
    // What JSON cannot say is judged anew each time.
    return undefined;
  }
}

/** What the model gets of a result: what the hooks put in its place, by way of the tool's own form, and their notes behind it. */
export async function modelOutput(
  call: ToolOutput,
  { rewritten, context }: Shown,
  own: ToModelOutput | undefined,
): Promise<ModelOutput> {
  const output = rewritten ? await rewrittenOutput(call, rewritten.value, own) : await outputOf(call, own);
  return context.length === 0 ? output : withNote(output, hookContext(context));
}

/** As the SDK does it. */
const outputOf = async (call: ToolOutput, own: ToModelOutput | undefined): Promise<ModelOutput> =>
  own ? await own(call) : plainOutput(call.output);

const plainOutput = (value: unknown): ModelOutput =>
  typeof value === "string" ? { type: "text", value } : ({ type: "json", value: value ?? null } as ModelOutput);

async function rewrittenOutput(call: ToolOutput, value: unknown, own: ToModelOutput | undefined): Promise<ModelOutput> {
  // The tool knows what to make of its own results, not of a text in the place of one.
  if (typeof value === "string" && typeof call.output !== "string") return plainOutput(value);
  // What a hook left out may be what it looks for: the model then gets all that the hook wrote.
  const output = await outputOf({ ...call, output: value }, own).catch(() => undefined);
  return output && !("value" in output && output.value === undefined) ? output : plainOutput(value);
}

/** The output with the hooks' notes beside it, in a form that stays what it was: text is text, a record is a record. */
function withNote(output: ModelOutput, note: string): ModelOutput {
  switch (output.type) {
    case "text":
    case "error-text":
      return { ...output, value: `${output.value}\n\n${note}` };
    case "json":
    case "error-json": {
      const { value } = output;
      return { ...output, value: isObject(value) ? { ...value, hook_note: note } : { result: value, hook_note: note } };
    }
    case "content":
      return { ...output, value: [...output.value, { type: "text", text: note }] };
    default:
      return output;
  }
}
