import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { Outbox } from "../../src/bot/delivery/outbox.js";
import { refuseTooMany } from "../../src/bot/delivery/outbox-files.js";
import { UndeliverableError } from "../../src/bot/delivery/sender.js";
import { textsFor } from "../../src/bot/words/index.js";
import type { CliIo } from "../../src/cli/call.js";
import { type PushRequest, runPush } from "../../src/cli/push.js";
import { LONG_TESTS } from "../support/long-tests.js";

function makeFolder(): string {
  const root = mkdtempSync(join(tmpdir(), "chat-hooks-push-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return join(root, "outbox");
}

/** `chat-hooks push …` with a terminal that keeps what was said. */
async function chatHooksPush(rest: readonly string[], more: Partial<PushRequest & CliIo> = {}) {
  const said: string[] = [];
  const keep = (line: string): void => void said.push(line);
  const {
    env = {},
    input = Object.assign(Readable.from([]), { isTTY: true }),
    folder = makeFolder(),
    ...others
  } = more;
  const code = await runPush({
    folder,
    rest,
    io: { env, input, output: { log: keep, error: keep } },
    owners: ["telegram:1"],
    here: [],
    texts: textsFor("en"),
    waitMs: 100,
    ...others,
  });
  return { code, said: said.join("\n"), parcels: parcelsIn(folder) };
}

test("as many as may wait are taken, and not one more", () => {
  expect(() => refuseTooMany(49_999)).not.toThrow();
  expect(() => refuseTooMany(50_000)).toThrow("50000 messages wait already");
});

test.runIf(LONG_TESTS)("where so many messages wait, no more are taken, and it says what to do", async () => {
  const folder = makeFolder();
  mkdirSync(folder, { recursive: true });
  const nameOf = (at: number): string =>
    `${String(at).padStart(15, "0")}-000000-0000000000000000-${String(at).padStart(16, "0")}.json`;
  for (let at = 0; at < 50_000; at += 1) writeFileSync(join(folder, nameOf(at)), "");
  const { code, said } = await chatHooksPush(["hello"], { folder });
  expect({ code, said }).toEqual({ code: 1, said: textsFor("en").push.full(50_000) });
  const outbox = new Outbox(folder);
  onTestFinished(() => outbox.close());
  const to = { channel: "telegram", chatId: "1" };
  for (const kind of ["push", "note"] as const)
    await expect(outbox.add({ to, text: "hello", kind })).rejects.toThrow("50000 messages wait already");
  // It answers somebody who waits for it.
  await outbox.add({ to, text: "hello", kind: "reply" });
});

function parcelsIn(folder: string): string[] {
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
    return files.map((name) => {
      const { to, text, kind } = JSON.parse(readFileSync(join(folder, name), "utf8"));
      return `${kind} ${to.channel}:${to.chatId} ${text}`;
    });
  } catch {
    return []; // nothing was ever written there
  }
}

/** A running bot with that outbox. */
async function runBot(sender: (chatId: string, text: string) => Promise<void>): Promise<string> {
  const folder = makeFolder();
  const outbox = new Outbox(folder);
  onTestFinished(() => outbox.close());
  outbox.setSender("telegram", sender);
  await outbox.open();
  return folder;
}

test("a running bot sends it, and the terminal says so", async () => {
  const sent: string[] = [];
  const folder = await runBot(async (chatId, text) => void sent.push(`${chatId} ${text}`));
  const { code, said } = await chatHooksPush(["the", "build", "is", "green"], { folder, waitMs: 3_000 });
  expect({ code, said, sent }).toEqual({ code: 0, said: "Sent to telegram:1.", sent: ["1 the build is green"] });
});

test("without a running bot it is written down, and the terminal says when it goes out", async () => {
  const { code, said, parcels } = await chatHooksPush(["hello"]);
  expect(code).toBe(0);
  expect(said).toMatch(/^Written down for telegram:1, not sent yet\..* when the bot runs/);
  expect(parcels).toEqual(["push telegram:1 hello"]);
});

test("a chat that takes nothing from the bot is named, with the reason", async () => {
  const folder = await runBot(async () => {
    throw new UndeliverableError("blocked by the user");
  });
  const { code, said } = await chatHooksPush(["hello"], { folder, waitMs: 3_000 });
  expect(code).toBe(1);
  expect(said).toContain("Not sent to telegram:1: blocked by the user.");
});

test("without --to every owner with a chat gets it, and nobody else", async () => {
  const owners = ["cli:local", "telegram:1", "web:local", "wechat:wxid_a", "telegram:1"];
  const { parcels } = await chatHooksPush(["hello"], { owners });
  expect(parcels).toEqual(["push telegram:1 hello", "push wechat:wxid_a hello"]);
});

test("--to says to whom, wherever it stands; a Telegram group has a negative number", async () => {
  const cases = [
    ["--to", "telegram:-100200", "hello"],
    ["hello", "--to=telegram:-100200"],
  ];
  for (const rest of cases) {
    expect((await chatHooksPush(rest)).parcels).toEqual(["push telegram:-100200 hello"]);
  }
});

test("an address that names no chat is quoted, with an example, and nothing is written", async () => {
  for (const bad of ["12345", "wechat1", "telegram:", "telegram:@name", "slack:1", "cli:local", "constructor:1", ""]) {
    const { code, said, parcels } = await chatHooksPush(["hello", "--to", bad]);
    expect({ code, parcels }).toEqual({ code: 2, parcels: [] });
    expect(said).toContain(`"${bad}"`);
    expect(said).toContain("--to telegram:12345");
  }
  expect((await chatHooksPush(["hello", "--to"])).said).toBe((await chatHooksPush(["hello", "--to="])).said);
});

test("a mistyped option is named, and not sent as a message", async () => {
  const { code, said, parcels } = await chatHooksPush(["--too", "telegram:1", "hello"]);
  expect({ code, parcels }).toEqual({ code: 2, parcels: [] });
  expect(said).toContain('"chat-hooks push" cannot use "--too"');
  expect((await chatHooksPush(["-- Ann"])).parcels).toEqual(["push telegram:1 -- Ann"]);
});

test("no owner with a chat: it says how to get one", async () => {
  const { code, said } = await chatHooksPush(["hello"], { owners: ["cli:local"] });
  expect(code).toBe(1);
  expect(said).toMatch(/"chat-hooks pair".*--to telegram:12345/);
});

test("the text may come on stdin; from a terminal nobody waits for it", async () => {
  const input = Readable.from([Buffer.from("line one\nli"), Buffer.from("ne two\n")]);
  expect((await chatHooksPush([], { input })).parcels).toEqual(["push telegram:1 line one\nline two"]);
  for (const rest of [[], ["  "]]) {
    const { code, said } = await chatHooksPush(rest);
    expect({ code, said }).toEqual({ code: 2, said: expect.stringContaining("Usage: chat-hooks push") });
  }
});

test("a text that is too long is refused, and not repeated", async () => {
  for (const rest of [["x".repeat(2_000_000)], []]) {
    const { code, said, parcels } = await chatHooksPush(rest, { input: Readable.from(["x".repeat(2_000_000)]) });
    expect({ code, parcels }).toEqual({ code: 2, parcels: [] });
    expect(said.length).toBeLessThan(200);
  }
});

test("a hook's script cannot push", async () => {
  const { code, said, parcels } = await chatHooksPush(["hello"], { env: { CHAT_HOOKS_RUN_TOKEN: "t" } });
  expect({ code, parcels }).toEqual({ code: 1, parcels: [] });
  expect(said).toContain("systemMessage");
});

test("a folder that cannot be written is named, and the text is not", async () => {
  const folder = makeFolder();
  writeFileSync(folder, "");
  const { code, said } = await chatHooksPush(["secret words"], { folder });
  expect(code).toBe(1);
  expect(said).toContain(`"${folder}"`);
  expect(said).not.toContain("secret");
});

test("all of it is said in Chinese too", async () => {
  expect((await chatHooksPush(["hello"], { texts: textsFor("zh") })).said).toContain("已记下");
});
