import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { BOT, type IlinkServer, PERSON, startIlink, TOKEN } from "../support/ilink-server.js";

// Tencent's own client against our server: what it is content with is the protocol, and no invention of ours.

const CLIENT = "@tencent-weixin/openclaw-weixin/dist/src";
type Call = (options: object) => Promise<Record<string, unknown>>;
/** Functions of its inner files, which have no types. */
const load = <N extends string>(path: string, ..._names: N[]): Promise<Record<N, Call>> =>
  import(`${CLIENT}/${path}.js`);

let server: IlinkServer;
const home = mkdtempSync(join(tmpdir(), "ilink-"));
beforeAll(async () => {
  server = await startIlink();
});
afterAll(async () => {
  await server.close();
  rmSync(home, { recursive: true, force: true });
});

/** It knows Tencent's address by heart, for the login. */
function redirectToServer(): void {
  const original = globalThis.fetch;
  vi.stubEnv("OPENCLAW_STATE_DIR", home);
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) =>
    original(url.replace(/^https:\/\/[\w.]+\.weixin\.qq\.com/, server.url), init),
  );
}

test("Tencent's client logs in, by a redirect", async () => {
  redirectToServer();
  const { startWeixinLoginWithQr, waitForWeixinLogin } = await load(
    "auth/login-qr",
    "startWeixinLoginWithQr",
    "waitForWeixinLogin",
  );
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  server.statuses.push(
    { status: "scaned_but_redirect", redirect_host: "sh.ilinkai.weixin.qq.com" },
    { status: "confirmed", bot_token: TOKEN, ilink_bot_id: BOT, ilink_user_id: PERSON, baseurl: server.url },
  );
  const { qrcodeUrl, sessionKey } = await startWeixinLoginWithQr({ apiBaseUrl: server.url });
  expect(qrcodeUrl).toMatch(/^https:/);
  const login = await waitForWeixinLogin({ sessionKey, apiBaseUrl: server.url });
  expect(login).toMatchObject({
    connected: true,
    botToken: TOKEN,
    accountId: BOT,
    userId: PERSON,
    baseUrl: server.url,
  });
});

test("it polls, keeps every digit of an id, sends and shows that it types", async () => {
  redirectToServer();
  const { getUpdates, getConfig, sendTyping, notifyStart } = await load(
    "api/api",
    "getUpdates",
    "getConfig",
    "sendTyping",
    "notifyStart",
  );
  const { sendMessageWeixin } = await load("messaging/send", "sendMessageWeixin");
  const opts = { baseUrl: server.url, token: TOKEN };
  expect(await notifyStart(opts)).toEqual({ ret: 0 });
  const written = server.write("hello");
  const { msgs, get_updates_buf } = await getUpdates({ ...opts, get_updates_buf: "" });
  expect(msgs).toMatchObject([{ message_id: written.message_id, item_list: [{ text_item: { text: "hello" } }] }]);
  const held = getUpdates({ ...opts, get_updates_buf });
  server.write("again");
  expect((await held).msgs).toHaveLength(1);
  const sent = await sendMessageWeixin({ to: PERSON, text: "answer", opts: { ...opts, contextToken: "context-0" } });
  expect(sent.serverMessageId).toMatch(/^\d{19}$/);
  expect(server.delivered.at(-1)).toMatchObject({ context_token: "context-0" });
  const { typing_ticket } = await getConfig({ ...opts, ilinkUserId: PERSON, contextToken: "context-0" });
  await sendTyping({ ...opts, body: { ilink_user_id: PERSON, typing_ticket, status: 1 } });
  await expect(getUpdates({ ...opts, token: "dead" })).resolves.toMatchObject({ ret: -14 });
});

test("it uploads a file, and downloads it again", async () => {
  redirectToServer();
  const { uploadFileAttachmentToWeixin } = await load("cdn/upload", "uploadFileAttachmentToWeixin");
  const { downloadAndDecryptBuffer } = (await import(`${CLIENT}/cdn/pic-decrypt.js`)) as {
    downloadAndDecryptBuffer(param: unknown, key: string, cdn: string, label: string): Promise<Buffer>;
  };
  const filePath = join(home, "report.txt");
  writeFileSync(filePath, "what was found");
  const cdnBaseUrl = `${server.url}/c2c`;
  const up = await uploadFileAttachmentToWeixin({
    ...{ filePath, fileName: "report.txt", toUserId: PERSON, cdnBaseUrl },
    opts: { baseUrl: server.url, token: TOKEN },
  });
  const key = Buffer.from(String(up.aeskey)).toString("base64");
  const bytes = await downloadAndDecryptBuffer(up.downloadEncryptedQueryParam, key, cdnBaseUrl, "test");
  expect(bytes.toString()).toBe("what was found");
});
