import { tool } from "ai";
import { expect, test } from "vitest";
import { z } from "zod";
import { Evidence, noting } from "../../../src/bot/agent/evidence.js";

const inputSchema = z.object({});
const options = { toolCallId: "c", messages: [] };
const elsewhere = tool({ inputSchema, outputSchema: z.string() });

test("every run is written down, whatever came of it, and a tool that runs elsewhere stays as it is", async () => {
  const evidence = new Evidence();
  const tools = evidence.watch({
    elsewhere,
    silent: tool({ inputSchema, execute: async (): Promise<unknown> => undefined }),
    failing: tool({ inputSchema, execute: (): Promise<string> => Promise.reject({ code: 7 }) }),
  });
  expect(tools.elsewhere).toBe(elsewhere);
  await tools.silent.execute?.({}, options);
  await expect(tools.failing.execute?.({}, options)).rejects.toEqual({ code: 7 });
  expect(evidence.runs).toEqual([
    { name: "silent", ok: true, input: "{}", result: "" },
    { name: "failing", ok: false, input: "{}", result: '{"code":7}' },
  ]);
  expect(evidence.isIncomplete).toBe(false);
});

test("no number of other calls pushes out what was done", async () => {
  const evidence = new Evidence();
  const act = tool({ inputSchema, execute: async () => "" });
  const tools = evidence.watch({ write: act, read: act });
  await tools.write.execute?.({}, options);
  for (let times = 0; times < 205; times += 1) await tools.read.execute?.({}, options);
  expect(evidence.runs.filter(({ name }) => name === "write")).toHaveLength(1);
  expect([evidence.runs.length, evidence.leftOut]).toEqual([200, 6]);
});

test("a call is noted before it runs", async () => {
  const order: string[] = [];
  const act = tool({ inputSchema, execute: async () => void order.push("ran") });
  const noted = noting({ elsewhere, act }, async (call) => void order.push(call));
  expect(noted.elsewhere).toBe(elsewhere);
  await noted.act?.execute?.({}, options);
  expect(order).toEqual(["act {}", "ran"]);
});
