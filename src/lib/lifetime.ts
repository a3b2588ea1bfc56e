/** By how much a clock is put right now and then. */
const SKEW_MS = 60_000;

/**
 * Whether something that was made at a time is still within its life. What was made in the future was made before the
 * clock was set back, nobody knows how long ago: its life is over.
 */
export const isWithinLife = (at: number, livesMs: number, now: number): boolean =>
  at <= now + SKEW_MS && now < at + livesMs;
