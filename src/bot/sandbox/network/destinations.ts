import { checkHookUrl, type HostResolver, type UrlCheck } from "../../../index.js";
import { AtMost } from "../../../lib/at-most.js";
import { cleanText } from "../../../lib/clean-text.js";
import { NETWORK_VARIABLE } from "./setting.js";

export type Target = { host: string; port: number };

/** Who has a word in where a command goes: asked once for each host and port; the answer is why not. */
export type Gate = (target: Target) => Promise<string | undefined>;

export type DestinationOptions = { gate: Gate; resolve?: HostResolver | undefined };

/** Where a command may not go, in words that the agent reads. */
export class RefusedError extends Error {
  override name = "RefusedError";
}

/** More than any work needs; each one may start scripts, and ask a person. */
const MAX_TARGETS = 256;
const MAX_REASON = 300;
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
    const url = `http://${host}:${port}/`;
    const literal = await checkHookUrl(url, { env: {}, resolve: async () => [] });
    if (!literal.ok && literal.why !== "unresolved") throw new RefusedError(notPublic(host, literal));
    const reason = await this.ask({ host, port });
    if (reason !== undefined) throw new RefusedError(`${host}:${port} was refused. ${cleanText(reason, MAX_REASON)}`);
    const found = await lookups.run(() => checkHookUrl(url, { env: {}, resolve: this.options.resolve }));
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

function notPublic(host: string, check: UrlCheck): string {
  const { address, range } = "address" in check ? check : { address: host, range: "invalid" };
  const leads = host.includes(address) ? "is" : `leads to ${address}, which is`;
  return `${host} ${leads} not on the public internet (${range}). The shell reaches public addresses only; the owner can change that with ${NETWORK_VARIABLE}=open.`;
}
