import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { AsyncContext } from "../../src/lib/async-context.js";

test("a value follows its own work over every wait, and ends with it", async () => {
  const value = new AsyncContext<string>();
  const seen = async (ms: number): Promise<string | undefined> => {
    await pause(ms);
    return value.get();
  };
  const both = await Promise.all([value.run("a", () => seen(2)), value.run("b", () => seen(1)), seen(1)]);
  expect(both).toEqual(["a", "b", undefined]);
  expect(value.get()).toBeUndefined();
});

test("values keep out of each other's way, and a value can be taken off", () => {
  const one = new AsyncContext<number>();
  const other = new AsyncContext<number>();
  const both = () => [one.get(), other.get()];
  one.run(1, () => {
    other.run(2, () => expect(both()).toEqual([1, 2]));
    one.run(undefined, () => expect(both()).toEqual([undefined, undefined]));
    one.run(3, () => expect(both()).toEqual([3, undefined]));
    expect(both()).toEqual([1, undefined]);
  });
});
