import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  canonicalAddress,
  checkHookUrl,
  type HostResolver,
  isAllowedAddress,
} from "../../../src/transports/http/public-address.js";
import { anyText } from "../../support/any-text.js";
import { rows, samples } from "../../support/long-tests.js";
import { growthByEight, NO_LONGER_LINEAR } from "../../support/worked.js";

const CLOSED = { env: {} };
const LOCAL = { env: { CHAT_HOOKS_HTTP_ALLOW_LOCAL: "1" } };

const neverAsked: HostResolver = (host) => {
  throw new Error(`DNS was asked for ${host}`);
};
const answering = (...addresses: string[]): { resolve: HostResolver; env: Record<string, string> } => ({
  resolve: async () => addresses,
  env: {},
});

const METADATA = [
  "169.254.169.254",
  "168.63.129.16",
  "100.100.100.200",
  "192.0.0.192",
  "[fd00:ec2::254]",
  "[fd00:ec2::23]",
  "[fd20:ce::254]",
  "[::ffff:169.254.169.254]",
  "[::ffff:168.63.129.16]",
  "0xa9fea9fe",
  "2852039166",
];

const LOCALS: [host: string, range: string][] = [
  ["127.0.0.1", "loopback"],
  ["127.255.255.254", "loopback"],
  ["127.0.0.1.", "loopback"],
  ["127.1", "loopback"],
  ["0x7f.1", "loopback"],
  ["0177.0.0.1", "loopback"],
  ["2130706433", "loopback"],
  ["0x7f000001", "loopback"],
  ["017700000001", "loopback"],
  ["%31%32%37.0.0.1", "loopback"],
  ["127。0。0。1", "loopback"],
  ["①②⑦.0.0.1", "loopback"],
  ["[::1]", "loopback"],
  ["[0:0:0:0:0:0:0:1]", "loopback"],
  ["[::ffff:127.0.0.1]", "loopback"],
  ["[::FFFF:7F00:1]", "loopback"],
  ["localhost", "loopback"],
  ["LOCALHOST", "loopback"],
  ["localhost.", "loopback"],
  ["api.localhost", "loopback"],
  ["a.b.localhost.", "loopback"],
  ["ｌocalhost", "loopback"],
  ["10.0.0.1", "private"],
  ["10.1", "private"],
  ["172.16.0.1", "private"],
  ["172.31.255.255", "private"],
  ["192.168.1.1", "private"],
  ["[::ffff:192.168.1.1]", "private"],
  ["[fc00::1]", "uniqueLocal"],
  ["[fdff:ffff::1]", "uniqueLocal"],
  ["100.64.0.1", "carrierGradeNat"],
  ["100.127.255.255", "carrierGradeNat"],
];

const NEVER: [host: string, range: string][] = [
  ["0.0.0.0", "unspecified"],
  ["0", "unspecified"],
  ["0.1.2.3", "unspecified"],
  ["[::]", "unspecified"],
  ["169.254.0.1", "linkLocal"],
  ["[fe80::1]", "linkLocal"],
  ["[febf::1]", "linkLocal"],
  ["[::ffff:169.254.1.1]", "linkLocal"],
  ["224.0.0.1", "multicast"],
  ["239.255.255.250", "multicast"],
  ["[ff02::1]", "multicast"],
  ["255.255.255.255", "broadcast"],
  ["240.0.0.1", "reserved"],
  ["192.0.0.1", "reserved"],
  ["192.0.2.1", "reserved"],
  ["192.88.99.1", "reserved"],
  ["198.18.0.1", "reserved"],
  ["198.51.100.1", "reserved"],
  ["203.0.113.1", "reserved"],
  ["[::7f00:1]", "reserved"],
  ["[::8.8.8.8]", "reserved"],
  ["[64:ff9b::7f00:1]", "rfc6052"],
  ["[64:ff9b:1::1]", "rfc6052"],
  ["[100::1]", "discard"],
  ["[100:0:0:1::1]", "reserved"],
  ["[2001::1]", "teredo"],
  ["[2001:db8::1]", "reserved"],
  ["[2002:7f00:1::]", "6to4"],
  ["[3fff::1]", "reserved"],
  ["[fec0::1]", "deprecatedSiteLocal"],
  ["[4000::1]", "reserved"],
  ["[1fff::1]", "reserved"],
  ["[8000::1]", "reserved"],
];

