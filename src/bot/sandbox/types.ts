/** What a sandboxed command may write, and what it must not come near. All folders must exist. */
export type SandboxPlace = {
  /** None: a private folder is all there is. */
  workspace?: string;
  /** Never readable or writable: the state directory. */
  hidden: readonly string[];
  /** The bot's code: never writable, and invisible as well where a kind can do that. */
  code?: readonly string[];
};

/** The kinds that keep a command off the bot. */
export type ProtectedKind = Exclude<Sandbox["kind"], "none">;
export type WrappedCommand = { file: string; args: string[]; env: Readonly<Record<string, string>>; cwd: string };

/**
 * A way to run commands. As another user: its number, the folders it gets past only by mounts of its own, and whether each
 * command has a process namespace of its own.
 */
export type Sandbox = (
  | { kind: "bubblewrap" | "none" }
  | { kind: "user"; uid: number; closed: readonly string[]; hasPidNamespace: boolean }
) & {
  /** `env` takes the place of the few variables that a command is told otherwise. */
  wrap(command: string, env?: Readonly<Record<string, string>>): WrappedCommand;
  /** Makes ready for one run; what it hands back ends whatever that run has left behind. */
  begin(): Promise<() => Promise<void>>;
  /** Ends a run before it is through, where ending the group of its process is not enough. */
  stop?(pid: number): Promise<void>;
  close(): Promise<void>;
};

/** Why a kind cannot be had here. */
export type SandboxRefusal =
  | { why: "not-installed"; program: string; package: string }
  | { why: "not-root" }
  | { why: "no-user"; detail: string }
  | { why: "hard-links-open" }
  | { why: "closed-folders"; uid: number; folders: readonly string[] }
  | { why: "readable" }
  | { why: "writable"; folder: string }
  | { why: "killable" }
  | { why: "unusable"; workspace: string; detail: string }
  | { why: "timed-out"; afterMs: number }
  | { why: "not-probed"; detail: string };
