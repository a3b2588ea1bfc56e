import type { Dialect } from "./dialect.js";
import { native } from "./native.js";

/** How scripts of the Agent Hooks standard answer: JSON or nothing, and invalid JSON is an error to report. */
export const agentHooks: Dialect = { ...native, name: "agent-hooks" };
