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
