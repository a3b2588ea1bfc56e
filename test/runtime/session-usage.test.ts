import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parsePrices } from "../../src/core/prices.js";
import { runHere } from "../support/command-line.js";
import { decide } from "../support/deciding.js";
import { approveAll, makeWorkbench, type } from "../support/workbench.js";

/** Keeps what it was told, and asks once a budget is used up: in words that stay the same within a turn. */
const BUDGET = `#!/usr/bin/env python3
import json, sys
event = json.load(sys.stdin)
with open("seen.jsonl", "a") as kept:
    kept.write(json.dumps(event) + "\\n")
if event.get("session_tokens", 0) >= 1000:
    print(json.dumps({"decision": "ask", "reason": "1,000 tokens are used"}))
`;

async function openWith(prices?: string) {
  const bench = makeWorkbench();
  bench.script("budget.py", BUDGET);
  bench.propose("hooks: [{event: pre_llm_call, command: ./budget.py}]\n");
  const env = { PATH: process.env.PATH, HOME: bench.root, ...(prices !== undefined && { CHAT_HOOKS_PRICES: prices }) };
  const hooks = await bench.open({ env });
  await approveAll(hooks);
  await type(hooks, "/hooks on");
  const used = (session_id: string, input_tokens: number, output_tokens: number, model = "m") =>
    hooks.fire("post_llm_call", { session_id, model, response: "", input_tokens, output_tokens });
  const next = (session_id: string, last_user_message = "go on", model = "m") =>
    hooks.fire("pre_llm_call", { session_id, last_user_message, model });
  return { bench, hooks, used, next };
}

test("payloads carry what their session has used, and what it cost where every call has a price", async () => {
  const { bench, used, next } = await openWith("m=1.5/6, org/big=10/30");
  await next("a");
  await used("a", 100, 10);
  await used("a", 200, 20, "org/big");
  await used("b", 7, 0);
  await next("a");
  await next("b");
  await used("b", 1, 1, "nobody knows");
  await used("b", -5, Number.NaN);
  await next("b");
  const seen = readFileSync(`${bench.root}/seen.jsonl`, "utf8").trim().split("\n");
  expect(
    seen
      .map((line) => JSON.parse(line))
      .map(({ session_tokens, session_cost_usd }) => [session_tokens, session_cost_usd]),
  ).toEqual([
    [undefined, undefined],
    [330, 0.00281],
    [7, 0.000011],
    [9, undefined],
  ]);
});

test("a turn stops at a budget: one yes is for the rest of it, and the next message asks again", async () => {
  const { hooks, used, next } = await openWith("*=2/8");
  const cards: string[] = [];
  hooks.on("question", ({ subject, reason }) => cards.push(`${reason} ${JSON.stringify(subject)}`) > 0);
  const subject = (tokens: number, costUsd: number) =>
    `1,000 tokens are used ${JSON.stringify({ kind: "model", model: "m", tokens, costUsd })}`;
  await used("a", 900, 100);
  const first = next("a");
  await decide(hooks, "yes");
  expect(await first).toMatchObject({ verdict: "continue", context: [] });
  await used("a", 100, 0);
  expect((await next("a")).verdict).toBe("continue");
  expect(cards).toEqual([subject(1000, 0.0026)]);

  await hooks.fire("on_user_message", { session_id: "a", message: "go on" });
  const second = next("a");
  await decide(hooks, "no");
  expect(await second).toMatchObject({ verdict: "block", reason: expect.stringContaining("1,000 tokens are used") });
  expect(cards).toEqual([subject(1000, 0.0026), subject(1100, 0.0028)]);
});

test("the question says what is asked, in both languages", async () => {
  const { hooks, used, next } = await openWith("*=2/8");
  hooks.on("question", () => true);
  await used("a", 900, 100);
  const asked = next("a");
  await expect.poll(async () => (await type(hooks, "/hooks pending")).text).toContain("Allow this?");
  expect((await type(hooks, "/hooks pending")).text).toContain(
    "The agent wants to call its model m (so far in this session: 1000 tokens, $0.0026). A yes is valid until your next",
  );
  expect((await type(hooks, "/hooks pending", { locale: "zh" })).text).toContain("本会话已用 1000 个 token，$0.0026");
  const [{ code = "" } = {}] = await hooks.questions();
  expect((await type(hooks, `/hooks yes ${code}`)).text).toContain("Allowed until your next message: what ./budget.py");
  expect((await asked).verdict).toBe("continue");
});

test.each(["gpt=1", "=1/2", "gpt=1/x", "gpt=-1/2", "a=1/2,,b=1/2", "gpt=1/2;b"])("%j is no price", async (text) => {
  expect(() => parsePrices(text)).toThrow(/CHAT_HOOKS_PRICES: ".*" is not a price\. Write model=input\/output/);
});

test("a bad price ends the start with one sentence", async () => {
  const bench = makeWorkbench();
  const call = ["list", "--workspace", bench.workspace, "--state", bench.state];
  const env = { PATH: process.env.PATH, HOME: bench.root, CHAT_HOOKS_PRICES: "gpt:1", LANG: "zh_CN.UTF-8" };
  const ran = await runHere(call, { input: "", env });
  expect([ran.exitCode, ran.stdout, ran.stderr]).toEqual([1, "", expect.stringContaining("“gpt:1”不是价格。请写成")]);
});

test("a turn's end carries what the turn has used, by kind, and its cost", async () => {
  const { bench, hooks, used } = await openWith("m=1.5/6");
  bench.propose("hooks: [{event: on_response_end, command: ./budget.py}]\n");
  await approveAll(hooks);
  await used("a", 1_000, 500);
  await hooks.fire("on_user_message", { session_id: "a", message: "hi" });
  await used("a", 100, 10);
  await used("a", 200, 20);
  await hooks.fire("on_response_end", { session_id: "a", response: "r", tokens: 330 });
  const [seen] = readFileSync(`${bench.root}/seen.jsonl`, "utf8").split("\n");
  expect(JSON.parse(seen ?? "")).toMatchObject({
    ...{ tokens: 330, input_tokens: 300, output_tokens: 30, turn_cost_usd: 0.000_63 },
    session_tokens: 1_830,
  });
});
