/** What a sandboxed command may write, and what it must not come near. All folders must exist. */
export type SandboxPlace = {
  workspace: string;
  /** Never readable or writable: the state directory. */
  hidden: readonly string[];
  /** The bot's code: never writable, and invisible as well where a kind can do that. */
  code?: readonly string[];
};

export type SandboxKind = Sandbox["kind"];
export type WrappedCommand = { file: string; args: string[]; env: Record<string, string>; cwd: string };

/** A way to run commands; the user's number is for the start screen. */
export type Sandbox = ({ kind: "bubblewrap" | "none" } | { kind: "user"; uid: number }) & {
  wrap(command: string): WrappedCommand;
  /** Makes ready for one run; what it hands back ends whatever that run has left behind. */
  begin(): Promise<() => Promise<void>>;
  close(): Promise<void>;
};
