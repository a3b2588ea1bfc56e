import { readFileSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { parseLasting } from "../../src/commands/lasting.js";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import type { OpenQuestion } from "../../src/core/question.js";
import { ON_FILES } from "../support/chosen-store.js";
import { eventually } from "../support/eventually.js";
import { makeWorkbench, type, type Workbench } from "../support/workbench.js";

// What an owner says to a question beside yes and no: words for the agent, and for how long a yes lasts.

const ASKS = `#!/bin/sh
grep -q '"type": "hooks_reply"' && exit 0
echo '{"decision": "ask", "reason": "is this wanted?"}'
`;
const CALL = {
  ...{ session_id: "s", channel: "telegram", chat_id: "-7", sender_id: "5", tool_use_id: "1" },
  ...{ tool_name: "bash", tool_input: { command: "git push", timeout: 5 } },
};
const OWNERS = ["telegram:1", "telegram:2"];

type Life = { bench: Workbench; hooks: ShellHooks; asked: OpenQuestion[] };

async function asking(bench = makeWorkbench(), event = "pre_tool_call"): Promise<Life> {
  bench.script("ask.sh", ASKS);
  bench.propose(`hooks:\n  - { event: ${event}, command: ./ask.sh }\n`);
  const hooks = await bench.open({ owners: OWNERS });
  await type(hooks, `/hooks approve ${event} ./ask.sh`);
  await type(hooks, "/hooks on");
  return { bench, hooks, asked: watch(hooks) };
}

function watch(hooks: ShellHooks): OpenQuestion[] {
  const asked: OpenQuestion[] = [];
  hooks.on("question", (question) => asked.push(question) > 0);
  return asked;
}

/** Fires a call that is asked about, and answers; how it ended, and what was replied. */
async function answered({ hooks, asked }: Life, answer: (code: string) => string, call: object = CALL) {
  const before = asked.length;
  const outcome = hooks.fire("pre_tool_call", { ...CALL, ...call });
  await eventually(() => asked.length).toBe(before + 1);
  const code = asked[before]?.code ?? "";
  const reply = await type(hooks, answer(code));
  if (!reply.changed) await type(hooks, `/hooks no ${code}`);
  return { code, reply: reply.text ?? "", ...(await outcome) };
}

const no = (code: string): string => `/hooks no ${code}`;
const lasting = (code: string): string => `/hooks yes ${code} 15m`;

/** Whether a call passes and nobody is asked. */
async function passes({ hooks, asked }: Life, call: object = {}): Promise<boolean> {
  const before = asked.length;
  const outcome = hooks.fire("pre_tool_call", { ...CALL, ...call });
  const ended = outcome.then(() => true);
  await eventually(async () => asked.length > before || (await Promise.race([ended, Promise.resolve(false)]))).toBe(
    true,
  );
  if (asked.length > before) await type(hooks, no(asked[before]?.code ?? ""));
  return (await outcome).verdict === "continue";
}

test("the words of a no go to the agent; those about a message do not go where others would read them", async () => {
  const life = await asking();
  const { reason, reply } = await answered(life, (code) => `/hooks no ${code} push to the branch, don't touch main`);
  expect(reason).toContain(`denied it and told you: "push to the branch, don't touch main"`);
  expect(reply).toContain("Your words are passed on to the agent.");
  if (ON_FILES) expect(readFileSync(`${life.bench.state}/state.json`, "utf8")).not.toContain("branch");

  const message = await asking(makeWorkbench(), "on_outbound_message");
  const outcome = message.hooks.fire("on_outbound_message", { notification: "hi", channel: "telegram", chat_id: "7" });
  await eventually(() => message.asked.length).toBe(1);
  const said = await type(message.hooks, `/hooks no ${message.asked[0]?.code} do not be so rude`);
  expect(said.text).toContain("were not passed on");
  expect((await outcome).reason).not.toContain("rude");
});

test("a yes that lasts is for this exact call, in that chat, for that person, and for no byte more", async () => {
  const life = await asking();
  const { code, verdict, reply } = await answered(life, lasting);
  expect(verdict).toBe("continue");
  expect(reply).toMatch(/^Allowed until \d{4}-\d\d-\d\d \d\d:\d\d \(UTC\).*\/hooks revoke/);
  expect(await passes(life, { session_id: "another session", tool_use_id: "2" })).toBe(true);
  for (const other of [
    { tool_input: { command: "git push ", timeout: 5 } },
    { tool_input: { command: "git push", timeout: 6 } },
    { tool_input: { timeout: 5, command: "git push" } },
    { tool_input: { ...CALL.tool_input, more: 1 } },
    { tool_name: "Bash" },
    { chat_id: "-8" },
    { chat_id: undefined },
    { channel: "wechat" },
    { sender_id: "6" },
    { sender_id: undefined },
  ])
    expect(await passes(life, other), JSON.stringify(other)).toBe(false);
  // It is told in the log, listed, and ended with one word.
  expect((await life.hooks.recentRuns(50)).filter(({ grant }) => grant === code)).toHaveLength(1);
  expect((await type(life.hooks, "/hooks log 50")).text).toContain(`passed without asking, as allowed under ${code}`);
  expect((await type(life.hooks, "/hooks list")).text).toContain("1 call is allowed without asking for now");
  const { text } = await type(life.hooks, "/hooks pending");
  expect(text).toContain(`[${code}] bash`);
  expect(text).toContain("in telegram -7, for telegram:5");
  expect(text).toContain("allowed by telegram:1, used once");
  expect((await type(life.hooks, `/hooks revoke ${code}`, { senderId: "2" })).text).toContain("Ended");
  expect(await passes(life)).toBe(false);
  expect((await type(life.hooks, `/hooks revoke ${code}`)).changed).not.toBe(true);
});

test("a member of the group who is no owner can neither answer nor revoke, nor can what was not typed", async () => {
  const life = await asking();
  const outcome = life.hooks.fire("pre_tool_call", CALL);
  await eventually(() => life.asked.length).toBe(1);
  const line = lasting(life.asked[0]?.code ?? "");
  expect((await type(life.hooks, line, { senderId: "5", chat: "group" })).outcome).toBe("refused");
  for (const origin of ["model", "forwarded", "bot", "edited"] as const)
    expect((await type(life.hooks, line, { origin })).changed).not.toBe(true);
  expect(await life.hooks.grants()).toEqual([]);
  await type(life.hooks, line);
  await outcome;
  expect((await type(life.hooks, `/hooks revoke ${life.asked[0]?.code}`, { senderId: "5" })).changed).not.toBe(true);
  await expect(life.hooks.endGrant({ id: "telegram:1" } as never, life.asked[0]?.code ?? "")).rejects.toThrow("Actor");
  expect(await passes(life)).toBe(true);
});

test.runIf(ON_FILES)(
  "it survives a restart; what another process has revoked does not count, and a copy of it is no grant",
  async () => {
    const first = await asking();
    const { code } = await answered(first, lasting);
    expect(readFileSync(`${first.bench.state}/state.json`, "utf8")).not.toContain("git push");
    await first.hooks.close();
    const hooks = await first.bench.open({ owners: OWNERS });
    const second: Life = { ...first, hooks, asked: watch(hooks) };
    expect(await passes(second)).toBe(true);
    const other = await first.bench.open({ owners: OWNERS, watch: false });
    await type(other, `/hooks revoke ${code}`);
    expect(await passes(second)).toBe(false);
  },
);

test("it ends with its time, also when the clock is set back, and was never longer than a day", async () => {
  const life = await asking();
  const start = Date.now();
  const clock = vi.spyOn(Date, "now");
  const steady = vi.spyOn(performance, "now");
  onTestFinished(() => void vi.restoreAllMocks());
  const real = performance.now();
  const at = (wallMin: number, steadyMin: number): void => {
    clock.mockReturnValue(start + wallMin * 60_000);
    steady.mockReturnValue(real + steadyMin * 60_000);
  };
  at(-10, 0);
  const { code } = await answered(life, lasting);
  at(0, 0);
  expect(await life.hooks.grants()).toHaveLength(1);
  // Set back behind what was written last: nobody knows by how much.
  at(-5, 0);
  expect(await life.hooks.grants()).toHaveLength(0);
  await type(life.hooks, `/hooks revoke ${code}`);
  at(0, 0);
  await answered(life, lasting);
  at(14, 14);
  expect(await life.hooks.grants()).toHaveLength(1);
  at(15, 15);
  expect(await life.hooks.grants()).toHaveLength(0);
  // Set back by five minutes, after twelve have passed: it is over three minutes later all the same.
  at(9, 14);
  expect(await life.hooks.grants()).toHaveLength(1);
  at(10, 15);
  expect(await life.hooks.grants()).toHaveLength(0);
});

test("a new approval of the hook ends it, and another hook that asks is not answered by it", async () => {
  const life = await asking();
  await answered(life, lasting);
  life.bench.script("other.sh", ASKS);
  life.bench.propose(
    "hooks:\n  - { event: pre_tool_call, command: ./ask.sh }\n  - { event: pre_tool_call, command: ./other.sh }\n",
  );
  await type(life.hooks, "/hooks approve pre_tool_call ./other.sh");
  expect(await passes(life)).toBe(false);
  await type(life.hooks, "/hooks revoke ./other.sh");
  expect(await passes(life)).toBe(true);
  life.bench.script("ask.sh", `${ASKS}# changed\n`);
  await type(life.hooks, "/hooks show ./ask.sh");
  const { text = "" } = await type(life.hooks, "/hooks list");
  await type(life.hooks, `/hooks approve ${/\[(\w{4})\][^\n]*ask\.sh/.exec(text)?.[1]}`);
  expect(await life.hooks.grants()).toEqual([]);
  expect(await passes(life)).toBe(false);
});

test("a card offers it after the third equal yes, and never takes it by itself", async () => {
  const life = await asking();
  const yes = (code: string): string => `/hooks yes ${code}`;
  for (const _ of [1, 2, 3]) expect((await answered(life, yes)).reply).toContain("Allowed once");
  await answered(life, yes, { chat_id: "-8" });
  expect(life.asked.map(({ lasting }) => lasting)).toEqual(["possible", "possible", "possible", "possible"]);
  const fourth = life.hooks.fire("pre_tool_call", CALL);
  await eventually(() => life.asked.length).toBe(5);
  const { code, lasting: offer } = life.asked[4] ?? { code: "" };
  expect(offer).toBe("offered");
  const { text, choices } = await type(life.hooks, "/hooks pending");
  expect(text).toContain(`/hooks yes ${code} 15m, or /hooks yes ${code} today`);
  expect(choices?.flat().map(({ line }) => line)).toEqual([
    ...[`/hooks yes ${code}`, `/hooks no ${code}`, `/hooks yes ${code} session`],
    ...[`/hooks yes ${code} 15m`, `/hooks yes ${code} today`],
  ]);
  await type(life.hooks, `/hooks yes ${code}`);
  expect((await fourth).verdict).toBe("continue");
  expect(await life.hooks.grants()).toEqual([]);
  expect(await passes(life)).toBe(false);
});

test("what cannot last is allowed once or not at all, and a time that is none changes nothing", async () => {
  const life = await asking();
  const unknown = await answered(life, lasting, { sender_id: undefined });
  expect(unknown.reply).toContain("Only a tool call, made for a known person in a known chat");
  const wrong = await answered(life, (code) => `/hooks yes ${code} 48h`);
  expect(wrong.reply).toMatch(/^"48h" is not a time that a permission can last\. Nothing was changed; .*15m/);
  expect([unknown.verdict, wrong.verdict]).toEqual(["block", "block"]);
  expect(await life.hooks.grants()).toEqual([]);
});

const EVENING = new Date(2026, 10, 18, 22, 30);

test.each([
  ["", { kind: "once" }],
  ["session", { kind: "session" }],
  ["15m", { kind: "lasts", ms: 900_000 }],
  ["for 1h 30m", { kind: "lasts", ms: 5_400_000 }],
  ["90 minutes", { kind: "lasts", ms: 5_400_000 }],
  ["24h", { kind: "lasts", ms: 86_400_000 }],
  ["today", { kind: "lasts", ms: 5_400_000 }],
  ["In this chat today", { kind: "lasts", ms: 5_400_000 }],
  ["今天", { kind: "lasts", ms: 5_400_000 }],
  ["在这个聊天里今天", { kind: "lasts", ms: 5_400_000 }],
  ["15分钟", { kind: "lasts", ms: 900_000 }],
  ["2 小时", { kind: "lasts", ms: 7_200_000 }],
  ["0m", { kind: "bad" }],
  ["15", { kind: "bad" }],
  ["24h 1m", { kind: "bad" }],
  ["999999h", { kind: "bad" }],
  ["forever", { kind: "bad" }],
  ["15m rm -rf", { kind: "bad" }],
] as const)("%j behind a code is %j", (typed, meant) => {
  expect(parseLasting(typed, EVENING)).toEqual(meant);
});

test("a yes to a place of the network may last, for that place, and the log shows each place that the shell went to", async () => {
  const life = await asking(makeWorkbench(), "on_network_request");
  const { tool_name: _, tool_input: __, ...where } = CALL;
  const visit = (host: string, port = 443, more: object = {}) =>
    life.hooks.fire("on_network_request", { ...where, host, port, command: "npm install", ...more });
  const first = visit("registry.example.org");
  await eventually(() => life.asked.length).toBe(1);
  const [question] = life.asked;
  expect(question).toMatchObject({
    subject: { kind: "tool", name: "network", input: "registry.example.org:443" },
    lasting: "offered",
  });
  const pending = async (locale: string) => (await type(life.hooks, "/hooks pending", { locale })).text;
  expect(await pending("en")).toContain("The agent's shell wants to reach:\n  registry.example.org:443\n");
  expect(await pending("zh")).toContain("智能体的 shell 想访问：\n  registry.example.org:443\n");
  await type(life.hooks, `/hooks yes ${question?.code} 15m`);
  expect((await first).verdict).toBe("continue");
  expect(await pending("en")).toContain(`[${question?.code}] network registry.example.org:443\n`);
  const again = await visit("registry.example.org", 443, { tool_use_id: "2", command: "curl" });
  expect([again.verdict, life.asked.length]).toEqual(["continue", 1]);
  const others: [string, number, object?][] = [
    ["registry.example.org", 80],
    ["other.example.org", 443],
    ["registry.example.org", 443, { sender_id: "6" }],
  ];
  for (const [at, other] of others.entries()) {
    const outcome = visit(...other);
    await eventually(() => life.asked.length).toBe(at + 2);
    await type(life.hooks, no(life.asked[at + 1]?.code ?? ""));
    expect((await outcome).verdict).toBe("block");
  }
  const { text } = await type(life.hooks, "/hooks log 50");
  expect(text).toContain("bash → registry.example.org:443");
  expect(text).toContain("bash → other.example.org:443");

  const unwatched = await makeWorkbench().open({ owners: OWNERS });
  await unwatched.fire("on_network_request", { host: "quiet.example.org", port: 443 });
  expect((await type(unwatched, "/hooks log")).text).toContain("bash → quiet.example.org:443");
});
