import { BlockList } from "node:net";
import { networkInterfaces } from "node:os";
import { checkHookUrl, type HostResolver, type UrlCheck } from "../../../index.js";
import { AtMost } from "../../../lib/at-most.js";
import { cleanText } from "../../../lib/clean-text.js";
import { NETWORK_VARIABLE } from "./setting.js";

export type Target = { host: string; port: number };

/** Who has a word in where a command goes: asked once for each host and port; the answer is why not. */
export type Gate = (target: Target) => Promise<string | undefined>;

export type DestinationOptions = {
  gate: Gate;
  resolve?: HostResolver | undefined;
  /** The networks that this machine is in, as 8.8.4.7/24; the system is asked unless given. */
  networks?: (() => readonly string[]) | undefined;
};

/** Where a command may not go, in words that the agent reads. */
export class RefusedError extends Error {
  override name = "RefusedError";
  constructor(
    message: string,
    readonly status = "403 Forbidden",
  ) {
    super(message);
  }
}

/** More than any work needs; each one may start scripts, and ask a person. */
const MAX_TARGETS = 256;
const MAX_REASON = 300;
/** Below are mail, remote shells and the like, which would be done in the name of the owner's address. */
const FIRST_FREE_PORT = 1_024;
const WEB_PORTS: ReadonlySet<number> = new Set([80, 443]);
// Names are looked up by the few threads that also read the bot's files: a slow name server must not hold all of them.
const lookups = new AtMost(2);

/** Where one command may go. */
export class Destinations {
  private readonly answers = new Map<string, Promise<string | undefined>>();

  constructor(private readonly options: DestinationOptions) {}

  /**
   * The addresses to connect to, checked just now: a name that leads elsewhere the next time is checked again then. The
   * gate comes before the name server, who would hear the name.
   */
  async addressesOf({ host, port }: Target): Promise<readonly string[]> {
    if (port < FIRST_FREE_PORT && !WEB_PORTS.has(port)) throw new RefusedError(notForTheWeb(host, port));
    const url = `http://${host}:${port}/`;
    const literal = await checkHookUrl(url, { env: {}, resolve: async () => [] });
    if (!literal.ok && literal.why !== "unresolved") throw new RefusedError(notPublic(host, literal));
    const reason = await this.ask({ host, port });
    if (reason !== undefined) throw new RefusedError(`${host}:${port} was refused. ${cleanText(reason, MAX_REASON)}`);
    const found = await lookups.run(() => checkHookUrl(url, { env: {}, resolve: this.options.resolve }));
    const near = found.ok && found.addresses.find(isIn((this.options.networks ?? networksHere)()));
    if (near) throw new RefusedError(notPublic(host, { address: near, range: "this machine's own network" }));
    if (found.ok) return found.addresses;
    throw new RefusedError(found.why === "unresolved" ? `The name ${host} was not found.` : notPublic(host, found));
  }

  private ask(target: Target): Promise<string | undefined> {
    const key = `${target.host}:${target.port}`;
    const asked = this.answers.get(key);
    if (asked) return asked;
    if (this.answers.size >= MAX_TARGETS)
      return Promise.resolve(`One command reaches ${MAX_TARGETS} places at most. Go on with another command.`);
    const answer = this.options.gate(target);
    this.answers.set(key, answer);
    return answer;
  }
}

/** With public addresses of its own a machine reaches itself and its neighbours behind the wall that keeps others off them. */
const networksHere = (): string[] =>
  Object.values(networkInterfaces()).flatMap((each = []) => each.flatMap(({ cidr }) => cidr ?? []));

function isIn(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  const kindOf = (address: string) => (address.includes(":") ? "ipv6" : "ipv4");
  for (const network of networks) {
    const [base = "", bits] = network.split("/");
    list.addSubnet(base, Number(bits), kindOf(base));
  }
  return (address) => list.check(address, kindOf(address));
}

const notForTheWeb = (host: string, port: number): string =>
  `${host}:${port} is not on the web: below port ${FIRST_FREE_PORT} the shell reaches 80 and 443 only; the owner can change that with ${NETWORK_VARIABLE}=open.`;

function notPublic(host: string, check: UrlCheck | { address: string; range: string }): string {
  const { address, range } = "address" in check ? check : { address: host, range: "invalid" };
  const leads = host.includes(address) ? "is" : `leads to ${address}, which is`;
  return `${host} ${leads} not on the public internet (${range}). The shell reaches public addresses only; the owner can change that with ${NETWORK_VARIABLE}=open.`;
}
