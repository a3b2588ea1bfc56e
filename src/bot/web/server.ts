import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { textsFor } from "../words/index.js";
import type { ApiLimits, ApiParts } from "./api.js";
import { makeWebApp, type PagePlace } from "./app.js";
import { answerBroken } from "./broken-requests.js";
import { holdIpv6, type Ipv6Hold } from "./other-names.js";
import { quote } from "./quote.js";
import { SAFE_HEADERS } from "./safe-headers.js";

export type { ApiChat, ApiLimits, ApiParts, ApiReply } from "./api.js";
export { ApiError } from "./api-error.js";
export { LiveFeed } from "./live-feed.js";
export type { Ipv6Hold } from "./other-names.js";
export type { Mark, PageCommand, PageEntry, PageLine, PageParts, PageSaying } from "./page-api.js";

const LIMITS: ApiLimits = {
  works: 32,
  connections: 256,
  headerBytes: 65_536,
  headersMs: 10_000,
  requestMs: 30_000,
  heartbeatMs: 15_000,
};

/** The bot's server on this machine. */
export type WebServer = {
  readonly url: string;
  readonly port: number;
  /** Then it listens on a free one. */
  readonly wantedPortWasTaken: boolean;
  /** Whether nobody else can be found at this port by the name localhost. */
  readonly ipv6: Ipv6Hold;
  /** From now on requests are answered; until then everybody is told to wait. */
  serve(parts: ApiParts): void;
  /** Ends every connection, also the streams that are open. */
  close(): Promise<void>;
};

/** Listens at once, on loopback; says that the bot is starting until its parts are there. */
export async function serveWeb(options: PagePlace & { port: number; limits?: Partial<ApiLimits> }): Promise<WebServer> {
  let parts: ApiParts | undefined;
  const limits = { ...LIMITS, ...options.limits };
  const server = makeServer(limits, () => parts, options);
  const wantedPortWasTaken = !(await listens(server, options.port));
  if (wantedPortWasTaken) await listens(server, 0);
  const { port } = server.address() as AddressInfo;
  const wrongHost = (host: string, own: string): string => textsFor(parts?.locale).api.wrongHost(quote(host), own);
  const { ipv6, server: other } = await holdIpv6({ port, limits, wrongHost });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    wantedPortWasTaken,
    ipv6,
    serve: (ready) => {
      parts = ready;
    },
    close: async () => void (await Promise.all([close(server), other && close(other)])),
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
  const options = { connectionsCheckingInterval, requireHostHeader: false, maxHeaderSize: limits.headerBytes };
  const server = createServer({ ...timeouts, ...options }, listener);
  server.maxConnections = limits.connections;
  // Else Node answers what it does not know by itself.
  server.on("checkExpectation", listener);
  server.on("clientError", (error, socket) => answerBroken(error, socket as Socket, texts()));
  return server;
}

/** False when somebody else has the port. */
async function listens(server: Server, port: number): Promise<boolean> {
  server.listen(port, "127.0.0.1");
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
