import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { rehearsalSandbox } from "../../../src/bot/sandbox/rehearsal-sandbox.js";
import { eventually } from "../../support/eventually.js";
import { listen } from "../../support/http-servers.js";
import { LONG_TESTS } from "../../support/long-tests.js";
import { lacks, sharedStories } from "../../support/stories.js";

// Plain sentences that once became guards which looked healthy and did nothing: each is said, prepared, put in force with
// the lines that a person types, and seen to guard; and what it is not about is seen to pass.

/** How many hours east it is past two in the night. */
const EAST = ((2 - new Date().getUTCHours() + 33) % 24) - 9;
const signed = (hours: number): string => (hours < 0 ? `${hours}` : `+${hours}`);

/** Ann's pager, which hears what scripts tell it. */
const heard: unknown[] = [];
const pager = createServer(async (request, response) => {
  heard.push(JSON.parse(await text(request)));
  response.end();
});
const { port } = await listen(pager, { atEnd: afterAll });

const story = sharedStories({
  ...{ CHAT_HOOKS_PRICES: "free=0/0,*=5000/5000", PAGER_URL: `http://127.0.0.1:${port}` },
  // As POSIX has it, west is positive. Scripts need no list of zones for that.
  TZ: `UTC${signed(-EAST)}`,
});

