import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import type { LanguageModelV3CallOptions } from "@ai-sdk/provider";
import { generateText, type ModelMessage, stepCountIs, streamText, type ToolSet, tool } from "ai";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { hookedModel, hookedTools } from "../../../src/ai-sdk/index.js";
import { hookContext } from "../../../src/ai-sdk/session.js";
import { SUMMARISE } from "../../../src/bot/agent/compaction.js";
import { demoModel } from "../../../src/bot/agent/demo-model.js";
import { demoWords, parseDemo } from "../../../src/bot/agent/demo-script.js";
import { refusalOf } from "../../../src/bot/agent/goal.js";
import { anyText } from "../../support/any-text.js";
import { idIn, makeWorkbench, type } from "../../support/workbench.js";

/** Real tools that keep what they were given. */
function makeTools() {
  const ran: unknown[] = [];
  const keeping = (name: string, fields: readonly string[], run: (input: Record<string, string>) => unknown) =>
    tool({
      inputSchema: z.object(Object.fromEntries(fields.map((field) => [field, z.string()]))),
      execute: async (input): Promise<unknown> => {
        ran.push([name, input]);
        return run(input);
      },
    });
  const tools = {
    bash: keeping("bash", ["command"], ({ command = "" }) => {
      if (command === "fail") throw new Error("exit code 1");
      return command === "long" ? "字".repeat(600) : `ran ${command}`;
    }),
    read_file: keeping("read_file", ["file_path"], () => `hello\n\n${hookContext(["mind it"])}`),
    write_file: keeping("write_file", ["file_path", "content"], () => "written"),
    publish_site: keeping("publish_site", ["folder"], () => ({ url: "http://127.0.0.1:1/" })),
    push_message: keeping("push_message", ["text"], () => "sent"),
    subagent: keeping("subagent", ["task"], () => "its answer"),
    complete_goal: keeping("complete_goal", ["summary"], ({ summary = "" }) => {
      if (summary.startsWith("false")) throw new Error(refusalOf("nothing is published yet."));
      return "accepted";
    }),
  };
  return { ran, tools };
}

async function chat(said: string | ModelMessage[], tools: ToolSet = makeTools().tools) {
  const messages: ModelMessage[] = typeof said === "string" ? [{ role: "user", content: said }] : said;
  return generateText({
    model: demoModel(),
    tools,
    messages,
    stopWhen: stepCountIs(8),
    maxRetries: 0,
  });
}

const reply = (said: string, replied: string, then: ModelMessage): ModelMessage[] => [
  { role: "user", content: said },
  { role: "assistant", content: replied },
  then,
];

describe("what it understands", () => {
  test.each([
    ["run ls -la", "运行 ls -la", { kind: "call", tool: "bash", input: { command: "ls -la" } }],
    ["read a/b.txt", "读 a/b.txt", { kind: "call", tool: "read_file", input: { file_path: "a/b.txt" } }],
    [
      "write a.txt two  words",
      "写 a.txt two  words",
      { kind: "call", tool: "write_file", input: { file_path: "a.txt", content: "two  words" } },
    ],
    ["publish site", "发布 site", { kind: "call", tool: "publish_site", input: { folder: "site" } }],
    ["push hi all", "推送 hi all", { kind: "call", tool: "push_message", input: { text: "hi all" } }],
    ["done it is up", "完成 it is up", { kind: "call", tool: "complete_goal", input: { summary: "it is up" } }],
    ["subagent run ls", "子任务 run ls", { kind: "call", tool: "subagent", input: { task: "run ls" } }],
    ["say :) yes", "说 :) yes", { kind: "say", text: ":) yes" }],
    ["compact", "压缩", { kind: "call", tool: "compact_history", input: {} }],
  ])("%s, in Chinese %s", (english, chinese, step) => {
    expect(parseDemo(english)).toEqual([step]);
    expect(parseDemo(chinese)).toEqual([step]);
  });

  test("the word in any case, with a colon or a wide space behind it", () => {
    const ls = [{ kind: "call", tool: "bash", input: { command: "ls" } }];
    for (const said of ["RUN ls", "  Run: ls ", "运行：ls", "运行　ls"]) expect(parseDemo(said)).toEqual(ls);
  });

  test("each line is a step of its own, in order, and help comes once", () => {
    expect(parseDemo("what?\n\nrun a\r\nsay b\nand then?")).toEqual([
      { kind: "say", text: demoWords("en").help },
      { kind: "call", tool: "bash", input: { command: "a" } },
      { kind: "say", text: "b" },
    ]);
  });

  test.each([
    "",
    " \n ",
    "running late",
    "说明一下",
    "please run ls",
    "fail it",
    "failing",
    "/start",
    "/help",
    "fail: no",
    "help",
    "帮助",
  ])("%j asks for help", (said) => {
    expect(parseDemo(said)).toEqual([{ kind: "say", text: demoWords(said).help }]);
  });

  test("every message is understood as something", () => {
    const word = fc.constantFrom("run ", "写 ", "say", "完成：", "\n", "x ", "write a ");
    fc.assert(
      fc.property(fc.array(fc.oneof(word, anyText()), { maxLength: 6 }), (parts) => {
        expect(parseDemo(parts.join("")).length).toBeGreaterThan(0);
      }),
    );
  });
});

