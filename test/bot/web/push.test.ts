import { expect, test } from "vitest";
import { ApiError } from "../../../src/bot/web/errors.js";
import { errorIn, post, RUN_TOKEN, startWeb } from "../../support/web-bench.js";

test("a program pushes a message and gets its ids", async () => {
  const web = await startWeb({ push: async () => ({ ids: ["a", "b"] }) });
  const answer = await post(`${web.url}/push`, { text: "backup done", to: "telegram:12345" });
  expect(answer.status).toBe(202);
  expect(await answer.json()).toEqual({ ids: ["a", "b"] });
  expect(web.pushes).toEqual([{ text: "backup done", to: "telegram:12345" }]);
});

test("who names nobody leaves it to the bot whom to tell", async () => {
  const web = await startWeb();
  await post(`${web.url}/push`, { text: "backup done" });
  expect(web.pushes).toEqual([{ text: "backup done" }]);
});

test("a hook's script must not push, and learns what it can do instead", async () => {
  const web = await startWeb();
  const answer = await post(`${web.url}/push`, { text: "hi" }, { authorization: `Bearer ${RUN_TOKEN}` });
  expect(answer.status).toBe(403);
  expect(await errorIn(answer)).toContain("systemMessage");
  expect(web.pushes).toEqual([]);
});

test("what the bot says against a push is the answer", async () => {
  const push = () => Promise.reject(new ApiError(404, () => 'nobody is known as "telegram:9"'));
  const web = await startWeb({ push });
  const answer = await post(`${web.url}/push`, { text: "hi", to: "telegram:9" });
  expect([answer.status, await errorIn(answer)]).toEqual([404, 'nobody is known as "telegram:9"']);
  expect(web.failures).toEqual([]);
});

test("a command is not pushed either", async () => {
  const web = await startWeb();
  expect((await post(`${web.url}/push`, { text: " ／hooks on" })).status).toBe(403);
  expect(web.pushes).toEqual([]);
});

test.each([12345, "12345", "telegram:", "telegram:1 2", null])("%j is nobody to push to", async (to) => {
  const web = await startWeb();
  const answer = await post(`${web.url}/push`, { text: "hi", to });
  expect(answer.status).toBe(400);
  expect(await errorIn(answer)).toContain(`"to" is ${JSON.stringify(to)}.`);
  expect(web.pushes).toEqual([]);
});
