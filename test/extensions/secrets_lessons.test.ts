import { createHmac, generateKeyPairSync, randomBytes, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { askingSecrets } from "../support/secret-answers.js";

const ask = askingSecrets();
const url = (value: object | Buffer): string =>
  (Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))).toString("base64url");
const soon = Math.floor(Date.now() / 1000) + 3600;

/** A web token with these claims, signed with this key. */
function signed(claims: object, key: string | Buffer = randomBytes(32)): string {
  const body = `${url({ alg: "HS256", typ: "JWT" })}.${url(claims)}`;
  return `${body}.${url(createHmac("sha256", key).update(body).digest())}`;
}

const [first = "", ...lines] = generateKeyPairSync("rsa", { modulusLength: 1024 })
  .privateKey.export({ type: "pkcs1", format: "pem" })
  .toString()
  .trim()
  .split("\n");

/** The texts that it blocks. */
async function blocked(texts: string[]): Promise<string[]> {
  const answers = await ask(texts.map((notification) => ({ event: "on_outbound_message", notification })));
  return texts.filter((_, at) => answers[at]?.decision === "block");
}

describe("block_secrets.py on what a lesson shows", () => {
  it("lets a web token pass that opens nothing, and stops one that may", async () => {
    const [claims, ran] = [
      { sub: "u-81724", role: "ops", exp: soon },
      { sub: "u-81724", role: "ops", exp: 1627310683 },
    ];
    const live = [signed(claims), `verify("${signed(claims)}", "another")`];
    const lessons = [
      signed(ran),
      `jwt.sign(claims, 'moonlight') // ${signed(claims, "moonlight")}`,
      `It prints ${signed(claims, "secret")}`,
      signed({ id: 89 }),
      `curl -d "title=One&access_token=${url({ alg: "HS256", typ: "JWT" })}"`,
    ];
    expect(await blocked([...live, ...lessons])).toEqual(live);
  });

  it("lets a key file pass of which the first line stands for the rest, and stops one that was cut off", async () => {
    const cut = [first, ...lines.slice(0, 6)].join("\n");
    const shown = [first, lines[0], " :", lines.at(-1), "", "Put yours there."].join("\n");
    expect(await blocked([cut, shown])).toEqual([cut]);
  });

  it("takes letters or digits in order, an escaped word and a publishable key for no value", async () => {
    const texts = [
      "PAPERTRAIL_TOKEN=abc123def456ghi789",
      '"password": "p\\u00c5ncil", "pass": "p\\u00e8ssword"',
      "https://user:pass%5B%7F@foo/bar",
      `FINANCE_SERVICE_TOKEN=pk_${randomBytes(16).toString("hex")}`,
    ];
    const live = ['"password": "T7\\u0021kx9Qm#2v"', "postgres://app:Xk9%2Fq8Lm4%40Zr@db.corp.io/app"];
    expect(await blocked([...live, ...texts])).toEqual(live);
  });

  it("takes a short word between hyphens for part of a long random value", async () => {
    const part = () => randomBytes(24).toString("hex").toUpperCase().slice(0, 40);
    const value = `pypi-AgEIcHlwaS5vcmcCJ${part()}-my-${part()}${part()}`;
    expect(await blocked([value, "TOKEN=my-own-token-goes-here"])).toEqual([value]);
  });

  it("finds a token of no known service behind a prefix with a version in it", async () => {
    const value = `k2sk_v1_${randomBytes(24).toString("base64url").replace(/[-_]/g, "x")}`;
    expect(await blocked([`the key is ${value}`, "see schema_v1_ConfigurationOptionsList"])).toEqual([
      `the key is ${value}`,
    ]);
  });

  it("takes an id in a path and a file's name for no key", async () => {
    const id = randomUUID();
    const texts = [
      `url: https://api.scaleway.com/instance/v1/zones/fr-par-1/servers/${id}/user_data`,
      `"S3Key": "${randomBytes(32).toString("hex")}.zip"`,
    ];
    expect(await blocked([...texts, `export SCALEWAY_API_KEY=${id}`])).toEqual([`export SCALEWAY_API_KEY=${id}`]);
  });

  it("takes a substitution, a module's digest or an increment for no value", async () => {
    const digest = randomBytes(32).toString("base64");
    const texts = [
      "First pass : s/Gtk2/Gtk3/, obvious functions",
      `example.com/vendor/pkcs11key/v4 v4.0.0/go.mod h1:${digest}`,
      "const pendingPromiseKey = ++nextAsyncValidationKey;",
      `heroku authorizations:revoke 105a7bfa-34c3-476e-873a-b1ac3fdc12fb`,
    ];
    expect(await blocked(texts)).toEqual([]);
  });
});

describe("block_secrets.py on values as people write them down", () => {
  it("finds a short jumbled password in a bracket, a sentence, a pair and after an option", async () => {
    const texts = [
      "deploy@10.1.2.3(pw:hT4qZb9R)",
      "pwd of the printer is hT4qZb9R",
      "Password:printer/hT4qZb9R",
      "PASS - hT4qZb9R",
      "gpg --passphrase hT4qZb9RxW2 --decrypt x.gpg",
      "Session Token AIhq5Xyb1Gga9Q7",
      "Authentication key: AIhq5Xyb1Gga9Q7",
    ];
    const others = [
      "password for Windows11Pro",
      "the token Base64Url",
      "Press any key: Ctrl2Left",
      "pass (Version2Beta)",
    ];
    expect(await blocked([...texts, ...others])).toEqual(texts);
  });

  it("finds a value behind words of its own, and one inside an element's braces", async () => {
    const value = "kaFuWw8WvY7yn1d9yYiP8gokwqjV0Swt";
    const texts = [`BRANCH_KEY=key_live_${value}`, `<id>ci</id>\n<secret>{shodan AQAAABAAA ${value}}</secret>`];
    expect(await blocked([...texts, "BRANCH_KEY=key_live_your_own_branch_key_goes_here"])).toEqual(texts);
  });

  it("finds what a setting falls back on, unless a person made it up", async () => {
    const value = "kaFuWw8WvY7yn1d9yYiP8gokwqjV0Swt";
    const texts = [
      `const key = process.env.ACCOUNT_KEY || "${value}";`,
      `token = os.getenv("BOT_TOKEN") or '${value}'`,
    ];
    const others = [
      'password: process.env.DB_PASSWORD || "Passw0rd!x"',
      "const key = process.env.ACCOUNT_KEY || fallback;",
    ];
    expect(await blocked([...texts, ...others])).toEqual(texts);
  });

  it("finds a login of Bundler's, and takes a counting UUID and an address without its signature for none", async () => {
    const [user, password] = [randomBytes(4).toString("hex"), randomBytes(4).toString("hex")];
    const texts = [`BUNDLE_GEMS__CONTRIBSYS__COM: "${user}:${password}"`];
    const others = [
      '"example": "HRKU-01234567-89ab-cdef-0123-456789abcdef",',
      "aeg-sas-token: r=https%3a%2f%2ftopic.eventgrid.azure.net%2fapi&e=6%2f15%2f2017&s=XXXXXXXXXXXXX%2fBPjdDLOrc6THPy3tDcGHw1zP4OajQ%3d",
    ];
    expect(await blocked([...texts, ...others])).toEqual(texts);
  });
});
