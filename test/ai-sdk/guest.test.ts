import type { LanguageModelV3StreamPart } from "@ai-sdk/provider";
import { generateText, jsonSchema, stepCountIs, streamText, tool } from "ai";
import { convertArrayToReadableStream, MockLanguageModelV3 } from "ai/test";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { type HookedCall, hookedModel, hookedTools } from "../../src/ai-sdk/index.js";
import { decide } from "../support/deciding.js";
import { eventually } from "../support/eventually.js";
import { makeHookBench } from "../support/hook-bench.js";
import { scriptedModel, toolCall } from "../support/scripted-model.js";
import { type } from "../support/workbench.js";

const session = { sessionId: "s1" };
const nothing = z.object({});
const options = { toolCallId: "c", messages: [] };

/** A tool as a library may make one: a class, with state of its own and a description that changes. */
class Counter {
  #count = 0;
  readonly inputSchema = nothing;
  get description(): string {
    return `counted ${this.#count} times`;
  }
  execute(): number {
    this.#count += 1;
    return this.#count;
  }
}

test("without a live hook, tools are what they were: getters, this, early results and results that are streams", async () => {
  const { hooks } = await makeHookBench();
  const stream = convertArrayToReadableStream([1]);
  const tools = {
    counter: new Counter() as never,
    counting: tool({
      inputSchema: nothing,
      async *execute() {
        yield "half";
        yield "whole";
      },
    }),
    open: tool({ inputSchema: nothing, execute: async () => stream }),
  };
  const hooked = hookedTools(tools, hooks.firer, session);
  const counter = hooked.counter as Counter;
  expect(counter).toBeInstanceOf(Counter);
  expect([counter.execute.call(counter), counter.description]).toEqual([1, "counted 1 times"]);
  expect(await hooked.open.execute?.({}, options)).toBe(stream);
  expect(Object.keys(hooked.counting).filter((key) => key !== "toModelOutput")).toEqual(Object.keys(tools.counting));
  const early = async (): Promise<unknown[]> => {
    const model = hookedModel(scriptedModel([toolCall("counting", {})]), hooks.firer, session);
    const results: unknown[] = [];
    for await (const part of streamText({ model, tools: hooked, prompt: "go" }).fullStream)
      if (part.type === "tool-result") results.push([part.output, part.preliminary ?? false]);
    return results;
  };
  const usual = [
    ["half", true],
    ["whole", true],
    ["whole", false],
  ];
  expect(await early()).toEqual(usual);
  expect(hookedTools(undefined, hooks.firer, session)).toBeUndefined();
  hooked.open.inputSchema = z.object({});
  expect([tools.open.inputSchema, hooked.open.inputSchema === nothing]).toEqual([nothing, false]);
  const later = Object.assign(scriptedModel(), { specificationVersion: "v9" });
  expect(() => hookedModel(later, hooks.firer, session)).toThrow('has the specification "v9". Update its provider');
});

test("with live hooks, early results still reach the application, and a class still finds itself", async () => {
  const { hooks, hook, seen } = await makeHookBench();
  await hook("post_tool_call", "exit 0");
  const counting = tool({
    inputSchema: nothing,
    async *execute() {
      yield "half";
      yield "whole";
    },
  });
  const tools = hookedTools({ counting, counter: new Counter() as never }, hooks.firer, session);
  const model = hookedModel(scriptedModel([toolCall("counting", {})]), hooks.firer, session);
  const results: unknown[] = [];
  for await (const part of streamText({ model, tools, prompt: "go" }).fullStream)
    if (part.type === "tool-result") results.push(part.output);
  expect(results).toEqual(["half", "whole", "whole"]);
  expect(seen("post_tool_call")).toMatchObject([{ tool_result: "whole" }]);
  const { counter } = tools as unknown as { counter: { execute(input: object, how: object): Promise<number> } };
  expect(await counter.execute({}, options)).toBe(1);
});

