import { parsePlainUrl } from "../../lib/plain-url.js";
import { RecentMap } from "../../lib/recent-map.js";
import { allowsLocal, checkHookUrl, type UrlCheck, type UrlCheckOptions } from "./public-address.js";

type Known = { addresses: readonly string[]; allowLocal: boolean };

/** A URL that may be called, taken apart once, and where it is found. The same object while nothing about that changes. */
export type Destination = {
  ok: true;
  origin: string;
  path: string;
  /** What the URL's user and password make of it. */
  authorization: string | undefined;
  addresses: readonly string[];
};
type Kept = Destination & { name: string; known: Known };
type Refused = Extract<UrlCheck, { ok: false }>;

const FRESH_MS = 30_000;
const MAX_KNOWN = 500;

/**
 * Where URLs may be called. A look at a name holds for half a minute: the connection goes to the addresses that were
 * checked, so a name that leads elsewhere meanwhile leads nobody there. Only what may be called is kept.
 */
export class AddressBook {
  private readonly urls = new RecentMap<string, Kept>(MAX_KNOWN);
  private readonly names = new RecentMap<string, Known>(MAX_KNOWN);

  constructor(private readonly options: UrlCheckOptions) {}

  /** At once for what was looked up a moment ago. */
  check(text: string): Destination | Refused | Promise<Destination | Refused> {
    const allowLocal = allowsLocal(this.options);
    const kept = this.urls.get(text);
    if (kept && kept.known.allowLocal === allowLocal && this.names.get(kept.name) === kept.known) return kept;
    const url = parsePlainUrl(text);
    const last = url && this.names.get(nameOf(url));
    if (url && last?.allowLocal === allowLocal) return this.keep(text, url, last);
    return this.lookUp(text, allowLocal);
  }

  private async lookUp(text: string, allowLocal: boolean): Promise<Destination | Refused> {
    const check = await checkHookUrl(text, this.options);
    if (!check.ok) return check;
    const url = new URL(text);
    const name = nameOf(url);
    const found: Known = { addresses: check.addresses, allowLocal };
    this.names.set(name, found);
    setTimeout(() => {
      if (this.names.get(name) === found) this.names.delete(name);
    }, FRESH_MS).unref();
    return this.keep(text, url, found);
  }

  private keep(text: string, url: URL, known: Known): Destination {
    const { origin, pathname, search } = url;
    const { addresses } = known;
    const to = { ok: true, origin, path: pathname + search, authorization: credentials(url), addresses } as const;
    const kept = { ...to, name: nameOf(url), known };
    this.urls.set(text, kept);
    return kept;
  }
}

/** With its protocol: what may not be called by one is not known by the other. */
const nameOf = ({ protocol, hostname }: URL): string => `${protocol}//${hostname}`;

function credentials({ username, password }: URL): string | undefined {
  if (username === "" && password === "") return undefined;
  const pair = `${percentDecoded(username)}:${percentDecoded(password)}`;
  return `Basic ${Buffer.from(pair).toString("base64")}`;
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone "%" in a password is not an encoding, it is the password.
    return text;
  }
}
