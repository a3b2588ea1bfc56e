import { expect } from "vitest";

/** Looks again and again: other processes share the machine, and one second is not always enough. */
export const eventually = <Value>(look: () => Value | Promise<Value>) =>
  expect.poll(look, { timeout: 15_000, interval: 50 });
