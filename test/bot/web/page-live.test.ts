import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { LiveFeed } from "../../../src/bot/web/live-feed.js";
import { type State, withListChange } from "../../../src/bot/web/page/state.js";
import type { ListChange, NumberedList } from "../../../src/bot/web/page-list.js";
import type { HookRun } from "../../../src/core/firing.js";
import { eventually } from "../../support/eventually.js";
import { LONG_TESTS } from "../../support/long-tests.js";
import { openPage } from "../../support/page-bench.js";
import { makeReadyBot } from "../../support/ready-bot.js";
import { shared } from "../../support/shared.js";
import { workedMs } from "../../support/worked.js";

test("the switch flipped elsewhere is told to the page, and flipped on the page counts everywhere", async () => {
  const ready = await makeReadyBot({ demo: true });
  const page = await openPage(ready);
  const live = await page.live();
  await ready.bot.hooks.handleCommand({
    ...{ channel: "cli", senderId: "local", chat: "private", origin: "typed" },
    text: "/hooks on",
  });
  await eventually(() => live.all("change").length).toBeGreaterThan(0);
  expect((await page.command("/hooks list")).data).toMatchObject({ switch: { on: true } });

  const other = await (await openPage(ready)).live();
  expect(await page.command("/hooks off")).toMatchObject({ outcome: "done", changed: true });
  expect((await ready.bot.hooks.list()).switch.on).toBe(false);
  await eventually(() => other.all("change").length).toBeGreaterThan(0);
});

test("a switch flipped by another process reaches the page", async () => {
  const ready = await makeReadyBot({ demo: true });
  const page = await openPage(ready);
  const live = await page.live();
  const elsewhere = await ready.bench.open({ owners: ["cli:local"] });
  await elsewhere.handleCommand({
    ...{ channel: "cli", senderId: "local", chat: "private", origin: "typed" },
    text: "/hooks on",
  });
  await eventually(() => live.all("change").length).toBeGreaterThan(0);
  expect((await page.command("/hooks list")).data).toMatchObject({ switch: { on: true } });
});

/** A bot without hooks in force. */
const plain = shared((atEnd) => makeReadyBot({ demo: true, atEnd }));

test("a hook that the workspace proposes is told to the page", async () => {
  const ready = await plain();
  const page = await openPage(ready);
  const live = await page.live();
  ready.bench.script("guard.sh", "#!/bin/sh\nexit 0\n");
  ready.bench.propose("hooks:\n  - {event: on_outbound_message, command: ./guard.sh}\n");
  await eventually(() => live.all("change").length).toBeGreaterThan(0);
  expect((await page.command("/hooks list")).data).toMatchObject({ hooks: [{ state: "not-approved" }] });
});

test("a change brings what changed and the places of the rest, once for all pages", async () => {
  const ready = await plain();
  const page = await openPage(ready);
  const entries = (count: number) =>
    Array.from({ length: count }, (_, at) => `  - {event: on_stop, command: ./guard.sh ${at}}\n`).join("");
  ready.bench.script("guard.sh", "#!/bin/sh\nexit 0\n");
  ready.bench.propose(`hooks:\n${entries(30)}`);
  const list = async () => (await (await page.request("/api/hooks")).json()) as NumberedList;
  await eventually(async () => (await list()).list.hooks.length).toBe(30);
  const [live, other] = [await page.live(), await (await openPage(ready)).live()];
  const before = await list();
  ready.bench.propose(`hooks:\n${entries(31)}`);
  await eventually(() => live.all("change").length).toBe(1);
  const [change] = live.all("change") as ListChange[];
  const { hooks } = change?.list ?? { hooks: [] };
  expect([change?.from, hooks.length]).toEqual([before.revision, 31]);
  expect(JSON.stringify(change).length * 3).toBeLessThan(JSON.stringify(before).length);
  const state = withListChange({ ...before } as unknown as State, change ?? {});
  expect(state?.list).toEqual((await list()).list);
  expect(other.all("change")).toEqual(live.all("change"));
  expect(withListChange({ ...before, revision: 1 } as unknown as State, change ?? {})).toBeUndefined();
});

test("the same command sent again gets the same answer, and acts once", async () => {
  const ready = await plain();
  const page = await openPage(ready);
  const first = await page.command("/hooks on", { id: "c1" });
  await page.command("/hooks off");
  expect(await page.command("/hooks on", { id: "c1" })).toEqual(first);
  expect((await ready.bot.hooks.list()).switch.on).toBe(false);
});

