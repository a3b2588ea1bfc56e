import { execFileSync, spawnSync } from "node:child_process";
import { createHash, randomBytes, randomInt } from "node:crypto";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { EventInput, EventName } from "../../src/core/event.js";
import { makeWorkbench, type } from "../support/workbench.js";
import { runAndCount } from "../support/worked.js";

const SCRIPT = join(import.meta.dirname, "../../extensions/shell_hooks/examples/block_secrets.py");
const MEASURE = join(import.meta.dirname, "block_secrets/measure.py");

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const random = (length: number, from = LETTERS): string =>
  Array.from({ length }, () => from[randomInt(from.length)]).join("");
const token = (): string => `ghp${"_"}${random(36)}`;
const hex64 = (): string => randomBytes(32).toString("hex");

function privateKey(): { whole: string; lines: string[] } {
  const lines = Array.from({ length: 8 }, () => randomBytes(48).toString("base64"));
  const mark = (word: string): string => `-----${word} OPENSSH PRIVATE${" "}KEY-----`;
  return { whole: [mark("BEGIN"), ...lines, mark("END")].join("\n"), lines };
}

/** The script in force at events, approved as a person would. */
async function guard(events: EventName[], options = "") {
  const bench = makeWorkbench();
  const entries = events.map((event) => `  - {event: ${event}, command: ${SCRIPT}${options}, fail_closed: true}`);
  bench.propose(`hooks:\n${entries.join("\n")}\n`);
  const hooks = await bench.open();
  const { text = "" } = await type(hooks, "/hooks list");
  for (const [, id] of text.matchAll(/NOT approved \[(\w{4})\]/g)) await type(hooks, `/hooks approve ${id}`);
  await type(hooks, "/hooks on");
  return <E extends EventName>(event: E, input: EventInput<E>) => hooks.fire(event, input);
}

/** The script by itself, on bytes. */
const run = (input: string | Buffer, ...options: string[]) =>
  spawnSync("python3", [SCRIPT, ...options], { input, encoding: "utf8", maxBuffer: 1e8 });

const answerTo = (payload: Record<string, unknown>, ...options: string[]): Record<string, unknown> => {
  const { stdout, status } = run(JSON.stringify(payload), ...options);
  expect(status).toBe(0);
  return stdout === "" ? {} : (JSON.parse(stdout) as Record<string, unknown>);
};

describe("block_secrets.py in the engine", () => {
  it("blocks a message and a tool call, says kind and place, and repeats nothing of the secret", async () => {
    const fire = await guard(["on_outbound_message", "pre_tool_call"]);
    const secret = token();

    const message = await fire("on_outbound_message", { notification: `here it is: ${secret}` });
    expect(message).toMatchObject({ verdict: "block" });
    expect(message.reason).toBe("Looks like a secret: GitHub token, in the message. Withheld.");
    expect(JSON.stringify(message)).not.toContain(secret.slice(4, 14));

    const call = await fire("pre_tool_call", {
      tool_name: "write_file",
      tool_input: { file_path: "a.txt", edits: [{ content: privateKey().whole }] },
    });
    expect(call).toMatchObject({ verdict: "block" });
    expect(call.reason).toContain("OpenSSH private key, in tool_input.edits[0].content");

    const quiet = `tx 0x${hex64()} and commit ${hex64().slice(0, 40)}`;
    expect(await fire("on_outbound_message", { notification: quiet })).toMatchObject({ verdict: "continue" });
    expect(await fire("pre_tool_call", { tool_input: { command: "git push" } })).toMatchObject({ verdict: "continue" });
  });

  it("warns the person inbound and tells the agent about a result, blocking neither", async () => {
    const fire = await guard(["on_user_message", "transform_tool_result", "post_tool_call"]);
    const secret = token();

    const heard = await fire("on_user_message", { message: `我的密钥 ${secret}` });
    expect(heard).toMatchObject({ verdict: "continue" });
    expect(JSON.stringify(heard.notes)).toContain("⚠ 在消息中发现疑似 GitHub 令牌，请删除该消息并更换。");

    for (const event of ["transform_tool_result", "post_tool_call"] as const) {
      const seen = await fire(event, { tool_name: "bash", tool_result: { stdout: [`TOKEN=${secret}`] } });
      expect(seen.verdict).toBe("continue");
      expect(JSON.stringify(seen.context)).toContain("in tool_result.stdout[0]");
      expect(JSON.stringify(seen)).not.toContain(secret.slice(4, 14));
    }
  });

  it("masks the whole secret with --mask, also in parts and in a reply", async () => {
    const fire = await guard(["on_outbound_message", "pre_tool_call", "on_user_message", "on_response_end"], " --mask");
    const key = privateKey();

    const sent = await fire("on_outbound_message", {
      notification: `before\n${key.whole}\nafter`,
      parts: ["before", key.whole, "after"],
    });
    expect(sent).toMatchObject({ verdict: "continue" });
    expect(sent.rewrite).toEqual({
      notification: "before\n[redacted]\nafter",
      parts: ["before", "[redacted]", "after"],
    });

    const pair = [`AKIA${random(16, "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")}`, random(40)];
    const called = await fire("pre_tool_call", { tool_input: { command: `deploy ${pair.join(" ")}`, region: "eu" } });
    expect(called.rewrite).toEqual({ tool_input: { command: "deploy [redacted] [redacted]", region: "eu" } });

    const cut = await fire("on_user_message", { message: `${key.whole.split("-----END")[0]}` });
    expect(JSON.stringify(cut.rewrite)).toContain("[redacted]");
    for (const line of key.lines) expect(JSON.stringify(cut.rewrite)).not.toContain(line);

    const replied = await fire("on_response_end", { response: `your key is ${token()}.` });
    expect(replied.rewrite).toEqual({ response: "your key is [redacted]." });
  });

  it("sees what another hook wrote into a call", async () => {
    const bench = makeWorkbench();
    const secret = token();
    const rewriter = bench.script(
      "rewrite.sh",
      `#!/bin/sh\ncat >/dev/null\necho '{"tool_input": {"command": "echo ${secret}"}}'\n`,
    );
    const entries = [
      `{event: pre_tool_call, command: ${SCRIPT}, priority: 900}`,
      `{event: pre_tool_call, command: ${rewriter}}`,
    ];
    bench.propose(`hooks:\n${entries.map((entry) => `  - ${entry}`).join("\n")}\n`);
    const hooks = await bench.open();
    const { text = "" } = await type(hooks, "/hooks list");
    for (const [, id] of text.matchAll(/NOT approved \[(\w{4})\]/g)) await type(hooks, `/hooks approve ${id}`);
    await type(hooks, "/hooks on");
    expect(await hooks.fire("pre_tool_call", { tool_input: { command: "ls" } })).toMatchObject({ verdict: "block" });
  });
});

