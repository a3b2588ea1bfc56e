import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer as createHttpsServer } from "node:https";
import type { Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { createServer as createTlsServer } from "node:tls";
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createHttpTransport, type HttpRequest, type HttpTransport } from "../../../src/transports/http/index.js";
import type { HostResolver } from "../../../src/transports/http/public-address.js";
import { eventually } from "../../support/eventually.js";
import { holdClock } from "../../support/held-clock.js";
import { type Answer, listen, startEndpoint, startRawServer } from "../../support/http-servers.js";

const LOCAL = { CHAT_HOOKS_HTTP_ALLOW_LOCAL: "1" };
const MIB = 1_048_576;
const HALF_A_MINUTE = 30_000;

const says =
  (body: string, status = 200): Answer =>
  (response) =>
    response.writeHead(status).end(body);
const never = () => new Promise<never>(() => {});
const to = (url: string, more: Partial<HttpRequest> = {}): HttpRequest => ({ url, timeoutMs: 60_000, ...more });

function transport(
  resolve: HostResolver = async () => ["127.0.0.1"],
  env: Record<string, string> = LOCAL,
): HttpTransport {
  const made = createHttpTransport({ env, resolve });
  onTestFinished(() => made.close());
  return made;
}

/** Runs one call with a short timeout and says how long it really took: not less, and how much more is not its fault. */
async function timed(url: string, { timeoutMs = 200, resolve }: { timeoutMs?: number; resolve?: HostResolver } = {}) {
  const http = transport(resolve);
  const start = performance.now();
  const result = await http.run(to(url, { timeoutMs }), "{}");
  return { result, tookMs: performance.now() - start };
}

function expectTimeout({ result, tookMs }: Awaited<ReturnType<typeof timed>>, timeoutMs = 200): void {
  expect(result).toEqual({ kind: "timed-out", afterMs: timeoutMs });
  expect(tookMs).toBeGreaterThan(timeoutMs - 20);
}

describe("a call", () => {
  test("posts the JSON and hands back status and body", async () => {
    const server = await startEndpoint(says('{"decision":"block"}'));
    const body = '{"event": "pre_tool_call", "text": "héllo 世界"}';
    expect(await transport().run(to(`http://127.0.0.1:${server.port}/hook?a=1`), body)).toEqual({
      kind: "responded",
      status: 200,
      body: '{"decision":"block"}',
    });
    expect(server.received).toMatchObject([{ method: "POST", url: "/hook?a=1", body }]);
    expect(server.received[0]?.headers).toMatchObject({
      "content-type": "application/json",
      "accept-encoding": "identity",
      "user-agent": "chat-hooks",
      "content-length": String(Buffer.byteLength(body)),
    });
  });

  test.each([204, 301, 400, 404, 418, 500, 503])("hands back status %i as it is", async (status) => {
    const server = await startEndpoint(says("", status));
    expect(await transport().run(to(`http://127.0.0.1:${server.port}`), "{}")).toEqual({
      kind: "responded",
      status,
      body: "",
    });
  });

  test("brings the headers it is given, but never a wish for compression", async () => {
    const server = await startEndpoint(says("{}"));
    const headers = { "X-Team": "blue", "Content-Type": "application/vnd.hook+json", "Accept-Encoding": "gzip" };
    await transport().run(to(`http://127.0.0.1:${server.port}`, { headers }), "{}");
    expect(server.received[0]?.headers).toMatchObject({
      "x-team": "blue",
      "content-type": "application/vnd.hook+json",
      "accept-encoding": "identity",
    });
  });

  test("leaves a gzip answer alone", async () => {
    const zipped = gzipSync("x".repeat(100_000));
    const server = await startEndpoint((response) =>
      response.writeHead(200, { "content-encoding": "gzip" }).end(zipped),
    );
    expect(await transport().run(to(`http://127.0.0.1:${server.port}`), "{}")).toEqual({
      kind: "responded",
      status: 200,
      body: zipped.toString("utf8"),
    });
  });

  test.each([301, 302, 303, 307, 308])("does not follow a %i", async (status) => {
    const second = await startEndpoint(says("reached"));
    const location = `http://127.0.0.1:${second.port}/`;
    const first = await startEndpoint((response) => response.writeHead(status, { location }).end("moved"));
    expect(await transport().run(to(`http://127.0.0.1:${first.port}`), "{}")).toEqual({
      kind: "responded",
      status,
      body: "moved",
    });
    expect(second.opened()).toBe(0);
  });

  test("keeps characters whole that arrive in two pieces", async () => {
    const bytes = Buffer.from('{"reason":"世"}');
    const server = await startEndpoint((response) => {
      response.write(bytes.subarray(0, 12));
      setTimeout(() => response.end(bytes.subarray(12)), 30);
    });
    expect(await transport().run(to(`http://127.0.0.1:${server.port}`), "{}")).toMatchObject({
      body: '{"reason":"世"}',
    });
  });
});

