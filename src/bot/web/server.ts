import { once } from "node:events";
import { createServer, type Server, STATUS_CODES } from "node:http";
import type { AddressInfo, ListenOptions, Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { parseAccept } from "hono/utils/accept";
import { type Texts, textsFor } from "../words/index.js";
import { noServiceWorkers, ownAddressOnly } from "./access.js";
import { apiRoutes } from "./agent-api.js";
import { ApiError, answerError, quote } from "./errors.js";
import { pageFiles } from "./page-files.js";
import { pageRoutes } from "./page-routes.js";
import type { ApiLimits, ApiParts, WebEnv, WebhookTaker } from "./types.js";
import { webhookRoute } from "./webhook-route.js";

const LIMITS: ApiLimits = {
  tasks: 32,
  connections: 256,
  headerBytes: 65_536,
  headersMs: 10_000,
  requestMs: 30_000,
  heartbeatMs: 15_000,
};

/** On every answer; a route that serves a page may loosen them for itself. */
const SAFE_HEADERS: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** Where IPv6 is switched off there is no such address, and nobody else can have it either. */
const NO_IPV6 = ["EADDRNOTAVAIL", "EAFNOSUPPORT"];

export type WebOptions = {
  port: number;
  limits?: Partial<ApiLimits>;
  /** The page's built files. */
  pageFolder?: string;
  /** The address that the page has elsewhere, such as `https://example.org`. */
  outside?: string;
  /** Who takes what Telegram brings, once there is somebody; absent where Telegram is asked instead. */
  webhook?(): WebhookTaker | undefined;
};

/** The bot's server on this machine. */
export type WebServer = {
  readonly url: string;
  readonly port: number;
  /** Then it listens on a free one. */
  readonly wantedPortWasTaken: boolean;
  /** Held by us, so that nobody else is found by the name localhost; not there; or held by some other program. */
  readonly ipv6: "held" | "none" | "taken";
  /** From now on requests are answered; until then everybody is told to wait. */
  serve(parts: ApiParts): void;
  /** Ends every connection, also the streams that are open. */
  close(): Promise<void>;
};

/** Listens at once, on loopback; says that the bot is starting until its parts are there. */
export async function serveWeb(options: WebOptions): Promise<WebServer> {
  let parts: ApiParts | undefined;
  const limits = { ...LIMITS, ...options.limits };
  const app = makeApp(limits, () => parts, options);
  const texts = () => textsFor(parts?.locale);
  const server = makeServer(app, limits, texts);
  const host = "127.0.0.1";
  let problem = await listen(server, { host, port: options.port });
  const wantedPortWasTaken = problem?.code === "EADDRINUSE" && options.port !== 0;
  if (wantedPortWasTaken) problem = await listen(server, { host, port: 0 });
  if (problem) throw problem;
  const { port } = server.address() as AddressInfo;
  // From there everybody is led to our one address. Browsers look for `localhost` at `[::1]` first: whatever program
  // listened there would be taken for the page.
  const other = makeServer(app, limits, texts);
  const taken = await listen(other, { host: "::1", port, ipv6Only: true });
  return {
    url: `http://${host}:${port}`,
    port,
    wantedPortWasTaken,
    ipv6: !taken ? "held" : NO_IPV6.includes(String(taken.code)) ? "none" : "taken",
    serve: (ready) => {
      parts = ready;
    },
    close: async () => void (await Promise.all([close(server), close(other)])),
  };
}

/** Everything the server answers; `parts` is asked each time, for the bot may still be starting. */
function makeApp(limits: ApiLimits, parts: () => ApiParts | undefined, { outside, pageFolder, webhook }: WebOptions) {
  const app = new Hono<WebEnv>();
  app.onError((error, c) => answerError(c, error));
  app.notFound((c) => answerError(c, new ApiError(404, ({ api }) => api.noSuchPath(quote(c.req.path)))));
  app.use(async (c, next) => {
    c.set("locale", languageIn(c.req.header("accept-language")));
    await next();
  });
  if (webhook) app.route("/", webhookRoute(webhook));
  // Under every name: somebody else's may have been planted under the others, too.
  app.use(noServiceWorkers);
  app.use(ownAddressOnly(outside));
  app.use(async (c, next) => {
    const ready = parts();
    if (ready === undefined) throw new ApiError(503, ({ api }) => api.starting, { "retry-after": "2" });
    c.set("parts", ready);
    await next();
  });
  app.use(methodNotAllowed({ app, onMethodNotAllowed: (c, methods) => answerError(c, wrongMethod(c.req, methods)) }));
  app.route("/", apiRoutes(limits));
  app.route("/", pageRoutes());
  app.route("/", pageFiles(pageFolder));
  return app;
}

/** The language of ours that an Accept-Language header wants most; undefined when it names none of them. */
const languageIn = (header = ""): string | undefined =>
  parseAccept(header).find(({ type, q }) => q > 0 && /^(?:en|zh)(?:-|$)/i.test(type))?.type;

function wrongMethod({ method, path }: { method: string; path: string }, methods: readonly string[]): ApiError {
  const allowed = methods.join(", ");
  return new ApiError(405, ({ api }) => api.wrongMethod(quote(method), quote(path), allowed), { allow: allowed });
}

function makeServer(app: Hono<WebEnv>, limits: ApiLimits, texts: () => Texts): Server {
  const answer = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    errorHandler: () => Response.json({ error: texts().api.notHttp }, { status: 400 }),
  });
  const server = createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: Math.min(1_000, limits.headersMs),
    maxHeaderSize: limits.headerBytes,
    // Node would refuse a request without a host in its own words.
    requireHostHeader: false,
  });
  server.maxConnections = limits.connections;
  // The second one, too: else Node answers what it does not know by itself.
  for (const event of ["request", "checkExpectation"] as const)
    server.on(event, (request, response) => {
      // Here and not in the app, so that what never gets there has them, too.
      for (const [name, value] of Object.entries(SAFE_HEADERS)) response.setHeader(name, value);
      void answer(request, response);
    });
  server.on("clientError", (error, socket) => answerBroken(error, socket as Socket, texts()));
  return server;
}

/** Answers what never became a request: too slow, too large, or no HTTP at all. */
function answerBroken(error: NodeJS.ErrnoException, socket: Socket, { api }: Texts): void {
  // Behind the beginning of another answer, this one would be read as a part of it.
  if (!socket.writable || socket.bytesWritten > 0) return void socket.destroy();
  const [status, words] =
    error.code === "HPE_HEADER_OVERFLOW"
      ? [431, api.headersTooLarge]
      : error.code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? [408, api.tooSlow]
        : [400, api.notHttp];
  const body = JSON.stringify({ error: words });
  const headers = {
    ...SAFE_HEADERS,
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`, () => socket.destroy());
}

/** Resolves when it listens, or with why it does not. */
function listen(server: Server, options: ListenOptions): Promise<NodeJS.ErrnoException | undefined> {
  server.listen(options);
  return once(server, "listening").then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error,
  );
}

async function close(server: Server): Promise<void> {
  // Closed twice, or never opened, is closed: the error says no more than that.
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}
