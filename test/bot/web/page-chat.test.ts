import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { OutboxFiles, type StoredMessage } from "../../../src/bot/delivery/outbox-files.js";
import { eventually } from "../../support/eventually.js";
import { openPage } from "../../support/page-bench.js";
import { makeReadyBot } from "../../support/ready-bot.js";
import { shared } from "../../support/shared.js";

/** What /hooks itself says is beside the point here. */
const talk = <Line extends { from: string }>(lines: readonly Line[]) => lines.filter(({ from }) => from !== "hooks");
const texts = (lines: readonly { from: string; text: string }[]) => talk(lines).map(({ from, text }) => [from, text]);

/** A file may be gone by the time it is read. */
const parsed = (path: string): unknown[] => {
  try {
    return [JSON.parse(readFileSync(path, "utf8"))];
  } catch {
    return [];
  }
};

/** A bot without hooks. */
const plain = shared((atEnd) => makeReadyBot({ demo: true, atEnd }));

test("whoever opens the page for the first time finds an empty chat", async () => {
  const page = await openPage(await plain());
  expect(await page.transcript()).toEqual([]);
});

test("two pages open at once read the same chat, in the same order", async () => {
  const ready = await plain();
  const [one, other] = [await openPage(ready), await openPage(ready)];
  const [first, second] = [await one.live(), await other.live()];
  await one.say("say hello");
  await eventually(() => texts(first.lines())).toEqual([
    ["person", "say hello"],
    ["agent", "hello"],
  ]);
  await other.say("say and you");
  await eventually(() => texts(second.lines())).toEqual([
    ["person", "say hello"],
    ["agent", "hello"],
    ["person", "say and you"],
    ["agent", "and you"],
  ]);
  // That something about the hooks has changed may be told at any time, also between the two greetings.
  const greeting = ["hello", "blocked"];
  const told = ({ events }: typeof first) =>
    events
      .filter(({ event }) => event !== "change")
      .map(({ id, event, data }) => ({ event, data, ...(!greeting.includes(event) && { id }) }));
  await eventually(() => told(first).length - told(second).length).toBe(0);
  expect(told(second)).toEqual(told(first));
  expect(talk(await one.transcript()).slice(-4)).toEqual(second.lines());
});

test("a page is told which bot this is, and whether the agent is at work", async () => {
  const ready = await plain();
  const page = await openPage(ready);
  const live = await page.live();
  expect(live.events[0]).toMatchObject({
    event: "hello",
    data: { version: "test", model: null, workspace: ready.bench.workspace, channels: ["web", "api"], locale: "en" },
  });
  const id = await page.say("say hello");
  await eventually(() => live.all("working")).toEqual([
    { id, on: true },
    { id, on: false },
  ]);
});

test("older lines are asked for page by page", async () => {
  const page = await openPage(await plain());
  for (const word of ["a", "b", "c"]) {
    await page.say(`say ${word}`);
    await eventually(async () => (await page.transcript()).at(-1)?.text).toBe(word);
  }
  expect(texts(await page.transcript("?limit=2"))).toEqual([
    ["person", "say c"],
    ["agent", "c"],
  ]);
  expect((await page.transcript("?before=6&limit=3")).map(({ seq }) => seq)).toEqual([3, 4, 5]);
  expect(await page.transcript("?before=1")).toEqual([]);
  expect((await page.request("/api/transcript?limit=-1")).status).toBe(400);
  expect((await page.request("/api/transcript?before=x")).status).toBe(400);
});

test("hostile texts arrive as they are, and break neither the stream nor the file", async () => {
  const ready = await plain();
  const page = await openPage(ready);
  const live = await page.live();
  const hostile = "say <script>alert(1)</script>\r\n\r\nevent: reset\ndata: {}\n\n\u2028\u202e\u0000 end";
  // What is said is shown piece by piece, so of that there is less.
  const long = `${"長い x".repeat(20_000)}\nsay ${"長い x".repeat(1_000)}`;
  await page.say(hostile);
  await page.say(long);
  await eventually(() => live.lines().filter(({ from }) => from === "agent").length).toBe(2);
  expect(live.all("reset")).toEqual([]);
  const own = live.lines().filter(({ from }) => from === "person");
  expect(own.map(({ text }) => text)).toEqual([hostile, long]);
  const later = await ready.restart();
  expect((await (await openPage(later)).transcript()).slice(-4)).toEqual(live.lines());
});

/** A bot without hooks, with a model that is told what to say. */
const scripted = shared((atEnd) => makeReadyBot({ atEnd }));

