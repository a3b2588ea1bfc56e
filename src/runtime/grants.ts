import { createHash } from "node:crypto";
import type { Actor } from "../core/actor.js";
import type { Question } from "../core/engine-parts.js";
import type { Payload } from "../core/payload.js";
import { GRANT_MS, type Grant } from "../core/question.js";
import { isWithinLife } from "../lib/lifetime.js";
import { spacedJson } from "../lib/spaced-json.js";
import type { State, StoredGrant, StoredQuestion } from "../store/state/state.js";
import type { ActiveState } from "./active-state.js";
import { callOf } from "./asked-about.js";

type Lasting = NonNullable<StoredQuestion["lasting"]>;

const MAX_GRANTS = 50;
/** So many times the very same was allowed before a card offers that the next yes lasts. */
const OFFERED_AFTER = 3;

/** The tool calls that an owner has allowed for a while: each the very same, and no wider than what was shown. */
export class Grants {
  /** When each is over by a clock that nobody sets. */
  private readonly deadlines = new Map<string, number>();

  constructor(private readonly activeState: ActiveState) {
    activeState.onChange(() => this.noteDeadlines());
  }

  /** After a start, and before anything is asked. */
  open(): void {
    this.noteDeadlines();
  }

  async list(): Promise<Grant[]> {
    await this.activeState.refresh();
    return this.inForce(this.activeState.state).map(({ key: _, hookIds: __, ...shown }) => shown);
  }

  /** The code of the grant that a question is answered by. Looked up where it is kept: what was ended elsewhere counts no more. */
  async use(question: Question): Promise<string | undefined> {
    const key = lastingOf(question)?.key;
    const find = (state: State) => this.inForce(state).find((each) => each.key === key);
    if (key === undefined || !find(this.activeState.state)) return undefined;
    let used: StoredGrant | undefined;
    const count = (state: State): State => {
      used = find(state);
      const counted = (each: StoredGrant) => (each.code === used?.code ? { ...each, uses: each.uses + 1 } : each);
      return used ? { ...state, grants: (state.grants ?? []).map(counted) } : state;
    };
    try {
      await this.activeState.update(count);
      return used?.code;
    } catch {
      // What cannot be written down is asked about.
      return undefined;
    }
  }

  /** Ends one; answers whether there was one. */
  async end(actor: Actor, code: string): Promise<boolean> {
    let ended = false;
    await this.activeState.change(actor, (state) => {
      const { grants = [] } = state;
      ended = grants.some((each) => each.code === code);
      return ended ? { ...state, grants: grants.filter((each) => each.code !== code) } : state;
    });
    return ended;
  }

  private inForce(state: State): StoredGrant[] {
    const now = Date.now();
    // What was written in the future was written before the clock was set back, nobody knows how long ago.
    if (!isWithinLife(Date.parse(state.savedAt) || 0, Number.POSITIVE_INFINITY, now)) return [];
    const isApproved = (id: string): boolean => state.approvals.some((approval) => approval.id === id);
    return (state.grants ?? []).filter(
      (each) =>
        isWithinLife(each.at, each.until - each.at, now) &&
        performance.now() < (this.deadlines.get(nameOf(each)) ?? Number.POSITIVE_INFINITY) &&
        each.hookIds.every(isApproved),
    );
  }

  private noteDeadlines(): void {
    const { grants = [] } = this.activeState.state;
    for (const each of grants) {
      const deadline = performance.now() + Math.min(each.until - Date.now(), GRANT_MS.most);
      if (!this.deadlines.has(nameOf(each))) this.deadlines.set(nameOf(each), deadline);
    }
    const names = new Set(grants.map(nameOf));
    for (const name of this.deadlines.keys()) if (!names.has(name)) this.deadlines.delete(name);
  }
}

const nameOf = ({ code, at }: StoredGrant): string => `${code} ${at}`;

/** What a yes to a question could be made to last for: a tool call in a chat, for a person, and both are known. */
export function lastingOf(
  { askers, hook, reason, payload }: Question,
  questions: readonly StoredQuestion[] = [],
): Lasting | undefined {
  const { channel, chat_id: chatId, sender_id: senderId } = payload;
  const call = callOf(payload);
  if (!call || !isId(channel) || !isId(chatId) || !isId(senderId)) return undefined;
  // All that the owner is shown, and who asks: another hook that asks meanwhile has not been answered.
  const shown = [askers, hook.id, reason, channel, chatId, senderId, ...shownOf(payload)];
  const key = createHash("sha256").update(spacedJson(shown)).digest("hex");
  const equal = questions.filter((each) => each.lasting?.key === key && each.answer?.outcome === "allowed");
  // One command may ask for many places, and the next one for the same again.
  const isOffered = payload.event === "on_network_request" || equal.length >= OFFERED_AFTER;
  const offered = isOffered && { offered: true as const };
  return { key, hookIds: [...askers], channel, chatId, senderId, ...offered };
}

const shownOf = ({ event, tool_name, tool_input, host, port }: Payload): unknown[] =>
  event === "on_network_request" ? [event, host, port] : [tool_name ?? null, tool_input ?? null];

const isId = (value: unknown): value is string => typeof value === "string" && value !== "";

/** The state with a yes that lasts; undefined where a yes to that question cannot. */
export function withGrant(state: State, question: StoredQuestion, by: string, lastsMs: number): State | undefined {
  const { lasting, subject, code, hook } = question;
  if (!lasting || subject.kind !== "tool") return undefined;
  if (!(lastsMs >= GRANT_MS.least && lastsMs <= GRANT_MS.most))
    throw new RangeError(`a yes can last from a minute to a day, not ${lastsMs} ms`);
  const { offered: _, ...scope } = lasting;
  const at = Date.now();
  const grant = {
    code,
    ...scope,
    hook,
    tool: subject.name,
    input: subject.input,
    by,
    at,
    until: at + lastsMs,
    uses: 0,
  };
  const others = (state.grants ?? []).filter(({ until, key }) => until > at && key !== scope.key);
  return { ...state, grants: [...others, grant].slice(-MAX_GRANTS) };
}
