import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { constants } from "node:fs";
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lock } from "proper-lockfile";

/** What opens POST /chat and POST /push for programs of the owner; the token itself stays in its file. */
export type ApiToken = { readonly path: string; matches(token: string): boolean };

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
const MAX_FILE = 64;
const LOCK = { realpath: false, stale: 10_000, retries: { retries: 50, minTimeout: 20, maxTimeout: 200 } };

/** Reads the token of `folder`, or makes a new one where there is none that only we can have written and read. */
export async function loadApiToken(folder: string): Promise<ApiToken> {
  const path = join(folder, "api-token");
  const token = (await readToken(path)) ?? (await makeToken(folder, path));
  const expected = digestOf(token);
  return { path, matches: (given) => timingSafeEqual(digestOf(given), expected) };
}

/** Digests have one length, so that not even the length of the token can be measured. */
const digestOf = (token: string): Buffer => createHash("sha256").update(token).digest();

async function readToken(path: string): Promise<string | undefined> {
  // Neither through a link to somebody's file, nor waiting at a pipe.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(path, flags).catch((error: NodeJS.ErrnoException) => {
    if (["ENOENT", "ELOOP", "EACCES", "ENXIO"].includes(String(error.code))) return undefined;
    throw error;
  });
  if (file === undefined) return undefined;
  try {
    const stat = await file.stat();
    const isOurs = stat.isFile() && stat.uid === process.getuid?.() && (stat.mode & 0o077) === 0;
    if (!isOurs || stat.size > MAX_FILE) return undefined;
    const token = (await file.readFile("utf8")).trim();
    return TOKEN.test(token) ? token : undefined;
  } finally {
    await file.close();
  }
}

/** One process at a time, and only the first one makes it: two that start together agree. */
async function makeToken(folder: string, path: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const release = await lock(path, { ...LOCK, onCompromised: () => {} });
  try {
    return (await readToken(path)) ?? (await writeToken(path));
  } finally {
    // Somebody may have taken the lock away meanwhile; the token is written by then.
    await release().catch(() => undefined);
  }
}

async function writeToken(path: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    await writeFile(draft, token, { flag: "wx", mode: 0o600, flush: true });
    // In the place of a link, and never through it.
    await rename(draft, path);
    return token;
  } finally {
    await rm(draft, { force: true });
  }
}
