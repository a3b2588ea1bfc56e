import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { EVENT_NAMES, type EVENTS, type EventName, honoursOf } from "../../src/core/event.js";
import { LONG } from "../support/agent-life.js";
import { eventually } from "../support/eventually.js";
import { LONG_TESTS } from "../support/long-tests.js";
import type { Answer } from "../support/model-server.js";
import { type ApiAnswer, type ReadyBot, sharedReadyBot } from "../support/ready-bot.js";

type Talk = {
  bot: ReadyBot;
  /** The name of the hook. */
  hook: string;
  /** A program says something for a person, and the model answers as told. */
  say(text: string, ...answers: Answer[]): Promise<ApiAnswer>;
  /** The messages of each model call, as text. */
  asked(): string[];
  /** What lies in a.txt in the workspace, if it is there. */
  written(): string | undefined;
  skip(condition: boolean, note?: string): void;
};

type Story = {
  answer: Record<string, unknown>;
  /** It answers only what this finds. */
  when?: string;
  /** Further keys of its entry. */
  keys?: string;
  /** Told in the long run only: at another event the same answer does the same. */
  isLong?: true;
  run(talk: Talk): Promise<void>;
};

const NOTE = "ℹ Note from a hook: NOTE";
const MARKED = "[Note from a hook, not from the person: CONTEXT]";
/** With the name of the hook in its place. */
const NOT_ALLOWED = `"HOOK" asked for a person's decision and none was given. REASON (nobody answered in time)`;
const block = { decision: "block", reason: "REASON" };
const ask = { decision: "ask", reason: "REASON" };
const context = { context: "CONTEXT" };

const write: Answer = { calls: [{ name: "write_file", input: { file_path: "a.txt", content: "hello" } }] };
const question: Answer = { text: "Which colour?" };
const quoted = (text: string): string => JSON.stringify(text).slice(1, -1);

const doesNotRun =
  (reason: string): Story["run"] =>
  async ({ say, asked, written, bot, hook }) => {
    expect((await say("write it", write, { text: "I could not." })).reply).toBe("I could not.");
    expect(written()).toBeUndefined();
    expect(asked()[1]).toContain(quoted(reason.replace("HOOK", hook)));
    expect(bot.model.requests).toHaveLength(2);
  };

/** Plain bash, so that nothing has to be installed. */
const visit: Answer = {
  calls: [
    {
      name: "bash",
      input: {
        command: "exec 5<>/dev/tcp/127.0.0.1/3128; printf 'GET http://example.org/ HTTP/1.0\\r\\n\\r\\n' >&5; cat <&5",
      },
    },
  ],
};
const isNotReached =
  (reason: string): Story["run"] =>
  async ({ say, asked, bot, hook, skip }) => {
    const [isOff] = /bash is off.*/.exec(bot.printed()) ?? [];
    skip(isOff !== undefined, isOff);
    expect((await say("visit it", visit, question)).reply).toBe("Which colour?");
    const seen = { host: "example.org", port: 80, command: expect.stringContaining("example.org"), channel: "api" };
    expect(bot.seen("on_network_request")).toEqual([expect.objectContaining(seen)]);
    expect(asked()[1]).toContain(quoted(`[network: example.org:80 was refused. ${reason.replace("HOOK", hook)}]`));
  };

const standsBehindTheResult: Story["run"] = async ({ say, bot, written }) => {
  expect((await say("write it", write, question)).reply).toBe("Which colour?");
  expect(written()).toBe("hello");
  const messages = bot.model.requests[1]?.messages ?? [];
  expect(messages.filter((message) => JSON.stringify(message).includes("CONTEXT"))).toEqual([
    expect.objectContaining({ role: "tool", content: expect.stringContaining(MARKED) }),
  ]);
};

const goesBackToTheAgent =
  (reason: string): Story["run"] =>
  async ({ say, asked, hook }) => {
    const answers: Answer[] = [{ text: "Done! It is live." }, { text: "I have not begun yet." }];
    expect((await say("publish it", ...answers)).reply).toBe("I have not begun yet.");
    expect(asked()[1]).toContain(quoted(`[Note from a hook, not from the person: ${reason.replace("HOOK", hook)}]`));
  };

const isWithheld =
  (reason: string): Story["run"] =>
  async ({ say, hook }) => {
    const told = await say("hello", { text: "The password is in here." });
    expect(told).toMatchObject({
      reply: `[message withheld by a hook: ${reason.replace("HOOK", hook)}]`,
      withheld: true,
    });
    expect(JSON.stringify(told)).not.toContain("password");
  };

