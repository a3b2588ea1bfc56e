import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EVENT_NAMES, type EventName, fieldsOf, honoursOf } from "../../src/core/event.js";
import { LONG, liveThrough, REPLIES, textsOn } from "../support/agent-life.js";
import { eventually } from "../support/eventually.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { type HookScript, makeTelegramReadyBot } from "../support/ready-bot.js";
import { shared } from "../support/shared.js";

/** Some forty hooks are approved and run. */
const LONG_STORY = { timeout: 180_000 };

/** Nothing is blocked in that session, and no shell is used. */
const NOT_LIVED = ["on_block", "on_network_request"] as const;
type Lived = Exclude<EventName, (typeof NOT_LIVED)[number]>;
const LIVED = EVENT_NAMES.filter((event): event is Lived => !NOT_LIVED.some((not) => not === event));

const any = expect.anything();
const text = expect.any(String);
const count = expect.any(Number);
const written = { tool_name: "write_file", tool_input: { file_path: "a.txt", content: LONG } };
const scout = { subagent_name: "scout", subagent_type: "general", task_description: "look at a.txt" };

/** What the first hook of each event is given in that session: its own fields. A new event has to say here what it is given. */
const GIVEN: Record<Lived, Record<string, unknown>> = {
  pre_tool_call: { ...written, tool_use_id: text },
  post_tool_call: { ...written, tool_use_id: text, tool_result: any },
  transform_tool_result: { ...written, tool_result: any },
  pre_llm_call: { system: text, last_user_message: "make a file", model: "m" },
  post_llm_call: { model: "m", response: "" },
  on_outbound_message: { notification: text, type: "sendMessage", parts: [text] },
  on_completion_claim: {
    // A push of a turn in which a file was written.
    ...{ claimed_by: "acted", goal: "make a file", summary: REPLIES.pushed, response: REPLIES.pushed },
    ...{
      published: [],
      attempt: 1,
      tool_names: ["write_file", "subagent"],
      goal_tool_names: ["write_file", "subagent"],
      tools: any,
    },
  },
  on_session_start: { status: "new", model: "m" },
  on_session_end: { status: "new", duration_seconds: count, total_steps: count },
  on_user_message: { message: "make a file" },
  on_response_end: {
    ...{ response: REPLIES.asked, model: "m", tokens: count },
    tool_names: ["write_file", "subagent", "push_message"],
  },
  on_stop: {
    ...{ response: REPLIES.asked, stop_hook_active: false },
    step_count: count,
    tool_names: ["write_file", "subagent", "push_message"],
    goal_tool_names: ["write_file", "subagent", "push_message"],
  },
  on_turn_error: { error_type: "AI_APICallError", error_message: "no such model" },
  on_subagent_start: scout,
  on_subagent_stop: { ...scout, response: "It is about work." },
  pre_compact: { trigger: "auto", token_count: count },
  post_compact: { trigger: "auto", estimated_token_count: count },
  on_notification: { notification_type: "push", title: "", body: REPLIES.pushed, severity: "info" },
};

/** What leaves and what is pushed belongs to a chat: nobody in particular has sent it. */
const OUTSIDE_SESSIONS: Partial<Record<EventName, Record<string, unknown>>> = {
  on_outbound_message: { session_id: text, agent_id: "main", channel: "telegram", chat_id: "1" },
  on_notification: { session_id: text, agent_id: "main", channel: "telegram", chat_id: "1" },
};
const IN_SESSION = { session_id: text, agent_id: "main", channel: "telegram", chat_id: "1", sender_id: "1" };

/** Every answer that an event does not honour, and a note. */
function uselessAnswer(event: EventName): Record<string, unknown> {
  const { block, context, rewrite } = honoursOf(event);
  const evil = `EVIL-${event}`;
  const fields: Record<string, unknown> = {
    ...{ tool_input: { file_path: evil, content: evil, task: evil, text: evil }, notification: evil },
    ...{ message: evil, response: evil },
  };
  if (rewrite) delete fields[rewrite];
  return {
    ...(!block && { decision: "block", reason: evil }),
    ...fields,
    ...(!context && { context: evil }),
    systemMessage: `NOTE-${event}`,
  };
}

const prints = (answer: unknown): string => `printf %s '${JSON.stringify(answer)}'`;

const WAITED = EVENT_NAMES.filter(
  (event) => !["post_llm_call", "on_outbound_message", "on_notification"].includes(event),
);