const PUBLIC: [host: string, address: string][] = [
  ["8.8.8.8", "8.8.8.8"],
  ["8.8.8.8.", "8.8.8.8"],
  ["134744072", "8.8.8.8"],
  ["0x8.0x8.2056", "8.8.8.8"],
  ["[::ffff:8.8.8.8]", "8.8.8.8"],
  ["1.1.1.1", "1.1.1.1"],
  ["172.15.255.255", "172.15.255.255"],
  ["172.32.0.0", "172.32.0.0"],
  ["100.63.255.255", "100.63.255.255"],
  ["100.128.0.0", "100.128.0.0"],
  ["169.253.255.255", "169.253.255.255"],
  ["168.63.129.15", "168.63.129.15"],
  ["223.255.255.255", "223.255.255.255"],
  ["[2606:4700::1111]", "2606:4700::1111"],
  ["[2606:4700:0:0:0:0:0:1111]", "2606:4700::1111"],
];

describe("an address written in the URL", () => {
  test.each(PUBLIC)("http://%s is public and may be called", async (host, address) => {
    expect(await checkHookUrl(`http://${host}/hook`, { ...CLOSED, resolve: neverAsked })).toEqual({
      ok: true,
      addresses: [address],
    });
  });

  test.each([...LOCALS, ...NEVER])("http://%s is refused as %s", async (host, range) => {
    expect(await checkHookUrl(`http://${host}/hook`, { ...CLOSED, resolve: neverAsked })).toMatchObject({
      ok: false,
      why: "not-public",
      range,
    });
  });

  test("the refusal names the host and the address it stands for", async () => {
    expect(await checkHookUrl("https://[::ffff:10.0.0.1]/", CLOSED)).toEqual({
      ok: false,
      why: "not-public",
      host: "[::ffff:a00:1]",
      address: "10.0.0.1",
      range: "private",
    });
  });
});

describe("the switch for local addresses", () => {
  test.each(LOCALS)("permits http://%s (%s)", async (host) => {
    expect(await checkHookUrl(`http://${host}:8080/`, { ...LOCAL, resolve: neverAsked })).toMatchObject({ ok: true });
  });

  test.each(NEVER)("does not permit http://%s (%s)", async (host, range) => {
    expect(await checkHookUrl(`http://${host}/`, LOCAL)).toMatchObject({ ok: false, why: "not-public", range });
  });

  test.each(METADATA)("does not permit the metadata address %s", async (host) => {
    const refusal = { ok: false, why: "not-public", range: "metadata" };
    expect(await checkHookUrl(`http://${host}/`, LOCAL)).toMatchObject(refusal);
    expect(await checkHookUrl(`http://${host}/`, CLOSED)).toMatchObject(refusal);
  });

  test("makes localhost, in any spelling, the two loopback addresses", async () => {
    for (const host of ["localhost", "LocalHost.", "api.localhost", "api.localhost."]) {
      expect(await checkHookUrl(`http://${host}/`, { ...LOCAL, resolve: neverAsked })).toEqual({
        ok: true,
        addresses: ["127.0.0.1", "::1"],
      });
    }
  });

  test.each(["0", "true", "", "yes", " 1"])("is off when it says %j", async (value) => {
    const env = { CHAT_HOOKS_HTTP_ALLOW_LOCAL: value };
    expect(await checkHookUrl("http://127.0.0.1/", { env })).toMatchObject({ ok: false, range: "loopback" });
  });

  test.each(["CHAT_HOOKS_HTTP_ALLOW_LOCAL", "STARCHILD_SHELL_HOOKS_HTTP_ALLOW_LOCAL"])(
    "is read from the process's environment where none is given: %s",
    async (name) => {
      onTestFinished(() => void vi.unstubAllEnvs());
      vi.stubEnv(name, "1");
      expect(await checkHookUrl("http://127.0.0.1/")).toMatchObject({ ok: true });
      vi.stubEnv(name, undefined);
      expect(await checkHookUrl("http://127.0.0.1/")).toMatchObject({ ok: false, range: "loopback" });
    },
  );
});

