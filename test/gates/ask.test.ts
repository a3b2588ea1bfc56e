import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import type { FireOutcome } from "../../src/core/firing.js";
import type { OpenQuestion, SettledQuestion } from "../../src/core/question.js";
import { ON_FILES } from "../support/chosen-store.js";
import { eventually } from "../support/eventually.js";
import { holdClock } from "../support/held-clock.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { shared } from "../support/shared.js";
import { makeWorkbench, type, type Workbench } from "../support/workbench.js";

// A hook that also asked about the words of a card would have them hidden in the chat.
const ASKS = `#!/bin/sh
grep -q '"type": "hooks_reply"' && exit 0
echo '{"decision": "ask", "reason": "is this wanted?"}'
`;
const CALL = { session_id: "s", tool_name: "bash", tool_input: { command: "rm -rf build" }, tool_use_id: "1" };
const MESSAGE = {
  session_id: "s",
  notification: "the text that is held",
  type: "sendMessage",
  channel: "telegram",
  chat_id: "7",
};

type Life = { bench: Workbench; hooks: ShellHooks; asked: OpenQuestion[]; ended: SettledQuestion[] };

const EVENTS = ["pre_tool_call", "on_outbound_message", "on_completion_claim"];
const CALLS = ["pre_tool_call"];
const MESSAGES = ["on_outbound_message"];

/** A hook, at three events unless told otherwise, that asks about everything, and a channel that shows the questions. */
async function asking(bench = makeWorkbench(), events: readonly string[] = EVENTS, keys = ""): Promise<Life> {
  bench.script("ask.sh", ASKS);
  bench.propose(`hooks:\n${events.map((event) => `  - { event: ${event}, command: ./ask.sh${keys} }\n`).join("")}`);
  const hooks = await bench.open({ owners: ["telegram:1", "telegram:2", "cli:local"] });
  for (const event of events) await type(hooks, `/hooks approve ${event} ./ask.sh`);
  await type(hooks, "/hooks on");
  return { bench, hooks, ...watch(hooks) };
}

function watch(hooks: ShellHooks): { asked: OpenQuestion[]; ended: SettledQuestion[] } {
  const asked: OpenQuestion[] = [];
  const ended: SettledQuestion[] = [];
  hooks.on("question", (question) => asked.push(question) > 0);
  hooks.on("settled", (question) => ended.push(question));
  return { asked, ended };
}

const nextCode = async ({ asked }: Life, count = 1): Promise<string> => {
  await eventually(() => asked.length).toBe(count);
  return asked[count - 1]?.code ?? "";
};

const one = shared((atEnd) => asking(makeWorkbench(atEnd)));

/** One life for all stories that end with every question answered: as if nothing had been asked yet. */
async function sharedLife(): Promise<Life> {
  const life = await one();
  life.asked.length = 0;
  life.ended.length = 0;
  return life;
}

const asOwner2 = { senderId: "2" };

test("a call waits for an owner's yes, and the agent hears that it was allowed", async () => {
  const life = await sharedLife();
  const outcome = life.hooks.fire("pre_tool_call", CALL);
  const code = await nextCode(life);
  expect(life.asked[0]).toMatchObject({
    ...{ event: "pre_tool_call", hook: "./ask.sh", reason: "is this wanted?" },
    subject: { kind: "tool", name: "bash", input: JSON.stringify(CALL.tool_input, undefined, 2) },
  });
  expect((await type(life.hooks, `/hooks yes ${code}`)).text).toBe(
    `Allowed once: what ./ask.sh asked about continues [${code}].`,
  );
  expect(await outcome).toMatchObject({ verdict: "continue", context: [expect.stringContaining("allowed it")] });
  expect(life.ended).toMatchObject([{ code, outcome: "allowed", by: "telegram:1" }]);
});

test("a no is told to the agent, with the word not to try around it", async () => {
  const life = await sharedLife();
  const outcome = life.hooks.fire("pre_tool_call", CALL);
  await type(life.hooks, `/hooks no ${await nextCode(life)}`);
  expect(await outcome).toMatchObject({ verdict: "block", reason: expect.stringMatching(/denied it\. Do not try/) });
});

