import { expect, test } from "vitest";
import { tellQuestions } from "../../../src/bot/web/page-questions.js";
import { eventually } from "../../support/eventually.js";
import { makeWorkbench, type } from "../../support/workbench.js";

const MESSAGE = {
  ...{ session_id: "s", notification: "the text that is held", type: "sendMessage" },
  ...{ channel: "telegram", chat_id: "7" },
};

/** A page, and beside it another process on the same state, which asks as well. */
async function pageAndNeighbour() {
  const bench = makeWorkbench();
  bench.script("ask.sh", `#!/bin/sh\ncat >/dev/null\necho '{"decision": "ask", "reason": "sure?"}'\n`);
  bench.propose("hooks:\n  - { event: on_outbound_message, command: ./ask.sh }\n");
  const hooks = await bench.open();
  await type(hooks, "/hooks approve on_outbound_message ./ask.sh");
  await type(hooks, "/hooks on");
  const events: { event: string; data: Record<string, unknown> }[] = [];
  tellQuestions(hooks, {
    add: (event, data) => void events.push({ event, data: data as Record<string, unknown> }),
  });
  const neighbour = await bench.open();
  neighbour.on("question", () => true);
  return { hooks, neighbour, events };
}

test("what this bot asks is told with the text of the held message, and how it ended, by whom", async () => {
  const { hooks, events } = await pageAndNeighbour();
  const outcome = hooks.fire("on_outbound_message", MESSAGE);
  await eventually(() => events.map(({ event }) => event)).toContain("question");
  const question = events.findLast(({ event }) => event === "question")?.data;
  expect(question).toMatchObject({ hook: "./ask.sh", reason: "sure?", heldText: MESSAGE.notification });
  expect(await hooks.questions()).toEqual([question]);
  await type(hooks, `/hooks yes ${question?.code}`);
  expect((await outcome).verdict).toBe("continue");
  expect(events.filter(({ event }) => event === "settled").map(({ data }) => data)).toEqual([
    { code: question?.code, askedAt: question?.askedAt, outcome: "allowed", by: "telegram:1" },
  ]);
  expect(await hooks.questions()).toEqual([]);
});

test("what another process asks comes and goes here, too, without its text", async () => {
  const { hooks, neighbour, events } = await pageAndNeighbour();
  const outcome = neighbour.fire("on_outbound_message", MESSAGE);
  await eventually(() => events.map(({ event }) => event)).toEqual(["question"]);
  const { code, askedAt, heldText } = events[0]?.data ?? {};
  expect(heldText).toBeUndefined();
  await type(hooks, `/hooks no ${code}`);
  expect((await outcome).verdict).toBe("block");
  await eventually(() => events.slice(1)).toEqual([{ event: "settled", data: { code, askedAt } }]);
});
