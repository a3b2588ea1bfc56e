import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { LONG, says, textsOn } from "../support/agent-life.js";
import { eventually } from "../support/eventually.js";
import { makeGate } from "../support/gate.js";
import { LONG_TESTS } from "../support/long-tests.js";
import type { Answer } from "../support/model-server.js";
import { makeReadyBot, type ReadyBot, sharedReadyBot, sharedTelegramReadyBot } from "../support/ready-bot.js";

const BLOCKS = `printf %s '{"decision": "block", "reason": "not yet"}'`;
const notes = (note: string): string => `printf %s '{"systemMessage": "${note}"}'`;
const claim: Answer = { text: "Done! It is live." };
const question: Answer = { text: "Which colour?" };
const write: Answer = { calls: [{ name: "write_file", input: { file_path: "a.txt", content: "hello" } }] };

const ready = sharedReadyBot();
const onTelegram = sharedTelegramReadyBot();

test("on_stop makes the agent go on three times a turn, and three times in the next", async () => {
  const { hook, chat, seen, model } = await ready();
  await hook("on_stop", BLOCKS);
  for (const turn of [1, 2]) {
    model.say(question, question, question, { text: `The end of turn ${turn}.` });
    expect((await chat("go on")).reply).toBe(`The end of turn ${turn}.`);
  }
  const active = seen("on_stop").map(({ stop_hook_active }) => stop_hook_active);
  expect(active).toEqual([false, true, true, false, true, true]);
});

test("a claim that is refused three times is delivered with a line that no other hook can take away", async () => {
  const bot = await onTelegram();
  const name = await bot.hook("on_completion_claim", BLOCKS);
  await bot.hook("on_response_end", `printf %s '{"response": "All is well."}'`);
  bot.model.say(claim, claim, claim, claim);
  await says(bot, "publish it", "All is well.");
  const line = `⚠ ${name} rejected this claim every time: not yet`;
  expect(textsOn(bot)).toContain(`All is well.\n\n${line}`);
  expect(bot.seen("on_completion_claim").map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4]);
  expect(bot.telegram.wire()).not.toContain("It is live");
});

test("what is said beside complete_goal is judged with it, and nothing else is shown", async () => {
  const { hook, chat, seen, model } = await ready();
  await hook("on_completion_claim", `grep -q 'sent to all' && ${BLOCKS}`);
  const complete = (summary: string) => ({ calls: [{ name: "complete_goal", input: { summary } }] });
  model.say(
    { ...complete("fine"), text: "The letter was sent to all." },
    { ...complete("fine"), text: "It is ready." },
  );
  expect((await chat("write a letter")).reply).toBe("It is ready.");
  expect(seen("on_completion_claim").map(({ summary, response }) => [summary, response])).toEqual([
    ["fine", "The letter was sent to all."],
    ["fine", "It is ready."],
  ]);
  model.say(complete("only a summary"));
  expect((await chat("once more")).reply).toBe("only a summary");
});

test("a message that pre_llm_call has stopped is not sent along with the next one", async () => {
  const { hook, chat, model } = await ready();
  await hook("pre_llm_call", `grep -q hunter2 && ${BLOCKS}`);
  model.say({ text: "Hello." });
  await chat("hello");
  expect((await chat("my password is hunter2")).reply).toBe("[stopped by a hook: not yet]");
  model.say({ text: "Fine." });
  expect((await chat("how are you?")).reply).toBe("Fine.");
  const said = model.requests[1]?.messages.slice(1).map(({ content }) => content);
  expect(said).toEqual(["hello", "Hello.", "how are you?"]);
});

test("stopped in the middle of its work, the agent remembers what it has done", async () => {
  const { hook, chat, model, bench } = await ready();
  await hook("pre_llm_call", `test -e ${bench.workspace}/a.txt && test ! -e ${bench.root}/free && ${BLOCKS}`);
  model.say(write);
  expect((await chat("write it")).reply).toBe("[stopped by a hook: not yet]");
  bench.write("free", "");
  await chat("and now?");
  const roles = model.requests[1]?.messages.map(({ role }) => role);
  expect(roles).toEqual(["system", "user", "assistant", "tool", "assistant", "user"]);
});

test.runIf(LONG_TESTS)("/hooks off in the middle of a turn holds from the next event on", async () => {
  const bot = await onTelegram();
  const { bench, hook, seen, model } = bot;
  await hook("pre_tool_call", `until [ -n "$CHAT_HOOKS_REHEARSAL" -o -e ${bench.root}/free ]; do sleep 0.02; done`);
  for (const event of ["post_tool_call", "on_stop", "on_response_end", "on_outbound_message"])
    await hook(event, `${BLOCKS}; exit 2`);
  model.say(write, question);
  bot.telegram.push(bot.telegram.message("write it"));
  await eventually(() => seen("pre_tool_call").length).toBe(1);
  await says(bot, "/hooks off", "OFF");
  bench.write("free", "");
  await eventually(() => textsOn(bot)).toContain("Which colour?");
  expect(seen("post_tool_call").concat(seen("on_stop"), seen("on_response_end"))).toEqual([]);
  expect(textsOn(bot).join()).not.toContain("withheld");
});