test("show brings the files themselves, with nothing invisible in them", async () => {
  const ready = await plain();
  ready.bench.script("guard.sh", "#!/bin/sh\n# \u202e hidden\nexit 0\n");
  ready.bench.propose("hooks:\n  - {event: on_outbound_message, command: ./guard.sh}\n");
  const page = await openPage(ready);
  const { hooks } = (await page.command("/hooks list")).data as { hooks: { shortId: string }[] };
  const { data } = await page.command(`/hooks show ${hooks[0]?.shortId}`);
  expect(data).toMatchObject({
    shortId: hooks[0]?.shortId,
    files: {
      argv: ["./guard.sh"],
      current: [{ path: expect.stringContaining("guard.sh"), sha256: expect.any(String), text: expect.any(String) }],
      approved: [],
    },
  });
  expect(JSON.stringify(data)).not.toContain("\u202e");
});

test("a lost connection goes on where it was: no line is missing, and none comes twice", async () => {
  const ready = await plain();
  const [page, other] = [await openPage(ready), await openPage(ready)];
  const whole = await other.live();
  const seen: number[] = [];
  const rounds = LONG_TESTS ? 6 : 4;
  let last: number | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const live = await page.live(last);
    await page.say(`say ${round}`);
    if (round % 2 === 0) await eventually(() => live.lines().length).toBeGreaterThan(0);
    live.drop();
    await live.ended;
    await page.say(`say ${round} again`);
    expect(live.all("reset")).toEqual([]);
    seen.push(...live.lines().map(({ seq }) => seq));
    last = live.events.at(-1)?.id;
  }
  await eventually(() => whole.lines().length).toBe(rounds * 4);
  const end = await page.live(last);
  await eventually(() => [...seen, ...end.lines().map(({ seq }) => seq)].length).toBe(rounds * 4);
  expect([...seen, ...end.lines().map(({ seq }) => seq)]).toEqual(whole.lines().map(({ seq }) => seq));
});

test("a place of another run, or one that never was, is answered with a reset", async () => {
  const ready = await plain();
  const page = await openPage(ready);
  const first = await page.live();
  await page.say("say hello");
  await eventually(() => first.lines().length).toBe(2);
  const last = first.events.at(-1)?.id ?? 0;
  for (const since of [0, 1, last + 100, Number.MAX_SAFE_INTEGER, "x", "1e3", "-1"]) {
    const live = await page.live(since);
    expect([since, live.events.map(({ event }) => event).slice(0, 3)]).toEqual([since, ["hello", "blocked", "reset"]]);
    live.drop();
  }
  const later = await ready.restart();
  await first.ended;
  const again = await (await openPage(later)).live(last);
  await eventually(() => again.events.map(({ event }) => event).slice(0, 3)).toEqual(["hello", "blocked", "reset"]);
});

const GUARD = `case "$(cat)" in
  *sesame*) until [ -e go ]; do sleep 0.05; done;;
  *secret*) echo no >&2; exit 2;;
esac`;

/** A bot with two hooks: one is at some replies for long, and has something against others; one waits while it is told to. */
const guarded = shared(async (atEnd) => {
  const ready = await makeReadyBot({ demo: true, atEnd });
  await ready.hookAll(
    ["on_outbound_message", GUARD, ", timeout: 60"],
    ["on_user_message", "while [ -e shut ]; do sleep 0.02; done", ", matcher: morning"],
  );
  return ready;
});

test.runIf(LONG_TESTS)(
  "while a guard takes long, every page is told which one it is, and when it is over",
  async () => {
    const ready = await guarded();
    const page = await openPage(ready);
    const live = await page.live();
    // Elsewhere it is of no interest to whoever looks at the page.
    const elsewhere = ready.bot.hooks.fire("on_outbound_message", { notification: "sesame", channel: "telegram" });
    await page.say("say sesame");
    const begun = { id: 1, hook: "./hook-1.sh" };
    await eventually(() => live.all("looking")).toEqual([begun]);
    const late = await page.live();
    expect(late.all("looking")).toEqual([begun]);
    ready.bench.write("go", "");
    for (const each of [live, late]) await eventually(() => each.all("looking")).toEqual([begun, { id: 1 }]);
    await elsewhere;
    expect(live.all("looking")).toHaveLength(2);
  },
);

