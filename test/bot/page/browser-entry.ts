import { createServer } from "node:http";
import { expect } from "vitest";
import { newPageCode } from "../../../src/bot/web/page-access.js";
import {
  browserStories,
  eventually,
  linkTo,
  longStory,
  newProfile,
  openTab,
  openWindow,
} from "../../support/browser.js";
import { enterWith } from "../../support/page-bench.js";
import { makeReadyBot } from "../../support/ready-bot.js";
import { shared } from "../../support/shared.js";

const story = browserStories();
const TOKEN = "chat-hooks token";

/** For stories that need a bot, whichever. */
const sharedBot = shared((atEnd) => makeReadyBot({ demo: true, atEnd }));

/** Some other program at an address, for as long as the work takes. Answers its port. */
async function whileAnother(files: Record<string, string>, work: (port: number) => Promise<void>): Promise<number> {
  const server = createServer(({ url = "" }, response) => {
    const type = url.endsWith(".js") ? "text/javascript" : "text/html";
    response.writeHead(200, { "content-type": type }).end(files[url] ?? "");
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  try {
    await work(port);
  } finally {
    const closed = new Promise((resolve) => void server.close(resolve));
    server.closeAllConnections();
    await closed;
  }
  return port;
}

story(
  "a reload stays inside; the token is the tab's alone, and another tab enters with a link of its own",
  async () => {
    const ready = await sharedBot();
    const { page, context, wrongs } = await openWindow(ready);
    expect(page.url()).not.toContain("enter");
    expect(await page.evaluate(`sessionStorage.getItem("${TOKEN}")`)).toMatch(/^[\w-]{43}$/);
    expect(await page.evaluate(`localStorage.getItem("${TOKEN}")`)).toBeNull();
    await page.goto(`${ready.bot.url}/#/preferences`);
    await page.getByRole("radio", { name: "中文" }).check({ force: true });
    await page.reload();
    await page.locator(".connection.is-connected").waitFor();
    const other = await context.newPage();
    await other.goto(ready.bot.url);
    await other.getByRole("heading", { name: "欢迎使用 chat-hooks" }).waitFor();
    // Entering clears what the browser keeps, and the language is still known.
    await other.goto("about:blank");
    await other.goto(await linkTo(ready));
    await other.locator(".connection.is-connected").waitFor();
    await other.reload();
    await other.locator(".connection.is-connected").waitFor();
    expect(await other.locator("html").getAttribute("lang")).toBe("zh-CN");
    expect(wrongs).toEqual([]);
  },
);

longStory("a tab that was open when the bot was restarted says how to come back", async () => {
  const port = await whileAnother({}, async () => {});
  const ready = await makeReadyBot({ demo: true, env: { CHAT_HOOKS_PORT: String(port) } });
  const windows = [await openWindow(ready), await openWindow(ready, { locale: "zh-CN" })];
  const later = await ready.restart();
  expect(later.bot.url).toBe(ready.bot.url);
  const said = windows.map(({ page }) => page.getByRole("status"));
  await eventually(() => said[0]?.textContent()).toContain("You were signed out: the bot was restarted");
  await eventually(() => said[1]?.textContent()).toContain("你已退出：机器人重启过");
  for (const { page } of windows) {
    expect(await page.locator("pre.command").textContent()).toBe("chat-hooks page");
    expect(await page.evaluate(`sessionStorage.getItem("${TOKEN}")`)).toBeNull();
  }
});

longStory("one button signs out everywhere", async () => {
  const ready = await sharedBot();
  const [one, other] = [await openWindow(ready), await openWindow(ready, { locale: "zh-CN" })];
  await one.go("Preferences");
  await one.page.getByRole("button", { name: "Sign out everywhere" }).click();
  await one.page.getByRole("heading", { name: "Welcome to chat-hooks" }).waitFor();
  await other.page.getByRole("heading", { name: "欢迎使用 chat-hooks" }).waitFor();
  await eventually(() => other.page.getByRole("status").textContent()).toContain(
    "你已退出：机器人重启过，或者所有网页会话都被结束了",
  );
});

story("a tab opened as localhost is led to the one address, and nothing is kept under that name", async () => {
  const ready = await sharedBot();
  const context = await newProfile();
  const link = (await linkTo(ready)).replace("127.0.0.1", "localhost");
  const { page } = await openTab(context, link);
  expect(new URL(page.url()).origin).toBe(ready.bot.url);
  const { origins } = await context.storageState();
  expect(origins.map(({ origin }) => origin).filter((origin) => origin.includes("localhost"))).toEqual([]);
});

const PLANTS = `<script type="module">
  localStorage.setItem("planted", "1");
  await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  document.title = "planted";
</script>`;
/** Lets everything through, and keeps what it sees. */
const WORKER = `
  addEventListener("install", () => skipWaiting());
  addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  addEventListener("fetch", (event) => event.respondWith(
    caches.open("seen").then((cache) => cache.put("/seen" + Math.random(),
      new Response(event.request.url + " " + event.request.headers.get("authorization"))))
      .then(() => fetch(event.request))));
`;

longStory("under a service worker of somebody else's the page sends nothing, says so, and removes it", async () => {
  const context = await newProfile();
  const page = await context.newPage();
  const port = await whileAnother({ "/": PLANTS, "/sw.js": WORKER }, async (at) => {
    await page.goto(`http://127.0.0.1:${at}/`);
    await eventually(() => page.title()).toBe("planted");
    await page.goto("about:blank");
  });
  const ready = await makeReadyBot({ demo: true, env: { CHAT_HOOKS_PORT: String(port) } });
  const code = await newPageCode(ready.bench.state);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${ready.bot.url}/#enter=${code}`);
  await eventually(() => page.getByRole("status").textContent()).toContain("was between this page and the bot");
  expect(asked.filter((path) => path.startsWith("/api"))).toEqual([]);
  expect(page.url()).not.toContain(code);
  expect(await page.getByRole("button", { name: "Enter" }).count()).toBe(0);
  // The code was not used.
  expect((await enterWith(ready.bot.url, { code })).status).toBe(200);
  await page.close();
  const { page: fresh } = await openTab(context, await linkTo(ready));
  expect(await fresh.evaluate("navigator.serviceWorker.controller")).toBeNull();
  expect(await fresh.evaluate("navigator.serviceWorker.getRegistrations().then(({ length }) => length)")).toBe(0);
  expect(await fresh.evaluate("caches.keys()")).toEqual([]);
  expect(await fresh.evaluate('localStorage.getItem("planted")')).toBeNull();
});

/** Answers in the place of whoever is there. */
const IMPOSTOR = `
  addEventListener("install", () => skipWaiting());
  addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  addEventListener("fetch", (event) => event.request.mode === "navigate" && event.respondWith(
    new Response("<title>impostor</title>", { headers: { "content-type": "text/html" } })));
`;

longStory(
  "a service worker that answers in the page's place is gone once the browser has asked the bot for it",
  async () => {
    const context = await newProfile();
    const page = await context.newPage();
    const port = await whileAnother({ "/": PLANTS, "/sw.js": IMPOSTOR }, async (at) => {
      await page.goto(`http://127.0.0.1:${at}/`);
      await eventually(() => page.title()).toBe("planted");
      await page.goto("about:blank");
    });
    const ready = await makeReadyBot({ demo: true, env: { CHAT_HOOKS_PORT: String(port) } });
    await page.goto(ready.bot.url);
    expect(await page.title()).toBe("impostor");
    await eventually(() => page.title()).toContain("chat-hooks");
    expect(await page.evaluate("navigator.serviceWorker.getRegistrations().then(({ length }) => length)")).toBe(0);
  },
);

longStory("a browser with 24 KB of other programs' cookies gets in", async () => {
  const context = await newProfile();
  await context.addCookies(
    Array.from({ length: 6 }, (_, at) => ({
      name: `c${at}`,
      value: "x".repeat(4_000),
      domain: "127.0.0.1",
      path: "/",
    })),
  );
  const { page } = await openTab(context, await linkTo(await sharedBot()));
  expect(await page.getByRole("navigation").count()).toBe(1);
});
