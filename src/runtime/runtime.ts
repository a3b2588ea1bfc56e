import type { HooksControl } from "../core/control.js";
import type { EventName } from "../core/event.js";
import type { HookFirer, HookRun } from "../core/firing.js";
import type { DelayedMessage, QuestionListener, SettledQuestion, WaitingMessage } from "../core/question.js";
import type { Notice } from "../core/view.js";
import type { DatabaseOptions } from "../store/database/settings.js";
import type { Locations } from "../store/state/locations.js";
import type { RehearsalSandbox } from "../transports/transport.js";
import type { SlowRunListener } from "./slow-runs.js";

export type ShellHooksOptions = {
  /** Where the agent works and proposes hooks; default `./workspace`. */
  workspace?: string;
  /** What `./` in a command means, and where scripts run; default the workspace's parent. */
  root?: string;
  /** Where approvals, owners and the log are kept; default a folder of the user's, never inside the workspace. */
  stateDir?: string;
  /** A PostgreSQL database in the place of files, for several machines; default CHAT_HOOKS_DATABASE_URL and CHAT_HOOKS_STATE_KEY. */
  database?: DatabaseOptions;
  /** The launch environment; default the process's own. */
  env?: Readonly<Record<string, string | undefined>>;
  /** Owners by platform id, such as `telegram:12345`, beside those of CHAT_HOOKS_OWNERS. */
  owners?: readonly string[];
  /** Whether the workspace is looked at again and again, to tell what changes there; a process that fires once can do without. */
  watch?: boolean;
  /** The one event that this process fires; hooks of others are not made ready then. */
  onlyAt?: EventName;
  /** The language of the reasons that the engine itself gives. */
  locale?: string;
  /** Where a script is tried once when it is approved; without it, only `/hooks doctor` tries. Never the agent's own. */
  rehearsalSandbox?: RehearsalSandbox;
  /** What waits in the host's outbox because a hook has delayed it, for `/hooks pending`. */
  delayed?: () => Promise<readonly DelayedMessage[]>;
  /** What the host has to say of itself in `/hooks doctor`, a line each. */
  hostNotes?: () => readonly string[];
  /** What waits in the host until the person it is for writes again, for `/hooks log`. */
  waiting?: () => Promise<readonly WaitingMessage[]>;
};

export type Listeners = {
  firing: (run: HookRun) => void;
  /** A run takes so long that whoever waits should be told which one it is; answers with what to call at its end. */
  slow: SlowRunListener;
  notice: (notice: Notice) => unknown;
  change: () => void;
  /** Something waits for an owner; answers whether it could be shown to one. */
  question: QuestionListener;
  settled: (question: SettledQuestion) => void;
  /** Other hooks are in force than before: what the old ones have decided counts no more. */
  rules: () => void;
};

/** Everything but `/hooks`: fires events, and changes things for whoever brings an Actor. */
export interface Runtime extends HookFirer, HooksControl {
  /** What an agent or an adapter gets: it can fire, and nothing else. */
  readonly firer: HookFirer;
  readonly locations: Locations;
  /** Whether anything would happen at an event, or by the hook of that name: a host with costly payloads can save the trouble. */
  isWatched(event: EventName, hook?: string): boolean;
  /** How many hooks are active: approved, and the switch is on. */
  activeCount(): number;
  /** Whether a token was made for a script that is running now. */
  isRunToken(token: string): boolean;
  /** A token for the same runs that outlives theirs, for a turn they have asked for. It must not be handed out. */
  lengthenRunToken(token: string): string;
  /** A new pairing code; for the terminal only. */
  newPairingCode(): Promise<string>;
  /** Live firings, notices for the owner, and "something changed, look again". Returns what ends it. */
  on<E extends keyof Listeners>(event: E, listener: Listeners[E]): () => void;
  /** Resolves when no hook runs in the background any more. */
  idle(): Promise<void>;
  close(): Promise<void>;
}
