import type { EventName } from "../core/event.js";
import type { DialectName } from "../core/hook.js";
import type { Payload } from "../core/payload.js";
import { agentHooks } from "./agent-hooks.js";
import { claude } from "./claude.js";
import { kimi } from "./kimi.js";
import { native } from "./native.js";

/** One format that scripts speak: what they read, and what their plain words mean. */
export type Dialect = {
  name: DialectName;
  /** The JSON a script finds on its standard input. */
  encode(payload: Payload, at: Date): string;
  /** What output that is no JSON means at an event. */
  plainOutput(event: EventName): "fault" | "nothing" | "context" | "note";
  /** Whether `message` is text to display, and not a rewrite. */
  messageIsNote: boolean;
};

const DIALECT_BY_NAME: Record<DialectName, Dialect> = { native, claude, kimi, "agent-hooks": agentHooks };

export const dialectOf = (name: DialectName): Dialect => DIALECT_BY_NAME[name];
