import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { convertToModelMessages, generateText, stepCountIs, streamText, type ToolSet, tool, type UIMessage } from "ai";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { hookedModel, hookedTools } from "../../src/ai-sdk/index.js";
import { makeHookBench } from "../support/hook-bench.js";
import { startModel } from "../support/model-server.js";
import { scriptedModel, toolCall } from "../support/scripted-model.js";

const SECRET = "hunter2-hunter2";
/** Masks the secret wherever it stands in a result. */
const MASKS = `sed -n 's/.*"tool_result": \\(.*\\), "session_id.*/{"tool_result": \\1, "systemMessage": "masked"}/; s/${SECRET}/***/gp'`;

const nothing = z.object({});
const TOOLS = {
  env: tool({ inputSchema: nothing, execute: async () => `KEY=${SECRET}` }),
  /** As tools of MCP servers are: the model sees what they pick. */
  lookup: tool({
    inputSchema: nothing,
    execute: async () => ({ content: [{ type: "text" as const, text: `key ${SECRET}` }], meta: SECRET }),
    toModelOutput: ({ output }) => ({ type: "content", value: output.content }),
  }),
} satisfies ToolSet;

async function makeAgent() {
  const bench = await makeHookBench();
  const notes: string[] = [];
  const session = { sessionId: "s1", onNote: (note: string) => void notes.push(note) };
  const server = await startModel(onTestFinished);
  const model = createOpenAICompatible({ name: "loopback", baseURL: server.url })("test-model");
  /** As a process that has just started has them. */
  const freshTools = () => hookedTools(TOOLS, bench.hooks.firer, session);
  const common = { model, stopWhen: stepCountIs(5), maxRetries: 0, prompt: "go" };
  const lastResult = (): string => String(server.requests.at(-1)?.messages.at(-1)?.content);
  return { ...bench, notes, server, freshTools, common, lastResult };
}

const calls = (name: string) => ({ calls: [{ name, input: {} }] });

test("the model sees what a hook made of a result, now and in the messages that are kept; the application the bare one", async () => {
  const { hook, freshTools, common, server, lastResult, notes, hooks } = await makeAgent();
  await hook("transform_tool_result", MASKS);
  server.say(calls("env"), { text: "done" });
  const { steps, response } = await generateText({ ...common, tools: freshTools() });
  expect(steps[0]?.toolResults[0]?.output).toBe(`KEY=${SECRET}`);
  expect(lastResult()).toBe("KEY=***");
  expect(JSON.stringify(response.messages)).toContain("KEY=***");
  expect(JSON.stringify([response.messages, server.requests])).not.toContain(SECRET);
  expect(notes).toEqual(["masked"]);
  expect((await hooks.recentRuns(1))[0]).toMatchObject({ rewrote: true });

  server.say(calls("lookup"), { text: "done" });
  const streamed = streamText({ ...common, tools: freshTools() });
  expect(JSON.stringify(await streamed.response)).not.toContain(SECRET);
  expect(lastResult()).toContain("key ***");
  expect(JSON.stringify(server.requests)).not.toContain(SECRET);
});

test("an application that keeps bare results hands the model masked ones after a restart, and nobody is told twice", async () => {
  const { hook, freshTools, notes, seen } = await makeAgent();
  await hook("transform_tool_result", MASKS);
  const kept: UIMessage = {
    id: "m",
    role: "assistant",
    parts: [{ type: "tool-env", toolCallId: "c1", state: "output-available", input: {}, output: `KEY=${SECRET}` }],
  };
  const messages = await convertToModelMessages([kept], { tools: freshTools() });
  expect(JSON.stringify(messages)).toContain("KEY=***");
  expect(JSON.stringify(messages)).not.toContain(SECRET);
  expect(seen("transform_tool_result")).toHaveLength(1);
  expect(notes).toEqual([]);
});

test("hooks are asked once about a result, however often a model gets it, and again about another one of that number", async () => {
  const { hook, freshTools, seen } = await makeAgent();
  await hook("transform_tool_result", MASKS);
  const { env } = freshTools();
  const output = String(await env.execute?.({}, { toolCallId: "c", messages: [] }));
  for (const _ of [1, 2])
    expect(await env.toModelOutput?.({ toolCallId: "c", input: {}, output })).toEqual({
      type: "text",
      value: "KEY=***",
    });
  expect(seen("transform_tool_result")).toHaveLength(1);
  await env.toModelOutput?.({ toolCallId: "c", input: {}, output: `other ${SECRET}` });
  expect(seen("transform_tool_result")).toHaveLength(2);
});

