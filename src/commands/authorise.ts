import { type Actor, recogniseActor } from "../core/actor.js";
import { RecentMap } from "../lib/recent-map.js";
import type { CommandRequest } from "./request.js";

export type Authority =
  | { kind: "owner"; actor: Actor }
  /** An owner, but not in their own fresh words. */
  | { kind: "not-typed"; origin: NotTyped }
  | { kind: "stranger"; id: string }
  /** Whoever runs the bot on their own account and writes to themselves: their words cannot be told from the bot's. */
  | { kind: "own-account"; id: string }
  | { kind: "nobody" };

/** Said by a person, but not typed just now: an owner is told to type it. All else would be talking to a machine. */
const WORTH_A_WORD = ["edited", "forwarded", "via_bot", "caption", "scheduled", "old", "quoted"] as const;
type NotTyped = (typeof WORTH_A_WORD)[number];

/** Who it is, by the platform's own id: a name is nobody. */
export function senderOf({ channel, senderId }: CommandRequest): string | undefined {
  // Platforms write ids as numbers, and hosts pass on what they get.
  const id = typeof senderId === "number" ? String(senderId) : senderId;
  return typeof id === "string" && id !== "" && !/\s/.test(id) ? `${channel}:${id}` : undefined;
}

/** The one place that decides who may. Typing, buttons, the page and the command line all end here. */
export function authorise(request: CommandRequest, isOwner: (id: string) => boolean): Authority {
  const id = senderOf(request);
  if (id === undefined || request.chat === "channel") return { kind: "nobody" };
  if (request.origin === "own_account") return { kind: "own-account", id };
  if (request.origin !== "typed") {
    const origin = WORTH_A_WORD.find((each) => each === request.origin);
    return origin && isOwner(id) ? { kind: "not-typed", origin } : { kind: "nobody" };
  }
  return isOwner(id) ? { kind: "owner", actor: recogniseActor(id) } : { kind: "stranger", id };
}

const MAX_KEPT = 10_000;

/** A set that forgets its oldest members: strangers and messages are many, and memory is not. */
class RecentSet {
  private readonly kept = new RecentMap<string, true>(MAX_KEPT);

  /** True the first time. */
  add(member: string): boolean {
    if (this.kept.get(member)) return false;
    this.kept.set(member, true);
    return true;
  }
}

/** What the command handler remembers between lines. */
export class CommandMemory {
  /** Owners' messages that were acted on: a platform may deliver one twice. */
  readonly messages = new RecentSet();
  /** Those of strangers, apart: a flood of them must not make us forget an owner's. */
  readonly strangersMessages = new RecentSet();
  /** Those who were told that pairing does not work like this. */
  readonly pairings = new RecentSet();
  /** Strangers who have had their refusal. */
  readonly strangers = new RecentSet();
}
