import type { LanguageModelV3StreamPart } from "@ai-sdk/provider";
import { generateText, type ModelMessage, stepCountIs, streamText, type ToolSet, tool, wrapLanguageModel } from "ai";
import { MockLanguageModelV3 } from "ai/test";
import { expect, test } from "vitest";
import { z } from "zod";
import { hookedModel, hookedTools, hooksMiddleware } from "../../src/ai-sdk/index.js";
import { makeHookBench } from "../support/hook-bench.js";
import { type Scripted, scriptedModel, toolCall } from "../support/scripted-model.js";

const SECRET = "hunter2-hunter2";
const MASKS = `grep -q ${SECRET} && echo '{"tool_input": {"command": "echo masked"}}'; exit 0`;
const BLOCKS = `grep -q '${SECRET}' && { echo 'not that' >&2; exit 2; }; exit 0`;

/** An agent with a tool that runs here, one that a person approves and one that runs in a browser. */
async function makeAgent() {
  const bench = await makeHookBench();
  const session = { sessionId: "s1" };
  const ran: unknown[] = [];
  const inputSchema = z.object({ command: z.string() });
  const execute = async ({ command }: { command: string }) => ran.push(command);
  const bare = {
    shell: tool({ inputSchema, execute }),
    asked: tool({ inputSchema, execute, needsApproval: true }),
    browser: tool({ inputSchema }),
    publish: tool({ inputSchema: z.object({}), execute: async () => ran.push("published") }),
  } satisfies ToolSet;
  const { firer } = bench.hooks;
  return {
    ...bench,
    ran,
    bare,
    firer,
    tools: hookedTools(bare, firer, session),
    hooked: (model: Scripted) => hookedModel(model, firer, session),
    middleware: hooksMiddleware(firer, session),
  };
}

const going = { stopWhen: stepCountIs(3), prompt: "go" };
const promptOf = (
  model: Scripted,
  call: number,
  how: "doStreamCalls" | "doGenerateCalls" = "doGenerateCalls",
): string => JSON.stringify(model[how][call]?.prompt);

test("a rewritten input is what is streamed, recorded, run and shown to the model again, and the hooks are asked once", async () => {
  const { hook, hooked, tools, ran, seen } = await makeAgent();
  await hook("pre_tool_call", MASKS);
  const answers = [[toolCall("shell", { command: SECRET })], [{ type: "text" as const, text: "done" }]];
  const streaming = scriptedModel(...answers);
  const streamed = streamText({ ...going, model: hooked(streaming), tools });
  const chunks: unknown[] = [];
  for await (const chunk of streamed.toUIMessageStream()) chunks.push(chunk);
  expect(JSON.stringify([chunks, await streamed.steps])).not.toContain(SECRET);
  expect(chunks).toContainEqual({
    type: "tool-input-delta",
    toolCallId: "c1",
    inputTextDelta: '{"command":"echo masked"}',
  });
  expect(promptOf(streaming, 1, "doStreamCalls")).toContain("echo masked");

  const whole = scriptedModel(...answers);
  const { steps } = await generateText({ ...going, model: hooked(whole), tools });
  expect(steps[0]?.toolCalls[0]?.input).toEqual({ command: "echo masked" });
  expect(promptOf(whole, 1)).not.toContain(SECRET);
  expect(ran).toEqual(["echo masked", "echo masked"]);
  expect(seen("pre_tool_call")).toHaveLength(2);
});

test("a person approves the final input; by the tools alone, nothing runs that nobody has approved", async () => {
  const { hook, hooked, tools, ran, seen } = await makeAgent();
  await hook("pre_tool_call", MASKS);
  const call = [toolCall("asked", { command: SECRET })];
  const approving = async (model: Scripted, by: (model: Scripted) => typeof model) => {
    const first = await generateText({ model: by(model), tools, prompt: "go" });
    const request = first.content.find((part) => part.type === "tool-approval-request");
    const said: ModelMessage = {
      role: "tool",
      content: [{ type: "tool-approval-response", approvalId: request?.approvalId ?? "", approved: true }],
    };
    const messages: ModelMessage[] = [{ role: "user", content: "go" }, ...first.response.messages, said];
    const second = await generateText({ model: by(model), tools, messages });
    return { asked: request?.toolCall.input, prompt: promptOf(model, 1), text: second.text };
  };
  expect((await approving(scriptedModel(call), hooked as never)).asked).toEqual({ command: "echo masked" });
  expect(ran).toEqual(["echo masked"]);
  expect(seen("pre_tool_call")).toHaveLength(1);
  const alone = await approving(scriptedModel(call), (model) => model);
  expect(alone.prompt).toContain('another input for \\"asked\\" than a person has approved');
  expect(ran).toEqual(["echo masked"]);
});

test("of a blocked call nothing is streamed on, wherever it would run, and the agent reads the hook's reason alone", async () => {
  const { hook, hooked, tools, ran, seen } = await makeAgent();
  await hook("pre_tool_call", BLOCKS);
  for (const name of ["shell", "browser", "asked"]) {
    const model = scriptedModel([toolCall(name, { command: SECRET })]);
    const streamed = streamText({ ...going, model: hooked(model), tools });
    const chunks: unknown[] = [];
    for await (const chunk of streamed.toUIMessageStream()) chunks.push(chunk);
    expect(JSON.stringify([chunks, await streamed.steps, promptOf(model, 1, "doStreamCalls")])).not.toContain(SECRET);
    expect(promptOf(model, 1, "doStreamCalls")).toContain(
      '{"type":"error-text","value":"Blocked by a hook: not that"}',
    );
  }
  expect(ran).toEqual([]);
  expect(seen("pre_tool_call")).toHaveLength(3);
});

