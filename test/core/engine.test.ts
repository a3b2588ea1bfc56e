import { expect, test, vi } from "vitest";
import type { Answer, Decision } from "../../src/core/decision.js";
import { createEngine } from "../../src/core/engine.js";
import type { EngineParts, Question } from "../../src/core/engine-parts.js";
import { canBlock, canWithhold, EVENT_NAMES, type EventName, isObserveOnly } from "../../src/core/event.js";
import type { Fault } from "../../src/core/fault.js";
import { type FireOutcome, type HookRun, type LiveHook, UnknownEventError } from "../../src/core/firing.js";
import { compileMatcher, type Matcher } from "../../src/core/matcher.js";
import type { Payload } from "../../src/core/payload.js";

const CONTINUE: Decision = { verdict: "continue", context: [], notes: [] };

const verdict = (decision: Partial<Decision>): Answer => ({
  kind: "verdict",
  decision: { ...CONTINUE, ...decision },
  ignored: [],
  warnings: [],
});

const block = (reason: string): Answer => verdict({ verdict: "block", reason });
const ask = (reason: string): Answer => verdict({ verdict: "ask", reason });
const faulty = (fault: Fault): Answer => ({ kind: "no-verdict", fault });

type Says = Answer | ((payload: Payload) => Answer | Promise<Answer>);

/** A hook that says this, named after its place in the test. */
function hook(name: string, says: Says, more: Partial<LiveHook> = {}): LiveHook {
  return {
    id: `id-${name}`,
    name,
    event: "pre_tool_call",
    failClosed: false,
    mode: "enforce",
    async: false,
    askTimeoutMs: 1_000,
    run: async (payload) => (typeof says === "function" ? says(payload) : says),
    rehearse: async (payload) => (typeof says === "function" ? says(payload) : says),
    ...more,
  };
}

const commandOf = (payload: Payload): unknown => (payload.tool_input as { command?: unknown }).command;

const rewriteCommand = (command: string): Answer => verdict({ rewrite: { tool_input: { command } } });

/** Blocks a command that contains this word. */
const guard = (name: string, word: string, more: Partial<LiveHook> = {}): LiveHook =>
  hook(
    name,
    (payload) => (String(commandOf(payload)).includes(word) ? block(`${name} saw ${word}`) : verdict({})),
    more,
  );

function engineOf(hooks: readonly LiveHook[] | undefined, more: Partial<EngineParts> = {}) {
  return createEngine({
    liveHooks: () => hooks,
    lockdown: () => undefined,
    root: "/srv",
    now: () => performance.now(),
    report: () => {},
    words: {
      failedClosed: (name, fault) => `${name} failed: ${fault.code} ${"stderr" in fault ? fault.stderr : ""}`.trim(),
      cannotPutBack: "cannot be put back",
      droppedKeys: (hook, tool, keys) => `${hook} ${tool} ${keys}`,
      keepsChanging: (name) => `${name} keeps changing it`,
      withheldResult: (reason) => `withheld: ${reason}`,
      notAllowed: (name, reason) => `${name} not allowed: ${reason}`,
      allowed: (name) => `${name}: allowed`,
    },
    ...more,
  });
}

const fireCommand = (
  hooks: readonly LiveHook[],
  command = "ls",
  more: Partial<EngineParts> = {},
  options: { parentRuns?: readonly string[] } = {},
): Promise<FireOutcome> =>
  engineOf(hooks, more).fire("pre_tool_call", { tool_name: "bash", tool_input: { command } }, options);

const fireAt = (
  event: EventName,
  hooks: readonly LiveHook[],
  input: Record<string, unknown> = {},
): Promise<FireOutcome> => engineOf(hooks).fire(event, input);

const namesOf = (outcome: FireOutcome): string[] => outcome.runs.map((run) => run.hook);

// The walk.

test("an event without hooks goes on, untouched", async () => {
  expect(await engineOf(undefined).fire("pre_tool_call")).toEqual({
    verdict: "continue",
    context: [],
    notes: [],
    runs: [],
  });
});

test("hooks are asked in their order", async () => {
  const hooks = ["a", "b", "c"].map((name) => hook(name, verdict({})));
  expect(namesOf(await fireCommand(hooks))).toEqual(["a", "b", "c"]);
});

test("a hook is asked only after the one before it has answered", async () => {
  let answered = false;
  const slow = hook("slow", async () => {
    await new Promise((resume) => setTimeout(resume, 20));
    answered = true;
    return verdict({});
  });
  const next = hook("next", () => (answered ? verdict({}) : block("too early")));
  expect((await fireCommand([slow, next])).verdict).toBe("continue");
});

test("the first block ends the walk and names its hook", async () => {
  const outcome = await fireCommand([hook("a", verdict({})), hook("b", block("no")), hook("c", block("never asked"))]);
  expect(outcome).toMatchObject({ verdict: "block", reason: "no", hook: "b" });
  expect(namesOf(outcome)).toEqual(["a", "b"]);
});