test("an abort reaches a hook that asks: the tool does not run, the question is gone, and the caller gets the reason", async () => {
  const { hooks, hook } = await makeHookBench();
  await hook("pre_tool_call", `echo '{"decision": "ask", "reason": "sure?"}'`);
  hooks.on("question", () => true);
  const ran: unknown[] = [];
  const shell = tool({ inputSchema: nothing, execute: async () => ran.push("ran") });
  const tools = hookedTools({ shell }, hooks.firer, session);
  const bare = () => scriptedModel([toolCall("shell", {})]);
  for (const model of [bare(), hookedModel(bare(), hooks.firer, session)]) {
    const stop = new AbortController();
    const going = generateText({ model, tools, prompt: "go", abortSignal: stop.signal }).catch((error) => error);
    await eventually(async () => (await hooks.questions()).length).toBe(1);
    const [{ code } = { code: "" }] = await hooks.questions();
    stop.abort(new Error("enough"));
    expect(String(JSON.stringify(await going, errors))).toContain("enough");
    await eventually(async () => (await hooks.questions()).length).toBe(0);
    await type(hooks, `/hooks yes ${code}`);
  }
  expect(ran).toEqual([]);
  const allowed = generateText({ model: hookedModel(bare(), hooks.firer, session), tools, prompt: "go" });
  await decide(hooks, "yes");
  await allowed;
  expect(ran).toEqual(["ran"]);
});

test("in a stream, too: an abort during the question starts nothing, and the stream ends as the SDK ends aborted ones", async () => {
  const { hooks, hook } = await makeHookBench();
  await hook("pre_tool_call", `echo '{"decision": "ask", "reason": "sure?"}'`);
  hooks.on("question", () => true);
  const ran: unknown[] = [];
  const shell = tool({ inputSchema: nothing, execute: async () => ran.push("ran") });
  const bare = () => scriptedModel([toolCall("shell", {})]);
  const tools = hookedTools({ shell }, hooks.firer, session);
  for (const model of [bare(), hookedModel(bare(), hooks.firer, session)]) {
    const stop = new AbortController();
    const ended: string[] = [];
    const onAbort = (): void => void ended.push("aborted");
    const streamed = streamText({ model, tools, prompt: "go", abortSignal: stop.signal, onAbort, onError: () => {} });
    const reading = streamed.consumeStream();
    await eventually(async () => (await hooks.questions()).length).toBe(1);
    const [{ code } = { code: "" }] = await hooks.questions();
    stop.abort();
    await reading;
    expect(ended).toEqual(["aborted"]);
    await eventually(async () => (await hooks.questions()).length).toBe(0);
    await type(hooks, `/hooks yes ${code}`);
  }
  expect(ran).toEqual([]);
});

test("whoever aborts does not wait for hooks that look back on a tool that failed of it", async () => {
  const { hooks, hook } = await makeHookBench();
  await hook("post_tool_call", "grep -q 'aborted at work' && sleep 600; exit 0");
  const stop = new AbortController();
  const shell = tool({
    inputSchema: nothing,
    execute: async (): Promise<string> => {
      stop.abort();
      throw new Error("aborted at work");
    },
  });
  const tools = hookedTools({ shell }, hooks.firer, session);
  await expect(tools.shell.execute?.({}, { ...options, abortSignal: stop.signal })).rejects.toThrow("aborted at work");
  // The hook is still at it.
  expect(await hooks.recentRuns(5)).toEqual([]);
});

test("many calls and hooks at once by one signal of the host print no warning of Node's", async () => {
  const warnings: string[] = [];
  const onWarning = ({ message }: Error): void => void warnings.push(message);
  process.on("warning", onWarning);
  onTestFinished(() => void process.off("warning", onWarning));
  const { signal } = new AbortController();
  // More than the ten listeners that Node allows.
  const many = Array.from({ length: 11 }, (_, at) => `c${at}`);
  const crowded = await makeHookBench();
  for (const _ of many) await crowded.hook("post_tool_call", "exit 0");
  const fields = { tool_name: "shell", tool_input: {}, tool_result: "ran" };
  expect((await crowded.hooks.fire("post_tool_call", fields, { signal })).runs).toHaveLength(11);

  const { hooks, hook, seen } = await makeHookBench();
  await hook("transform_tool_result", "exit 0");
  const tools = hookedTools({ shell: tool({ inputSchema: nothing, execute: () => "ran" }) }, hooks.firer, session);
  const { execute } = tools.shell;
  await Promise.all(many.map((toolCallId) => execute?.({}, { toolCallId, messages: [], abortSignal: signal })));
  expect(seen("transform_tool_result")).toHaveLength(11);
  const model = hookedModel(scriptedModel(), hooks.firer, session);
  const streams = many.map(() => model.doStream({ prompt: [], abortSignal: signal }));
  for (const { stream } of await Promise.all(streams)) await stream.cancel();
  expect(warnings).toEqual([]);
});

