import { expect, test } from "vitest";
import { parseAgentSettings } from "../../src/bot/agent/settings.js";
import { aWhile } from "../support/a-while.js";
import { eventually } from "../support/eventually.js";
import { LONG_TESTS } from "../support/long-tests.js";
import type { Answer } from "../support/model-server.js";
import { sharedReadyBot } from "../support/ready-bot.js";

const calls = (...names: [string, unknown][]): Answer => ({ calls: names.map(([name, input]) => ({ name, input })) });
const write: [string, unknown] = ["write_file", { file_path: "a.txt", content: "x" }];
const complete = (summary: string): [string, unknown] => ["complete_goal", { summary }];
const WANTS_NO_WRITES = `grep complete_goal | grep -q write_file && { echo 'run the tests first' >&2; exit 2; }; exit 0`;

const ready = sharedReadyBot();

test("a claim beside another tool call is not taken: what is done beside it is not done yet", async () => {
  const { chat, hook, model, seen } = await ready();
  await hook("on_completion_claim", WANTS_NO_WRITES);
  model.say(calls(complete("all is well"), write), calls(complete("all is well")), { text: "I still have to test." });
  expect((await chat("do it")).reply).toBe("I still have to test.");
  expect(JSON.stringify(model.requests[1])).toContain("call complete_goal alone");
  expect(seen("on_completion_claim")).toMatchObject([
    { claimed_by: "complete_goal", tool_names: ["write_file"] },
    { claimed_by: "acted", response: "I still have to test." },
  ]);
});

test("four claims at once do not use up the gate's patience", async () => {
  const { chat, hook, model, seen } = await ready();
  await hook("on_completion_claim", "echo no >&2; exit 2");
  model.say(calls(...[1, 2, 3, 4].map(() => complete("done"))), { text: "What else?" });
  expect((await chat("do it")).reply).toBe("What else?");
  expect(seen("on_completion_claim")).toEqual([]);
});

test("a claim that was believed still meets on_stop", async () => {
  const { chat, hook, model } = await ready();
  await hook("on_stop", `grep -q '"stop_hook_active": true' || { echo 'run the tests' >&2; exit 2; }; exit 0`);
  model.say({ text: "Done! The file has been written." }, calls(complete("Tested, too.")));
  expect((await chat("do it")).reply).toBe("Tested, too.");
  expect(JSON.stringify(model.requests[1])).toContain("[Note from a hook, not from the person: run the tests]");
});

test("a claim is not pushed past the gate", async () => {
  const { chat, hook, model, seen } = await ready();
  await hook("on_completion_claim", "echo nothing was published >&2; exit 2");
  model.say(calls(["push_message", { text: "Done! The site has been published." }]), { text: "Anything else?" });
  await chat("publish it");
  expect(JSON.stringify(model.requests[1])).toContain("nothing was published");
  expect(seen("on_completion_claim")).toMatchObject([{ claimed_by: "words", attempt: 1 }]);
});

test("pushes do not use up the gate's patience, and none leaves because it was refused often", async () => {
  const { chat, hook, model, seen } = await ready();
  await hook("on_completion_claim", "echo nothing was published >&2; exit 2");
  const push: [string, unknown] = ["push_message", { text: "Done! The site has been published." }];
  model.say(calls(push, push, push, push, push), { text: "Done! It is live." }, { text: "Shall I publish it?" });
  expect((await chat("publish it")).reply).toBe("Shall I publish it?");
  expect(seen("on_completion_claim")).toHaveLength(6);
  expect(JSON.stringify(model.requests[1]).split("nothing was published")).toHaveLength(6);
});

test.runIf(LONG_TESTS)("no number of other calls pushes what was done out of the evidence", async () => {
  const { chat, hook, model, seen } = await ready();
  await hook("on_completion_claim", "exit 0");
  const read: [string, unknown] = ["read_file", { file_path: "a.txt" }];
  const reads = calls(...Array.from({ length: 30 }, () => read));
  model.say(calls(write), ...Array.from({ length: 7 }, () => reads), calls(complete("done")));
  await chat("do it");
  const [claim] = seen("on_completion_claim") as { tools: { name: string }[]; tools_left_out: number }[];
  expect(claim?.tools.some(({ name }) => name === "write_file")).toBe(true);
  expect([claim?.tools.length, claim?.tools_left_out]).toEqual([200, 11]);
});

test("what was done in an earlier turn is evidence until a claim has passed", async () => {
  const { chat, hook, model, seen } = await ready();
  await hook("on_completion_claim", "exit 0");
  model.say(calls(write), { text: "Shall I go on?" }, { text: "Done! It has been written." });
  await chat("write it");
  await chat("yes");
  expect(seen("on_completion_claim")).toMatchObject([
    { claimed_by: "acted", response: "Shall I go on?" },
    {
      claimed_by: "words",
      goal: "yes",
      tool_names: [],
      goal_tool_names: ["write_file"],
      tools: [{ name: "write_file" }],
    },
  ]);
  model.say({ text: "Done! It has been checked." });
  await chat("and check it");
  expect(seen("on_completion_claim")[2]).toMatchObject({ tools: [] });
});

test.runIf(LONG_TESTS)("a turn that outlives the run that asked for it does not set its hook off again", async () => {
  const { chat, hook, bench, seen, model } = await ready();
  // Starting bash takes a hundredth of what starting Node does, which on a busy machine may take the hook's whole time.
  bench.write(
    "ask.sh",
    `host=\${CHAT_HOOKS_URL#http://} body='{"text": "slowly"}'
    exec 3<> "/dev/tcp/\${host%:*}/\${host#*:}"
    printf '%s\\r\\n' 'POST /chat HTTP/1.1' "host: $host" "authorization: Bearer $CHAT_HOOKS_RUN_TOKEN" \
      'content-type: application/json' "content-length: \${#body}" '' >&3
    printf %s "$body" >&3
    sleep 0.2`,
  );
  await hook("on_response_end", `bash ${bench.root}/ask.sh`, ", timeout: 1");
  // The turn takes longer than twice the hook's time: by then its token has expired.
  await hook("pre_llm_call", `grep -q slowly && sleep 2.5; exit 0`, ", timeout: 10");
  await chat("hello");
  await eventually(() => model.requests.length).toBe(2);
  await aWhile(500);
  expect(seen("on_response_end")).toHaveLength(1);
});

test("a tool named like something that every object has is no tool, and the conversation goes on", async () => {
  const { chat, model } = await ready();
  model.say(calls(["constructor", {}]), { text: "There is no such tool." }, { text: "Hello." });
  expect((await chat("do it")).reply).toBe("There is no such tool.");
  expect((await chat("hello")).reply).toBe("Hello.");
});

test("an agent.yaml of thousands of aliases is read as fast as any other, and draws nothing on the screen", () => {
  const hostile = `agent:\n  name: &a x\n${"  k: *a\n".repeat(7_000)}  "\\e[2Jforged\\nline": x\n`;
  const { faults } = parseAgentSettings(hostile);
  expect(faults.at(-1)).toMatchObject({ code: "unknown-key", key: expect.not.stringMatching(/\p{Cc}/u) });
});
