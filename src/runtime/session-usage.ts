import type { EventInput } from "../core/event.js";
import type { Prices } from "../core/prices.js";
import { RecentMap } from "../lib/recent-map.js";

const MAX_SESSIONS = 2_000;
const MILLION = 1_000_000;

type Turn = { input: number; output: number; usd: number | undefined };
type Usage = { tokens: number; usd: number | undefined; turn: Turn };
type Totals = { session_tokens: number; session_cost_usd?: number };

/** What each session has used so far, by what its model calls report. It is counted from the start of the process on. */
export class SessionUsage {
  private readonly sessions = new RecentMap<string, Usage>(MAX_SESSIONS);

  constructor(private readonly prices: Prices) {}

  /** A model call has ended. */
  add({ session_id = "", model, input_tokens, output_tokens }: EventInput<"post_llm_call">): void {
    const [input, output] = [countOf(input_tokens), countOf(output_tokens)];
    if (session_id === "" || input + output === 0) return;
    const { tokens, usd, turn } = this.sessions.get(session_id) ?? { tokens: 0, usd: 0, turn: NO_TURN };
    const price = this.prices.get(String(model)) ?? this.prices.get("*");
    // A sum without the calls that nobody knows the price of would look like one that can be relied on.
    const added = price && (input * price.input + output * price.output) / MILLION;
    this.sessions.set(session_id, {
      tokens: tokens + input + output,
      usd: sumOf(usd, added),
      turn: { input: turn.input + input, output: turn.output + output, usd: sumOf(turn.usd, added) },
    });
  }

  /** A message of the person opens a turn: what was used before is none of it. */
  beginTurn(session: string): void {
    const usage = this.sessions.get(session);
    if (usage) this.sessions.set(session, { ...usage, turn: NO_TURN });
  }

  /** What the turn has used, by kind; none where nothing is known of it. */
  ofTurn(session: string | undefined): Record<string, number> {
    const { input, output, usd } = (session !== undefined && this.sessions.get(session)?.turn) || NO_TURN;
    if (input + output === 0) return {};
    const used = { input_tokens: input, output_tokens: output };
    return usd === undefined ? used : { ...used, turn_cost_usd: rounded(usd) };
  }

  /** The totals of a session, as payloads carry them; none where nothing is known of it. */
  of(session: string | undefined): Totals | undefined {
    const usage = session === undefined ? undefined : this.sessions.get(session);
    if (!usage) return undefined;
    const { tokens, usd } = usage;
    return {
      session_tokens: tokens,
      ...(usd !== undefined && { session_cost_usd: rounded(usd) }),
    };
  }
}

const NO_TURN: Turn = { input: 0, output: 0, usd: 0 };

const sumOf = (sum: number | undefined, added: number | undefined): number | undefined =>
  sum === undefined || added === undefined ? undefined : sum + added;

const rounded = (usd: number): number => Math.round(usd * MILLION) / MILLION;

const countOf = (value: unknown): number =>
  typeof value === "number" && Number.isFinite(value) && value > 0 ? value : 0;