test("a blocked event carries no rewrite", async () => {
  const outcome = await fireCommand([hook("a", rewriteCommand("pwd")), hook("b", block("no"))]);
  expect(outcome).not.toHaveProperty("rewrite");
});

test("a hook whose matcher misses is not run", async () => {
  const outcome = await fireCommand([guard("a", "ls", { matcher: compileMatcher("rm -rf") })]);
  expect(outcome).toMatchObject({ verdict: "continue", runs: [] });
});

test("a matcher that fails runs its hook", async () => {
  const matcher = () => {
    throw new Error("broken");
  };
  expect((await fireCommand([guard("a", "ls", { matcher })])).verdict).toBe("block");
  expect((await fireCommand([guard("a", "ls", { matcher: async () => matcher() })])).verdict).toBe("block");
});

test("a hook sees the whole payload", async () => {
  const seen: Payload[] = [];
  const watcher = hook("a", (payload) => {
    seen.push(payload);
    return verdict({});
  });
  await engineOf([watcher]).fire("pre_tool_call", { tool_name: "bash", chat_id: "7" });
  expect(seen).toEqual([
    {
      event: "pre_tool_call",
      cwd: "/srv",
      session_id: "",
      agent_id: "main",
      chat_id: "7",
      tool_name: "bash",
      tool_input: {},
      tool_use_id: "",
    },
  ]);
});

test("notes and contexts of all hooks are collected in order", async () => {
  const outcome = await fireCommand([
    hook("a", verdict({ notes: ["n1"], context: ["c1"] })),
    hook("b", verdict({ notes: ["n2"], context: ["c2", "c3"] })),
  ]);
  expect(outcome).toMatchObject({ notes: ["n1", "n2"], context: ["c1", "c2", "c3"] });
});

test("a note may come with a block", async () => {
  const answer = verdict({ verdict: "block", reason: "no", notes: ["look here"] });
  expect(await fireCommand([hook("a", answer)])).toMatchObject({ verdict: "block", notes: ["look here"] });
});

test("every run is told with its hook, verdict and time", async () => {
  const reported: HookRun[] = [];
  const times = [100, 107];
  const outcome = await fireCommand([hook("a", block("no"))], "ls", {
    now: () => times.shift() ?? 0,
    report: (run) => reported.push(run),
  });
  const run = { hook: "a", id: "id-a", event: "pre_tool_call", verdict: "block", reason: "no", ms: 7 };
  expect(outcome.runs).toEqual([run]);
  expect(reported).toEqual([run]);
});

// Rewrites.

test("a rewrite is seen by the hooks after it, and handed back whole", async () => {
  const seen: unknown[] = [];
  const watcher = hook("b", (payload) => {
    seen.push(commandOf(payload));
    return verdict({});
  });
  const outcome = await fireCommand([hook("a", rewriteCommand("pwd")), watcher]);
  expect(seen).toEqual(["pwd"]);
  expect(outcome.rewrite).toEqual({ tool_input: { command: "pwd" } });
  expect(outcome.runs[0]).toMatchObject({ hook: "a", rewrote: true });
});

test("only existing arguments of a tool call are rewritten, and the others stay", async () => {
  const rewriter = hook("a", verdict({ rewrite: { tool_input: { command: "pwd", sudo: true } } }));
  const outcome = await engineOf([rewriter]).fire("pre_tool_call", { tool_input: { command: "ls", timeout: 3 } });
  expect(outcome.rewrite).toEqual({ tool_input: { command: "pwd", timeout: 3 } });
});

test("a rewrite to the same value is none: nobody is asked again", async () => {
  const outcome = await fireCommand([guard("a", "rm"), hook("b", rewriteCommand("ls"))]);
  expect(namesOf(outcome)).toEqual(["a", "b"]);
  expect(outcome).not.toHaveProperty("rewrite");
});

test("a message rewritten and rewritten back is handed on as it was", async () => {
  const say = (notification: string) => verdict({ rewrite: { notification } });
  const outcome = await fireAt("on_outbound_message", [hook("a", say("b")), hook("b", say("a"))], {
    notification: "a",
  });
  expect(outcome).toMatchObject({ verdict: "continue" });
  expect(outcome).not.toHaveProperty("rewrite");
});

test("a guard that passed an earlier value judges the final one", async () => {
  const outcome = await fireCommand([guard("a", "rm -rf"), hook("b", rewriteCommand("rm -rf /"))]);
  expect(outcome).toMatchObject({ verdict: "block", hook: "a", reason: "a saw rm -rf" });
  expect(namesOf(outcome)).toEqual(["a", "b", "a"]);
});

test("a guard whose matcher had missed judges the final value too", async () => {
  const outcome = await fireCommand([
    guard("a", "rm -rf", { matcher: compileMatcher("rm -rf") }),
    hook("b", rewriteCommand("rm -rf /")),
  ]);
  expect(outcome).toMatchObject({ verdict: "block", hook: "a" });
  expect(namesOf(outcome)).toEqual(["b", "a"]);
});

