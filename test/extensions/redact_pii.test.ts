import { spawnSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { EventInput, EventName } from "../../src/core/event.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { runMany } from "../support/many-runs.js";
import { shared } from "../support/shared.js";
import { type AtEnd, makeWorkbench, type } from "../support/workbench.js";
import { NO_LONGER_LINEAR, runAndCount } from "../support/worked.js";

const SCRIPT = join(import.meta.dirname, "../../extensions/shell_hooks/examples/redact_pii.py");

/** The script in force at events, approved as a person would. */
async function guard(options = "", events: EventName[] = ["on_outbound_message"], atEnd: AtEnd = onTestFinished) {
  const bench = makeWorkbench(atEnd);
  const entries = events.map((event) => `  - {event: ${event}, command: "${SCRIPT}${options}", fail_closed: true}`);
  bench.propose(`hooks:\n${entries.join("\n")}\n`);
  const hooks = await bench.open();
  const { text = "" } = await type(hooks, "/hooks list");
  for (const [, id] of text.matchAll(/NOT approved \[(\w{4})\]/g)) await type(hooks, `/hooks approve ${id}`);
  await type(hooks, "/hooks on");
  return <E extends EventName>(event: E, input: EventInput<E>) => hooks.fire(event, input);
}

const plainGuard = shared((atEnd) => guard("", undefined, atEnd));

/** The script by itself. */
const run = (input: string | Buffer, ...options: string[]) =>
  spawnSync("python3", [SCRIPT, ...options], { input, encoding: "utf8", maxBuffer: 1e8 });

/** What becomes of texts, each in a run of its own. */
const maskedAll = (...texts: [text: string, ...options: string[]][]): string[] =>
  runMany(
    SCRIPT,
    texts.map(([input, ...options]) => ({ input, options: ["--scan", ...options] })),
  ).map(({ stdout }) => stdout);

describe("redact_pii.py in the engine", () => {
  it("masks a message, says nothing about it, and leaves others as they are", async () => {
    const fire = await plainGuard();
    const sent = await fire("on_outbound_message", { notification: "王芳 138 1234 5678，ann@example.com" });
    expect(sent).toMatchObject({ verdict: "continue" });
    expect(sent.rewrite).toEqual({ notification: "王芳 138 **** 5678，a***@example.com" });
    expect(sent.notes ?? []).toHaveLength(0);
    const quiet = await fire("on_outbound_message", { notification: "订单 13912345678 已发货" });
    expect(quiet).toMatchObject({ verdict: "continue" });
    expect(quiet.rewrite).toBeUndefined();
  });

  it("masks each of several parts in its place", async () => {
    const fire = await plainGuard();
    const parts = ["电话 13812345678", "OK", "card 4111 1111 1111 1111"];
    const sent = await fire("on_outbound_message", { notification: parts.join("\n"), parts });
    expect(sent).toMatchObject({ verdict: "continue" });
    expect(sent.rewrite).toMatchObject({ parts: ["电话 138****5678", "OK", "card 4111 **** **** 1111"] });
  });

  it("leaves a note with --note, and masks a reply too", async () => {
    const fire = await guard(" --note", ["on_response_end"]);
    const reply = await fire("on_response_end", { response: "SSN 123-45-6789" });
    expect(reply.rewrite).toEqual({ response: "SSN ***-**-6789" });
    expect(reply.notes).toEqual(["Masked personal data: ssn."]);
    expect((await fire("on_response_end", { response: "电话 13812345678" })).notes).toEqual(["已遮盖个人信息：电话。"]);
  });

  it("blocks with --block, and repeats nothing", async () => {
    const fire = await guard(" --block");
    const sent = await fire("on_outbound_message", { notification: "身份证 11010519491231002X" });
    expect(sent).toMatchObject({ verdict: "block" });
    expect(sent.reason).toBe("消息含个人信息（身份证），已拦截。");
    expect((await fire("on_outbound_message", { notification: "SSN 123-45-6789" })).reason).toBe(
      "Personal data in the message: ssn. Withheld.",
    );
    expect(JSON.stringify(sent)).not.toContain("19491231");
  });
});

describe("redact_pii.py by itself", () => {
  it("masks only the kinds that were asked for", () => {
    const text = "13812345678 ann@example.com 10.1.2.3 上海市浦东新区世纪大道100号2楼";
    const masked = maskedAll(
      [text],
      [text, "--only", "email"],
      [text, "--keep=email,phone"],
      [text, "--only", "ip"],
      [text, "--ips", "--addresses"],
    );
    expect(masked).toEqual([
      "138****5678 a***@example.com 10.1.2.3 上海市浦东新区世纪大道100号2楼",
      text.replace("ann", "a***"),
      text,
      expect.stringContaining("10.1.*.*"),
      "138****5678 a***@example.com 10.1.*.* 上海市浦东新区***",
    ]);
  });

  it("checks what can be checked: an id, a card and an IBAN that are wrong stay", () => {
    const texts = ["110105194912310021", "4111 1111 1111 1112", "DE89 3704 0044 0532 0130 01", "000-12-3456"];
    expect(maskedAll(...texts.map((text): [string] => [text]))).toEqual(texts);
  });

  it("does not mask again what it has masked", () => {
    const [once = ""] = maskedAll([
      "+86 138 1234 5678, 11010519491231002X, 010-62345678, (415) 555-2671, 6222021234567890128",
    ]);
    expect(maskedAll([once])).toEqual([once]);
  });

  it("works in a bare environment, as a copy with a planted module beside it", () => {
    const bench = makeWorkbench();
    bench.write("json.py", "raise SystemExit(0)\n");
    cpSync(join(SCRIPT, "../../guards"), join(bench.root, "guards"), { recursive: true });
    const copy = bench.script("examples/copy.py", readFileSync(SCRIPT, "utf8"));
    const { stdout, status } = spawnSync("python3", [copy], {
      cwd: bench.root,
      env: { PATH: process.env.PATH, LANG: "C" },
      input: JSON.stringify({ event: "on_outbound_message", notification: "手机１３８１２３４５６７８" }),
      encoding: "utf8",
    });
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ notification: "手机１３８****５６７８" });
  });

  it("fails with no verdict and no word of the payload when it cannot read it", () => {
    const inputs = ['{"notification": "sesame', '["sesame"]', "", Buffer.from([0xff, 0xfe, 0x00])];
    const mistyped = [["--only", "telephone"], ["--maks"]].map((options) => ({ input: "{}", options }));
    const [telephone, maks, ...ends] = runMany(SCRIPT, [...mistyped, ...inputs.map((input) => ({ input }))]);
    expect([telephone?.status, maks?.status]).toEqual([1, 1]);
    expect(ends).toHaveLength(inputs.length);
    for (const { status, stdout, stderr } of ends) {
      expect(status).toBe(1);
      expect(stdout).toBe("");
      expect(stderr.split("\n")).toHaveLength(2);
      expect(stderr).not.toContain("sesame");
    }
  });

  it.runIf(LONG_TESTS).each<[string, string, number]>([
    ["prose", "The build is green again, order 20240101123456 is on its way. ", 8_000],
    ["digits", "1", 500_000],
    ["spaced digits", "1 3 ", 40_000],
    ["phones", "13812345678 ", 4_000],
    ["at signs", "a@", 60_000],
    ["letters", "a.", 60_000],
    ["labels", "手机电话微信号QQ护照", 10_000],
    ["pluses", "+1(", 40_000],
    ["Chinese", "中华人民共和国上海市", 10_000],
  ])("stays linear on %s", (_, piece, times) => {
    const workOn = (count: number): number => {
      const input = JSON.stringify({ event: "on_outbound_message", notification: piece.repeat(count) });
      const { status, workedMs } = runAndCount(["python3", SCRIPT, "--ips", "--addresses"], input);
      expect(status).toBe(0);
      return workedMs;
    };
    const start = workOn(0);
    // Where an eighth is next to nothing, all of it is little.
    expect((workOn(times) - start) / Math.max(workOn(times / 8) - start, 50)).toBeLessThan(NO_LONGER_LINEAR);
  });

  it("masks each kind of value, and names the row that found it", () => {
    const pairs: [text: string, masked: string][] = [
      ["手机13812345678", "手机138****5678"],
      ["+86 138-1234-5678", "+86 138-****-5678"],
      ["電話 １３８１２３４５６７８", "電話 １３８****５６７８"],
      ["010-62345678", "010-****5678"],
      ["call (415) 555-2671", "call (***) ***-2671"],
      ["身份证 11010519491231002X。", "身份证 110*************2X。"],
      ["card 4111 1111 1111 1111", "card 4111 **** **** 1111"],
      ["ann@example.com", "a***@example.com"],
      ["SSN 123-45-6789", "SSN ***-**-6789"],
      ["京A·12345", "京A·***45"],
      ["微信号：zhang_san88", "微信号：zh*******88"],
      ["QQ: 123456789", "QQ: 12*****89"],
      ["DE89 3704 0044 0532 0130 00", "DE89 **** **** **** **30 00"],
      ["护照 E12345678", "护照 E1*****78"],
      ["host 10.1.2.3", "host 10.1.*.*"],
      ["朝阳区建国路88号2单元", "朝阳区***"],
    ];
    const masked = maskedAll(...pairs.map(([text]): [string, ...string[]] => [text, "--ips", "--addresses"]));
    expect(masked).toEqual(pairs.map(([, wanted]) => wanted));
    expect(run("QQ: 123456789", "--explain").stdout).toMatch(/^4-13 qq <- formats\.txt:\d+\n$/);
  });

  it("leaves numbers of things alone", () => {
    const texts = [
      ...["订单号 13812345678901", "订单 13912345678", "order 4111111111111111", "1700000000000", "¥13812345678"],
      ...["550e8400-e29b-41d4-a716-446655440000", "v1.2.3", "978-7-111-12345-6", "100,000,000", "port 13812"],
      ...["commit 1381234567813812345678abcdef", "git@github.com:a/b.git", "icon@2x.png", "116.3971281,39.9165271"],
      ...["1Z999AA10123456784", "2024-01-15 10:30:00"],
    ];
    expect(maskedAll(...texts.map((text): [string, ...string[]] => [text, "--addresses"]))).toEqual(texts);
  });

  it("has a starter that masks what is plain, also in parts, and passes what is not", () => {
    const starter = join(SCRIPT, "../../guards/pii/starter.py");
    const ask = (payload: object) => spawnSync(starter, { input: JSON.stringify(payload), encoding: "utf8" }).stdout;
    expect(ask({ notification: "call 13812345678." })).toContain("call [redacted].");
    expect(ask({ notification: "x", parts: ["ann@mail.org", "ok"] })).toBe('{"parts": ["[redacted]", "ok"]}\n');
    expect(ask({ notification: "v1.2.3, build 12345678901" })).toBe("");
    expect(readFileSync(starter, "utf8").split("\n").length).toBeLessThan(61);
  });
});
