import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import * as ai from "ai";
import type { FireOutcome, HookFirer } from "../core/firing.js";
import { isObject } from "../lib/json.js";
import { RecentMap } from "../lib/recent-map.js";
import { hookContext } from "./session.js";

export type ToolOutput = { toolCallId: string; input: unknown; output: unknown };
export type ModelOutput = { type: string; value?: unknown };
export type ToModelOutput = (call: never) => ModelOutput | PromiseLike<ModelOutput>;

/** ai 5 gives `toModelOutput` the bare result, and does not wait for what comes of it. */
export const IS_OUTPUT_SYNCHRONOUS = !("ToolLoopAgent" in ai);

/** A tool's result as the hooks left it for the model; `ready` where there is no time to make it later. */
export type Shown = { rewritten?: { value: unknown }; context: readonly string[]; ready?: ModelOutput };

export const shownBy = ({ rewrite, verdict, reason = "", context }: FireOutcome): Shown => {
  if (rewrite && "tool_result" in rewrite) return { rewritten: { value: rewrite.tool_result }, context };
  return verdict === "block" ? { rewritten: { value: reason }, context } : { context };
};

const MAX_KEPT = 1_000;
const MAX_SESSIONS = 20;

/** A tool's result. Its call's number is not enough to know it by: some models count their calls from one again. */
type Result = { tool: string; id: string; value: unknown };

/** What the hooks made of results, by session: the application keeps the bare ones, and may hand them to a model again. */
class ShownResults {
  private readonly kept = new RecentMap<string, RecentMap<string, Shown>>(MAX_KEPT);

  set(result: Result, session: string, shown: Shown): void {
    const key = keyOf(result);
    if (key === undefined) return;
    const bySession = this.kept.get(key) ?? new RecentMap(MAX_SESSIONS);
    bySession.set(session, shown);
    this.kept.set(key, bySession);
  }

  /** Where nobody knows the session, only what is the same for all of them. */
  get(result: Result, session: string | undefined): Shown | undefined {
    const bySession = this.kept.get(keyOf(result) ?? "");
    if (session !== undefined || !bySession) return bySession?.get(session ?? "");
    const [first, ...others] = bySession.values();
    return others.every((each) => isDeepStrictEqual(each, first)) ? first : undefined;
  }
}

const shownByFirer = new WeakMap<HookFirer, ShownResults>();

/** Those of one firer: tools are often wrapped anew for each request, and their results are shown again in later ones. */
export function shownOf(hooks: HookFirer): ShownResults {
  const known = shownByFirer.get(hooks) ?? new ShownResults();
  shownByFirer.set(hooks, known);
  return known;
}

function keyOf({ tool, id, value }: Result): string | undefined {
  try {
    const digest = createHash("sha256").update(JSON.stringify(value) ?? "undefined");
    return JSON.stringify([tool, id, digest.digest("base64")]);
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

/** The same at once, for a result that the hooks have not seen. Where one would have a word on it, it is withheld. */
export function outputNow(output: unknown, own: ToModelOutput | undefined, isWithheld: boolean): ModelOutput {
  if (isWithheld) return plainOutput(UNSEEN);
  return own ? (own(output as never) as ModelOutput) : plainOutput(output);
}

const UNSEEN =
  "[withheld: this result is from an earlier process, and with ai 5 the hooks cannot look at it again. Call the tool again if it is needed.]";

/** As the SDK does it. */
const outputOf = async (call: ToolOutput, own: ToModelOutput | undefined): Promise<ModelOutput> =>
  own ? await own((IS_OUTPUT_SYNCHRONOUS ? call.output : call) as never) : plainOutput(call.output);

const plainOutput = (value: unknown): ModelOutput =>
  typeof value === "string" ? { type: "text", value } : { type: "json", value: jsonOf(value) };

/** Dates and the like are what JSON makes of them: from ai 7 on nobody else does that. */
function jsonOf(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? "null");
  } catch {
    return value;
  }
}

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
      return { ...output, value: [...(output.value as readonly unknown[]), { type: "text", text: note }] };
    default:
      return output;
  }
}