test.runIf(LONG_TESTS)("quiet between 22 and 7", async () => {
  // The bot's own clock stands in the same zone.
  vi.stubEnv("TZ", `Etc/GMT${signed(-EAST)}`);
  const { types, says, post, got } = await story();
  await types("/hooks install quiet_hours");
  await post("/push", { text: "Your weekly report is ready.", to: "telegram:1" });
  const held = / 07:00 → telegram 1, 28 characters \(.*quiet_hours/;
  await eventually(() => says("/hooks pending", /is waiting/)).toMatch(held);
  await post("/push", { text: "ALARM: the disk of db1 is full", to: "telegram:1" });
  await eventually(got).toContain("ALARM: the disk of db1 is full");
  expect(await says("say good night", "good night")).toBe("good night");
  expect(got().join()).not.toContain("weekly");
});

test.runIf(LONG_TESTS)("mask passwords in what tools return", async ({ skip }) => {
  skip(lacks("perl"), "no perl here");
  const { prepared, types, says, bench, telegram } = await story();
  prepared({ event: "transform_tool_result", command: "./workspace/hooks/mask_passwords.pl", fail_closed: true });
  await types("/hooks approve ./workspace/hooks/mask_passwords.pl", "/hooks on");
  bench.write("workspace/db.ini", "user=ann\npassword=correct-horse-battery\n");
  for (const line of ["read db.ini", "run cat db.ini"])
    expect(await says(line, "user=ann")).toContain("\n> password=****");
  expect(telegram.wire()).not.toContain("correct-horse");
});

test.runIf(LONG_TESTS)("only Ann may run bash", async ({ skip }) => {
  skip(lacks("awk"), "no awk here");
  const { prepared, types, says, bobSays } = await story();
  const forBash = { event: "pre_tool_call", command: "./workspace/hooks/only_ann.awk", subject: "^bash$" };
  prepared({ ...forBash, from: { channel: "telegram" }, fail_closed: true });
  await types("/hooks approve ./workspace/hooks/only_ann.awk", "/hooks on");
  await bobSays("run echo hello", "only Ann may run bash");
  await bobSays("write b.txt hello", "write_file answered");
  await says("run echo hello", /stdout:\n> hello/);
});

test.runIf(LONG_TESTS)("stop at 50 cents or 100,000 tokens", async () => {
  const { prepared, types, says, bot: ready } = await story();
  prepared({ event: "pre_llm_call", command: "./workspace/hooks/budget.py", fail_closed: true });
  await types("/hooks approve ./workspace/hooks/budget.py", "/hooks on", "/new");
  await says("say one", "one");
  await says("say two", "[stopped by a hook: 50 cents are spent]");
  await types("/new");
  await says("say three", "three");
  // No message of the demo agent's is that long: a host of its own counts a model that costs nothing.
  const session = { session_id: "long", model: "free" };
  const verdictAfter = async (input_tokens: number) => {
    await ready.hooks.fire("post_llm_call", { ...session, response: "", input_tokens, output_tokens: 0 });
    const { verdict, reason } = await ready.hooks.fire("pre_llm_call", { ...session, last_user_message: "go on" });
    return [verdict, reason];
  };
  expect(await verdictAfter(99_999)).toEqual(["continue", undefined]);
  expect(await verdictAfter(1)).toEqual(["block", "100,000 tokens are used"]);
});

test("forward to me what was blocked", async () => {
  const { prepared, types, says } = await story();
  const guard = "./workspace/hooks/no_deploy.sh";
  const forward = "./workspace/hooks/forward_blocks.mjs";
  prepared(
    { event: "pre_tool_call", command: guard, fail_closed: true },
    { event: "on_block", command: forward, env: ["PAGER_URL"] },
  );
  await types(`/hooks approve ${guard}`, `/hooks approve ${forward}`, "/hooks on");
  await says("run echo fine", /stdout:\n> fine/);
  await says("run kubectl apply -f web.yaml", "deploying is for people");
  await eventually(() => heard).toEqual([
    { hook: guard, blocked_event: "pre_tool_call", reason: "deploying is for people" },
  ]);
});

test("a guard that uses a program that is missing says so in the chat", async () => {
  const { prepared, types, says, got, bench } = await story();
  const apart = rehearsalSandbox(() => bench.state);
  onTestFinished(() => apart.close());
  prepared({ event: "pre_tool_call", command: "./workspace/hooks/needs_jq.sh" });
  await types("/hooks approve ./workspace/hooks/needs_jq.sh");
  // As another user, a folder on the way to programs may be closed: then the shell says that it may not look.
  const tried = /^⚠ It ended normally, but wrote to stderr: .*jq-of-another-machine: /m;
  expect(got().at(-1)).toMatch((await apart.isThere()) ? tried : /^Not tried yet: \/hooks doctor/m);
  await types("/hooks on");
  await says("run echo fine", /stdout:\n> fine/);
  const note = /needs_jq\.sh" may not have checked this: .*jq-of-another-machine: not found/;
  expect(got().filter((text) => note.test(text))).toHaveLength(1);
  await says("/hooks list", "jq-of-another-machine: not found");
});

test("do not ask me again today for the same git status", async ({ skip }) => {
  skip(lacks("bash"), "no bash here");
  const { prepared, types, says } = await story();
  prepared({ event: "pre_tool_call", command: "./workspace/hooks/ask_git.bash", subject: "^bash$", fail_closed: true });
  await types("/hooks approve ./workspace/hooks/ask_git.bash", "/hooks on");
  const codeIn = (card: string): string => /\[(\w{4})\]/.exec(card)?.[1] ?? "no code";
  const asked = codeIn(await says("run git status", "Allow this?"));
  await says(`/hooks yes ${asked} today`, "who allowed it once");
  await says("run git status", "this exact call is allowed for now");
  const other = codeIn(await says("run git status && git push", "Allow this?"));
  await says(`/hooks no ${other}`, "who denied it");
});

test("a guard for Bash, where the tool is called bash, is told with what was meant", async () => {
  const { prepared, types, says, bot: ready } = await story();
  prepared({ event: "pre_tool_call", command: "./workspace/hooks/no_curl.sh", subject: "^Bash$" });
  await types("/hooks approve ./workspace/hooks/no_curl.sh", "/hooks on");
  await says("run echo curl one", /stdout:\n> curl one/);
  for (let call = 0; call < 46; call += 1) await ready.hooks.fire("pre_tool_call", { tool_name: "bash" });
  await says("run echo curl two", /"\^Bash\$" has matched none of \d+ .* Did you mean bash\?/);
  // As it was meant.
  prepared({ event: "pre_tool_call", command: "./workspace/hooks/no_curl.sh", subject: "^bash$" });
  const shown = await says("/hooks approve ./workspace/hooks/no_curl.sh", "Approve it: ");
  await types(/Approve it: (.*)/.exec(shown)?.[1] ?? "no line");
  await says("run echo curl three", "nothing is fetched from here");
  await says("run echo fine", /stdout:\n> fine/);
});
