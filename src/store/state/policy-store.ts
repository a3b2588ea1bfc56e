import type { StateVersions } from "../../core/state-errors.js";
import type { State } from "./state.js";

/** Why the store cannot be used as it lies there. */
export type StoreTrouble =
  | { code: "corrupt"; path: string }
  | { code: "replayed"; path: string }
  | { code: "newer"; path: string; versions: StateVersions }
  | { code: "other-workspace"; path: string; workspace: string }
  | { code: "away"; path: string; detail: string };

export type StoreOpening =
  | { kind: "new" }
  | { kind: "opened"; restoredFrom?: string }
  | { kind: "trouble"; trouble: StoreTrouble };

/** "gone" as long as there is no record; "reset" when what is held counts no more, and the store is to be opened anew. */
export type StoreNews = "same" | "changed" | "gone" | "reset";

/**
 * The authenticated record of what is in force, kept where the agent cannot write: in files for one machine, in a database
 * for several. Every change is made on top of what is kept then, by one process at a time, and counts once it is written.
 */
export interface PolicyStore {
  /** What is in force. */
  readonly state: State;
  readonly secret: Buffer;
  /** Tells the machines of one store apart; none where there is but one. */
  readonly machine?: string | undefined;
  /** Set while the store does not answer and this process goes on with what it holds. */
  readonly away?: Extract<StoreTrouble, { code: "away" }> | undefined;
  /** Whether a look now could find anything; without it every look may. */
  readonly mayHaveNews?: boolean;
  /** Hears of trouble that comes while this process runs, once each; and of nothing when that is over. */
  onTrouble(listener: (trouble: StoreTrouble | undefined) => void): void;
  open(): Promise<StoreOpening>;
  /** Takes in what another process wrote; answers what is new since the last look. */
  refresh(): Promise<StoreNews>;
  /** `change` gets what is kept now and returns what shall be. Rejects when that cannot be saved. */
  update(change: (state: State) => State): Promise<State>;
  /** Resolves when everything that was asked for is written, or has failed. */
  settled(): Promise<void>;
  close?(): Promise<void>;
}