test.each([
  ["done", '"done" needs more: `done <summary>`'],
  ["Run:", '"run" needs more: `run <command>`'],
  ["publish", '"publish" needs more: `publish <folder>`'],
  ["claim ", '"claim" needs more: `claim <text>`'],
  ["write a.txt", '"write" needs more: `write <path> <text>`'],
  ["完成", "“完成”后面还要写：`完成 <总结>`"],
  ["写 a.txt", "“写”后面还要写：`写 <路径> <内容>`"],
  ["/hook list", "Did you mean /hooks list?"],
  ["/hoks", "Did you mean /hooks list?"],
  ["／hook approve ab12", "Did you mean /hooks approve ab12?"],
  ["/hook 列表", "你是想说 /hooks 列表 吗？"],
  ["/weather Paris", 'There is no command "/weather". Say help for what I follow; /hooks help shows the commands.'],
  ["/天气", "没有“/天气”这个命令。说“帮助”看我认识的词；/hooks help 列出命令。"],
])("%s is answered by one line: %s", async (said, line) => {
  const { text } = await chat(said);
  expect(text).toBe(line);
});

test.each(["say-key", "说密钥", "Say-Key:"])("%s makes a real key, another one each time", async (said) => {
  const keys = [await chat(said), await chat(said)].map(({ text }) => createPrivateKey(text));
  expect(keys.map(({ asymmetricKeyType }) => asymmetricKeyType)).toEqual(["ed25519", "ed25519"]);
  expect(keys[0]?.equals(keys[1] ?? keys[0])).toBe(false);
});

test("told to fail, it fails where it was told to: behind the tools before, and nothing comes after", async () => {
  const { ran, tools } = makeTools();
  await expect(chat("run a\nfail\nrun b", tools)).rejects.toThrow("the demo agent was told to fail");
  expect(ran).toEqual([["bash", { command: "a" }]]);
  await expect(chat("出错")).rejects.toThrow("演示智能体按你的要求出错了");
});

test("asked to shorten a conversation, it tells what the person has said", async () => {
  const history: ModelMessage[] = [
    { role: "user", content: `say hi\n\n${hookContext(["mind it"])}` },
    { role: "assistant", content: "hi" },
    { role: "user", content: "compact" },
  ];
  const { text } = await generateText({ model: demoModel(), system: SUMMARISE, prompt: JSON.stringify(history) });
  expect(text).toBe("The person has said: “say hi”, “compact”");
});

test("it says that it has no model and lists its words, in the person's language", async () => {
  const english = (await chat("Hello, who are you?")).text;
  expect(english).toContain("a demo agent without a model");
  expect(english).toContain("run <command>");
  const chinese = (await chat("你好")).text;
  expect(chinese).toContain("没有模型");
  expect(chinese).toContain("运行 <命令>");
});

