import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { mkdir, readFile, rm, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import writeFileAtomic from "write-file-atomic";
import { isWithinLife } from "./lifetime.js";

/** What came of entering the page with a code. */
export type Entering = { kind: "in"; token: string } | { kind: "wrong" | "needs-secret" | "too-many-tries" };

export type PageAccessOptions = {
  /** Asked for beside the code, where the page can be reached from elsewhere. */
  secret?: string;
  now?: () => number;
};

type KeptToken = { digest: string; expiresAt: number };

const CODE = /^[\w-]{22}$/;
const CODE_BYTES = 16;
const CODE_LIVES_MS = 10 * 60_000;
const TOKEN_BYTES = 32;
const TOKEN_LIVES_MS = 30 * 24 * 60 * 60_000;
const MOST_TOKENS = 100;
const TRIES = 5;
const TRIES_MS = 60_000;

/** A new one-time code for the page, from any process that can write the state directory. Only its digest is kept. */
export async function newPageCode(state: string, now = Date.now()): Promise<string> {
  const folder = codesIn(state);
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

/** Who may use the page: whoever brought a one-time code got a token, of which the digest is kept. */
export class PageAccess {
  private readonly wrongCodes: WrongTries;
  private readonly wrongSecrets: WrongTries;
  private saving: Promise<void> = Promise.resolve();

  private constructor(
    private readonly state: string,
    private tokens: readonly KeptToken[],
    private readonly secret: Buffer | undefined,
    private readonly now: () => number,
  ) {
    this.wrongCodes = new WrongTries(now);
    this.wrongSecrets = new WrongTries(now);
  }

  /** Tokens go on after a restart; codes do not. */
  static async open(state: string, { secret, now = Date.now }: PageAccessOptions = {}): Promise<PageAccess> {
    await rm(codesIn(state), { recursive: true, force: true });
    return new PageAccess(state, await loadTokens(state), secret === undefined ? undefined : bytesOf(secret), now);
  }

  /**
   * Takes a code, once: of two that bring the same one at the same time, one gets in. Wrong codes keep nobody out who has
   * a right one, or whoever reaches this port could lock the owner out; and only who has one can guess at the secret.
   */
  async enter(code: string, secret?: string): Promise<Entering> {
    if (this.secret && secret === undefined) return { kind: "needs-secret" };
    if (!(await this.isOpen(code))) return this.wrongCodes.count();
    if (this.secret && this.wrongSecrets.areTooMany) return { kind: "too-many-tries" };
    const knowsSecret = !this.secret || timingSafeEqual(bytesOf(secret ?? ""), this.secret);
    if (!knowsSecret) return this.wrongSecrets.count();
    if (!(await this.redeem(code))) return this.wrongCodes.count();
    const token = randomBytes(TOKEN_BYTES).toString("base64url");
    const kept = { digest: digestOf(token), expiresAt: this.now() + TOKEN_LIVES_MS };
    await this.keep([...this.tokens.slice(1 - MOST_TOKENS), kept]);
    return { kind: "in", token };
  }

  isToken(token: string): boolean {
    const given = bytesOf(token);
    const now = this.now();
    let isKnown = false;
    // All of them, whichever fits.
    for (const { digest, expiresAt } of this.tokens) {
      const isThis = timingSafeEqual(given, Buffer.from(digest, "hex"));
      isKnown ||= isThis && isWithinLife(expiresAt - TOKEN_LIVES_MS, TOKEN_LIVES_MS, now);
    }
    return isKnown;
  }

  /** From now on this token opens nothing. */
  leave(token: string): Promise<void> {
    const digest = digestOf(token);
    return this.keep(this.tokens.filter((each) => each.digest !== digest));
  }

  private async isOpen(code: string): Promise<boolean> {
    if (!CODE.test(code)) return false;
    const expiresAt = Number(await readFile(this.pathOf(code), "utf8").catch(() => Number.NaN));
    return isWithinLife(expiresAt - CODE_LIVES_MS, CODE_LIVES_MS, this.now());
  }

  /** A file can be unlinked once, and this is what makes a code work once; `rm` finds nothing wrong with a missing one. */
  private redeem(code: string): Promise<boolean> {
    return unlink(this.pathOf(code)).then(
      () => true,
      () => false,
    );
  }

  private pathOf(code: string): string {
    return join(codesIn(this.state), digestOf(code));
  }

  private keep(tokens: readonly KeptToken[]): Promise<void> {
    const now = this.now();
    this.tokens = tokens.filter(({ expiresAt }) => isWithinLife(expiresAt - TOKEN_LIVES_MS, TOKEN_LIVES_MS, now));
    const text = JSON.stringify(this.tokens);
    const write = async (): Promise<void> => {
      await mkdir(folderIn(this.state), { recursive: true, mode: 0o700 });
      await writeFileAtomic(tokensIn(this.state), text, { mode: 0o600 });
    };
    // A token that cannot be written down is good until the next start.
    this.saving = this.saving.then(write).catch(() => undefined);
    return this.saving;
  }
}

const folderIn = (state: string): string => join(state, "page");
const codesIn = (state: string): string => join(folderIn(state), "codes");
const tokensIn = (state: string): string => join(folderIn(state), "tokens.json");

const bytesOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();
const digestOf = (secret: string): string => bytesOf(secret).toString("hex");

async function loadTokens(state: string): Promise<KeptToken[]> {
  try {
    const kept = JSON.parse(await readFile(tokensIn(state), "utf8")) as unknown;
    return Array.isArray(kept) ? kept.filter(isKept).slice(-MOST_TOKENS) : [];
  } catch {
    // None yet, or damaged: whoever was in enters with a new code.
    return [];
  }
}

function isKept(value: unknown): value is KeptToken {
  const { digest, expiresAt } = (value ?? {}) as Partial<KeptToken>;
  return typeof digest === "string" && /^[\da-f]{64}$/.test(digest) && typeof expiresAt === "number";
}
