import type { LanguageModelV3, LanguageModelV3StreamPart } from "@ai-sdk/provider";
import { wrapLanguageModel } from "ai";

/** What a model says and calls in its present reply. */
export type Overheard = {
  model: LanguageModelV3;
  /** Its words so far: known before any tool of that reply runs, for whoever reads the stream may lag behind. */
  said(): string;
  /** How many tools it calls, once the reply is whole. */
  calls(): Promise<number>;
};

/** The same model, overheard. */
export function overheard(model: LanguageModelV3): Overheard {
  let text = "";
  let calls = 0;
  let whole: Promise<void> = Promise.resolve();
  const listen = (end: () => void): TransformStream<LanguageModelV3StreamPart, LanguageModelV3StreamPart> =>
    new TransformStream({
      transform(part, controller) {
        if (part.type === "text-delta") text += part.delta;
        if (part.type === "tool-call") calls += 1;
        // A reply that breaks off is as whole as it gets.
        if (part.type === "finish" || part.type === "error") end();
        controller.enqueue(part);
      },
      flush: end,
    });
  const listening = wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: "v3",
      async wrapStream({ doStream }) {
        text = "";
        calls = 0;
        let end = (): void => {};
        whole = new Promise((resolve) => {
          end = resolve;
        });
        const { stream, ...rest } = await doStream();
        return { ...rest, stream: stream.pipeThrough(listen(end)) };
      },
    },
  });
  return { model: listening, said: () => text, calls: () => whole.then(() => calls) };
}
