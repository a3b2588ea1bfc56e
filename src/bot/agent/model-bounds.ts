import type { LanguageModelV3Content, LanguageModelV3StreamPart } from "@ai-sdk/provider";

/** What one answer of a model may bring: more than any model's longest, and little enough for the bot's memory. */
export const MODEL_BOUNDS = {
  /** An event stream wraps each token in some hundred bytes. */
  stream: { most: 64, of: "MiB" },
  /** An answer in one piece, or an error; also one line of a stream. */
  piece: { most: 8, of: "MiB" },
  /** Words, thoughts and the arguments of all tool calls. */
  characters: { most: 1_000_000, of: "characters" },
  calls: { most: 32, of: "calls" },
  time: { most: 60, of: "minutes" },
} as const;

type ModelBound = keyof typeof MODEL_BOUNDS;

/** An endpoint that sends more than an answer can be. */
export class TooMuchError extends Error {
  override name = "TooMuchError";
  readonly bound: (typeof MODEL_BOUNDS)[ModelBound];
  constructor(bound: ModelBound) {
    const { most, of } = MODEL_BOUNDS[bound];
    super(`one answer of the model went over the bound of ${most} ${of}`);
    this.bound = MODEL_BOUNDS[bound];
  }
}

/** The error itself, or what a library has wrapped it in. */
export function tooMuchIn(error: unknown): TooMuchError | undefined {
  for (let inner = error; inner instanceof Error; inner = inner.cause) if (inner instanceof TooMuchError) return inner;
  return undefined;
}

const MIB = 1024 * 1024;
const LINE_FEED = 10;

/** `fetch`, for answers of a bounded size: counted as unpacked, so that a few packed bytes cannot become gigabytes. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!response.body) return response;
  const isStream = response.headers.get("content-type")?.includes("text/event-stream") ?? false;
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(bounded(isStream ? "stream" : "piece")), {
    ...{ status, statusText, headers },
  });
};

function bounded(whole: "stream" | "piece"): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  let inLine = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length;
      const end = chunk.lastIndexOf(LINE_FEED);
      inLine = end < 0 ? inLine + chunk.length : chunk.length - end - 1;
      if (bytes > MODEL_BOUNDS[whole].most * MIB) throw new TooMuchError(whole);
      if (inLine > MODEL_BOUNDS.piece.most * MIB) throw new TooMuchError("piece");
      controller.enqueue(chunk);
    },
  });
}

/** Counts what an answer is made of, and throws at what is too much: its tools are called when it is whole, so none has run. */
export class AnswerCount {
  private characters = 0;
  private readonly calls = new Set<string>();

  add(part: LanguageModelV3StreamPart | LanguageModelV3Content): void {
    if ("delta" in part) this.characters += part.delta.length;
    else if (part.type === "text" || part.type === "reasoning") this.characters += part.text.length;
    else if (part.type === "tool-input-start") this.calls.add(part.id);
    // Of a streamed one the input was counted piece by piece.
    else if (part.type === "tool-call" && !this.calls.has(part.toolCallId)) {
      this.calls.add(part.toolCallId);
      this.characters += part.input.length;
    }
    if (this.calls.size > MODEL_BOUNDS.calls.most) throw new TooMuchError("calls");
    if (this.characters > MODEL_BOUNDS.characters.most) throw new TooMuchError("characters");
  }
}
