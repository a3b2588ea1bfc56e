import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { gzip as gzipWith } from "node:zlib";
import { type Context, Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import { PACKAGE_ROOT } from "../../lib/package-root.js";
import { textsFor } from "../words/index.js";
import type { WebEnv } from "./types.js";

type Bytes = Uint8Array<ArrayBuffer>;
/** Compressed once, when it is read; where that gains nothing, it stays as it is. */
type PageFile = { body: Bytes; gzipped: Bytes | undefined; type: string; isHashed: boolean };
type PageFiles = ReadonlyMap<string, PageFile>;

const gzip = promisify(gzipWith);

/** What the build makes of the front end, from the source as well as from the package. */
const BUILT = join(PACKAGE_ROOT, "dist/page");

/** Nothing but what this server serves, and nothing written into the page itself: neither code nor style. */
const PAGE_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types chat-hooks",
  ].join("; "),
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "DENY",
};

/** The page's own files, out of a list of known names: a path that is not among them leads nowhere. */
export function pageFiles(folder = BUILT): Hono<WebEnv> {
  let files: PageFiles = new Map();
  const serve = async (c: Context<WebEnv>): Promise<Response> => {
    if (c.var.parts.page === undefined) return c.notFound();
    // Not built yet: looked for again the next time.
    if (files.size === 0) files = await loadFiles(folder);
    if (files.size === 0) return c.text(`${textsFor(c.var.locale).page.notBuilt}\n`, 503);
    const file = files.get(c.req.path);
    return file ? answer(c, file) : c.notFound();
  };
  return new Hono<WebEnv>().get("/", serve).get("/assets/*", serve).get("/:file{[\\w-]+\\.\\w+}", serve);
}

function answer(c: Context<WebEnv>, { body, gzipped, type, isHashed }: PageFile): Response {
  const isGzipWanted = gzipped !== undefined && /\bgzip\b/.test(c.req.header("accept-encoding") ?? "");
  return c.body(isGzipWanted ? gzipped : body, 200, {
    ...PAGE_HEADERS,
    "content-type": type,
    ...(gzipped && { vary: "accept-encoding" }),
    ...(isGzipWanted && { "content-encoding": "gzip" }),
    ...(isHashed && { "cache-control": "public, max-age=31536000, immutable" }),
  });
}

async function loadFiles(folder: string): Promise<PageFiles> {
  const files = new Map<string, PageFile>();
  const index = await readFile(join(folder, "index.html")).catch(() => undefined);
  if (!index) return files;
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of names.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(folder, path).replaceAll("\\", "/")}`;
    const type = getMimeType(entry.name) ?? "application/octet-stream";
    const body = new Uint8Array(await readFile(path));
    const gzipped = type === "image/png" ? undefined : new Uint8Array(await gzip(body, { level: 9 }));
    files.set(url === "/index.html" ? "/" : url, { body, gzipped, type, isHashed: url.startsWith("/assets/") });
  }
  return files;
}