test("a guard between two rewriters judges the final value", async () => {
  const outcome = await fireCommand([
    hook("a", rewriteCommand("pwd")),
    guard("b", "rm"),
    hook("c", rewriteCommand("rm")),
  ]);
  expect(outcome).toMatchObject({ verdict: "block", hook: "b" });
});

test("a guard that saw the final value already is not asked again", async () => {
  const outcome = await fireCommand([hook("a", rewriteCommand("pwd")), guard("b", "rm")]);
  expect(namesOf(outcome)).toEqual(["a", "b"]);
});

test("a guard that is asked again can only block: its rewrite, note and context are not taken", async () => {
  const again = hook("a", (payload) =>
    commandOf(payload) === "pwd"
      ? verdict({ rewrite: { tool_input: { command: "rm" } }, notes: ["again"], context: ["again"] })
      : verdict({ notes: ["once"] }),
  );
  const outcome = await fireCommand([again, hook("b", rewriteCommand("pwd"))]);
  expect(outcome).toMatchObject({ verdict: "continue", rewrite: { tool_input: { command: "pwd" } }, notes: ["once"] });
  expect(outcome.context).toEqual([]);
});

test("a guard that fails closed when it is asked again blocks", async () => {
  const guardOnce = hook(
    "a",
    (payload) => (commandOf(payload) === "ls" ? verdict({}) : faulty({ code: "timed-out", afterMs: 1 })),
    {
      failClosed: true,
    },
  );
  expect(await fireCommand([guardOnce, hook("b", rewriteCommand("pwd"))])).toMatchObject({
    verdict: "block",
    hook: "a",
  });
});

test("a guard that asks about the final value makes the question", async () => {
  const doubtful = hook("a", (payload) => (commandOf(payload) === "pwd" ? ask("sure?") : verdict({})));
  expect(await fireCommand([doubtful, hook("b", rewriteCommand("pwd"))])).toMatchObject({
    verdict: "block",
    hook: "a",
  });
});

test("a rewrite that is too deep to be passed on blocks, and fire does not fail", async () => {
  const deep = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
  const outcome = await fireCommand([hook("a", verdict({ rewrite: { tool_input: { command: deep } } }))]);
  expect(outcome).toMatchObject({ verdict: "block", hook: "a", reason: "cannot be put back" });
});

test.each([
  ["on_user_message", "message"],
  ["on_response_end", "response"],
] as const)("at %s, a rewritten %s is handed back", async (event, field) => {
  const outcome = await fireAt(event, [hook("a", verdict({ rewrite: { [field]: "new" } }))], { [field]: "old" });
  expect(outcome.rewrite).toEqual({ [field]: "new" });
});

// Faults.

/** What the watched agent could bring about itself: a way around the guard if it let anything pass. */
const NEVER_OPEN: Fault[] = [
  { code: "too-deep" },
  { code: "too-big" },
  { code: "no-turn", afterMs: 1 },
  { code: "changed-file", path: "./x" },
];
const FAULTS: Fault[] = [
  { code: "timed-out", afterMs: 1 },
  { code: "not-started", failure: { why: "missing", path: "./x" } },
  { code: "exit", exitCode: 1, stderr: "" },
  { code: "signal", signal: "SIGKILL", stderr: "" },
  { code: "not-json", output: "x" },
  { code: "not-object", output: "[]" },
  { code: "too-much-output", bytes: 9 },
  { code: "unknown-decision", value: "blok" },
  { code: "ask-not-here" },
  { code: "unusable-result", given: "list", kept: "text" },
  { code: "http-status", status: 500 },
  { code: "http-failed", detail: "reset" },
  { code: "url-refused", refusal: { why: "not-a-url" } },
  { code: "no-secret", name: "S" },
  { code: "internal", detail: "x" },
];

test.each(FAULTS)("no verdict ($code) means continue, and is told", async (fault) => {
  const outcome = await fireCommand([hook("a", faulty(fault)), hook("b", verdict({}))]);
  expect(outcome.verdict).toBe("continue");
  expect(outcome.runs[0]).toMatchObject({ hook: "a", verdict: "no-verdict", fault });
  expect(namesOf(outcome)).toEqual(["a", "b"]);
});

test.each(FAULTS)("no verdict ($code) of a fail_closed hook blocks", async (fault) => {
  const outcome = await fireCommand([hook("a", faulty(fault), { failClosed: true }), hook("b", verdict({}))]);
  expect(outcome).toMatchObject({ verdict: "block", hook: "a", reason: `a failed: ${fault.code}` });
  expect(namesOf(outcome)).toEqual(["a"]);
});

test.each(EVENT_NAMES)(
  "a fail_closed hook without a verdict blocks %s exactly when something can be held back",
  async (event) => {
    const outcome = await fireAt(event, [hook("a", faulty({ code: "ask-not-here" }), { event, failClosed: true })]);
    expect(outcome.verdict).toBe(canWithhold(event) ? "block" : "continue");
  },
);

test.each(NEVER_OPEN)("what an agent could bring about ($code) blocks, fail_closed or not", async (fault) => {
  expect(await fireCommand([hook("a", faulty(fault))])).toMatchObject({ verdict: "block", hook: "a" });
});

