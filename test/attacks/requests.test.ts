import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import type { ApiChat } from "../../src/bot/web/types.js";
import { eventually } from "../support/eventually.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { API_TOKEN, errorIn, post, RUN_TOKEN, rawChat, sendRaw, startWeb } from "../support/web-bench.js";

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

test.each([
  ["a foreign name", "evil.example"],
  ["a foreign name with our port", "evil.example:PORT"],
  ["a loopback name without the port", "localhost"],
  ["a loopback name with another port", "127.0.0.1:1"],
  ["a name that begins like loopback", "127.0.0.1.evil.example:PORT"],
  ["a name that ends like loopback", "evil.localhost:PORT"],
  ["another spelling of loopback", "127.1:PORT"],
  ["any address of this machine", "0.0.0.0:PORT"],
])("a request for %s is not answered: its name may have been led here", async (_what, host) => {
  const web = await startWeb();
  const answer = await sendRaw(web.port, rawChat(web.port, { Host: host.replace("PORT", String(web.port)) }));
  expect(statusOf(answer)).toBe(421);
  expect(answer).toContain("on its own machine");
  expect(web.chats).toEqual([]);
});

test.each(["127.0.0.1:PORT@evil.example", "evil.example/127.0.0.1:PORT", "a b", ""])(
  "a host that cannot be one (%j) is refused",
  async (host) => {
    const web = await startWeb();
    const answer = await sendRaw(web.port, rawChat(web.port, { Host: host.replace("PORT", String(web.port)) }));
    expect(statusOf(answer)).toBeGreaterThanOrEqual(400);
    expect(answer).toMatch(/\r\n\r\n\{"error":"[^"]/);
    expect(web.chats).toEqual([]);
  },
);

test("127.0.0.1 with our port is our name", async () => {
  const web = await startWeb();
  expect(statusOf(await sendRaw(web.port, rawChat(web.port, { Host: `127.0.0.1:${web.port}` })))).toBe(200);
});

test.each(["localhost", "[::1]"])(
  "%s leads a browser to our one name, and keeps nothing; a program is told",
  async (name) => {
    const web = await startWeb();
    const host = `${name}:${web.port}`;
    const asked = `GET /?a=b HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    const answer = await sendRaw(web.port, asked);
    expect(statusOf(answer)).toBe(307);
    expect(answer).toContain(`\r\nlocation: http://127.0.0.1:${web.port}/?a=b\r\n`);
    expect(answer).toContain('\r\nclear-site-data: "cache", "storage"\r\n');
    const told = await sendRaw(web.port, rawChat(web.port, { Host: host }));
    expect(statusOf(told)).toBe(421);
    expect(told).toContain(`http://127.0.0.1:${web.port}`);
    expect(web.chats).toEqual([]);
  },
);

test("the cookies of other ports, 24 KB of them, keep nobody out", async () => {
  const web = await startWeb();
  const cookies = Array.from({ length: 6 }, (_, at) => `c${at}=${"x".repeat(4_000)}`).join("; ");
  expect(statusOf(await sendRaw(web.port, rawChat(web.port, { Cookie: cookies })))).toBe(200);
});