describe("block_secrets.py by itself", () => {
  it("finds a secret that a structure spells out: a key as label, a list of words or bytes, a name beside a value", () => {
    const call = (tool_input: unknown) => answerTo({ event: "pre_tool_call", tool_input });
    expect(call({ wallet: { private_key: `0x${hex64()}` } })).toMatchObject({ decision: "block" });
    expect(call({ wallet: { tx_hash: `0x${hex64()}` } })).toEqual({});
    expect(call({ env: { DB_PASSWORD: `${random(12)}7` } })).toMatchObject({ decision: "block" });
    expect(call({ [token()]: "as a key" })).toMatchObject({ decision: "block" });
    // A test vector of BIP-39.
    const phrase = "legal winner thank year wave sausage worth useful legal winner thank yellow".split(" ");
    expect(call({ words: phrase })).toMatchObject({ decision: "block" });
    expect(answerTo({ event: "pre_tool_call", tool_input: { words: phrase } }, "--mask")).toMatchObject({
      tool_input: { words: phrase.map(() => "[redacted]") },
    });
  });

  it("speaks one language: that of the text around the secret, or of the bot's surroundings", () => {
    const header = `-----BEGIN OPENSSH PRIVATE${" "}KEY-----`;
    const said = (event: string, fields: object, LANG = "en_US.UTF-8"): string => {
      const env = { ...process.env, LANG };
      const input = JSON.stringify({ event, ...fields });
      const reply = JSON.parse(spawnSync("python3", [SCRIPT], { input, encoding: "utf8", env }).stdout);
      return reply.reason ?? reply.context ?? reply.systemMessage;
    };
    const out = (notification: string, more = {}) => said("on_outbound_message", { notification, ...more });
    expect(out(header)).toBe("Looks like a secret: OpenSSH private key, in the message. Withheld.");
    expect(out(header, { parts: [header] })).toBe(out(header));
    expect(out(`给你：\n${header}`)).toBe("在消息中发现疑似 OpenSSH 私钥，已拦截。");
    expect(said("on_outbound_message", { notification: header }, "zh_CN.UTF-8")).toBe(
      "在消息中发现疑似 OpenSSH 私钥，已拦截。",
    );
    for (const text of [`password=${random(9)}7!x`, token()]) expect(out(text)).not.toMatch(/[\u3400-\u9fff]/);
    const call = (content: string) => said("pre_tool_call", { tool_input: { content } });
    expect(call(`数据库密码是 ${random(9)}7!`)).toBe("在 tool_input.content 中发现疑似密码，已拦截。");
    expect(call(token())).toBe("Looks like a secret: GitHub token, in tool_input.content. Withheld.");
    expect(said("post_tool_call", { tool_result: `结果 ${token()}` })).toBe(
      "在 tool_result 中发现疑似 GitHub 令牌，请勿复述、转发或写入文件。",
    );
  });

  it("takes a key that spells out the alphabet for a try, and documentation for documentation", () => {
    const says = (text: string) => answerTo({ event: "on_outbound_message", notification: text }).decision;
    const letters = "abcdefghijklmnopqrstuvwxyz";
    expect(says(`sk-proj-${letters}0123456789ABCD`)).toBe("block");
    expect(says(`sk-proj-${letters}${letters.slice(0, 14)}`)).toBe("block");
    expect(says(`ghp_${letters}0123456789`)).toBe("block");
    for (const text of [
      "AKIAIOSFODNN7EXAMPLE",
      "sk-proj-abcdefg",
      "OPENAI_API_KEY=sk-your-key-here",
      `sk-proj-${"x".repeat(48)}`,
    ])
      expect(says(text), text).toBeUndefined();
  });

  it("lets the nearest label decide over 64 hex digits", () => {
    const says = (text: string) => answerTo({ event: "on_outbound_message", notification: text }).decision;
    const [a, b] = [hex64(), hex64()];
    expect(says(a)).toBeUndefined();
    expect(says(`private key: ${a}`)).toBe("block");
    expect(says(`tx of my wallet: 0x${a}`)).toBeUndefined();
    expect(says(`I signed with my private key, the tx hash is 0x${a}`)).toBeUndefined();
    expect(says(`tx ${a}, private key ${b}`)).toBe("block");
    expect(says(`0x${a} 这是我的私钥`)).toBe("block");
    expect(says(`私钥已经收好了。交易哈希：0x${a}`)).toBeUndefined();
  });

  it("masks only the secret of two values, the right one", () => {
    const [hash, key] = [hex64(), hex64()];
    const { notification } = answerTo(
      { event: "on_outbound_message", notification: `tx ${hash}, private key ${key}` },
      "--mask",
    );
    expect(notification).toBe(`tx ${hash}, private key [redacted]`);
  });

  it("fails with no verdict and no word of the payload when it cannot read it", () => {
    const secret = token();
    for (const input of [`{"event": "${secret}`, `["${secret}"]`, "", Buffer.from([0xff, 0xfe, 0x00])]) {
      const { status, stdout, stderr } = run(input);
      expect(status).toBe(1);
      expect(stdout).toBe("");
      expect(stderr.split("\n")).toHaveLength(2);
      expect(stderr).not.toContain(secret.slice(4));
    }
    expect(run("{}", "--maks").status).toBe(1);
  });

  it("reads a payload of a megabyte, and finds the secret at its end", () => {
    const filler = "The quick brown fox jumps over the lazy dog, and the build is green again.\n".repeat(14_000);
    const input = JSON.stringify({ event: "on_outbound_message", notification: filler + token() });
    const { stdout, workedMs } = runAndCount(["python3", SCRIPT], input);
    expect(JSON.parse(stdout)).toMatchObject({ decision: "block" });
    expect(workedMs).toBeLessThan(5_000);
  });

  it("passes its own test, and explains itself", () => {
    const { status, stdout } = run("", "--selftest");
    expect(stdout).not.toContain("FAIL");
    expect(status).toBe(0);
    expect(run("", "--help").stdout).toContain("fail_closed: true");
  });

  it("agrees with the checksums of Node's crypto", () => {
    const payload = Buffer.concat([Buffer.from([0x80]), randomBytes(32), Buffer.from([1])]);
    const sha = (data: Buffer) => createHash("sha256").update(data).digest();
    const whole = Buffer.concat([payload, sha(sha(payload)).subarray(0, 4)]);
    let number = BigInt(`0x${whole.toString("hex")}`);
    let wif = "";
    for (; number > 0n; number /= 58n)
      wif = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"[Number(number % 58n)] + wif;
    const says = (text: string) => answerTo({ event: "on_outbound_message", notification: text }).decision;
    expect(says(wif)).toBe("block");
    expect(says(`${wif.slice(0, -1)}${wif.endsWith("a") ? "b" : "a"}`)).toBeUndefined();
  });
});

describe.runIf(process.env.LONG_TESTS)("block_secrets.py on a corpus", () => {
  const measured = (corpus: string, each: number) => {
    const options = ["--corpus", corpus, "--each", String(each), "--seed", "7", "--json"];
    return JSON.parse(execFileSync("python3", [MEASURE, ...options], { encoding: "utf8" })) as Record<string, number>;
  };

  it.each(["corpus", "unseen"])("keeps its targets on %s", { timeout: 30_000 }, (corpus) => {
    const { plain, disguised, alarms, left_over, texts } = measured(corpus, 10);
    expect(texts).toBeGreaterThan(600);
    expect(plain).toBeGreaterThanOrEqual(0.98);
    expect(disguised).toBeGreaterThanOrEqual(0.9);
    expect(alarms).toBeLessThanOrEqual(0.005);
    expect(left_over).toBe(0);
  });
});
