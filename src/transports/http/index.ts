import { createHmac } from "node:crypto";
import { Socket } from "node:net";
import type { buildConnector, Dispatcher, Pool } from "undici";
import type { RunResult } from "../../core/fault.js";
import { cleanText } from "../../lib/clean-text.js";
import { AddressBook, type Destination } from "./address-book.js";
import { canonicalAddress, pinnedLookup, type UrlCheck, type UrlCheckOptions } from "./public-address.js";

export type HttpRequest = {
  url: string;
  timeoutMs: number;
  /** Signs the body; no secret, no signature. */
  secret?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Ends it as its timeout would. */
  signal?: AbortSignal | undefined;
};

export type HttpTransport = {
  run(request: HttpRequest, body: string): Promise<RunResult>;
  close(): Promise<void>;
};

type Undici = typeof import("undici");
/** A call under way; `abort` ends it once it has a connection. */
type Call = { isOver: boolean; abort?: (reason: Error) => void };
type Pools = { take(undici: Undici, to: Destination): Pool; destroy(): Promise<void> };

const MAX_BODY_BYTES = 1_048_576;
const MAX_DETAIL_LENGTH = 300;
const MAX_POOLS = 64;
const CONNECTIONS_PER_POOL = 16;
// An attempt outlives the call that gave up on it, so it needs an end of its own.
const CONNECT_TIMEOUT_MS = 10_000;
// Node's own 250 ms gives up on a far server that would have answered.
const NEXT_ADDRESS_AFTER_MS = 1_000;

const CLOSED: RunResult = { kind: "http-failed", detail: "the transport is closed" };
const ENDED = new Error("the call has ended");

/** Makes the transport of http hooks: a POST that only ever reaches a checked address; every ending is a result, none is thrown. */
export function createHttpTransport(options: UrlCheckOptions): HttpTransport {
  /** What ends each running call. */
  const running = new Set<() => void>();
  let isClosed = false;
  const book = new AddressBook(options);
  const pools = createPools();
  // Loaded at the first call: it takes longer to load than all the rest, and few people have http hooks.
  let undici: Undici | undefined;

  async function post(request: HttpRequest, body: string, call: Call): Promise<RunResult> {
    const known = book.check(request.url);
    const check = known instanceof Promise ? await known : known;
    if (!check.ok) return refused(check);
    undici ??= await import("undici");
    if (call.isOver) throw ENDED;
    const headers = headersFor(check, request, body);
    return exchange(pools.take(undici, check), { method: "POST", path: check.path, headers, body }, call);
  }

  return {
    run: (request, body) =>
      isClosed
        ? Promise.resolve(CLOSED)
        : untilEnd(request, running, (call) => post(request, body, call).catch(failed)),
    async close() {
      isClosed = true;
      for (const end of running) end();
      await pools.destroy();
    },
  };
}

/** Settles at the work's end, the timeout, an abort or the closing, whichever is first, and leaves nothing of the call running. */
function untilEnd(
  { timeoutMs, signal }: HttpRequest,
  running: Set<() => void>,
  work: (call: Call) => Promise<RunResult>,
): Promise<RunResult> {
  return new Promise((resolve) => {
    const call: Call = { isOver: false };
    const settle = (result: RunResult) => {
      clearTimeout(timer);
      running.delete(onClosing);
      signal?.removeEventListener("abort", onAbort);
      resolve(result);
      call.isOver = true;
      // Of an answer that was read to its end nothing is left.
      if (result.kind !== "responded") call.abort?.(ENDED);
    };
    const onClosing = () => settle(CLOSED);
    const onAbort = () => settle({ kind: "http-failed", detail: ENDED.message });
    running.add(onClosing);
    signal?.addEventListener("abort", onAbort);
    // Not the abort alone: a lookup knows no abort, and undici notices one only once it has a connection.
    // An answer that lies there already counts, however long this process was kept from reading it.
    const timer = setTimeout(() => setImmediate(() => settle({ kind: "timed-out", afterMs: timeoutMs })), timeoutMs);
    void work(call).then(settle);
  });
}

function refused({ ok, ...refusal }: Extract<UrlCheck, { ok: false }>): RunResult {
  return { kind: "url-refused", refusal };
}

/** Tells what failed by the error's own words: undici's name neither path nor headers, where the secrets of a URL are. */
function failed(error: unknown): RunResult {
  const { message, code } = Object(error) as { message?: unknown; code?: unknown };
  // Where several addresses failed, the message is empty and the code tells.
  const words = [message, code].find((text) => typeof text === "string" && text !== "");
  return { kind: "http-failed", detail: cleanText(String(words ?? "unknown error"), MAX_DETAIL_LENGTH) };
}

