import { spawnSync } from "node:child_process";
import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { EventInput, EventName } from "../../src/core/event.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { runMany } from "../support/many-runs.js";
import { askingSecrets } from "../support/secret-answers.js";
import { makeWorkbench, type } from "../support/workbench.js";
import { runAndCount } from "../support/worked.js";

const SCRIPT = join(import.meta.dirname, "../../extensions/shell_hooks/examples/block_secrets.py");
const FOLDER = join(import.meta.dirname, "../../extensions/shell_hooks/guards/secrets");

const one = (from: string): string => from.charAt(randomInt(from.length));
/** No word by chance, and of all kinds of characters: what is found is not a matter of luck. */
const random = (length: number, ...kinds: string[]): string => {
  const from = kinds.length > 0 ? kinds : ["ABCDEFGHJKLMNPQRSTUVWXYZ", "23456789", "abcdefghijkmnopqrstuvwxyz"];
  return Array.from({ length }, (_, at) => one(from[at % from.length] ?? "")).join("");
};
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
  const entries = events.map(
    (event) => `  - {event: ${event}, command: ${SCRIPT}${options}, files: [${FOLDER}], fail_closed: true}`,
  );
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

const secretAnswers = askingSecrets();

/** What it decides about messages, by the message. */
async function decisionsOn(...texts: string[]): Promise<[string, unknown][]> {
  const answers = await secretAnswers(texts.map((notification) => ({ event: "on_outbound_message", notification })));
  return answers.map(({ decision }, at) => [texts[at] ?? "", decision]);
}

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
    const fire = await guard(["on_outbound_message", "pre_tool_call", "transform_tool_result"], " --mask");
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

    const result = { stdout: `KEY=${token()}`, code: 0 };
    const shown = await fire("transform_tool_result", { tool_name: "bash", tool_result: result });
    expect(shown.rewrite).toEqual({ tool_result: { stdout: "KEY=[redacted]", code: 0 } });

    const [cut, replied] = await secretAnswers(
      [
        { event: "on_user_message", message: key.whole.split("-----END")[0] },
        { event: "on_response_end", response: `your key is ${token()}.` },
      ],
      "mask",
    );
    expect(JSON.stringify(cut?.message)).toContain("[redacted]");
    for (const line of key.lines) expect(JSON.stringify(cut)).not.toContain(line);
    expect(replied?.response).toBe("your key is [redacted].");
  });

  it.runIf(LONG_TESTS)("sees what another hook wrote into a call", async () => {
    const bench = makeWorkbench();
    const secret = token();
    const rewriter = bench.script(
      "rewrite.sh",
      `#!/bin/sh\ncat >/dev/null\necho '{"tool_input": {"command": "echo ${secret}"}}'\n`,
    );
    const entries = [
      `{event: pre_tool_call, command: ${SCRIPT}, files: [${FOLDER}], priority: 900}`,
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

describe("block_secrets.py by itself", async () => {
  it("finds a secret that a structure spells out: a key as label, a list of words or bytes, a name beside a value", async () => {
    // A test vector of BIP-39.
    const phrase = "legal winner thank year wave sausage worth useful legal winner thank yellow".split(" ");
    const blocked = { decision: "block" };
    const calls: [input: Record<string, unknown>, answer: object][] = [
      [{ wallet: { private_key: `0x${hex64()}` } }, blocked],
      [{ wallet: { tx_hash: `0x${hex64()}` } }, {}],
      [{ env: { DB_PASSWORD: `${random(12)}7` } }, blocked],
      [{ [token()]: "as a key" }, blocked],
      [{ words: phrase }, blocked],
    ];
    const answers = await secretAnswers(calls.map(([tool_input]) => ({ event: "pre_tool_call", tool_input })));
    for (const [at, [input, answer]] of calls.entries())
      expect([input, answers[at]]).toEqual([input, answer === blocked ? expect.objectContaining(blocked) : {}]);
    const [masked] = await secretAnswers([{ event: "pre_tool_call", tool_input: { words: phrase } }], "mask");
    expect(masked).toMatchObject({ tool_input: { words: phrase.map(() => "[redacted]") } });
  });

  it("speaks one language: that of the text around the secret, or of the bot's surroundings", () => {
    const header = `-----BEGIN OPENSSH PRIVATE${" "}KEY-----`;
    const english = "Looks like a secret: OpenSSH private key, in the message. Withheld.";
    const chinese = "在消息中发现疑似 OpenSSH 私钥，已拦截。";
    const noChinese = expect.stringMatching(/^[^\u3400-\u9fff]+$/);
    const out = (notification: string, more = {}) => ({ event: "on_outbound_message", notification, ...more });
    const call = (content: string) => ({ event: "pre_tool_call", tool_input: { content } });
    const cases: [payload: object, said: unknown, LANG?: string][] = [
      [out(header), english],
      [out(header, { parts: [header] }), english],
      [out(`给你：\n${header}`), chinese],
      [out(header), chinese, "zh_CN.UTF-8"],
      [out(`password=${random(9)}7!x`), noChinese],
      [out(token()), noChinese],
      [call(`数据库密码是 ${random(9)}7!`), "在 tool_input.content 中发现疑似密码，已拦截。"],
      [call(token()), "Looks like a secret: GitHub token, in tool_input.content. Withheld."],
      [
        { event: "post_tool_call", tool_result: `结果 ${token()}` },
        "在 tool_result 中发现疑似 GitHub 令牌，请勿复述、转发或写入文件。",
      ],
    ];
    const runs = cases.map(([payload, , LANG = "en_US.UTF-8"]) => ({
      ...{ input: JSON.stringify(payload), env: { ...process.env, LANG } },
    }));
    const said = runMany(SCRIPT, runs).map(({ stdout }) => {
      const reply = JSON.parse(stdout);
      return reply.reason ?? reply.context ?? reply.systemMessage;
    });
    expect(said).toEqual(cases.map(([, words]) => words));
  });

  it("takes a key that spells out the alphabet for a try, and documentation for documentation", async () => {
    const letters = "abcdefghijklmnopqrstuvwxyz";
    const noDigit = `AKIA${random(16, "BDGKMPTZ", "AEIOU")}`;
    const tries = [`sk-proj-${letters}0123456789ABCD`, `ghp_${letters}0123456789`, noDigit];
    const documented = [
      "AKIAIOSFODNN7EXAMPLE",
      "sk-proj-abcdefg",
      "OPENAI_API_KEY=sk-your-key-here",
      `sk-proj-${"x".repeat(48)}`,
    ];
    expect(await decisionsOn(...tries, ...documented)).toEqual([
      ...tries.map((text) => [text, "block"]),
      ...documented.map((text) => [text, undefined]),
    ]);
  });

  it("lets the nearest label decide over 64 hex digits", async () => {
    const [a, b] = [hex64(), hex64()];
    const decisions: [string, unknown][] = [
      [a, undefined],
      [`private key: ${a}`, "block"],
      [`tx of my wallet: 0x${a}`, undefined],
      [`I signed with my private key, the tx hash is 0x${a}`, undefined],
      [`tx ${a}, private key ${b}`, "block"],
      [`0x${a} 这是我的私钥`, "block"],
      [`私钥已经收好了。交易哈希：0x${a}`, undefined],
      [`My private key stays on the ledger; the deposit tx is 0x${a}`, undefined],
      [`I did not need the private key at all. tx hash: 0x${a}`, undefined],
      [`sha256 of the private key file (not the key!): ${a}`, undefined],
      [`只有地址，没有私钥：0x${a}`, undefined],
      [`public key of the private key we talked about: 04${a}${b}`, undefined],
      [`| file | sha256 |\n|---|---|\n| keystore.zip | ${a} |\n| 私钥导入教程.pdf | ${b} |`, undefined],
    ];
    expect(await decisionsOn(...decisions.map(([text]) => text))).toEqual(decisions);
  });

  it("finds a value wherever it is set, whatever it looks like: a dot in it, a slash before it, a command around it", async () => {
    const [password, key] = [`${random(9)}Ab7.c3${random(4)}`, `/x7Q${randomBytes(61).toString("base64")}`];
    const decisions: [string, unknown][] = [
      [`export SMTP_PASSWORD=${password}`, "block"],
      ["DB_PASSWORD='Maple2232.Harbor6'", "block"],
      [`os.environ['MYSQL_ROOT_PASSWORD'] = '${password}'`, "block"],
      [`process.env.JWT_SECRET ??= '${random(30)}4b'`, "block"],
      [`define('DB_PASSWORD', '${random(12)}4b');`, "block"],
      [`AZURE_STORAGE_KEY=${key}`, "block"],
      [`gh secret set JWT_SECRET --repo a/b --body "${hex64().slice(0, 32)}"`, "block"],
      [`stripe_key = ${random(24)}`, "block"],
      [`setenv("ACME_TOKEN", "${random(24)}")`, "block"],
      [`token - '${random(24)}'`, "block"],
      [`HEROKU_API_KEY=${randomUUID()}`, "block"],
      [`<acmeToken>${random(24)}</acmeToken>`, "block"],
      ["token: 0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9", undefined],
      [`publicKey: "${random(44)}"`, undefined],
      ["password: string; token?: string | undefined", undefined],
      [`password: $${"{DB_PASSWORD}"}\ntoken: $TOKEN`, undefined],
      ["PASS: resolvesThePasswordResetToken2", undefined],
      [`password:\n${random(12)}`, undefined],
      [`az keyvault secret set --vault-name kv --name DbPassword --value "${random(12)}4b"`, "block"],
      ["password = config.dbPassword2", undefined],
      ["password: this.base64Key", undefined],
      ["SSL_KEY=/etc/ssl/private/Server2024Key", undefined],
      ['gh secret set DB_PASSWORD --body "$DB_PASSWORD" --repo acme/Shop2Front', undefined],
      ["gh secret set AWS_REGION --body us-east-1", undefined],
      ['setValidator("password", "minLength8")', undefined],
      [`env:\n  - name: AWS_SECRET_ACCESS_KEY\n    value: "${random(40)}"`, "block"],
      [`avax_pk = PrivateKey-${random(50, "ABCDEFGHJKLMN", "23456789")}`, "block"],
      ["JWT_SECRET=\nMYSQL_PASSWORD=\nREDIS_PORT=6888", undefined],
      ['curl "https://api.telegram.org/bot<TOKEN>/getUpdates?offset=93078"', undefined],
      ["bot token 59378057:AA***** [REDACTED]", undefined],
      ["arn:aws:secretsmanager:eu-west-1:322662141693:secret:prod/db-of1j1H", undefined],
      ["gpg: using RSA key B49AE3D640938FE5938F50CA7BAEBEC3A6F6BA85", undefined],
      ["SECRET_KEY=\nDATABASE_URL=postgres://USER:PASSWORD@HOST:5432/DBNAME", undefined],
      ["TELEGRAM_TOKEN=123456:ABC-DEF1234ghIkl-zyx57W2v1u123ew11", undefined],
    ];
    expect(await decisionsOn(...decisions.map(([text]) => text))).toEqual(decisions);
  });

  it("needs no space between Chinese and a secret", async () => {
    const secrets = [
      `${random(10, "123456789")}:AA${random(33)}`,
      `${hex64().slice(0, 32)}-${hex64().slice(0, 8)}-${hex64().slice(0, 8)}`,
      `Bearer ${random(30)}4b`,
      `pw:${random(9)}4b!x`,
      token(),
    ];
    const texts = secrets.flatMap((secret) => [
      `内容是${secret}`,
      `内容是${secret}用完删掉`,
      `内容是${secret}（新的）`,
    ]);
    expect(await decisionsOn(...texts)).toEqual(texts.map((text) => [text, "block"]));
  });

  it("finds the private half of a validator's key file, not the public one", async () => {
    const half = (kind: string, bytes: number) =>
      `"${kind.toLowerCase()}_key": {"type": "tendermint/${kind}KeyEd25519", "value": "${randomBytes(bytes).toString("base64")}"}`;
    const open = `{${half("Pub", 32)}}`;
    const whole = `{${half("Pub", 32)}, ${half("Priv", 64)}}`;
    expect(await decisionsOn(open, whole)).toEqual([
      [open, undefined],
      [whole, "block"],
    ]);
  });

  it("finds a strong password later in a sentence about one, and nothing else there", async () => {
    const strong = `${random(6)}a!R4~${random(6)}`;
    const decisions: [string, unknown][] = [
      [`数据库密码换新的了，新的是：${strong}，旧的今晚失效`, "block"],
      [`Use this root password instead (valid till 2025-02-01): ${strong}`, "block"],
      ["The password must have 12 characters, e.g. Abcdef1!ghi2", undefined],
      ["The password reset mail has message id CAF3x9Kq2mPzL7vR", undefined],
      ["The user types the password, then presses Ctrl+Alt+F1a", undefined],
      ["密码错误，请求编号：aB3xK9mP2vQ7", undefined],
    ];
    expect(await decisionsOn(...decisions.map(([text]) => text))).toEqual(decisions);
  });

  it("finds a random value later in a sentence about a key, and nothing else there", async () => {
    const [value, digest] = [`${random(12)}aB3+x9Kq/${random(19)}`, hex64().slice(0, 32)];
    const decisions: [string, unknown][] = [
      [`my AWS secret access key, in case something happens to me: ${value}`, "block"],
      [`The Twilio auth token you gave me, ${digest}, returns forbidden`, "block"],
      [`客户把微信 AppSecret贴到工单里了：${digest}`, "block"],
      [`小程序要填 Secret Access Key，就是这个 ${value}`, "block"],
      [`The access key has expired. The build is ${digest}`, undefined],
      [`Rotated the API key, commit ${digest}`, undefined],
      [`The fingerprint of the private key is ${digest.match(/../g)?.join(":")}`, undefined],
      [`ssh key of Tom (public half): ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${value} deploy@ci`, undefined],
      [`add this deploy key: ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${value}`, undefined],
      [`github.com/acme/secretbox v1.7.0 h1:${value}=`, undefined],
    ];
    expect(await decisionsOn(...decisions.map(([text]) => text))).toEqual(decisions);
  });

  it("knows a labelled phrase of everyday characters by what stands between them", async () => {
    // Its checksum is right.
    const phrase = "無 解 力 發 色 料 為 他 決 氣 取 我";
    const decisions: [string, unknown][] = [
      [`助记词：${phrase}`, "block"],
      [
        `助记词 ${phrase
          .split(" ")
          .map((word, at) => `${at + 1}. ${word}`)
          .join(" ")}`,
        "block",
      ],
      [`助记词：${phrase.replace("我", "他")}`, undefined],
    ];
    expect(await decisionsOn(...decisions.map(([text]) => text))).toEqual(decisions);
  });

  it("masks only the secret of two values, the right one", async () => {
    const [hash, key] = [hex64(), hex64()];
    const payload = { event: "on_outbound_message", notification: `tx ${hash}, private key ${key}` };
    const [masked] = await secretAnswers([payload], "mask");
    expect(masked?.notification).toBe(`tx ${hash}, private key [redacted]`);
  });

  it("fails with no verdict and no word of the payload when it cannot read it", () => {
    const secret = token();
    const inputs = [`{"event": "${secret}`, `["${secret}"]`, "", Buffer.from([0xff, 0xfe, 0x00])];
    const [mistyped, ...ends] = runMany(SCRIPT, [
      { input: "{}", options: ["--maks"] },
      ...inputs.map((input) => ({ input })),
    ]);
    expect(mistyped?.status).toBe(1);
    for (const { status, stdout, stderr } of ends) {
      expect(status).toBe(1);
      expect(stdout).toBe("");
      expect(stderr.split("\n")).toHaveLength(2);
      expect(stderr).not.toContain(secret.slice(4));
    }
    expect(ends).toHaveLength(inputs.length);
  });

  it("reads a large payload, and finds the secret at its end", () => {
    const filler = "The quick brown fox jumps over the lazy dog, and the build is green again.\n".repeat(
      LONG_TESTS ? 14_000 : 1_500,
    );
    const input = JSON.stringify({ event: "on_outbound_message", notification: filler + token() });
    const { stdout, workedMs } = runAndCount(["python3", SCRIPT], input);
    expect(JSON.parse(stdout)).toMatchObject({ decision: "block" });
    expect(workedMs).toBeLessThan(5_000);
  });

  it("names the row or line behind each finding, and nothing of the secret", () => {
    const secret = token();
    const { status, stdout } = run(`a ${secret} and password = "Maple2232.Harbor6"`, "--explain");
    expect(status).toBe(2);
    expect(stdout).toMatch(/^2-42 GitHub token {2}<- tokens\.txt:\d+ \(ghp\|/);
    expect(stdout).toMatch(/ password {2}<- named\.py: names\.txt:\d+\n$/);
    expect(stdout).not.toContain(secret.slice(4, 14));
    expect(run("", "--help").stdout).toContain("fail_closed: true");
  });

  it("agrees with the checksums of Node's crypto", async () => {
    const payload = Buffer.concat([Buffer.from([0x80]), randomBytes(32), Buffer.from([1])]);
    const sha = (data: Buffer) => createHash("sha256").update(data).digest();
    const whole = Buffer.concat([payload, sha(sha(payload)).subarray(0, 4)]);
    let number = BigInt(`0x${whole.toString("hex")}`);
    let wif = "";
    for (; number > 0n; number /= 58n)
      wif = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"[Number(number % 58n)] + wif;
    const wrong = `${wif.slice(0, -1)}${wif.endsWith("a") ? "b" : "a"}`;
    expect(await decisionsOn(wif, wrong)).toEqual([
      [wif, "block"],
      [wrong, undefined],
    ]);
  });
});
