import { createReadStream, readdirSync, readlinkSync, writeFileSync } from "node:fs";
import { autoRetry } from "@grammyjs/auto-retry";
import { Api, HttpError, InputFile } from "grammy";
import { expect, test } from "vitest";
import { visibleParts } from "../../../src/channels/telegram/rendering/visible.js";
import type { BotApiServer } from "../../support/bot-api-server.js";
import { eventually } from "../../support/eventually.js";
import { type GuardedBot, makeGuardedBot, sharedGuardedBots } from "../../support/guarded-bot.js";
import { startEndpoint } from "../../support/http-servers.js";
import { shared } from "../../support/shared.js";

/** What arrived in the chat of these tests; the owner's own chat is told of other things meanwhile. */
const inChat = (server: BotApiServer, method = "") =>
  server.calls.filter((call) => String(call.payload.chat_id) === "7" && call.method.startsWith(method));

const KEY = "sk-live-123";
const BLOCKS_KEYS = `grep -q ${KEY} && exit 2; exit 0`;
const LARGE = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 251));
const WITHHELD = /^\[message withheld/;

/** Every kind of source that grammY takes, holding these bytes. */
const sources: Record<string, (bytes: Buffer, bot: GuardedBot) => Promise<ConstructorParameters<typeof InputFile>[0]>> =
  {
    buffer: async (bytes) => bytes,
    path: async (bytes, { bench }) => fileWith(bench, bytes),
    stream: async (bytes, { bench }) => createReadStream(fileWith(bench, bytes)),
    "stream of text": async (bytes, { bench }) => createReadStream(fileWith(bench, bytes), "latin1"),
    "async generator": async (bytes) =>
      (async function* () {
        for (let at = 0; at < bytes.length; at += 1_000) yield bytes.subarray(at, at + 1_000);
      })(),
    "list of chunks": async (bytes) => [bytes.subarray(0, 3), bytes.subarray(3)],
    "function that makes a generator": async (bytes) =>
      async function* () {
        yield bytes;
      },
    "function that makes a path": async (bytes, { bench }) => {
      const path = fileWith(bench, bytes);
      return () => path;
    },
    "web address": async (bytes) => {
      const { port } = await startEndpoint((response) => response.end(bytes));
      return new URL(`http://127.0.0.1:${port}/file`);
    },
    blob: async (bytes) => new Blob([new Uint8Array(bytes)]) as never,
  };
const kinds = Object.keys(sources);

function fileWith(bench: GuardedBot["bench"], bytes: Buffer): string {
  const path = bench.write("upload.bin", "");
  writeFileSync(path, bytes);
  return path;
}

function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return ""; // closed meanwhile
  }
}

const guardedBy = sharedGuardedBots();

/** One that sends again what Telegram asks for again. */
const repeating = shared(async (atEnd) => {
  const guarded = await makeGuardedBot(undefined, {}, atEnd);
  guarded.bot.api.config.use(autoRetry());
  await guarded.guardWith(BLOCKS_KEYS);
  return guarded;
});

async function makeGuarded(made = guardedBy(BLOCKS_KEYS)) {
  const guarded = await made;
  const fileOf = async (kind: string, bytes: Buffer, name = "notes.txt") =>
    new InputFile((await sources[kind]?.(bytes, guarded)) ?? "", name);
  return { ...guarded, fileOf };
}

test.each(kinds)("a key in a small text file is withheld: %s", async (kind) => {
  const { bot, server, fileOf } = await makeGuarded();
  await bot.api.sendDocument(7, await fileOf(kind, Buffer.from(`the key is ${KEY}\n`)));
  expect(inChat(server).map(({ method }) => method)).toEqual(["sendMessage"]);
  expect(inChat(server)[0]?.payload.text).toMatch(WITHHELD);
  expect(server.wire()).not.toContain(KEY);
});

test.each(kinds)("a small file arrives byte for byte: %s", async (kind) => {
  const { bot, server, fileOf } = await makeGuarded();
  await bot.api.sendDocument(7, await fileOf(kind, Buffer.from("plain words\n")));
  expect(server.sent("sendDocument")[0]?.files).toMatchObject([
    { name: "notes.txt", content: Buffer.from("plain words\n") },
  ]);
});

test.each(kinds.filter((kind) => kind !== "stream of text"))("a large file arrives byte for byte: %s", async (kind) => {
  const { bot, server, fileOf } = await makeGuarded();
  await bot.api.sendDocument(7, await fileOf(kind, LARGE));
  expect(server.sent("sendDocument")[0]?.files[0]?.content.equals(LARGE)).toBe(true);
});

test.each(["buffer", "path", "function that makes a path", "function that makes a generator", "web address"])(
  "a large file is sent again whole when Telegram asks for it: %s",
  async (kind) => {
    const { bot, server, fileOf } = await makeGuarded(repeating());
    server.forget();
    server.failNext("sendDocument", { error_code: 429, description: "Too Many", parameters: { retry_after: 0 } });
    await bot.api.sendDocument(7, await fileOf(kind, LARGE));
    expect(server.sent("sendDocument").map(({ files }) => files[0]?.content.equals(LARGE))).toEqual([true, true]);
  },
);

test("a large file that has become a small one before it is sent again is not sent", async () => {
  const { bot, bench, server } = await makeGuarded();
  const path = fileWith(bench, LARGE);
  const file = new InputFile(path);
  server.failNext("sendDocument", { error_code: 500, description: "Internal Server Error" });
  await expect(bot.api.sendDocument(7, file)).rejects.toThrow("500");
  writeFileSync(path, KEY);
  await expect(bot.api.sendDocument(7, file)).rejects.toThrow();
  expect(server.wire()).not.toContain(KEY);
});