test("a yes counts once: the same call is asked about again", async () => {
  const life = await sharedLife();
  const first = life.hooks.fire("pre_tool_call", CALL);
  await type(life.hooks, `/hooks yes ${await nextCode(life)}`);
  await first;
  const second = life.hooks.fire("pre_tool_call", CALL);
  await type(life.hooks, `/hooks no ${await nextCode(life, 2)}`);
  expect((await second).verdict).toBe("block");
});

test("a yes for the session is for the same call to the byte, in that session", async () => {
  const life = await sharedLife();
  const call = { ...CALL, session_id: "a session of its own" };
  const first = life.hooks.fire("pre_tool_call", call);
  const said = await type(life.hooks, `/hooks yes ${await nextCode(life)} session`);
  expect(said.text).toContain("Allowed for this session");
  await first;
  expect((await life.hooks.fire("pre_tool_call", { ...call, tool_use_id: "2" })).verdict).toBe("continue");
  expect(life.asked).toHaveLength(1);
  for (const other of [
    { ...call, tool_input: { command: "rm -rf build " } },
    { ...call, session_id: "another" },
    { ...call, tool_name: "shell" },
  ]) {
    const outcome = life.hooks.fire("pre_tool_call", other);
    await type(life.hooks, `/hooks no ${await nextCode(life, life.asked.length + 1)}`);
    expect((await outcome).verdict).toBe("block");
  }
});

test("only a tool call can be allowed for a session", async () => {
  const life = await sharedLife();
  const outcome = life.hooks.fire("on_outbound_message", MESSAGE);
  const code = await nextCode(life);
  expect((await type(life.hooks, `/hooks yes ${code} session`)).text).toContain("Only a tool call");
  await type(life.hooks, `/hooks yes ${code}`);
  expect((await outcome).verdict).toBe("continue");
});

test("of two owners who answer at once, one is heard, and the other is told so", async () => {
  const life = await sharedLife();
  const outcome = life.hooks.fire("pre_tool_call", CALL);
  const code = await nextCode(life);
  const replies = await Promise.all([
    type(life.hooks, `/hooks yes ${code}`),
    type(life.hooks, `/hooks no ${code}`, asOwner2),
  ]);
  const [won, lost] = replies[0]?.changed ? replies : [replies[1], replies[0]];
  expect([won?.changed, lost?.changed]).toEqual([true, false]);
  expect(lost?.text).toMatch(/already/);
  expect((await outcome).verdict).toBe(won === replies[0] ? "continue" : "block");
});

test("a stranger's answer is no answer, nor is one that was not typed", async () => {
  const life = await asking(makeWorkbench(), CALLS, ", ask_timeout: 3");
  const clock = holdClock();
  const outcome = life.hooks.fire("pre_tool_call", CALL);
  const code = await nextCode(life);
  expect((await type(life.hooks, `/hooks yes ${code}`, { senderId: "99" })).outcome).toBe("refused");
  for (const origin of ["forwarded", "edited", "model", "quoted", "bot"] as const) {
    expect((await type(life.hooks, `/hooks yes ${code}`, { origin })).changed).not.toBe(true);
  }
  clock.advance(3_000);
  clock.release();
  expect(await outcome).toMatchObject({ verdict: "block", reason: expect.stringContaining("nobody answered in time") });
});

test("an answer that comes too late, twice, or to nothing changes nothing", async () => {
  const life = await asking(makeWorkbench(), CALLS, ", ask_timeout: 0.3");
  const outcome = life.hooks.fire("pre_tool_call", CALL);
  const code = await nextCode(life);
  expect((await outcome).verdict).toBe("block");
  expect((await type(life.hooks, `/hooks yes ${code}`)).text).toContain("is closed");
  expect((await type(life.hooks, "/hooks yes zzz9")).text).toContain('Nothing is waiting under "zzz9"');
  expect(life.asked).toHaveLength(1);
});

