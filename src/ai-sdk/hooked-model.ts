import type {
  LanguageModelV3CallOptions,
  LanguageModelV3Prompt,
  LanguageModelV3StreamPart,
  LanguageModelV3Usage,
} from "@ai-sdk/provider";
import { wrapLanguageModel } from "ai";
import type { HookFirer } from "../core/firing.js";
import { BlockedByHookError, fireIn, type HookSession, hookContext } from "./session.js";

/** The SDK's own name for it comes from a package that nobody installs by hand. */
type Model = ReturnType<typeof wrapLanguageModel>;

/**
 * A model whose calls pass the hooks: `pre_llm_call` before each, `post_llm_call` behind it, for generate and stream. A
 * blocked call rejects with a BlockedByHookError, and no model hears of it.
 */
export function hookedModel(model: Model, hooks: HookFirer, session: HookSession): Model {
  const observe = (response: string, usage: LanguageModelV3Usage | undefined): void => {
    // Nobody waits for observers.
    void fireIn(hooks, session, "post_llm_call", { model: model.modelId, response, ...tokensOf(usage) });
  };
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: "v3",
      transformParams: async ({ params }) => passHooks(params, model.modelId, hooks, session),
      async wrapGenerate({ doGenerate }) {
        const result = await doGenerate();
        observe(result.content.map((part) => (part.type === "text" ? part.text : "")).join(""), result.usage);
        return result;
      },
      async wrapStream({ doStream }) {
        const { stream, ...rest } = await doStream();
        return { ...rest, stream: stream.pipeThrough(collectingText(observe)) };
      },
    },
  });
}

async function passHooks(
  params: LanguageModelV3CallOptions,
  model: string,
  hooks: HookFirer,
  session: HookSession,
): Promise<LanguageModelV3CallOptions> {
  const { prompt } = params;
  const {
    verdict,
    reason = "",
    hook,
    context,
  } = await fireIn(hooks, session, "pre_llm_call", {
    system: prompt.flatMap((message) => (message.role === "system" ? [message.content] : [])).join("\n"),
    last_user_message: lastUserMessage(prompt),
    model,
  });
  if (verdict === "block") throw new BlockedByHookError("pre_llm_call", reason, hook);
  return context.length === 0 ? params : { ...params, prompt: withContext(prompt, hookContext(context)) };
}

function lastUserMessage(prompt: LanguageModelV3Prompt): string {
  const message = prompt.findLast(({ role }) => role === "user");
  if (message?.role !== "user") return "";
  return message.content.map((part) => (part.type === "text" ? part.text : "")).join("");
}

/** Behind the system prompt, where models look for what is not said by the person; some take it only at the beginning. */
function withContext(prompt: LanguageModelV3Prompt, context: string): LanguageModelV3Prompt {
  const at = prompt.findLastIndex(({ role }) => role === "system");
  const system = prompt[at];
  if (system?.role !== "system") return [{ role: "system", content: context }, ...prompt];
  return prompt.with(at, { ...system, content: `${system.content}\n\n${context}` });
}

/** What the provider counted; left out where it has not. */
function tokensOf(usage: LanguageModelV3Usage | undefined): { input_tokens?: number; output_tokens?: number } {
  const [input, output] = [usage?.inputTokens.total, usage?.outputTokens.total];
  return {
    ...(input !== undefined && { input_tokens: input }),
    ...(output !== undefined && { output_tokens: output }),
  };
}

function collectingText(
  done: (text: string, usage: LanguageModelV3Usage | undefined) => void,
): TransformStream<LanguageModelV3StreamPart, LanguageModelV3StreamPart> {
  let text = "";
  let usage: LanguageModelV3Usage | undefined;
  return new TransformStream({
    transform(part, controller) {
      if (part.type === "text-delta") text += part.delta;
      if (part.type === "finish") usage = part.usage;
      controller.enqueue(part);
    },
    flush: () => done(text, usage),
  });
}
