import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { ApiLimits } from "./api.js";
import { ASKS_FOR_WORKER, REMOVES_ITSELF, WORKER_HEADERS } from "./no-service-workers.js";
import { SAFE_HEADERS } from "./safe-headers.js";

/** Held by us, not there on this machine, or held by some other program. */
export type Ipv6Hold = "held" | "none" | "taken";

/** Makes a browser forget what it keeps for an address: service workers, caches and storage of whoever was there before. */
export const CLEAR_SITE_DATA = { "clear-site-data": '"cache", "storage"' } as const;

/** Where IPv6 is switched off there is no such address, and nobody else can have it either. */
const NOT_THERE = ["EADDRNOTAVAIL", "EAFNOSUPPORT"];

/** What a browser may be led on with: anything else may carry a token. */
export const mayBeLed = (method: string | undefined): boolean => method === "GET" || method === "HEAD";

type Holding = { port: number; limits: ApiLimits; wrongHost(host: string, own: string): string };

/**
 * Holds `[::1]` at our port, and only leads to our one address from there. Browsers look for `localhost` at `[::1]` first:
 * whatever program listened there would be taken for the page.
 */
export async function holdIpv6({ port, limits, wrongHost }: Holding): Promise<{ ipv6: Ipv6Hold; server?: Server }> {
  const own = `http://127.0.0.1:${port}`;
  const lead: RequestListener = ({ method, url = "/", headers }, response) => {
    for (const [name, value] of Object.entries({ ...SAFE_HEADERS, connection: "close" }))
      response.setHeader(name, value);
    if (headers[ASKS_FOR_WORKER] !== undefined) return response.writeHead(200, WORKER_HEADERS).end(REMOVES_ITSELF);
    if (mayBeLed(method) && url.startsWith("/"))
      return response.writeHead(307, { location: `${own}${url}`, ...CLEAR_SITE_DATA }).end();
    const body = JSON.stringify({ error: wrongHost(headers.host ?? "", own) });
    return response.writeHead(421, { "content-type": "application/json" }).end(body);
  };
  const timeouts = { headersTimeout: limits.headersMs, requestTimeout: limits.requestMs };
  const server = createServer({ ...timeouts, maxHeaderSize: limits.headerBytes }, lead);
  server.maxConnections = limits.connections;
  server.listen({ port, host: "::1", ipv6Only: true });
  try {
    await once(server, "listening");
    return { ipv6: "held", server };
  } catch (error) {
    return { ipv6: NOT_THERE.includes(String((error as NodeJS.ErrnoException).code)) ? "none" : "taken" };
  }
}
