import { createMCPClient } from "@ai-sdk/mcp";
import { Experimental_StdioMCPTransport as StdioTransport } from "@ai-sdk/mcp/mcp-stdio";
import { convertToModelMessages, readUIMessageStream, stepCountIs, streamText, type ToolSet, type UIMessage } from "ai";
import { expect, onTestFinished, test } from "vitest";
import { hookedModel, hookedTools } from "../../src/ai-sdk/index.js";
import { makeHookBench } from "../support/hook-bench.js";
import { scriptedModel, toolCall } from "../support/scripted-model.js";

const NOTE = "[Note from a hook, not from the person: mind it]";

test("tools of a real MCP server are guarded; context is beside text and pictures for the model, and nowhere else", async () => {
  const { hooks, hook, seen } = await makeHookBench();
  await hook("pre_tool_call", `grep -q hunter2 && echo '{"tool_input": {"name": "masked"}}'; exit 0`);
  await hook("transform_tool_result", `echo '{"context": "mind it"}'`);
  const args = ["test/fixtures/ai-sdk/mcp-server.mjs"];
  const client = await createMCPClient({ transport: new StdioTransport({ command: process.execPath, args }) });
  onTestFinished(() => client.close());
  const bare = (await client.tools()) as ToolSet;
  const session = { sessionId: "s1" };
  const tools = hookedTools(bare, hooks.firer, session);
  const model = scriptedModel([toolCall("look", { name: "hunter2" }, "c1"), toolCall("picture", {}, "c2")]);
  const hooked = hookedModel(model, hooks.firer, session);
  let kept: UIMessage | undefined;
  const streamed = streamText({ model: hooked, tools, prompt: "go", stopWhen: stepCountIs(2) });
  for await (const message of readUIMessageStream({ stream: streamed.toUIMessageStream() })) kept = message;
  if (!kept) throw new Error("no message");
  expect(JSON.stringify(kept)).not.toMatch(/mind it|hunter2/);
  expect(JSON.stringify((await streamed.steps).map(({ toolResults }) => toolResults))).not.toContain("mind it");

  const shown = (prompt: unknown): unknown =>
    (prompt as { role: string; content: { output: unknown }[] }[])
      .filter(({ role }) => role === "tool")
      .flatMap(({ content }) => content.map(({ output }) => output));
  const expected = [
    {
      type: "content",
      value: [
        { type: "text", text: "looked for masked" },
        { type: "text", text: NOTE },
      ],
    },
    {
      type: "content",
      value: [expect.objectContaining({ data: "iVBORw0KGgo=", mediaType: "image/png" }), { type: "text", text: NOTE }],
    },
  ];
  expect(shown(model.doStreamCalls[1]?.prompt)).toEqual(expected);
  const asked = seen("transform_tool_result").length;
  // As a later request has them, and then as a process that has just started.
  const again = hookedTools(bare, hooks.firer, session);
  expect(shown(await convertToModelMessages([kept], { tools: again }))).toEqual(expected);
  expect(seen("transform_tool_result")).toHaveLength(asked);
  const restarted = hookedTools(bare, { ...hooks.firer }, session);
  expect(shown(await convertToModelMessages([kept], { tools: restarted }))).toEqual(expected);
});
