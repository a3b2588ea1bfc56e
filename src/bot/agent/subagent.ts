import type { LanguageModelV3 } from "@ai-sdk/provider";
import { generateText, stepCountIs, type ToolSet, tool } from "ai";
import { z } from "zod";
import { BlockedByHookError, type HookSession, hookedModel, hookedTools } from "../../ai-sdk/index.js";
import { fireIn, hookContext } from "../../host.js";
import type { HookFirer } from "../../index.js";

export type SubagentParts = {
  hooks: HookFirer;
  model: LanguageModelV3;
  /** What a sub-agent may use: it has no sub-agents of its own, pushes nothing and reaches no goal. */
  tools: ToolSet;
  system: string;
  session: HookSession;
};

const MAX_STEPS = 20;

/** The tool `subagent`: a second agent with a task of its own, and a fresh memory. A hook may refuse it. */
export function subagentTool({ hooks, model, tools, system, session }: SubagentParts) {
  let started = 0;
  return tool({
    description:
      "Hands a task to a second agent with the same tools and a fresh memory, and returns its answer. Tell it all it needs to know.",
    inputSchema: z.object({
      task: z.string().describe("What it shall do, and how to know that it is done"),
      name: z.string().max(60).optional().describe("A short name"),
    }),
    execute: async ({ task, name = "helper" }, { abortSignal }) => {
      const fields = { subagent_name: name, subagent_type: "general", task_description: task };
      const begun = await fireIn(hooks, session, "on_subagent_start", fields);
      const { reason = "" } = begun;
      if (begun.verdict === "block") throw new BlockedByHookError("on_subagent_start", reason, begun.hook);
      started += 1;
      const told = begun.context.length === 0 ? task : `${task}\n\n${hookContext(begun.context)}`;
      const answer = await run(told, { ...session, agentId: `${name} ${started}` }, abortSignal).catch(
        async (error: unknown) => {
          await fireIn(hooks, session, "on_subagent_stop", { ...fields, response: "" });
          // The agent hears of it as of any tool that failed; why no model was called is for the person to know.
          if (error instanceof BlockedByHookError) session.onNote?.(error.reason);
          throw error;
        },
      );
      const { context } = await fireIn(hooks, session, "on_subagent_stop", { ...fields, response: answer });
      return context.length === 0 ? answer : `${answer}\n\n${hookContext(context)}`;
    },
  });

  async function run(task: string, own: HookSession, abortSignal: AbortSignal | undefined): Promise<string> {
    const { text } = await generateText({
      model: hookedModel(model, hooks, own),
      tools: hookedTools(tools, hooks, own),
      system,
      prompt: task,
      experimental_context: own,
      stopWhen: stepCountIs(MAX_STEPS),
      ...(abortSignal && { abortSignal }),
    });
    return text;
  }
}
