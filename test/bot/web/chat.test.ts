import { expect, test } from "vitest";
import type { ApiChat } from "../../../src/bot/web/types.js";
import { eventually } from "../../support/eventually.js";
import { API_TOKEN, errorIn, makeGate, post, RUN_TOKEN, startWeb } from "../../support/web-bench.js";

const EVENTS = { accept: "text/event-stream" };

test("a program talks to the agent and gets its reply and the hooks' notes", async () => {
  const web = await startWeb({ chat: async () => ({ reply: "done", notes: ["a note"], withheld: true }) });
  const answer = await post(`${web.url}/chat`, { text: "hello", session: "ci", locale: "zh" });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ reply: "done", notes: ["a note"], withheld: true });
  expect(web.chats).toEqual([{ text: "hello", session: "ci", locale: "zh" }]);
});

test("who names no session talks in the default one", async () => {
  const web = await startWeb();
  await post(`${web.url}/chat`, { text: "hello" });
  expect(web.chats).toEqual([{ text: "hello", session: "default" }]);
});

test("the agent hears which language the program's headers want", async () => {
  const web = await startWeb();
  await post(`${web.url}/chat`, { text: "hello" }, { "accept-language": "fr, zh-CN;q=0.9, en;q=0.8" });
  expect(web.chats).toMatchObject([{ locale: "zh-CN" }]);
});

test("a hook's script may talk to the agent, which learns whose run that is", async () => {
  const web = await startWeb();
  const answer = await post(`${web.url}/chat`, { text: "is this safe?" }, { authorization: `Bearer ${RUN_TOKEN}` });
  expect(answer.status).toBe(200);
  expect(web.chats).toEqual([{ text: "is this safe?", session: "default", runToken: RUN_TOKEN }]);
});

test("a stream brings the pieces in their order, and then the whole reply", async () => {
  const chat = async ({ onText }: ApiChat) => {
    onText?.("one\n");
    onText?.("two");
    return { reply: "one\ntwo", notes: [] };
  };
  const { url } = await startWeb({ chat });
  const answer = await post(`${url}/chat`, { text: "count" }, EVENTS);
  expect(answer.headers.get("content-type")).toBe("text/event-stream");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.text()).toBe(
    'event: text\ndata: "one\\n"\n\nevent: text\ndata: "two"\n\n' +
      'event: reply\ndata: {"reply":"one\\ntwo","notes":[]}\n\n',
  );
});

test("a piece is there before the turn is over", async () => {
  const turn = makeGate();
  const chat = async ({ onText }: ApiChat) => {
    onText?.("early");
    await turn.opened;
    return { reply: "late", notes: [] };
  };
  const { url } = await startWeb({ chat });
  const reader = (await post(`${url}/chat`, { text: "go" }, EVENTS)).body?.getReader();
  const first = await reader?.read();
  expect(Buffer.from(first?.value ?? []).toString()).toContain("early");
  turn.open();
});

test("a silent stream shows that it is alive", async () => {
  const turn = makeGate();
  const chat = () => turn.opened.then(() => ({ reply: "late", notes: [] }));
  const { url } = await startWeb({ chat }, { heartbeatMs: 20 });
  const reader = (await post(`${url}/chat`, { text: "think" }, EVENTS)).body?.getReader();
  const first = await reader?.read();
  expect(Buffer.from(first?.value ?? []).toString()).toMatch(/^(?::\n\n)+$/);
  turn.open();
});

test.each([{}, EVENTS])("a turn goes on when the program that asked has left (%o)", async (headers) => {
  const turn = makeGate();
  const finished: string[] = [];
  const chat = async ({ text, onText }: ApiChat) => {
    await turn.opened;
    onText?.("to nobody");
    finished.push(text);
    return { reply: "done", notes: [] };
  };
  const web = await startWeb({ chat });
  const leaving = new AbortController();
  const asked = fetch(`${web.url}/chat`, {
    method: "POST",
    headers: { authorization: `Bearer ${API_TOKEN}`, "content-type": "application/json", ...headers },
    body: '{"text":"long work"}',
    signal: leaving.signal,
  }).then((answer) => answer.text());
  await eventually(() => web.chats.length).toBe(1);
  leaving.abort();
  await expect(asked).rejects.toThrow(/abort/);
  turn.open();
  await eventually(() => finished).toEqual(["long work"]);
  expect(web.failures).toEqual([]);
});

