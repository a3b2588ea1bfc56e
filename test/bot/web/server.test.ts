import { createServer } from "node:http";
import { networkInterfaces } from "node:os";
import { request } from "undici";
import { expect, onTestFinished, test } from "vitest";
import { serveWeb } from "../../../src/bot/web/server.js";
import { listen } from "../../support/http-servers.js";
import { API_TOKEN, errorIn, makeGate, post, sendRaw, startWeb } from "../../support/web-bench.js";

const GLOBALS = { Request, Response };

test("until the bot is ready everybody is told to wait", async () => {
  const server = await serveWeb({ port: 0 });
  onTestFinished(() => server.close());
  const answer = await post(`${server.url}/chat`, { text: "hi" });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await errorIn(answer)).toBe("The bot is still starting. Try again in a few seconds.");
});

test("it listens on the wanted port, on this machine only", async () => {
  const earlier = await serveWeb({ port: 0 });
  await earlier.close();
  const { port } = earlier;
  const server = await serveWeb({ port });
  onTestFinished(() => server.close());
  expect(server).toMatchObject({ port, url: `http://127.0.0.1:${port}`, wantedPortWasTaken: false });
});

test("where the wanted port is taken it takes a free one and says so", async () => {
  const other = await listen(createServer());
  const server = await serveWeb({ port: other.port });
  onTestFinished(() => server.close());
  expect(server.wantedPortWasTaken).toBe(true);
  expect(server.port).not.toBe(other.port);
  expect((await fetch(server.url)).status).toBe(503);
});

test("closing ends a stream in the middle, and may be done twice", async () => {
  const turn = makeGate();
  const web = await startWeb({ chat: () => turn.opened.then(() => ({ reply: "late", notes: [] })) });
  const answer = await post(`${web.url}/chat`, { text: "think" }, { accept: "text/event-stream" });
  const read = answer.text();
  await Promise.all([web.close(), expect(read).rejects.toThrow()]);
  await web.close();
  turn.open();
  await expect(fetch(web.url)).rejects.toThrow();
});

test("an unknown path and a wrong method are told what there is", async () => {
  const { url } = await startWeb();
  const unknown = await fetch(`${url}/chats?token=sesame`);
  expect(unknown.status).toBe(404);
  expect(await errorIn(unknown)).toBe('There is nothing at "/chats". Programs use POST /chat and POST /push.');
  const wrong = await fetch(`${url}/push`);
  expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "POST"]);
  expect(await errorIn(wrong)).toBe("/push does not take GET. Use POST.");
});

test.each([
  ["the body", { text: "", locale: "zh-CN" }, { "accept-language": "en" }, undefined],
  ["the headers", { text: "" }, { "accept-language": "de, zh;q=0.5, en;q=0.2" }, "en"],
  ["the bot", { text: "" }, {}, "zh"],
])("errors are in the language of %s", async (_whose, body, headers, locale) => {
  const { url } = await startWeb(locale === undefined ? {} : { locale });
  expect(await errorIn(await post(`${url}/chat`, body, headers))).toBe('“text”是 ""。请给出有内容的字符串。');
});

test("the classes of the process stay its own", async () => {
  await startWeb();
  expect(globalThis.Request).toBe(GLOBALS.Request);
  expect(globalThis.Response).toBe(GLOBALS.Response);
});

test("a request without a body or without a type is answered, and says what is missing", async () => {
  const { port } = await startWeb();
  const head = `POST /chat HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${API_TOKEN}\r\nConnection: close\r\n`;
  expect(await sendRaw(port, `${head}Content-Length: 2\r\n\r\n{}`)).toMatch(/^HTTP\/1\.1 415 /);
  expect(await sendRaw(port, `${head}Content-Type: application/json\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
});

const withIpv6 = test.runIf(
  Object.values(networkInterfaces()).some((each) => each?.some(({ address }) => address === "::1")),
);

withIpv6("nobody else can be found at our port by the name localhost: ::1 is held, and leads to the page", async () => {
  const server = await serveWeb({ port: 0 });
  onTestFinished(() => server.close());
  expect(server.ipv6).toBe("held");
  await expect(listen(createServer(), { host: "::1", port: server.port })).rejects.toThrow(/EADDRINUSE/);
  const asked = `http://[::1]:${server.port}`;
  const led = await fetch(`${asked}/x`, { redirect: "manual" });
  expect([led.status, led.headers.get("location")]).toEqual([307, `${server.url}/x`]);
  expect(led.headers.get("clear-site-data")).toBe('"cache", "storage"');
  const told = await post(`${asked}/chat`, { text: "hi" });
  expect([told.status, await errorIn(told)]).toEqual([421, expect.stringContaining(server.url)]);
  // Also when it names our own address.
  const headers = { host: `127.0.0.1:${server.port}` };
  expect((await request(`${asked}/chat`, { method: "POST", headers })).statusCode).toBe(421);
  await server.close();
  await expect(fetch(asked)).rejects.toThrow();
});

withIpv6("where somebody else is at ::1 already, that is said", async () => {
  const earlier = await serveWeb({ port: 0 });
  await earlier.close();
  await listen(createServer(), { host: "::1", port: earlier.port });
  const server = await serveWeb({ port: earlier.port });
  onTestFinished(() => server.close());
  expect(server).toMatchObject({ port: earlier.port, ipv6: "taken" });
});
