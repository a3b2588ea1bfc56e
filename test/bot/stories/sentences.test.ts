import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { eventually } from "../../support/eventually.js";
import { startModel } from "../../support/model-server.js";
import { lacks, sharedStories } from "../../support/stories.js";

// What people ask for in plain sentences, beside those in failed-silently.test.ts. Each becomes a bundled guard or a script
// as an agent prepares it, comes into force by the lines that a person types, and is seen to guard and to let pass.

const EXAMPLES = join(import.meta.dirname, "../../../extensions/shell_hooks/examples");
const GUARDS = join(EXAMPLES, "../guards");
const judge = await startModel(afterAll);
const story = sharedStories({ JUDGE_BASE_URL: judge.url, JUDGE_MODEL: "judge", JUDGE_API_KEY: "none" });

/** What a bundled guard answers to with other options than its own, as its header shows. */
const bundled = (command: string, ...guards: string[]) => ({
  command: `${EXAMPLES}/${command}`,
  files: guards.map((name) => join(GUARDS, name)),
});

test("never let a private key out", async () => {
  const { types, says } = await story();
  await types("/hooks install block_secrets");
  expect(await says("say-key", "withheld by a hook")).not.toContain("BEGIN");
  await says("say the key is under the mat", "the key is under the mat");
});

test("ask me before any git push", async ({ skip }) => {
  skip(lacks("bash"), "no bash here");
  const { prepared, types, says } = await story();
  prepared({
    event: "pre_tool_call",
    command: "./workspace/hooks/ask_push.bash",
    subject: "^bash$",
    fail_closed: true,
  });
  await types("/hooks approve ./workspace/hooks/ask_push.bash", "/hooks on");
  const card = await says("run git  push origin", "Allow this?");
  await says(`/hooks no ${/\[(\w{4})\]/.exec(card)?.[1]} not on a Friday`, "not on a Friday");
  await says("run echo push", /stdout:\n> push/);
});

test("never delete a whole folder", async ({ skip }) => {
  skip(lacks("awk"), "no awk here");
  const { prepared, types, says, bench } = await story();
  prepared({
    event: "pre_tool_call",
    command: "./workspace/hooks/no_folders.awk",
    subject: "^bash$",
    fail_closed: true,
  });
  await types("/hooks approve ./workspace/hooks/no_folders.awk", "/hooks on");
  bench.write("workspace/photos/a.txt", "1");
  for (const line of ["rm -rf photos", "rm -f -r photos", "cd . && rm --recursive photos"])
    await says(`run ${line}`, "that deletes a whole folder");
  await says("run rm photos/a.txt && echo gone", /stdout:\n> gone/);
  expect([existsSync(`${bench.workspace}/photos`), existsSync(`${bench.workspace}/photos/a.txt`)]).toEqual([
    true,
    false,
  ]);
});

test("do not say done before the tests pass", async () => {
  const { types, says, bench } = await story();
  await types("/hooks install tests_must_pass");
  bench.write("workspace/package.json", JSON.stringify({ scripts: { test: "true" } }));
  await says("write a.py print(1)\nclaim It is ready.", "Not done yet: no tests were run after the last change (a.py)");
  await says("write a.py print(2)\nrun npm test\nclaim It is all there.", "Done! It is all there.");
});

test("do not claim a page is published that is not", async () => {
  const { types, says, bench } = await story();
  await types("/hooks install check_publish");
  await says(
    "claim It is published at https://site.example",
    "I take that back: “Nothing was published at this address",
  );
  bench.write("workspace/site/index.html", "<h1>hello</h1>");
  await says("publish site\nclaim The site is published.", "Done! The site is published.");
});

test("warn me when something writes into production", async () => {
  const { types, says, got } = await story();
  await types("/hooks install warn_production_writes");
  await says("run true kubectl --context staging apply", "exit code: 0");
  expect(got().join()).not.toContain("Production write");
  await says("run kubectl --context production apply -f web.yaml", "Production write: kubectl apply → production");
});

test("remind the agent of my websites at each start", async () => {
  const { types, says, bench } = await story();
  await types("/hooks install inject_website_reminder");
  bench.write("workspace/site/index.html", "<h1>hello</h1>");
  await says("publish site", "publish_site answered");
  await says("/new", "This is a new conversation");
  await says("say hello", "hello");
  await says("/hooks log 1", /Context for the agent: 1 published site exists:\n +- http/);
});

test("write down every tool call", async () => {
  const { types, says, bench } = await story();
  await types("/hooks install audit_log");
  await says("run echo one", "> one");
  await says("read nothing.txt", "read_file");
  await says("say no tool at all", "no tool at all");
  const folder = `${bench.root}/.local/state/chat-hooks-audit`;
  const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), "utf8").match(/.+/g) ?? []);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { tool_name: "bash", ok: true, input: { command: "echo one" } },
    { tool_name: "read_file", ok: false, input: { file_path: "nothing.txt" } },
  ]);
});

test("show what each reply cost", async () => {
  const { types, says } = await story();
  await types("/hooks install cost_footer");
  await says("say how much?", /^how much\?\n\n— [\d,]+ tokens ≈ \$0\.\d+ · today \$0\.\d+ of \$5\.00$/);
});

