import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModelV3 } from "@ai-sdk/provider";
import { type ModelMessage, tool } from "ai";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import type { HookSession } from "../../../src/ai-sdk/session.js";
import { demoModel } from "../../../src/bot/agent/demo-model.js";
import { Goal, reasonIn, refusalOf } from "../../../src/bot/agent/goal.js";
import { runTurn } from "../../../src/bot/agent/turn.js";
import { textsFor } from "../../../src/bot/words/index.js";
import { makeHookBench } from "../../support/hook-bench.js";
import { type Answer, startModel } from "../../support/model-server.js";

/** An agent with a tool, on a model that answers from a list. */
async function makeTurns(locale?: string) {
  const made = await makeHookBench();
  const server = await startModel(onTestFinished);
  const provider = createOpenAICompatible({ name: "loopback", baseURL: server.url });
  const history: ModelMessage[] = [];
  const notes: string[] = [];
  const session: HookSession = { sessionId: "s1", onNote: (note) => void notes.push(note) };
  const publish_site = tool({
    inputSchema: z.object({ folder: z.string() }),
    execute: ({ folder }) => `published ${folder}`,
  });
  const goal = new Goal("publish my site");
  return {
    ...made,
    server,
    history,
    notes,
    /** The person says something, and the model answers as told. */
    say(message: string, ...answers: Answer[]): Promise<string> {
      server.say(...answers);
      return runTurn(
        {
          hooks: made.hooks.firer,
          model: provider("m"),
          tools: { publish_site },
          system: "You are kind.",
          session,
          goal,
          history,
          published: async () => [{ url: "http://127.0.0.1:1/site" }],
          ...(locale !== undefined && { locale }),
        },
        message,
      );
    },
    asked: () => server.requests.map(({ messages }) => JSON.stringify(messages)),
  };
}

const publish: Answer = { calls: [{ name: "publish_site", input: { folder: "site" } }] };
const complete = (summary: string): Answer => ({ calls: [{ name: "complete_goal", input: { summary } }] });
const REFUSES = `echo '{"decision": "block", "reason": "nothing was published"}'`;

test("a reply that is no claim reaches the person, and stays in the history", async () => {
  const { say, history } = await makeTurns();
  expect(await say("hello", { text: "Hello there." })).toBe("Hello there.");
  expect(history).toMatchObject([{ role: "user", content: "hello" }, { role: "assistant" }]);
});

test("on_user_message can stop a message before any model hears of it", async () => {
  const { say, hook, server } = await makeTurns();
  await hook("on_user_message", `echo '{"decision": "block", "reason": "not on Sundays"}'`);
  expect(await say("work")).toBe("[stopped by a hook: not on Sundays]");
  expect(server.requests).toEqual([]);
});

test("on_user_message can rewrite it and add context, marked as a hook's", async () => {
  const { say, hook, asked } = await makeTurns();
  await hook("on_user_message", `echo '{"message": "say please", "context": "the person is a child"}'`);
  await say("do it", { text: "Please." });
  expect(asked()[0]).toContain("say please\\n\\n[Note from a hook, not from the person: the person is a child]");
  expect(asked()[0]).not.toContain("do it");
});

test("a claim in words is judged before the person reads it, with what really ran as evidence", async () => {
  const { say, hook, seen } = await makeTurns();
  await hook("on_completion_claim", "exit 0");
  expect(await say("publish it", publish, { text: "Done! Your site has been published." })).toContain(
    "has been published",
  );
  expect(seen("on_completion_claim")).toMatchObject([
    {
      goal: "publish my site",
      response: "Done! Your site has been published.",
      tool_names: ["publish_site"],
      tools: [{ name: "publish_site", ok: true, input: `{"folder":"site"}`, result: "published site" }],
      published: [{ url: "http://127.0.0.1:1/site" }],
      attempt: 1,
    },
  ]);
});

test("a refused claim goes back to the agent with the reason, and the person never reads it", async () => {
  const { say, hook, asked } = await makeTurns();
  await hook("on_completion_claim", `grep -q '"tools": \\[\\]' && ${REFUSES}`);
  const reply = await say("publish it", { text: "Done! It is live." }, publish, { text: "Done! It is published now." });
  expect(reply).toBe("Done! It is published now.");
  expect(asked()[1]).toContain("[Note from a hook, not from the person: nothing was published]");
});

test("complete_goal is a claim, and its refusal is the tool's error", async () => {
  const { say, hook, asked, seen } = await makeTurns();
  await hook("on_completion_claim", `grep -q '"tools": \\[\\]' && ${REFUSES}`);
  const reply = await say("publish it", complete("all live"), publish, complete("all live, really"));
  expect(reply).toBe("all live, really");
  expect(asked()[1]).toContain(refusalOf("nothing was published"));
  expect(seen("on_completion_claim").map(({ attempt }) => attempt)).toEqual([1, 2]);
});

test.each(["not published yet.", "还没有发布。", "not published yet"])("a reason ends once: %s", (reason) => {
  const words = reason.replace(/[.。]$/, "");
  expect(refusalOf(reason)).toBe(`Refused by a hook: ${words}. Work on; say it again when it is true.`);
});

