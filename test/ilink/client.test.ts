import { expect, onTestFinished, test } from "vitest";
import { IlinkClient } from "../../src/ilink/client.js";
import { Wire } from "../../src/ilink/http.js";
import { type LoginStep, logIn } from "../../src/ilink/login.js";
import { download, upload } from "../../src/ilink/media.js";
import { parseWire } from "../../src/ilink/wire.js";
import { BOT, PERSON, startIlink, TOKEN } from "../support/ilink-server.js";

const text = (words: string) => ({ type: 1, text_item: { text: words } });

async function connected() {
  const server = await startIlink(onTestFinished);
  const client = new IlinkClient(server.url);
  return { server, client, account: { token: TOKEN, botId: BOT, userId: PERSON, baseUrl: server.url } };
}

test("a login goes through expiry, a wrong number, a redirect and a changed base address", async () => {
  const { server, client } = await connected();
  const other = await startIlink(onTestFinished);
  server.statuses.push(
    { status: "expired" },
    { status: "scaned" },
    { status: "need_verifycode", right: "42" },
    { status: "scaned_but_redirect", redirect_host: new URL(other.url).host },
  );
  const confirmed = { status: "confirmed", bot_token: TOKEN, ilink_bot_id: BOT, ilink_user_id: PERSON };
  other.statuses.push({ ...confirmed, baseurl: other.url });
  server.failNext("get_qrcode_status", { status: 524 }, "cut");
  const steps: LoginStep[] = [];
  const codes = ["41", "42"];
  const account = await logIn(client, {
    onStep: (step) => steps.push(step),
    verifyCode: async () => codes.shift() ?? "",
  });
  expect(account).toEqual({ token: TOKEN, botId: BOT, userId: PERSON, baseUrl: other.url });
  expect(steps.map((step) => ("wasWrong" in step ? [step.state, step.wasWrong] : step.state))).toEqual([
    ...["waiting", "expired", "waiting", "scanned"],
    ...[
      ["code-needed", false],
      ["code-needed", true],
    ],
  ]);
});

test("ids keep every digit, and texts that look like them stay", () => {
  const wire =
    '{"message_id": 18446744073709551615, "t": "a\\"1844674407370955161512", "n": 1.12345678901234567890, "m": 7}';
  expect(parseWire(wire)).toEqual({
    message_id: "18446744073709551615",
    t: 'a"1844674407370955161512',
    n: 1.1234567890123457,
    m: 7,
  });
});

test("every answer is checked: ret with HTTP 200, no id, half an answer, no JSON, a dead token", async () => {
  const { server, client, account } = await connected();
  const sent = client.send(account, PERSON, text("hi"));
  expect(await sent).toMatch(/^\d{19}$/);
  const fates = [
    [{ body: '{"ret":-2,"errmsg":"rate limited"}' }, "stale"],
    [{ body: '{"ret":0}' }, "not-delivered"],
    ["half", "unreachable"],
    ["cut", "unreachable"],
    [{ body: "<html>" }, "malformed"],
    [{ status: 502 }, "unreachable"],
    [{ body: `{"errcode":-14,"errmsg":"${TOKEN}"}` }, "logged-out"],
    [{ body: '{"ret":-1,"errmsg":"no context AAbbCCddEEffGG= here"}' }, "refused"],
  ] as const;
  for (const [fate, fault] of fates) {
    server.failNext("sendmessage", fate);
    const error = await client.send(account, PERSON, text("hi")).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: "IlinkError", fault });
    expect(String(error)).not.toMatch(/0123456789abcdef|AAbbCC/);
  }
});

test("a file goes up and comes down as it was; another one in its place is refused", async () => {
  const { server, client, account } = await connected();
  const bytes = Buffer.from("x".repeat(1_000));
  server.failNext("/c2c/upload", { status: 503 }, { status: 503 });
  const item = await upload(client, account, PERSON, { kind: "file", name: "a.txt", bytes });
  expect(await download(client, item)).toEqual({ name: "a.txt", bytes });
  const lying = structuredClone(item) as { type: number; file_item: { len: string } };
  lying.file_item.len = "999";
  await expect(download(client, lying)).rejects.toMatchObject({ fault: "malformed" });
});

test("a token goes to Tencent's hosts by https, and nowhere else", () => {
  const wire = new Wire();
  expect(wire.addressOf("sh.ilinkai.weixin.qq.com")).toBe("https://sh.ilinkai.weixin.qq.com");
  for (const address of [
    "http://ilinkai.weixin.qq.com",
    "https://weixin.qq.com.evil.test",
    "https://evilweixin.qq.com",
    "https://a@ilinkai.weixin.qq.com",
    "x",
  ])
    expect(() => wire.checked(address), address).toThrow("not a host of WeChat");
  expect(() => new Wire("http://127.0.0.1:1").checked("http://10.0.0.1/")).toThrow("not a host");
});

test("what the service says of a login is checked: bound already, blocked, no bot, and hosts of others", async () => {
  const { server, client, account } = await connected();
  const parts = { onStep: () => undefined, verifyCode: async () => "1" };
  server.statuses.push({ status: "verify_code_blocked" }, { status: "binded_redirect" });
  expect(await logIn(client, { ...parts, present: account })).toBe(account);
  expect(server.calls.at(-1)?.body).toMatchObject({ local_token_list: [TOKEN] });
  server.statuses.push({ status: "confirmed", bot_token: TOKEN, ilink_user_id: PERSON });
  await expect(logIn(client, parts)).rejects.toMatchObject({ fault: "malformed" });
  server.statuses.push({ status: "scaned_but_redirect", redirect_host: "evil.test" });
  await expect(logIn(client, parts)).rejects.toMatchObject({ fault: "foreign-host" });
  const confirmed = { status: "confirmed", bot_token: TOKEN, ilink_bot_id: BOT, ilink_user_id: PERSON };
  server.statuses.push({ ...confirmed, baseurl: "https://evil.test" });
  await expect(logIn(client, parts)).rejects.toMatchObject({ fault: "foreign-host" });
  server.statuses.push({ status: "expired" }, { status: "expired" }, { status: "expired" });
  await expect(logIn(client, parts)).rejects.toThrow("3 QR codes");
});

test("an answer that is too long, and a file with another digest, are refused", async () => {
  const { server, client, account } = await connected();
  server.failNext("getupdates", { body: " ".repeat(5_000_000) });
  await expect(client.getUpdates(account, "")).rejects.toMatchObject({ fault: "too-large" });
  const item = {
    type: 4,
    file_item: {
      media: { encrypt_query_param: server.keep(Buffer.from("other")) },
      file_name: "a",
      md5: "0".repeat(32),
    },
  };
  await expect(download(client, item)).rejects.toMatchObject({ fault: "malformed" });
});