describe("the signature", () => {
  test("is the HMAC of timestamp and body under the secret", async () => {
    const server = await startEndpoint(says("{}"));
    const body = '{"text": "世界"}';
    const before = Math.floor(Date.now() / 1_000);
    await transport().run(to(`http://127.0.0.1:${server.port}`, { secret: "s3cret" }), body);
    const headers = server.received[0]?.headers ?? {};
    const timestamp = String(headers["x-chat-hooks-timestamp"]);
    expect(timestamp).toMatch(/^\d{10}$/);
    expect(Number(timestamp)).toBeGreaterThanOrEqual(before);
    expect(Number(timestamp)).toBeLessThanOrEqual(Date.now() / 1_000);
    const digest = createHmac("sha256", "s3cret").update(`${timestamp}.${server.received[0]?.body}`).digest("hex");
    expect(headers["x-chat-hooks-signature"]).toBe(`sha256=${digest}`);
  });

  test("is absent without a secret, and cannot be replaced by a header", async () => {
    const server = await startEndpoint(says("{}"));
    const url = `http://127.0.0.1:${server.port}`;
    const headers = { "X-Chat-Hooks-Signature": "forged" };
    const http = transport();
    await http.run(to(url), "{}");
    await http.run(to(url, { secret: "s3cret", headers }), "{}");
    expect(server.received[0]?.headers).not.toHaveProperty("x-chat-hooks-signature");
    expect(server.received[0]?.headers).not.toHaveProperty("x-chat-hooks-timestamp");
    expect(server.received[1]?.headers["x-chat-hooks-signature"]).toMatch(/^sha256=[\da-f]{64}$/);
  });
});

describe("credentials", () => {
  test("of the URL become a Basic header and leave the URL", async () => {
    const server = await startEndpoint(says("{}"));
    await transport().run(to(`http://al%40ice:p%C3%A4ss%3A@127.0.0.1:${server.port}/hook`), "{}");
    const { url, headers } = server.received[0] ?? {};
    expect(url).toBe("/hook");
    expect(headers?.host).toBe(`127.0.0.1:${server.port}`);
    expect(headers?.authorization).toBe(`Basic ${Buffer.from("al@ice:päss:").toString("base64")}`);
  });

  test("with a lone percent sign are sent as they are", async () => {
    const server = await startEndpoint(says("{}"));
    await transport().run(to(`http://u:100%@127.0.0.1:${server.port}/`), "{}");
    expect(server.received[0]?.headers.authorization).toBe(`Basic ${Buffer.from("u:100%").toString("base64")}`);
  });

  test("and query do not show in any failure", async () => {
    const breaks = await startRawServer((socket) => socket.resetAndDestroy());
    const talksNonsense = await startRawServer((socket) => socket.end("220 smtp.example.com\r\n"));
    const gone = await startRawServer(() => {});
    const http = transport();
    const urls = [breaks.port, talksNonsense.port, 1].map((port) => `http://bob:hunter2@127.0.0.1:${port}/p?key=tok3n`);
    const badHeader = to(`http://bob:hunter2@127.0.0.1:${gone.port}/?key=tok3n`, { headers: { "x-a": "hunter2\n" } });
    const calls = [...urls.map((url) => to(url)), badHeader];
    for (const result of await Promise.all(calls.map((call) => http.run(call, "{}")))) {
      expect(result).toMatchObject({ kind: "http-failed", detail: expect.stringMatching(/./) });
      expect(JSON.stringify(result)).not.toMatch(/hunter2|bob|tok3n|key=/);
    }
  });

  test("do not show in a refusal either", async () => {
    const result = await transport(undefined, {}).run(to("http://bob:hunter2@10.0.0.1/p?key=tok3n"), "{}");
    expect(result).toEqual({
      kind: "url-refused",
      refusal: { why: "not-public", host: "10.0.0.1", address: "10.0.0.1", range: "private" },
    });
  });
});

