import { RecentMap } from "../../lib/recent-map.js";
import { allowsLocal, checkHookUrl, type UrlCheck, type UrlCheckOptions } from "./public-address.js";

type Known = { addresses: readonly string[]; allowLocal: boolean };

/** A URL that may be called now, and where. */
export type Destination = { ok: true; url: URL; addresses: readonly string[] } | Extract<UrlCheck, { ok: false }>;

const FRESH_MS = 30_000;
const MAX_KNOWN = 500;

/**
 * Where URLs may be called. A look at a name holds for half a minute: the connection goes to the addresses that were
 * checked, so a name that leads elsewhere meanwhile leads nobody there. Only what may be called is kept.
 */
export class AddressBook {
  private readonly urls = new RecentMap<string, URL>(MAX_KNOWN);
  private readonly names = new RecentMap<string, Known>(MAX_KNOWN);

  constructor(private readonly options: UrlCheckOptions) {}

  /** At once for what was looked up a moment ago. */
  check(text: string): Destination | Promise<Destination> {
    const allowLocal = allowsLocal(this.options);
    const url = this.urls.get(text) ?? (URL.canParse(text) ? new URL(text) : undefined);
    const last = url && this.names.get(nameOf(url));
    if (url && last?.allowLocal === allowLocal) return { ok: true, url, addresses: last.addresses };
    return this.lookUp(text, allowLocal);
  }

  private async lookUp(text: string, allowLocal: boolean): Promise<Destination> {
    const check = await checkHookUrl(text, this.options);
    if (!check.ok) return check;
    const url = new URL(text);
    this.urls.set(text, url);
    this.keep(nameOf(url), { addresses: check.addresses, allowLocal });
    return { ok: true, url, addresses: check.addresses };
  }

  private keep(name: string, found: Known): void {
    this.names.set(name, found);
    setTimeout(() => {
      if (this.names.get(name) === found) this.names.delete(name);
    }, FRESH_MS).unref();
  }
}

/** With its protocol: what may not be called by one is not known by the other. */
const nameOf = ({ protocol, hostname }: URL): string => `${protocol}//${hostname}`;