test("without a host, or with two, nothing is answered", async () => {
  const web = await startWeb();
  const proper = rawChat(web.port);
  const line = `Host: 127.0.0.1:${web.port}\r\n`;
  const nameless = await sendRaw(web.port, proper.replace(line, ""));
  expect(nameless).toMatch(/^HTTP\/1\.1 400 .*\r\n\r\n\{"error":"/s);
  expect(statusOf(await sendRaw(web.port, proper.replace(line, `${line}Host: evil.example\r\n`)))).toBe(421);
  expect(web.chats).toEqual([]);
});

test("a whole address as the target does not count for our own", async () => {
  const web = await startWeb();
  const answer = await sendRaw(web.port, rawChat(web.port).replace("/chat", "http://evil.example/chat?t=sesame"));
  expect(statusOf(answer)).toBe(421);
  expect(answer).not.toContain("sesame");
  expect(web.chats).toEqual([]);
});

test.each(["null", "https://evil.example", "http://localhost:PORT", "http://127.0.0.1", "https://127.0.0.1:PORT", ""])(
  "a web page from %j is refused, and no header tells its browser otherwise",
  async (origin) => {
    const web = await startWeb();
    const headers = { Origin: origin.replace("PORT", String(web.port)) };
    const answer = await sendRaw(web.port, rawChat(web.port, headers));
    expect(statusOf(answer)).toBe(403);
    expect(answer).not.toMatch(/access-control/i);
    expect(web.chats).toEqual([]);
  },
);

test("our own page may call", async () => {
  const web = await startWeb();
  expect((await post(`${web.url}/chat`, { text: "hi" }, { origin: web.url })).status).toBe(200);
});

test("a browser that asks whether a page may call gets no permission", async () => {
  const web = await startWeb();
  const asked = { origin: "https://evil.example", "access-control-request-method": "POST" };
  const answer = await fetch(`${web.url}/chat`, { method: "OPTIONS", headers: asked });
  expect(answer.status).toBe(403);
  expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
});

test.each([
  "",
  "Bearer",
  "Bearer ",
  `Bearer${API_TOKEN}`,
  `Bearer\t${API_TOKEN}`,
  `Bearer ${API_TOKEN} x`,
  `Bearer ${API_TOKEN}, Bearer x`,
  `Bearer "${API_TOKEN}"`,
  `Basic ${API_TOKEN}`,
  API_TOKEN,
  "Bearer wrong",
])("the header %j opens nothing", async (authorization) => {
  const web = await startWeb();
  for (const path of ["/chat", "/push"]) {
    const answer = await post(web.url + path, { text: "hi" }, { authorization });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    const error = await errorIn(answer);
    expect(error).toContain("The token is in the file api-token of the state directory.");
    expect(error).not.toContain(API_TOKEN);
  }
  expect([...web.chats, ...web.pushes]).toEqual([]);
});

test.each([`bearer ${API_TOKEN}`, `Bearer   ${API_TOKEN}`, ` Bearer ${API_TOKEN} `])(
  "%j is a proper header, as HTTP defines it",
  async (authorization) => {
    const web = await startWeb();
    expect((await post(`${web.url}/chat`, { text: "hi" }, { authorization })).status).toBe(200);
  },
);

test("two tokens are none, and one in the address is none", async () => {
  const web = await startWeb();
  const twice = rawChat(web.port).replace("Content-Type", `Authorization: Bearer ${RUN_TOKEN}\r\nContent-Type`);
  expect(statusOf(await sendRaw(web.port, twice))).toBe(401);
  const answer = await post(`${web.url}/chat?token=${API_TOKEN}`, { text: "hi" }, { authorization: "" });
  expect(answer.status).toBe(401);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonp", "text/json", ""])(
  "JSON that calls itself %j is refused: any web page could send that",
  async (type) => {
    const web = await startWeb();
    const answer = await sendRaw(web.port, rawChat(web.port, { "Content-Type": type }));
    expect(statusOf(answer)).toBe(415);
    expect(answer).toContain("content-type: application/json");
    expect(web.chats).toEqual([]);
  },
);

test("the type may name its characters", async () => {
  const web = await startWeb();
  const type = { "content-type": "application/json; charset=utf-8" };
  expect((await post(`${web.url}/chat`, { text: "你好" }, type)).status).toBe(200);
  expect(web.chats).toMatchObject([{ text: "你好" }]);
});

const LARGE = JSON.stringify({ text: "x".repeat(300 * 1024) });

test("a body of 300 KiB is refused, whether or not it says its size", async () => {
  const web = await startWeb();
  const answer = await post(`${web.url}/chat`, LARGE);
  expect([answer.status, await errorIn(answer)]).toEqual([413, expect.stringContaining("larger than 256 KiB")]);
  const chunk = `${LARGE.length.toString(16)}\r\n${LARGE}\r\n0\r\n\r\n`;
  const unsized = rawChat(web.port, { "Transfer-Encoding": "chunked" }, chunk).replace(/Content-Length: \d+\r\n/, "");
  expect(statusOf(await sendRaw(web.port, unsized))).toBe(413);
  expect(web.chats).toEqual([]);
});

test("a body of 200 KiB is read", async () => {
  const web = await startWeb();
  expect((await post(`${web.url}/chat`, { text: "x".repeat(200 * 1024) })).status).toBe(200);
});

test.each([
  ["two lengths", { "content-length": "5" }],
  ["a length and chunks", { "Transfer-Encoding": "chunked" }],
])("a request with %s is refused: two readers could see two requests", async (_what, headers) => {
  const web = await startWeb();
  const answer = await sendRaw(web.port, rawChat(web.port, headers));
  expect(statusOf(answer)).toBe(400);
  expect(answer).toContain('{"error":"This is not a proper HTTP request.');
  expect(web.chats).toEqual([]);
});

test("headers of 64 KiB are refused", async () => {
  const web = await startWeb();
  const answer = await sendRaw(web.port, rawChat(web.port, { "X-Large": "x".repeat(65_536) }));
  expect(statusOf(answer)).toBe(431);
  expect(answer).toContain("headers of this request are too large");
});

test.each([
  ["its headers", 40, { headersMs: 100, requestMs: 60_000 }],
  ["its body", Number.POSITIVE_INFINITY, { headersMs: 1_000, requestMs: 1_000 }],
])("whoever sends %s too slowly is shown out", async (_what, length, limits) => {
  const web = await startWeb({}, limits);
  const answer = await sendRaw(web.port, rawChat(web.port, { "Content-Length": "500" }).slice(0, length));
  expect(statusOf(answer)).toBe(408);
  expect(answer).toContain("took too long to arrive");
  expect(web.chats).toEqual([]);
});

test("one connection too many is hung up", async () => {
  const web = await startWeb({}, { connections: 1 });
  const waiting = connect(web.port, "127.0.0.1");
  onTestFinished(() => void waiting.destroy());
  await once(waiting, "connect");
  expect(await sendRaw(web.port, rawChat(web.port)).catch(() => "")).toBe("");
  expect(web.chats).toEqual([]);
});

test("rubbish behind a request is not answered in the middle of its stream", async () => {
  const chat = ({ onText }: ApiChat) => {
    onText?.("first");
    return new Promise<never>(() => {});
  };
  const web = await startWeb({ chat });
  const socket = connect(web.port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.write(rawChat(web.port, { Accept: "text/event-stream", Connection: "keep-alive" }));
  const [head] = await once(socket, "data");
  const rest = text(socket).catch(() => "");
  socket.write("rubbish\r\n\r\n");
  expect(`${head}${await rest}`.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200"]);
});

test("an expectation that nobody knows changes nothing", async () => {
  const web = await startWeb();
  const answer = await sendRaw(web.port, rawChat(web.port, { Expect: "a-miracle" }));
  expect(statusOf(answer)).toBe(200);
  expect(answer).toContain("nosniff");
});

test.runIf(LONG_TESTS)("a turn may take longer than a request may take to arrive", async () => {
  const chat = () => sleep(2_500).then(() => ({ reply: "at last", notes: [] }));
  const { url } = await startWeb({ chat }, { headersMs: 100, requestMs: 200 });
  expect(await (await post(`${url}/chat`, { text: "hi" })).json()).toMatchObject({ reply: "at last" });
});

test("a program that leaves in the middle of its request is no failure of the bot", async () => {
  const web = await startWeb();
  const leaving = new AbortController();
  const body = new ReadableStream({ start: (out) => out.enqueue(Buffer.from('{"text":')) });
  const headers = { authorization: `Bearer ${API_TOKEN}`, "content-type": "application/json" };
  const init = { method: "POST", headers, body, duplex: "half" as const, signal: leaving.signal };
  const asked = fetch(`${web.url}/chat`, init);
  await sleep(50);
  leaving.abort();
  await expect(asked).rejects.toThrow(/abort/);
  await eventually(async () => (await post(`${web.url}/chat`, { text: "hi" })).status).toBe(200);
  expect([web.failures, web.chats.length]).toEqual([[], 1]);
});

afterEach(() => vi.restoreAllMocks());

test("every answer has the safe headers, and none of them is logged", async () => {
  const logs = (["log", "info", "warn", "error"] as const).map((name) => vi.spyOn(console, name));
  const { port } = await startWeb();
  const proper = rawChat(port);
  const requests = {
    200: proper,
    400: proper.replace("POST", "P OST"),
    401: rawChat(port, { Authorization: "" }),
    403: rawChat(port, { Origin: "null" }),
    404: proper.replace("/chat", "/nowhere"),
    405: proper.replace("POST", "PUT"),
    421: rawChat(port, { Host: "evil.example" }),
    431: rawChat(port, { "X-Large": "x".repeat(65_536) }),
  };
  for (const [status, bytes] of Object.entries(requests)) {
    const answer = (await sendRaw(port, bytes)).toLowerCase();
    expect(statusOf(answer.toUpperCase())).toBe(Number(status));
    expect(answer).toContain("\r\nx-content-type-options: nosniff\r\n");
    expect(answer).toContain("\r\ncache-control: no-store\r\n");
    expect(answer).toContain("\r\ncontent-security-policy: default-src 'none'; frame-ancestors 'none'\r\n");
    expect(answer).toContain("\r\nreferrer-policy: no-referrer\r\n");
    expect(answer).toContain("\r\ncontent-type: application/json\r\n");
  }
  expect(logs.flatMap((log) => log.mock.calls)).toEqual([]);
});