describe("the address", () => {
  test("of a local server is refused without the switch, and the server is not reached", async () => {
    const server = await startEndpoint(says("{}"));
    const http = transport(undefined, {});
    for (const host of ["127.0.0.1", "localhost", "2130706433", "[::ffff:127.0.0.1]", "guard.example.com"]) {
      expect(await http.run(to(`http://${host}:${server.port}/`), "{}")).toMatchObject({
        kind: "url-refused",
        refusal: { why: "not-public", address: "127.0.0.1", range: "loopback" },
      });
    }
    expect(server.opened()).toBe(0);
  });

  test("of metadata is refused with the switch as well", async () => {
    const http = transport(async () => ["169.254.169.254"]);
    for (const host of ["169.254.169.254", "[fd00:ec2::254]", "guard.example.com"]) {
      expect(await http.run(to(`http://${host}/latest/`), "{}")).toMatchObject({
        kind: "url-refused",
        refusal: { range: "metadata" },
      });
    }
  });

  test("that is bad among good ones refuses the call", async () => {
    const server = await startEndpoint(says("{}"));
    const http = transport(async () => ["127.0.0.1", "169.254.169.254"]);
    expect(await http.run(to(`http://guard.example.com:${server.port}/`), "{}")).toMatchObject({ kind: "url-refused" });
    expect(server.opened()).toBe(0);
  });

  test.each(["localhost", "localhost.", "api.localhost", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]"])(
    "%s is called with the switch",
    async (host) => {
      const server = await startEndpoint(says("{}"));
      const http = transport(never);
      expect(await http.run(to(`http://${host}:${server.port}/`), "{}")).toMatchObject({ kind: "responded" });
    },
  );

  const hasIpv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === "::1"));
  test.runIf(hasIpv6)("localhost is called where only ::1 listens, too", async () => {
    const server = await startEndpoint(says("{}"), { host: "::1" });
    expect(await transport(never).run(to(`http://localhost:${server.port}/`), "{}")).toMatchObject({
      kind: "responded",
    });
  });

  test("is the checked one while the Host header stays the name", async () => {
    const server = await startEndpoint(says("{}"));
    await transport().run(to(`http://guard.example.com:${server.port}/`), "{}");
    expect(server.received[0]?.headers.host).toBe(`guard.example.com:${server.port}`);
  });

  test("is the checked one while TLS asks for the name", async () => {
    const names: string[] = [];
    // It has no certificate: the handshake gets as far as the name and then fails.
    const server = createTlsServer({ SNICallback: (name, done) => done(null, void names.push(name)) });
    server.on("tlsClientError", () => {});
    const { port } = await listen(server);
    expect(await transport().run(to(`https://guard.example.com:${port}/`), "{}")).toMatchObject({
      kind: "http-failed",
    });
    expect(names).toEqual(["guard.example.com"]);
  });

  test("has to prove its name, also where the environment asks for less", async () => {
    vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
    const [key, cert] = ["key", "cert"].map((name) =>
      readFileSync(join(import.meta.dirname, `../../fixtures/tls/${name}.pem`)),
    );
    const server = createHttpsServer({ key, cert }, (_, response) => response.end('{"decision": "allow"}'));
    const { port } = await listen(server);
    const result = await transport().run(to(`https://guard.example.com:${port}/`), "{}");
    expect(result).toEqual({ kind: "http-failed", detail: expect.stringContaining("self-signed certificate") });
  });

  test("is looked up once in half a minute; whatever the name says meanwhile, the call goes where it was checked", async () => {
    const server = await startEndpoint(says("{}"));
    const answers = [["127.0.0.1"], ["169.254.169.254"]];
    let lookups = 0;
    const http = transport(async () => {
      lookups += 1;
      return answers.shift() ?? [];
    });
    const clock = holdClock();
    const call = (path: string) => http.run(to(`http://guard.example.com:${server.port}/${path}`), "{}");
    for (const path of ["", "other", "third"]) expect(await call(path)).toMatchObject({ kind: "responded" });
    clock.advance(HALF_A_MINUTE - 1);
    expect(await call("")).toMatchObject({ kind: "responded" });
    expect(lookups).toBe(1);
    clock.advance(1);
    expect(await call("")).toMatchObject({ kind: "url-refused", refusal: { range: "metadata" } });
    expect([lookups, server.received.length]).toEqual([2, 4]);
  });

  test("that turns bad after a good answer is refused, open connection or not", async () => {
    const server = await startEndpoint(says("{}"));
    const answers = [["127.0.0.1"], ["169.254.169.254"], ["127.0.0.1"]];
    const http = transport(async () => answers.shift() ?? []);
    const clock = holdClock();
    const call = to(`http://guard.example.com:${server.port}/`);
    expect(await http.run(call, "{}")).toMatchObject({ kind: "responded" });
    clock.advance(HALF_A_MINUTE);
    expect(await http.run(call, "{}")).toMatchObject({ kind: "url-refused", refusal: { range: "metadata" } });
    expect(await http.run(call, "{}")).toMatchObject({ kind: "responded" });
    expect(server.received).toHaveLength(2);
  });

  test.runIf(process.platform === "linux")("that moves takes the call with it", async () => {
    const old = await startEndpoint(says("old"));
    await startEndpoint(says("new"), { host: "127.0.0.2", port: old.port });
    const answers = [["127.0.0.1"], ["127.0.0.2"], ["127.0.0.1"]];
    const http = transport(async () => answers.shift() ?? []);
    const clock = holdClock();
    const call = async () => {
      const result = await http.run(to(`http://guard.example.com:${old.port}/`), "{}");
      clock.advance(HALF_A_MINUTE);
      return result;
    };
    const bodies = [await call(), await call(), await call()];
    expect(bodies).toMatchObject([{ body: "old" }, { body: "new" }, { body: "old" }]);
  });

  test.runIf(process.platform === "linux")("that does not answer gives way to the next checked one", async () => {
    const server = await startEndpoint(says("{}"), { host: "127.0.0.2" });
    const http = transport(async () => ["127.0.0.1", "127.0.0.2"]);
    expect(await http.run(to(`http://guard.example.com:${server.port}/`), "{}")).toMatchObject({ kind: "responded" });
  });

  test("is checked again when the switch is turned off, though a connection is open", async () => {
    const server = await startEndpoint(says("{}"));
    const env: Record<string, string> = { ...LOCAL };
    const http = transport(undefined, env);
    const call = to(`http://guard.example.com:${server.port}/`);
    expect(await http.run(call, "{}")).toMatchObject({ kind: "responded" });
    delete env.CHAT_HOOKS_HTTP_ALLOW_LOCAL;
    expect(await http.run(call, "{}")).toMatchObject({ kind: "url-refused", refusal: { range: "loopback" } });
    expect(server.received).toHaveLength(1);
  });

  test("is unresolved when the name has none", async () => {
    const http = transport(() => Promise.reject(new Error("ENOTFOUND")));
    expect(await http.run(to("https://guard.example.com/"), "{}")).toEqual({
      kind: "url-refused",
      refusal: { why: "unresolved", host: "guard.example.com" },
    });
  });
});

