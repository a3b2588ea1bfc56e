import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { StartError } from "../../../src/bot/launch.js";
import { newPageCode } from "../../../src/bot/web/page-access.js";
import { eventually } from "../../support/eventually.js";
import { enterWith, openPage, pageWith } from "../../support/page-bench.js";
import { makeReadyBot } from "../../support/ready-bot.js";
import { shared } from "../../support/shared.js";
import { errorIn, sendRaw } from "../../support/web-bench.js";

const ROUTES: readonly [method: "GET" | "POST", path: string, body?: unknown][] = [
  ["POST", "/api/command", { line: "/hooks on" }],
  ["POST", "/api/say", { text: "say hello", id: "1" }],
  ["POST", "/api/leave", {}],
  ["GET", "/api/transcript"],
  ["GET", "/api/firings"],
  ["GET", "/api/live"],
];

/** For stories that leave it as it was: hooks off, nothing said, and four wrong codes in all, which is not too many. */
const sharedBot = shared((atEnd) => makeReadyBot({ demo: true, atEnd }));

test("the start screen shows a link that lets one person in, once", async () => {
  const { bot, printed } = await sharedBot();
  const [, address, code] = /Page +(http:\/\/127\.0\.0\.1:\d+)\/#enter=([\w-]{22}) /.exec(printed()) ?? [];
  expect(address).toBe(bot.url);
  const first = await enterWith(bot.url, { code });
  expect(first.status).toBe(200);
  const { token } = (await first.json()) as { token: string };
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(first.headers.getSetCookie()).toEqual([]);
  expect((await pageWith(bot.url, token).command("/hooks list")).outcome).toBe("done");
  const second = await enterWith(bot.url, { code });
  expect(second.status).toBe(401);
  expect(await errorIn(second)).toContain("chat-hooks page");
});

