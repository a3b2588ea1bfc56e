/** The version that a state directory has, and the highest one that this program reads. */
export type StateVersions = { found: number; known: number };

/** A state directory that a newer program has written: what it means is not ours to guess, and it is left as it is. */
export class NewerStateError extends Error {
  override name = "NewerStateError";
  constructor(
    readonly state: string,
    readonly versions: StateVersions,
  ) {
    super(
      `The state directory "${state}" has version ${versions.found}, and this program reads up to version ${versions.known}: install the newer chat-hooks, or choose another directory with CHAT_HOOKS_STATE or --state.`,
    );
  }
}
