import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { eventually } from "../../support/eventually.js";
import { openPage } from "../../support/page-bench.js";
import { makeReadyBot } from "../../support/ready-bot.js";

/** What /hooks itself says is beside the point here. */
const talk = <Line extends { from: string }>(lines: readonly Line[]) => lines.filter(({ from }) => from !== "hooks");
const texts = (lines: readonly { from: string; text: string }[]) => talk(lines).map(({ from, text }) => [from, text]);

test("two pages open at once read the same chat, in the same order", async () => {
  const ready = await makeReadyBot({ demo: true });
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
  const told = ({ events }: typeof first) =>
    events
      .filter(({ event }) => event !== "change")
      .map(({ id, event, data }) => ({ event, data, ...(event !== "hello" && { id }) }));
  await eventually(() => told(first).length - told(second).length).toBe(0);
  expect(told(second)).toEqual(told(first));
  expect(talk(await one.transcript())).toEqual(second.lines());
});

test("a page is told which bot this is, and whether the agent is at work", async () => {
  const ready = await makeReadyBot({ demo: true });
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

test("/hooks typed on the page is answered there, costs no model, and brings buttons", async () => {
  const ready = await makeReadyBot();
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

test("a message sent again because its answer was lost acts once, also after a restart", async () => {
  const ready = await makeReadyBot({ demo: true });
  const page = await openPage(ready);
  await page.say("say once", { id: "same" });
  await page.say("say once", { id: "same" });
  await eventually(async () => texts(await page.transcript())).toEqual([
    ["person", "say once"],
    ["agent", "once"],
  ]);
  const later = await ready.restart();
  const again = await openPage(later);
  await again.say("say once", { id: "same" });
  await again.say("say twice");
  await eventually(async () => texts(await again.transcript())).toEqual([
    ["person", "say once"],
    ["agent", "once"],
    ["person", "say twice"],
    ["agent", "twice"],
  ]);
});

test("a key does not get onto the page: a notice does, with the hook's name and reason", async () => {
  const ready = await makeReadyBot({ demo: true });
  await ready.hook("on_outbound_message", "grep -q 'PRIVATE KEY' && { echo 'that is a key' >&2; exit 2; }; exit 0");
  const page = await openPage(ready);
  const live = await page.live();
  const id = await page.say("say -----BEGIN RSA PRIVATE KEY-----");
  await eventually(() => live.lines().at(-1)).toMatchObject({
    from: "agent",
    id,
    text: "[message withheld by a hook: that is a key]",
    marks: [{ kind: "withheld", hook: "./hook-1.sh", reason: "that is a key" }],
  });
  const [typed, ...others] = talk(await page.transcript());
  expect(typed?.text).toBe("say -----BEGIN RSA PRIVATE KEY-----");
  const told = live.events.filter(({ data }) => (data as { from?: string }).from !== "person");
  expect(JSON.stringify([others, told])).not.toContain("BEGIN RSA");
});

test("what a hook rewrote is marked with its name", async () => {
  const ready = await makeReadyBot({ demo: true });
  await ready.hook("on_outbound_message", `cat >/dev/null; echo '{"notification": "the number is ****"}'`);
  const page = await openPage(ready);
  const live = await page.live();
  await page.say("say the number is 4711");
  await eventually(() => live.lines().at(-1)).toMatchObject({
    from: "agent",
    text: "the number is ****",
    marks: [{ kind: "rewritten", hook: "./hook-1.sh" }],
  });
});

test("a message of the person that a hook stopped or rewrote is marked so", async () => {
  const ready = await makeReadyBot({ demo: true });
  await ready.hook(
    "on_user_message",
    `input=$(cat); case "$input" in *secret*) echo 'no secrets' >&2; exit 2;; *4711*) echo '{"message": "say ****"}';; esac`,
  );
  const page = await openPage(ready);
  await page.say("say secret");
  await eventually(async () => talk(await page.transcript()).map(({ text, marks }) => [text, marks])).toEqual([
    ["say secret", [{ kind: "withheld", hook: "./hook-1.sh", reason: "no secrets" }]],
    ["[stopped by a hook: no secrets]", [{ kind: "withheld", hook: "./hook-1.sh", reason: "no secrets" }]],
  ]);
  await page.say("say 4711");
  await eventually(async () => (await page.transcript("?limit=2")).map(({ text, marks }) => [text, marks])).toEqual([
    ["say 4711", [{ kind: "rewritten", hook: "./hook-1.sh" }]],
    ["****", undefined],
  ]);
});

test("a reason that another hook holds back is not in the marks either", async () => {
  const ready = await makeReadyBot({ demo: true });
  await ready.hook("on_outbound_message", "grep -q hunter2 && { echo 'no passwords' >&2; exit 2; }; exit 0");
  await ready.hook("on_user_message", `grep -q forbidden && { echo 'hunter2 is forbidden' >&2; exit 2; }; exit 0`);
  const page = await openPage(ready);
  await page.say("something forbidden");
  await eventually(async () => talk(await page.transcript()).map(({ text, marks }) => [text, marks])).toEqual([
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
  const ready = await makeReadyBot({ demo: true });
  await ready.hook("on_outbound_message", `cat >/dev/null; echo '{"systemMessage": "that was long"}'`);
  await ready.hook("on_user_message", `cat >/dev/null; echo '{"systemMessage": "heard you"}'`);
  const page = await openPage(ready);
  await page.say("say a story");
  await eventually(async () => texts(await page.transcript())).toEqual(
    expect.arrayContaining([
      ["agent", "a story"],
      ["note", "ℹ Note from a hook: that was long"],
      ["note", "ℹ Note from a hook: heard you"],
    ]),
  );
});

test("a reply comes in pieces where no hook may have a word on it, and whole where one may", async () => {
  const ready = await makeReadyBot();
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

test("the chat is still there after a restart, for whoever enters anew", async () => {
  const ready = await makeReadyBot({ demo: true });
  const page = await openPage(ready);
  await page.say("say hello");
  await eventually(async () => talk(await page.transcript()).length).toBe(2);
  const before = await page.transcript();
  const later = await ready.restart();
  const again = await openPage(later);
  expect(await again.transcript()).toEqual(before);
  await again.say("say more");
  await eventually(async () => (await again.transcript()).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
});

test("a reply is written down before a hook has judged it, and a crash until then does not lose it", async () => {
  const ready = await makeReadyBot({ demo: true });
  const gate = `${ready.bench.root}/go-on`;
  await ready.hook("on_outbound_message", `grep -q held && while [ ! -e ${gate} ]; do sleep 0.02; done; true`);
  const page = await openPage(ready);
  const file = `${ready.bench.state}/page/replies.json`;
  const kept = (): unknown[] => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : []);
  const id = await page.say("say held");
  await eventually(kept).toEqual([{ turnId: expect.any(String), text: "held", id }]);
  expect(texts(await page.transcript())).toEqual([["person", "say held"]]);
  const left = readFileSync(file, "utf8");
  writeFileSync(gate, "");
  await eventually(kept).toEqual([]);
  const whole = await page.transcript();
  expect(texts(whole)).toEqual([
    ["person", "say held"],
    ["agent", "held"],
  ]);
  await ready.bot.close();
  // As a crash leaves it: of two replies one was shown already.
  const lost = { turnId: "lost", text: "lost and found", id: "m-lost" };
  writeFileSync(file, JSON.stringify([...JSON.parse(left), lost]));
  const later = await makeReadyBot({ demo: true, bench: ready.bench, model: ready.model });
  const again = await openPage(later);
  await eventually(kept).toEqual([]);
  const [shown, ...more] = (await again.transcript()).slice(whole.length);
  expect(shown).toMatchObject({ from: "agent", text: "lost and found", id: "m-lost" });
  expect(more).toEqual([]);
  expect((await again.transcript()).slice(0, whole.length)).toEqual(whole);
});

test("older lines are asked for page by page", async () => {
  const ready = await makeReadyBot({ demo: true });
  const page = await openPage(ready);
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
  const ready = await makeReadyBot({ demo: true });
  const page = await openPage(ready);
  const live = await page.live();
  const hostile = "say <script>alert(1)</script>\r\n\r\nevent: reset\ndata: {}\n\n\u2028\u202e\u0000 end";
  const long = `say ${"長い x".repeat(20_000)}`;
  await page.say(hostile);
  await page.say(long);
  await eventually(() => live.lines().filter(({ from }) => from === "agent").length).toBe(2);
  expect(live.all("reset")).toEqual([]);
  const own = live.lines().filter(({ from }) => from === "person");
  expect(own.map(({ text }) => text)).toEqual([hostile, long]);
  const later = await ready.restart();
  expect(talk(await (await openPage(later)).transcript())).toEqual(live.lines());
});

test("a push to the owners is on the page, whether or not somebody has it open, and a note on it is a note", async () => {
  const ready = await makeReadyBot({ demo: true });
  await ready.hook("on_notification", `cat >/dev/null; echo '{"systemMessage": "pushed"}'`);
  expect((await ready.post("/push", { text: "the build is green" })).status).toBe(202);
  const page = await openPage(ready);
  await eventually(async () => texts(await page.transcript())).toEqual([
    ["agent", "the build is green"],
    ["note", "ℹ Note from a hook: pushed"],
  ]);
});

test("whoever opens the page for the first time finds an empty chat", async () => {
  const page = await openPage(await makeReadyBot({ demo: true }));
  expect(await page.transcript()).toEqual([]);
});
