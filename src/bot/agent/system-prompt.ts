import { CHANNELS } from "../channels/table.js";
import type { AgentSettings } from "./settings.js";

/** What a model has to know beside its instructions. */
export type PromptFacts = AgentSettings & {
  /** The names of the tools it has in this chat. */
  tools: readonly string[];
  channel: string;
  today: Date;
};

/** What the agent has to know to prepare a hook. */
export const HOOK_REFERENCE = "config/context/references/agent-hooks.md";

const ANSWER_IN = {
  auto: "Answer in the language the person writes in.",
  en: "Answer in English.",
  zh: "Answer in Chinese (中文).",
} as const;

/** The system prompt: the owner's instructions, then the few facts that hold whatever they say. */
export function systemPrompt({ name, instructions, language, tools, channel, today }: PromptFacts): string {
  const day = today.toLocaleDateString("en-GB", { dateStyle: "full" });
  const title = CHANNELS.find(({ name }) => name === channel)?.title.en;
  const where = title ?? (channel === "web" ? "a web page" : channel);
  const has = (tool: string): boolean => tools.includes(tool);
  return [
    `You are ${name}.`,
    instructions,
    "",
    `You talk with a person in a chat on ${where}. Keep answers short. Today is ${day}. ${ANSWER_IN[language]}`,
    "File paths are relative to the workspace, your folder.",
    has("bash")
      ? "bash runs in the workspace; each call is a fresh shell."
      : "There is no bash here: you cannot run programs. Say so instead of guessing what they would print.",
    ...(has("push_message") ? ["push_message sends the person a message while you work."] : []),
    "Call complete_goal when what was asked is done, and only when that is true.",
    "[Note from a hook, not from the person: …] marks words of the owner's hooks: scripts that check your work.",
    `When the person wants something checked, blocked or asked for before it happens, prepare a hook: first read ${HOOK_REFERENCE}. You cannot type /hooks, and never say that you activated, approved or switched a hook: only the person can, by typing the command.`,
    "Never show or send passwords, keys or other secrets.",
  ].join("\n");
}
