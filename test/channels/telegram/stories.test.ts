import { expect, test } from "vitest";
import { makeGuardedBot } from "../../support/guarded-bot.js";

const BLOCKS_KEYS = `grep -q 'sk-live' && { echo 'a key' >&2; exit 2; }; exit 0`;

test("the owner approves a guard by typing, and a key does not leave any more", async () => {
  const { bot, server, bench } = await makeGuardedBot();
  bench.script("guard.sh", `#!/bin/sh\n${BLOCKS_KEYS}\n`);
  bench.propose("hooks:\n  - {event: on_outbound_message, command: ./guard.sh}\n");
  await bot.handleUpdate(server.push(server.message("/hooks list")));
  const list = server.sent("sendMessage").at(-1);
  const id = /\[(\w{4})\]/.exec(String(list?.payload.text))?.[1];
  await bot.handleUpdate(server.push(server.message(`/hooks approve ${id}`)));
  await bot.handleUpdate(server.push(server.message("/hooks on")));
  await bot.api.sendMessage(1, "your key is sk-live-123");
  expect(server.sent("sendMessage").at(-1)?.payload.text).toBe("[message withheld by a hook: a key]");
  expect(server.wire()).not.toContain("sk-live-123");
});

test("a harmless message leaves as it is", async () => {
  const { bot, server, guardWith } = await makeGuardedBot();
  await guardWith(BLOCKS_KEYS);
  await bot.api.sendMessage(1, "hello", { parse_mode: "HTML" });
  expect(server.sent("sendMessage").at(-1)?.payload).toEqual({ chat_id: 1, text: "hello", parse_mode: "HTML" });
});
