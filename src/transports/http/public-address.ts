import { lookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import type { UrlRefusal } from "../../core/fault.js";
import { parsePlainUrl } from "../../lib/plain-url.js";

/** Every address a name stands for at this moment. */
export type HostResolver = (host: string) => Promise<readonly string[]>;

/** The addresses a hook may be called at, each in its one canonical spelling, or why it may not be called. */
export type UrlCheck = { ok: true; addresses: readonly string[] } | ({ ok: false } & UrlRefusal);

export type UrlCheckOptions = {
  resolve?: HostResolver | undefined;
  env?: Readonly<Record<string, string | undefined>> | undefined;
};

/** Both names say the same; people are told of the first. */
const ALLOW_LOCAL = ["CHAT_HOOKS_HTTP_ALLOW_LOCAL", "STARCHILD_SHELL_HOOKS_HTTP_ALLOW_LOCAL"];
// Longer than any server accepts, and short enough that no host name in it costs time to decode.
const MAX_URL_LENGTH = 8_192;
const LOCAL_RANGES: ReadonlySet<string> = new Set(["loopback", "private", "uniqueLocal", "carrierGradeNat"]);
// Both: many development servers listen on one of them only.
const LOCALHOST = ["127.0.0.1", "::1"];

// Where clouds hand out credentials or talk to their agents. Some lie in private ranges, and one looks public.
const METADATA = [
  "169.254.169.254/32",
  "168.63.129.16/32", // Azure
  "100.100.100.200/32", // Alibaba
  "192.0.0.192/32", // Oracle
  "fd00:ec2::/32", // AWS: metadata, pod credentials, time
  "fd20:ce::254/128", // Google
  "fd00:42::42/128", // Scaleway
  "fd00:c1::a9fe:a9fe/128", // Oracle
].map((block) => ipaddr.parseCIDR(block));

/** Says whether a hook may be called at this URL, and at which addresses; never throws or rejects, whatever it is given. */
export async function checkHookUrl(url: string, options?: UrlCheckOptions): Promise<UrlCheck> {
  const parsed = typeof url !== "string" || url.length > MAX_URL_LENGTH ? undefined : parsePlainUrl(url);
  if (parsed === undefined) return { ok: false, why: "not-a-url" };
  const { protocol, hostname } = parsed;
  if (protocol !== "http:" && protocol !== "https:") {
    return { ok: false, why: "not-http", scheme: protocol.slice(0, -1) };
  }
  const answers = knownAddresses(hostname) ?? (await ask(options?.resolve ?? resolveByDns, hostname));
  if (answers.length === 0) return { ok: false, why: "unresolved", host: hostname };
  const allowLocal = allowsLocal(options);
  // One bad answer among good ones is refused as well: it is the one an attacker would have us connect to.
  const bad = answers.find((address) => !isAllowedAddress(address, allowLocal));
  if (bad === undefined) return { ok: true, addresses: [...new Set(answers.map(canonicalAddress))] };
  return { ok: false, why: "not-public", host: hostname, address: canonicalAddress(bad), range: rangeOf(bad) };
}

/** Whether whoever launched the bot permits calls to this machine and its network. */
export function allowsLocal(options?: UrlCheckOptions): boolean {
  const env = options?.env ?? process.env;
  return ALLOW_LOCAL.some((name) => env[name] === "1");
}

/** Says whether a hook may be called at this address: a public one, or a local one where the switch permits it. */
export function isAllowedAddress(address: string, allowLocal: boolean): boolean {
  const range = rangeOf(address);
  return range === "unicast" || (allowLocal && LOCAL_RANGES.has(range));
}

/** The one spelling in which two texts for one address are equal; what is no address comes back as it is. */
export function canonicalAddress(address: string): string {
  return isIP(address) === 0 || hasZone(address) ? address : parseAddress(address).toString();
}

/** Answers every lookup of a connection with the addresses that were checked, whatever a name server says by now. */
export function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, done) => {
    if (options.all) done(null, answers);
    else done(null, answers[0]?.address ?? "", answers[0]?.family);
  };
}

/** Literals and localhost: asking DNS about them could only bring in a wrong answer. */
function knownAddresses(hostname: string): readonly string[] | undefined {
  const literal = hostname.startsWith("[") ? hostname.slice(1, -1) : hostname;
  if (isIP(literal) !== 0) return [literal];
  const name = hostname.endsWith(".") ? hostname.slice(0, -1) : hostname;
  return name === "localhost" || name.endsWith(".localhost") ? LOCALHOST : undefined;
}

async function ask(resolve: HostResolver, hostname: string): Promise<readonly string[]> {
  try {
    const answers: unknown = await resolve(hostname);
    return Array.isArray(answers) && answers.every((answer) => typeof answer === "string") ? answers : [];
  } catch {
    // Every failure of a lookup means the same here: there is no address to check, so there is none to call.
    return [];
  }
}

const resolveByDns: HostResolver = async (host) => {
  const answers = await lookup(host, { all: true, verbatim: true });
  return answers.map(({ address }) => address);
};

/** ipaddr.js's name of the range, corrected where it calls an address public that is not. */
function rangeOf(address: string): string {
  if (isIP(address) === 0) return "invalid";
  // Only an address of one network link has a zone, and the socket's own spelling would drop it.
  if (hasZone(address)) return "linkLocal";
  const parsed = parseAddress(address);
  if (METADATA.some(([base, bits]) => base.kind() === parsed.kind() && parsed.match(base, bits))) return "metadata";
  const range = parsed.range();
  return range === "unicast" && parsed instanceof ipaddr.IPv6 && !isGlobalUnicast(parsed) ? "reserved" : range;
}

const hasZone = (address: string): boolean => address.includes("%");

/** Reads an address without a zone; one that only wraps an IPv4 address for a socket becomes that IPv4 address. */
function parseAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 {
  if (isIP(address) === 4) return ipaddr.IPv4.parse(address);
  // In hexadecimal first: ipaddr.js takes "::8.8.8.8", which leads nowhere, for "::ffff:8.8.8.8", which is public.
  return ipaddr.process(new URL(`http://[${address}]`).hostname.slice(1, -1));
}

/** 2000::/3, the only part of IPv6 from which public addresses are given out. */
const isGlobalUnicast = ({ parts: [first = 0] }: ipaddr.IPv6): boolean => first >> 13 === 1;
