import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModelV3 } from "@ai-sdk/provider";
import { generateText, jsonSchema, stepCountIs, streamText, tool } from "ai";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { BlockedByHookError, type HookSession, hookedModel, hookedTools } from "../../src/ai-sdk/index.js";
import { demoModel } from "../../src/bot/agent/demo-model.js";
import { subagentTool } from "../../src/bot/agent/subagent.js";
import { decide } from "../support/deciding.js";
import { eventually } from "../support/eventually.js";
import { makeHookBench } from "../support/hook-bench.js";
import { startModel } from "../support/model-server.js";

/** An AI SDK agent with one tool, under hooks that a test puts in force. */
async function makeAgent(session: Partial<HookSession> = {}) {
  const made = await makeHookBench();
  const { hooks } = made;
  const server = await startModel(onTestFinished);
  const provider = createOpenAICompatible({ name: "loopback", baseURL: server.url });
  const notes: string[] = [];
  const ran: unknown[] = [];
  const whose: HookSession = {
    sessionId: "s1",
    channel: "telegram",
    chatId: "7",
    onNote: (note) => void notes.push(note),
    ...session,
  };
  const shell = tool({
    description: "Runs a command",
    inputSchema: z.object({ command: z.string() }),
    execute: async ({ command }): Promise<unknown> => {
      ran.push(command);
      if (command === "fail") throw new Error("exit code 1");
      return command === "record" ? { ok: true } : `ran ${command}`;
    },
  });
  const common = {
    model: hookedModel(provider("test-model"), hooks.firer, whose),
    tools: hookedTools({ shell }, hooks.firer, whose),
    stopWhen: stepCountIs(5),
    maxRetries: 0,
  };
  return {
    ...made,
    server,
    notes,
    ran,
    ask: (prompt: string) => generateText({ ...common, system: "You are kind.", prompt }),
    stream: (prompt: string) => streamText({ ...common, prompt, onError: () => undefined }),
  };
}

const call = (command: string) => ({ calls: [{ name: "shell", input: { command } }] });

test("without hooks, the agent does what it does", async () => {
  const { ask, server, ran } = await makeAgent();
  server.say(call("ls"), { text: "All listed." });
  expect((await ask("list")).text).toBe("All listed.");
  expect(ran).toEqual(["ls"]);
});

test("pre_llm_call sees the call, and its block reaches the person and no model", async () => {
  const { ask, stream, server, hook, seen } = await makeAgent();
  await hook("pre_llm_call", `echo '{"decision": "block", "reason": "out of budget"}'`);
  const error = await ask("hello").catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BlockedByHookError);
  expect(error).toMatchObject({ event: "pre_llm_call", reason: "out of budget", hook: "./hook-1.sh" });
  const errors: unknown[] = [];
  for await (const part of stream("hello").fullStream) if (part.type === "error") errors.push(part.error);
  expect(errors).toMatchObject([{ reason: "out of budget" }]);
  expect(server.requests).toEqual([]);
  expect(seen("pre_llm_call")[0]).toMatchObject({
    system: "You are kind.",
    last_user_message: "hello",
    model: "test-model",
    session_id: "s1",
    channel: "telegram",
    chat_id: "7",
  });
});

test("pre_llm_call's context reaches the model, marked as a hook's, and its note the person alone", async () => {
  const { ask, server, hook, notes } = await makeAgent();
  await hook("pre_llm_call", `echo '{"context": "the site is live", "systemMessage": "reminded it"}'`);
  await ask("hello");
  expect(server.requests[0]?.messages[0]).toEqual({
    role: "system",
    content: "You are kind.\n\n[Note from a hook, not from the person: the site is live]",
  });
  expect(JSON.stringify(server.requests)).not.toContain("reminded it");
  expect(notes).toEqual(["reminded it"]);
});

test("pre_llm_call fires before every model call, those after a tool included, with what was used so far", async () => {
  const { ask, stream, server, hook, seen } = await makeAgent();
  await hook("pre_llm_call", "exit 0");
  server.say(call("ls"), { text: "done" }, call("ls"), { text: "done" });
  await ask("list");
  await stream("list").text;
  expect(seen("pre_llm_call").map(({ session_tokens }) => session_tokens)).toEqual([undefined, 2, 4, 6]);
});