/**
 * Sends a request and gathers its answer. Not by undici's `request`: the stream that it makes of each answer costs as much as
 * all the rest of a call.
 */
function exchange(pool: Pool, request: Dispatcher.DispatchOptions, call: Call): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status = 0;
    let bytes = 0;
    pool.dispatch(request, {
      onRequestStart(controller) {
        call.abort = (reason) => controller.abort(reason);
        if (call.isOver) call.abort(ENDED);
      },
      onResponseStart(_, statusCode, headers) {
        status = statusCode;
        const declared = Number(headers["content-length"]);
        // Not read at all: the server could promise much, send little, and hold the call until its timeout.
        if (declared > MAX_BODY_BYTES) resolve({ kind: "flooded", bytes: declared });
      },
      onResponseData(_, chunk) {
        bytes += chunk.length;
        if (bytes > MAX_BODY_BYTES) resolve({ kind: "flooded", bytes });
        else chunks.push(chunk);
      },
      onResponseEnd: () => resolve({ kind: "responded", status, body: Buffer.concat(chunks).toString("utf8") }),
      onResponseError: (_, error) => reject(error),
    });
  });
}

function headersFor(to: Destination, { headers = {}, secret }: HttpRequest, body: string): Record<string, string> {
  const all: Record<string, string> = { "content-type": "application/json", "user-agent": "chat-hooks" };
  if (to.authorization !== undefined) all.authorization = to.authorization;
  for (const name of Object.keys(headers)) all[name.toLowerCase()] = headers[name] ?? "";
  all["accept-encoding"] = "identity";
  return secret === undefined ? all : Object.assign(all, signature(secret, body));
}

function signature(secret: string, body: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const digest = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return { "x-chat-hooks-timestamp": timestamp, "x-chat-hooks-signature": `sha256=${digest}` };
}

/** One pool per origin and set of addresses, so that an open socket never outlives the check it was opened under. */
function createPools(): Pools {
  const pools = new Map<string, Pool>();
  const sockets = new Set<Socket>();
  let last: { to: Destination; pool: Pool } | undefined;
  return {
    take(undici, to) {
      if (last?.to === to) return last.pool;
      const key = [to.origin, ...to.addresses.toSorted()].join(" ");
      const pool = pools.get(key) ?? openPool(undici, to, sockets);
      last = { to, pool };
      // Put back at the end, so that the first of the map is always the one not used for longest.
      pools.delete(key);
      pools.set(key, pool);
      closeOldest(pools);
      return pool;
    },
    async destroy() {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()));
      pools.clear();
      // A pool that is destroyed while it connects lets that socket live on.
      for (const socket of sockets) socket.destroy(ENDED);
    },
  };
}

function closeOldest(pools: Map<string, Pool>): void {
  const [oldest] = pools;
  if (pools.size <= MAX_POOLS || oldest === undefined) return;
  const [key, pool] = oldest;
  pools.delete(key);
  // Its running calls come to their end first.
  void pool.close();
}

function openPool(undici: Undici, { origin, addresses }: Destination, sockets: Set<Socket>): Pool {
  const connect = undici.buildConnector({
    lookup: pinnedLookup(addresses),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_AFTER_MS,
    timeout: CONNECT_TIMEOUT_MS,
    // Whatever NODE_TLS_REJECT_UNAUTHORIZED says: a guard that anybody can answer for is none.
    rejectUnauthorized: true,
  });
  return new undici.Pool(origin, {
    connect: onlyTo(addresses, tracked(sockets, connect)),
    connections: CONNECTIONS_PER_POOL,
    // The call's own timer is exact; these two would only end a slow call early.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

/** A literal in the URL is never looked up, so the pin alone does not hold everywhere: the socket has the last word. */
function onlyTo(addresses: readonly string[], connect: buildConnector.connector): buildConnector.connector {
  return (options, done) =>
    connect(options, (...[error, socket]) => {
      if (error !== null) return done(error, null);
      if (addresses.includes(canonicalAddress(socket.remoteAddress ?? ""))) return done(null, socket);
      socket.destroy();
      done(new Error("the connection went to an address that was not checked"), null);
    });
}

/** Keeps the sockets in `sockets` from their first moment to their last. */
function tracked(sockets: Set<Socket>, connect: buildConnector.connector): buildConnector.connector {
  return (options, done) => {
    // Not the connector's `signal` option: Node 20 never takes its listener away, so every socket would be kept for good.
    const socket: unknown = connect(options, done);
    if (!(socket instanceof Socket)) return;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  };
}
