import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { request } from "undici";
import { expect, onTestFinished, test } from "vitest";
import { LiveFeed } from "../../../src/bot/web/live-feed.js";
import { serveWeb, type WebServer } from "../../../src/bot/web/server.js";
import type { PageParts } from "../../../src/bot/web/types.js";
import { sendRaw } from "../../support/web-bench.js";

const nobody: PageParts = {
  access: {
    enter: async () => ({ kind: "wrong" }),
    isToken: () => false,
    leave() {},
    leaveAll: () => 0,
    endAll: async () => undefined,
  },
  say() {},
  command: async () => ({ outcome: "dropped" }),
  actOnWechat: async () => undefined,
  lines: () => [],
  firings: async () => [],
  sums: () => ({ start: 0, stepMs: 1, hooks: [], bars: [] }),
  trace: () => undefined,
  hooks: () => Promise.reject(new Error("no list")),
  questions: async () => [],
  feed: new LiveFeed(() => []),
};

/** A server with the page's files in a folder of the test's own. */
async function serveFolder(page: { page?: PageParts } = { page: nobody }): Promise<WebServer & { folder: string }> {
  const root = mkdtempSync(join(tmpdir(), "chat-hooks-page-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = join(root, "page");
  mkdirSync(folder);
  writeFileSync(join(root, "secret.txt"), "a secret");
  const server = await serveWeb({ port: 0, pageFolder: folder });
  onTestFinished(() => server.close());
  server.serve({
    chat: async () => ({ reply: "", notes: [] }),
    push: async () => ({ ids: [] }),
    isApiToken: () => false,
    isRunToken: () => false,
    ...page,
  });
  return { ...server, folder };
}

function build(folder: string): void {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>chat-hooks</title>");
  writeFileSync(join(folder, "assets", "index-a1b2.js"), "start()");
  writeFileSync(join(folder, "assets", "index-a1b2.css"), "body {}");
  writeFileSync(join(folder, "icon.svg"), "<svg/>");
}

test("the page comes with headers that leave no room for foreign code or frames", async () => {
  const { url, folder } = await serveFolder();
  build(folder);
  const page = await fetch(`${url}/`);
  expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(await page.text()).toContain("<title>chat-hooks</title>");
  const rules = (page.headers.get("content-security-policy") ?? "").split("; ");
  expect(rules).toEqual([
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
  ]);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
  });
});

test("files with a hash in their names are kept by the browser, each with its type", async () => {
  const { url, folder } = await serveFolder();
  build(folder);
  const types = { "/assets/index-a1b2.js": "text/javascript", "/assets/index-a1b2.css": "text/css" };
  for (const [path, type] of Object.entries(types)) {
    const file = await fetch(url + path);
    expect(file.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
    expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(file.headers.get("content-security-policy")).toContain("default-src 'none'");
  }
  expect((await fetch(`${url}/icon.svg`)).headers.get("cache-control")).toBe("no-store");
});

test("no path leads out of the folder, and no link in it either", async () => {
  const { port, folder } = await serveFolder();
  build(folder);
  symlinkSync(join(folder, "..", "secret.txt"), join(folder, "assets", "link.txt"));
  const paths = [
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/..\\..\\secret.txt",
    "/assets//etc/passwd",
    "/assets/link.txt",
    "/assets/",
    "/assets/%00",
    "/secret.txt",
    "/index.html/",
    "/__proto__",
    "/constructor.js",
  ];
  for (const path of paths) {
    const answer = await sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
    expect([path, answer.split("\r\n")[0]]).toEqual([path, expect.stringMatching(/^HTTP\/1\.1 40[04] /)]);
    expect(answer).not.toContain("a secret");
  }
});

test("a page that is not built says how to build it, and is there once it is", async () => {
  const { url, folder } = await serveFolder();
  const missing = await fetch(`${url}/`);
  expect([missing.status, missing.headers.get("content-type")]).toEqual([503, "text/plain; charset=UTF-8"]);
  expect(await missing.text()).toContain("npm run build");
  expect(await (await fetch(`${url}/`, { headers: { "accept-language": "zh" } })).text()).toContain("还没有构建");
  build(folder);
  expect((await fetch(`${url}/`)).status).toBe(200);
});

test("what was read once is served from memory", async () => {
  const { url, folder } = await serveFolder();
  build(folder);
  await fetch(`${url}/`);
  rmSync(folder, { recursive: true });
  expect(await (await fetch(`${url}/assets/index-a1b2.js`)).text()).toBe("start()");
});

test("a bot without a page has nothing there", async () => {
  const { url, folder } = await serveFolder({});
  build(folder);
  for (const path of ["/", "/assets/index-a1b2.js", "/api/live"]) expect((await fetch(url + path)).status).toBe(404);
});

/** What a script of the build cannot do without; a language is asked for by `import()`. */
const importsOf = (path: string): string[] =>
  path.endsWith(".js")
    ? [...readFileSync(path, "utf8").matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, name]) => `assets/${name}`)
    : [];

test("the page needs at most 100 KB at its first load", async () => {
  const folder = "dist/page";
  const html = readFileSync(join(folder, "index.html"), "utf8");
  const paths = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, path = ""]) => path);
  expect(paths.length).toBeGreaterThan(2);
  const assets = new Set([...paths, ...paths.flatMap((path) => importsOf(join(folder, path)))]);
  const chinese = readdirSync(join(folder, "assets")).filter((name) => name.startsWith("all-zh-"));
  expect(chinese).toHaveLength(1);
  const files = [...assets, `assets/${chinese[0]}`].map((path) => readFileSync(join(folder, path)));
  const bytes = [html, ...files].map((file) => gzipSync(file).length);
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(102_400);
});

test("only whoever can unpack a file gets it packed, pictures are never packed, and unknown kinds come as bytes", async () => {
  const { url, folder } = await serveFolder();
  build(folder);
  writeFileSync(join(folder, "icon.png"), "not really");
  writeFileSync(join(folder, "extra.bin"), "data");
  const packing = { headers: { "accept-encoding": "gzip" } };
  expect((await request(`${url}/icon.svg`, packing)).headers["content-encoding"]).toBe("gzip");
  const plain = await request(`${url}/icon.svg`);
  expect([plain.headers["content-encoding"], await plain.body.text()]).toEqual([undefined, "<svg/>"]);
  const picture = await request(`${url}/icon.png`, packing);
  expect([picture.headers["content-encoding"], await picture.body.text()]).toEqual([undefined, "not really"]);
  expect((await request(`${url}/extra.bin`)).headers["content-type"]).toBe("application/octet-stream");
});

test("a command is answered in the language that it names, or in none", async () => {
  const asked: unknown[] = [];
  const command: PageParts["command"] = async (each) => {
    asked.push(each);
    return { outcome: "dropped" };
  };
  const { url } = await serveFolder({
    page: { ...nobody, access: { ...nobody.access, isToken: () => true }, command },
  });
  const headers = { authorization: "Bearer t", "content-type": "application/json", origin: url };
  for (const more of [{}, { locale: "zh" }])
    await fetch(`${url}/api/command`, { method: "POST", headers, body: JSON.stringify({ line: "/hooks", ...more }) });
  expect(asked).toEqual([{ line: "/hooks" }, { line: "/hooks", locale: "zh" }]);
});
