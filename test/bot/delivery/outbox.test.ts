import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { Outbox } from "../../../src/bot/delivery/outbox.js";
import { OutboxFiles, type OutboxMessage } from "../../../src/bot/delivery/outbox-files.js";
import { type OutboxOptions, UndeliverableError } from "../../../src/bot/delivery/sender.js";
import { deliveryHandlers, inPieces } from "../../../src/channels/delivery.js";
import { Languages } from "../../../src/channels/languages.js";
import { OutboundPipeline } from "../../../src/channels/outbound-pipeline.js";
import type { ChannelHooks } from "../../../src/channels/port.js";
import type { FireOptions } from "../../../src/core/firing.js";
import { aWhile } from "../../support/a-while.js";
import { eventually } from "../../support/eventually.js";
import { LONG_TESTS } from "../../support/long-tests.js";

const QUICK = { firstWaitMs: 10, longestWaitMs: 40 };

function makeFolder(): string {
  const root = mkdtempSync(join(tmpdir(), "chat-hooks-outbox-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return join(root, "outbox");
}

/** An outbox whose Telegram writes down what it was given. */
async function opened(folder = makeFolder(), options: OutboxOptions = {}) {
  const sent: string[] = [];
  const outbox = new Outbox(folder, { ...QUICK, ...options });
  onTestFinished(() => outbox.close());
  outbox.setSender("telegram", async (chatId, text) => void sent.push(`${chatId} ${text}`));
  await outbox.open();
  return { outbox, sent, folder };
}

const push = (text: string, chatId = "1"): Omit<OutboxMessage, "id" | "at"> => ({
  to: { channel: "telegram", chatId },
  text,
  kind: "push",
});

async function send(outbox: Outbox, text: string, chatId = "1"): Promise<void> {
  outbox.release(await outbox.add(push(text, chatId)));
}

const filesIn = (folder: string, ending = ""): string[] => readdirSync(folder).filter((name) => name.endsWith(ending));

/** Leaves parcels in a folder as a process would that was killed; `cut` is the one it was just sending. */
async function leftBehind(texts: readonly string[], cut?: string): Promise<string> {
  const folder = makeFolder();
  const killed = new Outbox(folder);
  for (const text of texts) {
    await killed.add({ ...push(text), id: text });
    const newest = filesIn(folder, ".json").at(-1) ?? "";
    if (text === cut) renameSync(join(folder, newest), join(folder, newest.replace(".json", ".sending")));
  }
  return folder;
}

describe("a parcel", () => {
  test("lies on disk, for its owner only, before it is sent, and is gone afterwards", async () => {
    const { outbox, sent, folder } = await opened();
    const id = await outbox.add(push("hello"));
    const [file = ""] = filesIn(folder);
    expect(file).toMatch(/\.json$/);
    expect([statSync(folder).mode & 0o777, statSync(join(folder, file)).mode & 0o777]).toEqual([0o700, 0o600]);
    expect(sent).toEqual([]);
    outbox.release(id);
    await eventually(() => filesIn(folder)).toEqual([]);
    expect(sent).toEqual(["1 hello"]);
  });

  test("is marked on disk right before it is on its way, and not while it is judged", async () => {
    const { outbox, folder } = await opened();
    const seen: string[][] = [];
    outbox.setSender("telegram", async (_chat, _text, { begin }) => {
      seen.push(filesIn(folder));
      await begin();
      seen.push(filesIn(folder));
    });
    await send(outbox, "hello");
    const [json, sending] = [/\.json$/, /\.sending$/].map((ending) => [expect.stringMatching(ending)]);
    await eventually(() => seen).toEqual([json, sending]);
  });

  test("that cannot be written down is refused, and holds up nobody", async () => {
    const folder = makeFolder();
    const { outbox, sent } = await opened(folder);
    rmSync(folder, { recursive: true });
    writeFileSync(folder, "");
    const refused = await outbox.add(push("a secret text")).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Error);
    expect(String(refused)).not.toContain("secret");
    rmSync(folder);
    await send(outbox, "second");
    await eventually(() => sent).toEqual(["1 second"]);
  });

  test("with the id of another is that other one", async () => {
    const { outbox, sent } = await opened();
    for (let times = 0; times < 3; times += 1) {
      outbox.release(await outbox.add({ ...push("hello"), id: "turn 1" }));
      await outbox.settled();
    }
    expect(sent).toEqual(["1 hello"]);
  });

  test("is known to have been written down, in the next process too, before and after it is sent", async () => {
    const folder = await leftBehind(["turn 1"]);
    const outbox = new Outbox(folder);
    onTestFinished(() => outbox.close());
    expect([await outbox.has("turn 1"), await outbox.has("turn 2")]).toEqual([true, false]);
    outbox.setSender("telegram", async () => {});
    await outbox.open();
    await outbox.settled();
    expect(filesIn(folder)).toEqual([]);
    expect(await outbox.has("turn 1")).toBe(true);
  });
});

describe("order", () => {
  test("parcels for one chat leave in the order of adding, however many are added at once", async () => {
    const { outbox, sent } = await opened();
    const texts = Array.from({ length: LONG_TESTS ? 200 : 60 }, (_, at) => `${at} ${"x".repeat(at % 2 ? 0 : 50_000)}`);
    await Promise.all(texts.map((text) => send(outbox, text)));
    await eventually(() => sent.length).toBe(texts.length);
    expect(sent).toEqual(texts.map((text) => `1 ${text}`));
  });

  test("a held parcel holds up the later ones of its chat and no other chat", async () => {
    const { outbox, sent } = await opened();
    const held = await outbox.add(push("first"));
    await send(outbox, "second");
    await send(outbox, "elsewhere", "2");
    await eventually(() => sent).toEqual(["2 elsewhere"]);
    outbox.release(held);
    await eventually(() => sent).toEqual(["2 elsewhere", "1 first", "1 second"]);
  });

  test("names sort by adding, also when the clock was set back and in one millisecond", () => {
    const files = new OutboxFiles("nowhere");
    files.noteName(`${String(Date.now() + 3_600_000).padStart(15, "0")}-999998-${"0".repeat(16)}-${"0".repeat(16)}`);
    const names = Array.from({ length: 50 }, (_, at) => files.nextName({ id: `${at}`, to: push("").to }));
    expect(names).toEqual([...names].sort());
    expect((names[0] ?? "") > String(Date.now() + 3_500_000).padStart(15, "0")).toBe(true);
  });

  test("a channel that comes up later gets its parcels then, in order, and others do not wait for it", async () => {
    const { outbox, sent } = await opened();
    outbox.setSender("telegram", undefined);
    outbox.setSender("wechat", async (_chat, text) => void sent.push(text));
    await send(outbox, "first");
    await send(outbox, "second");
    outbox.release(await outbox.add({ ...push("wechat"), to: { channel: "wechat", chatId: "1" } }));
    await eventually(() => sent).toEqual(["wechat"]);
    outbox.setSender("telegram", async (_chat, text) => void sent.push(text));
    await eventually(() => sent).toEqual(["wechat", "first", "second"]);
  });
});

describe("trouble", () => {
  test("an attempt that fails is made again, later and later, and the next parcel waits for it", async () => {
    const { outbox, sent, folder } = await opened(makeFolder(), { firstWaitMs: 40, longestWaitMs: 100 });
    const tries: number[] = [];
    outbox.setSender("telegram", async (_chat, text) => {
      if (text === "first") tries.push(Date.now());
      if (tries.length < 4) throw new Error("no network");
      sent.push(text);
    });
    await send(outbox, "first");
    await send(outbox, "second");
    await outbox.settled();
    // Between attempts it is not in doubt: it has not arrived.
    expect(filesIn(folder, ".sending")).toEqual([]);
    await eventually(() => sent).toEqual(["first", "second"]);
    const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    for (const [index, least] of [40, 80, 100].entries()) expect(waits[index]).toBeGreaterThanOrEqual(least - 2);
  });

  test("a channel that says when to come again is left alone until then", async () => {
    const { outbox, sent } = await opened();
    const tries: number[] = [];
    outbox.setSender("telegram", async (_chat, text) => {
      tries.push(Date.now());
      if (tries.length === 1) throw Object.assign(new Error("slow down"), { retryAfterMs: 400 });
      sent.push(text);
    });
    await send(outbox, "first");
    await send(outbox, "second");
    await eventually(() => tries.length).toBe(1);
    // Another channel that comes up is no reason to hurry.
    outbox.setSender("wechat", async () => {});
    await eventually(() => sent).toEqual(["first", "second"]);
    expect((tries[1] ?? 0) - (tries[0] ?? 0)).toBeGreaterThanOrEqual(398);
  });

  test("what can never be delivered is dropped at once, and the reason repeats nothing of it", async () => {
    const dropped: string[] = [];
    const { outbox, sent, folder } = await opened(makeFolder(), {
      onDropped: ({ text }, why) => {
        dropped.push(text, why);
        throw new Error("a listener in trouble");
      },
    });
    outbox.setSender("telegram", async (_chat, text) => {
      if (text !== "fine") throw new UndeliverableError(`403 blocked by the user: ${text}`);
      sent.push(text);
    });
    await send(outbox, "the launch code is 0000-1111");
    await send(outbox, "ja");
    await send(outbox, "fine");
    await eventually(() => sent).toEqual(["fine"]);
    const [, long, , short] = dropped;
    expect(long).toMatch(/^403 blocked by the user: ▇+$/);
    expect(short).not.toContain("ja");
    await eventually(() => filesIn(folder, ".json")).toEqual([]);
  });

  test.runIf(LONG_TESTS)("what could not be sent for too long is dropped, with a sender or without one", async () => {
    const dropped: string[] = [];
    const { outbox, folder } = await opened(makeFolder(), {
      // Long enough for a first attempt on a busy machine.
      mostAgeMs: 2_000,
      onDropped: ({ text }, why) => void dropped.push(`${text}: ${why}`),
    });
    outbox.setSender("telegram", async () => {
      throw new Error("no network");
    });
    await send(outbox, "one");
    outbox.release(await outbox.add({ ...push("two"), to: { channel: "wechat", chatId: "1" } }));
    await eventually(() => dropped.sort()).toEqual([
      "one: it could not be sent in time: no network",
      "two: it could not be sent in time",
    ]);
    await eventually(() => filesIn(folder, ".json")).toEqual([]);
  });

  test("a sender that never answers holds up its own chat only", async () => {
    const { outbox, sent } = await opened();
    const gate = new AbortController();
    outbox.setSender("telegram", async (chatId, text) => {
      if (chatId === "1" && !gate.signal.aborted) await once(gate.signal, "abort");
      sent.push(text);
    });
    await send(outbox, "stuck");
    await send(outbox, "free", "2");
    await eventually(() => sent).toEqual(["free"]);
    gate.abort();
  });

  test("a damaged file is put aside and holds up nobody", async () => {
    const folder = await leftBehind(["cut", "list", "types", "link", "folder", "huge", "moved", "fine"]);
    const files = filesIn(folder, ".json").map((name) => join(folder, name));
    const [cut = "", list = "", types = "", link = "", inner = "", huge = "", moved = "", fine = ""] = files;
    truncateSync(cut, 20);
    writeFileSync(list, "[]");
    writeFileSync(types, JSON.stringify({ id: 1, to: "telegram:1", text: {}, kind: "push", at: "now" }));
    rmSync(link);
    symlinkSync(fine, link);
    rmSync(inner);
    mkdirSync(inner);
    const whole = JSON.stringify({ ...push("huge"), id: "huge", at: Date.now() });
    writeFileSync(huge, whole + " ".repeat(100_000_000));
    writeFileSync(moved, JSON.stringify({ ...push("not yours", "2"), id: "moved", at: Date.now() }));
    writeFileSync(join(folder, "what is this.json"), "{}");
    const { sent } = await opened(folder);
    await eventually(() => sent).toEqual(["1 fine"]);
    await eventually(() => filesIn(folder, ".damaged").length).toBe(8);
    await eventually(() => filesIn(folder).length).toBe(8);
  });
});

describe("after a crash", () => {
  test("everything left is sent, in order, and nothing is held any more", async () => {
    const { sent } = await opened(await leftBehind(["first", "second", "third"]));
    await eventually(() => sent).toEqual(["1 first", "1 second", "1 third"]);
  });

  test("what may have arrived is not sent again: one honest line goes in its place", async () => {
    const folder = await leftBehind(["first", "second", "third"], "second");
    const { sent } = await opened(folder, { onDoubtful: ({ id }) => `Did ${id} arrive?` });
    await eventually(() => sent).toEqual(["1 first", "1 Did second arrive?", "1 third"]);
    await eventually(() => filesIn(folder)).toEqual([]);
  });

  test("an honest line that may have arrived stays the line it is", async () => {
    const folder = await leftBehind(["first"], "first");
    const crashing = new Outbox(folder, { onDoubtful: () => "Did it arrive?" });
    await crashing.open();
    await eventually(() => filesIn(folder, ".json").length).toBe(1);
    await crashing.close();
    const [file = ""] = filesIn(folder, ".json");
    renameSync(join(folder, file), join(folder, file.replace(".json", ".sending")));
    const { sent } = await opened(folder, { onDoubtful: () => "Did what arrive?" });
    await eventually(() => sent).toEqual(["1 Did it arrive?"]);
  });

  test("without an honest line it is dropped, and told", async () => {
    const dropped: string[] = [];
    const options = { onDropped: ({ id }: OutboxMessage, why: string) => void dropped.push(`${id}: ${why}`) };
    const { sent } = await opened(await leftBehind(["first", "second"], "first"), options);
    await eventually(() => sent).toEqual(["1 second"]);
    expect(dropped).toEqual([expect.stringMatching(/^first: .*not known whether it arrived/)]);
  });
});

describe("a running bot", () => {
  test("takes up what another process writes into the folder", async () => {
    const { sent, folder } = await opened();
    const other = new Outbox(folder);
    for (const text of ["first", "second"]) await other.add(push(text));
    await eventually(() => sent).toEqual(["1 first", "1 second"]);
  });

  test("takes up what comes into a folder that was removed and made anew", async () => {
    const { sent, folder } = await opened();
    rmSync(folder, { recursive: true });
    await new Outbox(folder).add(push("first"));
    await eventually(() => sent).toEqual(["1 first"]);
  });

  test("that is closed waits for the attempt under way and keeps the rest", async () => {
    const { outbox, sent, folder } = await opened();
    let arrive = (): void => {};
    let isUnderWay = false;
    outbox.setSender("telegram", async (_chat, text) => {
      isUnderWay = true;
      await new Promise<void>((resolve) => (arrive = resolve));
      sent.push(text);
    });
    await send(outbox, "first");
    await send(outbox, "second");
    await eventually(() => isUnderWay).toBe(true);
    const closed = outbox.close();
    await aWhile(50);
    arrive();
    await closed;
    expect(sent).toEqual(["first"]);
    expect(filesIn(folder)).toEqual([expect.stringMatching(/\.json$/)]);
  });

  test.each(LONG_TESTS ? [1_000, 10_000] : [300])(
    "%i parcels that wait for their channel hold up nobody else",
    async (count) => {
      const folder = makeFolder();
      const files = new OutboxFiles(folder);
      await files.list();
      const parcels = Array.from({ length: count }, (_, at) => ({
        ...push("later", `${at % (count / 2)}`),
        id: `${at}`,
        at: Date.now(),
      }));
      for (const parcel of parcels)
        writeFileSync(join(folder, `${files.nextName(parcel)}.json`), JSON.stringify(parcel));
      const { outbox, sent } = await opened(folder);
      outbox.setSender("telegram", undefined);
      outbox.setSender("wechat", async (_chat, text) => void sent.push(text));
      outbox.release(await outbox.add({ ...push("now"), to: { channel: "wechat", chatId: "1" } }));
      await eventually(() => sent.includes("now")).toBe(true);
      await eventually(() => filesIn(folder)).toHaveLength(count);
    },
  );
});

describe("what waits for a human", () => {
  type Asked = { text: string; keptAs: string | undefined; answer(): void };

  /** An outbox whose channel asks about what begins with HOLD, and takes ten characters a message. */
  async function asking(folder = makeFolder(), options: OutboxOptions = {}) {
    const asked: Asked[] = [];
    const failures: (Error | undefined)[] = [];
    const hooks = {
      async fire(_event: string, { notification: text }: { notification: string }, given: FireOptions) {
        if (text.startsWith("HOLD"))
          await new Promise<void>((answer) => {
            asked.push({ text, keptAs: given.keptAs, answer });
            given.onHeld?.();
          });
        return { verdict: "continue", context: [], notes: [], runs: [] };
      },
    } as unknown as ChannelHooks;
    const pipeline = new OutboundPipeline(hooks, "telegram", new Languages("en"), async () => {});
    const all = await opened(folder, options);
    const plain = inPieces(async (chatId, text) => {
      const failure = failures.shift();
      if (failure) throw failure;
      const endings = filesIn(folder).map((name) => name.replace(/.*\./, ""));
      all.sent.push(`${chatId} ${text} ${endings.filter((each) => each !== "dropped").sort()}`);
    }, 10);
    all.outbox.setSender("telegram", (chatId, text, delivery) =>
      pipeline.send(
        { type: "", parts: [text], spot: { chatId } },
        deliveryHandlers(delivery, (words) => plain(chatId, words, delivery)),
      ),
    );
    return { ...all, asked, failures, pipeline };
  }

  test("is overtaken by what comes after it, unmarked; it is marked again right before it is sent", async () => {
    const { outbox, sent, asked, folder } = await asking();
    for (const text of ["HOLD one", "HOLD two", "three"]) await send(outbox, text);
    await eventually(() => sent).toEqual(["1 three json,json,sending"]);
    await eventually(() => filesIn(folder, ".json")).toHaveLength(2);
    expect(new Set(asked.map(({ keptAs }) => keptAs)).size).toBe(2);
    asked[1]?.answer();
    await eventually(() => sent.slice(1)).toEqual(["1 HOLD two json,sending"]);
    asked[0]?.answer();
    await eventually(() => filesIn(folder)).toEqual([]);
    expect(sent.slice(2)).toEqual(["1 HOLD one sending"]);
  });

  test("is not waited for at the end, and is asked about by the next process under the same name", async () => {
    const first = await asking();
    await send(first.outbox, "HOLD one");
    await eventually(() => first.asked.length).toBe(1);
    await first.outbox.close();
    expect(filesIn(first.folder)).toEqual([expect.stringMatching(/\.json$/)]);
    const second = await asking(first.folder);
    await eventually(() => second.asked.length).toBe(1);
    expect(second.asked[0]?.keptAs).toBe(first.asked[0]?.keptAs);
    // Too late for the first one, whose outbox is closed.
    first.asked[0]?.answer();
    second.asked[0]?.answer();
    await eventually(() => second.sent).toEqual(["1 HOLD one sending"]);
    expect(first.sent).toEqual([]);
  });

  test("is the first of its line again when it could not be sent, and is given up like any other", async () => {
    const dropped: string[] = [];
    const { outbox, sent, asked, failures, pipeline } = await asking(makeFolder(), {
      onDropped: ({ text }) => void dropped.push(text),
    });
    for (const text of ["HOLD one", "HOLD two"]) await send(outbox, text);
    await eventually(() => asked.length).toBe(2);
    failures.push(new UndeliverableError("never"), new Error("later"));
    asked[1]?.answer();
    await eventually(() => dropped).toEqual(["HOLD two"]);
    asked[0]?.answer();
    // Judged already: nobody is asked again.
    await eventually(() => sent).toEqual(["1 HOLD one sending"]);
    expect(asked).toHaveLength(2);
    await send(outbox, "HOLD three");
    await eventually(() => asked.length).toBe(3);
    failures.push(new Error("later"), new Error("later"));
    asked[2]?.answer();
    await eventually(() => failures.length).toBeLessThan(2);
    // Other hooks may have other questions.
    pipeline.forgetVerdicts();
    await eventually(() => asked.length).toBe(4);
    asked[3]?.answer();
    await eventually(() => sent.slice(1)).toEqual(["1 HOLD three sending"]);
  });

  test("is asked about as a whole; what has left in part stays marked and goes on where it was", async () => {
    const { outbox, sent, asked, failures, folder } = await asking(makeFolder(), { firstWaitMs: 60_000 });
    await send(outbox, "HOLD this in pieces");
    await eventually(() => asked.length).toBe(1);
    failures.push(undefined, Object.assign(new Error("later"), { retryAfterMs: 60_000 }));
    asked[0]?.answer();
    await eventually(() => failures).toEqual([]);
    await outbox.close();
    expect(sent).toEqual(["1 HOLD this sending"]);
    // A crash leaves it in doubt: nobody would know how much of it has left.
    expect(filesIn(folder)).toEqual([expect.stringMatching(/\.sending$/)]);
  });
});