test("/hooks typed on the page is answered there, costs no model, and brings buttons", async () => {
  const ready = await scripted();
  const page = await openPage(ready);
  const live = await page.live();
  const id = await page.say("/hooks");
  await eventually(() => live.lines().at(-1)).toMatchObject({
    from: "hooks",
    id,
    text: expect.stringContaining("OFF"),
    choices: expect.arrayContaining([[{ label: expect.any(String), line: "/hooks on" }]]),
  });
  expect(live.lines()[0]).toMatchObject({ from: "person", text: "/hooks", id });
  expect(ready.model.requests).toEqual([]);
});

test("a reply comes in pieces where no hook may have a word on it, and whole where one may", async () => {
  const ready = await scripted();
  const page = await openPage(ready);
  const live = await page.live();
  ready.model.say({ text: "Once upon a time." });
  const id = await page.say("tell me");
  await eventually(() => live.lines().at(-1)?.text).toBe("Once upon a time.");
  expect(live.all("piece").every((piece) => piece.id === id)).toBe(true);
  expect(
    live
      .all("piece")
      .map(({ text }) => text)
      .join(""),
  ).toBe("Once upon a time.");
  await ready.hook("on_outbound_message", "exit 0");
  const before = live.all("piece").length;
  ready.model.say({ text: "The end." });
  await page.say("and then?");
  await eventually(() => live.lines().at(-1)?.text).toBe("The end.");
  expect(live.all("piece").length).toBe(before);
});