test.runIf(LONG_TESTS)("a session begins new, ends at shutdown, and is resumed under its id", async () => {
  const first = await makeReadyBot();
  await first.hook("on_session_start", "exit 0");
  await first.hook("on_session_end", "exit 0");
  await first.chat("hello", "s1");
  const second = await first.restart();
  await second.chat("hello again", "s1");
  const started = second.seen("on_session_start");
  expect(started).toMatchObject([{ status: "new", channel: "api", chat_id: "s1" }, { status: "resumed" }]);
  const { session_id } = started[0] ?? {};
  expect(started[1]?.session_id).toBe(session_id);
  expect(second.seen("on_session_end")).toMatchObject([{ status: "shutdown", session_id, chat_id: "s1" }]);
});

test("a sub-agent's tools pass the hooks under its name, its blocks are told to it, and it can neither push nor claim", async () => {
  const { hook, chat, seen, model, bench } = await ready();
  await hook("pre_tool_call", `grep -q '"agent_id": *"scout 1"' && ${BLOCKS}`);
  const helper: Answer = { calls: [{ name: "subagent", input: { task: "write it", name: "scout" } }] };
  model.say(helper, write, { text: "I was not allowed to." }, { text: "It may not write." });
  expect((await chat("have it written")).reply).toBe("It may not write.");
  const [, , scout, main] = model.requests.map(({ messages }) => JSON.stringify(messages));
  expect(scout).toContain("Blocked by a hook: not yet");
  expect(main).not.toContain("Blocked by a hook");
  const offered = model.requests[1]?.tools?.map((tool) => tool.function.name) ?? [];
  expect(offered).toContain("write_file");
  expect(offered).not.toEqual(expect.arrayContaining([expect.stringMatching(/push_message|complete_goal|subagent/)]));
  const callers = seen("pre_tool_call").map(({ agent_id, tool_name }) => [agent_id, tool_name]);
  expect(callers).toEqual([
    ["main", "subagent"],
    ["scout 1", "write_file"],
  ]);
  expect(existsSync(`${bench.workspace}/a.txt`)).toBe(false);
});

test("why a model call of a sub-agent was stopped is told to the person, too", async () => {
  const { hook, chat, seen, model } = await ready();
  await hook("pre_llm_call", `if grep -q '"agent_id": *"helper 1"'; then ${BLOCKS}; fi`);
  await hook("on_subagent_stop", "exit 0");
  model.say({ calls: [{ name: "subagent", input: { task: "look" } }] }, { text: "It was stopped." });
  expect(await chat("look")).toEqual({ reply: "It was stopped.", notes: ["ℹ Note from a hook: not yet"] });
  expect(JSON.stringify(model.requests[1]?.messages.at(-1))).toContain("Blocked by a hook: not yet");
  expect(model.requests).toHaveLength(2);
  expect(seen("on_subagent_stop")).toMatchObject([{ agent_id: "main", subagent_name: "helper", response: "" }]);
});

test("an answer that breaks off is no reply: on_turn_error hears of it, and its note reaches the person", async () => {
  const { hook, chat, seen, model } = await ready();
  await hook("on_turn_error", notes("call the operator"));
  model.say({ cut: true, text: "The first half of" });
  const { reply, notes: told } = await chat("hello");
  expect(reply).toMatch(/^That did not work: /);
  expect(reply).not.toContain("The first half of");
  expect(told).toEqual(["ℹ Note from a hook: call the operator"]);
  expect(seen("on_turn_error")).toMatchObject([{ error_type: expect.any(String), error_message: expect.any(String) }]);
});

/** Resolves when the next run at an event has ended, and what it said has been heard. */
async function firingOf({ hooks }: ReadyBot["bot"], event: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = hooks.on("firing", (run) => {
      if (run.event !== event) return;
      end();
      resolve();
    });
  });
  await new Promise((resume) => setImmediate(resume));
}

test.runIf(LONG_TESTS)(
  "a program gets notes that came after the reply with the next one, and those of its own session only",
  async () => {
    const { bot, hook, chat, model } = await makeReadyBot();
    const gate = makeGate();
    await hook("post_llm_call", `${gate.wait}; ${notes("it was the model m")}`);
    gate.shut();
    await hook("post_compact", notes("it was long"));
    model.say(question);
    expect((await chat(LONG.slice(0, 200_000), "a")).notes).toEqual([]);
    const [answered, compacted] = [firingOf(bot, "post_llm_call"), firingOf(bot, "post_compact")];
    gate.open();
    await answered;
    // What this hook has to say of the calls from here on comes after the end.
    gate.shut();
    model.say(question, { text: "a summary" });
    expect((await chat("x".repeat(60_000), "a")).notes).toContain("ℹ Note from a hook: it was the model m");
    await eventually(() => model.requests.length).toBe(3);
    await compacted;
    expect((await chat("hello", "b")).notes).toEqual([]);
    expect((await chat("hello", "a")).notes).toContain("ℹ Note from a hook: it was long");
    expect(JSON.stringify(model.requests)).not.toMatch(/it was long|it was the model/);
    gate.open();
  },
);
