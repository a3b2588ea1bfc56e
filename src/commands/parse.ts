import { EVENT_NAMES, type EventName, isEventName } from "../core/event.js";
import { escapeLine } from "../lib/clean-text.js";
import { nearest } from "../lib/nearest.js";

type Shape =
  | "nothing"
  | "word and session"
  | "source and on or off"
  | "event and target"
  | "target"
  | "count"
  | "event and json"
  | "event"
  | "word";

/** What each command takes. A command that is not here does not exist, in any channel. */
export const COMMANDS = {
  list: "nothing",
  on: "nothing",
  off: "nothing",
  doctor: "nothing",
  approve: "event and target",
  revoke: "target",
  show: "word",
  examples: "nothing",
  install: "word",
  sources: "source and on or off",
  log: "count",
  test: "event and json",
  why: "event",
  pending: "nothing",
  yes: "word and session",
  no: "word",
  pair: "word",
  owners: "nothing",
  unpair: "word",
  help: "nothing",
} as const satisfies Record<string, Shape>;

export type CommandName = keyof typeof COMMANDS;
export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[];
export const MAX_LOG_LINES = 50;

export type ParseFault =
  | { code: "unknown-command"; word: string; near?: string }
  | { code: "unknown-event"; word: string; near?: string }
  | { code: "usage" };

export type ParsedCommand =
  | { kind: "not-ours" }
  | { kind: "command"; name: CommandName; event?: EventName; target?: string; args: readonly string[] }
  | { kind: "fault"; name?: CommandName; fault: ParseFault };

/** Reads a `/hooks` line. `/hooks@OtherBot`, `/hooksfoo` and `/hooks_on` are somebody else's. Total. */
export function parseHooksCommand(text: string, options: { botName?: string } = {}): ParsedCommand {
  const head = /^\s*[/／]hooks(?:@(\w+))?(?:\s+|$)/i.exec(String(text));
  if (!head || !isForUs(head[1], options.botName)) return { kind: "not-ours" };
  const rest = text.slice(head[0].length).trim();
  const [word = "list"] = rest === "" ? [] : rest.split(/\s/, 1);
  const name = word.toLowerCase();
  if (!isCommandName(name))
    return { kind: "fault", fault: { code: "unknown-command", word, ...near(name, COMMAND_NAMES) } };
  return parseArguments(name, rest.slice(word.length).trim());
}

/** Whether a text would be a command of ours if a person sent it, to whichever bot. */
export const looksLikeCommand = (text: string): boolean => /^\s*[/／]hooks(?:@\w+)?(?:\s|$)/i.test(text);

const isForUs = (called: string | undefined, ownName: string | undefined): boolean =>
  called === undefined || called.toLowerCase() === ownName?.replace(/^@/, "").toLowerCase();

const isCommandName = (word: string): word is CommandName => Object.hasOwn(COMMANDS, word);

const near = (word: string, known: readonly string[]) => {
  const meant = nearest(word, known);
  return meant === undefined ? {} : { near: meant };
};

function parseArguments(name: CommandName, rest: string): ParsedCommand {
  const args = rest === "" ? [] : rest.split(/\s+/);
  const usage: ParsedCommand = { kind: "fault", name, fault: { code: "usage" } };
  const [first = "", second = ""] = args;
  const after = rest.slice(first.length).trim();
  switch (COMMANDS[name] as Shape) {
    case "nothing":
      return args.length === 0 ? { kind: "command", name, args } : usage;
    case "word":
      return args.length === 1 ? { kind: "command", name, target: first, args } : usage;
    case "word and session":
      return args.length === 1 || (args.length === 2 && second.toLowerCase() === "session")
        ? { kind: "command", name, target: first, args }
        : usage;
    case "source and on or off":
      if (args.length === 0) return { kind: "command", name, args };
      return args.length === 2 && /^(?:on|off)$/i.test(second)
        ? { kind: "command", name, target: first.toLowerCase(), args }
        : usage;
    case "target":
      return args.length > 0 ? { kind: "command", name, target: rest, args } : usage;
    case "count":
      return isCount(args) ? { kind: "command", name, args } : usage;
    case "event":
      return args.length === 1 ? withEvent(name, first, undefined, args) : usage;
    case "event and json":
      return args.length > 0 ? withEvent(name, first, after || undefined, args) : usage;
    case "event and target":
      if (args.length === 0 || (args.length === 1 && isEventName(first))) return usage;
      return args.length === 1 ? { kind: "command", name, target: first, args } : withEvent(name, first, after, args);
  }
}

const isCount = ([count = "1", ...others]: readonly string[]): boolean =>
  others.length === 0 && /^[1-9]\d{0,2}$/.test(count) && Number(count) <= MAX_LOG_LINES;

function withEvent(
  name: CommandName,
  word: string,
  target: string | undefined,
  args: readonly string[],
): ParsedCommand {
  const event = word.toLowerCase();
  if (!isEventName(event))
    return { kind: "fault", name, fault: { code: "unknown-event", word, ...near(event, EVENT_NAMES) } };
  return { kind: "command", name, event, ...(target !== undefined && { target }), args };
}

const MAX_REPEATED = 200;

/** What somebody typed, to be named in the reply: pasted text may be long, and may hold what draws on a screen. */
export const asTyped = (text: string): string =>
  escapeLine(text.length > MAX_REPEATED ? `${text.slice(0, MAX_REPEATED)}…` : text);
