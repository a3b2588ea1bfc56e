import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { HOOK_REFERENCE } from "../src/bot/agent/system-prompt.js";
import type { ShellHooks } from "../src/commands/shell-hooks.js";
import { EVENT_NAMES, type EventName } from "../src/core/event.js";
import type { FireOptions } from "../src/core/firing.js";
import { compileMatcher } from "../src/core/matcher.js";
import { CHAT_TYPES } from "../src/core/place.js";
import { parseEntry } from "../src/formats/hook-entry.js";
import { readHookFile } from "../src/formats/hook-file.js";
import { parseYaml } from "../src/formats/yaml-edit.js";
import { textsOn } from "./support/agent-life.js";
import { eventually } from "./support/eventually.js";
import { LONG_TESTS } from "./support/long-tests.js";
import { makeTelegramReadyBot } from "./support/ready-bot.js";
import { shared } from "./support/shared.js";
import { approveAll, makeWorkbench, type, type Workbench } from "./support/workbench.js";

// What the page for the agent says of payloads, answers, environment and patterns, seen at real runs.

const page = readFileSync(`workspace/${HOOK_REFERENCE}`, "utf8");

/** The one piece of the page that a pattern finds: a statement that is gone or changed is not skipped. */
function told(pattern: RegExp): string {
  const found = [...page.matchAll(new RegExp(pattern, "gm"))];
  if (found.length !== 1) throw new Error(`The page says it ${found.length} times: ${pattern}`);
  return found[0]?.[1] ?? found[0]?.[0] ?? "";
}
const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word);

type Fields = Record<string, unknown>;
type Outcome = Awaited<ReturnType<ShellHooks["fire"]>>;

/** Keeps what it is given, and answers and ends as the files beside it say. */
const OBEYS = `#!/bin/sh
cat > "seen.$$"
mv "seen.$$" "seen-$CHAT_HOOKS_EVENT"
if [ "$CHAT_HOOKS_EVENT" = pre_tool_call ]; then
  env > env
  echo x >> "$CHAT_HOOKS_DATA_DIR/runs"
  [ ! -f words ] || cat "$CHAT_HOOKS_SCRIPT_DIR/near.txt" >> words
fi
[ -f code ] || exit 0
read -r answer < answer
printf %s "$answer"
read -r code < code
exit "$code"
`;
const NEAR = "files: [./workspace/hooks/near.txt]";
const LAUNCH = { LANG: "C", TZ: "UTC", TMPDIR: "/tmp", XDG_STATE_HOME: "/tmp", CHAT_HOOKS_URL: "http://x", MINE: "1" };
const WHERE = { session_id: "s", channel: "telegram", chat_id: "7", chat_type: "private", sender_id: "7" } as const;

type Bench = Workbench & {
  hooks: ShellHooks;
  /** Fires an event at which the script answers so. */
  answered(event: EventName, answer: unknown, input?: Fields, options?: FireOptions, code?: number): Promise<Outcome>;
  seen(event: EventName): Fields;
  env(): Record<string, string>;
};

const variablesIn = (printed: string): Record<string, string> =>
  Object.fromEntries([...printed.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]));

/** The same script at every event, approved and switched on. */
const obedient = shared(async (atEnd): Promise<Bench> => {
  const bench = makeWorkbench(atEnd);
  bench.script("workspace/hooks/obeys.sh", OBEYS);
  bench.write("workspace/hooks/near.txt", "a neighbour");
  const entries = EVENT_NAMES.map(
    (event) => `  - {event: ${event}, command: ./workspace/hooks/obeys.sh, ${NEAR}, env: [MINE]}\n`,
  );
  bench.propose(`hooks:\n${entries.join("")}`);
  const hooks = await bench.open({ env: { PATH: process.env.PATH, HOME: bench.root, OTHER: "1", ...LAUNCH } });
  await approveAll(hooks);
  await type(hooks, "/hooks on");
  const read = (name: string): string => readFileSync(`${bench.root}/${name}`, "utf8");
  return {
    ...bench,
    hooks,
    async answered(event, answer, input = {}, options = {}, code = 0) {
      bench.write("answer", `${typeof answer === "string" ? answer : JSON.stringify(answer)}\n`);
      bench.write("code", `${code}\n`);
      return hooks.fire(event, { ...WHERE, ...input }, options);
    },
    seen: (event) => JSON.parse(read(`seen-${event}`)),
    env: () => variablesIn(read("env")),
  };
});