test("a question of pre_llm_call holds the model call until the owner has answered", async () => {
  const { ask, server, hook, hooks } = await makeAgent();
  await hook("pre_llm_call", `echo '{"decision": "ask", "reason": "the budget is used up"}'`);
  hooks.on("question", () => true);
  server.say(call("ls"), { text: "done" });
  const allowed = ask("list");
  await decide(hooks, "yes");
  expect((await allowed).text).toBe("done");
  const denied = ask("another").catch((thrown: unknown) => thrown);
  await decide(hooks, "no");
  expect(await denied).toMatchObject({ event: "pre_llm_call", reason: expect.stringContaining("budget is used up") });
  expect(server.requests).toHaveLength(2);
});

test("post_llm_call sees the reply, whole and streamed, and nobody waits for it", async () => {
  const { ask, stream, server, hook, seen } = await makeAgent();
  await hook("post_llm_call", "sleep 0.3");
  server.say({ text: "A long answer, in pieces." }, { text: "Another one." });
  expect(await stream("hello").text).toBe("A long answer, in pieces.");
  await ask("hello");
  // Both run at the same time, and either may be first.
  await eventually(() =>
    seen("post_llm_call")
      .map(({ response }) => response)
      .sort(),
  ).toEqual(["A long answer, in pieces.", "Another one."]);
});

test("pre_tool_call's block keeps the tool from running, and the agent gets the reason", async () => {
  const { ask, server, hook, ran } = await makeAgent();
  await hook("pre_tool_call", `grep -q 'rm -rf' && { echo 'not that' >&2; exit 2; }; exit 0`);
  server.say(call("rm -rf /"), { text: "I could not." });
  expect((await ask("clean up")).text).toBe("I could not.");
  expect(ran).toEqual([]);
  expect(JSON.stringify(server.requests[1]?.messages.at(-1))).toContain("Blocked by a hook: not that");
});

test("pre_tool_call's new input is what the tool gets, if it takes it", async () => {
  const { ask, server, hook, ran } = await makeAgent();
  await hook(
    "pre_tool_call",
    `grep -q 'echo' && echo '{"tool_input": {"command": "echo masked"}}' || echo '{"tool_input": {"command": 7}}'`,
  );
  server.say(call("echo secret"), call("ls"), { text: "done" });
  await ask("go");
  expect(ran).toEqual(["echo masked"]);
  expect(JSON.stringify(server.requests[2]?.messages.at(-1))).toContain("Invalid input for tool shell");
});

test("post_tool_call sees result and error, and contexts stand behind the result, marked", async () => {
  const { ask, server, hook, seen } = await makeAgent();
  await hook("post_tool_call", `echo '{"context": "looks fine"}'`);
  await hook("transform_tool_result", `echo '{"context": "mind the size"}'`);
  server.say(call("ls"), call("fail"), call("record"), { text: "done" });
  await ask("go");
  expect(seen("post_tool_call")).toMatchObject([
    { tool_name: "shell", tool_input: { command: "ls" }, tool_use_id: "call_1", tool_result: "ran ls" },
    { tool_error: "exit code 1" },
    { tool_result: { ok: true } },
  ]);
  const results = server.requests.slice(1).map(({ messages }) => String(messages.at(-1)?.content));
  expect(results[0]).toBe(
    "ran ls\n\n[Note from a hook, not from the person: looks fine]\n[Note from a hook, not from the person: mind the size]",
  );
  expect(results[1]).toContain("exit code 1\n[Note from a hook, not from the person: looks fine]");
  expect(JSON.parse(results[2] ?? "")).toMatchObject({ ok: true, hook_note: expect.stringContaining("mind the size") });
});

test("a tool that hands out results as it goes along is judged by its last one", async () => {
  const { hooks, hook, seen } = await makeAgent();
  await hook("post_tool_call", "exit 0");
  const { counting } = hookedTools(
    {
      counting: tool({
        inputSchema: z.object({}),
        async *execute() {
          yield 1;
          yield 2;
        },
      }),
    },
    hooks.firer,
    { sessionId: "s1" },
  );
  const results: unknown[] = [];
  const made = counting.execute?.({}, { toolCallId: "c", messages: [] });
  for await (const each of made as AsyncIterable<number>) results.push(each);
  expect(results).toEqual([1, 2]);
  expect(seen("post_tool_call")[0]).toMatchObject({ tool_result: 2, tool_use_id: "c" });
});