describe("a name", () => {
  const url = "https://guard.example.com/hook";

  test("with public answers only may be called at each of them, once", async () => {
    expect(await checkHookUrl(url, answering("8.8.8.8", "2606:4700:0::1111", "::ffff:8.8.8.8"))).toEqual({
      ok: true,
      addresses: ["8.8.8.8", "2606:4700::1111"],
    });
  });

  test.each([
    ["127.0.0.1", "127.0.0.1", "loopback"],
    ["::1", "::1", "loopback"],
    ["::ffff:10.0.0.1", "10.0.0.1", "private"],
    ["::8.8.8.8", "::808:808", "reserved"],
    ["fe80::1%eth0", "fe80::1%eth0", "linkLocal"],
    ["fe80::1%eth-0.5", "fe80::1%eth-0.5", "linkLocal"],
    ["2606:4700::1%eth0", "2606:4700::1%eth0", "linkLocal"],
    ["169.254.169.254", "169.254.169.254", "metadata"],
    ["0x7f.1", "0x7f.1", "invalid"],
    ["example.com", "example.com", "invalid"],
    ["", "", "invalid"],
  ])("with the answer %s among good ones is refused, and the refusal names it", async (answer, address, range) => {
    const refusal = { ok: false, why: "not-public", host: "guard.example.com", address, range };
    expect(await checkHookUrl(url, answering("8.8.8.8", answer, "1.1.1.1"))).toEqual(refusal);
    expect(await checkHookUrl(url, answering(answer))).toEqual(refusal);
  });

  test("without an answer, or whose lookup fails, is unresolved", async () => {
    const unresolved = { ok: false, why: "unresolved", host: "guard.example.com" };
    expect(await checkHookUrl(url, answering())).toEqual(unresolved);
    expect(await checkHookUrl(url, { ...CLOSED, resolve: neverAsked })).toEqual(unresolved);
    expect(await checkHookUrl(url, { ...CLOSED, resolve: () => Promise.reject(new Error("SERVFAIL")) })).toEqual(
      unresolved,
    );
  });

  test.each([undefined, null, "8.8.8.8", { 0: "8.8.8.8" }, [["8.8.8.8"]], [Symbol("8.8.8.8")], [8]])(
    "whose resolver answers nonsense (%o) is unresolved",
    async (nonsense) => {
      const resolve = (async () => nonsense) as unknown as HostResolver;
      expect(await checkHookUrl(url, { ...CLOSED, resolve })).toMatchObject({ ok: false, why: "unresolved" });
    },
  );

  test("is looked up again at every check", async () => {
    const answers = [["8.8.8.8"], ["127.0.0.1"]];
    const options = { env: {}, resolve: async () => answers.shift() ?? [] };
    expect(await checkHookUrl(url, options)).toMatchObject({ ok: true });
    expect(await checkHookUrl(url, options)).toMatchObject({ ok: false, range: "loopback" });
  });

  test("that only looks like localhost is looked up like any other", async () => {
    for (const host of ["notlocalhost", "localhost.example.com", "127.0.0.1.example.com"]) {
      expect(await checkHookUrl(`http://${host}/`, answering("8.8.8.8"))).toMatchObject({ ok: true });
    }
  });

  test("in the credentials does not count, the host does", async () => {
    const options = { ...CLOSED, resolve: neverAsked };
    for (const trick of ["http://8.8.8.8@127.0.0.1/", "http://8.8.8.8:80@[::1]/"]) {
      expect(await checkHookUrl(trick, options)).toMatchObject({ ok: false, range: "loopback" });
    }
  });
});

