import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { request } from "undici";
import { expect, onTestFinished, test } from "vitest";
import { publishTool, Sites } from "../../../../src/bot/agent/tools/sites.js";

function makePlace() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "chat-hooks-sites-")));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const workspace = join(root, "workspace");
  mkdirSync(join(workspace, "site/img"), { recursive: true });
  writeFileSync(join(workspace, "site/index.html"), "<h1>Hello</h1>");
  writeFileSync(join(workspace, "site/img/a b.png"), Buffer.from([1, 2, 3]));
  const open = async (): Promise<Sites> => {
    const sites = new Sites(workspace, join(root, "state/sites"));
    await sites.open();
    onTestFinished(() => sites.close());
    return sites;
  };
  return { root, workspace, open };
}

const get = async (url: string) => {
  const { statusCode, headers, body } = await request(url);
  return { statusCode, headers, text: await body.text() };
};

test("a folder is served, with a policy that keeps its pages away from every other origin", async () => {
  const { open, workspace } = makePlace();
  const sites = await open();
  const { url, published_at } = await sites.publish("site");
  expect(await get(url)).toMatchObject({
    statusCode: 200,
    text: "<h1>Hello</h1>",
    headers: { "content-security-policy": expect.stringMatching(/^sandbox(?!.*allow-same-origin)/) },
  });
  expect((await get(`${url}img/a%20b.png`)).headers["content-type"]).toBe("image/png");
  expect(JSON.parse(readFileSync(join(workspace, "published_sites.json"), "utf8"))).toEqual([{ url, published_at }]);
});

test("what was published stays, also when the workspace changes, until it is published again", async () => {
  const { open, workspace } = makePlace();
  const sites = await open();
  const first = await sites.publish("site");
  writeFileSync(join(workspace, "site/index.html"), "changed");
  expect((await get(first.url)).text).toBe("<h1>Hello</h1>");
  const second = await sites.publish("site");
  expect(second.url).toBe(first.url);
  expect((await get(first.url)).text).toBe("changed");
  expect(sites.list()).toHaveLength(1);
});

test("it is served again after a restart, and the register is not the agent's to edit", async () => {
  const { open, workspace } = makePlace();
  const before = await open();
  const { url } = await before.publish("site");
  await before.close();
  writeFileSync(join(workspace, "published_sites.json"), `[{"url": "https://bank.example"}]`);
  const after = await open();
  expect(after.list().map((site) => site.url)).toEqual([url]);
  expect((await get(url)).text).toBe("<h1>Hello</h1>");
});

test("fifty sites are kept; one more takes the place of one whose folder is gone, and is refused where there is none", async () => {
  const { open, workspace } = makePlace();
  const sites = await open();
  const publish = async (name: string) => {
    mkdirSync(join(workspace, name));
    writeFileSync(join(workspace, name, "index.html"), name);
    return sites.publish(name);
  };
  for (let at = 0; at < 50; at += 1) await publish(`site-${at}`);
  await expect(publish("more")).rejects.toThrow("at most 50 are kept");
  const [, second] = sites.list();
  rmSync(join(workspace, "site-1"), { recursive: true });
  expect((await get((await sites.publish("more")).url)).text).toBe("more");
  expect(await get(second?.url ?? "")).toMatchObject({ statusCode: 404 });
  expect(sites.list()).toHaveLength(50);
  expect((await sites.publish("site-0")).files).toEqual(["index.html"]);
});

test("links, and what lies outside, are not published", async () => {
  const { open, workspace, root } = makePlace();
  writeFileSync(join(root, "secret"), "the key");
  symlinkSync(join(root, "secret"), join(workspace, "site/link.txt"));
  symlinkSync(root, join(workspace, "site/up"));
  const sites = await open();
  const { url, files } = await sites.publish("site");
  expect(files).toEqual(["img/a b.png", "index.html"]);
  for (const path of ["link.txt", "up/secret", "../../secret", "%2e%2e/%2e%2e/secret", "..%2f..%2fsites.json", "0"])
    expect((await get(url + path)).statusCode, path).toBe(404);
  await expect(sites.publish("..")).rejects.toThrow();
  await expect(sites.publish("../state")).rejects.toThrow();
  await expect(sites.publish(root)).rejects.toThrow();
});

