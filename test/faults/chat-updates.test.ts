import { expect, test } from "vitest";
import { makeGuardedBot } from "../support/guarded-bot.js";
import { makeTelegramReadyBot } from "../support/ready-bot.js";

const COUNT = process.env.FAULTS ? 24 : 8;
const SLOW = { timeout: 120_000 };
/** Many turns take their time on a busy machine. */
const patiently = (look: () => unknown) => expect.poll(look, { timeout: 90_000, interval: 50 });

/** The same order in every run, and none that anybody would think of. */
function shuffled<T>(items: readonly T[]): T[] {
  const placed = items.map((item, at) => ({ item, place: ((at + 1) * 7_919) % 1_009 }));
  return placed.sort((a, b) => a.place - b.place).map(({ item }) => item);
}

test("commands that come twice and in no order act once each, as they come", async () => {
  const { bot, server, hooks } = await makeGuardedBot();
  const lines = Array.from({ length: 60 }, (_, at) =>
    at % 3 === 0 ? "/hooks on" : at % 3 === 1 ? "/hooks off" : "/hooks help",
  );
  const updates = lines.map((line) => server.push(server.message(line)));
  const again = updates.map((update) => ({ ...update, update_id: update.update_id + 1_000 }));
  const arriving = shuffled([...updates, ...updates, ...again]);
  for (const update of arriving) await bot.handleUpdate(update);
  const replies = server.sent("sendMessage").map(({ payload }) => String(payload.text));
  const answered = replies.filter((text) => /^Hooks (are|were) |^\/hooks list/.test(text));
  expect(answered).toHaveLength(lines.length);
  const firstComings = [...new Map(arriving.map(({ message }) => [message?.message_id, message?.text])).values()];
  const lastSwitch = firstComings.findLast((line) => line !== "/hooks help");
  expect((await hooks.list()).switch.on).toBe(lastSwitch === "/hooks on");
});

test("what people write that comes twice is answered once each, and a command among it acts once", SLOW, async () => {
  const { telegram, model, bot } = await makeTelegramReadyBot();
  await telegram.arrived("getUpdates");
  const texts = Array.from({ length: COUNT }, (_, at) => (at % 8 === 3 ? "/hooks on" : `no. ${at}`));
  const updates = texts.map((text, at) => ({ ...telegram.message(text), update_id: 800_000_000 + at }));
  // As Telegram does it when it is not sure that it was heard; to whoever polls, it keeps the order.
  for (const update of updates.flatMap((each) => [each, each])) telegram.push(update);
  const replies = (): string[] => telegram.sent("sendMessage").map(({ payload }) => String(payload.text));
  const said = texts.filter((text) => text !== "/hooks on");
  const answersTo = (text: string): number =>
    model.requests.filter(({ messages }) => JSON.stringify(messages.at(-1)).includes(`${text}"`)).length;
  await patiently(() => said.filter((text) => replies().some((reply) => reply.includes(text)))).toHaveLength(
    said.length,
  );
  await patiently(() => replies().filter((text) => /^Hooks (are|were)/.test(text)).length).toBe(COUNT / 8);
  const inAll = replies().join("\n");
  for (const text of said) expect(inAll.split(new RegExp(`${text}\\b`)).length - 1, text).toBe(1);
  expect(said.filter((text) => answersTo(text) > 1)).toEqual([]);
  expect((await bot.hooks.list()).switch.on).toBe(true);
});
