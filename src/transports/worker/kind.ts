import type { WorkerEntry } from "../../core/hook.js";
import { commandKind } from "../command/kind.js";
import type { EntryKind } from "../transport.js";

/** A program that stays, and answers each event with a line. */
export const workerKind: EntryKind<WorkerEntry> = {
  keys: commandKind.keys,
  uselessKeys: commandKind.uselessKeys,
  faultsOf: commandKind.faultsOf,
  warningsOf: commandKind.warningsOf,
  parse: ({ command }) => ({ type: "worker", command: String(command) }),
  target: ({ command }) => command,
  address: () => undefined,
  traits: () => [{ code: "resident" }],
};
