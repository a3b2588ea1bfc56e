import { expect, onTestFinished, test } from "vitest";
import { type ChannelPort, connectChannel, type OwnWords } from "../../src/channels/channel.js";
import { ignoreRejections } from "../../src/channels/unhandled.js";
import { makeHookBench } from "../support/hook-bench.js";

/** A channel as a host would write one, on which nobody can be written to in private. */
function makePort() {
  const sent: [string, string | undefined][] = [];
  const port: ChannelPort = {
    name: "telegram",
    send: async ({ chatId }, { text }: OwnWords) => {
      sent.push([chatId, text]);
      return chatId === "group";
    },
    privately: (senderId) => ({ chatId: senderId }),
  };
  return { port, sent };
}

test("an owner who cannot be reached hears in the group as much as the group may know, and can decide nothing", async () => {
  const { hooks, hook } = await makeHookBench();
  const { port, sent } = makePort();
  const connection = connectChannel(hooks, port, { locale: "en" });
  onTestFinished(() => connection.close());
  await connection.receive({
    ...{
      text: "/hooks list",
      origin: "typed",
      chat: "group",
      senderId: "1",
      messageId: "m1",
      spot: { chatId: "group" },
    },
  });
  const [, toGroup] = sent.findLast(([chatId]) => chatId === "group") ?? [];
  expect(toGroup).toMatch(/private/);
  await hook("pre_tool_call", `echo '{"decision": "ask", "reason": "sure?"}'`);
  const outcome = await hooks.fire("pre_tool_call", { tool_name: "bash", tool_input: {} });
  expect(outcome).toMatchObject({ verdict: "block", reason: expect.stringContaining("sure?") });
  expect(sent.at(-1)).toEqual(["1", expect.stringContaining("sure?")]);
});

test("a rejection that is known to be harmless ends nobody; every other goes the way it would have gone", () => {
  const end = ignoreRejections((reason) => reason === "harmless");
  const { listener } = (globalThis as Record<symbol, unknown>)[
    Symbol.for("chat-hooks: rejections that are harmless")
  ] as { listener(reason: unknown): void };
  // The test runner listens as a host would, who sees to its own mistakes.
  expect(() => listener("real")).not.toThrow();
  const others = process.listeners("unhandledRejection").filter((each) => each !== listener);
  for (const each of others) process.off("unhandledRejection", each);
  try {
    expect(() => listener("harmless")).not.toThrow();
    expect(() => listener("real")).toThrow("real");
  } finally {
    for (const each of others) process.on("unhandledRejection", each);
    end();
  }
});
