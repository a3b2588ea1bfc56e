import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer as createTlsServer } from "node:tls";
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished } from "vitest";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import type { FireOutcome } from "../../src/core/firing.js";
import { createHttpTransport } from "../../src/transports/http/index.js";
import type { HostResolver } from "../../src/transports/http/public-address.js";
import { ALL_FAULTS, footprintAtRest } from "../support/faults.js";
import { EVENT, Home, test } from "../support/gates-home.js";
import { listen, type RunningServer, startEndpoint } from "../support/http-servers.js";
import { shared } from "../support/shared.js";
import type { AtEnd } from "../support/workbench.js";

const LOCAL = { CHAT_HOOKS_HTTP_ALLOW_LOCAL: "1" };
const ROUNDS = ALL_FAULTS ? 25 : 1;
const MIB = 1_048_576;
const BLOCK = '{"decision": "block", "reason": "no"}';
const OK = "HTTP/1.1 200 OK\r\n";
const whole = (body: string, status = "200 OK", headers = ""): string =>
  `HTTP/1.1 ${status}\r\n${headers}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const BOMB = gzipSync(Buffer.alloc(32 * MIB), { level: 1 });
const DEEP = `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`;

type Kind = { does(socket: Socket, inner: number): void; word?: "block" | "continue"; faults?: readonly string[] };

/** Says the same again and again, as fast as the other side takes it or now and then. */
function goOn(socket: Socket, bytes: string | Buffer, everyMs: number): void {
  const timer = setInterval(() => socket.writable && !socket.writableNeedDrain && socket.write(bytes), everyMs);
  socket.once("close", () => clearInterval(timer));
}

/** What an endpoint does once it has the call, and what is to come of it: its own word, or the fault that is told. */
const KINDS: Record<string, Kind> = {
  blocks: { does: (socket) => socket.write(whole(BLOCK)), word: "block" },
  "sends its headers byte by byte": { does: (socket) => goOn(socket, "H", 20), faults: ["timed-out", "http-failed"] },
  "sends its body byte by byte": {
    does(socket) {
      socket.write(`${OK}content-length: 100000\r\n\r\n{`);
      goOn(socket, " ", 20);
    },
    faults: ["timed-out"],
  },
  "never answers": { does: () => {}, faults: ["timed-out"] },
  "sends interim answers for ever": {
    does: (socket) => goOn(socket, "HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n".repeat(50), 5),
    faults: ["timed-out", "http-failed"],
  },
  "sends a body without end": {
    does(socket) {
      socket.write(`${OK}transfer-encoding: chunked\r\n\r\n`);
      goOn(socket, `10000\r\n${" ".repeat(0x10000)}\r\n`, 1);
    },
    faults: ["too-much-output"],
  },
  "promises a terabyte": {
    does: (socket) => socket.write(`${OK}content-length: 1099511627776\r\n\r\n{`),
    faults: ["too-much-output"],
  },
  "sends a gzip bomb": {
    does(socket) {
      socket.write(`${OK}content-encoding: gzip\r\ncontent-length: ${BOMB.length}\r\n\r\n`);
      socket.write(BOMB);
    },
    faults: ["not-json"],
  },
  "sends the caller round in circles": {
    does: (socket) => socket.write(whole(BLOCK, "302 Found", "location: /\r\n")),
    faults: ["http-status"],
  },
  "sends the caller inward": {
    does: (socket, inner) =>
      socket.write(whole(BLOCK, "307 Temporary Redirect", `location: http://127.0.0.1:${inner}/\r\n`)),
    faults: ["http-status"],
  },
  "answers 204": { does: (socket) => socket.write("HTTP/1.1 204 No Content\r\n\r\n"), word: "continue" },
  "answers 500 with a block": { does: (socket) => socket.write(whole(BLOCK, "500 Oops")), faults: ["http-status"] },
  "answers with a page": {
    does: (socket) => socket.write(whole("<!doctype html><p>Welcome", "200 OK", "content-type: text/html\r\n")),
    faults: ["not-json"],
  },
  "sends half a response": {
    does: (socket) => socket.end(`${OK}content-length: 1000\r\n\r\n${BLOCK}`),
    faults: ["http-failed"],
  },
  "resets the connection": { does: (socket) => socket.resetAndDestroy(), faults: ["http-failed"] },
  "hangs up": { does: (socket) => socket.end(), faults: ["http-failed"] },
  "does not speak HTTP": { does: (socket) => socket.end("220 mail.example.com ESMTP\r\n"), faults: ["http-failed"] },
  "answers twice": { does: (socket) => socket.write(whole(BLOCK) + whole("{}")), word: "block" },
  "sends JSON of 100,000 levels": { does: (socket) => socket.write(whole(DEEP)), word: "continue" },
};

