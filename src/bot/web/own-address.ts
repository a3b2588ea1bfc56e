import { createMiddleware } from "hono/factory";
import { ApiError } from "./api-error.js";
import type { WebEnv } from "./env.js";
import { CLEAR_SITE_DATA, mayBeLed } from "./other-names.js";
import { quote } from "./quote.js";

const OWN_NAME = "127.0.0.1";
/** Other names for this machine. Whoever else listens at `[::1]` has these, too: nothing of ours is kept under them. */
const OTHER_NAMES = ["localhost", "[::1]"];
/** What another address leads to: the page, and nothing that programs use. */
const PAGE_PATHS = /^\/(?:$|[?#]|api\/|assets\/|[\w-]+\.\w+$)/;

/**
 * Lets in what was sent to our one address, or to the page under the one it was given besides; a browser that comes by
 * another name of this machine is led to it. A web page elsewhere can lead its own name to our address, and can make a
 * browser send things here; neither gets any further.
 */
export const ownAddressOnly = (outside: string | undefined) =>
  createMiddleware<WebEnv>(async (c, next) => {
    const { incoming } = c.env;
    const { host: hosts = [], origin: origins = [] } = incoming.headersDistinct;
    const { url = "" } = incoming;
    const host = hosts.join(", ");
    // A target with a host of its own would count for more than the header.
    const isDirect = url.startsWith("/");
    const port = incoming.socket.localPort;
    const main = `http://${OWN_NAME}:${port}`;
    if (isDirect && mayBeLed(incoming.method) && hostsOf(OTHER_NAMES, port).includes(host))
      return c.body(null, 307, { location: `${main}${url}`, ...CLEAR_SITE_DATA });
    const own = isDirect ? originOf({ host, url, port, outside }) : undefined;
    if (own === undefined)
      throw new ApiError(421, (api) => api.wrongHost(quote(isDirect ? host : addressIn(url)), main));
    const foreign = origins.find((origin) => origin !== own);
    if (foreign !== undefined) throw new ApiError(403, (api) => api.foreignOrigin(quote(foreign)));
    return next();
  });

type Asked = { host: string; url: string; port: number | undefined; outside: string | undefined };

/** The origin that a page of ours has under this host; undefined when the host is not ours. */
function originOf({ host, url, port, outside }: Asked): string | undefined {
  if (hostsOf([OWN_NAME], port).includes(host)) return `http://${host}`;
  return outside !== undefined && host === new URL(outside).host && PAGE_PATHS.test(url) ? outside : undefined;
}

const hostsOf = (names: readonly string[], port: number | undefined): string[] =>
  names.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]));

/** Without the query, where some would put a token. */
const addressIn = (target = ""): string => target.replace(/[?#].*/s, "");