test("also where a model streams an input without saying that it starts", async () => {
  const { hook, hooked, tools, ran } = await makeAgent();
  await hook("pre_tool_call", BLOCKS);
  for (const [id, command] of Object.entries({ c1: SECRET, c2: "ls" })) {
    const scripted = scriptedModel([toolCall("shell", { command }, id)]);
    const withoutStart = new TransformStream<LanguageModelV3StreamPart, LanguageModelV3StreamPart>({
      transform(part, controller) {
        if (part.type !== "tool-input-start") controller.enqueue(part);
      },
    });
    const model = new MockLanguageModelV3({
      doStream: async (options) => ({ stream: (await scripted.doStream(options)).stream.pipeThrough(withoutStart) }),
    });
    const parts: unknown[] = [];
    for await (const part of streamText({ model: hooked(model), tools, prompt: "go" }).fullStream) parts.push(part);
    expect(JSON.stringify(parts)).not.toContain(SECRET);
    expect(parts).toContainEqual(expect.objectContaining({ type: id === "c1" ? "tool-error" : "tool-input-delta" }));
  }
  expect(ran).toEqual(["ls"]);
});

test("with the middleware alone a blocked call does not run either, whatever its tool takes", async () => {
  const { hook, middleware, bare, ran, seen } = await makeAgent();
  await hook("pre_tool_call", "echo 'not now' >&2; exit 2");
  const model = scriptedModel([toolCall("publish", {})]);
  await generateText({ ...going, model: wrapLanguageModel({ model, middleware }), tools: bare });
  expect(ran).toEqual([]);
  expect(promptOf(model, 1)).toContain("Blocked by a hook: not now");
  expect(seen("pre_tool_call")).toHaveLength(1);
});

test("what a provider has run already is withheld: its input, its result, and a question to approve it", async () => {
  const { hook, hooked } = await makeAgent();
  await hook("pre_tool_call", BLOCKS);
  const search = { ...toolCall("search", { query: SECRET }, "p1"), providerExecuted: true, dynamic: true } as const;
  const result = {
    type: "tool-result",
    toolCallId: "p1",
    toolName: "search",
    result: `found ${SECRET}`,
    dynamic: true,
  };
  const request = { type: "tool-approval-request", toolCallId: "p1", approvalId: "a1" };
  const answer = [search, result, request] as never;
  const { content } = await generateText({ ...going, model: hooked(scriptedModel(answer)) });
  expect(content).toMatchObject([
    { type: "tool-call", input: {} },
    { type: "tool-error", error: "Blocked by a hook: not that" },
  ]);
});

test("in a stream, too, where the result comes before the hooks have judged the call", async () => {
  const { hook, hooked } = await makeAgent();
  await hook("pre_tool_call", BLOCKS);
  const search = { ...toolCall("search", { query: SECRET }, "p1"), providerExecuted: true, dynamic: true } as const;
  const found = { toolCallId: "p1", toolName: "search", result: `found ${SECRET}`, dynamic: true };
  const request = { type: "tool-approval-request", toolCallId: "p1", approvalId: "a1" };
  const model = scriptedModel([search, { type: "tool-result", ...found }, request] as never);
  const streamed = streamText({ ...going, model: hooked(model) });
  const chunks: unknown[] = [];
  for await (const chunk of streamed.fullStream) chunks.push(chunk);
  expect(JSON.stringify([chunks, await streamed.steps])).not.toContain(SECRET);
  expect(chunks).toContainEqual(expect.objectContaining({ type: "tool-error", error: "Blocked by a hook: not that" }));
  expect(chunks).not.toContainEqual(expect.objectContaining({ type: "tool-approval-request" }));
});

test("a verdict is for one run of the very call that was judged: made-up ids do not get past the guard", async () => {
  const { hook, hooked, tools, ran, seen } = await makeAgent();
  await hook("pre_tool_call", BLOCKS);
  const twice = [toolCall("shell", { command: "ls" }), toolCall("shell", { command: SECRET })];
  await generateText({ ...going, model: hooked(scriptedModel(twice)), tools });
  expect(ran).toEqual(["ls"]);
  const options = { toolCallId: "c2", messages: [] };
  await hooked(scriptedModel([toolCall("shell", { command: "ls" }, "c2")])).doGenerate({ prompt: [] });
  await expect(tools.shell.execute?.({ command: SECRET }, options)).rejects.toThrow("not that");
  const asked = seen("pre_tool_call").length;
  await tools.shell.execute?.({ command: "ls" }, options);
  expect(seen("pre_tool_call")).toHaveLength(asked + 1);
});

test.each(["the model", "the tool"])(
  "a hook at %s adds the arguments that the tool takes, and the agent hears of the others",
  async (at) => {
    const { hook, firer } = await makeAgent();
    const answer = { command: "ls", timeout: 5, color: "red" };
    await hook("pre_tool_call", `echo '${JSON.stringify({ tool_input: answer })}'`);
    const session = { sessionId: "s2" };
    const ran: unknown[] = [];
    const inputSchema = z.object({ command: z.string(), timeout: z.number().optional() });
    const tools = hookedTools(
      { shell: tool({ inputSchema, execute: async (input) => ran.push(input) }) },
      firer,
      session,
    );
    const model = scriptedModel([toolCall("shell", { command: "pwd" })], [{ type: "text", text: "done" }]);
    await generateText({ ...going, model: at === "the tool" ? model : hookedModel(model, firer, session), tools });
    expect(ran).toEqual([{ command: "ls", timeout: 5 }]);
    expect(promptOf(model, 1)).toContain("wanted to set color, which the tool shell does not take");
  },
);