describe("the timeout", () => {
  test("ends a lookup that never answers", async () => {
    expectTimeout(await timed("http://guard.example.com/", { resolve: never }));
  });

  test("counts the lookup's time", async () => {
    const server = await startEndpoint((response) => void setTimeout(() => response.end("{}"), 250));
    const resolve: HostResolver = async () => {
      await new Promise((done) => setTimeout(done, 250));
      return ["127.0.0.1"];
    };
    expectTimeout(await timed(`http://guard.example.com:${server.port}/`, { timeoutMs: 400, resolve }), 400);
  });

  test("ends a server that never answers", async () => {
    const server = await startRawServer(() => {});
    expectTimeout(await timed(`http://127.0.0.1:${server.port}/`));
    await eventually(() => server.asked.size).toBe(0);
  });

  test("ends headers that come byte by byte", async () => {
    const server = await startRawServer((socket) => {
      socket.write("HTTP/1.1 200 OK\r\n");
      drip(socket, "x");
    });
    expectTimeout(await timed(`http://127.0.0.1:${server.port}/`));
    await eventually(() => server.asked.size).toBe(0);
  });

  test("ends a body that never ends", async () => {
    const server = await startRawServer((socket) => {
      socket.write("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n");
      drip(socket, "1\r\nx\r\n");
    });
    expectTimeout(await timed(`http://127.0.0.1:${server.port}/`));
    await eventually(() => server.asked.size).toBe(0);
  });

  test("ends a body that stops in the middle", async () => {
    const server = await startRawServer((socket) => socket.write("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{"));
    expectTimeout(await timed(`http://127.0.0.1:${server.port}/`));
  });

  test("ends a TLS handshake that never ends", async () => {
    const server = await startRawServer(() => {});
    expectTimeout(await timed(`https://127.0.0.1:${server.port}/`));
  });

  test("is not waited for when the caller gives up: the request is ended", async () => {
    const closed: boolean[] = [];
    const server = await startEndpoint((response) => void response.once("close", () => closed.push(true)));
    const stop = new AbortController();
    const done = transport().run({ ...to(`http://127.0.0.1:${server.port}/`), signal: stop.signal }, "{}");
    await eventually(() => server.received).toHaveLength(1);
    stop.abort();
    expect(await done).toEqual({ kind: "http-failed", detail: "the call has ended" });
    await eventually(() => closed).toEqual([true]);
  });

  test("ends a call that waits for a free connection", async () => {
    const server = await startRawServer(() => {});
    const http = transport();
    const call = to(`http://127.0.0.1:${server.port}/`, { timeoutMs: 200 });
    const results = await Promise.all(Array.from({ length: 40 }, () => http.run(call, "{}")));
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(["timed-out"]));
  });

  test("keeps a late lookup from sending anything", async () => {
    const server = await startEndpoint(says("{}"));
    const lookups: ((addresses: readonly string[]) => void)[] = [];
    const http = transport(() => new Promise((done) => lookups.push(done)));
    const call = to(`http://guard.example.com:${server.port}/`, { timeoutMs: 50 });
    expect(await http.run(call, "late")).toMatchObject({ kind: "timed-out" });
    for (const answer of lookups) answer(["127.0.0.1"]);
    expect(await http.run(to(`http://127.0.0.1:${server.port}/`), "next")).toMatchObject({ kind: "responded" });
    expect(server.received.map(({ body }) => body)).toEqual(["next"]);
  });

  test("keeps a call that still waits for a connection from being sent later", async () => {
    const release: (() => void)[] = [];
    const server = await startEndpoint((response) => void release.push(() => response.end("{}")));
    const http = transport();
    const url = `http://127.0.0.1:${server.port}/`;
    const first = Array.from({ length: 16 }, () => http.run(to(url), "first"));
    await eventually(() => release).toHaveLength(16);
    expect(await http.run(to(url, { timeoutMs: 100 }), "late")).toMatchObject({ kind: "timed-out" });
    for (const answer of release) answer();
    expect(new Set((await Promise.all(first)).map(({ kind }) => kind))).toEqual(new Set(["responded"]));
    const next = http.run(to(url), "next");
    await eventually(() => release).toHaveLength(17);
    release.at(-1)?.();
    expect(await next).toMatchObject({ kind: "responded" });
    expect(server.received.filter(({ body }) => body === "late")).toEqual([]);
  });

  test("of one call leaves the next call alone", async () => {
    const server = await startEndpoint((response, { body }) => void (body === "next" && response.end("{}")));
    const http = transport();
    const url = `http://127.0.0.1:${server.port}/`;
    expect(await http.run(to(url, { timeoutMs: 150 }), "first")).toMatchObject({ kind: "timed-out" });
    expect(await http.run(to(url), "next")).toMatchObject({ kind: "responded" });
  });
});

