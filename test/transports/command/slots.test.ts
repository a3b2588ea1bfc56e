import { describe, expect, test } from "vitest";
import { Slots } from "../../../src/transports/command/slots.js";

/** Work that ends when it is told, and a record of who has started. */
function workshop() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async () => {
    started.push(name);
    await new Promise<void>((end) => ends.set(name, end));
    return { value: name };
  };
  return { started, work, end: (name: string) => ends.get(name)?.() };
}

/** More turns of the event loop than there is work to start. */
async function aMoment(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resume) => setImmediate(resume));
}

describe("slots", () => {
  test("each start has a turn of the event loop to itself", async () => {
    const { started, work } = workshop();
    const slots = new Slots({ inAll: 3, perKey: 3 });
    for (const name of ["a1", "a2", "a3"]) void slots.run({ key: "a" }, work(name));
    expect(started).toEqual([]);
    for (const name of ["a1", "a2", "a3"]) {
      await new Promise((resume) => setImmediate(resume));
      expect(started.at(-1)).toBe(name);
    }
  });

  test("who came first starts first, but for a key that has used up its share", async () => {
    const { started, work, end } = workshop();
    const slots = new Slots({ inAll: 3, perKey: 2 });
    for (const name of ["a1", "a2", "a3", "b1", "b2"]) void slots.run({ key: name.charAt(0) }, work(name));
    await aMoment();
    expect(started).toEqual(["a1", "a2", "b1"]);
    end("a1");
    await aMoment();
    expect(started).toEqual(["a1", "a2", "b1", "a3"]);
    end("b1");
    await aMoment();
    expect(started).toEqual(["a1", "a2", "b1", "a3", "b2"]);
  });

  test("a session whose work fills the queue keeps no other waiting", async () => {
    const { started, work, end } = workshop();
    const slots = new Slots({ inAll: 8, perKey: 8 });
    for (let at = 1; at <= 20; at += 1) void slots.run({ key: "k", session: "a" }, work(`a${at}`));
    await aMoment();
    // Alone, it has half of the slots.
    expect(started).toEqual(["a1", "a2", "a3", "a4"]);
    void slots.run({ key: "k", session: "b" }, work("b1"));
    await aMoment();
    expect(started.at(-1)).toBe("b1");
    // Beside another it has a quarter, and gives back what it has more.
    for (const name of ["a1", "a2"]) end(name);
    await aMoment();
    expect(started).toHaveLength(5);
    end("a3");
    await aMoment();
    expect(started.slice(5)).toEqual(["a5"]);
    end("b1");
    await aMoment();
    expect(started.slice(5)).toEqual(["a5", "a6", "a7"]);
  });

  test("a session that has nothing running goes before one that has", async () => {
    const { started, work } = workshop();
    const slots = new Slots({ inAll: 8, perKey: 8 });
    for (let at = 1; at <= 20; at += 1) void slots.run({ key: "k", session: "a" }, work(`a${at}`));
    void slots.run({ key: "k", session: "b" }, work("b1"));
    await aMoment();
    expect(started).toEqual(["a1", "b1", "a2"]);
  });

  test("sessions that all wait take turns, and each keeps its own order", async () => {
    const { started, work, end } = workshop();
    const slots = new Slots({ inAll: 1, perKey: 1 });
    const names = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"];
    for (const name of names) void slots.run({ key: "k", session: name.charAt(0) }, work(name));
    for (let at = 0; at < names.length; at += 1) {
      await aMoment();
      end(started[at] ?? "");
    }
    expect(started).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
    expect(slots.waiting).toBe(0);
  });

  test("a session that waits for one key is not passed over at another", async () => {
    const { started, work } = workshop();
    const slots = new Slots({ inAll: 8, perKey: 2 });
    for (const name of ["k1", "k2", "l1"]) void slots.run({ key: name.charAt(0), session: "a" }, work(name));
    await aMoment();
    expect(started).toEqual(["k1", "l1"]);
  });

  test("who waits is counted until it starts", async () => {
    const { work, end } = workshop();
    const slots = new Slots({ inAll: 1, perKey: 1 });
    for (const name of ["a1", "a2", "a3"]) void slots.run({ key: "a" }, work(name));
    await aMoment();
    expect(slots.waiting).toBe(2);
    end("a1");
    await aMoment();
    expect(slots.waiting).toBe(1);
  });

  test("work that fails gives its slot back", async () => {
    const slots = new Slots({ inAll: 1, perKey: 1 });
    await expect(slots.run({ key: "a" }, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await slots.run({ key: "a" }, async () => ({ value: "next" }))).toBe("next");
  });

  test("an answer is handed on at once, though its slot stays taken until all is over", async () => {
    const slots = new Slots({ inAll: 1, perKey: 1 });
    const { promise: over, resolve: end } = withResolver();
    expect(await slots.run({ key: "a" }, async () => ({ value: "answer", over }))).toBe("answer");
    const { started, work } = workshop();
    void slots.run({ key: "a" }, work("a2"));
    await aMoment();
    expect(started).toEqual([]);
    end();
    await aMoment();
    expect(started).toEqual(["a2"]);
  });
});

function withResolver() {
  let resolve = (): void => {};
  const promise = new Promise<void>((end) => {
    resolve = end;
  });
  return { promise, resolve };
}