test("hide phone numbers from what leaves", async () => {
  const { types, says, post, got } = await story();
  await types("/hooks install redact_pii");
  await says("say call 13812345678", "call 138****5678");
  await post("/push", { text: "call 13812345678, order 2024111800001234" });
  await eventually(got).toContain("call 138****5678, order 2024111800001234");
});

test("let a second model judge replies", async () => {
  const { prepared, types, says } = await story();
  const env = ["JUDGE_BASE_URL", "JUDGE_MODEL", "JUDGE_API_KEY"];
  prepared({
    event: "on_outbound_message",
    ...bundled("llm_judge.py", "lib", "judge"),
    env,
    timeout: 45,
    fail_closed: true,
  });
  // Tried without a network, it asks nobody yet.
  await types(`/hooks approve ${EXAMPLES}/llm_judge.py`, "/hooks on");
  expect(judge.requests).toHaveLength(0);
  judge.say({ text: '{"allow": false, "reason": "that is rude"}' }, { text: '{"allow": true, "reason": ""}' });
  expect(await says("say go away", "that is rude")).toBe("[message withheld by a hook: Judge: that is rude]");
  await says("say good morning", /^good morning/);
});

test("write only to me and the team's group", async () => {
  const { prepared, types, says, post, got, telegram } = await story();
  const command = `${EXAMPLES}/only_to.py --person telegram:1 --chat telegram:-5`;
  const to = (chat_id: string) => ({ channel: "telegram", chat_id, notification: "hello" });
  const examples = { must_block: [to("2"), to("-6")], must_pass: [to("1"), to("-5")] };
  prepared({ event: "on_outbound_message", command, fail_closed: true, ...examples });
  await types(`/hooks approve ${command}`, "/hooks on");
  for (const chat of ["2", "-6", "-5", "1"]) await post("/push", { text: `for ${chat}`, to: `telegram:${chat}` });
  await eventually(got).toEqual(expect.arrayContaining(["for 1", "for -5"]));
  await eventually(() => says("/hooks log 9", "only_to")).toSatisfy(
    (log: string) => log.match(/: drop in/g)?.length === 2,
  );
  expect(telegram.wire()).not.toMatch(/for (?:2|-6)/);
});

test("at most five pushes an hour, no repeats", async () => {
  const { prepared, types, says, post, got } = await story();
  const command = `${EXAMPLES}/flood_guard.py --most 5 --minutes 60 --alike 1`;
  prepared({ event: "on_outbound_message", command });
  await types(`/hooks approve ${command}`, "/hooks on");
  const five = ["Lunch at noon?", "It rains in Bern", "The cat sat down", "A letter has come", "Two hens are gone"];
  const pushes = [...five.slice(0, 1), ...five, "The kettle sings"];
  for (const text of pushes) await post("/push", { text, to: "telegram:1" });
  await eventually(() => says("/hooks log 9", "flood_guard")).toMatch(/too many: 5 messages/);
  await says("say the kettle sings", "the kettle sings");
  expect(got().filter((text) => pushes.includes(text))).toEqual(five);
});

test("tell the agent today's date at each session", async () => {
  const { prepared, types, says } = await story();
  prepared({ event: "on_session_start", command: "./workspace/hooks/todays_date.sh" });
  await types("/hooks approve ./workspace/hooks/todays_date.sh", "/hooks on", "/new");
  await says("say hello", "hello");
  await says("/hooks log 1", `Context for the agent: Today is ${new Date().toISOString().slice(0, 4)}-`);
});

test("use pnpm instead of npm", async () => {
  const { prepared, types, says } = await story();
  prepared({ event: "pre_tool_call", command: "./workspace/hooks/use_pnpm.mjs", subject: "^bash$" });
  await types("/hooks approve ./workspace/hooks/use_pnpm.mjs", "/hooks on");
  await says("run echo npm install left-pad", /stdout:\n> pnpm install left-pad/);
  await says("run echo npmrc", /stdout:\n> npmrc/);
});

test("write no files outside notes/", async ({ skip }) => {
  skip(lacks("perl"), "no perl here");
  const { prepared, types, says, bench } = await story();
  prepared({
    event: "pre_tool_call",
    command: "./workspace/hooks/only_notes.pl",
    subject: "^write_file$",
    fail_closed: true,
  });
  await types("/hooks approve ./workspace/hooks/only_notes.pl", "/hooks on");
  for (const path of ["a.txt", "notes/../a.txt"]) await says(`write ${path} hello`, "only notes/ is for writing");
  await says("write notes/a.txt hello", "write_file answered");
  expect([existsSync(`${bench.workspace}/a.txt`), existsSync(`${bench.workspace}/notes/a.txt`)]).toEqual([false, true]);
});

test("replies without emoji", async () => {
  const { prepared, types, says } = await story();
  prepared({ event: "on_response_end", command: "./workspace/hooks/no_emoji.py" });
  await types("/hooks approve ./workspace/hooks/no_emoji.py", "/hooks on");
  expect(await says("say sunny today ☀️ and warm 🔥", "sunny")).toBe("sunny today and warm");
  expect(await says("say 25 °C, 晴", "25")).toBe("25 °C, 晴");
});