test("it calls the tools it is told to call, one after the other, and shows what came back", async () => {
  const { ran, tools } = makeTools();
  const all = "run ls\nread a\nwrite a b c\npublish site\npush hi\nsubagent say x";
  const { text, steps } = await chat(all, tools);
  expect(steps.map(({ toolCalls }) => toolCalls.length)).toEqual([1, 1, 1, 1, 1, 1, 0]);
  expect(ran).toEqual([
    ["bash", { command: "ls" }],
    ["read_file", { file_path: "a" }],
    ["write_file", { file_path: "a", content: "b c" }],
    ["publish_site", { folder: "site" }],
    ["push_message", { text: "hi" }],
    ["subagent", { task: "say x" }],
  ]);
  expect(text).toBe(
    [
      "> bash answered: ran ls",
      "> read_file answered: hello\n> \n> [Note from a hook, not from the person: mind it]",
      "> write_file answered: written",
      '> publish_site answered: {"url":"http://127.0.0.1:1/"}',
      "> push_message answered: sent",
      "> subagent answered: its answer",
    ].join("\n"),
  );
});

test("a tool that fails is shown as failed, in the person's language", async () => {
  expect((await chat("run fail")).text).toBe("> bash failed: exit code 1");
  expect((await chat("运行 fail")).text).toBe("> bash 出错：exit code 1");
});

test("of a long output it shows the first 500 characters", async () => {
  expect((await chat("run long")).text).toBe(`> bash answered: ${"字".repeat(500)}… (100 more characters)`);
  expect((await chat("运行 long")).text).toBe(`> bash 返回：${"字".repeat(500)}…（还有 100 个字符）`);
});

test("a hook's note behind a long output is still shown", async () => {
  const note = hookContext(["mind the size"]);
  const bash = tool({
    inputSchema: z.object({ command: z.string() }),
    execute: async () => `${"x".repeat(600)}\n\n${note}`,
  });
  expect((await chat("run it", { bash })).text).toBe(
    `> bash answered: ${"x".repeat(500)}… (100 more characters)\n> ${note}`,
  );
});

test("a tool that is not offered is named", async () => {
  const { bash } = makeTools().tools;
  expect((await chat("publish site\nrun ls\nsay bye", { bash })).text).toBe(
    'I have no tool "publish_site" here.\n> bash answered: ran ls\nbye',
  );
  expect((await chat("运行 ls", {})).text).toBe("我这里没有工具“bash”。");
});

test("it says what it is told to say, and claims what it is told to claim", async () => {
  expect((await chat("say -----BEGIN RSA PRIVATE KEY-----")).text).toBe("-----BEGIN RSA PRIVATE KEY-----");
  expect((await chat("claim the site is live")).text).toBe("Done! the site is live");
  expect((await chat("声称 网站上线了")).text).toBe("完成了！网站上线了");
});

test("words and answers of tools are said in order, when all is done: only the last words reach the person", async () => {
  const { ran, tools } = makeTools();
  const { steps } = await chat("say first\nrun a\nsay second\nrun b\nclaim all of it", tools);
  expect(steps.map(({ text }) => text)).toEqual([
    "",
    "",
    "first\n> bash answered: ran a\nsecond\n> bash answered: ran b\nDone! all of it",
  ]);
  expect(ran).toHaveLength(2);
});

test("each call of a conversation has an id of its own, and a new message is a new script", async () => {
  const first = await chat("run a\nrun b");
  const next = await chat([
    { role: "user", content: "run a\nrun b" },
    ...first.response.messages,
    { role: "user", content: "run c" },
  ]);
  const ids = [first, next]
    .flatMap(({ steps }) => steps.flatMap(({ toolCalls }) => toolCalls))
    .map((each) => each.toolCallId);
  expect(new Set(ids).size).toBe(3);
  expect(next.text).toBe("> bash answered: ran c");
});

describe("a claim that was refused", () => {
  test("is taken back when the tool says so, and nothing further is claimed", async () => {
    expect((await chat("done false news\nsay and more\nclaim it anyway")).text).toBe(
      "I take that back: “nothing is published yet”",
    );
    expect((await chat("完成 false")).text).toBe("我收回：“nothing is published yet”");
    expect((await chat("done true")).text).toBe("> complete_goal answered: accepted");
  });

  test("is taken back when a message says so", async () => {
    const note: ModelMessage = { role: "user", content: hookContext(["nothing is published"]) };
    expect((await chat(reply("claim it", "Done! it", note))).text).toBe("I take that back: “nothing is published”");
    expect((await chat(reply("声称 好了", "完成了！好了", note))).text).toBe("我收回：“nothing is published”");
    expect((await chat(reply("say The site is live.", "The site is live.", note))).text).toContain("I take that back");
    const silent: ModelMessage = { role: "user", content: hookContext([""]) };
    expect((await chat(reply("claim it", "Done! it", silent))).text).toBe("I take that back.");
  });

  test("is not what the person's next message is", async () => {
    const next = (content: string) => chat(reply("claim it", "Done! it", { role: "user", content }));
    expect((await next("say thanks")).text).toBe("thanks");
    expect((await next("run ./refused.sh")).text).toBe("> bash answered: ran ./refused.sh");
    expect((await next("thanks")).text).toContain("without a model");
  });
});

