import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { browserStories, eventually, longStory, openWindow, type Window } from "../../support/browser.js";
import { openPage, pageWith } from "../../support/page-bench.js";
import { makeReadyBot } from "../../support/ready-bot.js";
import { shared } from "../../support/shared.js";

const story = browserStories();

const ASKS = `printf '{"decision": "ask", "reason": "Is this wanted?"}'`;
const ASKS_ABOUT_PLANS = `grep -q 'the plan' && printf '{"decision": "ask", "reason": "Plans stay here."}'; true`;

/** A bot with two hooks that ask, and a window on it. */
const asking = shared(async (atEnd) => {
  const ready = await makeReadyBot({ demo: true, atEnd });
  await ready.hookAll(["pre_tool_call", ASKS, ", matcher: write_file"], ["on_outbound_message", ASKS_ABOUT_PLANS]);
  return { ready, opened: await openWindow(ready, { atEnd }) };
});

const cardIn = ({ page }: Window) => page.locator(".ask");
const codeIn = (opened: Window): Promise<string | null> => cardIn(opened).locator(".ask-code").textContent();
const focused = ({ page }: Window): Promise<string> =>
  page.evaluate("document.activeElement.textContent || document.activeElement.tagName");

longStory("where nothing waits, /hooks pending says so, and there is no card", async () => {
  const { opened } = await asking();
  await opened.say("/hooks pending");
  await opened.page.getByText("Nothing is waiting for your decision.").waitFor();
  expect(await cardIn(opened).count()).toBe(0);
});

story("what a hook asks is a card on every page, and a no on one of them is seen on all", async () => {
  const { ready, opened: one } = await asking();
  const other = await openWindow(ready, { width: 390, height: 844 });
  await other.go("Preferences");
  await one.say("write first.txt hello");
  const card = cardIn(one);
  await card.waitFor();
  expect(await card.locator(".ask-clock").textContent()).toMatch(/^(?:10:00|9:\d\d) left$/);
  expect(await card.locator(".ask-body > *").allTextContents()).toEqual([
    "hook-1.sh pre_tool_call",
    "Is this wanted?",
    "The agent wants to use write_file:",
    JSON.stringify({ file_path: "first.txt", content: "hello" }, undefined, 2),
  ]);
  expect(await one.page.title()).toBe("(1) Chat – chat-hooks");
  // In another view there is a line that leads to it, and a number.
  const banner = other.page.locator(".banner.is-ask");
  expect(await banner.textContent()).toMatch(/^hook-1\.sh asks: allow this\? \d+:\d\d leftDecide$/);
  expect(await other.page.locator('nav a[href="#/chat"] .count').textContent()).toBe("1 question for you: 1");
  await banner.getByRole("link", { name: "Decide" }).click();
  await cardIn(other).waitFor();
  expect(await codeIn(other)).toBe(await codeIn(one));
  await eventually(() => focused(other)).toContain("Allow this?");
  await cardIn(other).getByRole("button", { name: "Deny" }).click();
  for (const { page } of [one, other]) await page.locator(".ask-ending", { hasText: "Denied on the page" }).waitFor();
  await eventually(async () => (await one.chat()).at(-1)).toContain("who denied it");
  for (const { page } of [one, other]) await eventually(() => page.locator(".ask").count()).toBe(0);
  expect(await one.page.title()).toBe("Chat – chat-hooks");
  expect([...one.wrongs, ...other.wrongs]).toEqual([]);
});

longStory("a question outlives a reload, and is answered with the keyboard alone", async () => {
  const { ready, opened } = await asking();
  const { page } = opened;
  await opened.say("write second.txt hello");
  await cardIn(opened).waitFor();
  const code = await codeIn(opened);
  await page.reload();
  await cardIn(opened).waitFor();
  expect(await codeIn(opened)).toBe(code);
  await eventually(() => cardIn(opened).locator('button[aria-disabled="true"]').count()).toBe(0);
  await page.getByRole("textbox").focus();
  for (const name of ["✗ Deny", "✓ Allow for this session", "✓ Allow once"]) {
    await page.keyboard.press("Shift+Tab");
    expect(await focused(opened)).toBe(name);
  }
  await page.keyboard.press("Enter");
  await page.locator(".ask-ending", { hasText: "Allowed on the page" }).waitFor();
  expect(await focused(opened)).toContain("Allowed on the page");
  await eventually(() => readFileSync(join(ready.bench.workspace, "second.txt"), "utf8")).toBe("hello");
  await eventually(() => cardIn(opened).count()).toBe(0);
  expect(await focused(opened)).toBe("TEXTAREA");
  expect(opened.wrongs).toEqual([]);
});

