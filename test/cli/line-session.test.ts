import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { textsFor } from "../../src/bot/words/index.js";
import { linesTexts } from "../../src/cli/fire.js";
import { type LineFields, type LineOptions, LineSession, MAX_UNDER_WAY } from "../../src/cli/line-session.js";
import { eventually } from "../support/eventually.js";

test("so many lines are under way at once; one that waits for a person gives its place to the next, and all are answered", async () => {
  const started: { line: LineFields; hold(): void; end(): void }[] = [];
  const written: object[] = [];
  const answer = (line: LineFields, { onHeld: hold }: LineOptions): Promise<object> =>
    new Promise((resolve) => started.push({ line, hold, end: () => resolve({ said: line.text }) }));
  const session = new LineSession(answer, { write: (line) => written.push(line) }, linesTexts(textsFor("en")));
  const input = new PassThrough();
  const read = session.read(input);
  const count = MAX_UNDER_WAY + 20;
  for (let id = 0; id < count; id += 1) input.write(`${JSON.stringify({ id, text: `${id}` })}\n`);
  input.end(`{"id": 0, "text": "again"}\n`);
  await eventually(() => started.length).toBe(MAX_UNDER_WAY);
  started[0]?.hold();
  started[0]?.hold();
  await eventually(() => started.length).toBe(MAX_UNDER_WAY + 1);
  for (let at = 1; at < count; at += 1) {
    await eventually(() => started.length > at).toBe(true);
    started[at]?.end();
  }
  await eventually(() => written).toContainEqual({ error: expect.stringContaining("id 0 is not answered yet") });
  expect(written).not.toContainEqual({ id: 0, said: "0" });
  started[0]?.end();
  await read;
  expect(written).toContainEqual({ id: 0, said: "0" });
  expect([started.length, written.length]).toEqual([count, count + 1]);
});