/** What the list of events says that a script may do at one. */
const mayAt = (event: EventName): string => told(new RegExp(`^- \`${event}\`[^→]*→ (.*)$`));

test.runIf(LONG_TESTS)(
  "at each event, an answer with everything in it does what the page says and nothing else, and a note is heard",
  async () => {
    const { answered, seen } = await obedient();
    const rewrites = {
      tool_input: { command: "new" },
      tool_result: "new",
      notification: "new",
      message: "new",
      response: "new",
    };
    const everything = { reason: "no", context: "for the agent", systemMessage: "for the person", ...rewrites };
    const input = {
      tool_input: { command: "old" },
      tool_result: "old",
      notification: "old",
      message: "old",
      response: "old",
    };
    const silent = quoted(told(/"systemMessage"` is a note for the person, (at every event except .*?)\./));
    expect(silent).toEqual(["on_block"]);
    const always = quoted(told(/Always there: (.*?);/));
    for (const event of EVENT_NAMES) {
      const may = mayAt(event);
      const canBlock = /\bblock\b/.test(may);
      const given = await answered(event, canBlock ? everything : { decision: "block", ...everything }, input);
      expect(given.verdict, event).toBe("continue");
      // A call that was rewritten is told in a note of its own.
      expect(given.notes.slice(0, 1), event).toEqual(silent.includes(event) ? [] : ["for the person"]);
      expect(given.context, event).toEqual(/context/.test(may) ? ["for the agent"] : []);
      expect(Object.keys(given.rewrite ?? {}), event).toEqual(quoted(/rewrite (`\w+`)/.exec(may)?.[1] ?? ""));
      expect(Object.keys(seen(event)), event).toEqual(expect.arrayContaining([...always, ...Object.keys(WHERE)]));
      if (canBlock) expect((await answered(event, { decision: "block" }, input)).verdict, event).toBe("block");
    }
  },
);

test("decisions, rewrites, exit codes and what is no verdict are as told", async () => {
  const { answered, hooks, seen } = await obedient();
  const about = told(/^- (`{"decision": "block".*)$/);
  expect(quoted(about)).toEqual([
    '{"decision": "block", "reason": "…"}',
    '"ask"',
    '"drop"',
    '"delay"',
    '"until": "07:00"',
  ]);
  const push = { kind: "push", notification: "hi" };
  const week = 7 * 24 * 60 * 60_000;
  const may = { mayDrop: true, mayDelayUntil: Date.now() + 2 * week };
  const leaving = (answer: Fields, input: Fields = push) => answered("on_outbound_message", answer, input, may);
  expect(told(/\(or a date with time, within a week\) keeps it/)).not.toBe("");
  expect(await leaving({ decision: "drop" })).toMatchObject({ drop: true });
  expect(await leaving({ decision: "delay", until: "07:00" })).toMatchObject({ delayUntil: expect.any(Number) });
  const at = (ms: number): Fields => ({ decision: "delay", until: new Date(Date.now() + ms).toISOString() });
  expect((await leaving(at(week - 60_000))).delayUntil).toBeGreaterThan(Date.now() + week / 2);
  expect((await leaving(at(week + 60_000))).runs).toMatchObject([{ verdict: "no-verdict" }]);
  expect((await leaving({ decision: "drop" }, { kind: "reply" })).runs).toMatchObject([{ verdict: "no-verdict" }]);

  expect(told(/`"tool_result"` \(text, or the same kind\)/)).not.toBe("");
  const result = async (tool_result: unknown, now: unknown) =>
    (await answered("transform_tool_result", { tool_result }, { tool_result: now })).rewrite?.tool_result;
  expect([await result("masked", { a: 1 }), await result({ a: 2 }, { a: 1 }), await result({ a: 2 }, "text")]).toEqual([
    ...["masked", { a: 2 }, undefined],
  ]);
  expect(told(/Replace words in its lines, or rewrite `parts`, as many\./)).not.toBe("");
  const two = { notification: "a\nb", parts: ["a", "b"] };
  for (const answer of [{ parts: ["x", "b"] }, { notification: "x\nb" }])
    expect((await leaving(answer, two)).rewrite).toEqual({ notification: "x\nb", parts: ["x", "b"] });
  for (const answer of [{ parts: ["x"] }, { notification: "x" }])
    expect((await leaving(answer, two)).verdict).toBe("block");
  expect(mayAt("pre_tool_call")).toContain("rewrite `tool_input` (existing keys)");
  const call = await answered("pre_tool_call", { tool_input: { a: 2, b: 2 } }, { tool_input: { a: 1 } });
  expect(call.rewrite).toEqual({ tool_input: { a: 2 } });

  expect(told(/Any other exit code, a timeout \((.*?)\) or output that is no JSON is \*\*no verdict\*\*/)).toBe(
    "20 s, at most 120",
  );
  const parsed = parseEntry({ event: "on_stop", command: "./x", timeout: 1_000 });
  expect("entry" in parsed && [parsed.entry.timeoutMs, parsed.warnings]).toMatchObject([120_000, [{ most: 120 }]]);
  expect(parseEntry({ event: "on_stop", command: "./x" })).toMatchObject({
    entry: { timeoutMs: 20_000, failClosed: false },
  });
  const ended = async (answer: string, code: number) => {
    const { verdict, runs } = await answered("pre_tool_call", answer, {}, {}, code);
    return [verdict, runs[0]?.verdict];
  };
  expect(await ended("", 2)).toEqual(["block", "block"]);
  expect(await ended("", 1)).toEqual(["continue", "no-verdict"]);
  expect(await ended("all is well", 0)).toEqual(["continue", "no-verdict"]);
  expect(await ended("", 0)).toEqual(["continue", "continue"]);

  // Who is asked says no by not being there.
  const asked: unknown[] = [];
  const forget = hooks.on("question", ({ reason }) => asked.push(reason) === 0);
  await hooks.fire("post_llm_call", { ...WHERE, model: "m", input_tokens: 40, output_tokens: 2 });
  expect((await answered("pre_llm_call", { decision: "ask", reason: "go on?" })).verdict).toBe("block");
  forget();
  expect(asked).toEqual(["go on?"]);
  const known = quoted(told(/where known: (.*?) \(needs prices at launch\)/)).filter((name) => name.includes("_"));
  expect(["channel", ...known].sort()).toEqual(
    [...Object.keys(WHERE).slice(1), "session_tokens", "session_cost_usd"].sort(),
  );
  expect(seen("pre_llm_call")).toMatchObject({ ...WHERE, session_tokens: 42 });
  expect(seen("pre_llm_call")).not.toHaveProperty("session_cost_usd");
});

test("the environment holds what the page lists and nothing else; state and neighbours are as told", async () => {
  const { answered, seen, env, hooks, root, write, script } = await obedient();
  await answered("pre_tool_call", {}, { tool_name: "bash" });
  const listed = quoted(told(/Environment: (.*?)\.$/));
  const [plain, ours] = [listed.slice(0, listed.indexOf("env")), listed.slice(listed.indexOf("CHAT_HOOKS_") + 1)];
  const own = quoted(page).flatMap((word) => /^\$?(CHAT_HOOKS_(?:DATA|SCRIPT)_DIR)/.exec(word)?.[1] ?? []);
  // What a shell adds for itself, what a run's processes are found by, and what keeps Python from writing beside the copies.
  const unlisted = new Set(["PWD", "OLDPWD", "SHLVL", "_", "CHAT_HOOKS_RUN_ID", "PYTHONDONTWRITEBYTECODE"]);
  const found = env();
  expect(
    Object.keys(found)
      .filter((name) => !unlisted.has(name))
      .sort(),
  ).toEqual([...plain, "MINE", ...ours.map((name) => `CHAT_HOOKS_${name}`), ...new Set(own)].sort());
  expect(found).toMatchObject({ CHAT_HOOKS_TOOL_NAME: "bash", CHAT_HOOKS_CHAT_ID: "7", CHAT_HOOKS_CWD: root });
  expect([seen("pre_tool_call").cwd, found.PWD]).toEqual([root, root]);
  expect(told(/It runs in the folder above `workspace\/`/)).not.toBe("");

  const runs = `${found.CHAT_HOOKS_DATA_DIR}/runs`;
  const before = readFileSync(runs, "utf8");
  // The copy that was approved runs, and its neighbour is beside it whatever becomes of the one in the workspace.
  write("words", "");
  write("workspace/hooks/near.txt", "another neighbour");
  script("workspace/hooks/obeys.sh", `${OBEYS}# another version\n`);
  await answered("pre_tool_call", {});
  expect(readFileSync(`${root}/words`, "utf8")).toBe("a neighbour");
  await approveAll(hooks, ({ entry }) => entry.event === "pre_tool_call");
  await answered("pre_tool_call", {});
  expect(readFileSync(`${root}/words`, "utf8")).toBe("a neighbouranother neighbour");
  expect(readFileSync(runs, "utf8")).toBe(`${before}x\nx\n`);
});

test("patterns, places and blocks are as told", async () => {
  const bench = makeWorkbench();
  bench.script("keep.sh", "#!/bin/sh\ncat > kept\n");
  bench.script("stop.sh", "#!/bin/sh\necho no >&2\nexit 2\n");
  const place = told(/ More keys: .*`to` for what leaves \(`(.*?)`\)/);
  const keys = {
    ...{ shouted: "matcher: PUSH", named: "subject: Bash", any: "matcher: '(?i)PUSH'", begun: "matcher: '^git'" },
    ...{ envelope: "matcher: '100123'", tool: "subject: '^bas'", placed: `from: ${place}` },
  };
  const narrowed = Object.entries(keys).map(
    ([name, key]) => `  - {event: pre_tool_call, command: ./stop.sh ${name}, mode: observe, ${key}}\n`,
  );
  const plain = [
    ...["{event: on_user_message, command: ./stop.sh}", "{event: on_block, command: ./keep.sh}"],
    "{event: on_stop, command: ./stop.sh, async: true}",
  ];
  bench.propose(`hooks:\n${narrowed.join("")}${plain.map((entry) => `  - ${entry}\n`).join("")}`);
  const hooks = await bench.open();
  await approveAll(hooks);
  await type(hooks, "/hooks on");
  const push = { tool_name: "bash", tool_input: { command: "git push" }, channel: "telegram", chat_id: "-100123" };
  const ran = async (sender_id: string) => {
    const { verdict, runs } = await hooks.fire("pre_tool_call", { ...push, chat_type: "group", sender_id });
    expect(verdict).toBe("continue");
    return runs.map(({ hook }) => hook.replace("./stop.sh ", "")).sort();
  };
  expect(told(/and case-sensitive \(`(.*?)` in front: any case\)/)).toBe("(?i)");
  expect(await ran("8")).toEqual(["any", "begun", "tool"]);
  expect(await ran("7")).toEqual(["any", "begun", "placed", "tool"]);

  expect(told(/Patterns are RE2 \(no lookahead\)/)).not.toBe("");
  expect(() => compileMatcher("a(?=b)")).toThrow();
  const inFile = (line: string) => readHookFile(`hooks:\n  - event: on_stop\n    command: ./x\n    matcher: ${line}\n`);
  expect(inFile(told(/in single quotes: `(.*?)` breaks the YAML/)).faults).not.toEqual([]);
  expect(inFile(`'\\s'`).hooks).toMatchObject([{ entry: { matcher: "\\s" } }]);
  const where = parseYaml(place)?.toJS();
  const faultsAt = (event: EventName, key: string) => {
    const parsed = parseEntry({ event, command: "./x", [key]: where });
    return "faults" in parsed ? parsed.faults.map(({ code }) => code) : [];
  };
  expect([faultsAt("on_stop", "from"), faultsAt("on_outbound_message", "to")]).toEqual([[], []]);
  expect([faultsAt("on_stop", "to"), faultsAt("on_outbound_message", "from")]).toEqual([
    ["other-direction"],
    ["other-direction"],
  ]);

  expect(told(/`mode: observe` \(logs only\), `async: true` \(never blocks\)/)).not.toBe("");
  expect((await hooks.fire("on_stop", { response: "hi" })).verdict).toBe("continue");
  expect((await hooks.fire("on_user_message", { message: "hi" })).verdict).toBe("block");
  await eventually(() => existsSync(`${bench.root}/kept`) && readFileSync(`${bench.root}/kept`, "utf8")).toContain(
    '"reason": "no"',
  );
  const kept = JSON.parse(readFileSync(`${bench.root}/kept`, "utf8"));
  expect(quoted(told(/^- `on_block`, a hook blocked something: (.*) →/)).map((field) => kept[field])).toEqual([
    "./stop.sh",
    "on_user_message",
    "no",
  ]);
});

test.runIf(LONG_TESTS)("the ready bot's tools and payloads have the shapes that the page shows", async () => {
  const bot = await makeTelegramReadyBot({ env: { CHAT_HOOKS_PRICES: "*=1/1", CHAT_HOOKS_UNSAFE_BASH: "1" } });
  const { model, seen, telegram } = bot;
  await bot.hookAll(
    ["on_completion_claim", "exit 0"],
    ["on_outbound_message", `grep -q 'number 4711' && { echo 'the number is 4711' >&2; exit 2; }; exit 0`],
    ["on_outbound_message", `grep -q 'is 4711' && { echo 'no numbers' >&2; exit 2; }; exit 0`],
    ["post_tool_call", "exit 0"],
    ["pre_llm_call", `echo '{"systemMessage": "a note"}'`],
  );
  const call = (name: string, input: Fields) => ({ calls: [{ name, input }] });
  model.say(
    call("bash", { command: "true" }),
    call("bash", { command: `echo ${"x".repeat(600)}; ls nowhere; exit 3` }),
    call("write_file", { file_path: "site/index.html", content: "hi" }),
    call("publish_site", { folder: "site" }),
    call("push_message", { text: "half of it" }),
    call("complete_goal", { summary: "It is up." }),
  );
  telegram.push(telegram.message("publish it"));
  await eventually(() => textsOn(bot)).toContain("It is up.");

  const inputs = told(/^- `tool_input` by tool: (.*?)\. /);
  const listed = [...inputs.matchAll(/`(\w+)` \{(.*?)\}/g)].map(([, name, keys = ""]) => [name, keys.split(", ")]);
  type Schema = { function: { name: string; parameters: { properties: Fields } } };
  const offered = (model.requests[0]?.tools ?? []) as unknown as Schema[];
  const real = offered.map((tool) => [tool.function.name, Object.keys(tool.function.parameters.properties)] as const);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(real));

  const claim = seen("on_completion_claim").at(-1) ?? {};
  const tools = claim.tools as { name: string; ok: boolean; input: string; result: string }[];
  expect(tools[0]).toEqual(JSON.parse(told(/^- `tools`: `(.*?)`/))[0]);
  expect(told(/texts cut at (\d+) characters\. A command that failed is `ok`, with its exit code/)).toBe("500");
  expect(tools[1]).toMatchObject({
    name: "bash",
    ok: true,
    result: expect.stringMatching(/^exit code: 3\nstdout:\nx+…$/),
  });
  expect([tools[1]?.input.length, tools[1]?.result.length]).toEqual([500, 500]);
  const results = seen("post_tool_call").map(({ tool_result }) => tool_result);
  expect(results.map((result) => typeof result)).toEqual(Array(results.length).fill("string"));
  for (const piece of quoted(told(/`tool_result` is text; of bash (.*)\./)).slice(1))
    expect(results[1]).toContain(`\n${piece}\n`);
  const [published] = JSON.parse(told(/^- `published`: `(.*?)`/)) as Record<string, string>[];
  const [site] = claim.published as Record<string, string>[];
  expect(Object.keys(site ?? {})).toEqual(Object.keys(published ?? {}));
  for (const [name, value] of Object.entries(published ?? {}))
    expect(site?.[name]).toMatch(new RegExp(`^${value.replace(/20\d\d-…|…$/, "")}`));
  expect(seen("pre_llm_call").at(-1)).toMatchObject({ session_tokens: 10, session_cost_usd: 0.00001 });

  // The second guard sees the reason of the first before anybody else does.
  model.say({ text: "It is number 4711" });
  expect((await bot.chat("which?")).reply).not.toContain("4711");
  expect(told(/^- Reasons and notes pass the outbound guards, too/)).not.toBe("");
  await bot.post("/push", { text: "news" });
  await eventually(() => seen("on_outbound_message").map(({ type }) => type)).toContain("message");
  const leaving = seen("on_outbound_message");
  expect(leaving.map(({ notification }) => notification)).toContainEqual("the number is 4711");
  const [types = "", kinds = ""] = [told(/^- `type`: (.*?)\. `kind`/), told(/ `kind`: (.*)$/)];
  // WeChat's own is shown by the tests of that channel.
  expect([...new Set(leaving.map(({ type }) => type)), "messageSendText"].sort()).toEqual(quoted(types).sort());
  expect([...new Set(leaving.map(({ kind }) => kind))].sort()).toEqual(quoted(kinds).sort());
  for (const { notification, parts } of leaving) expect((parts as string[]).join("\n")).toBe(notification);
  expect(told(/`parts`: a message's texts, `(.*?)`; `notification` is all, joined/)).toBe('["…"]');
});

test("the mistakes that the page warns of are told before anything is approved, and tries are as told", async () => {
  const bench = makeWorkbench();
  const mistakes = told(/^- (Not executable, no `#!` at the very beginning, a BOM, Windows line endings)\.$/).split(
    ", ",
  );
  bench.write("1.sh", "#!/bin/sh\n");
  bench.script("2.sh", "\n#!/bin/sh\n");
  bench.script("3.sh", "\ufeff#!/bin/sh\n");
  bench.script("4.sh", "#!/bin/sh\r\nexit 0\r\n");
  bench.script("workspace/5.sh", "#!/bin/sh\n");
  bench.script("6.sh", "#!/bin/sh\nenv > tried\n");
  const entries = mistakes.map((_, at) => `  - {event: on_stop, command: ./${at + 1}.sh}\n`);
  bench.script(
    "7.sh",
    `#!/bin/sh\ngrep -q mask && echo '{"tool_input": {"command": "***"}}' || echo '{"decision": "ask"}'\n`,
  );
  const mark = told(/^An example that is masked says `(.*?)` as well/);
  const examples = `[{tool_input: {command: mask it}, ${mark}}, {tool_input: {command: stop}}]`;
  expect(told(/must_block: +# tried at approval; "ask" counts/)).not.toBe("");
  const masked = `  - {event: pre_tool_call, command: ./7.sh, must_block: ${examples}}\n`;
  expect(told(/`type: shell` with a line for `sh -c`, whose files must lie outside the workspace/)).not.toBe("");
  bench.propose(
    `hooks:\n${entries.join("")}  - {event: on_stop, type: shell, command: ./workspace/5.sh}\n  - {event: on_stop, command: ./6.sh}\n${masked}`,
  );
  const hooks = await bench.open();
  const { hooks: views } = await hooks.list();
  expect(views.map(({ problems }) => problems.length)).toEqual([1, 1, 1, 1, 1, 0, 0]);
  await approveAll(hooks, ({ problems }) => problems.length === 0);
  expect((await type(hooks, "/hooks doctor")).text).toContain("Examples: 2 of 2 blocked.");
  const tried = variablesIn(readFileSync(`${bench.root}/tried`, "utf8"));
  const rehearsal = quoted(told(/In a try \(approval, doctor\) it is a throw-away one, and (.*?): do nothing real/));
  expect(rehearsal).toEqual([`CHAT_HOOKS_REHEARSAL=${tried.CHAT_HOOKS_REHEARSAL}`]);
  expect(existsSync(String(tried.CHAT_HOOKS_DATA_DIR))).toBe(false);

  expect(told(/replace an empty `(.*?)`/)).toBe("hooks: []");
  const entry = "event: on_stop\n    command: ./x";
  expect(readHookFile(`hooks: []\n  - ${entry}\n`).faults).not.toEqual([]);
  expect(told(/^- One entry has one event/)).not.toBe("");
  expect(parseEntry({ event: ["on_stop", "pre_compact"], command: "./x" })).toHaveProperty("faults");
  const channels = quoted(told(/`channel` \((.*?)\)/));
  for (const channel of channels)
    expect(parseEntry({ event: "on_stop", command: "./x", from: { channel } })).toMatchObject({ warnings: [] });
  expect(quoted(told(/`chat_type` \((.*?)\)/))).toEqual([...CHAT_TYPES]);
});