test("a message sent again because its answer was lost acts once, also after a restart, where the chat is still there", async () => {
  const ready = await makeReadyBot({ demo: true });
  const page = await openPage(ready);
  await page.say("say once", { id: "same" });
  await page.say("say once", { id: "same" });
  await eventually(async () => texts(await page.transcript())).toEqual([
    ["person", "say once"],
    ["agent", "once"],
  ]);
  const before = await page.transcript();
  const again = await openPage(await ready.restart());
  expect(await again.transcript()).toEqual(before);
  await again.say("say once", { id: "same" });
  await again.say("say twice");
  await eventually(async () => texts(await again.transcript())).toEqual([
    ["person", "say once"],
    ["agent", "once"],
    ["person", "say twice"],
    ["agent", "twice"],
  ]);
  expect((await again.transcript()).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
});

const GUARDS_REPLIES = `case "$(cat)" in
  *'PRIVATE KEY'*) echo 'that is a key' >&2; exit 2;;
  *hunter2*) echo 'no passwords' >&2; exit 2;;
  *'is 4711'*) echo '{"notification": "the number is ****"}';;
  *'a story'*) echo '{"systemMessage": "that was long"}';;
esac`;
const GUARDS_MESSAGES = `case "$(cat)" in
  *secret*) echo 'no secrets' >&2; exit 2;;
  *'say 4711'*) echo '{"message": "say ****"}';;
  *forbidden*) echo 'hunter2 is forbidden' >&2; exit 2;;
  *'a story'*) echo '{"systemMessage": "heard you"}';;
esac`;

/** A bot whose hooks have something against certain words. */
const guarded = shared(async (atEnd) => {
  const ready = await makeReadyBot({ demo: true, atEnd });
  await ready.hookAll(
    ["on_outbound_message", GUARDS_REPLIES],
    ["on_user_message", GUARDS_MESSAGES],
    ["on_notification", `cat >/dev/null; echo '{"systemMessage": "pushed"}'`],
  );
  return ready;
});

test("a key does not get onto the page: a notice does, with the hook's name and reason", async () => {
  const page = await openPage(await guarded());
  const live = await page.live();
  const id = await page.say("say -----BEGIN RSA PRIVATE KEY-----");
  await eventually(() => live.lines().findLast(({ from }) => from === "agent")).toMatchObject({
    from: "agent",
    id,
    text: "[message withheld by a hook: that is a key]",
    marks: [{ kind: "withheld", hook: "./hook-1.sh", reason: "that is a key" }],
  });
  const [typed, ...others] = talk(await page.transcript()).slice(-2);
  expect(typed?.text).toBe("say -----BEGIN RSA PRIVATE KEY-----");
  const told = live.events.filter(({ data }) => (data as { from?: string }).from !== "person");
  expect(JSON.stringify([others, told])).not.toContain("BEGIN RSA");
});

test("what a hook rewrote is marked with its name", async () => {
  const page = await openPage(await guarded());
  const live = await page.live();
  await page.say("say the number is 4711");
  await eventually(() => live.lines().findLast(({ from }) => from === "agent")).toMatchObject({
    from: "agent",
    text: "the number is ****",
    marks: [{ kind: "rewritten", hook: "./hook-1.sh" }],
  });
});

test("a message of the person that a hook stopped or rewrote is marked so", async () => {
  const page = await openPage(await guarded());
  const newest = async () => (await page.transcript("?limit=2")).map(({ text, marks }) => [text, marks]);
  await page.say("say secret");
  await eventually(newest).toEqual([
    ["say secret", [{ kind: "withheld", hook: "./hook-2.sh", reason: "no secrets" }]],
    ["[stopped by a hook: no secrets]", [{ kind: "withheld", hook: "./hook-2.sh", reason: "no secrets" }]],
  ]);
  await page.say("say 4711");
  await eventually(newest).toEqual([
    ["say 4711", [{ kind: "rewritten", hook: "./hook-2.sh" }]],
    ["****", undefined],
  ]);
});

test("a reason that another hook holds back is not in the marks either", async () => {
  const page = await openPage(await guarded());
  await page.say("something forbidden");
  await eventually(async () => (await page.transcript("?limit=2")).map(({ text, marks }) => [text, marks])).toEqual([
    ["something forbidden", [{ kind: "withheld", hook: "./hook-2.sh" }]],
    [
      "[message withheld by a hook: no passwords]",
      [
        { kind: "withheld", hook: "./hook-2.sh" },
        { kind: "withheld", hook: "./hook-1.sh", reason: "no passwords" },
      ],
    ],
  ]);
  expect(JSON.stringify(await page.transcript())).not.toContain("hunter2");
});

test("a hook's notes are lines of their own", async () => {
  const page = await openPage(await guarded());
  await page.say("say a story");
  await eventually(async () => texts(await page.transcript())).toEqual(
    expect.arrayContaining([
      ["agent", "a story"],
      ["note", "ℹ Note from a hook: that was long"],
      ["note", "ℹ Note from a hook: heard you"],
    ]),
  );
});

test("a reply is written down before a hook has judged it, and a crash until then does not lose it", async () => {
  const ready = await makeReadyBot({ demo: true });
  const gate = `${ready.bench.root}/go-on`;
  await ready.hook("on_outbound_message", `grep -q held && while [ ! -e ${gate} ]; do sleep 0.02; done; true`);
  const page = await openPage(ready);
  const folder = `${ready.bench.state}/outbox`;
  const files = new OutboxFiles(folder);
  const kept = (): unknown[] =>
    readdirSync(folder).flatMap((name) => (/\.(?:json|sending)$/.test(name) ? parsed(`${folder}/${name}`) : []));
  const id = await page.say("say held");
  const to = { channel: "web", chatId: id };
  await eventually(kept).toMatchObject([{ id: expect.any(String), to, text: "held" }]);
  expect(texts(await page.transcript())).toEqual([["person", "say held"]]);
  const [left] = kept() as StoredMessage[];
  writeFileSync(gate, "");
  await eventually(kept).toEqual([]);
  const whole = await page.transcript();
  expect(texts(whole)).toEqual([
    ["person", "say held"],
    ["agent", "held"],
  ]);
  await ready.bot.close();
  // As a crash leaves it: of three replies one was shown already, and one is from a version that had a file for them.
  const made = { turnId: "lost", text: "lost and found", id: "m-lost" };
  if (left)
    for (const each of [left, { ...left, id: "t2", to: { channel: "web", chatId: "m2" }, text: "also lost" }])
      await files.write(files.nextName(each), each);
  const old = `${ready.bench.state}/page/replies.json`;
  writeFileSync(old, JSON.stringify([made]));
  const later = await makeReadyBot({ demo: true, bench: ready.bench, model: ready.model });
  const again = await openPage(later);
  await eventually(kept).toEqual([]);
  const more = (await again.transcript()).slice(whole.length);
  expect(more.map(({ from, text, id: answers }) => [from, text, answers]).sort()).toEqual([
    ["agent", "also lost", "m2"],
    ["agent", "lost and found", "m-lost"],
  ]);
  expect((await again.transcript()).slice(0, whole.length)).toEqual(whole);
  expect(existsSync(old)).toBe(false);
});

test("a push to the owners is on the page, whether or not somebody has it open, and a note on it is a note", async () => {
  const ready = await guarded();
  expect((await ready.post("/push", { text: "the build is green" })).status).toBe(202);
  const page = await openPage(ready);
  await eventually(async () => texts(await page.transcript("?limit=2"))).toEqual([
    ["agent", "the build is green"],
    ["note", "ℹ Note from a hook: pushed"],
  ]);
});
