/** What is wrong: `path` is the state directory, its key, or a folder above it. */
export type UnsafeState = { state: string; path: string; ours: number } & (
  | { why: "foreign" | "foreign-parent"; uid: number }
  | { why: "writable-parent"; mode: string }
);

/** A state directory that somebody else owns, or could put another one in the place of. */
export class UnsafeStateError extends Error {
  override name = "UnsafeStateError";
  constructor(readonly unsafe: UnsafeState) {
    super(
      "uid" in unsafe
        ? `The state directory "${unsafe.state}" is not used: "${unsafe.path}" belongs to user ${unsafe.uid}, and this program runs as user ${unsafe.ours}. Choose another with CHAT_HOOKS_STATE or --state.`
        : `The state directory "${unsafe.state}" is not used: others can write to "${unsafe.path}" (mode ${unsafe.mode}). Choose another with CHAT_HOOKS_STATE or --state.`,
    );
  }
}