test("with nobody who could be shown the question, it is a no at once", async () => {
  const bench = makeWorkbench();
  const { hooks } = await asking(bench, CALLS);
  await hooks.close();
  const alone = await bench.open();
  expect((await alone.fire("pre_tool_call", CALL)).verdict).toBe("block");
  alone.on("question", () => false);
  expect((await alone.fire("pre_tool_call", CALL)).verdict).toBe("block");
  alone.on("question", () => Promise.reject(new Error("offline")));
  expect((await alone.fire("pre_tool_call", CALL)).verdict).toBe("block");
});

test("five wait in a session at most; another session has its own five", async () => {
  const life = await sharedLife();
  const calls = Array.from({ length: 5 }, (_, at) =>
    life.hooks.fire("pre_tool_call", { ...CALL, tool_use_id: `${at}`, tool_input: { command: `rm ${at}` } }),
  );
  await nextCode(life, 5);
  expect(await life.hooks.fire("pre_tool_call", CALL)).toMatchObject({
    verdict: "block",
    reason: expect.stringContaining("five questions are already pending"),
  });
  const elsewhere = life.hooks.fire("pre_tool_call", { ...CALL, session_id: "t" });
  await nextCode(life, 6);
  const { text = "" } = await type(life.hooks, "/hooks pending");
  expect(life.asked.filter(({ code }) => text.includes(`[${code}]`))).toHaveLength(6);
  for (const { code } of life.asked) await type(life.hooks, `/hooks no ${code}`);
  await Promise.all([...calls, elsewhere]);
  expect((await type(life.hooks, "/hooks pending")).text).toBe("Nothing is waiting for your decision.");
});

test("of calls that are made at once, five wait as well", async () => {
  const life = await sharedLife();
  const calls = Array.from({ length: 16 }, (_, at) =>
    life.hooks.fire("pre_tool_call", { ...CALL, session_id: "at once", tool_input: { command: `rm ${at}` } }),
  );
  let denied = 0;
  for (const call of calls) void call.then(() => denied++);
  await eventually(() => denied + life.asked.length).toBe(16);
  expect(denied).toBe(11);
  for (const { code } of life.asked) await type(life.hooks, `/hooks no ${code}`);
  await Promise.all(calls);
});

test("whoever fires is told that it waits, and can let others pass", async () => {
  const life = await sharedLife();
  let held = 0;
  const outcome = life.hooks.fire("on_outbound_message", MESSAGE, {
    onHeld: () => {
      held += 1;
    },
  });
  await type(life.hooks, `/hooks yes ${await nextCode(life)}`);
  await outcome;
  expect(held).toBe(1);
});

test("nobody is asked before whoever fires has made ready for the wait", async () => {
  const life = await sharedLife();
  let isReady = (): void => {};
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  const outcome = life.hooks.fire("on_outbound_message", MESSAGE, { onHeld: () => ready });
  await eventually(async () => (await life.hooks.questions()).length).toBe(1);
  await pause(50);
  expect(life.asked).toEqual([]);
  isReady();
  await type(life.hooks, `/hooks yes ${await nextCode(life)}`);
  expect((await outcome).verdict).toBe("continue");
});

test.runIf(ON_FILES)(
  "the state holds nothing of what is asked about in clear, and every process can still show it",
  async () => {
    const life = await sharedLife();
    const call = { ...CALL, tool_input: { command: "curl -u ann:hunter2 example.com" } };
    const claim = { session_id: "s", goal: "hunter2 as a goal", summary: "hunter2 is set", response: "" };
    const outcomes = [life.hooks.fire("pre_tool_call", call), life.hooks.fire("on_completion_claim", claim)];
    await nextCode(life, 2);
    const record = (): string => readFileSync(`${life.bench.state}/state.json`, "utf8");
    expect(record()).toContain(life.asked[0]?.code);
    expect(record()).not.toMatch(/hunter2|is this wanted/);
    const other = await life.bench.open({ owners: ["cli:local"] });
    const shown = (await type(other, "/hooks pending", { channel: "cli", senderId: "local" })).text;
    for (const words of ["curl -u ann:hunter2", "hunter2 as a goal", "hunter2 is set", "is this wanted?"])
      expect(shown).toContain(words);
    for (const { code } of life.asked) await type(other, `/hooks no ${code}`, { channel: "cli", senderId: "local" });
    for (const outcome of outcomes) expect((await outcome).verdict).toBe("block");
    expect(record()).not.toContain("hunter2");
    await other.close();
  },
);

