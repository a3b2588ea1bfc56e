import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { answerError } from "./answer-error.js";
import type { ApiLimits, ApiParts } from "./api.js";
import { ApiError } from "./api-error.js";
import { chatRoute } from "./chat.js";
import type { WebEnv } from "./env.js";
import { languageIn } from "./language.js";
import { noServiceWorkers } from "./no-service-workers.js";
import { ownAddressOnly } from "./own-address.js";
import { pageFiles } from "./page-files.js";
import { pageRoutes } from "./page-routes.js";
import { pushRoute } from "./push.js";
import { quote } from "./quote.js";
import { Works } from "./works.js";

/** Where the page is: its built files, and the address it has elsewhere, such as `https://example.org`. */
export type PagePlace = { pageFolder?: string; outside?: string };

/** Everything the server answers; `parts` is asked each time, for the bot may still be starting. */
export function makeWebApp(
  limits: ApiLimits,
  parts: () => ApiParts | undefined,
  { outside, pageFolder }: PagePlace = {},
): Hono<WebEnv> {
  const app = new Hono<WebEnv>();
  const works = new Works(limits.works);
  app.onError((error, c) => answerError(c, error));
  app.notFound((c) => answerError(c, new ApiError(404, (api) => api.noSuchPath(quote(c.req.path)))));
  app.use(async (c, next) => {
    c.set("locale", languageIn(c.req.header("accept-language")));
    await next();
  });
  // Under every name: somebody else's may have been planted under the others, too.
  app.use(noServiceWorkers);
  app.use(ownAddressOnly(outside));
  app.use(async (c, next) => {
    const ready = parts();
    if (ready === undefined) throw new ApiError(503, (api) => api.starting, { "retry-after": "2" });
    c.set("parts", ready);
    await next();
  });
  app.use(methodNotAllowed({ app, onMethodNotAllowed: (c, methods) => answerError(c, wrongMethod(c.req, methods)) }));
  app.route("/", chatRoute(works, limits.heartbeatMs));
  app.route("/", pushRoute(works));
  app.route("/", pageRoutes());
  app.route("/", pageFiles(pageFolder));
  return app;
}

function wrongMethod({ method, path }: { method: string; path: string }, methods: readonly string[]): ApiError {
  const allowed = methods.join(", ");
  return new ApiError(405, (api) => api.wrongMethod(quote(method), quote(path), allowed), { allow: allowed });
}