/** A reply can be neither: events-outbound.test.ts has what becomes of pushes. */
const FOR_PUSHES = ["drop", "delay"] as const;
type ForPushes = (typeof FOR_PUSHES)[number];
/** One story for each answer that an event honours; without a story for a new one, this does not compile. */
const STORIES: { [E in EventName]: { [A in Exclude<keyof (typeof EVENTS)[E]["honours"], ForPushes>]: Story } } = {
  pre_tool_call: {
    block: { answer: block, run: doesNotRun("Blocked by a hook: REASON") },
    ask: { answer: ask, run: doesNotRun(`Blocked by a hook: ${NOT_ALLOWED}`) },
    context: { answer: context, isLong: true, run: standsBehindTheResult },
    rewrite: {
      answer: { tool_input: { content: "harmless", more: "no such key" } },
      async run({ say, written, bot }) {
        await bot.hook("post_tool_call", "exit 0");
        expect((await say("write it", write, question)).reply).toBe("Which colour?");
        expect(written()).toBe("harmless");
        const tool_input = { file_path: "a.txt", content: "harmless" };
        expect(bot.seen("post_tool_call").map((payload) => payload.tool_input)).toEqual([tool_input]);
      },
    },
  },
  post_tool_call: { context: { answer: context, run: standsBehindTheResult } },
  transform_tool_result: {
    context: { answer: context, isLong: true, run: standsBehindTheResult },
    rewrite: {
      answer: { tool_result: "the key is ***" },
      async run({ say, asked, bot }) {
        bot.bench.write("workspace/key.txt", "the key is hunter2");
        const read: Answer = { calls: [{ name: "read_file", input: { file_path: "key.txt" } }] };
        expect((await say("read it", read, question)).reply).toBe("Which colour?");
        await say("blue", question);
        expect(asked()).toHaveLength(3);
        for (const prompt of asked().slice(1)) expect(prompt).toContain("the key is ***");
        expect(asked().join()).not.toContain("hunter2");
      },
    },
  },
  pre_llm_call: {
    block: {
      answer: block,
      async run({ say, bot }) {
        expect((await say("hello")).reply).toBe("[stopped by a hook: REASON]");
        expect(bot.model.requests).toEqual([]);
      },
    },
    ask: {
      answer: ask,
      async run({ say, bot, hook }) {
        expect((await say("hello")).reply).toBe(`[stopped by a hook: ${NOT_ALLOWED.replace("HOOK", hook)}]`);
        expect(bot.model.requests).toEqual([]);
      },
    },
    context: {
      answer: context,
      isLong: true,
      async run({ say, bot }) {
        expect((await say("hello", question)).reply).toBe("Which colour?");
        expect(bot.model.requests[0]?.messages).toEqual([
          { role: "system", content: expect.stringContaining(MARKED) },
          { role: "user", content: "hello" },
        ]);
      },
    },
  },
  post_llm_call: {},
  on_outbound_message: {
    block: { answer: block, isLong: true, run: isWithheld("REASON") },
    ask: { answer: ask, run: isWithheld(NOT_ALLOWED) },
    rewrite: {
      answer: { notification: "Ask me in person." },
      async run({ say, asked }) {
        const told = await say("hello", { text: "The password is in here." });
        expect([told.reply, told.withheld]).toEqual(["Ask me in person.", undefined]);
        await say("and?");
        expect(asked()[1]).not.toContain("Ask me in person.");
      },
    },
  },
  on_completion_claim: {
    block: { answer: block, when: `grep -q '"attempt": *1'`, run: goesBackToTheAgent("REASON") },
    ask: { answer: ask, isLong: true, when: `grep -q '"attempt": *1'`, run: goesBackToTheAgent(NOT_ALLOWED) },
  },
  on_session_start: {
    context: {
      answer: context,
      async run({ say, bot }) {
        await say("hello", question);
        await say("blue", question);
        const systems = bot.model.requests.map(({ messages }) => String(messages[0]?.content));
        expect(systems).toEqual([expect.stringContaining(MARKED), expect.stringContaining(MARKED)]);
      },
    },
    refuse: {
      answer: { decision: "deny", reason: "REASON" },
      keys: ", dialect: agent-hooks",
      async run({ say, bot }) {
        expect((await say("hello")).reply).toBe("[stopped by a hook: REASON]");
        expect((await say("hello?")).reply).toBe("[stopped by a hook: REASON]");
        expect(bot.model.requests).toEqual([]);
      },
    },
  },
  on_session_end: {},
  on_user_message: {
    block: {
      answer: block,
      when: "grep -q hunter2",
      async run({ say, asked, bot }) {
        expect((await say("hunter2")).reply).toBe("[stopped by a hook: REASON]");
        expect(bot.model.requests).toEqual([]);
        await say("something else", question);
        expect(asked()[0]).not.toContain("hunter2");
      },
    },
    context: {
      answer: context,
      isLong: true,
      async run({ say, bot }) {
        await say("hello", question);
        expect(bot.model.requests[0]?.messages.at(-1)).toEqual({ role: "user", content: `hello\n\n${MARKED}` });
      },
    },
    rewrite: {
      answer: { message: "something polite" },
      async run({ say, asked, bot }) {
        await say("hunter2", question);
        expect(bot.model.requests[0]?.messages.at(-1)).toEqual({ role: "user", content: "something polite" });
        expect(asked()[0]).not.toContain("hunter2");
      },
    },
  },
  on_response_end: {
    rewrite: {
      answer: { response: "Which colour, please?" },
      run: async ({ say }) => expect((await say("hello", question)).reply).toBe("Which colour, please?"),
    },
  },
  on_stop: {
    block: {
      answer: block,
      when: `grep -q '"stop_hook_active": *false'`,
      async run({ say, bot }) {
        expect((await say("hello", question, { text: "It is blue." })).reply).toBe("It is blue.");
        const content = "[Note from a hook, not from the person: REASON]";
        expect(bot.model.requests[1]?.messages.at(-1)).toEqual({ role: "user", content });
      },
    },
  },
  on_turn_error: {},
  on_subagent_start: {
    block: {
      answer: block,
      async run({ say, asked, bot }) {
        await bot.hook("post_tool_call", "exit 0");
        const helper: Answer = { calls: [{ name: "subagent", input: { task: "look around" } }] };
        expect((await say("look", helper, { text: "I may not." })).reply).toBe("I may not.");
        expect(bot.model.requests).toHaveLength(2);
        expect(asked()[1]).toContain("Blocked by a hook: REASON");
        expect(bot.seen("post_tool_call")).toMatchObject([{ tool_error: "Blocked by a hook: REASON" }]);
      },
    },
    context: {
      answer: context,
      async run({ say, bot }) {
        const helper: Answer = { calls: [{ name: "subagent", input: { task: "look around" } }] };
        await say("look", helper, { text: "All quiet." }, question);
        const content = `look around\n\n${MARKED}`;
        expect(bot.model.requests[1]?.messages.at(-1)).toEqual({ role: "user", content });
        expect(JSON.stringify(bot.model.requests[0]?.messages)).not.toContain("CONTEXT");
      },
    },
  },
  on_subagent_stop: {
    context: {
      answer: context,
      async run({ say, bot }) {
        const helper: Answer = { calls: [{ name: "subagent", input: { task: "look around" } }] };
        expect((await say("look", helper, { text: "All quiet." }, question)).reply).toBe("Which colour?");
        const result = JSON.stringify(bot.model.requests[2]?.messages.at(-1));
        expect(result).toContain("All quiet.");
        expect(result).toContain(MARKED);
      },
    },
  },
  pre_compact: {
    block: {
      answer: block,
      async run({ say, asked, bot }) {
        await bot.hook("post_compact", "exit 0");
        await say(LONG, question);
        await say("blue", question);
        await eventually(() => bot.seen("pre_compact").length).toBe(1);
        await say("or red", question);
        expect(asked()).toHaveLength(3);
        expect(asked()[2]).toContain(LONG);
        expect(bot.seen("post_compact")).toEqual([]);
      },
    },
  },
  post_compact: {},
  on_notification: {},
  on_network_request: {
    block: { answer: block, run: isNotReached("REASON") },
    ask: { answer: ask, isLong: true, run: isNotReached(NOT_ALLOWED) },
  },
  on_block: {},
};

