import type { LanguageModelV3 } from "@ai-sdk/provider";
import { generateText, type ModelMessage } from "ai";
import type { HookSession } from "../../ai-sdk/index.js";
import { fireIn } from "../../host.js";
import type { HookFirer } from "../../index.js";

/** About four characters make a token; exact counts are the model's own affair. */
const CHARACTERS_PER_TOKEN = 4;
const tokensIn = (messages: readonly ModelMessage[]): number =>
  Math.ceil(JSON.stringify(messages).length / CHARACTERS_PER_TOKEN);

/** How the model is asked for the shorter history. */
export const SUMMARISE =
  "Summarise this conversation for yourself, so that you can go on with it. Keep names, paths, decisions and open points.";

export type CompactionParts = {
  hooks: HookFirer;
  session: HookSession;
  model: LanguageModelV3;
  mostTokens: number;
  /** Somebody asked for it: all of it is shortened now, however long it is. */
  isWanted?: boolean;
};

/**
 * Shortens a history that has become too long: its older part becomes a summary. A hook may refuse, and then it stays as it
 * is. Cut only before a message of the person, so that no tool's result is left without its call.
 */
export async function compact(history: ModelMessage[], parts: CompactionParts): Promise<ModelMessage[]> {
  const token_count = tokensIn(history);
  const { hooks, session, model, isWanted = false } = parts;
  if (token_count <= parts.mostTokens && !isWanted) return history;
  const trigger = isWanted ? "manual" : "auto";
  const half = history.findIndex(({ role }, index) => role === "user" && index >= history.length / 2);
  const middle = isWanted ? history.length : half;
  if (middle <= 0) return history;
  const { verdict } = await fireIn(hooks, session, "pre_compact", { trigger, token_count });
  if (verdict === "block") return history;
  const { text } = await generateText({
    model,
    system: SUMMARISE,
    prompt: JSON.stringify(history.slice(0, middle)),
  });
  const shorter: ModelMessage[] = [
    { role: "user", content: `[Summary of what was said before]\n${text}` },
    ...history.slice(middle),
  ];
  await fireIn(hooks, session, "post_compact", { trigger, estimated_token_count: tokensIn(shorter) });
  return shorter;
}
