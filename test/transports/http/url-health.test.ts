import { expect, onTestFinished, test, vi } from "vitest";
import { UrlHealth } from "../../../src/transports/http/url-health.js";
import { eventually } from "../../support/eventually.js";

const URL = "https://guard.example.com/hook";
const UNRESOLVED = { ok: false, why: "unresolved", host: "guard.example.com" };

/** A name server that answers when it is told to. */
function slowServer() {
  const asked: ((addresses: readonly string[]) => void)[] = [];
  const resolve = () => new Promise<readonly string[]>((answer) => asked.push(answer));
  return { asked, urls: new UrlHealth({ env: {}, resolve }) };
}

test("a list does not wait for a name server: it tells the last look, and news when there are any", async () => {
  const { asked, urls } = slowServer();
  let news = 0;
  urls.onNews(() => (news += 1));
  expect(await urls.lastLook(URL)).toBeUndefined();
  asked[0]?.([]);
  await eventually(() => news).toBe(1);
  expect(await urls.lastLook(URL)).toEqual(UNRESOLVED);
  // That was a moment ago: nobody is asked again.
  expect(asked).toHaveLength(1);
  expect(news).toBe(1);
});

test("who looks now waits for the answer, and one question is asked once", async () => {
  const { asked, urls } = slowServer();
  const looks = [urls.check(URL), urls.check(URL)];
  asked[0]?.(["10.0.0.1"]);
  const refused = { ok: false, why: "not-public", host: "guard.example.com", address: "10.0.0.1", range: "private" };
  expect(await Promise.all(looks)).toEqual([refused, refused]);
  expect(asked).toHaveLength(1);
  expect(await urls.lastLook(URL)).toEqual(refused);
});

test("what needs no name server is known at the first look", async () => {
  const { asked, urls } = slowServer();
  expect(await urls.lastLook("http://127.0.0.1/hook")).toMatchObject({ why: "not-public" });
  expect(await urls.lastLook("ftp://guard.example.com")).toMatchObject({ why: "not-http" });
  expect(asked).toEqual([]);
});

test("what was seen a while ago is told at once and looked up again, and news of it are told", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  let addresses: readonly string[] = [];
  const urls = new UrlHealth({ env: {}, resolve: async () => addresses });
  let news = 0;
  urls.onNews(() => (news += 1));
  expect(await urls.check(URL)).toEqual(UNRESOLVED);
  addresses = ["93.184.215.14"];
  vi.setSystemTime(Date.now() + 6_000);
  expect(await urls.lastLook(URL)).toEqual(UNRESOLVED);
  await eventually(() => news).toBe(1);
  expect(await urls.lastLook(URL)).toBeUndefined();
});

test("of very many addresses the oldest is forgotten, and looked up anew when it is asked for", async () => {
  const asked: string[] = [];
  const resolve = async (host: string) => {
    asked.push(host);
    return ["93.184.215.14"];
  };
  const urls = new UrlHealth({ env: {}, resolve });
  const url = (at: number): string => `https://h${at}.example/`;
  for (let at = 0; at <= 500; at += 1) await urls.check(url(at));
  await urls.lastLook(url(500));
  await urls.lastLook(url(1));
  expect(asked).toHaveLength(501);
  await urls.lastLook(url(0));
  expect(asked.slice(501)).toContain("h0.example");
});
