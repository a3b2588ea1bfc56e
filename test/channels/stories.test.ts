import { EventEmitter } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { PassThrough } from "node:stream";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { CHANNELS } from "../../src/bot/channels/table.js";
import { openTerminal } from "../../src/bot/terminal/index.js";
import { PageChannel } from "../../src/bot/web/page-channel.js";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import { type StoryChannel, tellStories } from "../support/channel-stories.js";
import { makeGuardedBot } from "../support/guarded-bot.js";
import { makeGuardedWechaty, RecordingPuppet } from "../support/guarded-wechaty.js";
import { type AtEnd, makeWorkbench } from "../support/workbench.js";

const OF_THE_READY_BOT = { telegram: openTelegram, wechat: openWechat };
test("every channel of the ready bot has its stories here", () => {
  expect(CHANNELS.map(({ name }) => name).filter((name) => !Object.hasOwn(OF_THE_READY_BOT, name))).toEqual([]);
});
for (const [name, open] of Object.entries(OF_THE_READY_BOT)) describe(name, () => tellStories(open));
describe("the page", () => tellStories(openPages, { isAskedInWords: false }));
describe("the terminal", () => tellStories(openTerminals));
describe("a channel of one's own, as in the manual", () => tellStories(openMatrix));

async function openTelegram(atEnd: AtEnd): Promise<StoryChannel> {
  const { bot, server, hooks, bench, poll } = await makeGuardedBot(undefined, {}, atEnd);
  const seen: string[] = [];
  bot.on("message:text", ({ msg }) => void seen.push(msg.text));
  await poll();
  const ids = { owner: 1, stranger: 666 };
  return {
    hooks,
    bench,
    seen,
    write: (who, text) =>
      void server.push(server.message(text, { from: { id: ids[who], is_bot: false, first_name: who } })),
    say: (text) => bot.api.sendMessage(ids.owner, text),
    arrivedAt: (who) =>
      server
        .sent("sendMessage")
        .filter(({ payload }) => payload.chat_id === ids[who])
        .map(({ payload }) => String(payload.text)),
  };
}

async function openWechat(atEnd: AtEnd): Promise<StoryChannel> {
  const { bot, self, owner, stranger, hooks, bench, textsTo } = await makeGuardedWechaty(
    { locale: "en" },
    RecordingPuppet,
    atEnd,
  );
  const people = { owner, stranger };
  const seen: string[] = [];
  bot.on("message", (message) => {
    if (!message.self()) seen.push(message.text());
  });
  return {
    hooks,
    bench,
    seen,
    write: (who, text) => void people[who].say(text).to(self),
    say: async (text) => (await bot.Contact.find({ id: owner.id }))?.say(text),
    arrivedAt: (who) => textsTo(people[who]),
  };
}

/** Two bots on one workspace: in front of the second one's page sits somebody who was not made an owner. */
async function openPages(atEnd: AtEnd): Promise<StoryChannel> {
  const bench = makeWorkbench(atEnd);
  const hooks = await bench.open({ owners: ["web:local"] });
  const seen: string[] = [];
  const people = {
    owner: openOnePage(hooks, seen, atEnd),
    stranger: openOnePage(await bench.open({ owners: [] }), seen, atEnd),
  };
  return {
    hooks,
    bench,
    seen,
    write: (who, text) => people[who].write(text),
    say: (text) => people.owner.channel.say(text),
    arrivedAt: (who) => people[who].arrived,
  };
}

function openOnePage(hooks: ShellHooks, seen: string[], atEnd: AtEnd) {
  const arrived: string[] = [];
  const channel = new PageChannel({ hooks, show: ({ text }) => void arrived.push(text), showProgress() {} });
  atEnd(() => channel.close());
  let written = 0;
  const write = (text: string): void => {
    if (!channel.receive({ text, id: `m${++written}` })) seen.push(text);
  };
  return { arrived, channel, write };
}

/** Two terminals on one workspace: in the second sits somebody who was not made an owner. */
async function openTerminals(atEnd: AtEnd): Promise<StoryChannel> {
  const bench = makeWorkbench(atEnd);
  const hooks = await bench.open({ owners: ["cli:local"] });
  const seen: string[] = [];
  const people = {
    owner: sitDown(hooks, seen, atEnd),
    stranger: sitDown(await bench.open({ owners: [] }), seen, atEnd),
  };
  return {
    hooks,
    bench,
    seen,
    write: (who, text) => void people[who].input.write(`${text}\n`),
    say: (text) => people.owner.terminal.say(text),
    arrivedAt: (who) => people[who].arrived,
  };
}

function sitDown(hooks: ShellHooks, seen: string[], atEnd: AtEnd) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const arrived: string[] = [];
  output
    .setEncoding("utf8")
    .on("data", (text: string) => void arrived.push(text.replace(/^bot> /, "").replace(/\n$/, "")));
  const onLine = (text: string): void => void seen.push(text);
  const terminal = openTerminal({ hooks, input, output, onLine, onEnd: () => {} });
  atEnd(() => terminal.close());
  return { input, arrived, terminal };
}

type GuardMatrix = (parts: {
  client: EventEmitter;
  hooks: unknown;
  directRoomOf(userId: string): string;
  onMessage(roomId: string, text: string): void;
}) => (roomId: string, text: string) => Promise<unknown>;

/** The manual's example, run as it stands, with a client that hands messages to and fro. */
async function openMatrix(atEnd: AtEnd): Promise<StoryChannel> {
  const folder = mkdtempSync(join(tmpdir(), "chat-hooks-channel-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(resolve("."), join(folder, "node_modules/chat-hooks"));
  const [, code = ""] = /```ts\n(.*?)```/s.exec(readFileSync("docs/channels.md", "utf8")) ?? [];
  writeFileSync(join(folder, "matrix.mjs"), code);
  const { guardMatrix } = (await import(pathToFileURL(join(folder, "matrix.mjs")).href)) as {
    guardMatrix: GuardMatrix;
  };

  const sent: [room: string, text: string][] = [];
  const client = Object.assign(new EventEmitter(), {
    userId: "@bot:example.org",
    sendText: async (room: string, text: string) => `$${sent.push([room, text])}`,
  });
  const bench = makeWorkbench(atEnd);
  const hooks = await bench.open({ owners: ["matrix:@owner:example.org"] });
  const seen: string[] = [];
  const say = guardMatrix({
    client,
    hooks,
    directRoomOf: (userId) => `!room of ${userId}`,
    onMessage: (_, text) => void seen.push(text),
  });
  const roomOf = (who: string): string => `!room of @${who}:example.org`;
  let events = 0;
  return {
    hooks,
    bench,
    seen,
    write: (who, body) =>
      void client.emit("room.message", roomOf(who), {
        sender: `@${who}:example.org`,
        event_id: `$${++events}`,
        content: { body },
      }),
    say: (text) => say(roomOf("owner"), text),
    arrivedAt: (who) => sent.filter(([room]) => room === roomOf(who)).map(([, text]) => text),
  };
}
