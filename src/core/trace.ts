import type { EventName } from "./event.js";
import type { HookRun } from "./firing.js";

/** One event past its hooks: what it was about, who said what in which order, and what became of it. Never its text. */
export type Trace = {
  id: string;
  at: number;
  event: EventName;
  about: Partial<Record<"session_id" | "channel" | "chat_id" | "tool_name" | "tool_use_id" | "type" | "kind", string>>;
  runs: HookRun[];
  /** Absent while it is under way. */
  end?: "passed" | "rewritten" | "blocked" | "denied" | "allowed" | "dropped" | "delayed" | "cancelled";
  /** Whose block it was. */
  hook?: string;
  ms?: number;
  /** The line that fires the same again, where its payload was recorded. */
  again?: string;
};