test("a link in the place of a folder shows nothing of where it leads, and a large file is not read at all", async () => {
  const { open, root, workspace } = makePlace();
  const sites = await open();
  mkdirSync(join(root, "elsewhere"), { recursive: true });
  writeFileSync(join(root, "elsewhere", "private-name"), "x");
  symlinkSync(join(root, "elsewhere"), join(workspace, "away"));
  await expect(sites.publish("away")).rejects.toThrow(/leads out of the workspace/);
  await expect(sites.publish("away")).rejects.not.toThrow(/private-name/);
  mkdirSync(join(workspace, "large"));
  writeFileSync(join(workspace, "large", "index.html"), "");
  truncateSync(join(workspace, "large", "index.html"), 3 * 2 ** 30);
  await expect(sites.publish("large")).rejects.toThrow(/is larger than/);
});

test("the tool says what it did, or what to do", async () => {
  const { open } = makePlace();
  const sites = await open();
  const run = (folder: string) => publishTool(sites).execute?.({ folder }, { toolCallId: "1", messages: [] });
  expect(await run("site")).toMatch(/^published 2 files of site at http:\/\/127\.0\.0\.1:\d+\/\w+\/$/);
  await expect(run("nothing")).rejects.toThrow(/"nothing" has no files to publish. Write an index.html there first/);
});

test("what is left of a site goes on under another port when somebody else has taken its own", async () => {
  const { open, workspace } = makePlace();
  const before = await open();
  const { url, id } = await before.publish("site");
  await before.close();
  const other = createServer().listen(Number(new URL(url).port), "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const [site] = (await open()).list();
  expect(site).toMatchObject({ id, folder: "site" });
  expect(site?.url).not.toBe(url);
  expect((await get(String(site?.url))).text).toBe("<h1>Hello</h1>");
  expect(readFileSync(join(workspace, "published_sites.json"), "utf8")).toContain(site?.url);
});

test("too many files, or too many bytes in all of them, are refused, and nothing is published before the bot serves", async () => {
  const { root, open, workspace } = makePlace();
  await expect(new Sites(workspace, join(root, "state/sites")).publish("site")).rejects.toThrow("not being served");
  const sites = await open();
  mkdirSync(join(workspace, "many"));
  for (let at = 0; at <= 500; at += 1) writeFileSync(join(workspace, "many", `${at}.txt`), "");
  await expect(sites.publish("many")).rejects.toThrow(`"many" has more than 500 files. Publish a smaller folder.`);
  mkdirSync(join(workspace, "heavy"));
  for (const name of ["a", "b"]) {
    writeFileSync(join(workspace, "heavy", name), "");
    truncateSync(join(workspace, "heavy", name), 11 * 2 ** 20);
  }
  await expect(sites.publish("heavy")).rejects.toThrow(`"heavy" is larger than 20971520 bytes`);
  expect(sites.list()).toEqual([]);
});

test("a file of unknown kind is handed out as bytes, and only to those who read", async () => {
  const { open, workspace } = makePlace();
  writeFileSync(join(workspace, "site/data.bin"), "data");
  const { url } = await (await open()).publish("site");
  expect(await get(`${url}data.bin`)).toMatchObject({
    text: "data",
    headers: { "content-type": "application/octet-stream" },
  });
  const head = await request(url, { method: "HEAD" });
  expect([head.statusCode, await head.body.text()]).toEqual([200, ""]);
  const posted = await request(url, { method: "POST" });
  expect([posted.statusCode, await posted.body.text()]).toEqual([404, "Not found"]);
});