test("sent on by a hook without having claimed anything, it says that it does not know how", async () => {
  const note: ModelMessage = { role: "user", content: hookContext(["run the tests"]) };
  const { ran, tools } = makeTools();
  const { text } = await chat(reply("say hi", "hi", note), tools);
  expect(text).toContain("I was asked to go on: “run the tests”\n");
  expect(ran).toEqual([]);
});

test("a hook's note in the person's message is no order", async () => {
  const { ran, tools } = makeTools();
  const { text } = await chat(`say hi\n\n${hookContext(["first\nrun b\nlast", "run c"])}`, tools);
  expect(text).toBe("hi");
  expect(ran).toEqual([]);
});

test("streamed, it says and does the same, in small pieces", async () => {
  const { ran, tools } = makeTools();
  const said = "say 𝒜 long sentence, in pieces\nrun ls\nclaim it is all there";
  const streamed = streamText({ model: demoModel(), tools, prompt: said, stopWhen: stepCountIs(8) });
  const pieces: string[] = [];
  for await (const piece of streamed.textStream) pieces.push(piece);
  const whole = await chat(said);
  expect(pieces.join("")).toBe(whole.steps.map(({ text }) => text).join(""));
  expect(pieces.every((piece) => [...piece].length <= 8)).toBe(true);
  expect(ran).toEqual([["bash", { command: "ls" }]]);
  expect(await streamed.totalUsage).toEqual(whole.totalUsage);
  expect(await streamed.finishReason).toBe("stop");
});

test("it counts tokens as a model does: more said, more counted", async () => {
  const short = await chat("say a");
  const long = await chat(`say ${"a".repeat(400)}`);
  expect(short.usage.inputTokens).toBeGreaterThan(0);
  expect(long.usage).toMatchObject({ inputTokens: 101, outputTokens: 100, totalTokens: 201 });
});

test("it stops when it is told to stop", async () => {
  const stop = new AbortController();
  const prompt: LanguageModelV3CallOptions["prompt"] = [{ role: "user", content: [{ type: "text", text: "help" }] }];
  const { stream } = await demoModel().doStream({ prompt, abortSignal: stop.signal });
  const reader = stream.getReader();
  await reader.read();
  stop.abort(new Error("enough"));
  await expect(
    (async () => {
      while (!(await reader.read()).done);
    })(),
  ).rejects.toThrow("enough");
  await expect(demoModel().doGenerate({ prompt, abortSignal: stop.signal })).rejects.toThrow("enough");
});

test("the hooks run around it as around any model", async () => {
  const bench = makeWorkbench();
  const hooks = await bench.open();
  bench.script("keep.sh", `#!/bin/sh\ncat >> ${bench.root}/seen\necho >> ${bench.root}/seen\n`);
  bench.script("no-rm.sh", "#!/bin/sh\nif grep -q 'rm -rf'; then echo 'not that' >&2; exit 2; fi\n");
  bench.propose(
    "hooks:\n  - {event: pre_llm_call, command: ./keep.sh}\n  - {event: pre_tool_call, command: ./no-rm.sh}\n",
  );
  for (const _ of ["pre_llm_call", "pre_tool_call"]) {
    const list = await type(hooks, "/hooks list");
    const id = /NOT approved \[(\w{4})\]/.exec(list.text ?? "")?.[1] ?? idIn(list);
    await type(hooks, `/hooks approve ${id}`);
  }
  await type(hooks, "/hooks on");

  const { ran, tools } = makeTools();
  const session = { sessionId: "s1" };
  const { text } = await generateText({
    model: hookedModel(demoModel(), hooks.firer, session),
    tools: hookedTools(tools, hooks.firer, session),
    prompt: "run rm -rf /\nrun ls",
    stopWhen: stepCountIs(8),
  });
  expect(text).toBe("> bash failed: Blocked by a hook: not that\n> bash answered: ran ls");
  expect(ran).toEqual([["bash", { command: "ls" }]]);
  const seen = readFileSync(`${bench.root}/seen`, "utf8")
    .trim()
    .split(/\n+/)
    .map((line) => JSON.parse(line));
  expect(seen.filter(({ session_id }) => session_id === "s1")).toMatchObject([
    { event: "pre_llm_call", model: "demo", last_user_message: "run rm -rf /\nrun ls" },
    { event: "pre_llm_call", model: "demo" },
    { event: "pre_llm_call", model: "demo" },
  ]);
});

