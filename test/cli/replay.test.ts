import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { textsFor } from "../../src/bot/words/index.js";
import { parseCliArgs } from "../../src/cli/args.js";
import { runReplay } from "../../src/cli/replay.js";
import { readClaudeTranscript } from "../../src/formats/claude-transcript.js";
import { folderSandbox } from "../support/folder-sandbox.js";
import { makeWorkbench } from "../support/workbench.js";

const at = (minute: number): string => `2026-03-01T10:0${minute}:00.000Z`;
const use = (name: string, input: object, minute: number): string =>
  JSON.stringify({
    type: "assistant",
    sessionId: "s",
    timestamp: at(minute),
    message: {
      role: "assistant",
      content: [
        { type: "text", text: "so" },
        { type: "tool_use", id: "1", name, input },
      ],
    },
  });
const said = (content: unknown, minute: number, more = {}): string =>
  JSON.stringify({ type: "user", sessionId: "s", timestamp: at(minute), message: { role: "user", content }, ...more });

const TRANSCRIPT = [
  said("deploy it, please", 1),
  use("Bash", { command: "make deploy" }, 2),
  said([{ type: "tool_result", tool_use_id: "1", content: "ok" }], 3),
  said("Caveat: nobody has typed this", 4, { isMeta: true }),
  use("Write", { file_path: "/a/b.txt", content: "x" }, 5),
  use("mcp__x__y", {}, 6),
  "cut off {",
].join("\n");

test("a transcript of Claude Code has its calls under our names, and what the person said", () => {
  const { events, badLines } = readClaudeTranscript(TRANSCRIPT);
  expect(badLines).toBe(1);
  expect(events.map(({ event, input }) => [event, input?.tool_name ?? input?.message])).toEqual([
    ["on_user_message", "deploy it, please"],
    ["pre_tool_call", "bash"],
    ["pre_tool_call", "write_file"],
    ["pre_tool_call", "mcp__x__y"],
  ]);
  expect(events[1]).toMatchObject({ at: Date.parse(at(2)), input: { tool_input: { command: "make deploy" } } });
});

test("a hook is replayed on a transcript: exit code 1 where it would have stopped something, 2 where nobody can tell", async () => {
  const bench = makeWorkbench();
  bench.script("workspace/guard.sh", "#!/bin/sh\ngrep -q '\"Bash\"' && { echo 'no shell' >&2; exit 2; }\nexit 0\n");
  bench.propose("hooks:\n  - {event: pre_tool_call, command: ./workspace/guard.sh, dialect: claude}\n");
  const file = bench.write("session.jsonl", TRANSCRIPT);
  const hooks = await bench.open({ rehearsalSandbox: folderSandbox(), owners: ["cli:local"] });
  const run = async (...words: string[]) => {
    const said: string[] = [];
    const hear = { log: (text: string) => said.push(text), error: (text: string) => said.push(text) };
    const io = { env: {}, input: Readable.from([]), output: hear };
    const call = { args: parseCliArgs(["replay", ...words], String), io, locale: "en", texts: textsFor("en") };
    return { code: await runReplay(hooks, call), text: said.join("\n") };
  };
  const found = await run("guard.sh", "--transcript", file);
  expect(found.text).toMatch(/^4 events in the transcript\.\n.*last 3 events that passed, it would have blocked 1\./);
  expect(found.text).toMatch(/1\. 2026-03-01 10:02 {2}blocks: bash .*make deploy.*\n {3}no shell/);
  expect(found.code).toBe(1);
  const quiet = bench.write("quiet.jsonl", use("Write", { file_path: "/a", content: "" }, 1));
  expect(await run("guard.sh", "--transcript", quiet)).toMatchObject({ code: 0 });
  for (const words of [["guard.sh", "--transcript", "/nowhere"], ["guard.sh", "--transkript", file], ["nobody"], []])
    expect(await run(...words)).toMatchObject({ code: 2 });
  // Nothing is recorded.
  expect(await run("guard.sh")).toMatchObject({ code: 2, text: expect.stringContaining("nothing is recorded") });
});