test("firings are shown as they happen, with verdict and milliseconds", async () => {
  const ready = await guarded();
  const page = await openPage(ready);
  const live = await page.live();
  await page.say("say secret");
  await eventually(() => live.all("firing").at(-1)).toMatchObject({
    hook: "./hook-1.sh",
    event: "on_outbound_message",
    verdict: "block",
    ms: expect.any(Number),
    at: expect.any(Number),
  });
  const [before, after] = live.all("blocked");
  expect(after?.today).toBe(Number(before?.today) + 1);
});

test("a slow command tells how it fares", async () => {
  const ready = await guarded();
  const page = await openPage(ready);
  const live = await page.live();
  expect((await page.command("/hooks doctor", { id: "d1" })).data).toMatchObject({ rehearsals: [{}, {}] });
  await eventually(() => live.all("progress")).toContainEqual({ id: "d1", text: expect.any(String) });
  const id = await page.say("/hooks doctor");
  await eventually(() => live.all("progress")).toContainEqual({ id, text: expect.any(String) });
  await eventually(() => live.lines().at(-1)).toMatchObject({ from: "hooks", id });
});

test("who comes in the middle is told that the agent is at work", async () => {
  const ready = await guarded();
  const shut = ready.bench.write("shut", "");
  const page = await openPage(ready);
  const id = await page.say("say good morning");
  const live = await page.live();
  await eventually(() => live.all("working")).toContainEqual({ id, on: true });
  rmSync(shut);
  await eventually(() => live.all("working").at(-1)).toEqual({ id, on: false });
});

test("a page that is opened later has the whole hour, and not the last few firings only", async () => {
  const ready = await guarded();
  const fire = () => ready.bot.hooks.fire("on_user_message", { message: "morning" });
  await Promise.all(Array.from({ length: 52 }, fire));
  const { firings } = (await (await (await openPage(ready)).request("/api/firings")).json()) as { firings: HookRun[] };
  const fired = firings.filter(({ event }) => event === "on_user_message");
  expect(fired.length).toBeGreaterThanOrEqual(52);
  expect(fired[0]).toMatchObject({ event: "on_user_message", verdict: "continue", at: expect.any(Number) });
});

test("10,000 firings at once hold up nobody, and who cannot keep up begins anew", async () => {
  const feed = new LiveFeed(() => [{ event: "hello", data: {} }]);
  const reading: string[] = [];
  const reader = (async () => {
    for await (const text of feed.follow(undefined, () => true)) {
      reading.push(text);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  })();
  await eventually(() => reading.length).toBeGreaterThan(0);
  const before = workedMs();
  for (let at = 0; at < 10_000; at += 1) feed.add("firing", { hook: "./a.sh", at });
  expect(workedMs() - before).toBeLessThan(1_000);
  await eventually(() => reading.join("").includes("event: reset")).toBe(true);
  feed.add("line", { text: "later" });
  await eventually(() => reading.join("")).toContain('{"text":"later"}');
  feed.close();
  await reader;
});

test("lost right behind the greeting, a reader comes back to the same place", async () => {
  const feed = new LiveFeed(() => [{ event: "hello", data: {} }]);
  for (const text of ["a", "b", "c"]) feed.add("line", text);
  const first = await feed.follow(0, () => true).next();
  const last = Number(/^id: (\d+)/.exec(String(first.value))?.[1]);
  const again = await feed.follow(last - 2, () => true).next();
  expect(again.value).toBe(`id: ${last - 2}\nevent: hello\ndata: {}\n\n`);
});

test("the record is bounded by number and by size, and keeps the newest", async () => {
  const feed = new LiveFeed(() => [], { events: 100, characters: 100_000 });
  const read = async (since: number): Promise<string> => {
    let text = "";
    let pieces = 0;
    for await (const piece of feed.follow(since, () => pieces < 2)) {
      text += piece;
      pieces += 1;
    }
    return text;
  };
  const idOf = (text: string): number => Number(/id: (\d+)/.exec(text)?.[1]);
  feed.add("line", "first");
  const start = idOf(await read(0));
  for (let at = 0; at < 99; at += 1) feed.add("line", at);
  expect((await read(start)).match(/event: line/g)).toHaveLength(99);
  for (let at = 0; at < 200; at += 1) feed.add("line", "x".repeat(10_000));
  expect(await read(start)).toContain("event: reset");
});

test("silence is broken now and then, so that nobody takes the line for dead", async () => {
  const feed = new LiveFeed(() => [], { heartbeatMs: 10 });
  const pieces: string[] = [];
  for await (const piece of feed.follow(undefined, () => pieces.length < 3)) pieces.push(piece);
  expect(pieces).toContain(":\n\n");
});