test("text may stand for a record; what leaves out what the tool's own form looks for is shown as it is", async () => {
  const { hook, freshTools } = await makeAgent();
  await hook(
    "transform_tool_result",
    `grep -q first && echo '{"tool_result": "gone"}' || echo '{"tool_result": {"a": 1}}'`,
  );
  const { lookup } = freshTools();
  const shown = (meta: string) =>
    lookup.toModelOutput?.({
      toolCallId: meta,
      input: {},
      output: { content: [{ type: "text", text: SECRET }], meta },
    });
  expect(await shown("first")).toEqual({ type: "text", value: "gone" });
  expect(await shown("second")).toEqual({ type: "json", value: { a: 1 } });
});

test("context stands beside what a tool's own form picks, and never in what the application gets", async () => {
  const { hook, freshTools } = await makeAgent();
  await hook("post_tool_call", `echo '{"context": "mind it"}'`);
  const { lookup } = freshTools();
  const output = await lookup.execute?.({}, { toolCallId: "c", messages: [] });
  expect(JSON.stringify(output)).not.toContain("mind it");
  if (!output || !("content" in output)) throw new Error("no output");
  expect(await lookup.toModelOutput?.({ toolCallId: "c", input: {}, output })).toEqual({
    type: "content",
    value: [...output.content, { type: "text", text: "[Note from a hook, not from the person: mind it]" }],
  });
});

test("a result of another kind is no verdict, and is told as a fault", async () => {
  const { hook, freshTools, hooks } = await makeAgent();
  await hook("transform_tool_result", `echo '{"tool_result": ["KEY"]}'`);
  const { env } = freshTools();
  expect(await env.toModelOutput?.({ toolCallId: "c", input: {}, output: "KEY" })).toEqual({
    type: "text",
    value: "KEY",
  });
  expect((await hooks.recentRuns(1))[0]).toMatchObject({
    verdict: "no-verdict",
    fault: { code: "unusable-result", given: "list", kept: "text" },
  });
});

test("context about a tool that failed is for the hooked model, in this request and later ones; the error is as it was thrown", async () => {
  const { hook, hooks } = await makeAgent();
  await hook("post_tool_call", `echo '{"context": "mind it"}'`);
  const session = { sessionId: "s1" };
  const thrown = new TypeError("disk full");
  const execute = async (): Promise<string> => {
    throw thrown;
  };
  const tools = hookedTools({ env: tool({ inputSchema: nothing, execute }) }, hooks.firer, session);
  const model = scriptedModel([toolCall("env", {})]);
  const hooked = hookedModel(model, hooks.firer, session);
  const { content, response, steps } = await generateText({
    ...{ model: hooked, tools, prompt: "go", stopWhen: stepCountIs(2) },
  });
  expect(steps[0]?.content.find((part) => part.type === "tool-error")).toMatchObject({ error: thrown });
  expect(JSON.stringify([content, response.messages])).not.toContain("mind it");
  const note = "disk full\\n[Note from a hook, not from the person: mind it]";
  expect(JSON.stringify(model.doGenerateCalls[1]?.prompt)).toContain(note);
  await generateText({ model: hooked, tools, messages: [{ role: "user", content: "go" }, ...response.messages] });
  expect(JSON.stringify(model.doGenerateCalls[2]?.prompt)).toContain(note);
});

test.each(["a hooked model", "a bare model"])(
  "what a hook masks in a result it masks in a tool's error, too, with %s",
  async (by) => {
    const { hook, hooks, seen } = await makeAgent();
    await hook("transform_tool_result", `grep -q KEY && echo '{"tool_result": "HTTP 500: ***"}'; exit 0`);
    const session = { sessionId: "s1" };
    const failing = tool({
      inputSchema: nothing,
      execute: (): Promise<string> => Promise.reject(new Error("HTTP 500: KEY")),
    });
    const fine = tool({ inputSchema: nothing, execute: (): Promise<string> => Promise.reject(new Error("disk full")) });
    const tools = hookedTools({ failing, fine }, hooks.firer, session);
    const model = scriptedModel([toolCall("failing", {}, "c1"), toolCall("fine", {}, "c2")]);
    const used = by === "a bare model" ? model : hookedModel(model, hooks.firer, session);
    const { response, steps } = await generateText({ model: used, tools, prompt: "go", stopWhen: stepCountIs(2) });
    const read = JSON.stringify([response.messages, model.doGenerateCalls[1]?.prompt]);
    expect(read).toContain('"HTTP 500: ***"');
    expect(read).toContain('"disk full"');
    expect(read).not.toContain("KEY");
    const errors = steps[0]?.content.filter((part) => part.type === "tool-error").map(({ error }) => error as Error);
    expect(errors?.map(({ cause }) => (cause as Error | undefined)?.message)).toEqual(["HTTP 500: KEY", undefined]);
    expect(seen("transform_tool_result")).toHaveLength(2);
  },
);