describe("a body that is too large", () => {
  test("is cut off where it is sent", async () => {
    const server = await startRawServer((socket) => {
      socket.write("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n");
      const chunk = `10000\r\n${"x".repeat(65_536)}\r\n`;
      const pump = () => void (socket.writable && socket.write(chunk, pump));
      pump();
    });
    const result = await transport().run(to(`http://127.0.0.1:${server.port}/`), "{}");
    expect(result).toMatchObject({ kind: "flooded", bytes: expect.any(Number) });
    if (result.kind === "flooded") expect(result.bytes).toBeGreaterThan(MIB);
    await eventually(() => server.asked.size).toBe(0);
  });

  test("is refused where it is only promised, without waiting for it", async () => {
    const server = await startRawServer((socket) =>
      socket.write("HTTP/1.1 200 OK\r\ncontent-length: 99999999\r\n\r\n"),
    );
    expect(await transport().run(to(`http://127.0.0.1:${server.port}/`), "{}")).toEqual({
      kind: "flooded",
      bytes: 99_999_999,
    });
    await eventually(() => server.asked.size).toBe(0);
  });

  test("is one of more than 1 MiB, not of exactly 1 MiB", async () => {
    const exact = await startEndpoint(says("x".repeat(MIB)));
    const over = await startEndpoint(says("x".repeat(MIB + 1)));
    const http = transport();
    expect(await http.run(to(`http://127.0.0.1:${exact.port}/`), "{}")).toEqual({
      kind: "responded",
      status: 200,
      body: "x".repeat(MIB),
    });
    expect(await http.run(to(`http://127.0.0.1:${over.port}/`), "{}")).toEqual({ kind: "flooded", bytes: MIB + 1 });
  });
});

