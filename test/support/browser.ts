import { createRequire } from "node:module";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, onTestFinished, test } from "vitest";
import { findBrowser } from "../../scripts/find-browser.mjs";
import { newPageCode } from "../../src/bot/web/page-access.js";
import { PATIENCE_MS, eventually as soon } from "./eventually.js";
import { LONG_TESTS } from "./long-tests.js";
import type { ReadyBot } from "./ready-bot.js";
import type { AtEnd } from "./workbench.js";

// Imported, seven megabytes of it would be searched for the names of exports first.
const { chromium } = createRequire(import.meta.url)("playwright-core") as typeof import("playwright-core");
const CHROMIUM = findBrowser();

/** Looks again and again, but not as often as within this process: each look is work for two programs. */
export const eventually = <Value>(look: () => Value | Promise<Value>) => soon(look, 100);

export type ViewName = "Chat" | "Hooks" | "Live" | "Preferences";

/** A window of a real browser on a bot's page, and what a person does in it. */
export type Window = {
  page: Page;
  context: BrowserContext;
  /** What went wrong in it: errors of scripts, of the network, and breaches of the content security policy. */
  wrongs: string[];
  go(view: ViewName): Promise<void>;
  say(text: string): Promise<void>;
  /** What was said in the chat, in order, without names and times, and without what /hooks said. */
  chat(): Promise<string[]>;
};

export type WindowOptions = {
  locale?: string;
  colorScheme?: "light" | "dark";
  width?: number;
  height?: number;
  /** Without it, the window is closed with the test. */
  atEnd?: AtEnd;
};

let browser: Promise<Browser> | undefined;

/** How a file's stories in a real browser are told: all in one, which ends with them; where there is none, not at all. */
export function browserStories() {
  beforeAll(async () => {
    if (CHROMIUM) await launched();
  });
  // Asked for by each file: modules may outlive a file, and what they ask for at once would belong to the first one.
  afterAll(async () => {
    const last = await browser;
    browser = undefined;
    await last?.close();
  });
  return test.skipIf(CHROMIUM === undefined);
}

/** For stories that are part of the long run only. */
export const longStory = test.skipIf(CHROMIUM === undefined || !LONG_TESTS);

function launched(): Promise<Browser> {
  const args = ["--no-sandbox", "--disable-gpu", "--in-process-gpu", "--disable-background-networking"];
  browser ??= chromium.launch({ ...(CHROMIUM && { executablePath: CHROMIUM }), args });
  return browser;
}

/** A new link to the page of a bot. */
export const linkTo = async ({ bot, bench }: Pick<ReadyBot, "bot" | "bench">): Promise<string> =>
  `${bot.url}/#enter=${await newPageCode(bench.state)}`;

/** A browser profile that knows of nothing yet. */
export async function newProfile(options: WindowOptions = {}): Promise<BrowserContext> {
  const { locale = "en-US", colorScheme = "light", width = 1280, height = 800, atEnd = onTestFinished } = options;
  // What moves without an end is drawn without an end, also while nothing happens but waiting.
  const look = { locale, colorScheme, reducedMotion: "reduce", viewport: { width, height } } as const;
  const context = await (await launched()).newContext(look);
  atEnd(() => context.close());
  return context;
}

/** Opens the page with a new link, as a person does. */
export async function openWindow(ready: ReadyBot, options: WindowOptions = {}): Promise<Window> {
  return openTab(await newProfile(options), await linkTo(ready));
}

/** Another tab of a browser profile. */
export async function openTab(context: BrowserContext, url: string): Promise<Window> {
  const page = await context.newPage();
  const opened = windowOn(page, context);
  await page.goto(url);
  await page.locator(".connection.is-connected").waitFor();
  await page.locator("a.pill").waitFor();
  return opened;
}

function windowOn(page: Page, context: BrowserContext): Window {
  page.setDefaultTimeout(PATIENCE_MS);
  const wrongs: string[] = [];
  page.on("pageerror", (error) => wrongs.push(error.message));
  page.on("console", (message) => message.type() === "error" && wrongs.push(message.text()));
  return {
    page,
    context,
    wrongs,
    go: (view) => page.locator(`nav a[href="#/${view.toLowerCase()}"]`).click(),
    async say(text) {
      await page.getByRole("textbox").fill(text);
      await page.getByRole("textbox").press("Enter");
      await eventually(() => page.getByRole("textbox").inputValue()).toBe("");
    },
    chat: () => page.locator(".line:not(.from-hooks, .is-working, .is-streaming) > .bubble").allInnerTexts(),
  };
}
