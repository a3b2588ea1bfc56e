import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModelV3, LanguageModelV3StreamPart } from "@ai-sdk/provider";
import { wrapLanguageModel } from "ai";
import { cleanText } from "../../lib/clean-text.js";
import { demoModel } from "./demo-model.js";
import { AnswerCount, boundedFetch, MODEL_BOUNDS, TooMuchError, tooMuchIn } from "./model-bounds.js";

/** A model at an OpenAI-compatible endpoint. */
export type ModelSettings = { baseURL: string; apiKey?: string; name: string };

/** The model that was asked for; the demo agent where there is none. */
export function modelOf(model: ModelSettings | undefined): LanguageModelV3 {
  if (!model) return demoModel();
  const { baseURL, apiKey, name } = model;
  const provider = createOpenAICompatible({
    name: new URL(baseURL).host,
    baseURL,
    // Counts of tokens come at the end of a stream, for those who ask.
    includeUsage: true,
    fetch: boundedFetch,
    ...(apiKey !== undefined && { apiKey }),
  });
  return provider(name);
}

export type SteadyOptions = {
  /** How long an answer may stay away, and how long a stream may be silent. */
  silenceMs?: number;
  /** How long an answer may take, however much is being said. */
  longestMs?: number;
  /** What no error may repeat: some endpoints quote the key they refuse. */
  secrets?: readonly string[];
};

/** An endpoint that took the question, and then said nothing more. */
export class SilentModelError extends Error {
  override name = "SilentModelError";
  readonly seconds: number;
  constructor(ms: number) {
    super(`the model has said nothing for ${ms / 1_000} s`);
    this.seconds = ms / 1_000;
  }
}

const SILENCE_MS = 120_000;
const LONGEST_MS = MODEL_BOUNDS.time.most * 60_000;
/** An answer that comes in one piece is silent until it is whole. */
const TIMES_FOR_WHOLE = 5;
const MAX_OF_AN_ERROR = 300;

/** A model that is waited for only so long, whose answers are bounded, and whose errors can be shown: on one line, short, and without a secret. */
export function steadyModel(model: LanguageModelV3, options: SteadyOptions = {}): LanguageModelV3 {
  const { silenceMs = SILENCE_MS, longestMs = LONGEST_MS, secrets = [] } = options;
  const showable = (error: unknown): never => {
    throw withShowableWords(error, secrets);
  };
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: "v3",
      async wrapGenerate({ params }) {
        const watch = new AnswerWatch({ silenceMs: silenceMs * TIMES_FOR_WHOLE, longestMs }, params.abortSignal);
        const call = watch.until(model.doGenerate({ ...params, abortSignal: watch.signal }));
        const result = await call.catch(showable).finally(() => watch.end());
        for (const part of result.content) watch.count.add(part);
        return result;
      },
      async wrapStream({ params }) {
        const watch = new AnswerWatch({ silenceMs, longestMs }, params.abortSignal);
        const call = watch.until(model.doStream({ ...params, abortSignal: watch.signal }));
        const { stream, ...rest } = await call.catch((error: unknown) => {
          watch.end();
          return showable(error);
        });
        return { ...rest, stream: stream.pipeThrough(watch.stream(secrets)) };
      },
    },
  });
}

/** Gives a call up when nothing has come for a while, when it takes too long, or when it brings too much. */
class AnswerWatch {
  readonly count = new AnswerCount();
  private readonly giveUp = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private readonly longest: NodeJS.Timeout;
  readonly signal: AbortSignal;
  private fail: (error: Error) => void = () => {};

  constructor(
    private readonly times: Required<Pick<SteadyOptions, "silenceMs" | "longestMs">>,
    given: AbortSignal | undefined,
  ) {
    this.signal = given ? AbortSignal.any([given, this.giveUp.signal]) : this.giveUp.signal;
    this.longest = setTimeout(() => this.stop(new TooMuchError("time")), times.longestMs).unref();
    this.hear();
  }

  /** Not by the signal alone: a model may not listen to it. */
  until<T>(call: PromiseLike<T>): Promise<T> {
    const silence = new Promise<never>((_, reject) => {
      this.fail = reject;
    });
    return Promise.race([call, silence]);
  }

  stream(secrets: readonly string[]): TransformStream<LanguageModelV3StreamPart, LanguageModelV3StreamPart> {
    return new TransformStream({
      start: (controller) => {
        this.fail = (error) => controller.error(error);
      },
      transform: (part, controller) => {
        this.hear();
        this.count.add(part);
        controller.enqueue(part.type === "error" ? { ...part, error: withShowableWords(part.error, secrets) } : part);
      },
      flush: () => this.end(),
    });
  }

  end(): void {
    clearTimeout(this.timer);
    clearTimeout(this.longest);
  }

  private hear(): void {
    clearTimeout(this.timer);
    const { silenceMs } = this.times;
    this.timer = setTimeout(() => this.stop(new SilentModelError(silenceMs)), silenceMs).unref();
  }

  private stop(error: Error): void {
    this.end();
    this.fail(error);
    this.giveUp.abort(error);
  }
}

/** The same error: who looks at its kind, to try again, must still find it. What came as data becomes one. */
function withShowableWords(error: unknown, secrets: readonly string[]): Error {
  const tooMuch = tooMuchIn(error);
  // Without what libraries wrap it in: the same again would bring as much.
  if (tooMuch) return tooMuch;
  const shown = error instanceof Error ? error : new Error(wordsOf(error));
  shown.message = oneLine(shown.message, secrets);
  return shown;
}

/** Endpoints that fail in the middle of a stream send `{ message }`. */
const wordsOf = (data: unknown): string => String((data as { message?: unknown } | null)?.message ?? data);

function oneLine(message: string, secrets: readonly string[]): string {
  const veiled = secrets.filter(Boolean).reduce((text, secret) => text.replaceAll(secret, "…"), message);
  const words = veiled
    .replace(/\n\s+at .*/g, "")
    .replace(/\s+/g, " ")
    .trim();
  // Without its full stop: it becomes part of a sentence.
  return cleanText(words, MAX_OF_AN_ERROR).replace(/[.。]+$/, "");
}
