import { generateText, stepCountIs, tool } from "ai";
import { z } from "zod";
import { hookedModel, hookedTools } from "../dist/ai-sdk/index.js";
import { demoModel } from "../dist/inner/bot/agent/demo-model.js";
import { openBot } from "./bot.mjs";
import { sideBySide } from "./measure.mjs";

const bash = tool({ inputSchema: z.object({ command: z.string() }), execute: async ({ command }) => `ran ${command}` });

/** A turn with two model calls and one tool, with the hooks around it and nothing in force, beside the same turn without. */
export async function measureAgent(pairs) {
  const { fire, close } = await openBot({
    scripts: { "guard.sh": "#!/bin/sh\n" },
    hooks: [{ event: "on_session_end", command: "./guard.sh" }],
  });
  const firer = { fire };
  const session = { sessionId: "bench" };
  const turn = (model, tools) => generateText({ model, tools, prompt: "run ls", stopWhen: stepCountIs(3) });
  const ours = () => turn(hookedModel(demoModel(), firer, session), hookedTools({ bash }, firer, session));
  const figures = await sideBySide(ours, () => turn(demoModel(), { bash }), pairs);
  await close();
  return figures;
}