describe("an endpoint that fails", () => {
  test.each<[string, (socket: Socket) => void]>([
    ["resets the connection", (socket) => void socket.resetAndDestroy()],
    ["hangs up without an answer", (socket) => void socket.end()],
    ["hangs up in the headers", (socket) => void socket.end("HTTP/1.1 200 OK\r\nx-a")],
    ["sends half a body", (socket) => void socket.end("HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{}")],
    ["sends half a chunk", (socket) => void socket.end("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nff\r\n{")],
    ["does not speak HTTP", (socket) => void socket.end("SSH-2.0-OpenSSH_9.6\r\n")],
    ["sends endless headers", (socket) => void socket.end(`HTTP/1.1 200 OK\r\nx: ${"y".repeat(200_000)}\r\n\r\n`)],
    [
      "changes the protocol",
      (socket) => void socket.end("HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n"),
    ],
  ])("because it %s is a result, not an error", async (_what, misbehave) => {
    const server = await startRawServer(misbehave);
    expect(await transport().run(to(`http://127.0.0.1:${server.port}/`), "{}")).toEqual({
      kind: "http-failed",
      detail: expect.stringMatching(/\w/),
    });
  });

  test("because nobody listens says so", async () => {
    // Port 1 of loopback: nothing that tests start can be given it.
    expect(await transport().run(to("http://127.0.0.1:1/"), "{}")).toMatchObject({
      kind: "http-failed",
      detail: expect.stringContaining("ECONNREFUSED"),
    });
    const several = transport(async () => ["127.0.0.1", "::1"]);
    expect(await several.run(to("http://guard.example.com:1/"), "{}")).toMatchObject({
      kind: "http-failed",
      detail: expect.stringContaining("ECONNREFUSED"),
    });
  });

  test("because its URL is none is refused", async () => {
    const http = transport();
    expect(await http.run(to("nonsense"), "{}")).toEqual({ kind: "url-refused", refusal: { why: "not-a-url" } });
    expect(await http.run(to("ftp://127.0.0.1/"), "{}")).toEqual({
      kind: "url-refused",
      refusal: { why: "not-http", scheme: "ftp" },
    });
  });
});

