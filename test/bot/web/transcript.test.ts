import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Transcript } from "../../../src/bot/web/transcript.js";

type Entry = { text: string; marks?: string[] };

function makePath(): string {
  const folder = mkdtempSync(join(tmpdir(), "chat-hooks-transcript-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "page", "transcript.jsonl");
}

const open = (path: string, limits = {}): Promise<Transcript<Entry>> => Transcript.open<Entry>(path, limits);
const textsOf = (lines: readonly Entry[]): string[] => lines.map(({ text }) => text);

test("lines go on after a restart, and so does their numbering", async () => {
  const path = makePath();
  const first = await open(path);
  for (const text of ["a", "b\nc", "\u2028 \ud83d\ude00"]) first.add({ text });
  await first.settled();
  const second = await open(path);
  expect(second.lines()).toEqual(first.lines());
  expect(second.add({ text: "d" }).seq).toBe(4);
  await second.settled();
  expect(textsOf((await open(path)).lines())).toEqual(["a", "b\nc", "\u2028 \ud83d\ude00", "d"]);
  expect(statSync(path).mode & 0o077).toBe(0);
});

test("the last ones are kept, in memory and in the file, and nobody sees a number twice", async () => {
  const path = makePath();
  const transcript = await open(path, { lines: 10 });
  for (let at = 1; at <= 35; at += 1) {
    transcript.add({ text: String(at) });
    if (at % 3 === 0) await transcript.settled();
  }
  await transcript.settled();
  expect(transcript.lines().map(({ seq }) => seq)).toEqual([26, 27, 28, 29, 30, 31, 32, 33, 34, 35]);
  expect(readFileSync(path, "utf8").split("\n").length).toBeLessThanOrEqual(21);
  expect((await open(path, { lines: 10 })).lines()).toEqual(transcript.lines());
});

test("many long lines are bounded by their length as well", async () => {
  const path = makePath();
  const transcript = await open(path, { characters: 1_000 });
  for (let at = 0; at < 20; at += 1) transcript.add({ text: String(at).padEnd(300, "x") });
  expect(transcript.lines()).toHaveLength(3);
  transcript.add({ text: "y".repeat(5_000) });
  expect(transcript.lines()).toHaveLength(1);
  await transcript.settled();
  for (let at = 0; at < 20; at += 1) {
    transcript.add({ text: String(at).padEnd(300, "x") });
    await transcript.settled();
    expect(readFileSync(path, "utf8").length).toBeLessThan(at === 0 ? 6_000 : 2_000);
  }
});

test("a line may get more later, and keeps its place", async () => {
  const path = makePath();
  const transcript = await open(path);
  const { seq } = transcript.add({ text: "a" });
  transcript.add({ text: "b" });
  expect(transcript.amend(seq, { marks: ["withheld"] })).toMatchObject({ seq, text: "a", marks: ["withheld"] });
  expect(transcript.amend(99, { marks: [] })).toBeUndefined();
  await transcript.settled();
  expect((await open(path)).lines()).toMatchObject([{ text: "a", marks: ["withheld"] }, { text: "b" }]);
});

test("what a crash has cut off, or somebody else has written there, costs that line only", async () => {
  const path = makePath();
  const first = await open(path);
  first.add({ text: "a" });
  await first.settled();
  appendFileSync(path, 'null\n7\n{"seq":"x"}\n{"seq":2,"at":1,"text":"b"}\n{"seq":3,"at":1,"te');
  const second = await open(path);
  expect(textsOf(second.lines())).toEqual(["a", "b"]);
  second.add({ text: "c" });
  await second.settled();
  expect(textsOf((await open(path)).lines())).toEqual(["a", "b", "c"]);
});

test("a disk that takes nothing costs the record, not the chat", async () => {
  const folder = mkdtempSync(join(tmpdir(), "chat-hooks-transcript-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "page"), "a file where a folder should be");
  const transcript = await open(join(folder, "page", "transcript.jsonl"));
  transcript.add({ text: "a" });
  await transcript.settled();
  expect(textsOf(transcript.lines())).toEqual(["a"]);
});

test("earlier lines are handed out in front of a place", async () => {
  const transcript = await open(makePath());
  for (let at = 1; at <= 9; at += 1) transcript.add({ text: String(at) });
  expect(textsOf(transcript.lines({ limit: 3 }))).toEqual(["7", "8", "9"]);
  expect(textsOf(transcript.lines({ before: 7, limit: 3 }))).toEqual(["4", "5", "6"]);
  expect(textsOf(transcript.lines({ before: 1, limit: 3 }))).toEqual([]);
  expect(transcript.lines({ limit: 0 })).toEqual([]);
  await transcript.settled();
});
