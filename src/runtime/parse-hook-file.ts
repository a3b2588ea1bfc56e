import type { EntryWarning, HookEntry } from "../core/hook.js";
import { readHookFile } from "../formats/hook-file.js";
import { escapeLine } from "../lib/clean-text.js";
import { textsFor } from "../texts/index.js";

export type ParsedHookFile = {
  hooks: readonly (HookEntry & { line: number; warnings: readonly EntryWarning[] })[];
  faults: readonly { line: number; code: string; message: string }[];
};

/** Reads the text of a shell_hooks.yaml: the hooks it proposes, and what is wrong with the rest. Total. */
export function parseHookFile(text: string, options: { locale?: string } = {}): ParsedHookFile {
  const { hooks, faults } = readHookFile(String(text));
  const texts = textsFor(options.locale);
  return {
    hooks: hooks.map(({ entry, line, warnings }) => ({ ...entry, line, warnings })),
    faults: faults.map((fault) => ({
      line: fault.line,
      code: fault.code,
      message: escapeLine(texts.fileFault(fault)),
    })),
  };
}
