import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { delayedIn } from "../../../src/bot/delivery/later.js";
import { Outbox } from "../../../src/bot/delivery/outbox.js";
import { OutboxFiles } from "../../../src/bot/delivery/outbox-files.js";
import type { OutboxOptions } from "../../../src/bot/delivery/sender.js";
import { deliveryHandlers } from "../../../src/channels/delivery.js";
import { Languages } from "../../../src/channels/languages.js";
import { OutboundPipeline } from "../../../src/channels/outbound-pipeline.js";
import type { ChannelHooks } from "../../../src/channels/port.js";
import type { FireOptions, FireOutcome } from "../../../src/core/firing.js";
import { eventually } from "../../support/eventually.js";
import { holdClock } from "../../support/held-clock.js";

const HOUR = 3_600_000;
const START = Date.UTC(2030, 0, 10, 23, 0);
const MORNING = START + 8 * HOUR;

function makeFolder(): string {
  const root = mkdtempSync(join(tmpdir(), "chat-hooks-later-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return join(root, "outbox");
}

/** A day that passes when the test says so. */
function makeDay() {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  onTestFinished(() => void vi.useRealTimers());
  const clock = holdClock();
  return (ms: number): void => {
    vi.setSystemTime(Date.now() + ms);
    clock.advance(ms);
  };
}

type Asked = { text: string; kind: unknown } & FireOptions;

/** A bot whose only hook answers as told; what it was asked, and what reached the person. */
async function opened(folder: string, answer: (asked: Asked) => Partial<FireOutcome>, options: OutboxOptions = {}) {
  const asked: Asked[] = [];
  const sent: string[] = [];
  const hooks = {
    async fire(_: string, { notification, kind }: Record<string, unknown>, options: FireOptions) {
      const question = { ...options, text: String(notification), kind };
      asked.push(question);
      return { verdict: "continue", context: [], notes: [], runs: [], ...answer(question) };
    },
    checkReplyText: async ({ parts }: { parts: readonly string[] }) => parts,
  } as unknown as ChannelHooks;
  const pipeline = new OutboundPipeline(hooks, "telegram", new Languages("en"), async () => {});
  const outbox = new Outbox(folder, options);
  outbox.setSender("telegram", (chatId, text, delivery) =>
    pipeline.send(
      { type: "sendMessage", parts: [text], spot: { chatId }, isPrivate: true },
      deliveryHandlers(delivery, async (words) => void sent.push(words)),
    ),
  );
  await outbox.open();
  onTestFinished(() => outbox.close());
  const say = async (text: string, kind: "push" | "reply" = "push"): Promise<void> => {
    outbox.release(await outbox.add({ to: { channel: "telegram", chatId: "1" }, text, kind }));
    await outbox.settled();
  };
  return { outbox, asked, sent, say };
}

const untilMorning = ({ kind }: Asked): Partial<FireOutcome> =>
  kind === "push" && Date.now() < MORNING ? { verdict: "block", delayUntil: MORNING, hook: "./quiet.sh" } : {};

test("pushes wait until their time, in their order; answers overtake them", async () => {
  const pass = makeDay();
  const { outbox, sent, say, asked } = await opened(makeFolder(), untilMorning);
  await say("first");
  await say("an answer", "reply");
  await say("second");
  expect(sent).toEqual(["an answer"]);
  expect(asked.map(({ text, kind, mayDrop, mayDelayUntil }) => [text, kind, mayDrop, mayDelayUntil])).toEqual([
    ["first", "push", true, START + 7 * 24 * HOUR],
    ["an answer", "reply", undefined, undefined],
    ["second", "push", true, START + 7 * 24 * HOUR],
  ]);
  pass(7 * HOUR);
  await outbox.settled();
  expect(sent).toEqual(["an answer"]);
  pass(HOUR);
  await eventually(() => sent).toEqual(["an answer", "first", "second"]);
});

test("what waits survives a restart, is listed without its text, and is checked by the guards of then", async () => {
  const pass = makeDay();
  const folder = makeFolder();
  const before = await opened(folder, untilMorning);
  await before.say("the number is 4711");
  await before.say("good morning");
  await before.outbox.close();
  const listed = { channel: "telegram", chatId: "1", hook: "./quiet.sh", until: MORNING };
  expect(await delayedIn(new OutboxFiles(folder))).toEqual([
    { ...listed, length: 18 },
    { ...listed, length: 12 },
  ]);
  // A guard that came into force in the night.
  const strict = ({ text }: Asked): Partial<FireOutcome> =>
    text.includes("4711") ? { verdict: "block", reason: "no numbers" } : {};
  const after = await opened(folder, strict);
  await after.outbox.settled();
  expect([after.sent, after.asked]).toEqual([[], []]);
  pass(8 * HOUR);
  await eventually(() => after.sent).toEqual(["[message withheld by a hook: no numbers]", "good morning"]);
  expect(await delayedIn(new OutboxFiles(folder))).toEqual([]);
});

test("what a hook kept that was revoked leaves at once, past the other guards; what another keeps waits", async () => {
  makeDay();
  const folder = makeFolder();
  const inForce = new Set(["./quiet.sh", "./slow.sh"]);
  const keeper = ({ text }: Asked): string => (text.startsWith("slow") ? "./slow.sh" : "./quiet.sh");
  const answer = (asked: Asked): Partial<FireOutcome> => {
    if (inForce.has(keeper(asked))) return { verdict: "block", delayUntil: MORNING, hook: keeper(asked) };
    return asked.text.includes("4711") ? { verdict: "block", reason: "no numbers" } : {};
  };
  const { outbox, sent, asked, say } = await opened(folder, answer, { isInForce: (hook) => inForce.has(hook) });
  for (const text of ["one", "slow", "two 4711", "slow too"]) await say(text);
  outbox.later.hurry();
  await outbox.settled();
  expect([sent, asked.length]).toEqual([[], 4]);
  inForce.delete("./quiet.sh");
  outbox.later.hurry();
  await eventually(() => sent).toEqual(["one", "[message withheld by a hook: no numbers]"]);
  await outbox.close();
  // Revoked while nobody delivers: the next process sees it, too.
  inForce.delete("./slow.sh");
  const after = await opened(folder, answer, { isInForce: (hook) => inForce.has(hook) });
  await eventually(() => after.sent).toEqual(["slow", "slow too"]);
});

test("what was kept for days is not too old to be sent then, and a hook may have it wait once more", async () => {
  const pass = makeDay();
  let until = START + 72 * HOUR;
  const { outbox, sent, say, asked } = await opened(makeFolder(), () =>
    Date.now() < until ? { verdict: "block", delayUntil: until, hook: "a" } : {},
  );
  await say("later");
  until = START + 100 * HOUR;
  pass(72 * HOUR);
  await eventually(() => asked.length).toBe(2);
  await outbox.settled();
  expect(sent).toEqual([]);
  pass(28 * HOUR);
  await eventually(() => sent).toEqual(["later"]);
});

test("of a dropped push nothing is sent and nothing is left but the reason, for whoever waits for it", async () => {
  const folder = makeFolder();
  const { sent, say } = await opened(folder, ({ text }) =>
    text === "spam" ? { verdict: "block", drop: true, hook: "a" } : {},
  );
  await say("spam");
  await say("news");
  expect(sent).toEqual(["news"]);
  const [left = "", ...others] = readdirSync(folder);
  expect([left.replace(/.*\./, ""), others]).toEqual(["dropped", []]);
  expect(await new OutboxFiles(folder).statusOf(left.replace(/\.dropped$/, ""))).toEqual({
    kind: "dropped",
    why: "a hook dropped it",
  });
});