test("another process's answer counts", async () => {
  const life = await sharedLife();
  const outcome = life.hooks.fire("pre_tool_call", CALL);
  const code = await nextCode(life);
  const other = await life.bench.open({ owners: ["cli:local"] });
  const said = await type(other, `/hooks yes ${code}`, { channel: "cli", senderId: "local" });
  expect(said.changed).toBe(true);
  expect((await outcome).verdict).toBe("continue");
  await other.close();
});

test("a chat is shown neither a held text nor more than a person can read", async () => {
  const life = await sharedLife();
  const held = life.hooks.fire("on_outbound_message", MESSAGE);
  const long = life.hooks.fire("pre_tool_call", { ...CALL, tool_input: { command: "x".repeat(7_000) } });
  await nextCode(life, 2);
  const { text = "" } = await type(life.hooks, "/hooks pending");
  expect(text).not.toContain(MESSAGE.notification);
  expect(text).toContain("A message of 21 characters is held, on its way to telegram 7.");
  expect(text).not.toContain("xxxx");
  const [code = ""] = life.asked.filter(({ subject }) => subject.kind === "tool").map((question) => question.code);
  expect((await type(life.hooks, `/hooks yes ${code}`)).text).toContain("cannot be allowed here");
  const own = { channel: "cli", senderId: "local" };
  const shown = (await type(life.hooks, "/hooks pending", own)).text ?? "";
  expect(shown).toContain(MESSAGE.notification);
  expect(shown).toContain("x".repeat(7_000));
  expect((await type(life.hooks, `/hooks yes ${code}`, own)).changed).toBe(true);
  expect((await long).verdict).toBe("continue");
  for (const question of life.asked) await type(life.hooks, `/hooks no ${question.code}`, own);
  await held;
});

const KEPT = { keptAs: "parcel 1" };

test("a message that comes again stays held over a restart: the same question, the time that was left", async () => {
  const life = await asking(makeWorkbench(), MESSAGES);
  void life.hooks.fire("on_outbound_message", MESSAGE, KEPT);
  const code = await nextCode(life);
  await life.hooks.close();
  const hooks = await life.bench.open({ owners: ["telegram:1"] });
  const { asked } = watch(hooks);
  // The conversation it came from has not gone on yet.
  const { session_id: _, ...later } = MESSAGE;
  const again = hooks.fire("on_outbound_message", later, KEPT);
  await eventually(() => asked.map((question) => question.code)).toEqual([code]);
  expect(asked[0]?.expiresAt).toBe(life.asked[0]?.expiresAt);
  await type(hooks, `/hooks yes ${code}`);
  expect((await again).verdict).toBe("continue");
});

test("an answer given while the bot was away counts once it is back, for that message only", async () => {
  const life = await asking(makeWorkbench(), MESSAGES);
  void life.hooks.fire("on_outbound_message", MESSAGE, KEPT);
  const code = await nextCode(life);
  await life.hooks.close();
  const terminal = await life.bench.open({ owners: ["cli:local"] });
  await type(terminal, `/hooks yes ${code}`, { channel: "cli", senderId: "local" });
  await terminal.close();
  const hooks = await life.bench.open();
  const { asked } = watch(hooks);
  // Twice: the first time it could not be sent.
  for (let times = 0; times < 2; times += 1)
    expect((await hooks.fire("on_outbound_message", MESSAGE, KEPT)).verdict).toBe("continue");
  expect(asked).toEqual([]);
  for (const [input, options] of [
    [MESSAGE, {}],
    [MESSAGE, { keptAs: "parcel 2" }],
    [{ ...MESSAGE, notification: "another text" }, KEPT],
  ] as const) {
    const before = asked.length;
    const other = hooks.fire("on_outbound_message", input, options);
    await eventually(() => asked.length).toBe(before + 1);
    await type(hooks, `/hooks no ${asked[before]?.code}`);
    expect((await other).verdict).toBe("block");
  }
});

