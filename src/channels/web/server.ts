import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, isIPv6, type Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { textsFor } from "../../texts/index.js";
import type { ApiLimits, ApiParts } from "./api.js";
import { makeWebApp, type PagePlace } from "./app.js";
import { answerBroken } from "./broken-requests.js";
import { SAFE_HEADERS } from "./safe-headers.js";

export type { ApiChat, ApiLimits, ApiParts, ApiReply } from "./api.js";
export { ApiError } from "./api-error.js";
export { LiveFeed } from "./live-feed.js";
export type { Mark, PageCommand, PageEntry, PageLine, PageParts, PageSaying } from "./page-api.js";

const LIMITS: ApiLimits = { works: 32, connections: 256, headersMs: 10_000, requestMs: 30_000, heartbeatMs: 15_000 };

/** The bot's server on this machine. */
export type WebServer = {
  readonly url: string;
  readonly port: number;
  /** Then it listens on a free one. */
  readonly wantedPortWasTaken: boolean;
  /** From now on requests are answered; until then everybody is told to wait. */
  serve(parts: ApiParts): void;
  /** Ends every connection, also the streams that are open. */
  close(): Promise<void>;
};

/** Listens at once, on loopback; says that the bot is starting until its parts are there. */
export async function serveWeb(
  options: PagePlace & { port: number; host?: string; limits?: Partial<ApiLimits> },
): Promise<WebServer> {
  const { port: wanted, host = "127.0.0.1" } = options;
  let parts: ApiParts | undefined;
  const server = makeServer({ ...LIMITS, ...options.limits }, () => parts, options);
  const wantedPortWasTaken = !(await listens(server, wanted, host));
  if (wantedPortWasTaken) await listens(server, 0, host);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${isIPv6(host) ? "[::1]" : "127.0.0.1"}:${port}`,
    port,
    wantedPortWasTaken,
    serve: (ready) => {
      parts = ready;
    },
    close: () => close(server),
  };
}

function makeServer(limits: ApiLimits, parts: () => ApiParts | undefined, place: PagePlace): Server {
  const texts = () => textsFor(parts()?.locale);
  const answer = getRequestListener(makeWebApp(limits, parts, place).fetch, {
    overrideGlobalObjects: false,
    errorHandler: () => Response.json({ error: texts().api.notHttp }, { status: 400 }),
  });
  const listener: RequestListener = (request, response) => {
    // Here and not in the app, so that what never gets there has them, too.
    for (const [name, value] of Object.entries(SAFE_HEADERS)) response.setHeader(name, value);
    void answer(request, response);
  };
  const timeouts = { headersTimeout: limits.headersMs, requestTimeout: limits.requestMs };
  const connectionsCheckingInterval = Math.min(1_000, limits.headersMs);
  // Node would refuse a request without a host in its own words.
  const server = createServer({ ...timeouts, connectionsCheckingInterval, requireHostHeader: false }, listener);
  server.maxConnections = limits.connections;
  // Else Node answers what it does not know by itself.
  server.on("checkExpectation", listener);
  server.on("clientError", (error, socket) => answerBroken(error, socket as Socket, texts()));
  return server;
}

/** False when somebody else has the port. */
async function listens(server: Server, port: number, host: string): Promise<boolean> {
  server.listen(port, host);
  try {
    await once(server, "listening");
    return true;
  } catch (error) {
    if (port !== 0 && (error as NodeJS.ErrnoException).code === "EADDRINUSE") return false;
    throw error;
  }
}

async function close(server: Server): Promise<void> {
  // Closed twice is closed: the error of the second time says no more than that.
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}
