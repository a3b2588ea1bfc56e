import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Gate } from "../../../../src/bot/sandbox/network/destinations.js";
import { type CommandProxy, openProxy, type ProxyOptions } from "../../../../src/bot/sandbox/network/proxy.js";

/** Looks public; the tests' own connections lead from there to a server of theirs. */
const PUBLIC = "93.184.216.34";

type Place = { socket: string; proxy: CommandProxy; connected: string[] };

/** A proxy whose connections all end at one local port, whatever public address they are for. */
async function proxyTo(port: number, options: Partial<ProxyOptions> = {}): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "proxy-test-"));
  const socket = join(folder, "socket");
  const connected: string[] = [];
  const proxy = await openProxy(socket, {
    gate: async () => undefined,
    resolve: async () => [PUBLIC],
    connect: (addresses, wanted) => {
      connected.push(`${addresses.join(" ")}:${wanted}`);
      return connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    },
    ...options,
  });
  onTestFinished(async () => {
    await proxy.close();
    rmSync(folder, { recursive: true });
  });
  return { socket, proxy, connected };
}

async function webServer(): Promise<number> {
  const server = createServer((incoming, answer) => {
    if (incoming.url === "/moved") return void answer.writeHead(302, { location: "http://localhost/secret" }).end();
    answer.setHeader("x-seen", JSON.stringify({ url: incoming.url, ...incoming.headers }));
    incoming.pipe(answer);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.closeAllConnections());
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

type Reply = { status: number; text: string; seen: Record<string, string>; location?: string };

/** A request by way of the proxy. */
async function get(socketPath: string, path: string, { method = "GET", body = "", headers = {} } = {}): Promise<Reply> {
  const asking = request({ socketPath, path, method, headers, agent: false }).end(body);
  const [reply] = await once(asking, "response");
  let text = "";
  for await (const chunk of reply.setEncoding("utf8")) text += chunk;
  const { "x-seen": seen = "{}", location } = reply.headers;
  return { status: reply.statusCode, text, seen: JSON.parse(seen), ...(location && { location }) };
}

/** What the proxy answers to a line, and the socket. */
async function open(socketPath: string, authority: string): Promise<{ answer: string; socket: Socket }> {
  const socket = connect({ path: socketPath, allowHalfOpen: true });
  socket.on("error", () => {});
  socket.write(`CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`);
  const [answer] = await once(socket, "data");
  return { answer: String(answer), socket };
}

test("plain HTTP goes on under the name that was asked for, without what concerns the proxy alone", async () => {
  const { socket, connected, proxy } = await proxyTo(await webServer());
  const headers = { host: "elsewhere.example", "proxy-authorization": "Basic eA==", connection: "x-own", "x-own": "1" };
  const reply = await get(socket, "http://example.org:8080/a?b=c", { method: "POST", body: "text", headers });
  expect(reply).toMatchObject({ status: 200, text: "text", seen: { url: "/a?b=c", host: "example.org:8080" } });
  expect(Object.keys(reply.seen)).not.toEqual(expect.arrayContaining(["proxy-authorization"]));
  expect(reply.seen["x-own"]).toBeUndefined();
  expect(connected).toEqual([`${PUBLIC}:8080`]);
  expect(proxy.refusals()).toEqual([]);
});

test("CONNECT carries bytes both ways, also when one side has said all", async () => {
  const server = createTcpServer({ allowHalfOpen: true }, (socket) => {
    let text = "";
    socket.on("data", (chunk) => (text += chunk)).on("end", () => socket.end(`heard ${text}`));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { socket: path, connected } = await proxyTo((server.address() as AddressInfo).port);
  const { answer, socket } = await open(path, "example.org:443");
  expect(answer).toBe("HTTP/1.1 200 Connection established\r\n\r\n");
  socket.end("hello");
  const [heard] = await once(socket, "data");
  expect(String(heard)).toBe("heard hello");
  expect(connected).toEqual([`${PUBLIC}:443`]);
});

test.each([
  ["http://localhost/", "localhost leads to"],
  ["http://127.0.0.1:3777/", "127.0.0.1 is"],
  ["http://2130706433/", "127.0.0.1 is"],
  ["http://0x7f.1/", "127.0.0.1 is"],
  ["http://0.0.0.0/", "0.0.0.0 is"],
  ["http://169.254.169.254/latest/meta-data", "169.254.169.254 is"],
  ["http://10.0.0.1/", "10.0.0.1 is"],
  ["http://[::1]/", "[::1] is"],
  ["http://[::ffff:127.0.0.1]/", "leads to 127.0.0.1"],
  ["http://[::ffff:a9fe:a9fe]/", "leads to 169.254.169.254"],
  ["http://[64:ff9b::7f00:1]/", "not on the public internet"],
  ["http://[64:ff9b::a9fe:a9fe]/", "not on the public internet"],
  ["http://[2002:7f00:1::]/", "not on the public internet"],
  ["http://[fe80::1]/", "[fe80::1] is"],
  ["http://[fd00:ec2::254]/", "[fd00:ec2::254] is"],
])(
  "%s is refused in both ways, nothing is asked about it or connected, and the words name the setting",
  async (url, words) => {
    const gate = vi.fn<Gate>(async () => undefined);
    const { socket, connected, proxy } = await proxyTo(1, { gate });
    const plain = await get(socket, url);
    const { answer } = await open(socket, new URL(url).host.replace(/(?<!:\d+)$/, ":443"));
    expect(plain).toMatchObject({ status: 403, text: expect.stringContaining(words) });
    expect(plain.text).toContain("CHAT_HOOKS_BASH_NETWORK=open");
    expect(answer).toMatch(/^HTTP\/1\.1 403 Forbidden/);
    expect(answer).toContain(words);
    expect({ connected, asked: gate.mock.calls }).toEqual({ connected: [], asked: [] });
    expect(proxy.refusals().join()).toContain(words);
  },
);

test("a name is refused by any bad address it has, and looked at anew for each connection", async () => {
  const answers = [[PUBLIC], ["169.254.169.254"], [PUBLIC, "10.0.0.1"], [], [PUBLIC]];
  const { socket, connected } = await proxyTo(await webServer(), { resolve: async () => answers.shift() ?? [] });
  const url = "http://changes.example/";
  const seen = [];
  for (let at = 0; at < 5; at++) seen.push(await get(socket, url));
  expect(seen.map(({ status }) => status)).toEqual([200, 403, 403, 403, 200]);
  expect(seen[1]?.text).toContain("changes.example leads to 169.254.169.254, which is not on the public internet");
  expect(seen[3]?.text).toBe("The name changes.example was not found.\n");
  // What is connected to is what was checked, and nothing that a name server says later.
  expect(connected).toEqual([`${PUBLIC}:80`, `${PUBLIC}:80`]);
});

test("this machine's own public addresses and those beside it are refused, also by name", async () => {
  const networks = () => ["8.8.4.7/24", "2001:4860:1:2::7/64"];
  const names: Record<string, string> = { "beside.example": "8.8.4.99", "six.example": "2001:4860:1:2::1" };
  const { socket, connected } = await proxyTo(await webServer(), {
    ...{ networks, resolve: async (host) => [names[host] ?? "2001:4860:1:3::1"] },
  });
  for (const host of ["8.8.4.7", "beside.example", "[2001:4860:1:2::7]", "six.example"])
    expect((await get(socket, `http://${host}:8080/`)).text).toContain("(this machine's own network)");
  expect(connected).toEqual([]);
  expect((await get(socket, "http://other.example/")).status).toBe(200);
});

test.each([0, 22, 25, 587])("port %s is refused in both ways, before anybody is asked", async (port) => {
  const gate = vi.fn<Gate>(async () => undefined);
  const { socket, connected, proxy } = await proxyTo(1, { gate });
  expect(await get(socket, `http://example.org:${port}/`)).toMatchObject({ status: 403 });
  expect((await open(socket, `example.org:${port}`)).answer).toMatch(/^HTTP\/1\.1 403 Forbidden/);
  expect({ connected, asked: gate.mock.calls }).toEqual({ connected: [], asked: [] });
  expect(proxy.refusals()).toEqual([
    `example.org:${port} is not on the web: below port 1024 the shell reaches 80 and 443 only; the owner can change that with CHAT_HOOKS_BASH_NETWORK=open.`,
  ]);
});

test.each([
  ["a scope", "http://[fe80::1%25eth0]/"],
  ["a header over two lines", "http://example.org/ HTTP/1.1\r\nx: a\r\n b: c"],
  ["a line that is no header", "http://example.org/ HTTP/1.1\r\nno header"],
  ["an address of another kind", "ftp://example.org/"],
  ["a space in it", "http://exa mple.org/"],
])("a request with %s is refused", async (_, line) => {
  const { socket, connected } = await proxyTo(1);
  const asking = connect(socket);
  asking.write(`GET ${line} HTTP/1.1\r\n\r\n`);
  expect(String((await once(asking, "data"))[0])).toMatch(/^HTTP\/1\.1 403/);
  expect(connected).toEqual([]);
});

test("a redirect is handed to the command, whose next request is checked like any", async () => {
  const { socket } = await proxyTo(await webServer());
  const moved = await get(socket, "http://example.org/moved");
  expect(moved).toMatchObject({ status: 302, location: "http://localhost/secret" });
  expect((await get(socket, moved.location ?? "")).status).toBe(403);
});

test("the gate is asked once per host and port, before any name server, and its no is told", async () => {
  const gate = vi.fn<Gate>(async ({ host }) => (host === "bad.example" ? "Not this one." : undefined));
  const resolve = vi.fn(async () => [PUBLIC]);
  const { socket, connected, proxy } = await proxyTo(await webServer(), { gate, resolve });
  for (const url of ["http://bad.example/", "http://bad.example/2", "http://good.example/", "http://good.example/2"])
    await get(socket, url);
  await get(socket, "http://good.example:8080/");
  // The same place: a hook need not know that names may end in a dot.
  await get(socket, "http://bad.example./");
  expect(gate.mock.calls.map(([{ host, port }]) => `${host}:${port}`)).toEqual([
    "bad.example:80",
    "good.example:80",
    "good.example:8080",
  ]);
  expect(resolve.mock.calls).toEqual([["good.example"], ["good.example"], ["good.example"]]);
  expect(connected).toHaveLength(3);
  expect(proxy.refusals()).toEqual(["bad.example:80 was refused. Not this one."]);
});

test("a gate that fails lets nothing through", async () => {
  const { socket, connected } = await proxyTo(1, { gate: async () => Promise.reject(new Error("broken")) });
  expect(await get(socket, "http://example.org/")).toMatchObject({ status: 502 });
  expect(connected).toEqual([]);
});

test("what is no request for a proxy, and a server that is not there, are answered", async () => {
  const { socket } = await proxyTo(1);
  expect(await get(socket, "/path")).toMatchObject({ status: 403, text: expect.stringContaining("This is a proxy") });
  expect(await get(socket, "https://example.org/")).toMatchObject({ status: 403 });
  expect(await get(socket, "http://user:secret@example.org/")).toMatchObject({ status: 403 });
  expect((await open(socket, "nothing")).answer).toMatch(/^HTTP\/1\.1 502/);
  expect(await get(socket, "http://example.org/")).toMatchObject({ status: 502 });
});

test.each([
  ["a status below 100", "HTTP/1.1 099 x\r\nContent-Length: 0\r\n\r\n"],
  ["a control character in its reason", "HTTP/1.1 200 O\x01K\r\nContent-Length: 0\r\n\r\n"],
  ["interim answers without end", "HTTP/1.1 100 x\r\n\r\n".repeat(20_000)],
  ["another protocol", "HTTP/1.1 101 x\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n"],
  ["the smallest pieces", "1\r\na\r\n".repeat(50_000)],
])("a server that answers with %s ends nothing but its own connection: it is passed on unread", async (_, text) => {
  const server = createTcpServer((client) => {
    client.on("error", () => {}).once("data", () => client.end(text));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { socket } = await proxyTo((server.address() as AddressInfo).port);
  for (const at of [1, 2]) {
    const asking = connect(socket);
    asking.write(`GET http://example.org/${at} HTTP/1.1\r\nHost: example.org\r\n\r\n`);
    let heard = "";
    for await (const chunk of asking.setEncoding("latin1")) heard += chunk;
    expect(heard === text).toBe(true);
  }
});

test("headers without end are turned away", async () => {
  const { socket } = await proxyTo(1);
  const asking = connect(socket);
  asking.on("error", () => {});
  asking.write(`GET http://example.org/ HTTP/1.1\r\nx: ${"y".repeat(100_000)}`);
  const [answer] = await once(asking, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 431/);
});

test("of a thousand connections two hundred are kept", async () => {
  const { socket } = await proxyTo(1);
  const all = Array.from({ length: 1_000 }, () => connect(socket).on("error", () => {}));
  onTestFinished(() => {
    for (const each of all) each.destroy();
  });
  const open = (): number => all.filter(({ readyState }) => readyState === "open").length;
  await vi.waitFor(() => expect(all.some(({ connecting }) => connecting)).toBe(false), { timeout: 20_000 });
  await vi.waitFor(() => expect(open()).toBe(200), { timeout: 20_000 });
});

test("nothing is read ahead for a command that does not read", async () => {
  let sent = 0;
  const server = createTcpServer((socket) => {
    const chunk = Buffer.alloc(65_536);
    const go = (): void => {
      while (sent < 500_000_000 && socket.write(chunk)) sent += chunk.length;
    };
    socket.on("drain", go).on("error", () => {});
    go();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { socket: path } = await proxyTo((server.address() as AddressInfo).port);
  const { socket } = await open(path, "example.org:443");
  socket.pause();
  let before = -1;
  await vi.waitFor(
    () => {
      const isStill = before === sent;
      before = sent;
      expect(isStill).toBe(true);
    },
    { interval: 200, timeout: 20_000 },
  );
  expect(sent).toBeLessThan(50_000_000);
});
