import { expect, test } from "vitest";
import { Languages } from "../../src/channels/languages.js";
import { type DeliveryHandlers, OutboundPipeline } from "../../src/channels/outbound-pipeline.js";
import type { ChannelHooks } from "../../src/channels/port.js";

/** A pipeline whose hooks let everything pass, and how often they were asked. */
function makePipeline(whileChecked: () => void = () => {}) {
  let checks = 0;
  const hooks = {
    async fire() {
      checks += 1;
      whileChecked();
      return { verdict: "continue", context: [], notes: [], runs: [] };
    },
  } as unknown as ChannelHooks;
  const pipeline = new OutboundPipeline(hooks, "telegram", new Languages("en"), async () => {});
  const outgoing = { type: "text", parts: ["hello"], spot: { chatId: "1" } };
  const failing: DeliveryHandlers<void> = {
    keptAs: "m1",
    send: () => Promise.reject(new Error("no network")),
    withhold: async () => {},
  };
  const fail = () => expect(pipeline.send(outgoing, failing)).rejects.toThrow("no network");
  return { pipeline, fail, checks: () => checks };
}

test("what failed and is sent again is not checked twice", async () => {
  const { fail, checks } = makePipeline();
  await fail();
  await fail();
  expect(checks()).toBe(1);
});

test("a verdict of hooks that are no longer in force is not kept", async () => {
  const { pipeline, fail, checks } = makePipeline(() => pipeline.forgetVerdicts());
  await fail();
  await fail();
  expect(checks()).toBe(2);
});

test("of a hundred messages at once only a few are checked in one turn of the event loop, in their order", async () => {
  const { pipeline, checks } = makePipeline();
  const sent: number[] = [];
  const deliver = (at: number): DeliveryHandlers<void> => ({
    send: async () => void sent.push(at),
    withhold: async () => {},
  });
  const numbers = Array.from({ length: 100 }, (_, at) => at);
  const all = numbers.map((at) =>
    pipeline.send({ type: "text", parts: ["hello"], spot: { chatId: `${at}` } }, deliver(at)),
  );
  const checkedAt = [checks()];
  while (checks() < all.length) {
    await new Promise((resume) => setImmediate(resume));
    checkedAt.push(checks());
  }
  await Promise.all(all);
  const mostAtOnce = Math.max(...checkedAt.map((count, turn) => count - (checkedAt[turn - 1] ?? 0)));
  expect(mostAtOnce).toBeLessThan(20);
  expect(sent).toEqual(numbers);
});

test.each([
  [
    "▇▇▇",
    "en",
    "[message withheld by a hook; its reason repeats the message, and is not shown. /hooks why names the hook and how to see it]",
  ],
  ["▇▇▇", "zh", "[消息被钩子拦下；它给出的理由重复了消息内容，所以不显示。发送 /hooks why 看是哪个钩子、怎样看到理由]"],
  ["no ▇▇▇ here", "en", "[message withheld by a hook: no ▇▇▇ here]"],
])("a message that was withheld because of %j says in %s what can be said", async (reason, locale, notice) => {
  const hooks = { fire: async () => ({ verdict: "block", reason, context: [], notes: [], runs: [] }) };
  const pipeline = new OutboundPipeline(
    hooks as unknown as ChannelHooks,
    "telegram",
    new Languages(locale),
    async () => {},
  );
  const withheld: string[] = [];
  await pipeline.send(
    { type: "text", parts: ["hello"], spot: { chatId: "1" } },
    { keptAs: "m1", send: async () => {}, withhold: async (text) => void withheld.push(text) },
  );
  expect(withheld).toEqual([notice]);
});
