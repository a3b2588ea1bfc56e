import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { newPageCode } from "../../../src/bot/web/page-access.js";
import {
  browserStories,
  eventually,
  linkTo,
  longStory,
  openWindow,
  type ViewName,
  type Window,
} from "../../support/browser.js";
import { makeReadyBot } from "../../support/ready-bot.js";
import { shared } from "../../support/shared.js";

const story = browserStories();
const VIEWS: readonly ViewName[] = ["Chat", "Hooks", "Live", "Preferences"];
const LONG = "x".repeat(400);
const SAYS_NO = `grep -q forbidden && echo '{"decision":"block","reason":"Not that word."}'; true`;

/** A bot with something to see in every view: lines, marks, a hook, firings. Its hooks are on before and after each story. */
const busyBot = shared(async (atEnd) => {
  const ready = await makeReadyBot({ demo: true, atEnd });
  await ready.hook("on_user_message", `: ${LONG}; ${SAYS_NO}`);
  return ready;
});

/** The usual window on it, with a chat that has something to see. */
const busyWindow = shared(async (atEnd) => {
  const opened = await openWindow(await busyBot(), { atEnd });
  await fillChat(opened);
  return opened;
});

async function fillChat({ say, chat }: Window): Promise<void> {
  const { length } = await chat();
  await say(`say ${LONG}`);
  await eventually(chat).toHaveLength(length + 2);
  await say("say forbidden");
  await eventually(chat).toHaveLength(length + 4);
}

const widths = ({ page }: Window): Promise<number[]> =>
  page.evaluate(
    "[document.documentElement, document.querySelector('main')].map((each) => each.scrollWidth - each.clientWidth)",
  );

/** How tall the smallest thing is that a finger has to meet; 0 while there is none. */
const smallest = async ({ page }: Window): Promise<number> => {
  const things = page.locator("main :is(button, select):visible");
  const heights = await things.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  return heights.length > 0 ? Math.min(...heights) : 0;
};

/** What has the focus, by role and name, and whether it can be seen there. */
const focused = (page: Page): Promise<{ tag: string; role: string | null; isSeen: boolean }> =>
  page.evaluate(`(() => {
    const at = document.activeElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    return {
      tag: at.tagName.toLowerCase(),
      role: at.getAttribute("role"),
      isSeen: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
    };
  })()`);

longStory("the link lets in once, and leaves no code in the address", async () => {
  const ready = await busyBot();
  const { page, wrongs } = await openWindow(ready);
  expect(page.url()).not.toContain("enter");
  await page.reload();
  await page.locator(".connection.is-connected").waitFor();
  expect(wrongs).toEqual([]);
  const link = await linkTo(ready);
  for (const isFirst of [true, false]) {
    await page.evaluate("sessionStorage.clear()");
    await page.goto("about:blank");
    await page.goto(link);
    if (isFirst) await page.getByRole("navigation").waitFor();
    else await page.getByRole("heading", { name: "Welcome to chat-hooks" }).waitFor();
  }
  await eventually(() => page.getByRole("alert").textContent()).not.toBe("");
  await page.getByLabel("Link or code").fill(await newPageCode(ready.bench.state));
  await page.getByRole("button", { name: "Enter" }).click();
  await page.getByRole("navigation").waitFor();
});

story("on a narrow phone nothing is wider than the screen, and everything is big enough for a finger", async () => {
  const opened = await busyWindow();
  await opened.page.setViewportSize({ width: 320, height: 568 });
  for (const view of VIEWS) {
    await opened.go(view);
    if (view === "Hooks") await opened.page.getByRole("button", { name: "View script" }).click();
    if (view === "Hooks") await opened.page.locator(".hook pre").waitFor();
    if (view === "Live") await opened.page.locator(".firing button").first().click();
    expect(await widths(opened), view).toEqual([0, 0]);
    await eventually(() => smallest(opened)).toBeGreaterThanOrEqual(30);
  }
});

