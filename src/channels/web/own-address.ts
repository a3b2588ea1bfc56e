import { createMiddleware } from "hono/factory";
import { ApiError } from "./api-error.js";
import type { WebEnv } from "./env.js";
import { quote } from "./quote.js";

const LOOPBACK_NAMES = ["127.0.0.1", "localhost", "[::1]"];
/** What another address leads to: the page, and nothing that programs use. */
const PAGE_PATHS = /^\/(?:$|[?#]|api\/|assets\/|[\w-]+\.\w+$)/;

/**
 * Lets in what was sent to this machine by name, or to the page under the one address it was given besides. A web page
 * elsewhere can lead its own name to our address, and can make a browser send things here; neither gets any further.
 */
export const ownAddressOnly = (outside: string | undefined) =>
  createMiddleware<WebEnv>(async ({ env: { incoming } }, next) => {
    const { host: hosts = [], origin: origins = [] } = incoming.headersDistinct;
    const { url = "" } = incoming;
    const host = hosts.join(", ");
    // A target with a host of its own would count for more than the header.
    const isDirect = url.startsWith("/");
    const own = isDirect ? originOf({ host, url, port: incoming.socket.localPort, outside }) : undefined;
    if (own === undefined) throw new ApiError(421, (api) => api.wrongHost(quote(isDirect ? host : addressIn(url))));
    const foreign = origins.find((origin) => origin !== own);
    if (foreign !== undefined) throw new ApiError(403, (api) => api.foreignOrigin(quote(foreign)));
    await next();
  });

type Asked = { host: string; url: string; port: number | undefined; outside: string | undefined };

/** The origin that a page of ours has under this host; undefined when the host is not ours. */
function originOf({ host, url, port, outside }: Asked): string | undefined {
  if (ownHosts(port).includes(host)) return `http://${host}`;
  return outside !== undefined && host === new URL(outside).host && PAGE_PATHS.test(url) ? outside : undefined;
}

const ownHosts = (port: number | undefined): string[] =>
  LOOPBACK_NAMES.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]));

/** Without the query, where some would put a token. */
const addressIn = (target = ""): string => target.replace(/[?#].*/s, "");
