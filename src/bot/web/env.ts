import type { HttpBindings } from "@hono/node-server";
import type { ApiParts } from "./api.js";
import type { PageParts } from "./page-api.js";

/** What the routes find in their context. */
export type WebEnv = {
  Bindings: HttpBindings;
  Variables: {
    parts: ApiParts;
    /** The language that the request names. */
    locale: string | undefined;
    /** There when a hook's script is calling. */
    runToken: string | undefined;
    /** On the page's own paths. */
    page: PageParts;
    /** What the page has brought, once it was let in. */
    pageToken: string;
  };
};
