import type { DialectName, ProposedHook } from "../../core/hook.js";
import { isForClaude } from "../../formats/spoken.js";
import { isMachineCode } from "../../transports/command/programs.js";
import type { Binding, BindingPlace } from "../../transports/transport.js";
import { bindEntry } from "./binding.js";

type Bound<P> = { proposed: P; binding: Binding };

/**
 * Looks up what an entry would run. One that names no dialect, and whose scripts are unmistakably for Claude Code, is
 * proposed with that dialect: what is shown, hashed and approved is the entry with it. What was approved without stays so.
 */
export async function bindProposal<P extends ProposedHook>(
  proposed: P,
  approved: DialectName | undefined,
  place: BindingPlace,
): Promise<Bound<P>> {
  const binding = await bindEntry(proposed.entry, place);
  if (!proposed.isDialectOpen || approved === "native" || !isForClaude(proposed.entry, scriptsIn(binding)))
    return { proposed, binding };
  const entry = { ...proposed.entry, dialect: "claude" } as const;
  // Whoever has approved it like that knows.
  const warnings = approved ? proposed.warnings : [...proposed.warnings, { code: "read-as-claude" } as const];
  return { proposed: { ...proposed, entry, warnings }, binding: await bindEntry(entry, place) };
}

const scriptsIn = ({ files }: Binding): { path: string; text: string }[] =>
  files.flatMap(({ path, bytes }) => (bytes && !isMachineCode(bytes) ? [{ path, text: bytes.toString("utf8") }] : []));
