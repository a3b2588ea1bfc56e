import { expect, test } from "vitest";
import { PushLimit } from "../../../../src/bot/agent/tools/push.js";

test("the agent writes to a chat twenty times a minute of its own accord, and is told when it may go on", () => {
  let now = 1_000_000;
  const limit = new PushLimit(() => now);
  for (let sent = 0; sent < 20; sent += 1) limit.take("telegram 1");
  now += 15_500;
  expect(() => limit.take("telegram 1")).toThrow("no more than 20 messages of your own a minute");
  expect(() => limit.take("telegram 1")).toThrow("go on in 45 s");
  limit.take("telegram 2");
  now += 44_500;
  limit.take("telegram 1");
});