/** A bot with a hook at every event, which answers what is of no use there and notes the order; and its whole life. */
const lived = shared(async (atEnd) => {
  const bot = await makeTelegramReadyBot({ atEnd });
  // Without a process of its own: some sixty of them are waited for, one after another.
  const who = `rest=\${input##*'"agent_id": "'}; who=\${rest%%'"'*}`;
  const scripts = EVENT_NAMES.flatMap((event): HookScript[] => {
    // Where nobody can be asked, a question is no verdict at all.
    const { block, ask } = honoursOf(event);
    const asks: HookScript = [event, prints({ decision: "ask", reason: "EVIL-ask" })];
    const notes = WAITED.includes(event) ? `${who}; echo "${event} $who" >> ${bot.bench.root}/order; ` : "";
    return [[event, notes + prints(uselessAnswer(event))], ...(block && !ask ? [asks] : [])];
  });
  await bot.hookAll(...scripts);
  bot.bench.write("order", "");
  await liveThrough(bot);
  return bot;
});

test.runIf(LONG_TESTS)(
  "at every event a note reaches the person and no prompt, and what the event does not honour changes nothing",
  LONG_STORY,
  async () => {
    const bot = await lived();
    for (const event of LIVED) await eventually(() => textsOn(bot)).toContain(`ℹ Note from a hook: NOTE-${event}`);
    const prompts = JSON.stringify(bot.model.requests);
    expect(prompts).not.toMatch(/NOTE-|EVIL-/);
    expect(bot.telegram.wire()).not.toContain("EVIL-");
    expect(bot.model.requests).toHaveLength(8);
    expect(readFileSync(`${bot.bench.workspace}/a.txt`, "utf8")).toBe(LONG);
    const replies = textsOn(bot).filter((each) => Object.values(REPLIES).some((reply) => each.startsWith(reply)));
    expect(replies.map((reply) => reply.slice(0, 20)).sort()).toEqual(
      Object.values(REPLIES)
        .map((reply) => reply.slice(0, 20))
        .sort(),
    );

    for (const event of LIVED) {
      const envelope = { event, cwd: bot.bench.root, ...(OUTSIDE_SESSIONS[event] ?? IN_SESSION) };
      expect(bot.seen(event)[0], event).toMatchObject({ ...envelope, ...GIVEN[event] });
      const promised = Object.entries(fieldsOf(event)).filter(([, field]) => !field.optional);
      expect(Object.keys(GIVEN[event]), event).toEqual(expect.arrayContaining(promised.map(([name]) => name)));
    }
    const sessions = EVENT_NAMES.flatMap((event) => (event === "on_outbound_message" ? [] : bot.seen(event)));
    expect(new Set(sessions.map(({ session_id }) => session_id)).size).toBe(1);
  },
);

test.runIf(LONG_TESTS)(
  "hooks that only observe, or that nobody waits for, change nothing and say nothing",
  LONG_STORY,
  async () => {
    const bot = await makeTelegramReadyBot();
    const mighty = { decision: "block", reason: "EVIL", context: "EVIL", response: "EVIL", systemMessage: "EVIL" };
    const rewrites = { tool_input: { file_path: "EVIL" }, notification: "EVIL", message: "EVIL" };
    const script = prints({ ...mighty, ...rewrites });
    const events = LIVED.filter((event) => Object.keys(honoursOf(event)).length > 0);
    const modes = [", mode: observe", ", async: true"];
    await bot.hookAll(...events.flatMap((event) => modes.map((mode): HookScript => [event, script, mode])));
    await liveThrough(bot);
    const ran = async () => (await bot.bot.hooks.recentRuns(500)).map(({ event, mode }) => `${event} ${mode}`);
    for (const event of events)
      await eventually(ran).toEqual(expect.arrayContaining([`${event} observe`, `${event} async`]));
    expect(`${bot.telegram.wire()} ${JSON.stringify(bot.model.requests)}`).not.toContain("EVIL");
    expect(existsSync(`${bot.bench.workspace}/a.txt`)).toBe(true);
  },
);

test("in one session the events come in their order, and those of a sub-agent bear its name", LONG_STORY, async () => {
  const log = `${(await lived()).bench.root}/order`;
  await eventually(() => readFileSync(log, "utf8")).toContain("on_session_end");
  const turns = readFileSync(log, "utf8")
    .replaceAll(" main\n", "\n")
    .split(/\n(?=on_user_message)/);
  const tool = "pre_tool_call\npost_tool_call\ntransform_tool_result";
  const push = tool.replace("\n", "\non_completion_claim\n");
  const subagent = "on_subagent_start\npre_llm_call scout 1\non_subagent_stop";
  expect(turns).toEqual([
    "on_session_start",
    `on_user_message\npre_llm_call\n${tool}\npre_llm_call\n${tool.replace("\n", `\n${subagent}\n`)}\npre_llm_call\n${push}\npre_llm_call\non_completion_claim\non_stop\non_response_end`,
    "on_user_message\npre_llm_call\non_completion_claim\non_stop\non_response_end\npre_compact\npre_llm_call\npost_compact",
    "on_user_message\npre_llm_call\non_turn_error\non_session_end\n",
  ]);
});