/** Reads calls, and does to each what its tool's name says; a call that it does not know is answered well. */
async function startHostile(inner: number, atEnd: AtEnd): Promise<RunningServer> {
  return listen(
    createServer((socket) => {
      let text = "";
      socket.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
        const [call = "", name = ""] = /"tool_name": "([^"]*)".*\}$/s.exec(text) ?? [];
        if (call === "") return;
        text = "";
        const kind = KINDS[name];
        if (kind) kind.does(socket, inner);
        else socket.write(whole("{}"));
      });
    }),
    { atEnd },
  );
}

const MODES = ["open", "closed"] as const;
type Mode = (typeof MODES)[number];

/** Four hooks at one endpoint: open and closed, with little time and with enough of it. */
async function guardedBy(home: Home, port: number): Promise<ShellHooks> {
  const entries = MODES.flatMap((mode) =>
    [20, 0.5].map((timeout) => ({
      ...{ type: "http", url: `http://127.0.0.1:${port}/${mode}/${timeout}`, command: undefined },
      ...{ timeout, matcher: `^${mode} ${timeout}$`, fail_closed: mode === "closed" },
    })),
  );
  await home.propose(...entries);
  const hooks = await home.open({ env: { ...home.env, ...LOCAL } });
  for (const { url } of entries) await home.approve(hooks, `${EVENT} ${url}`);
  await home.type(hooks, "/hooks on");
  return hooks;
}

function fire(hooks: ShellHooks, kind: string, mode: Mode): Promise<FireOutcome> {
  const timeout = KINDS[kind]?.faults?.includes("timed-out") ? 0.5 : 20;
  return hooks.fire(EVENT, { tool_name: kind, tool_input: { mode: `${mode} ${timeout}` } });
}

/** Its own word counts; without one, an open hook lets pass and a closed one does not. */
function expectRight(kind: string, mode: Mode, { verdict, runs }: FireOutcome): void {
  const { word, faults } = KINDS[kind] ?? {};
  const expected = word ?? (mode === "open" ? "continue" : "block");
  const told = runs.map((run) => run.fault?.code);
  expect([kind, mode, verdict]).toEqual([kind, mode, expected]);
  const [code, ...others] = told;
  expect([kind, others, faults ? faults.includes(code ?? "") : code === undefined]).toEqual([kind, [], true]);
}

describe("a hostile endpoint", () => {
  const one = shared(async (atEnd) => {
    const home = await Home.make();
    atEnd(() => home.dispose());
    const inner = await startEndpoint((response) => response.end("{}"), { atEnd });
    const hostile = await startHostile(inner.port, atEnd);
    return { home, inner, hostile, hooks: await guardedBy(home, hostile.port) };
  });

  test("gets the right verdict, and leaves no descriptor and no megabyte behind", { timeout: 600_000 }, async () => {
    const { inner, hooks } = await one();
    // Each kind in both modes; in the ordinary run in one of them, by turns.
    const cases = Object.keys(KINDS).flatMap((kind, at) =>
      MODES.filter((_, which) => ALL_FAULTS || which === at % 2).map((mode) => ({ kind, mode })),
    );
    const round = async (): Promise<void> => {
      await Promise.all(cases.map(async ({ kind, mode }) => expectRight(kind, mode, await fire(hooks, kind, mode))));
    };
    await round();
    const before = await footprintAtRest();
    for (let at = 0; at < ROUNDS; at += 1) await round();
    const after = await footprintAtRest(before.heapBytes + 2 * MIB);
    // Both ends of at most sixteen connections that are kept for the next calls are in this process.
    expect(after.descriptors).toBeLessThanOrEqual(before.descriptors + 32);
    expect(after.heapBytes - before.heapBytes).toBeLessThan(2 * MIB);
    expect(inner.received).toEqual([]);
  });

  test("that takes all connections and answers none holds up neither others nor the bot", async () => {
    const { home, hooks, hostile } = await one();
    const openedBefore = hostile.opened();
    const held = Array.from({ length: 60 }, (_, at) => fire(hooks, "never answers", MODES[at % 2] ?? "open"));
    const other = await startEndpoint((response) => response.end(BLOCK));
    const http = createHttpTransport({ env: LOCAL });
    onTestFinished(() => http.close());
    expect(await http.run({ url: `http://127.0.0.1:${other.port}/`, timeoutMs: 20_000 }, "{}")).toMatchObject({
      kind: "responded",
    });
    expect(await home.type(hooks, "/hooks list")).toMatchObject({ outcome: "done" });
    const outcomes = await Promise.all(held);
    for (const [at, outcome] of outcomes.entries()) expectRight("never answers", MODES[at % 2] ?? "open", outcome);
    expect(hostile.opened() - openedBefore).toBeLessThanOrEqual(80);
    expectRight("blocks", "open", await fire(hooks, "blocks", "open"));
  });
});

