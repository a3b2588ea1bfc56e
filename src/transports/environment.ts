import { realpath } from "node:fs/promises";
import { delimiter, isAbsolute } from "node:path";
import { type HookEntry, isRefused, variableIn } from "../core/hook.js";
import type { Payload } from "../core/payload.js";
import { isInside } from "../lib/is-inside.js";
import type { Surroundings } from "./transport.js";

type Variables = Readonly<Record<string, string | undefined>>;

/** CHAT_HOOKS_URL is where a script can ask the bot for a turn, with the token of its run. */
const PASSED_ON = ["HOME", "XDG_STATE_HOME", "LANG", "TZ", "TMPDIR", "CHAT_HOOKS_URL"] as const;
const FACTS = ["event", "session_id", "agent_id", "channel", "chat_id", "sender_id", "tool_name", "cwd"].map(
  (name) => [name, `CHAT_HOOKS_${name.toUpperCase()}`] as const,
);
/** What a script finds in its environment when nothing of what it is told is real. */
const REHEARSAL = { CHAT_HOOKS_REHEARSAL: "1" } as const;
const DATA_FOLDER = "CHAT_HOOKS_DATA_DIR";
/** What a script that is rehearsed is told at its start, and what it gets no other than that. */
export const REHEARSAL_NAMES: readonly string[] = [
  ...Object.keys(REHEARSAL),
  DATA_FOLDER,
  "CHAT_HOOKS_URL",
  "CHAT_HOOKS_RUN_TOKEN",
];
const MAX_FACT = 1_000;
const STANDARD_PATH = "/usr/local/bin:/usr/bin:/bin";

/** A hook's environment, by allowlist: a script sees no secret of the bot's unless its approved entry names it. */
export function hookEnvironment(
  launch: Variables,
  path: string,
  names: readonly string[],
  { scriptFolder, dataFolder }: { scriptFolder?: string; dataFolder?: string } = {},
): Record<string, string> {
  const allowed = names.filter((item) => !isRefused(item)).map(variableIn);
  const given = allowed.map(({ name, value = launch[name] }) => [name, value] as const);
  const wanted = [...PASSED_ON.map((name) => [name, launch[name]] as const), ...given];
  return {
    ...Object.fromEntries(
      wanted.filter((pair): pair is [string, string] => pair[1] !== undefined && !isBotToken(pair[1])),
    ),
    PATH: path,
    // Python writes nothing beside the approved copies that nobody has approved.
    ...(scriptFolder !== undefined && { CHAT_HOOKS_SCRIPT_DIR: scriptFolder, PYTHONDONTWRITEBYTECODE: "1" }),
    ...(dataFolder !== undefined && { [DATA_FOLDER]: dataFolder }),
  };
}

/** Where a hook's program starts. */
export const startFolder = ({ cwd }: Pick<HookEntry, "cwd">, { root, workspace }: Surroundings): string =>
  cwd === "workspace" ? workspace : root;

/** Whatever name it goes by: with a bot's token a script could send around the guard. */
const isBotToken = (value: string): boolean => /^\d{6,12}:[\w-]{30,50}$/.test(value);

/** The environment of a run of which nothing is real: what the hook remembers of it goes to a folder that is thrown away. */
export const forRehearsal = (env: Record<string, string>, scratch: string): Record<string, string> => ({
  ...env,
  ...REHEARSAL,
  [DATA_FOLDER]: scratch,
});

/** What happened and where, for scripts that do not read JSON. */
export function eventFacts(payload: Payload): Record<string, string> {
  const facts: Record<string, string> = {};
  for (const [name, variable] of FACTS) {
    const value = payload[name];
    if (typeof value === "string" || typeof value === "number") facts[variable] = fact(String(value));
  }
  return facts;
}

/** A NUL would keep the guard from starting at all, and whoever names a tool could put one there. */
const fact = (value: string): string =>
  value.includes("\0") || value.length > MAX_FACT ? value.replaceAll("\0", "").slice(0, MAX_FACT) : value;

/** The search path without relative entries and without folders the agent can write to. */
export async function safeSearchPath(path: string | undefined, workspace: string): Promise<string> {
  const entries = (path ?? STANDARD_PATH).split(delimiter).filter((entry) => isAbsolute(entry));
  const kept = await Promise.all(
    entries.map(async (entry) => {
      // A folder that is not there could turn up later, as a link into the workspace.
      const real = await realpath(entry).catch(() => undefined);
      return real === undefined || isInside(workspace, entry) || isInside(workspace, real) ? [] : [entry];
    }),
  );
  // Never empty: an empty search path means "look in the current folder".
  return kept.flat().join(delimiter) || STANDARD_PATH;
}