test.each(EVENT_NAMES)(
  "a payload too deep for any script blocks %s where something can be held back",
  async (event) => {
    const outcome = await fireAt(event, [hook("a", faulty({ code: "too-deep" }), { event })]);
    expect(outcome.verdict).toBe(canWithhold(event) ? "block" : "continue");
  },
);

const THROWING: [string, LiveHook["run"]][] = [
  ["rejects", () => Promise.reject(new Error("boom"))],
  [
    "throws",
    () => {
      throw new Error("boom");
    },
  ],
];

test.each(THROWING)("a run that %s is a fault of ours, and the event goes on", async (_, run) => {
  const outcome = await fireCommand([hook("a", verdict({}), { run })]);
  expect(outcome.verdict).toBe("continue");
  expect(outcome.runs[0]?.fault).toEqual({ code: "internal", detail: "boom" });
});

test.each(THROWING)("a run of a fail_closed hook that %s blocks", async (_, run) => {
  expect((await fireCommand([hook("a", verdict({}), { run, failClosed: true })])).verdict).toBe("block");
});

// Observe, async, parallel, re-entry.

test("a hook in observe mode enforces nothing and is told in the runs", async () => {
  const answer = verdict({
    verdict: "block",
    reason: "no",
    rewrite: { tool_input: { command: "pwd" } },
    context: ["c"],
    notes: ["n"],
  });
  const outcome = await fireCommand([hook("a", answer, { mode: "observe" })]);
  expect(outcome).toMatchObject({ verdict: "continue", context: [], notes: [] });
  expect(outcome).not.toHaveProperty("rewrite");
  expect(outcome.runs).toMatchObject([{ hook: "a", mode: "observe", verdict: "block", reason: "no", rewrote: true }]);
});

test.each(["pre_tool_call", "post_tool_call"] as const)(
  "a fail_closed hook in observe mode that fails at %s enforces nothing",
  async (event) => {
    const failing = hook("a", faulty({ code: "ask-not-here" }), { event, mode: "observe", failClosed: true });
    const outcome = await fireAt(event, [failing]);
    expect(outcome).toMatchObject({ verdict: "continue", runs: [{ mode: "observe", verdict: "no-verdict" }] });
  },
);

test("a hook in observe mode asks nobody", async () => {
  expect((await fireCommand([hook("a", ask("sure?"), { mode: "observe" })])).verdict).toBe("continue");
});

test("context of a hook in observe mode is not used where hooks run side by side either", async () => {
  const observer = hook("a", verdict({ context: ["c"], notes: ["n"] }), { event: "post_tool_call", mode: "observe" });
  expect(await fireAt("post_tool_call", [observer])).toMatchObject({ context: [], notes: [] });
});

test("an async hook is never waited for", async () => {
  const endless = hook("a", () => new Promise<Answer>(() => {}), { async: true });
  expect(await fireCommand([endless])).toMatchObject({ verdict: "continue", runs: [] });
});

test("an async hook never blocks, rewrites or adds, and is told when it ends", async () => {
  const answer = verdict({ verdict: "block", reason: "no", rewrite: { tool_input: { command: "x" } }, notes: ["n"] });
  const reported: HookRun[] = [];
  const outcome = await fireCommand(
    [hook("a", answer, { async: true, failClosed: true }), hook("b", verdict({}))],
    "ls",
    {
      report: (run) => reported.push(run),
    },
  );
  expect(outcome).toMatchObject({ verdict: "continue", notes: [] });
  expect(outcome).not.toHaveProperty("rewrite");
  await expect
    .poll(() => reported)
    .toContainEqual(expect.objectContaining({ hook: "a", mode: "async", verdict: "block" }));
});

test("an async hook runs also when another hook blocks, and only on a match", async () => {
  const reported: string[] = [];
  const hooks = [
    hook("blocks", block("no")),
    hook("wanted", verdict({}), { async: true, matcher: compileMatcher("ls") }),
    hook("unwanted", verdict({}), { async: true, matcher: compileMatcher("rm") }),
  ];
  await fireCommand(hooks, "ls", { report: (run) => reported.push(run.hook) });
  await expect.poll(() => reported.toSorted()).toEqual(["blocks", "wanted"]);
});

test.each(EVENT_NAMES.filter(isObserveOnly))("hooks of %s run side by side", async (event) => {
  const started: (() => void)[] = [];
  /** Answers only when its sibling has started as well. */
  const meet = (name: string) =>
    hook(
      name,
      () =>
        new Promise<Answer>((resolve) => {
          started.push(() => resolve(verdict({ context: [name] })));
          if (started.length === 2) for (const go of started.reverse()) go();
        }),
      { event },
    );
  expect((await fireAt(event, [meet("a"), meet("b")])).context).toEqual(["a", "b"]);
});