test.runIf(LONG_TESTS)("a question whose time ran out while the bot was away is a no", async () => {
  const life = await asking(makeWorkbench(), MESSAGES, ", ask_timeout: 1");
  void life.hooks.fire("on_outbound_message", MESSAGE, KEPT);
  await nextCode(life);
  await life.hooks.close();
  await pause(1_100);
  const hooks = await life.bench.open();
  const { asked } = watch(hooks);
  expect((await hooks.fire("on_outbound_message", MESSAGE, KEPT)).verdict).toBe("block");
  expect(asked).toEqual([]);
});

test("two messages that are the same are two questions, and each answer is for one of them", async () => {
  const life = await sharedLife();
  const [first, second] = [1, 2].map(() => life.hooks.fire("on_outbound_message", MESSAGE));
  await nextCode(life, 2);
  const [yes, no] = life.asked.map(({ code }) => code);
  await type(life.hooks, `/hooks yes ${yes}`);
  await type(life.hooks, `/hooks no ${no}`);
  const verdicts = [(await first)?.verdict, (await second)?.verdict];
  expect(verdicts.sort()).toEqual(["block", "continue"]);
});

test("what nobody could be shown is over: it is not listed, and nobody can allow it any more", async () => {
  const life = await sharedLife();
  const other = await life.bench.open({ owners: ["telegram:1"] });
  const codes: string[] = [];
  other.on("question", ({ code }) => codes.push(code) === 0);
  expect((await other.fire("pre_tool_call", CALL)).verdict).toBe("block");
  expect((await type(other, "/hooks pending")).text).toBe("Nothing is waiting for your decision.");
  expect((await type(other, `/hooks yes ${codes[0]}`)).text).toContain("is closed");
  await other.close();
});

test("what cannot be shown whole in a chat cannot be allowed there by typing, either", async () => {
  const bench = makeWorkbench();
  bench.script("guard.sh", "#!/bin/sh\ngrep -q sk-live && exit 2; exit 0\n");
  bench.script("ask.sh", ASKS);
  const entries = [
    "{ event: on_outbound_message, command: ./guard.sh }",
    "{ event: pre_tool_call, command: ./ask.sh }",
  ];
  bench.propose(`hooks:\n${entries.map((entry) => `  - ${entry}\n`).join("")}`);
  const hooks = await bench.open({ owners: ["telegram:1", "cli:local"] });
  await type(hooks, "/hooks approve on_outbound_message ./guard.sh");
  await type(hooks, "/hooks approve pre_tool_call ./ask.sh");
  await type(hooks, "/hooks on");
  const { asked } = watch(hooks);
  const outcome = hooks.fire("pre_tool_call", { ...CALL, tool_input: { command: "echo sk-live-123" } });
  await eventually(() => asked.length).toBe(1);
  const shown = await type(hooks, "/hooks pending");
  expect(shown.text).not.toContain("sk-live");
  expect(shown.choices?.flat().map(({ line }) => line)).toEqual([`/hooks no ${asked[0]?.code}`]);
  expect((await type(hooks, `/hooks yes ${asked[0]?.code}`)).text).toContain("cannot be allowed here");
  await type(hooks, `/hooks yes ${asked[0]?.code}`, { channel: "cli", senderId: "local" });
  expect((await outcome).verdict).toBe("continue");
});

test("a call whose turn is gone is denied, and an answer to it comes too late", async () => {
  const life = await asking(makeWorkbench(), [...CALLS, ...MESSAGES]);
  const outcome: Promise<FireOutcome> = life.hooks.fire("pre_tool_call", CALL);
  const message: Promise<FireOutcome> = life.hooks.fire("on_outbound_message", MESSAGE);
  await nextCode(life, 2);
  await life.hooks.close();
  expect([(await outcome).verdict, (await message).verdict]).toEqual(["block", "block"]);
  const hooks = await life.bench.open({ owners: ["telegram:1"] });
  for (const { code } of life.asked) expect((await type(hooks, `/hooks yes ${code}`)).text).toContain("is closed");
});
