import { expect } from "vitest";
import { BLOCKS, EVENT, GUARD, type Home, PASSES, test, verdictOf } from "../support/gates-home.js";

// What the agent put into the workspace is looked at before it runs, also when somebody knows its name.

const LINE = `/hooks approve ${EVENT} ${GUARD}`;

async function proposed(home: Home, text = BLOCKS) {
  await home.script(text);
  await home.propose({});
  return home.open({ owners: ["telegram:1", "telegram:2"] });
}

test("a script of the workspace that this owner never saw is shown, not approved; the same line again approves", async ({
  home,
}) => {
  const hooks = await proposed(home);
  const first = await home.type(hooks, LINE);
  expect(first.changed).toBe(false);
  expect(first.text).toMatch(/^Not approved yet: .*pre_tool_call → \.\/workspace\/guards\/guard\.sh/);
  expect(first.text).toContain("touch ran");
  await home.type(hooks, "/hooks on");
  expect([await verdictOf(hooks), home.exists("ran")]).toEqual(["continue", false]);
  expect(await home.type(hooks, LINE)).toMatchObject({ changed: true });
  expect(await verdictOf(hooks)).toBe("block");
});

test("or the id under which it was shown", async ({ home }) => {
  const hooks = await proposed(home);
  const [, id] = /\/hooks approve (\w{4})$/.exec((await home.type(hooks, LINE)).text ?? "") ?? [];
  expect(await home.type(hooks, `/hooks approve ${id}`)).toMatchObject({ changed: true });
});

test("what another owner was shown is no look of this one's", async ({ home }) => {
  const hooks = await proposed(home);
  await home.type(hooks, "/hooks list", { senderId: "2", chatId: "2" });
  const reply = await home.type(hooks, LINE);
  expect(reply).toMatchObject({ changed: false, text: expect.stringMatching(/^Not approved yet: /) });
});

test("a script that is swapped between the two lines is shown again, with what changed", async ({ home }) => {
  const hooks = await proposed(home);
  await home.type(hooks, LINE);
  await home.script(PASSES);
  const second = await home.type(hooks, LINE);
  expect(second.changed).toBe(false);
  expect(second.text).toContain("has changed since you last saw it");
  expect(second.text).toContain("touch passed");
});

test("a file of the workspace that a script outside it is given is looked at as well", async ({ home }) => {
  await home.script(BLOCKS, "guards/outside.sh");
  await home.write("workspace/rules.txt", "anything");
  await home.propose({ command: "./guards/outside.sh ./workspace/rules.txt" });
  const hooks = await home.open();
  expect(await home.type(hooks, `/hooks approve ${EVENT} ./guards/outside.sh ./workspace/rules.txt`)).toMatchObject({
    changed: false,
    text: expect.stringContaining("anything"),
  });
});

test("a script outside the workspace, which only a person puts there, is approved at once", async ({ home }) => {
  await home.script(BLOCKS, "guards/outside.sh");
  await home.propose({ command: "./guards/outside.sh" });
  const hooks = await home.open();
  expect(await home.type(hooks, `/hooks approve ${EVENT} ./guards/outside.sh`)).toMatchObject({ changed: true });
});

test("it is said in Chinese, too", async ({ home }) => {
  const hooks = await proposed(home);
  expect((await home.type(hooks, LINE, { locale: "zh" })).text).toMatch(/^尚未批准：/);
});