test("a tool that runs elsewhere stays as it is", async () => {
  const { hooks } = await makeAgent();
  const tools = { elsewhere: tool({ inputSchema: z.object({ x: z.string() }), outputSchema: z.string() }) };
  expect(hookedTools(tools, hooks.firer, { sessionId: "s1" }).elsewhere).toBe(tools.elsewhere);
});

test("tools of any shape pass the hooks: lists, nothing, bare words as input, errors that are none", async () => {
  const { hooks, hook, seen } = await makeAgent();
  await hook("post_tool_call", `echo '{"context": "looks fine"}'`);
  await hook("pre_tool_call", `grep -q loose && echo '{"tool_input": {"x": 2}}'; exit 0`);
  const given: unknown[] = [];
  const anything = jsonSchema<unknown>({});
  const made = (execute: (input: unknown) => Promise<unknown>) => tool({ inputSchema: anything, execute });
  const tools = hookedTools(
    {
      listing: made(async () => [1, 2]),
      silent: made(async () => undefined),
      loose: made(async (input) => given.push(input)),
      failing: made(() => Promise.reject("bare words")),
    },
    hooks.firer,
    { sessionId: "s1" },
  );
  const options = { toolCallId: "c", messages: [] };
  const note = "[Note from a hook, not from the person: looks fine]";
  expect(await tools.listing.execute?.("bare", options)).toEqual([1, 2]);
  expect(await tools.silent.execute?.({}, options)).toBeUndefined();
  const seenByModel = [tools.listing, tools.silent].map((each, at) =>
    each.toModelOutput?.({ toolCallId: "c", input: {}, output: [[1, 2], undefined][at] }),
  );
  expect(await Promise.all(seenByModel)).toEqual([
    { type: "json", value: { result: [1, 2], hook_note: note } },
    { type: "json", value: { result: null, hook_note: note } },
  ]);
  await tools.loose.execute?.({ x: 1 }, options);
  expect(given).toEqual([{ x: 2 }]);
  await expect(tools.failing.execute?.({}, options)).rejects.toThrow(`bare words\n${note}`);
  expect(seen("post_tool_call")).toMatchObject([
    { tool_input: { value: "bare" } },
    {},
    {},
    { tool_error: "bare words" },
  ]);
});

test("pre_llm_call has words for a prompt without any, and its context begins one without a system prompt", async () => {
  const { hooks, hook, seen } = await makeAgent();
  await hook("pre_llm_call", `echo '{"context": "be brief"}'`);
  const prompts: unknown[] = [];
  const model: LanguageModelV3 = {
    ...demoModel(),
    doGenerate: async (options) => {
      prompts.push(options.prompt);
      return demoModel().doGenerate(options);
    },
  };
  const picture = { type: "file", mediaType: "image/png", data: "AA==" } as const;
  const hooked = hookedModel(model, hooks.firer, { sessionId: "s1" });
  const shown = { role: "user" as const, content: [picture, { type: "text" as const, text: "say hi" }] };
  await hooked.doGenerate({ prompt: [shown] });
  await hooked.doGenerate({ prompt: [{ role: "system", content: "You are kind." }] });
  expect(seen("pre_llm_call").map(({ last_user_message }) => last_user_message)).toEqual(["say hi", ""]);
  const context = "[Note from a hook, not from the person: be brief]";
  expect(prompts).toEqual([
    [{ role: "system", content: context }, shown],
    [{ role: "system", content: `You are kind.\n\n${context}` }],
  ]);
});

test("a sub-agent whose model a hook stops fails as a tool does, and the person reads why", async () => {
  const notes: string[] = [];
  const { hooks, hook } = await makeAgent();
  await hook("pre_llm_call", `echo '{"decision": "block", "reason": "out of budget"}'`);
  const session = { sessionId: "s1", onNote: (note: string) => void notes.push(note) };
  const subagent = subagentTool({ hooks: hooks.firer, model: demoModel(), tools: {}, system: "", session });
  const run = subagent.execute?.({ task: "say hi" }, { toolCallId: "c", messages: [] });
  await expect(run).rejects.toThrow("Blocked by a hook: out of budget");
  expect(notes).toEqual(["out of budget"]);
  expect(new BlockedByHookError("pre_llm_call", "", undefined).message).toBe("Blocked by a hook");
});
