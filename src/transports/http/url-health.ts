import type { UrlRefusal } from "../../core/fault.js";
import { inTime } from "../../lib/in-time.js";
import { RecentMap } from "../../lib/recent-map.js";
import { shownUrl } from "../../lib/shown-url.js";
import { checkHookUrl, type UrlCheck, type UrlCheckOptions } from "./public-address.js";

type Refusal = UrlRefusal | undefined;
type Look = { refusal: Refusal; at: number };

const LOOKUP_TIMEOUT_MS = 2_000;
/** For those who have never looked: most name servers answer within this. */
const GRACE_MS = 50;
const FRESH_MS = 5_000;
const MAX_KNOWN = 500;

/** Why hooks' URLs may not be called; undefined for those that may. Told from the last look, or looked up now. */
export class UrlHealth {
  private readonly known = new RecentMap<string, Look>(MAX_KNOWN);
  private readonly looking = new Map<string, Promise<Refusal>>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: UrlCheckOptions) {}

  /** Looks it up, however long the name server takes, within reason. */
  check(url: string): Promise<Refusal> {
    const look = this.looking.get(url) ?? this.lookUp(url).finally(() => this.looking.delete(url));
    this.looking.set(url, look);
    return look;
  }

  /** What was found the last time. Nobody waits for a name server here: what it says is told to `onNews`. */
  async lastLook(url: string): Promise<Refusal> {
    const last = this.known.get(url);
    if (last && Date.now() - last.at < FRESH_MS) return last.refusal;
    const given = last ? last.refusal : await inTime(() => this.check(url), GRACE_MS);
    void this.check(url).then((found) => {
      if (JSON.stringify(found) !== JSON.stringify(given)) for (const tell of this.listeners) tell();
    });
    return given;
  }

  /** Hears when a list that was given out is no longer right. Returns what ends it. */
  onNews(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private async lookUp(url: string): Promise<Refusal> {
    const late: UrlCheck = { ok: false, why: "unresolved", host: shownUrl(url) };
    const check = (await inTime(() => checkHookUrl(url, this.options), LOOKUP_TIMEOUT_MS)) ?? late;
    const refusal = check.ok ? undefined : check;
    this.known.set(url, { refusal, at: Date.now() });
    return refusal;
  }
}