test("a hook whose own run led here does not fire again, the others do", async () => {
  const seen: (readonly string[])[] = [];
  const run: LiveHook["run"] = async (_, parentRuns) => {
    seen.push(parentRuns);
    return verdict({});
  };
  const hooks = [hook("a", block("again")), hook("b", verdict({}), { run })];
  const outcome = await fireCommand(hooks, "ls", {}, { parentRuns: ["id-a"] });
  expect(namesOf(outcome)).toEqual(["b"]);
  expect(seen).toEqual([["id-a", "id-b"]]);
});

test("a hook whose own run led here is not asked about a final value either", async () => {
  const outcome = await fireCommand(
    [guard("a", "rm"), hook("b", rewriteCommand("rm"))],
    "ls",
    {},
    { parentRuns: ["id-a"] },
  );
  expect(outcome.verdict).toBe("continue");
});

// Asking a human.

test("with nobody to ask, a question is a no", async () => {
  expect(await fireCommand([hook("a", ask("sure?"))])).toMatchObject({
    verdict: "block",
    hook: "a",
    reason: "a not allowed: sure?",
  });
});

test("all hooks are heard before anybody is asked, and a block wins", async () => {
  const questions: Question[] = [];
  const outcome = await fireCommand([hook("a", ask("sure?")), hook("b", block("no"))], "ls", {
    ask: async (question) => ({ outcome: questions.push(question) > 0 ? "allowed" : "denied" }),
  });
  expect(outcome).toMatchObject({ verdict: "block", hook: "b", reason: "no" });
  expect(questions).toEqual([]);
});

test("there is one question, about the final value, from the first hook that asked", async () => {
  const questions: Question[] = [];
  const hooks = [hook("a", ask("sure?")), hook("b", ask("really?")), hook("c", rewriteCommand("pwd"))];
  const outcome = await fireCommand(hooks, "ls", {
    ask: async (question) => ({ outcome: questions.push(question) > 0 ? "allowed" : "denied" }),
  });
  expect(questions).toHaveLength(1);
  expect(questions[0]).toMatchObject({
    hook: { name: "a" },
    reason: "sure?",
    payload: { tool_input: { command: "pwd" } },
  });
  expect(outcome).toMatchObject({ verdict: "continue", rewrite: { tool_input: { command: "pwd" } } });
});

test("what a human denied is blocked, without its rewrite", async () => {
  const outcome = await fireCommand([hook("a", ask("sure?")), hook("b", rewriteCommand("pwd"))], "ls", {
    ask: async () => ({ outcome: "denied" }),
  });
  expect(outcome).toMatchObject({ verdict: "block", hook: "a", reason: "a not allowed: sure?" });
  expect(outcome).not.toHaveProperty("rewrite");
});

test("a question that cannot be put is a no, and fire does not fail", async () => {
  const unreachable = { ask: () => Promise.reject(new Error("offline")) };
  expect((await fireCommand([hook("a", ask("sure?"))], "ls", unreachable)).verdict).toBe("block");
});

// Messages that leave.

const SECRET = "the launch code is XK-4471-QQ";
const fireMessage = (hooks: readonly LiveHook[], input: Record<string, unknown>, more: Partial<EngineParts> = {}) =>
  engineOf(hooks, more).fire("on_outbound_message", input);

test("a message of one part is rewritten by its notification", async () => {
  const outcome = await fireMessage([hook("a", verdict({ rewrite: { notification: "new" } }))], {
    notification: "old",
    parts: ["old"],
  });
  expect(outcome.rewrite).toEqual({ notification: "new", parts: ["new"] });
});

test("a message of several parts is rewritten part by part", async () => {
  const outcome = await fireMessage([hook("a", verdict({ rewrite: { parts: ["a", "c"] } }))], {
    notification: "a\nb",
    parts: ["a", "b"],
  });
  expect(outcome.rewrite).toEqual({ notification: "a\nc", parts: ["a", "c"] });
});

test.each([{ notification: "new" }, { parts: ["a"] }, { parts: [] }, { parts: ["a", "b", "c"] }])(
  "a rewrite %j that cannot be put back into two parts withholds the send",
  async (rewrite) => {
    const outcome = await fireMessage([hook("a", verdict({ rewrite }))], { notification: "a\nb", parts: ["a", "b"] });
    expect(outcome).toMatchObject({ verdict: "block", hook: "a", reason: "cannot be put back" });
    expect(outcome).not.toHaveProperty("rewrite");
  },
);

test("nothing that is told of a withheld message repeats it", async () => {
  const reported: HookRun[] = [];
  const hooks = [
    hook("noisy", faulty({ code: "exit", exitCode: 1, stderr: `read: ${SECRET}` })),
    hook("echo", faulty({ code: "not-json", output: SECRET })),
    hook("word", faulty({ code: "unknown-decision", value: SECRET })),
    hook("throws", () => {
      throw new Error(`cannot read ${SECRET}`);
    }),
    hook("watch", block(`would stop ${SECRET}`), { mode: "observe" }),
    hook("note", verdict({ notes: [`careful: ${SECRET}`] })),
    hook("stops", verdict({ verdict: "block", reason: `contains ${SECRET}`, notes: ["XK-4471-QQ"] })),
  ];
  const outcome = await fireMessage(hooks, { notification: SECRET }, { report: (run) => reported.push(run) });
  expect(outcome.verdict).toBe("block");
  expect(outcome.reason).toContain("contains ");
  expect(JSON.stringify([outcome, reported])).not.toMatch(/launch code|XK-44|4471/);
});