test("of many who bring the same code at the same time, one gets in", async () => {
  const { bot, bench } = await sharedBot();
  const code = await newPageCode(bench.state);
  const entered = await Promise.all(Array.from({ length: 4 }, () => enterWith(bot.url, { code })));
  expect(entered.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
});

test("after five wrong tries a wrong one is told to wait, and a right one gets in all the same", async () => {
  const { bot, bench } = await makeReadyBot({ demo: true });
  for (let tries = 0; tries < 5; tries += 1)
    expect((await enterWith(bot.url, { code: `wrong-${tries}` })).status).toBe(401);
  const late = await enterWith(bot.url, { code: "wrong again" });
  expect([late.status, late.headers.get("retry-after")]).toEqual([429, "60"]);
  expect((await enterWith(bot.url, { code: await newPageCode(bench.state) })).status).toBe(200);
});

test("many wrong tries at the same time count one by one", async () => {
  const { bot } = await makeReadyBot({ demo: true });
  const tries = await Promise.all(Array.from({ length: 20 }, (_, at) => enterWith(bot.url, { code: `w${at}` })));
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(15);
});

test("without the right token no route does anything", async () => {
  const ready = await sharedBot();
  const { bot, bench } = ready;
  const page = await openPage(ready);
  const apiToken = readFileSync(`${bench.state}/api-token`, "utf8").trim();
  const bad = ["", "Bearer", "Bearer ", "Bearer wrong", `Bearer ${apiToken}`, `Basic ${page.token}`, page.token];
  for (const [method, path, body] of ROUTES)
    for (const authorization of bad) {
      const answer = await fetch(`${bot.url}${path}`, {
        method,
        headers: { origin: bot.url, "content-type": "application/json", cookie: `token=${page.token}`, authorization },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      expect([path, authorization, answer.status]).toEqual([path, authorization, 401]);
    }
  expect((await bot.hooks.list()).switch.on).toBe(false);
  expect((await page.transcript()).filter(({ from }) => from === "person")).toEqual([]);
});

test("the page's token opens nothing for programs", async () => {
  const ready = await sharedBot();
  const page = await openPage(ready);
  const answer = await page.request("/chat", { text: "say hello" });
  expect(answer.status).toBe(401);
});

test("whoever leaves is out, on every page with that token", async () => {
  const ready = await sharedBot();
  const [page, other] = [await openPage(ready), await openPage(ready)];
  const live = await page.live();
  expect((await page.request("/api/leave", {})).status).toBe(200);
  // At once, and not when the next thing happens.
  expect(await Promise.race([live.ended.then(() => "ended"), pause(30_000, "still open", { ref: false })])).toBe(
    "ended",
  );
  expect((await page.request("/api/transcript")).status).toBe(401);
  expect((await other.request("/api/transcript")).status).toBe(200);
});

test("a restart ends every visit, and says how to come back", async () => {
  const ready = await makeReadyBot({ demo: true });
  const page = await openPage(ready);
  const later = await ready.restart();
  const answer = await pageWith(later.bot.url, page.token).request("/api/transcript");
  expect([answer.status, await errorIn(answer)]).toEqual([401, expect.stringContaining("chat-hooks page")]);
  expect(existsSync(`${ready.bench.state}/page/tokens.json`)).toBe(false);
});

test("whoever is in can end every visit at once, also their own", async () => {
  const ready = await makeReadyBot({ demo: true });
  const [page, other] = [await openPage(ready), await openPage(ready)];
  const live = await other.live();
  expect((await page.request("/api/leave", { everywhere: "yes" })).status).toBe(400);
  expect(await (await page.request("/api/leave", { everywhere: true })).json()).toEqual({ ended: 2 });
  await live.ended;
  for (const { request } of [page, other]) expect((await request("/api/transcript")).status).toBe(401);
});

test("where somebody enters, what the browser keeps for this address is cleared first", async () => {
  const { bot, bench } = await sharedBot();
  const entered = await enterWith(bot.url, { code: await newPageCode(bench.state) });
  expect(entered.headers.get("clear-site-data")).toBe('"cache", "storage"');
  const script = await fetch(`${bot.url}/sw.js`, { headers: { "service-worker": "script" } });
  expect([script.status, await script.text()]).toEqual([200, expect.stringContaining("unregister")]);
  expect((await fetch(`${bot.url}/sw.js`)).status).toBe(404);
});

test("another page's request is refused, also with the right token", async () => {
  const ready = await sharedBot();
  const page = await openPage(ready);
  const port = new URL(ready.bot.url).port;
  const foreign = [
    "https://evil.example",
    "null",
    `http://127.0.0.1:${Number(port) + 1}`,
    `https://127.0.0.1:${port}`,
    `http://localhost:${port}`,
    `http://127.0.0.1:${port}.evil.example`,
  ];
  for (const origin of foreign)
    for (const [method, path, body] of ROUTES) {
      const answer = await fetch(`${ready.bot.url}${path}`, {
        method,
        headers: { origin, "content-type": "application/json", authorization: `Bearer ${page.token}` },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      expect([origin, path, answer.status]).toEqual([origin, path, 403]);
    }
  expect((await enterWith(ready.bot.url, { code: "x" }, { origin: "https://evil.example" })).status).toBe(403);
  expect((await ready.bot.hooks.list()).switch.on).toBe(false);
});

test("a POST that does not say which page it comes from is refused", async () => {
  const ready = await sharedBot();
  const page = await openPage(ready);
  const answer = await fetch(`${ready.bot.url}/api/command`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${page.token}` },
    body: JSON.stringify({ line: "/hooks on" }),
  });
  expect(answer.status).toBe(403);
  expect((await ready.bot.hooks.list()).switch.on).toBe(false);
});

test("what a form can send is refused, whatever it is called", async () => {
  const ready = await sharedBot();
  const page = await openPage(ready);
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
    const answer = await page.request("/api/command", { line: "/hooks on" }, { "content-type": type });
    expect([type, answer.status]).toEqual([type, 415]);
    const entering = await enterWith(ready.bot.url, { code: "x" }, { "content-type": type });
    expect([type, entering.status]).toEqual([type, 415]);
  }
  expect((await ready.bot.hooks.list()).switch.on).toBe(false);
});

test("a name that somebody leads to this address is not this server's", async () => {
  const ready = await sharedBot();
  const page = await openPage(ready);
  const port = Number(new URL(ready.bot.url).port);
  for (const path of ["/", "/api/transcript", "/api/live"])
    for (const host of ["evil.example", `evil.example:${port}`, "127.0.0.1", `127.0.0.1:${port + 1}`]) {
      const answer = await sendRaw(
        port,
        `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${page.token}\r\nConnection: close\r\n\r\n`,
      );
      expect([host, path, answer.split("\r\n")[0]]).toEqual([host, path, "HTTP/1.1 421 Misdirected Request"]);
    }
});

test("what is no proper request is told what is wrong with it", async () => {
  const ready = await sharedBot();
  const page = await openPage(ready);
  const bad: readonly [path: string, body: unknown, words: string][] = [
    ["/api/enter", { code: 7 }, '{"code": "…"}'],
    ["/api/enter", { code: "x", secret: [] }, '{"code": "…"}'],
    ["/api/command", { line: "say hello" }, '"line" is'],
    ["/api/command", {}, '"line" is'],
    ["/api/command", { line: "/hooks", id: "" }, '"id" is'],
    ["/api/say", { text: "", id: "1" }, '"text" is'],
    ["/api/say", { text: "hello" }, '"id" is'],
    ["/api/say", { text: "hello", id: "x".repeat(101) }, '"id" is'],
    ["/api/say", { text: "hello", id: "a\nb" }, '"id" is'],
    ["/api/say", [], "not a JSON object"],
  ];
  for (const [path, body, words] of bad) {
    const answer = await page.request(path, body);
    expect([path, body, answer.status]).toEqual([path, body, 400]);
    expect(await errorIn(answer)).toContain(words);
  }
  const chinese = await page.request("/api/say", { text: "hello", locale: "zh" });
  expect(await errorIn(chinese)).toContain("请给每条消息");
  expect((await page.request("/api/say", { text: "x".repeat(300_000), id: "1" })).status).toBe(413);
});

const OUTSIDE = { CHAT_HOOKS_PAGE_ORIGIN: "https://bot.example", CHAT_HOOKS_PAGE_SECRET: "sixteen letters." };

test("behind another address the page wants exactly that one, and its secret", async () => {
  const ready = await makeReadyBot({ demo: true, env: OUTSIDE });
  const { bot, bench, printed } = ready;
  expect(printed()).toMatch(/https:\/\/bot\.example\/#enter=[\w-]{22}/);
  expect(printed()).not.toContain("sixteen");
  const port = Number(new URL(bot.url).port);
  const send = async (path: string, body: unknown, { host = "bot.example", origin = "https://bot.example" } = {}) => {
    const text = JSON.stringify(body);
    const head = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nContent-Type: application/json`;
    const answer = await sendRaw(port, `${head}\r\nContent-Length: ${text.length}\r\nConnection: close\r\n\r\n${text}`);
    return Number(answer.split(" ")[1]);
  };
  const code = await newPageCode(bench.state);
  const bare = await enterWith(bot.url, { code });
  expect(bare.status).toBe(401);
  expect(await bare.json()).toMatchObject({ needsSecret: true });
  expect(await send("/api/enter", { code, secret: "not the right one" })).toBe(401);
  expect(await send("/api/enter", { code, secret: OUTSIDE.CHAT_HOOKS_PAGE_SECRET }, { host: "b.example" })).toBe(421);
  expect(await send("/api/enter", { code }, { origin: "http://bot.example" })).toBe(403);
  expect(await send("/api/enter", { code }, { origin: bot.url })).toBe(403);
  expect(await send("/chat", { text: "hello" })).toBe(421);
  expect(await send("/push", { text: "hello" })).toBe(421);
  expect(await send("/api/enter", { code, secret: OUTSIDE.CHAT_HOOKS_PAGE_SECRET })).toBe(200);
});

test("an address elsewhere without a secret of its own, or one that is no address, is a mistake", async () => {
  for (const env of [
    { CHAT_HOOKS_PAGE_ORIGIN: "https://bot.example" },
    { ...OUTSIDE, CHAT_HOOKS_PAGE_SECRET: "too short" },
    { ...OUTSIDE, CHAT_HOOKS_PAGE_ORIGIN: "bot.example" },
    { ...OUTSIDE, CHAT_HOOKS_PAGE_ORIGIN: "https://bot.example/path" },
    { ...OUTSIDE, CHAT_HOOKS_PAGE_ORIGIN: "https://bot.example/" },
    { ...OUTSIDE, CHAT_HOOKS_PAGE_ORIGIN: "file:///etc" },
  ])
    await expect(makeReadyBot({ demo: true, env })).rejects.toThrow(StartError);
});

test("whoever has entered is the owner web:local, and nobody else there is", async () => {
  const ready = await sharedBot();
  const page = await openPage(ready);
  expect((await page.command("/hooks owners")).text).toContain("web:local");
  await page.say("/hooks on");
  await eventually(async () => (await ready.bot.hooks.list()).switch.on).toBe(true);
});