describe("a name that resolves to something else at each look", () => {
  test("is called at the checked address or not at all, also by many at once", async () => {
    const server = await startEndpoint((response) => response.end("{}"));
    const looks = [
      ["127.0.0.1"],
      ["169.254.169.254"],
      ["127.0.0.1", "169.254.169.254"],
      ["::ffff:169.254.169.254"],
      [],
    ];
    let at = 0;
    const resolve: HostResolver = async () => looks[at++ % looks.length] ?? [];
    const http = createHttpTransport({ env: LOCAL, resolve });
    onTestFinished(() => http.close());
    const call = { url: `http://guard.example.com:${server.port}/`, timeoutMs: 20_000 };
    const results = await Promise.all(Array.from({ length: 100 }, () => http.run(call, "{}")));
    const count = (kind: string): number => results.filter((result) => result.kind === kind).length;
    expect([count("responded"), count("url-refused"), server.received.length]).toEqual([20, 80, 20]);
  });
});

/** A certificate that nobody has vouched for, if this machine can make one. */
function makeCertificate(name: string): { key: Buffer; cert: Buffer } | undefined {
  const folder = mkdtempSync(join(tmpdir(), "chat-hooks-tls-"));
  try {
    const [key, cert] = [join(folder, "key"), join(folder, "cert")];
    const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
    const args = [
      "req",
      "-x509",
      ...curve,
      "-nodes",
      "-keyout",
      key,
      "-out",
      cert,
      "-days",
      "2",
      "-subj",
      `/CN=${name}`,
    ];
    execFileSync("openssl", args, { stdio: "ignore" });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch {
    // There is no openssl here.
    return undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("TLS that cannot be trusted", () => {
  const certificate = makeCertificate("guard.example.com");
  const call = async (port: number) => {
    const http = createHttpTransport({ env: LOCAL, resolve: async () => ["127.0.0.1"] });
    onTestFinished(() => http.close());
    return http.run({ url: `https://guard.example.com:${port}/`, timeoutMs: 20_000 }, '{"secret": 1}');
  };

  test.runIf(certificate)("with a certificate of its own making gets no call", async () => {
    let heard = "";
    const server = createTlsServer({ ...certificate }, (socket) => {
      socket.on("data", (chunk) => {
        heard += chunk;
        socket.end(whole("{}"));
      });
      socket.on("error", () => {});
    });
    server.on("tlsClientError", () => {});
    const { port } = await listen(server);
    expect(await call(port)).toMatchObject({ kind: "http-failed", detail: expect.stringMatching(/certificate/i) });
    expect(heard).toBe("");
  });

  test.each<[string, (socket: Socket) => void]>([
    ["that is none", (socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")],
    ["that ends in the middle of the handshake", (socket) => socket.end(Buffer.from([22, 3, 3, 0, 50, 2, 0]))],
    ["that is reset", (socket) => socket.resetAndDestroy()],
    ["that says only that something is wrong", (socket) => socket.end(Buffer.from([21, 3, 3, 0, 2, 2, 40]))],
  ])("%s is a result, not an error", async (_what, misbehave) => {
    const server = createServer((socket) => socket.once("data", () => misbehave(socket)));
    const { port } = await listen(server);
    expect(await call(port)).toMatchObject({ kind: "http-failed", detail: expect.stringMatching(/\w/) });
  });
});