test("a reason never repeats a text that another hook had rewritten away, or had put in", async () => {
  const hooks = [
    hook("a", verdict({ rewrite: { notification: "call me at 555-0199-22" } })),
    hook("b", block(`was ${SECRET}, is 555-0199-22`)),
  ];
  const outcome = await fireMessage(hooks, { notification: SECRET });
  expect(JSON.stringify(outcome)).not.toMatch(/launch code|XK-44|555-0199/);
});

test("a fail_closed hook that printed the message to stderr does not leak it", async () => {
  const failing = hook("a", faulty({ code: "exit", exitCode: 1, stderr: SECRET }), { failClosed: true });
  const outcome = await fireMessage([failing], { notification: SECRET });
  expect(outcome.verdict).toBe("block");
  expect(JSON.stringify(outcome)).not.toContain("XK-44");
});

test("the question about a held message does not repeat it in its reason", async () => {
  const questions: Question[] = [];
  await fireMessage(
    [hook("a", ask(`send ${SECRET}?`))],
    { notification: SECRET },
    {
      ask: async (question) => ({ outcome: questions.push(question) < 0 ? "allowed" : "denied" }),
    },
  );
  expect(questions[0]?.reason).toMatch(/^send .*\?$/);
  expect(questions[0]?.reason).not.toContain("XK-44");
});

test("notes of a message that leaves are told as they are", async () => {
  const outcome = await fireMessage([hook("a", verdict({ notes: [`sent: ${SECRET}`] }))], { notification: SECRET });
  expect(outcome.notes).toEqual([`sent: ${SECRET}`]);
});

// Lockdown and mistakes of the host.

test.each(EVENT_NAMES)("while the store cannot be trusted, %s is blocked exactly when it can be", async (event) => {
  const outcome = await engineOf(undefined, { lockdown: () => "store is corrupt" }).fire(event);
  if (canBlock(event)) expect(outcome).toMatchObject({ verdict: "block", reason: "store is corrupt", runs: [] });
  else expect(outcome.verdict).toBe("continue");
});

test.each(["pre_tool_cal", "toString", "__proto__", ""])(
  "firing %j is an error, never a silent no-op",
  async (word) => {
    await expect(engineOf(undefined).fire(word as EventName)).rejects.toThrow(UnknownEventError);
  },
);

test("the error for an unknown event names the nearest real one", async () => {
  await expect(engineOf(undefined).fire("pre_tool_cal" as EventName)).rejects.toThrow(
    'There is no event "pre_tool_cal". Did you mean pre_tool_call?',
  );
});

test("a payload that contains itself reaches a guard with a matcher, without delay", async () => {
  const ring: Record<string, unknown> = {};
  Object.assign(ring, { a: ring, b: ring });
  const outcome = await engineOf([hook("a", block("no"), { matcher: compileMatcher("rm") })]).fire("pre_tool_call", {
    tool_input: ring,
  });
  expect(outcome.verdict).toBe("block");
});

test("a payload too big to check blocks where a guard would have run, and passes where none would", async () => {
  const huge = "x".repeat(17 * 1024 * 1024);
  const ran: string[] = [];
  const guard = (name: string, more: Partial<LiveHook>) =>
    hook(
      name,
      () => {
        ran.push(name);
        return verdict({});
      },
      more,
    );
  const never = guard("never", { isFor: () => false });
  const input = { tool_input: { content: huge } };
  expect(await engineOf([never]).fire("pre_tool_call", input)).toMatchObject({ verdict: "continue", runs: [] });
  const names = { tool_input: { [huge]: "" } };
  for (const big of [input, names, { tool_input: { image: new Uint8Array(2_000_000) } }])
    for (const more of [{}, { matcher: compileMatcher("rm") }, { matcher: compileMatcher("r[m]") }])
      expect(await engineOf([never, guard("g", more)]).fire("pre_tool_call", big)).toMatchObject({
        verdict: "block",
        hook: "g",
        runs: [{ fault: { code: "too-big" } }],
      });
  const watching = [guard("w", { mode: "observe" })];
  expect(await engineOf(watching).fire("pre_tool_call", input)).toMatchObject({ verdict: "continue" });
  expect(ran).toEqual([]);
});

test("many matchers share the turns of the event loop, and miss nothing for it", async () => {
  // A clock by which each of them takes a millisecond.
  let ms = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (ms += 1));
  const asked: number[] = [];
  const matchers = Array.from({ length: 250 }, (_, at) => {
    const matcher = compileMatcher(at === 200 ? "l[s]" : "r[m]");
    return (...[texts, turns]: Parameters<Matcher>) => {
      asked.push(at);
      return matcher(texts, turns);
    };
  });
  const hooks = matchers.map((matcher, at) =>
    hook(`h${at}`, block(`h${at}`), { matcher, mode: at === 200 ? "enforce" : "observe" }),
  );
  let turns = 0;
  const count = (): void => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  const outcome = await engineOf(hooks).fire("pre_tool_call", {
    tool_input: { command: "ls" },
  });
  clearImmediate(counting);
  expect(outcome).toMatchObject({ verdict: "block", reason: "h200" });
  // Each was asked once, one after the other, and three at most between two turns.
  expect(asked.slice(0, 201)).toEqual([...Array(201).keys()]);
  expect(turns).toBeGreaterThan(60);
});

