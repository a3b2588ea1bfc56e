import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkHookUrl, isAllowedAddress } from "../../src/transports/http/public-address.js";

/** More of them with `npm run faults`. */
const RUNS = process.env.FAULTS ? 2_000 : 400;
const CLOSED = { env: {} };

/** What Python's own library calls an address of the whole internet. */
function globalByPython(addresses: readonly string[]): boolean[] {
  const program =
    "import ipaddress, json, sys\nprint(json.dumps([ipaddress.ip_address(each).is_global for each in json.load(sys.stdin)]))";
  const { stdout } = spawnSync("python3", ["-c", program], { input: JSON.stringify(addresses), encoding: "utf8" });
  return JSON.parse(stdout) as boolean[];
}

/** Near the borders of what is not public, where mistakes are. */
const edgy = fc
  .tuple(
    fc.constantFrom(
      "0",
      "10",
      "100.64",
      "100.127",
      "127",
      "169.254",
      "172.16",
      "172.31",
      "192.0.0",
      "192.168",
      "198.18",
      "198.51.100",
      "203.0.113",
      "224",
      "240",
      "255",
    ),
    fc.array(fc.constantFrom(0, 1, 2, 127, 128, 254, 255), { minLength: 3, maxLength: 3 }),
  )
  .map(([head, rest]) => [...head.split("."), ...rest].slice(0, 4).join("."));

test("an address that may be called is one of the whole internet, by Python's reckoning too", () => {
  const addresses = [
    ...fc.sample(fc.ipV4(), { numRuns: RUNS, seed: 1 }),
    ...fc.sample(edgy, { numRuns: RUNS, seed: 2 }),
    ...fc.sample(fc.ipV6(), { numRuns: RUNS, seed: 3 }),
  ];
  const isGlobal = globalByPython(addresses);
  expect(addresses.filter((address, at) => isAllowedAddress(address, false) && !isGlobal[at])).toEqual([]);
});

const inner = fc
  .tuple(fc.constantFrom(10, 127, 0), fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => parts as [number, number, number, number]);
const numeral = (value: number, base: number): string => {
  if (base === 16) return `0x${value.toString(16)}`;
  return base === 8 ? `0${value.toString(8)}` : String(value);
};
/** One address in any of the ways that a URL may spell it: fewer parts, other bases, other digits, escapes. */
const spelt = fc
  .record({
    parts: inner,
    count: fc.integer({ min: 1, max: 4 }),
    bases: fc.array(fc.constantFrom(8, 10, 16), { minLength: 4, maxLength: 4 }),
    wide: fc.boolean(),
    escaped: fc.boolean(),
    dot: fc.constantFrom(".", "。", "．", "%2e"),
    last: fc.constantFrom("", "."),
  })
  .map(({ parts, count, bases, wide, escaped, dot, last }) => {
    const rest = parts.slice(count - 1).reduce((so, part) => so * 256 + part, 0);
    const words = [...parts.slice(0, count - 1), rest].map((value, at) => numeral(value, bases[at] ?? 10));
    const written = words.join(dot);
    if (wide)
      return (
        written.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))).replace(/%(.)(.)/g, ".") + last
      );
    return (escaped ? written.replace(/^\d/, (digit) => `%3${digit}`) : written) + last;
  });

test("however an address of this machine or its network is spelt in a URL, no hook is called there", async () => {
  const neverAsked = (host: string): never => {
    throw new Error(`DNS was asked for ${host}`);
  };
  await fc.assert(
    fc.asyncProperty(
      spelt,
      fc.constantFrom("http", "https", "HTTP"),
      fc.constantFrom("", "user:pw@", "a@"),
      async (host, scheme, user) => {
        const check = await checkHookUrl(`${scheme}://${user}${host}:8080/x`, { ...CLOSED, resolve: neverAsked });
        expect(check.ok, host).toBe(false);
      },
    ),
    { numRuns: RUNS },
  );
});

test("one inner answer of DNS among any number of public ones is enough to refuse", async () => {
  const outside = fc.constantFrom("8.8.8.8", "1.1.1.1", "2606:4700::1111");
  const inside = fc.constantFrom(
    "127.0.0.1",
    "::1",
    "10.1.2.3",
    "169.254.169.254",
    "fe80::1",
    "::ffff:192.168.0.1",
    "fd00::1",
    "0.0.0.0",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(outside), inside, fc.array(outside), async (before, bad, after) => {
      const resolve = async (): Promise<string[]> => [...before, bad, ...after];
      expect(await checkHookUrl("https://guard.example/", { ...CLOSED, resolve })).toMatchObject({
        ok: false,
        why: "not-public",
      });
    }),
  );
});
