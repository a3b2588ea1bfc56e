import { APICallError, type LanguageModelV3 } from "@ai-sdk/provider";
import { expect, test } from "vitest";
import { demoModel } from "../../src/agent/demo-model.js";
import { describeModelFault } from "../../src/agent/model-fault.js";
import { steadyModel } from "../../src/agent/steady-model.js";
import { textsFor } from "../../src/texts/index.js";

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

test("what a model throws that is no error is handed on as it is", async () => {
  const model: LanguageModelV3 = { ...demoModel(), doGenerate: () => Promise.reject("sk-live") };
  const call = steadyModel(model, { secrets: ["sk-live"] }).doGenerate({ prompt: [] });
  await expect(call).rejects.toBe("sk-live");
});
