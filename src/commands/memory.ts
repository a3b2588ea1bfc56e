const MAX_KEPT = 10_000;

/** A set that forgets its oldest members: strangers and messages are many, and memory is not. */
class RecentSet {
  private readonly kept = new Set<string>();

  /** True the first time. */
  add(member: string): boolean {
    if (this.kept.has(member)) return false;
    this.kept.add(member);
    if (this.kept.size > MAX_KEPT) for (const oldest of this.kept) return this.kept.delete(oldest);
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
