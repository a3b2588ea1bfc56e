import { createMiddleware } from "hono/factory";
import type { WebEnv } from "./env.js";

/** What a browser sends when it looks for the script of a service worker, and nothing else. */
export const ASKS_FOR_WORKER = "service-worker";
export const WORKER_HEADERS = { "content-type": "text/javascript; charset=utf-8" } as const;

/** Takes the place of the one that is there, removes both, and loads the pages again that it had. */
export const REMOVES_ITSELF = `addEventListener("install", () => skipWaiting());
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
  if (c.req.header(ASKS_FOR_WORKER) === undefined) return next();
  return c.body(REMOVES_ITSELF, 200, WORKER_HEADERS);
});