test("a hook that was asked before a rewrite is asked again about the new value", async () => {
  const hooks = [
    guard("early", "evil", { matcher: compileMatcher("ev[i]l") }),
    hook("rewrites", rewriteCommand("evil"), { matcher: compileMatcher("ls") }),
    beside("beside", block("beside"), { matcher: compileMatcher("evil") }),
  ];
  expect(await fireCommand(hooks.slice(0, 2))).toMatchObject({ verdict: "block", hook: "early" });
  expect(await fireCommand(hooks.slice(1))).toMatchObject({ verdict: "block", hook: "beside" });
});

// Those that run side by side, after all others.

const beside = (name: string, says: Says, more: Partial<LiveHook> = {}): LiveHook =>
  hook(name, says, { parallel: name, ...more });

test("hooks side by side begin together, and judge the same value", async () => {
  const begun: unknown[] = [];
  let release = (): void => {};
  const both = new Promise<void>((resolve) => {
    release = resolve;
  });
  const waiting = (name: string, answer: Answer): LiveHook =>
    beside(name, async (payload) => {
      if (begun.push(commandOf(payload)) === 2) release();
      await both;
      return answer;
    });
  const outcome = await fireCommand([waiting("a", rewriteCommand("pwd")), waiting("b", verdict({ context: ["b"] }))]);
  // The one that did not change it sees what became of it.
  expect(begun).toEqual(["ls", "ls", "pwd"]);
  expect(outcome).toMatchObject({ verdict: "continue", context: ["b"], rewrite: { tool_input: { command: "pwd" } } });
});

test("of those that would run the same side by side, the first runs, also when a value is judged again", async () => {
  const same = ["a", "b"].map((name) => beside(name, verdict({}), { parallel: "same" }));
  const rewriter = hook("rewriter", rewriteCommand("pwd"));
  expect(namesOf(await fireCommand([...same, beside("c", verdict({})), rewriter]))).toEqual(["rewriter", "a", "c"]);
  const observers = same.map((each) => ({ ...each, event: "post_llm_call" as const }));
  expect(namesOf(await fireAt("post_llm_call", observers))).toEqual(["a"]);
  const unlike = ["a", "b"].map((name) => hook(name, verdict({}), { event: "post_llm_call" }));
  expect(namesOf(await fireAt("post_llm_call", unlike))).toEqual(["a", "b"]);
});

test("one block among those side by side wins, whatever the others would change", async () => {
  const hooks = [beside("a", rewriteCommand("pwd")), beside("b", block("no")), beside("c", rewriteCommand("id"))];
  const outcome = await fireCommand(hooks);
  expect(outcome).toMatchObject({ verdict: "block", hook: "b", reason: "no" });
  expect(outcome.rewrite).toBeUndefined();
  expect(namesOf(outcome).sort()).toEqual(["a", "b", "c"]);
});

test("a block among those side by side comes before a change that cannot be put back", async () => {
  const event = "on_outbound_message";
  const hooks = [
    beside("a", verdict({ rewrite: { parts: ["x"] } }), { event }),
    beside("b", block("no"), { event }),
    beside("c", verdict({ rewrite: { parts: ["x"] } }), { event }),
  ];
  const message = { notification: "one\ntwo", parts: ["one", "two"] };
  expect(await fireAt(event, hooks, message)).toMatchObject({ verdict: "block", hook: "b", reason: "no" });
});

test("without a block each of those side by side is heard", async () => {
  const hooks = ["a", "b", "c"].map((name) => beside(name, verdict({ context: [name] })));
  expect((await fireCommand(hooks)).context).toEqual(["a", "b", "c"]);
});

test("one side by side that only observes stops nothing, and is told as such", async () => {
  const outcome = await fireCommand([beside("a", block("no"), { mode: "observe" }), beside("b", verdict({}))]);
  expect(outcome.verdict).toBe("continue");
  expect(outcome.runs.find((run) => run.hook === "a")).toMatchObject({ mode: "observe", verdict: "block" });
});

test("a hook that waits for its turn is still wanted, unless somebody says otherwise", async () => {
  const wanted: boolean[] = [];
  const waits = hook("waits", verdict({}), {
    run: async (_payload, _within, { isWanted } = {}) => {
      wanted.push(isWanted?.() ?? false);
      return verdict({});
    },
  });
  await fireCommand([waits]);
  await fireCommand([waits], "ls", { isWatched: () => false });
  expect(wanted).toEqual([true, false]);
});

