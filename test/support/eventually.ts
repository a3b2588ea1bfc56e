import { expect } from "vitest";

/** As long as a machine that does other work may take. Less than a test may, so that a failure says what was looked for. */
export const PATIENCE_MS = 55_000;

/** Looks again and again until it is so: how long that takes says nothing about the code. */
export const eventually = <Value>(look: () => Value | Promise<Value>, interval = 20) =>
  expect.poll(look, { timeout: PATIENCE_MS, interval });
