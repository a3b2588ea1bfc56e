import { existsSync, mkdirSync, readFileSync, statSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { EventName } from "../../src/core/event.js";
import { SessionTranscripts } from "../../src/store/log/session-transcripts.js";
import { eventually } from "../support/eventually.js";
import { makeWorkbench } from "../support/workbench.js";

function opened(isWanted = true) {
  const bench = makeWorkbench();
  const transcripts = new SessionTranscripts(bench.state, bench.root, bench.workspace);
  transcripts.isWanted = isWanted;
  const note = (event: EventName, input: Record<string, unknown>) =>
    transcripts.note(event, { session_id: "s", ...input });
  const lines = async (session = "s"): Promise<Record<string, unknown>[]> =>
    readFileSync(await transcripts.fileOf(session), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => (JSON.parse(line) as { message: Record<string, unknown> }).message);
  return { bench, transcripts, note, lines };
}

test("what was said and done stands there in the form that Claude Code's scripts read", async () => {
  const { note, lines } = opened();
  note("on_user_message", { message: "list it" });
  note("pre_tool_call", { tool_name: "bash", tool_input: { command: "ls" }, tool_use_id: "1" });
  note("post_tool_call", { tool_name: "bash", tool_use_id: "1", tool_result: { files: ["a"] } });
  note("post_tool_call", { tool_name: "bash", tool_use_id: "2", tool_error: "no such file" });
  note("post_llm_call", { response: "There is one." });
  note("on_stop", { response: "There is one." });
  note("post_llm_call", { response: "" });
  note("on_session_start", { status: "new" });
  expect(await lines()).toEqual([
    { role: "user", content: "list it" },
    { role: "assistant", content: [expect.objectContaining({ type: "tool_use", id: "1" })] },
    { role: "user", content: [{ type: "tool_result", tool_use_id: "1", content: expect.stringContaining("files") }] },
    { role: "user", content: [{ type: "tool_result", tool_use_id: "2", content: "no such file", is_error: true }] },
    { role: "assistant", content: [{ type: "text", text: "There is one." }] },
  ]);
});

test("nothing is kept while nobody reads it, or of an event without a session", async () => {
  const { bench, note } = opened(false);
  note("on_user_message", { message: "secret" });
  expect(existsSync(`${bench.state}/transcripts`)).toBe(false);
  const wanted = opened();
  wanted.transcripts.note("on_user_message", { message: "secret" });
  wanted.transcripts.note("on_user_message", undefined);
  expect(existsSync(`${wanted.bench.state}/transcripts`)).toBe(false);
});

test("a name of a session leads nowhere else, the file is the owner's alone, and is bounded", async () => {
  const { bench, transcripts, note } = opened();
  note("on_user_message", { session_id: "../../etc/x", message: "hello" });
  const path = await transcripts.fileOf("../../etc/x");
  expect(path.startsWith(`${bench.state}/transcripts/`)).toBe(true);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  for (let at = 0; at < 140; at += 1) note("on_user_message", { message: "x".repeat(100_000) });
  expect(statSync(await transcripts.fileOf("s")).size).toBeLessThan(8 * 1_048_576);
});

test("what is older than a week is removed, and the oldest of more than 256 MB, also while a bot runs on", async () => {
  const { bench, transcripts, note } = opened();
  mkdirSync(`${bench.state}/transcripts`, { recursive: true });
  const leave = (name: string, ageDays: number, size: number): string => {
    const path = `${bench.state}/transcripts/${name}.jsonl`;
    writeFileSync(path, "");
    truncateSync(path, size);
    const at = Date.now() / 1_000 - ageDays * 86_400;
    utimesSync(path, at, at);
    return path;
  };
  const old = leave("old", 8, 1);
  note("on_user_message", { message: "hello" });
  await transcripts.fileOf("s");
  await eventually(() => existsSync(old)).toBe(false);

  const [older = "", newer = ""] = [leave("older", 3, 200 * 1_048_576), leave("newer", 2, 200 * 1_048_576)];
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + 3_600_000);
  note("on_user_message", { session_id: "another", message: "hello" });
  await transcripts.fileOf("another");
  expect([existsSync(older), existsSync(newer)]).toEqual([false, true]);
});

test("a session that goes on after a restart keeps its bound", async () => {
  const { bench, transcripts, note } = opened();
  note("on_user_message", { message: "hello" });
  const path = await transcripts.fileOf("s");
  truncateSync(path, 7 * 1_048_576);
  const next = new SessionTranscripts(bench.state, bench.root, bench.workspace);
  next.isWanted = true;
  await next.fileOf("s");
  for (let at = 0; at < 20; at += 1) next.note("on_user_message", { session_id: "s", message: "x".repeat(100_000) });
  expect(statSync(await next.fileOf("s")).size).toBeLessThan(8 * 1_048_576);
});