describe("what is no http URL", () => {
  test.each(["file", "ftp", "ws", "data", "javascript", "gopher", "unix"])("%s: is refused by name", async (scheme) => {
    expect(await checkHookUrl(`${scheme}://8.8.8.8/x`, CLOSED)).toEqual({ ok: false, why: "not-http", scheme });
  });

  test.each([
    "",
    " ",
    "guard.example.com/hook",
    "http://",
    "http:///",
    "http://[::1",
    "http://1.2.3.256/",
    "//x",
    "\0",
  ])("%j is not a URL", async (url) => {
    expect(await checkHookUrl(url, { ...CLOSED, resolve: neverAsked })).toEqual({ ok: false, why: "not-a-url" });
  });

  test.each([
    " http://8.8.8.8/",
    "http://8.8.8.8/\n",
    "http://8.8.\t8.8/",
    "ht\r\ntp://8.8.8.8/",
    "http://8.8.8.8/a b",
    "http://8.8.8.8/\u00a0",
    "http://8.8.8.8/\0",
    "http://8.8.8.8/\u007f",
    "http://8.8.8.8/\u202egro.elpmaxe",
    "http://8.8.8.8/\u200b",
    "http://8.8.8.8/\ufeff",
    "http:\\\\8.8.8.8\\",
    "http://8.8.8.8\\@10.0.0.1/",
    "http://127.0.0.1\\@8.8.8.8/",
  ])("%j would have to be repaired to be a URL, and is refused as it is written", async (url) => {
    expect(URL.canParse(url)).toBe(true);
    expect(await checkHookUrl(url, { ...CLOSED, resolve: neverAsked })).toEqual({ ok: false, why: "not-a-url" });
  });

  test("a URL longer than any server accepts is not a URL", async () => {
    expect(await checkHookUrl(`http://8.8.8.8/${"a".repeat(8_000)}`, CLOSED)).toMatchObject({ ok: true });
    expect(await checkHookUrl(`http://8.8.8.8/${"a".repeat(9_000)}`, CLOSED)).toEqual({ ok: false, why: "not-a-url" });
  });

  // Not fast-check's webUrl: it looks at each character of Unicode first, which takes two seconds.
  const someUrl = fc
    .tuple(fc.constantFrom("http", "https", "ftp"), fc.domain(), fc.string())
    .map(([scheme, host, rest]) => `${scheme}://${host}/${rest}`);

  test("anything at all gets an answer and no error", async () => {
    const options = { ...CLOSED, resolve: neverAsked };
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.anything(), fc.string(), someUrl, anyText()), async (given) => {
        const check = await checkHookUrl(given as string, options);
        expect(typeof check.ok).toBe("boolean");
      }),
      { numRuns: samples(500) },
    );
    for (const given of [undefined, null, 7, {}, [], Symbol("x"), new URL("http://8.8.8.8")]) {
      expect(await checkHookUrl(given as unknown as string, options)).toEqual({ ok: false, why: "not-a-url" });
    }
  });

  test("garbage is no more work for its length", async () => {
    const options = { ...CLOSED, resolve: neverAsked };
    const pieces = ["a", "ü", "[:", "%41", "xn--", "http://", "@", ".", "1.", "\t", "😀", "a."];
    for (const piece of rows(4, pieces)) {
      const check = async (length: number): Promise<void> => {
        const garbage = `http://${piece.repeat(Math.ceil(length / piece.length))}`.slice(0, length);
        expect(await checkHookUrl(garbage, options)).toMatchObject({ ok: false });
      };
      expect(await growthByEight(check, 12_000), piece).toBeLessThan(NO_LONGER_LINEAR);
    }
  });
});

describe("every address", () => {
  test("of IPv6 that may be called without the switch is in 2000::/3 or stands for a public IPv4 address", () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        if (!isAllowedAddress(address, false)) return;
        expect(canonicalAddress(address)).toMatch(/^[23][\da-f]{3}:|^\d+\.\d+\.\d+\.\d+$/);
      }),
      { numRuns: samples(5_000) },
    );
  });

  test("has one spelling, which stays as it is", () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (address) => {
        const once = canonicalAddress(address);
        expect(canonicalAddress(once)).toBe(once);
        expect(isAllowedAddress(once, true)).toBe(isAllowedAddress(address, true));
      }),
      { numRuns: samples(5_000) },
    );
  });
});
