import { expect, test } from "vitest";
import {
  type Firing,
  type Line,
  NOTHING_YET,
  type Question,
  receive,
  type State,
  Store,
  startedAnew,
  withFirings,
  withLines,
  withoutQuestion,
  withPending,
  withQuestions,
} from "../../../src/bot/web/page/state.js";
import { en } from "../../../src/bot/web/page/words/en.js";
import { textsFor } from "../../../src/texts/index.js";

const EMPTY: State = {
  ...NOTHING_YET,
  view: "chat",
  place: "",
  seen: [],
  language: "auto",
  locale: "en",
  catalogue: { words: en, texts: textsFor("en") },
  theme: "auto",
  isInside: true,
  isEntering: false,
  connection: "connected",
  hasLoaded: true,
  hasLog: true,
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
  const live = receive(withLines(EMPTY, [line(3), line(4)]), "line", line(4));
  expect(seqs(withLines(live, [line(1), line(2), line(3)]))).toEqual([1, 2, 3, 4]);
});

test("what a person said is on its way until its line arrives", () => {
  const said = withPending(EMPTY, { id: "x", text: "hi" });
  const failed = withPending(said, { id: "x", text: "hi", failed: "no network" });
  expect(failed.pending).toEqual([{ id: "x", text: "hi", failed: "no network" }]);
  expect(receive(failed, "line", line(1, { from: "person", id: "x" })).pending).toEqual([]);
});

test("the whole reply takes the place of its pieces", () => {
  const streaming = ["Hel", "lo"].reduce((state, text) => receive(state, "piece", { id: "x", text }), EMPTY);
  expect(streaming.pieces).toEqual({ x: "Hello" });
  const own = receive(streaming, "line", line(1, { from: "person", id: "x" }));
  expect(own.pieces).toEqual({ x: "Hello" });
  expect(receive(own, "line", line(2, { id: "x" })).pieces).toEqual({});
  expect(receive(own, "line", line(2)).pieces).toEqual({});
});

test("an agent that is done leaves nothing half said", () => {
  const busy = receive(EMPTY, "working", { id: "x", on: true });
  const streaming = receive(busy, "piece", { id: "x", text: "Hel" });
  expect(streaming.working).toEqual(["x"]);
  expect(receive(streaming, "working", { id: "x", on: false })).toMatchObject({
    working: [],
    pieces: {},
  });
});

test("a hook that takes long is named until its run is over", () => {
  const one = receive(EMPTY, "looking", { id: 1, hook: "./a.sh" });
  const both = receive(one, "looking", { id: 2, hook: "./b.sh" });
  expect(receive(both, "looking", { id: 1 }).looking).toEqual({ 2: "./b.sh" });
  expect(startedAnew(both).looking).toEqual({});
});

test("a firing that the log and the feed both tell of counts once, newest first", () => {
  const logged = withFirings(EMPTY, [firing(1), firing(2)]);
  const live = receive(receive(logged, "firing", firing(2)), "firing", firing(9));
  expect(live.firings.map(({ at }) => at)).toEqual([9, 2, 1]);
});

test("after a restart of the bot lines are forgotten and firings are not", () => {
  const before = withFirings(withLines(EMPTY, [line(1)]), [firing(1)]);
  expect(startedAnew(before)).toMatchObject({ lines: [], hasLoaded: false, firings: [firing(1)] });
});

test("the store tells of a change, and not of none", () => {
  const store = new Store(EMPTY);
  const seen: string[] = [];
  const stop = store.subscribe(["draft", "view", "lines", "working"], () => seen.push(store.state.draft));
  store.set({ draft: "one" });
  store.update((state) => state);
  stop();
  store.set({ draft: "two" });
  expect(seen).toEqual(["one"]);
});

test("a question comes once, ends once, and an answer that was on its way does not bring it back", () => {
  const question = {
    ...{ code: "k7f2", event: "pre_tool_call", hook: "./ask.sh", reason: "", askedAt: 1, expiresAt: 2 },
    subject: { kind: "tool", name: "bash", input: "{}" },
  } as unknown as Question;
  const asked = receive(receive(EMPTY, "question", question), "question", question);
  expect(asked.questions).toEqual([question]);
  const name = { code: "k7f2", askedAt: 1 };
  const ended = receive(asked, "settled", { ...name, outcome: "denied", by: "telegram:1" });
  expect(ended.questions).toEqual([{ ...question, ended: { outcome: "denied", by: "telegram:1" } }]);
  const gone = withoutQuestion(ended, name);
  expect(withQuestions(gone, [question]).questions).toEqual([]);
  // The same code, another day.
  expect(withQuestions(gone, [{ ...question, askedAt: 3 }]).questions).toHaveLength(1);
});

test("a change is told to those alone who look at what changed, however many look at something else", () => {
  const store = new Store(EMPTY);
  let calls = 0;
  for (let at = 0; at < 2_000; at++)
    store.subscribe(["locale", "lines"], () => {
      calls += 1;
    });
  let typed = 0;
  const end = store.subscribe(["draft", "pending"], () => {
    typed += 1;
  });
  store.set({ draft: "a" });
  store.set({ draft: "ab", pending: [{ id: "1", text: "x" }] });
  expect([calls, typed]).toEqual([0, 2]);
  end();
  store.set({ draft: "abc", locale: "zh" });
  expect([calls, typed]).toEqual([2_000, 2]);
});