test("a tool that somebody calls by hand, without the SDK's options, is guarded and gets what it was given", async () => {
  const { hooks, hook, seen } = await makeHookBench();
  await hook("pre_tool_call", "exit 0");
  const given: unknown[] = [];
  const shell = tool({ inputSchema: nothing, execute: async (...all: unknown[]) => given.push(all) });
  const { execute } = hookedTools({ shell }, hooks.firer, session).shell as unknown as {
    execute(input: object): unknown;
  };
  await execute({});
  expect(given).toEqual([[{}, undefined]]);
  expect(seen("pre_tool_call")).toHaveLength(1);
});

/** Errors as JSON: they have no fields of their own. */
const errors = (_: string, value: unknown): unknown => (value instanceof Error ? value.message : value);

test("an abort during pre_llm_call keeps the model from starting", async () => {
  const { hooks, hook } = await makeHookBench();
  await hook("pre_llm_call", `echo '{"decision": "ask", "reason": "sure?"}'`);
  hooks.on("question", () => true);
  const model = scriptedModel();
  const stop = new AbortController();
  const hooked = hookedModel(model, hooks.firer, session);
  const going = generateText({ model: hooked, prompt: "go", abortSignal: stop.signal }).catch((error) => error);
  await eventually(async () => (await hooks.questions()).length).toBe(1);
  stop.abort(new Error("enough"));
  expect(await going).toMatchObject({ message: "enough" });
  expect(model.doGenerateCalls).toEqual([]);
});

test("a rewrite is of what the model wrote, and the tool gets what its schema makes of it", async () => {
  const { hooks, hook, seen } = await makeHookBench();
  await hook(
    "pre_tool_call",
    `if grep -q amount; then echo '{"tool_input": {"amount": "2.5"}}'; else echo '{"tool_input": {"value": "patched"}}'; fi`,
  );
  const given: unknown[] = [];
  const execute = async (input: unknown) => given.push(input);
  const amount = z.string().transform(Number);
  const tools = hookedTools(
    {
      pay: tool({ inputSchema: z.object({ amount, to: z.string().default("ann") }), execute }),
      patch: tool({ inputSchema: jsonSchema<string>({ type: "string" }), execute }),
    },
    hooks.firer,
    session,
  );
  const calls = [toolCall("pay", { amount: "1.5" }, "c1"), toolCall("patch", "diff", "c2")];
  const model = hookedModel(scriptedModel(calls), hooks.firer, session);
  await generateText({ model, tools, prompt: "go" });
  expect(given).toHaveLength(2);
  expect(given).toEqual(expect.arrayContaining([{ amount: 2.5, to: "ann" }, "patched"]));
  expect(seen("pre_tool_call")).toHaveLength(2);
});

test("a note that cannot be shown stops nothing", async () => {
  const { hooks, hook } = await makeHookBench();
  await hook("pre_llm_call", `echo '{"systemMessage": "mind it"}'`);
  const told: string[] = [];
  for (const onNote of [
    (note: string) => {
      told.push(note);
      throw new Error("no screen");
    },
    (note: string) => {
      told.push(note);
      return Promise.reject(new Error("no screen"));
    },
  ]) {
    const model = hookedModel(scriptedModel(), hooks.firer, { ...session, onNote });
    expect((await generateText({ model, prompt: "go" })).text).toBe("done");
  }
  expect(told).toEqual(["mind it", "mind it"]);
});

