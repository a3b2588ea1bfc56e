import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, onTestFinished, test } from "vitest";
import { IlinkClient } from "../../src/ilink/client.js";
import { IlinkSession, type SessionParts } from "../../src/ilink/session.js";
import { IlinkFiles } from "../../src/ilink/store.js";
import { eventually } from "../support/eventually.js";
import { BOT, type IlinkServer, PERSON, startIlink, TOKEN } from "../support/ilink-server.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { makeSignal } from "../support/signal.js";

const text = (words: string) => ({ type: 1, text_item: { text: words } });

async function service() {
  const server = await startIlink(onTestFinished);
  const folder = mkdtempSync(join(tmpdir(), "ilink-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { server, folder, store: new IlinkFiles(folder) };
}

const accountOf = ({ url }: IlinkServer) => ({ token: TOKEN, botId: BOT, userId: PERSON, baseUrl: url });

async function open(server: IlinkServer, store: IlinkFiles, more: Partial<SessionParts> = {}) {
  const heard: string[] = [];
  const end = new AbortController();
  const session = await IlinkSession.open({
    client: new IlinkClient(server.url),
    store,
    onMessage: (message) => void heard.push(message.item_list?.[0]?.text_item?.text ?? ""),
    onTrouble: () => undefined,
    waitsMs: [1, 1],
    ...more,
  });
  session.use(accountOf(server));
  const running = session.run(end.signal);
  const stop = (): Promise<void> => {
    end.abort();
    return running;
  };
  onTestFinished(stop);
  return { session, heard, stop };
}

test("what is stopped while it writes messages down begins with none of them, and loses none", async () => {
  const { server, folder, store } = await service();
  const writing = makeSignal();
  const held = makeSignal();
  class SlowFiles extends IlinkFiles {
    override async saveState(...all: Parameters<IlinkFiles["saveState"]>): Promise<void> {
      writing.resolve();
      await held.promise;
      await super.saveState(...all);
    }
  }
  const first = await open(server, new SlowFiles(folder));
  server.write("hello");
  await writing.promise;
  const stopping = first.stop();
  held.resolve();
  await stopping;
  expect(first.heard).toEqual([]);
  const second = await open(server, store);
  await eventually(() => second.heard).toEqual(["hello"]);
});

test("half an answer, a 5xx, a duplicate and an older message behind a newer one: each is heard once, the newest context counts", async () => {
  const { server, store } = await service();
  server.failNext("getupdates", "half", { status: 502 }, { body: '{"ret":-1}' }, "cut");
  const newer = { create_time_ms: 2_000_000_000_000, context_token: "newer" };
  const message = server.write("newer", newer);
  server.write("older", { create_time_ms: 1_900_000_000_000, context_token: "older" });
  server.queue(message, message);
  const { session, heard, stop } = await open(server, store);
  await eventually(() => heard).toEqual(["newer", "older"]);
  await session.send(PERSON, text("hi"));
  expect(server.delivered.at(-1)).toMatchObject({ context_token: "newer" });
  await stop();
  server.queue(message);
  server.write("last");
  const again = await open(server, store);
  await eventually(() => again.heard).toEqual(["last"]);
});

test("a new login begins nothing again, asks from the beginning, and keeps what waits for the person", async () => {
  const { server, store } = await service();
  const begun: string[] = [];
  const end = makeSignal();
  const { session, stop } = await open(server, store, {
    onMessage(message) {
      begun.push(message.item_list?.[0]?.text_item?.text ?? "");
      return end.promise;
    },
  });
  server.write("one");
  await eventually(() => begun).toEqual(["one"]);
  await session.keep(PERSON, "waits");
  await stop();
  session.use({ ...accountOf(server), botId: "another@im.bot" });
  // A token of the old bot opens nothing.
  expect(session.canSend(PERSON)).toBe(false);
  const second = new AbortController();
  const running = session.run(second.signal);
  await eventually(() => server.polls.filter((cursor) => cursor === "").length).toBe(2);
  server.write("two");
  await eventually(() => begun).toEqual(["one", "two"]);
  end.resolve();
  await eventually(async () => (await store.loadState()).inbox).toEqual([]);
  second.abort();
  await running;
  const state = await store.loadState();
  expect(state).toMatchObject({ botId: "another@im.bot", cursor: "2", kept: [{ to: PERSON, text: "waits" }] });
});

test("each trouble on the way to the service is told once, and once that it is over", async () => {
  const { server, store } = await service();
  const told: string[] = [];
  const { session, heard } = await open(server, store, {
    onTrouble: (error) => void told.push(String(error).replace(/.*(?=HTTP|cannot)/, "")),
    onRecovered: () => void told.push("over"),
  });
  await eventually(() => server.polls.length).toBe(1);
  const bad = { status: 502, body: "" };
  const toldFrom = (start: number): string[] => {
    server.wake();
    return told.slice(start);
  };
  server.failNext("getupdates", bad, bad, "cut", "cut", bad, bad);
  server.write("one");
  // The poll under way brings it; those behind it fail.
  await eventually(() => heard).toEqual(["one"]);
  await eventually(() => toldFrom(0)).toEqual([
    "HTTP status 502.",
    expect.stringMatching(/^cannot be reached/),
    "over",
  ]);
  expect(session.outage.isOn).toBe(false);
  server.failNext("getupdates", bad);
  server.write("two");
  await eventually(() => toldFrom(3)).toEqual(["HTTP status 502.", "over"]);
});

test("a disk that is full for a while ends nothing: the message is begun with when it is written down", async () => {
  const { server, folder } = await service();
  let failures = 3;
  class FullFiles extends IlinkFiles {
    override async saveState(...all: Parameters<IlinkFiles["saveState"]>): Promise<void> {
      failures -= 1;
      if (failures >= 0) throw new Error("ENOSPC");
      await super.saveState(...all);
    }
  }
  const troubles: string[] = [];
  const onTrouble = (error: unknown): void => void troubles.push(String(error));
  const onRecovered = (): void => void troubles.push("over");
  const { heard } = await open(server, new FullFiles(folder), { onTrouble, onRecovered });
  server.write("hello");
  await eventually(() => heard).toEqual(["hello"]);
  await eventually(() => {
    server.wake();
    return troubles;
  }).toEqual(["Error: ENOSPC", "over"]);
  expect(server.polls.slice(0, 2)).toEqual(["", "1"]);
});

test("a message that nobody can read is told of, and the others are heard", async () => {
  const { server, store } = await service();
  const troubles: string[] = [];
  const onTrouble = (error: unknown): void => void troubles.push(String(error));
  const { heard } = await open(server, store, { onTrouble });
  server.queue({ message_id: "1", item_list: "no list" });
  server.write("hello");
  await eventually(() => heard).toEqual(["hello"]);
  expect(troubles.join()).toContain("1 of the messages cannot be read");
});

test("ten sends for a message, and none after a refusal, until the person writes again", async () => {
  const { server, folder, store } = await service();
  const { session, heard } = await open(server, store);
  server.write("one");
  await eventually(() => heard.length).toBe(1);
  for (let sent = 0; sent < 10; sent += 1) await session.send(PERSON, text(`${sent}`));
  await expect(session.send(PERSON, text("eleventh"))).rejects.toMatchObject({ fault: "stale" });
  expect(server.delivered).toHaveLength(10);
  await eventually(() => readFileSync(join(folder, "messages.json"), "utf8")).toContain('"sends":10');
  for (const [refusal, fault] of [
    ['{"ret":-2}', "stale"],
    ['{"ret":0}', "not-delivered"],
  ] as const) {
    server.write("again");
    await eventually(() => session.canSend(PERSON)).toBe(true);
    server.failNext("sendmessage", { body: refusal });
    await expect(session.send(PERSON, text("no"))).rejects.toMatchObject({ fault });
    expect(session.canSend(PERSON)).toBe(false);
  }
  expect(server.delivered).toHaveLength(10);
});

test("24 hours after the person's last message nothing is tried, also by the next process, until they write again", async () => {
  const { server, store } = await service();
  const day = 24 * 3_600_000;
  let time = 1_800_000_000_000;
  const now = () => time;
  const { session, heard, stop } = await open(server, store, { now });
  server.write("one", { create_time_ms: time });
  await eventually(() => heard.length).toBe(1);
  time += day - 1;
  await session.send(PERSON, text("in time"));
  time += 1;
  expect(session.canSend(PERSON)).toBe(false);
  await expect(session.send(PERSON, text("late"))).rejects.toMatchObject({ fault: "stale" });
  await stop();
  const next = await open(server, store, { now });
  await expect(next.session.send(PERSON, text("late"))).rejects.toMatchObject({ fault: "stale" });
  expect(server.calls.filter(({ path }) => path === "sendmessage")).toHaveLength(1);
  server.write("two", { create_time_ms: time });
  await eventually(() => next.session.canSend(PERSON)).toBe(true);
  await next.session.send(PERSON, text("again"));
  expect(server.delivered).toHaveLength(2);
});

test("a message that waits for a person's answer does not hold up that answer", async () => {
  const { server, store } = await service();
  const order: string[] = [];
  const answered = makeSignal();
  await open(server, store, {
    async onMessage(message) {
      const said = message.item_list?.[0]?.text_item?.text ?? "";
      if (said === "question") await answered.promise;
      else answered.resolve();
      order.push(said);
    },
  });
  server.write("question");
  server.write("answer");
  await eventually(() => order).toEqual(["answer", "question"]);
});

/** Opens a session in a process of its own; a message is begun with, and never finished. */
const CHILD = `
import { IlinkClient } from "./src/ilink/client.js";
import { IlinkSession } from "./src/ilink/session.js";
import { IlinkFiles } from "./src/ilink/store.js";
const [url, folder] = process.argv.slice(2);
const session = await IlinkSession.open({
  client: new IlinkClient(url),
  store: new IlinkFiles(folder),
  onMessage() {
    console.log("begun");
    return new Promise(() => {});
  },
  onTrouble() {},
});
session.use({ token: ${JSON.stringify(TOKEN)}, botId: ${JSON.stringify(BOT)}, userId: "", baseUrl: url });
await session.run(new AbortController().signal);
`;

/** A process is killed when it has begun with a message. */
async function killOne(server: IlinkServer, folder: string): Promise<void> {
  const program = join(process.cwd(), "node_modules", ".cache", `ilink-session-${process.pid}.mjs`);
  const stdin = { contents: CHILD, resolveDir: process.cwd() };
  await build({ stdin, bundle: true, platform: "node", format: "esm", packages: "external", outfile: program });
  const child = spawn(process.execPath, [program, server.url, folder]);
  onTestFinished(() => {
    child.kill("SIGKILL");
    rmSync(program);
  });
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "close");
}

/** What a process would leave that was killed when it had begun with a message. */
async function leaveOne(server: IlinkServer, folder: string): Promise<void> {
  const begun = makeSignal();
  const end = makeSignal();
  const first = await open(server, new IlinkFiles(`${folder}/first`), {
    onMessage() {
      cpSync(`${folder}/first/messages.json`, `${folder}/messages.json`);
      begun.resolve();
      return end.promise;
    },
  });
  await begun.promise;
  end.resolve();
  await first.stop();
}

test("killed between receiving and handling: the next process gets the message, once, and no older one", async () => {
  const { server, folder, store } = await service();
  server.write("hello");
  await (LONG_TESTS ? killOne : leaveOne)(server, folder);
  const { session, heard } = await open(server, store);
  await eventually(() => heard).toEqual(["hello"]);
  // Behind the message: the service was not asked for it again.
  await eventually(() => server.polls.at(-1)).toBe("1");
  await session.send(PERSON, text("hi"));
  expect(server.delivered.at(-1)).toMatchObject({ context_token: "context-0" });
  expect(heard).toEqual(["hello"]);
});
