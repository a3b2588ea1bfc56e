import { expect } from "vitest";
import { BLOCKS, EVENT, GUARD, listen, ofKind, PASSES, test, until } from "../support/gates-home.js";

// What was just approved is tried apart from everything, or not at all.

test("without a sandbox of their own nothing approved is tried, and the reply names /hooks doctor, which tries it", async ({
  home,
}) => {
  await home.script(PASSES);
  await home.propose({});
  const hooks = await home.open();
  const { text, data } = await home.approve(hooks, `${EVENT} ${GUARD}`);
  expect(home.exists("passed")).toBe(false);
  expect(text).toContain("Not tried yet: /hooks doctor");
  expect(data).toMatchObject({ digest: expect.any(String) });
  expect(data).not.toHaveProperty("rehearsal");
  expect((await home.type(hooks, "/hooks doctor")).text).toContain("✓");
  expect(home.exists("passed")).toBe(true);
});

test("nor is what the agent puts in its place afterwards", async ({ home }) => {
  const hooks = await home.guarded();
  const told = listen(hooks);
  await home.script(PASSES);
  await until(() => ofKind(told, "hook-changed").length > 0);
  await home.type(hooks, "/hooks list");
  await home.type(hooks, "/hooks doctor");
  expect([home.exists("ran"), home.exists("passed")]).toEqual([true, false]);
  expect(BLOCKS).not.toBe(PASSES);
});

test("it is said in Chinese, too", async ({ home }) => {
  await home.script(PASSES, "guards/guard.sh");
  await home.propose({ command: "./guards/guard.sh" });
  const hooks = await home.open();
  const { text } = await home.type(hooks, `/hooks approve ${EVENT} ./guards/guard.sh`, { locale: "zh" });
  expect(text).toContain("尚未试运行：/hooks doctor");
});