test("post_llm_call hears of replies that break or are aborted, with the tool calls that were made", async () => {
  const { hooks, hook, seen } = await makeHookBench();
  await hook("post_llm_call", "exit 0");
  const begun: LanguageModelV3StreamPart[] = [
    { type: "text-start", id: "t" },
    { type: "text-delta", id: "t", delta: "I begin" },
    { type: "tool-call", toolCallId: "c1", toolName: "shell", input: '{"command":"ls"}' },
  ];
  type Controller = { error(reason: unknown): void };
  /** Says its parts one by one, as they are read, and then something else. */
  const model = (end: (controller: Controller, signal?: AbortSignal) => unknown) => {
    const left = [...begun];
    return new MockLanguageModelV3({
      doStream: async ({ abortSignal }) => ({
        stream: new ReadableStream<LanguageModelV3StreamPart>({
          async pull(controller) {
            const part = left.shift();
            if (part) controller.enqueue(part);
            else await end(controller, abortSignal);
          },
        }),
      }),
    });
  };
  const breaks = model((controller) => controller.error(new Error("cut")));
  const broken = hookedModel(breaks, hooks.firer, session);
  await streamText({ model: broken, prompt: "go", onError: () => undefined }).consumeStream();
  await eventually(() => seen("post_llm_call").length).toBe(1);
  const stop = new AbortController();
  // As a provider's request does: it says no more, until it is aborted.
  const hangs = model(async (controller, signal) => {
    if (!signal?.aborted) await new Promise((resolve) => signal?.addEventListener("abort", resolve));
    controller.error(signal?.reason);
  });
  const silent = hookedModel(hangs, hooks.firer, session);
  const aborted = streamText({ model: silent, prompt: "go", abortSignal: stop.signal });
  for await (const part of aborted.fullStream) if (part.type === "text-delta") stop.abort();
  await eventually(() => seen("post_llm_call").length).toBe(2);
  const tool_calls = [{ tool_name: "shell", tool_use_id: "c1", tool_input: { command: "ls" } }];
  expect(seen("post_llm_call")[0]).toMatchObject({ response: "I begin", tool_calls });
  expect(seen("post_llm_call")[1]).toMatchObject({ response: "I begin" });
});

test("context leaves a system prompt that a provider caches as it is", async () => {
  const { hooks, hook } = await makeHookBench();
  await hook("pre_llm_call", `echo '{"context": "be brief"}'`);
  const model = scriptedModel();
  const providerOptions = { anthropic: { cacheControl: { type: "ephemeral" } } };
  const cached = { role: "system" as const, content: "Long rules.", providerOptions };
  await generateText({
    model: hookedModel(model, hooks.firer, session),
    messages: [cached, { role: "user", content: "go" }],
    allowSystemInMessages: true,
  });
  expect(model.doGenerateCalls[0]?.prompt.slice(0, 2)).toEqual([
    cached,
    { role: "system", content: "[Note from a hook, not from the person: be brief]" },
  ]);
});

test("wrapped twice, hooks are asked once; one agent serves many people", async () => {
  const { hooks, hook, seen } = await makeHookBench();
  for (const event of ["pre_llm_call", "pre_tool_call", "post_tool_call"]) await hook(event, "exit 0");
  const { firer } = hooks;
  const whose = (call: HookedCall) => {
    const named = call.of === "model" ? call.options.headers : call.of === "tool" && call.options.experimental_context;
    return named ? { sessionId: (named as { user: string }).user } : undefined;
  };
  const shell = tool({ inputSchema: nothing, execute: async () => "ran" });
  const once = hookedTools({ shell }, firer, whose);
  const tools = hookedTools({ shell: { ...once.shell, description: "Runs" } }, firer, whose);
  for (const user of ["ann", "bob"]) {
    const model = hookedModel(hookedModel(scriptedModel([toolCall("shell", {})]), firer, whose), firer, whose);
    const who = { headers: { user }, experimental_context: { user } };
    await generateText({ model, tools, prompt: "go", stopWhen: stepCountIs(2), ...who });
  }
  const sessions = (event: string) => seen(event).map(({ session_id }) => session_id);
  expect(sessions("pre_llm_call")).toEqual(["ann", "ann", "bob", "bob"]);
  expect(sessions("pre_tool_call")).toEqual(["ann", "bob"]);
  expect(sessions("post_tool_call")).toEqual(["ann", "bob"]);
});