test("a large file that is withheld does not stay open", async () => {
  const { bot, bench, server } = await makeGuarded();
  const path = fileWith(bench, LARGE);
  const isOpen = (): boolean => readdirSync("/proc/self/fd").some((fd) => targetOf(`/proc/self/fd/${fd}`) === path);
  const stream = createReadStream(path);
  await bot.api.sendMediaGroup(7, [
    { type: "document", media: new InputFile(path, `${KEY}.bin`) },
    { type: "document", media: new InputFile(stream, "other.bin") },
  ]);
  expect(inChat(server).map(({ method }) => method)).toEqual(["sendMessage"]);
  await eventually(() => isOpen()).toBe(false);
});

test("a file that is swapped while the hook looks at it is sent as it was checked", async () => {
  const { bot, bench, server } = await makeGuarded(
    guardedBy(`grep -q ${KEY} && exit 2; echo ${KEY} > upload.bin; exit 0`),
  );
  await bot.api.sendDocument(7, new InputFile(fileWith(bench, Buffer.from("harmless"))));
  expect(server.sent("sendDocument")[0]?.files[0]?.content.toString()).toBe("harmless");
});

test("the name of a file is checked, whatever is in it", async () => {
  const { bot, server, fileOf } = await makeGuarded();
  await bot.api.sendDocument(7, await fileOf("buffer", Buffer.from([0, 1, 2]), `${KEY}.bin`));
  await bot.api.sendDocument(7, await fileOf("stream", LARGE, `${KEY}.bin`));
  expect(inChat(server).map(({ method }) => method)).toEqual(["sendMessage", "sendMessage"]);
  expect(server.wire()).not.toContain(KEY);
});

test.each([
  ["UTF-16, little-endian", Buffer.from(`\ufeff${KEY}`, "utf16le")],
  ["UTF-16, big-endian", Buffer.from(`\ufeff${KEY}`, "utf16le").swap16()],
  ["UTF-8 with a mark", Buffer.from(`\ufeff${KEY}`)],
  ["an old encoding", Buffer.concat([Buffer.from([0xe9, 0x20]), Buffer.from(KEY)])],
])("a text file is read in %s", async (_, bytes) => {
  const { bot, server, fileOf } = await makeGuarded();
  await bot.api.sendDocument(7, await fileOf("buffer", bytes));
  expect(inChat(server).map(({ method }) => method)).toEqual(["sendMessage"]);
});

test("a binary file passes by its name, and the hook is not given its bytes", async () => {
  const { bot, server, fileOf } = await makeGuarded(guardedBy("grep -q PNG && exit 2; exit 0"));
  await bot.api.sendPhoto(7, await fileOf("buffer", Buffer.from("PNG\0\x01"), "p.png"));
  expect(server.sent("sendPhoto")).toHaveLength(1);
});

test("files inside a media group and thumbnails are checked, too", async () => {
  const { bot, server, fileOf } = await makeGuarded();
  const good = { type: "document" as const, media: await fileOf("buffer", Buffer.from("fine"), "fine.txt") };
  const bad = { type: "document" as const, media: await fileOf("buffer", Buffer.from(KEY), "bad.txt") };
  await bot.api.sendMediaGroup(7, [good, bad]);
  const thumbnail = await fileOf("buffer", Buffer.from([0]), `${KEY}.jpg`);
  await bot.api.sendVideo(7, await fileOf("buffer", Buffer.from([0]), "v.mp4"), { thumbnail });
  expect(inChat(server).map(({ method }) => method)).toEqual(["sendMessage", "sendMessage"]);
  await bot.api.sendMediaGroup(7, [good, { ...good, media: await fileOf("path", Buffer.from("two"), "two.txt") }]);
  expect(server.sent("sendMediaGroup")[0]?.files.map(({ content }) => content.toString())).toEqual(["fine", "two"]);
  expect(server.wire()).not.toContain(KEY);
});

test("a file that is not there fails as it would without hooks, and the next send works", async () => {
  const { bot, server } = await makeGuarded();
  const plain = new Api(bot.token, { apiRoot: server.url });
  const [without, withHooks] = await Promise.all(
    [plain, bot.api].map((api) => api.sendDocument(7, new InputFile("/no/such/file")).catch((error: unknown) => error)),
  );
  const facts = (error: unknown) =>
    error instanceof HttpError && [error.message, (error.error as NodeJS.ErrnoException).code];
  expect(facts(withHooks)).toEqual(["Network request for 'sendDocument' failed!", "ENOENT"]);
  expect(facts(withHooks)).toEqual(facts(without));
  await bot.api.sendMessage(7, "still here");
  expect(inChat(server).map(({ method }) => method)).toEqual(["sendMessage"]);
});

test("an upload without a name is read by its content alone, and can be filled anew", async () => {
  const payload: Record<string, unknown> = { document: new InputFile(Buffer.from("a key")) };
  const parts = await visibleParts("sendDocument", payload);
  expect(parts.map(({ text }) => text)).toEqual(["a key"]);
  expect(parts[0]?.put("***")).toBe(true);
  expect(Buffer.from((await (payload.document as InputFile).toRaw()) as Uint8Array).toString()).toBe("***");
});