const BASH = { type: "function" as const, name: "bash", inputSchema: {} };

/** One call of the model with a prompt as the loop hands it over; what it says. */
async function answerTo(...prompt: LanguageModelV3CallOptions["prompt"]): Promise<string> {
  const { content } = await demoModel().doGenerate({ prompt, tools: [BASH] });
  return content.map((part) => (part.type === "text" ? part.text : "")).join("");
}

type Prompted = LanguageModelV3CallOptions["prompt"][number];
type Output = Extract<Extract<Prompted, { role: "tool" }>["content"][number], { type: "tool-result" }>["output"];
const user = (text: string): Prompted => ({ role: "user", content: [{ type: "text", text }] });
const assistant = (text: string): Prompted => ({ role: "assistant", content: [{ type: "text", text }] });
const calling = (toolName: string): Prompted => ({
  role: "assistant",
  content: [{ type: "tool-call", toolCallId: "demo-1", toolName, input: {} }],
});
const answering = (toolName: string, output: Output): Prompted => ({
  role: "tool",
  content: [{ type: "tool-result", toolCallId: "demo-1", toolName, output }],
});

test("what a tool hands back in other forms is shown as well", async () => {
  const shown = (output: Output) => answerTo(user("run it"), calling("bash"), answering("bash", output));
  expect(await shown({ type: "json", value: { exit: 0 } })).toBe('> bash answered: {"exit":0}');
  const approval: Prompted = {
    role: "tool",
    content: [{ type: "tool-approval-response", approvalId: "a1", approved: true }],
  };
  expect(await answerTo(user("say hi"), assistant("hi"), approval)).toBe("hi");
  const note = hookContext(["n".repeat(600)]);
  expect(await shown({ type: "text", value: `short\n\n${note}` })).toBe(`> bash answered: short\n> ${note}`);
});

test("asked again when all is said and done, or without a message at all, it says what it is", async () => {
  const { nothingLeft } = demoWords("en");
  expect(await answerTo(user("say hi"), assistant("hi"), assistant("hi"))).toBe(nothingLeft);
  expect(await answerTo({ role: "system", content: "You are kind." })).toContain("without a model");
});

test("a call whose answer never came is not made up, and a tool it may not call is none", async () => {
  const tools = [BASH];
  expect(await answerTo(user("run it"), calling("bash"))).toBe(demoWords("en").nothingLeft);
  const untooled = await demoModel().doGenerate({ prompt: [user("run ls")], tools, toolChoice: { type: "none" } });
  expect(untooled.content).toEqual([{ type: "text", text: 'I have no tool "bash" here.' }]);
});

test("a claim by the tool is taken back as well, and a refusal without a reason is one", async () => {
  const accepted = answering("complete_goal", { type: "text", value: "accepted" });
  const note = user(hookContext(["the tests fail"]));
  expect(await answerTo(user("done it"), calling("complete_goal"), accepted, note)).toBe(
    "I take that back: “the tests fail”",
  );
  const silent = user(hookContext([""]));
  expect(await answerTo(user("say hi"), assistant("hi"), silent)).toMatch(/^I was asked to go on\.\n/);
  expect(await answerTo(user("说 嗨"), assistant("嗨"), silent)).toMatch(/^我被要求继续。\n/);
  expect(await answerTo(user("声称 好了"), assistant("完成了！好了"), silent)).toBe("我收回刚才的话。");
});

test("a message of nothing but a hook's note is not what the person has said", async () => {
  const history = [
    { role: "user", content: hookContext(["mind it"]) },
    { role: "user", content: "say hi" },
  ];
  expect(await answerTo({ role: "system", content: SUMMARISE }, user(JSON.stringify(history)))).toBe(
    "The person has said: “say hi”",
  );
});
