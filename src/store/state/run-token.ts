import { isGenuine, macOf } from "./seal.js";

/** A script's proof of being run by us: it says whose run it is and until when, and nobody else can make one. */
export function makeRunToken(key: Buffer, parentRuns: readonly string[], expiresAt: number): string {
  const body = Buffer.from(JSON.stringify([parentRuns, expiresAt])).toString("base64url");
  return `${body}.${macOf(key, "run", body)}`;
}

/**
 * The tokens of one hook's runs. One is used again while it outlives the run that gets it, and for no longer than twice
 * the hook's timeout: sealing a new one for each of a hundred runs a second would cost more than it protects.
 */
export class RunTokens {
  private token = "";
  private chain = "";
  private expiresAt = 0;

  constructor(
    private readonly key: () => Buffer,
    private readonly timeoutMs: number,
  ) {}

  of(parentRuns: readonly string[]): string {
    const now = Date.now();
    const chain = parentRuns.join(" ");
    if (chain !== this.chain || this.expiresAt < now + this.timeoutMs) {
      this.chain = chain;
      this.expiresAt = now + 2 * this.timeoutMs;
      this.token = makeRunToken(this.key(), parentRuns, this.expiresAt);
    }
    return this.token;
  }
}

/** The hooks whose run a token belongs to; none when it is forged or its time is over. */
export function readRunToken(key: Buffer, token: string, now: number): readonly string[] {
  const [body = "", mac] = token.split(".");
  if (!isGenuine(key, "run", body, mac)) return [];
  const [parentRuns, expiresAt] = JSON.parse(Buffer.from(body, "base64url").toString("utf8")) as [string[], number];
  return now < expiresAt ? parentRuns : [];
}
