import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { mkdir, readFile, rm, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isWithinLife } from "../../lib/lifetime.js";

/** What came of entering the page with a code. */
export type Entering = { kind: "in"; token: string } | { kind: "wrong" | "needs-secret" | "too-many-tries" };

export type PageAccessOptions = {
  /** Asked for beside the code, where the page can be reached from elsewhere. */
  secret?: string;
  now?: () => number;
};

/** What a code is for: to enter, or to end all visits. */
type CodeUse = "enter" | "end";

const CODE = /^[\w-]{22}$/;
const CODE_BYTES = 16;
const CODE_LIVES_MS = 10 * 60_000;
const TOKEN_BYTES = 32;
const MAX_TOKENS = 100;
const TRIES = 5;
const TRIES_MS = 60_000;

/** A new one-time code for the page, from any process that can write the state directory. Only its digest is kept. */
export async function newPageCode(
  state: string,
  { now = Date.now(), use = "enter" }: { now?: number; use?: CodeUse } = {},
): Promise<string> {
  const folder = codesIn(state, use);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const code = randomBytes(CODE_BYTES).toString("base64url");
  await writeFile(join(folder, digestOf(code)), String(now + CODE_LIVES_MS), { flag: "wx", mode: 0o600 });
  return code;
}

/** The wrong tries of the last minute. */
class WrongTries {
  private at: number[] = [];

  constructor(private readonly now: () => number) {}

  get areTooMany(): boolean {
    const now = this.now();
    this.at = this.at.filter((each) => isWithinLife(each, TRIES_MS, now));
    return this.at.length >= TRIES;
  }

  count(): Entering {
    if (this.areTooMany) return { kind: "too-many-tries" };
    this.at.push(this.now());
    return { kind: "wrong" };
  }
}

/**
 * Who may use the page: whoever brought a one-time code got a token. Tokens live in memory and end with the process:
 * whoever takes its port afterwards, and is sent one by a tab that is still open, can do nothing with it.
 */
export class PageAccess {
  private readonly wrongCodes: WrongTries;
  private readonly wrongSecrets: WrongTries;
  /** The digests of the tokens, oldest first. */
  private tokens: readonly Buffer[] = [];

  private constructor(
    private readonly state: string,
    private readonly secret: Buffer | undefined,
    private readonly now: () => number,
  ) {
    this.wrongCodes = new WrongTries(now);
    this.wrongSecrets = new WrongTries(now);
  }

  /** Neither codes nor tokens go on after a restart. */
  static async open(state: string, { secret, now = Date.now }: PageAccessOptions = {}): Promise<PageAccess> {
    // Former versions wrote their tokens down.
    const left = [codesIn(state, "enter"), codesIn(state, "end"), join(folderIn(state), "tokens.json")];
    await Promise.all(left.map((path) => rm(path, { recursive: true, force: true })));
    return new PageAccess(state, secret === undefined ? undefined : bytesOf(secret), now);
  }

  /**
   * Takes a code, once: of two that bring the same one at the same time, one gets in. Wrong codes keep nobody out who has
   * a right one, or whoever reaches this port could lock the owner out; and only who has one can guess at the secret.
   */
  async enter(code: string, secret?: string): Promise<Entering> {
    if (this.secret && secret === undefined) return { kind: "needs-secret" };
    if (!(await this.isOpen(code, "enter"))) return this.wrongCodes.count();
    if (this.secret && this.wrongSecrets.areTooMany) return { kind: "too-many-tries" };
    const knowsSecret = !this.secret || timingSafeEqual(bytesOf(secret ?? ""), this.secret);
    if (!knowsSecret) return this.wrongSecrets.count();
    if (!(await this.redeem(code, "enter"))) return this.wrongCodes.count();
    const token = randomBytes(TOKEN_BYTES).toString("base64url");
    this.tokens = [...this.tokens.slice(1 - MAX_TOKENS), bytesOf(token)];
    return { kind: "in", token };
  }

  isToken(token: string): boolean {
    const given = bytesOf(token);
    let isKnown = false;
    // All of them, whichever fits.
    for (const digest of this.tokens) isKnown = timingSafeEqual(given, digest) || isKnown;
    return isKnown;
  }

  /** From now on this token opens nothing. */
  leave(token: string): void {
    const given = bytesOf(token);
    this.tokens = this.tokens.filter((digest) => !digest.equals(given));
  }

  /** From now on no token that was given opens anything; answers how many there were. */
  leaveAll(): number {
    const { length } = this.tokens;
    this.tokens = [];
    return length;
  }

  /** The same for whoever brings a code for it. No secret is asked for: ending opens nothing. */
  async endAll(code: string): Promise<number | undefined> {
    const isGood = (await this.isOpen(code, "end")) && (await this.redeem(code, "end"));
    return isGood ? this.leaveAll() : undefined;
  }

  private async isOpen(code: string, use: CodeUse): Promise<boolean> {
    if (!CODE.test(code)) return false;
    const expiresAt = Number(await readFile(this.pathOf(code, use), "utf8").catch(() => Number.NaN));
    return isWithinLife(expiresAt - CODE_LIVES_MS, CODE_LIVES_MS, this.now());
  }

  /** A file can be unlinked once, and this is what makes a code work once; `rm` finds nothing wrong with a missing one. */
  private redeem(code: string, use: CodeUse): Promise<boolean> {
    return unlink(this.pathOf(code, use)).then(
      () => true,
      () => false,
    );
  }

  private pathOf(code: string, use: CodeUse): string {
    return join(codesIn(this.state, use), digestOf(code));
  }
}

const folderIn = (state: string): string => join(state, "page");
const codesIn = (state: string, use: CodeUse): string => join(folderIn(state), use === "enter" ? "codes" : "end-codes");

const bytesOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();
const digestOf = (secret: string): string => bytesOf(secret).toString("hex");
