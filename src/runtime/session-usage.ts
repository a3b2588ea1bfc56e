import type { EventInput } from "../core/event.js";
import type { Prices } from "../core/prices.js";
import { RecentMap } from "../lib/recent-map.js";

const MAX_SESSIONS = 2_000;
const MILLION = 1_000_000;

type Usage = { tokens: number; usd: number | undefined };
type Totals = { session_tokens: number; session_cost_usd?: number };

/** What each session has used so far, by what its model calls report. It is counted from the start of the process on. */
export class SessionUsage {
  private readonly sessions = new RecentMap<string, Usage>(MAX_SESSIONS);

  constructor(private readonly prices: Prices) {}

  /** A model call has ended. */
  add({ session_id = "", model, input_tokens, output_tokens }: EventInput<"post_llm_call">): void {
    const [input, output] = [countOf(input_tokens), countOf(output_tokens)];
    if (session_id === "" || input + output === 0) return;
    const { tokens, usd } = this.sessions.get(session_id) ?? { tokens: 0, usd: 0 };
    const price = this.prices.get(String(model)) ?? this.prices.get("*");
    // A sum without the calls that nobody knows the price of would look like one that can be relied on.
    const added = price && (input * price.input + output * price.output) / MILLION;
    this.sessions.set(session_id, {
      tokens: tokens + input + output,
      usd: usd === undefined || added === undefined ? undefined : usd + added,
    });
  }

  /** The totals of a session, as payloads carry them; none where nothing is known of it. */
  of(session: string | undefined): Totals | undefined {
    const usage = session === undefined ? undefined : this.sessions.get(session);
    if (!usage) return undefined;
    const { tokens, usd } = usage;
    return {
      session_tokens: tokens,
      ...(usd !== undefined && { session_cost_usd: Math.round(usd * MILLION) / MILLION }),
    };
  }
}

const countOf = (value: unknown): number =>
  typeof value === "number" && Number.isFinite(value) && value > 0 ? value : 0;