longStory("who is outside sees how to come in, on a narrow phone too", async () => {
  const outside = await openWindow(await busyBot(), { width: 320, height: 568, locale: "zh-CN" });
  await outside.go("Preferences");
  await outside.page.getByRole("button", { name: "在这个标签页退出" }).click();
  await outside.page.getByRole("heading", { name: "欢迎使用 chat-hooks" }).waitFor();
  const { width = 0, x = 0 } = (await outside.page.getByRole("button", { name: "进入" }).boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(320);
});

story("in Chinese every view speaks Chinese, and the dark is dark", async () => {
  const opened = await openWindow(await busyBot(), { locale: "zh-CN", colorScheme: "dark" });
  const { page, go } = opened;
  await fillChat(opened);
  expect(await page.locator("html").getAttribute("lang")).toBe("zh-CN");
  expect(await page.locator(".is-withheld .mark").allInnerTexts()).toContain("✗ 已被 hook-1.sh 拦下\nNot that word.");
  expect(await page.getByRole("textbox", { name: "你的消息" }).count()).toBe(1);
  const titles = { Hooks: "钩子", Live: "实时", Preferences: "偏好设置" } as const;
  for (const [view, title] of Object.entries(titles)) {
    await go(view as ViewName);
    await page.getByRole("heading", { name: title, exact: true, level: 2 }).waitFor();
  }
  await page.getByRole("switch", { name: "钩子" }).click();
  await eventually(() => page.locator(".pill").textContent()).toBe("钩子已关");
  await page.getByRole("switch", { name: "钩子" }).click();
  await eventually(() => page.locator(".pill").textContent()).toBe("钩子已开");
  const ground = () => page.evaluate("getComputedStyle(document.body).backgroundColor");
  expect(await ground()).toBe("rgb(15, 18, 23)");
  await page.getByRole("radio", { name: "浅色" }).check({ force: true });
  await eventually(ground).toBe("rgb(244, 245, 248)");
  await page.getByRole("radio", { name: "English" }).check({ force: true });
  await page.getByRole("heading", { name: "Preferences" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Preferences" }).waitFor();
  expect(await ground()).toBe("rgb(244, 245, 248)");
});

story(
  "the keyboard alone is enough: Tab comes to the switch, Space flips it, and the focus is seen and stays",
  async () => {
    const { page } = await busyWindow();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await page.locator("a.pill").waitFor();
    const tabTo = async (isThere: () => Promise<boolean>): Promise<void> => {
      for (let presses = 0; presses < 20 && !(await isThere()); presses++) {
        await page.keyboard.press("Tab");
        if ((await focused(page)).tag !== "textarea") expect(await focused(page)).toMatchObject({ isSeen: true });
      }
      expect(await isThere()).toBe(true);
    };
    await tabTo(() => page.locator('nav a[href="#/preferences"]:focus').isVisible());
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Preferences" }).waitFor();
    await tabTo(() => page.locator("[role=switch]:focus").isVisible());
    const toggle = page.getByRole("switch").first();
    for (const checked of ["false", "true"]) {
      await page.keyboard.press("Space");
      await eventually(() => toggle.getAttribute("aria-checked")).toBe(checked);
      await eventually(() => toggle.isEnabled()).toBe(true);
      expect(await focused(page)).toEqual({ tag: "button", role: "switch", isSeen: true });
    }
  },
);

/** Which roles have members without a name, and how many things can be used that have none of these roles. */
async function nameless(page: Page, met: Set<string>): Promise<{ roles: string[]; others: number }> {
  const roles: string[] = [];
  let controls = 0;
  for (const role of ["button", "link", "textbox", "searchbox", "switch", "radio", "combobox"] as const) {
    const all = await page.getByRole(role).count();
    if ((await page.getByRole(role, { name: /\S/ }).count()) !== all) roles.push(role);
    controls += all;
    if (all > 0) met.add(role);
  }
  const visible = await page.locator(":is(button, a, input, select, textarea):visible").count();
  return { roles, others: visible - controls };
}

story("everything that can be used has a name for those who do not see it", async () => {
  const opened = await busyWindow();
  const { page, go } = opened;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await go("Chat");
  await opened.say("/hooks");
  await page.locator(".choices button").first().waitFor();
  const met = new Set<string>();
  for (const view of VIEWS) {
    await go(view);
    if (view === "Hooks") await page.getByRole("button", { name: "View script" }).click();
    if (view === "Hooks") await page.getByRole("button", { name: "Revoke" }).waitFor();
    // What a view shows may come in two steps.
    await eventually(() => nameless(page, met)).toEqual({ roles: [], others: 0 });
    for (const role of ["main", "navigation", "banner"] as const) expect(await page.getByRole(role).count()).toBe(1);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  }
  expect([...met].sort()).toEqual(["button", "combobox", "link", "radio", "searchbox", "switch", "textbox"]);
});

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const FIND = `axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
  violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html).join(" ")))`;

/** The rules of axe that are broken in a way that keeps somebody out. */
async function breaches(page: Page): Promise<string[]> {
  await page.evaluate(`${AXE};undefined`);
  return page.evaluate(FIND);
}

story("axe finds nothing serious in any view, light or dark, in either language, wide or narrow", async () => {
  const ready = await busyBot();
  await ready.hook("pre_tool_call", `echo '{"decision":"ask","reason":"May this be written?"}'`);
  const { page, go, say } = await openWindow(ready);
  await fillChat({ say, chat: async () => page.locator(".line:not(.from-hooks) > .bubble").allInnerTexts() } as Window);
  await say("/hooks");
  await page.locator(".choices button").first().waitFor();
  for (const [colorScheme, width, language] of [
    ["light", 1280, "en"],
    ["dark", 1280, "zh"],
    ["light", 320, "zh"],
    ["dark", 320, "en"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 640 });
    await go("Preferences");
    await page.locator(`input[name=language][value=${language}]`).check({ force: true });
    await eventually(() => page.locator("html").getAttribute("lang")).toContain(language);
    for (const view of VIEWS) {
      await go(view);
      if (view === "Hooks") {
        await page.locator(".opener").first().click();
        await page.locator(".hook pre").first().waitFor();
        await page.locator(".history > summary").click();
        await page.locator(".acts > li").first().waitFor();
      }
      if (view === "Live") await page.locator(".firing button").first().click();
      expect(await breaches(page), `${view} ${colorScheme} ${width} ${language}`).toEqual([]);
    }
  }
  await go("Chat");
  await say("write notes.txt hello");
  await page.locator(".ask").waitFor();
  expect(await breaches(page)).toEqual([]);
  // A check that finds nothing anywhere is none.
  await page.evaluate("document.querySelector('.ask-foot button').textContent = ''");
  expect(await breaches(page)).toEqual([expect.stringContaining("button-name")]);
  await page.locator(".ask-foot .danger").click();
});