test("a failure inside is told without its details, and reported to the bot", async () => {
  const cause = new Error("/home/ann/.secret is missing");
  const web = await startWeb({ chat: () => Promise.reject(cause) });
  const answer = await post(`${web.url}/chat`, { text: "hello" });
  expect(answer.status).toBe(500);
  expect(await errorIn(answer)).toBe(
    "This did not work: something failed inside the bot. Look at its terminal before you try again.",
  );
  expect(web.failures).toEqual([cause]);
});

test("a failure in a stream ends it with an error event without details", async () => {
  const web = await startWeb({ chat: () => Promise.reject(new Error("/home/ann/.secret is missing")) });
  const answer = await post(`${web.url}/chat`, { text: "hello", locale: "zh" }, EVENTS);
  expect(await answer.text()).toMatch(/^event: error\ndata: \{"error":"没有成功[^/]*"\}\n\n$/);
  expect(web.failures).toHaveLength(1);
});

test("a turn counts until it is over, and one too many is told to wait", async () => {
  const turn = makeGate();
  const web = await startWeb({ chat: () => turn.opened.then(() => ({ reply: "", notes: [] })) }, { tasks: 1 });
  const stream = await post(`${web.url}/chat`, { text: "first" }, EVENTS);
  await stream.body?.cancel();
  for (const headers of [{}, EVENTS]) {
    const refused = await post(`${web.url}/chat`, { text: "second" }, headers);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await errorIn(refused)).toContain("working on 1 requests");
  }
  turn.open();
  await eventually(async () => (await post(`${web.url}/chat`, { text: "third" })).status).toBe(200);
});

test.each([
  "/hooks",
  "/hooks on",
  "  \n\t/hooks off",
  "／hooks on",
  "\u3000／HOOKS approve ab12",
  "/hooks@AnyBot list",
])("%j is no command when a program sends it, and does not reach the agent", async (text) => {
  const web = await startWeb();
  const answer = await post(`${web.url}/chat`, { text });
  expect(answer.status).toBe(403);
  expect(await errorIn(answer)).toContain("typed by a person");
  expect(web.chats).toEqual([]);
});

test("talk about a command is no command", async () => {
  const web = await startWeb();
  expect((await post(`${web.url}/chat`, { text: "what does /hooks on do?" })).status).toBe(200);
});

test.each([
  [{}, '"text" is undefined.'],
  [{ text: 7 }, '"text" is 7.'],
  [{ text: " \n" }, '"text" is " \\n".'],
  [{ text: "hi", session: ["a"] }, '"session" is ["a"].'],
  [{ text: "hi", session: "" }, '"session" is "".'],
  [{ text: "hi", session: "a\nb" }, '"session" is "a\\nb".'],
  [{ text: "hi", session: "x".repeat(101) }, "at most 100 characters"],
  [{ text: "hi", locale: true }, '"locale" is true.'],
  ['{"text": ', 'not a JSON object: "{\\"text\\": "'],
  ["[]", 'not a JSON object: "[]"'],
  ["null", 'not a JSON object: "null"'],
])("the body %j is refused with what is wrong in it", async (body, words) => {
  const web = await startWeb();
  const answer = await post(`${web.url}/chat`, body);
  expect(answer.status).toBe(400);
  expect(await errorIn(answer)).toContain(words);
  expect(web.chats).toEqual([]);
});

test("a name of a hundred characters is a session", async () => {
  const web = await startWeb();
  expect((await post(`${web.url}/chat`, { text: "hi", session: "é".repeat(100) })).status).toBe(200);
});