test("an event may be fired with nothing said about it", async () => {
  const seen: Payload[] = [];
  const watching = hook("a", (payload) => {
    seen.push(payload);
    return verdict({});
  });
  expect(await engineOf([watching]).fire("pre_tool_call", undefined as never)).toMatchObject({ verdict: "continue" });
  expect(seen).toMatchObject([{ event: "pre_tool_call", tool_name: "", tool_input: {} }]);
});

test("a hook that gives no reason blocks and asks all the same", async () => {
  expect(await fireCommand([hook("a", verdict({ verdict: "block" }))])).toMatchObject({ verdict: "block", reason: "" });
  const asks = verdict({ verdict: "ask" });
  const reasons: string[] = [];
  const parts: Partial<EngineParts> = {
    async ask({ reason }) {
      reasons.push(reason);
      return { outcome: "allowed" };
    },
  };
  expect(await fireCommand([hook("a", asks)], "ls", parts)).toMatchObject({ verdict: "continue" });
  // The first is asked again about what the second made of it, and only then has a question.
  const later = hook("a", (payload) => (commandOf(payload) === "pwd" ? asks : verdict({})));
  expect(await fireCommand([later, hook("b", rewriteCommand("pwd"))], "ls", parts)).toMatchObject({
    ...{ verdict: "continue", rewrite: { tool_input: { command: "pwd" } } },
  });
  expect(reasons).toEqual(["", ""]);
});

test("whatever a run throws is told in its own words", async () => {
  const outcome = await fireCommand([hook("a", verdict({}), { run: () => Promise.reject("boom") })]);
  expect(outcome.runs[0]?.fault).toEqual({ code: "internal", detail: "boom" });
});

// A tool's result, which nothing can block any more.

const event = "transform_tool_result" as const;
const resultIs = (tool_result: unknown): Answer => verdict({ rewrite: { tool_result } });

/** Puts one text in the place of another, wherever it finds it. */
const swaps = (name: string, from: string, to: string, more: Partial<LiveHook> = {}): LiveHook =>
  hook(
    name,
    ({ tool_result }) =>
      String(tool_result).includes(from) ? resultIs(String(tool_result).replaceAll(from, to)) : verdict({}),
    { event, ...more },
  );

const fireResult = (hooks: readonly LiveHook[], tool_result: unknown): Promise<FireOutcome> =>
  fireAt(event, hooks, { tool_name: "bash", tool_input: {}, tool_result });

test("a tool's result is rewritten, hook by hook, and each rewrite is told", async () => {
  const outcome = await fireResult([swaps("a", "key", "***"), swaps("b", "old", "new")], "old key");
  expect(outcome).toMatchObject({ verdict: "continue", rewrite: { tool_result: "new ***" } });
  expect(outcome.runs.filter(({ rewrote }) => rewrote).map(({ hook }) => hook)).toEqual(["a", "b"]);
});

test("a guard that passed an earlier result, or has masked one, changes the final one, whatever the order", async () => {
  const decodes = swaps("decodes", "c2VjcmV0", "secret");
  const masks = swaps("masks", "secret", "***");
  expect((await fireResult([masks, decodes], "it is c2VjcmV0")).rewrite).toEqual({ tool_result: "it is ***" });
  expect((await fireResult([masks, decodes], "secret, c2VjcmV0")).rewrite).toEqual({ tool_result: "***, ***" });
});

test("a guard whose matcher had missed sees the final result, and what it tells the agent is told once", async () => {
  const tells = hook("tells", verdict({ context: ["mind the secret"], notes: ["a secret came by"] }), {
    event,
    matcher: compileMatcher("secret"),
  });
  const outcome = await fireResult([tells, swaps("a", "x", "secret"), swaps("b", "y", "z")], "x y");
  expect(outcome).toMatchObject({ context: ["mind the secret"], notes: ["a secret came by"] });
  expect(outcome.rewrite).toEqual({ tool_result: "secret z" });
});

test("hooks that never stop changing each other's result keep it from everybody", async () => {
  const outcome = await fireResult([swaps("a", "ping", "pong"), swaps("b", "pong", "ping")], "ping secret");
  expect(outcome).toMatchObject({
    verdict: "block",
    hook: "b",
    rewrite: { tool_result: "withheld: b keeps changing it" },
  });
  expect(outcome.runs.length).toBeLessThan(12);
});

test("a fail_closed guard without a verdict keeps the result back, and what it printed of it, too", async () => {
  const stderr = "cannot parse: password=hunter2-hunter2";
  const broken = hook("masks", faulty({ code: "exit", exitCode: 1, stderr }), { event, failClosed: true });
  const outcome = await fireResult([broken], { stdout: "password=hunter2-hunter2" });
  expect(outcome.rewrite).toEqual({ tool_result: expect.stringMatching(/^withheld: masks failed: exit/) });
  expect(JSON.stringify(outcome)).not.toContain("hunter2");
});

test("a hook in observe mode changes no result", async () => {
  expect(await fireResult([swaps("a", "key", "***", { mode: "observe" })], "key")).not.toHaveProperty("rewrite");
});