longStory("the text of a held message is on the card, and in the chat only behind a yes", async () => {
  const { ready, opened } = await asking();
  await opened.say("say here is the plan");
  await cardIn(opened).waitFor();
  expect(await cardIn(opened).locator("pre").textContent()).toBe("here is the plan");
  expect(await cardIn(opened).textContent()).toContain("on its way to web page");
  expect(await cardIn(opened).getByRole("button").allTextContents()).toEqual(["✓ Allow once", "✗ Deny"]);
  const said = opened.page.locator(".from-agent .text", { hasText: "here is the plan" });
  expect(await said.count()).toBe(0);
  // Nobody without the page's token is told.
  expect((await pageWith(ready.bot.url, "x").request("/api/questions")).status).toBe(401);
  const { questions } = (await (await (await openPage(ready)).request("/api/questions")).json()) as {
    questions: { code: string; heldText: string }[];
  };
  expect(questions).toMatchObject([{ code: await codeIn(opened), heldText: "here is the plan" }]);
  await opened.say("/hooks pending");
  await opened.page.locator(".from-hooks", { hasText: `[${await codeIn(opened)}]` }).waitFor();
  await cardIn(opened).getByRole("button", { name: "Allow once" }).click();
  await said.waitFor();
  await eventually(() => cardIn(opened).count()).toBe(0);
});

longStory("a long call is there whole, as text, and the buttons are in sight on a phone", async () => {
  const { ready } = await asking();
  const opened = await openWindow(ready, { width: 390, height: 700, locale: "zh-CN", colorScheme: "dark" });
  const markup = `<img src=x onerror="pwned=1">\u202e`;
  const content = `${"a long text without an end ".repeat(200)}${markup}`;
  await opened.say(`write third.txt ${content}`);
  await cardIn(opened).waitFor();
  const shown = (await cardIn(opened).locator("pre").textContent()) ?? "";
  const call = { file_path: "third.txt", content };
  expect(shown).toBe(JSON.stringify(call, undefined, 2).replace("\u202e", "\\u202e"));
  const deny = cardIn(opened).getByRole("button", { name: "拒绝" });
  const { y = 0, height = 0 } = (await deny.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(700);
  const body = cardIn(opened).locator(".ask-body");
  expect(await body.evaluate((each) => each.scrollHeight > each.clientHeight)).toBe(true);
  expect(await opened.page.evaluate("document.documentElement.scrollWidth")).toBe(390);
  // The card takes room from the conversation, whose newest line stays in sight.
  const log = opened.page.locator(".log");
  await eventually(() => log.evaluate((each) => each.scrollHeight - each.scrollTop - each.clientHeight)).toBeLessThan(
    2,
  );
  await deny.click();
  await opened.page.locator(".ask-ending", { hasText: "已在网页上拒绝" }).waitFor();
  expect(opened.wrongs).toEqual([]);
});

longStory("after the third equal yes the card offers one that lasts; once it is pressed nobody is asked", async () => {
  const { ready, opened } = await asking();
  const { command, say, request } = await openPage(ready);
  const open = async () =>
    ((await (await request("/api/questions")).json()) as { questions: { code: string }[] }).questions;
  for (const _ of [1, 2, 3]) {
    await say("write fourth.txt hello");
    await eventually(async () => (await open()).length).toBe(1);
    await command(`/hooks yes ${(await open())[0]?.code}`);
  }
  await say("write fourth.txt hello");
  const longer = cardIn(opened).locator(".ask-longer");
  await longer.waitFor();
  expect(await longer.getByRole("button").allTextContents()).toEqual(["✓ Allow for 15 minutes", "✓ Allow today"]);
  await longer.getByRole("button", { name: "15 minutes" }).click();
  await eventually(open).toEqual([]);
  await say("write fourth.txt hello");
  await eventually(async () => (await command("/hooks pending")).text).toMatch(
    /write_file \{"file_path": "fourth\.txt", "content": "hello"\}\n.* in web page, for web:local\n.*used once/,
  );
  expect(opened.wrongs).toEqual([]);
});