describe("connections", () => {
  test("are used again", async () => {
    const server = await startEndpoint(says("{}"));
    const http = transport();
    for (let call = 0; call < 20; call += 1)
      await http.run(to(`http://guard.example.com:${server.port}/${call}`), "{}");
    expect(server.received).toHaveLength(20);
    // Two, not one: undici may count a connection as busy for a moment after its answer.
    expect(server.opened()).toBeLessThanOrEqual(2);
  });

  test.runIf(process.platform === "linux")("are used again when the name's addresses only change places", async () => {
    const server = await startEndpoint(says("{}"));
    const addresses = ["127.0.0.1", "127.0.0.2", "127.0.0.3", "127.0.0.4"];
    const http = transport(async () => {
      addresses.push(addresses.shift() ?? "");
      return [...addresses];
    });
    for (let call = 0; call < 8; call += 1) await http.run(to(`http://guard.example.com:${server.port}/`), "{}");
    expect(server.received).toHaveLength(8);
    expect(server.opened()).toBeLessThanOrEqual(2);
  });

  test("are shared by hooks of one origin, without mixing up who they are", async () => {
    const server = await startEndpoint((response, { headers }) => void response.end(headers.authorization ?? "nobody"));
    const http = transport();
    const at = `guard.example.com:${server.port}/`;
    expect([
      await http.run(to(`http://ann:1@${at}`), "{}"),
      await http.run(to(`http://${at}`), "{}"),
      await http.run(to(`http://bob:2@${at}`), "{}"),
    ]).toMatchObject([{ body: "Basic YW5uOjE=" }, { body: "nobody" }, { body: "Basic Ym9iOjI=" }]);
    expect(server.opened()).toBeLessThanOrEqual(2);
  });

  test("are bounded for one origin, and every call is served", async () => {
    const server = await startEndpoint((response) => void setTimeout(() => response.end("{}"), 20));
    const http = transport();
    const call = to(`http://guard.example.com:${server.port}/`);
    const results = await Promise.all(Array.from({ length: 100 }, () => http.run(call, "{}")));
    expect(results.filter(({ kind }) => kind === "responded")).toHaveLength(100);
    expect(server.opened()).toBeLessThanOrEqual(16);
  });

  test("in great number bring no warning into the log", async () => {
    const warnings: string[] = [];
    const note = (warning: Error) => void warnings.push(warning.message);
    process.on("warning", note);
    onTestFinished(() => void process.off("warning", note));
    const server = await startEndpoint((response) => void setTimeout(() => response.end("{}"), 20));
    const http = transport();
    const call = (name: number) => http.run(to(`http://hook-${name}.example.com:${server.port}/`), "{}");
    await Promise.all(Array.from({ length: 40 }, (_, name) => call(name)));
    await new Promise((done) => setImmediate(done));
    expect(warnings).toEqual([]);
  });

  test("are bounded over many origins: the ones not used for longest are closed", async () => {
    const server = await startEndpoint(says("{}"));
    const http = transport();
    for (let name = 0; name < 80; name += 1) {
      expect(await http.run(to(`http://hook-${name}.example.com:${server.port}/`), "{}")).toMatchObject({
        kind: "responded",
      });
    }
    expect(server.opened()).toBe(80);
    await eventually(() => server.open.size).toBeLessThanOrEqual(64);
  });

  test("that are closed for their age let the running call end first", async () => {
    const release: (() => void)[] = [];
    const server = await startEndpoint((response, { url }) => {
      if (url === "/held") release.push(() => response.end("held"));
      else response.end("{}");
    });
    const http = transport();
    const held = http.run(to(`http://oldest.example.com:${server.port}/held`), "{}");
    await eventually(() => release).toHaveLength(1);
    for (let name = 0; name < 80; name += 1)
      await http.run(to(`http://hook-${name}.example.com:${server.port}/`), "{}");
    for (const answer of release) answer();
    expect(await held).toEqual({ kind: "responded", status: 200, body: "held" });
  });

  test("end with close, and so do running calls", async () => {
    const silent = await startRawServer(() => {});
    const quick = await startEndpoint(says("{}"));
    const http = transport();
    await http.run(to(`http://127.0.0.1:${quick.port}/`), "{}");
    const waiting = [
      http.run(to(`http://127.0.0.1:${silent.port}/`), "{}"),
      http.run(to(`https://127.0.0.1:${silent.port}/`), "{}"),
    ];
    await eventually(() => silent.open.size).toBe(2);
    await http.close();
    const closed = { kind: "http-failed", detail: "the transport is closed" };
    expect(await Promise.all(waiting)).toEqual([closed, closed]);
    expect(await http.run(to(`http://127.0.0.1:${quick.port}/`), "{}")).toEqual(closed);
    await eventually(() => [silent.open.size, quick.open.size]).toEqual([0, 0]);
    await http.close();
  });
});

function drip(socket: Socket, bytes: string): void {
  const timer = setInterval(() => socket.writable && socket.write(bytes), 20);
  socket.on("close", () => clearInterval(timer));
}
