import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModelV3 } from "@ai-sdk/provider";
import type { Launch } from "../launch.js";
import { demoModel } from "./demo-model.js";

/** The model that was asked for; the demo agent where there is none. */
export function modelOf({ model }: Launch): LanguageModelV3 {
  if (!model) return demoModel();
  const { baseURL, apiKey, name } = model;
  const provider = createOpenAICompatible({
    name: new URL(baseURL).host,
    baseURL,
    // Counts of tokens come at the end of a stream, for those who ask.
    includeUsage: true,
    ...(apiKey !== undefined && { apiKey }),
  });
  return provider(name);
}
