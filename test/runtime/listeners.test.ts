import { expect, onTestFinished, test, vi } from "vitest";
import type { HookRun } from "../../src/core/firing.js";
import { callSafely, logFirings, settledSafely } from "../../src/runtime/listeners.js";
import { textsFor } from "../../src/texts/index.js";

test("a listener's own mistake is reported the way Node does, and stops nobody", async () => {
  const warn = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const mistake = new Error("my mistake");
  callSafely(() => {
    throw mistake;
  });
  await settledSafely(() => Promise.reject("no error at all"));
  await settledSafely(undefined);
  await expect.poll(() => warn.mock.calls).toEqual([[mistake], ["no error at all"]]);
});

test("--debug writes a line for each firing: how it ran, what it said, and why", () => {
  const write = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => write.mockRestore());
  const log = logFirings(textsFor("en"));
  const run: HookRun = { hook: "./a.sh", id: "1", event: "on_stop", verdict: "continue", ms: 1.23 };
  log(run);
  log({ ...run, verdict: "block", reason: "not yet" });
  log({ ...run, mode: "async", verdict: "no-verdict", fault: { code: "too-deep" } });
  expect(write.mock.calls.map(([line]) => line)).toEqual([
    "[chat-hooks] sync on_stop ./a.sh: continue in 1.2 ms",
    "[chat-hooks] sync on_stop ./a.sh: block in 1.2 ms not yet",
    expect.stringMatching(/^\[chat-hooks\] async on_stop \.\/a\.sh: no-verdict in 1\.2 ms .{10,}/),
  ]);
});