test("there is a story for each answer that an event honours, and for no other", () => {
  const told = EVENT_NAMES.map((event) => [event, Object.keys(STORIES[event]).sort()]);
  const isTold = (answer: string): boolean => !FOR_PUSHES.some((each) => each === answer);
  expect(told).toEqual(EVENT_NAMES.map((event) => [event, Object.keys(honoursOf(event)).filter(isTold).sort()]));
});

const told = (event: EventName): [string, Story][] =>
  Object.entries<Story>(STORIES[event]).filter(([, { isLong }]) => LONG_TESTS || !isLong);

const ready = sharedReadyBot();

describe.each(EVENT_NAMES.filter((event) => told(event).length > 0))("at %s", (event) => {
  test.for(told(event))("%s does what it should, and its note is for the person alone", async ([, story], { skip }) => {
    const bot = await ready();
    const { answer, when = "true", keys = "" } = story;
    const hook = await bot.hook(
      event,
      `${when} && printf %s '${JSON.stringify({ ...answer, systemMessage: "NOTE" })}'`,
      `, ask_timeout: 1${keys}`,
    );
    const told: ApiAnswer[] = [];
    const asked = (): string[] => bot.model.requests.map(({ messages }) => JSON.stringify(messages));
    await story.run({
      bot,
      hook,
      asked,
      skip,
      async say(text, ...answers) {
        bot.model.say(...answers);
        const heard = await bot.chat(text);
        told.push(heard);
        return heard;
      },
      written() {
        const path = `${bot.bench.workspace}/a.txt`;
        return existsSync(path) ? readFileSync(path, "utf8") : undefined;
      },
    });
    expect(told.flatMap(({ notes = [] }) => notes)).toContain(NOTE);
    expect(asked().join()).not.toContain("NOTE");
    expect(JSON.stringify(told)).not.toContain("CONTEXT");
  });
});
