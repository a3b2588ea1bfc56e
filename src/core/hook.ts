import type { EventName } from "./event.js";

export const DIALECTS = ["native", "claude", "kimi", "agent-hooks"] as const;
export type DialectName = (typeof DIALECTS)[number];

/** Bounds of a hook entry. Times are seconds in the file and milliseconds everywhere else. */
export const LIMITS = {
  timeoutMs: { standard: 20_000, most: 120_000 },
  askTimeoutMs: { standard: 600_000, most: 86_400_000 },
  priority: { least: 0, standard: 100, most: 1_000 },
} as const;

type Common = {
  event: EventName;
  matcher?: string;
  timeoutMs: number;
  askTimeoutMs: number;
  failClosed: boolean;
  priority: number;
  mode: "enforce" | "observe";
  async: boolean;
  dialect: DialectName;
  files: readonly string[];
  env: readonly string[];
};
export type CommandEntry = Common & { type: "command"; command: string };
export type HttpEntry = Common & { type: "http"; url: string; secretEnv?: string };

/** One hook as configured: exactly the keys that an approval binds. */
export type HookEntry = CommandEntry | HttpEntry;

/** A hook that some file proposes: nothing runs because of it. */
export type ProposedHook = { entry: HookEntry; line: number; warnings: readonly EntryWarning[] };

export type EntryWarning =
  | { code: "timeout-clamped"; seconds: number; most: number }
  | { code: "shell-word"; word: string };

/** What a person calls the hook: its command line or its URL. */
export const targetOf = (entry: HookEntry): string => (entry.type === "http" ? entry.url : entry.command);

/** One text per meaning of an entry, whatever the order of its keys: what an approval is compared by. */
export function canonicalEntry(entry: HookEntry): string {
  return JSON.stringify(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Variables that no hook is given, whoever approves it: they would hand over the bot itself. */
export const isWithheldVariable = (name: string): boolean =>
  /^(?:CHAT_HOOKS_|STARCHILD_)/i.test(name) ||
  /(?:BOT_TOKEN|TELEGRAM\w*TOKEN|WECHATY\w*TOKEN|OPENAI_API_KEY)$/i.test(name);
