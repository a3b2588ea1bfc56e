import { expect, test } from "vitest";
import { ignoreRejections } from "../../src/channels/unhandled.js";

test("two who name the same rejections harmless need one listener, and it stays until both are gone", () => {
  const before = process.listenerCount("unhandledRejection");
  const isOurs = (reason: unknown): boolean => reason === "ours";
  const [first, second] = [ignoreRejections(isOurs), ignoreRejections(isOurs)];
  const during = process.listenerCount("unhandledRejection");
  expect(during - before).toBeLessThanOrEqual(1);
  first();
  first();
  expect(process.listenerCount("unhandledRejection")).toBe(during);
  second();
  expect(process.listenerCount("unhandledRejection")).toBe(before);
});
