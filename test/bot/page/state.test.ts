import { expect, test } from "vitest";
import {
  receive,
  startedAnew,
  withFirings,
  withLines,
  withoutQuestion,
  withPending,
  withQuestions,
} from "../../../src/bot/web/page/state/receive.js";
import { createStore } from "../../../src/bot/web/page/state/store.js";
import type { Firing, Line, Question, State } from "../../../src/bot/web/page/state/types.js";

const EMPTY: State = {
  view: "chat",
  language: "auto",
  locale: "en",
  theme: "auto",
  isInside: true,
  isEntering: false,
  connection: "connected",
  lines: [],
  hasLoaded: true,
  hasOlder: false,
  hasLog: true,
  pending: [],
  draft: "",
  pieces: {},
  working: [],
  looking: {},
  questions: [],
  over: [],
  aheadMs: 0,
  wantsToDecide: false,
  firings: [],
  progress: {},
};
const line = (seq: number, more: Partial<Line> = {}): Line => ({
  seq,
  at: seq,
  from: "agent",
  text: `${seq}`,
  ...more,
});
const firing = (at: number, more: Partial<Firing> = {}): Firing => ({
  at,
  id: "a",
  hook: "./guard.sh",
  event: "pre_tool_call",
  verdict: "continue",
  ms: 3,
  ...more,
});
const seqs = (state: State): number[] => state.lines.map(({ seq }) => seq);

test("lines stand in order and once, whichever way they come", () => {
  const live = receive(withLines(EMPTY, [line(3), line(4)]), { event: "line", data: line(4) });
  expect(seqs(withLines(live, [line(1), line(2), line(3)]))).toEqual([1, 2, 3, 4]);
});

test("what a person said is on its way until its line arrives", () => {
  const said = withPending(EMPTY, { id: "x", text: "hi" });
  const failed = withPending(said, { id: "x", text: "hi", failed: "no network" });
  expect(failed.pending).toEqual([{ id: "x", text: "hi", failed: "no network" }]);
  expect(receive(failed, { event: "line", data: line(1, { from: "person", id: "x" }) }).pending).toEqual([]);
});

test("the whole reply takes the place of its pieces", () => {
  const streaming = ["Hel", "lo"].reduce(
    (state, text) => receive(state, { event: "piece", data: { id: "x", text } }),
    EMPTY,
  );
  expect(streaming.pieces).toEqual({ x: "Hello" });
  const own = receive(streaming, { event: "line", data: line(1, { from: "person", id: "x" }) });
  expect(own.pieces).toEqual({ x: "Hello" });
  expect(receive(own, { event: "line", data: line(2, { id: "x" }) }).pieces).toEqual({});
  expect(receive(own, { event: "line", data: line(2) }).pieces).toEqual({});
});

test("an agent that is done leaves nothing half said", () => {
  const busy = receive(EMPTY, { event: "working", data: { id: "x", on: true } });
  const streaming = receive(busy, { event: "piece", data: { id: "x", text: "Hel" } });
  expect(streaming.working).toEqual(["x"]);
  expect(receive(streaming, { event: "working", data: { id: "x", on: false } })).toMatchObject({
    working: [],
    pieces: {},
  });
});

test("a hook that takes long is named until its run is over", () => {
  const one = receive(EMPTY, { event: "looking", data: { id: 1, hook: "./a.sh" } });
  const both = receive(one, { event: "looking", data: { id: 2, hook: "./b.sh" } });
  expect(receive(both, { event: "looking", data: { id: 1 } }).looking).toEqual({ 2: "./b.sh" });
  expect(startedAnew(both).looking).toEqual({});
});

test("a firing that the log and the feed both tell of counts once, newest first", () => {
  const logged = withFirings(EMPTY, [firing(1), firing(2)]);
  const live = receive(receive(logged, { event: "firing", data: firing(2) }), { event: "firing", data: firing(9) });
  expect(live.firings.map(({ at }) => at)).toEqual([9, 2, 1]);
});

test("after a restart of the bot lines are forgotten and firings are not", () => {
  const before = withFirings(withLines(EMPTY, [line(1)]), [firing(1)]);
  expect(startedAnew(before)).toMatchObject({ lines: [], hasLoaded: false, firings: [firing(1)] });
});

test("the store tells of a change, and not of none", () => {
  const store = createStore(1);
  const seen: number[] = [];
  const stop = store.subscribe(() => seen.push(store.get()));
  store.update((value) => value + 1);
  store.update((value) => value);
  stop();
  store.update((value) => value + 1);
  expect(seen).toEqual([2]);
});

test("a question comes once, ends once, and an answer that was on its way does not bring it back", () => {
  const question = {
    ...{ code: "k7f2", event: "pre_tool_call", hook: "./ask.sh", reason: "", askedAt: 1, expiresAt: 2 },
    subject: { kind: "tool", name: "bash", input: "{}" },
  } as unknown as Question;
  const asked = receive(receive(EMPTY, { event: "question", data: question }), { event: "question", data: question });
  expect(asked.questions).toEqual([question]);
  const name = { code: "k7f2", askedAt: 1 };
  const ended = receive(asked, { event: "settled", data: { ...name, outcome: "denied", by: "telegram:1" } });
  expect(ended.questions).toEqual([{ ...question, ended: { outcome: "denied", by: "telegram:1" } }]);
  const gone = withoutQuestion(ended, name);
  expect(withQuestions(gone, [question]).questions).toEqual([]);
  // The same code, another day.
  expect(withQuestions(gone, [{ ...question, askedAt: 3 }]).questions).toHaveLength(1);
});
