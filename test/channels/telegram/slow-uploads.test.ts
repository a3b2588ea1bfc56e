import { InputFile } from "grammy";
import { expect, test } from "vitest";
import type { BotApiServer } from "../../support/bot-api-server.js";
import { makeGuardedBot } from "../../support/guarded-bot.js";

const inChat = (server: BotApiServer) => server.calls.filter(({ payload }) => String(payload.chat_id) === "7");
const said = (server: BotApiServer): unknown[] => inChat(server).map(({ method, payload }) => payload.text ?? method);
/** Only so that nothing hangs for ever. */
const LIMIT_MS = 60_000;
/** The guard lets a chat go on when a send takes 15 s: less says that it need not have. */
const SOON_MS = 12_000;

async function makeGuarded() {
  const guarded = await makeGuardedBot();
  await guarded.guardWith("grep -q sk-live && exit 2; exit 0");
  return guarded;
}

test.each([
  ["small", 100],
  ["large", 200_000],
])(
  "an upload that tells in the same chat how far it is, arrives: %s",
  async (_, size) => {
    const { bot, server } = await makeGuarded();
    const { message_id } = await bot.api.sendMessage(7, "0 %");
    const source = async function* () {
      for (const step of [1, 2, 3]) {
        yield Buffer.alloc(size, 1);
        await bot.api.editMessageText(7, message_id, `${step * 33} %`);
      }
    };
    const startedAt = performance.now();
    await bot.api.sendDocument(7, new InputFile(source(), "report.bin"));
    expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
    await bot.api.sendMessage(7, "done");
    expect(server.sent("sendDocument")[0]?.files[0]?.content.length).toBe(size * 3);
    expect(said(server).filter((text) => text !== "sendDocument")).toEqual(["0 %", "33 %", "66 %", "99 %", "done"]);
  },
  LIMIT_MS,
);

test(
  "a slow stream neither holds up the chat's other messages nor changes their order",
  async () => {
    const { bot, server } = await makeGuarded();
    let go: () => void = () => {};
    const told = new Promise<void>((resolve) => {
      go = resolve;
    });
    const slow = async function* () {
      await told;
      yield Buffer.from("at last");
    };
    const first = bot.api.sendMessage(7, "first");
    const upload = bot.api.sendDocument(7, new InputFile(slow(), "slow.txt"));
    await Promise.all([first, ...["second", "third"].map((text) => bot.api.sendMessage(7, text))]);
    go();
    await upload;
    expect(said(server)).toEqual(["first", "second", "third", "sendDocument"]);
  },
  LIMIT_MS,
);

test(
  "what a slow stream brings is judged all the same",
  async () => {
    const { bot, server } = await makeGuarded();
    const source = async function* () {
      yield Buffer.from("the key is ");
      await bot.api.sendMessage(7, "half of it");
      yield Buffer.from("sk-live-123");
    };
    await bot.api.sendDocument(7, new InputFile(source, "notes.txt"));
    expect(said(server)).toEqual(["half of it", expect.stringMatching(/^\[message withheld/)]);
  },
  LIMIT_MS,
);

test("a file whose bytes are at hand keeps its place among the messages", async () => {
  const { bot, bench, server } = await makeGuarded();
  const path = bench.write("notes.txt", "words");
  await Promise.all([
    bot.api.sendDocument(7, new InputFile(Buffer.from("words"), "a.txt")),
    bot.api.sendMessage(7, "between"),
    bot.api.sendDocument(7, new InputFile(path)),
    bot.api.sendMessage(7, "last"),
  ]);
  expect(said(server)).toEqual(["sendDocument", "between", "sendDocument", "last"]);
});