test("a refusal without a reason is still a sentence, and the reason can be read out of one", () => {
  expect(refusalOf("")).toBe("Refused by a hook. Work on; say it again when it is true.");
  expect(reasonIn(refusalOf(""))).toBe("");
  expect(reasonIn(refusalOf("run the tests."))).toBe("run the tests");
  expect(reasonIn("Refused: no")).toBe("Refused: no");
});

test("after three refusals a claim is delivered, with a line that says who does not believe it", async () => {
  const { say, hook, seen } = await makeTurns();
  await hook("on_completion_claim", REFUSES);
  const claim: Answer = { text: "Done! It is live." };
  const reply = await say("publish it", claim, claim, claim, claim);
  expect(reply).toBe("Done! It is live.\n\n⚠ ./hook-1.sh rejected this claim every time: nothing was published");
  expect(seen("on_completion_claim")).toHaveLength(4);
});

test("questions and progress are no claims: they go to on_stop, which can make the agent go on, three times at most", async () => {
  const { say, hook, seen } = await makeTurns();
  await hook("on_completion_claim", "exit 0");
  await hook("on_stop", `echo '{"decision": "block", "reason": "run the tests"}'`);
  const question: Answer = { text: "Shall I publish it?" };
  expect(await say("publish it", question, question, question, question)).toBe("Shall I publish it?");
  expect(seen("on_stop").map(({ stop_hook_active }) => stop_hook_active)).toEqual([false, true, true]);
  expect(seen("on_completion_claim")).toEqual([]);
});

test("on_response_end can rewrite what the person reads", async () => {
  const { say, hook } = await makeTurns();
  await hook("on_response_end", `echo '{"response": "Hello. (2 tokens)"}'`);
  expect(await say("hello", { text: "Hello." })).toBe("Hello. (2 tokens)");
});

test("a model call that a hook stops gives the person the reason", async () => {
  const { say, hook } = await makeTurns("zh");
  await hook("pre_llm_call", `echo '{"decision": "block", "reason": "没有预算"}'`);
  expect(await say("hello")).toBe("[被钩子拦下：没有预算]");
});

test("an endpoint that fails gives the person one honest line, and on_turn_error hears of it", async () => {
  const { say, hook, seen } = await makeTurns();
  await hook("on_turn_error", "exit 0");
  expect(await say("hello", { status: 400, error: "no such model" })).toBe(
    "That did not work: no such model. Nothing was lost; say it again, or try something else.",
  );
  expect(seen("on_turn_error")).toMatchObject([{ error_type: "AI_APICallError", error_message: "no such model" }]);
});

test("an empty reply and one that broke off are said to be that", async () => {
  const { say } = await makeTurns();
  expect(await say("hello", { text: "" })).toBe(textsFor("en").turnEmpty);
  expect(await say("hello", { cut: true, politely: true, text: "Hel" })).toContain("broke off");
});

test("a failure that is no error still ends in one line", async () => {
  const model: LanguageModelV3 = { ...demoModel(), doStream: () => Promise.reject("out of luck") };
  const { hooks, hook, seen } = await makeHookBench();
  await hook("on_turn_error", "exit 0");
  const session = { sessionId: "s1" };
  const parts = { hooks: hooks.firer, model, tools: undefined, system: "", session, goal: new Goal(""), history: [] };
  expect(await runTurn(parts, "hello")).toContain("out of luck");
  expect(seen("on_turn_error")).toMatchObject([{ error_message: "out of luck" }]);
});

test("turns side by side that end by one signal bring no warning of Node's", async () => {
  const warnings: Error[] = [];
  const onWarning = (warning: Error): void => void warnings.push(warning);
  process.on("warning", onWarning);
  onTestFinished(() => void process.off("warning", onWarning));
  const { hooks } = await makeHookBench();
  const shared = { hooks: hooks.firer, model: demoModel(), tools: undefined, system: "", goal: new Goal("") };
  const { signal: abortSignal } = new AbortController();
  const say = (sessionId: string): Promise<string> =>
    runTurn({ ...shared, session: { sessionId }, history: [], abortSignal }, "say hello");
  const names = Array.from({ length: 12 }, (_, at) => `s${at}`);
  expect(await Promise.all(names.map(say))).toEqual(names.map(() => "hello"));
  expect(warnings).toEqual([]);
});

test("hooks at the end of a turn are told what ran in it, and apart from that what ran for the goal", async () => {
  const { say, hook, seen } = await makeTurns();
  for (const event of ["on_stop", "on_response_end", "on_completion_claim"] as const) await hook(event, "exit 0");
  await say("publish it", publish, { text: "It is on its way." });
  await say("and now?", { text: "Done, it is published." });
  const second = { tool_names: [] };
  expect(seen("on_stop")).toMatchObject([
    { tool_names: ["publish_site"], goal_tool_names: ["publish_site"], step_count: 2 },
    { ...second, goal_tool_names: ["publish_site"], step_count: 1 },
  ]);
  expect(seen("on_response_end")[1]).toMatchObject(second);
  expect(seen("on_completion_claim").at(-1)).toMatchObject({ ...second, goal_tool_names: ["publish_site"] });
});
