import fc from "fast-check";
import { expect, test } from "vitest";
import { backOffMs, eventStreamParser } from "../../../src/bot/web/page/stream.js";

const STREAM = [
  ": a comment\n\n",
  'id: 7\nevent: line\ndata: {"seq":1}\n\n',
  ":\n\n",
  "event: change\ndata: {}\n\n",
  "event: no data, so no event\n\n",
  "data: 一\n\n",
].join("");
const EVENTS = [
  { id: "7", event: "line", data: '{"seq":1}' },
  { event: "change", data: "{}" },
  { event: "message", data: "一" },
];

test("events are read with id, name and data", () => {
  expect(eventStreamParser()(STREAM)).toEqual(EVENTS);
});

test("a stream may be cut into pieces anywhere", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(STREAM.length), { maxLength: 8 }), (cuts) => {
      const places = [0, ...cuts.sort((a, b) => a - b), STREAM.length];
      const pieces = places.slice(1).map((end, at) => STREAM.slice(places[at], end));
      const parse = eventStreamParser();
      expect(pieces.flatMap((piece) => parse(piece))).toEqual(EVENTS);
    }),
  );
});

test("waiting doubles with each failure, up to ten seconds", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(backOffMs)).toEqual([400, 800, 1600, 3200, 6400, 10_000, 10_000, 10_000]);
});
