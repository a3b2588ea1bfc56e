import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { ApiError, quote } from "./errors.js";
import type { WebEnv } from "./types.js";

const OWN_NAME = "127.0.0.1";
/** Other names for this machine. Whoever else listens at `[::1]` has these, too: nothing of ours is kept under them. */
const OTHER_NAMES = ["localhost", "[::1]"];
/** What another address leads to: the page, and nothing that programs use. */
const PAGE_PATHS = /^\/(?:$|[?#]|api\/|assets\/|[\w-]+\.\w+$)/;
const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/** Makes a browser forget what it keeps for an address: service workers, caches and storage of whoever was there before. */
export const CLEAR_SITE_DATA = { "clear-site-data": '"cache", "storage"' } as const;

/** Takes the place of the service worker that is there, removes both, and loads the pages again that it had. */
const REMOVES_ITSELF = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  const reload = async () => {
    await registration.unregister();
    for (const page of await clients.matchAll({ type: "window" })) page.navigate(page.url);
  };
  event.waitUntil(reload());
});
`;

/**
 * We have no service worker. A browser that looks for a new version of one has somebody else's, from a time when this
 * port was theirs, which may answer in our place: what it finds here ends that.
 */
export const noServiceWorkers = createMiddleware<WebEnv>(async (c, next) => {
  // What a browser sends when it looks for the script of a service worker, and nothing else.
  if (c.req.header("service-worker") === undefined) return next();
  return c.body(REMOVES_ITSELF, 200, { "content-type": "text/javascript; charset=utf-8" });
});

/**
 * Lets in what was sent to our one address, or to the page under the one it was given besides; a browser that comes by
 * another name of this machine, or to `[::1]`, is led to it. A web page elsewhere can lead its own name to our address,
 * and can make a browser send things here; neither gets any further.
 */
export const ownAddressOnly = (outside: string | undefined) =>
  createMiddleware<WebEnv>(async (c, next) => {
    const { headersDistinct, method = "", socket, url = "" } = c.env.incoming;
    const { host: hosts = [], origin: origins = [] } = headersDistinct;
    const host = hosts.join(", ");
    // A target with a host of its own would count for more than the header.
    const isDirect = url.startsWith("/");
    const isIpv6 = socket.localAddress === "::1";
    const isLed = isIpv6 || hostsOf(OTHER_NAMES, socket.localPort).includes(host);
    const main = `http://${OWN_NAME}:${socket.localPort}`;
    // Anything but a look may carry a token.
    if (isDirect && isLed && ["GET", "HEAD"].includes(method))
      return c.body(null, 307, { location: `${main}${url}`, ...CLEAR_SITE_DATA });
    const own = isDirect && !isIpv6 ? originOf({ host, url, port: socket.localPort, outside }) : undefined;
    if (own === undefined)
      throw new ApiError(421, ({ api }) => api.wrongHost(quote(isDirect ? host : addressIn(url)), main));
    const foreign = origins.find((origin) => origin !== own);
    if (foreign !== undefined) throw new ApiError(403, ({ api }) => api.foreignOrigin(quote(foreign)));
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
const addressIn = (target: string): string => target.replace(/[?#].*/s, "");

/** Lets in programs with the token of the API, and hooks' scripts with the one of their run. */
export const programsAndHooks = createMiddleware<WebEnv>(async (c, next) => {
  c.set("runToken", runTokenOf(c));
  await next();
});

/** Lets in programs with the token of the API only. */
export const programsOnly = createMiddleware<WebEnv>(async (c, next) => {
  if (runTokenOf(c) !== undefined) throw new ApiError(403, ({ api }) => api.runTokenOnPush);
  await next();
});

/** The run token, or undefined for the one of the API; nobody else gets past this. */
function runTokenOf(c: Context<WebEnv>): string | undefined {
  const { parts } = c.var;
  const token = bearerOf(c);
  if (token !== undefined && parts.isApiToken(token)) return undefined;
  if (token !== undefined && parts.isRunToken(token)) return token;
  throw new ApiError(401, ({ api }) => api.noToken, { "www-authenticate": "Bearer" });
}

const bearerOf = (c: Context<WebEnv>): string | undefined => BEARER.exec(c.req.header("authorization") ?? "")?.[1];

/**
 * Lets in what the page itself sends; where the bot has no page, its paths are as good as not there. A browser names the
 * page that sends a POST, and that it is ours was checked before; what comes without a name may come from anywhere.
 */
export const ownPageOnly = createMiddleware<WebEnv>(async (c, next) => {
  const { page } = c.var.parts;
  if (page === undefined) return c.notFound();
  c.set("page", page);
  if (c.req.method === "POST" && c.req.header("origin") === undefined)
    throw new ApiError(403, (texts) => texts.page.noOrigin);
  return next();
});

/** Lets in whoever has entered. No cookie: browsers send those to other ports, and along with what foreign pages send. */
export const enteredOnly = createMiddleware<WebEnv>(async (c, next) => {
  const token = bearerOf(c);
  if (token === undefined || !c.var.page.access.isToken(token))
    throw new ApiError(401, ({ page }) => page.notEntered, { "www-authenticate": "Bearer" });
  c.set("pageToken", token);
  await next();
});
