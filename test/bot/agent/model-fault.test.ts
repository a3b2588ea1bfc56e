import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, type LanguageModelV3, type LanguageModelV3StreamPart } from "@ai-sdk/provider";
import { expect, onTestFinished, test } from "vitest";
import { demoModel } from "../../../src/bot/agent/demo-model.js";
import { steadyModel } from "../../../src/bot/agent/model.js";
import { describeModelFault } from "../../../src/bot/agent/model-fault.js";
import { textsFor } from "../../../src/bot/words/index.js";
import { startModel } from "../../support/model-server.js";

const words = textsFor("en").modelFault;
const host = "model.example";

test.each([
  ["a reset in the middle", Object.assign(new Error("x"), { code: "ECONNRESET" }), words.brokenOff(host)],
  [
    "an inner cause",
    new Error("fetch failed", { cause: new Error("self-signed") }),
    words.unreachable(host, "self-signed"),
  ],
  ["no cause", undefined, words.unreachable(host, "cannot connect")],
])("a connection that failed is told by what the system says of it: %s", (_, cause, told) => {
  const error = new APICallError({
    ...{ message: "cannot connect", url: `https://${host}/v1`, requestBodyValues: {} },
    ...(cause && { cause }),
  });
  expect(describeModelFault(error, { provider: "openai.chat", hasSpoken: false }, words)).toBe(told);
});

test("what goes wrong in the middle of a stream, or is thrown as bare words, can be shown, without a secret", async () => {
  const server = await startModel(onTestFinished);
  const error = JSON.stringify({ error: { message: "the quota of sk-live\nis used up." } });
  server.say({ body: `data: ${error}\n\ndata: [DONE]\n\n`, type: "text/event-stream" });
  const provider = createOpenAICompatible({ name: "loopback", baseURL: server.url });
  const { stream } = await steadyModel(provider("m"), { secrets: ["sk-live"] }).doStream({ prompt: [] });
  const parts: LanguageModelV3StreamPart[] = [];
  for await (const part of stream) parts.push(part);
  expect(parts.filter(({ type }) => type === "error")).toEqual([
    { type: "error", error: new Error("the quota of … is used up") },
  ]);
  const model: LanguageModelV3 = { ...demoModel(), doGenerate: () => Promise.reject("no sk-live") };
  const call = steadyModel(model, { secrets: ["sk-live"] }).doGenerate({ prompt: [] });
  await expect(call).rejects.toEqual(new Error("no …"));
});
