import type { DialectName } from "../core/hook.js";
import { agentHooks } from "./agent-hooks.js";
import { claude } from "./claude.js";
import type { Dialect } from "./format.js";
import { kimi } from "./kimi.js";
import { native } from "./native.js";

/** Every format that scripts speak. */
const DIALECT_BY_NAME: Record<DialectName, Dialect> = { native, claude, kimi, "agent-hooks": agentHooks };

export const dialectOf = (name: DialectName): Dialect => DIALECT_BY_NAME[name];
