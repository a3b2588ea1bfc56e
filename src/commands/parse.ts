import { EVENT_NAMES, type EventName, isEventName } from "../core/event.js";
import { escapeLine } from "../lib/clean-text.js";
import { nearest } from "../lib/nearest.js";
import { answerToCard, readCommandLine, undecorated } from "./command-line.js";

const NOTHING = /^$/;
const WORD = /^(?<target>\S+)$/;

/** What each command takes. A command that is not here does not exist, in any channel. */
const COMMANDS = {
  list: NOTHING,
  on: NOTHING,
  off: NOTHING,
  doctor: NOTHING,
  approve: /^(?:(?<event>\w+)\s+)?(?<target>\S.*)$/s,
  revoke: /^(?<target>.+)$/s,
  show: /^(?<target>\S+)(?:\s+\S.*)?$/s,
  examples: /^(?<target>\S+)?$/,
  install: WORD,
  uninstall: WORD,
  sources: /^(?:(?<target>\S+)\s+(?:on|off))?$/i,
  log: /^(?:[1-9]|[1-4]\d|50)?$/,
  history: /^(?:[1-9]\d?|[1-4]\d\d|500)?$/,
  test: /^(?<event>\S+)(?:\s+(?<target>.+))?$/s,
  why: /^(?:(?<event>\S+)(?:\s+(?<target>.+))?)?$/s,
  pending: NOTHING,
  yes: /^(?<target>\S+)(?:\s+\S.*)?$/s,
  no: /^(?<target>\S+)(?:\s+\S.*)?$/s,
  record: /^(?:off|关闭|(?:on|打开|开启)(?:\s+(?<target>[1-9]\d{0,2})\s*(?:d|days?|天)?)?)?$/i,
  pair: WORD,
  owners: NOTHING,
  unpair: WORD,
  help: NOTHING,
} as const satisfies Record<string, RegExp>;

export type CommandName = keyof typeof COMMANDS;
export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[];

export type ParseFault =
  | { code: "unknown-command"; word: string; near?: string }
  | { code: "unknown-event"; word: string; near?: string }
  /** In quotation marks, or said by quoting a card of ours: this is what to send. */
  | { code: "quoted"; line: string }
  | { code: "usage" };

export type ParsedCommand =
  | { kind: "not-ours" }
  | { kind: "command"; name: CommandName; event?: EventName; target?: string; args: readonly string[] }
  | { kind: "fault"; name?: CommandName; fault: ParseFault };

/** Which line each result was made of. */
const lineOf = new WeakMap<ParsedCommand, string>();

/**
 * Reads a `/hooks` line, or one with another `command`. `/hooks@OtherBot`, `/hooksfoo` and `/hooks_on` are somebody else's.
 * Total.
 */
export function parseHooksCommand(text: string, options: { botName?: string; command?: string } = {}): ParsedCommand {
  const line = String(text);
  const parsed = Object.freeze(parseLine(line, options));
  lineOf.set(parsed, line);
  return parsed;
}

/** Whether this is what reading the line has given, and nothing that somebody made up. */
export const isParsedFrom = (parsed: ParsedCommand | undefined, text: string): parsed is ParsedCommand =>
  parsed !== undefined && lineOf.get(parsed) === text;

function parseLine(line: string, { botName, command }: { botName?: string; command?: string }): ParsedCommand {
  const meant = answerToCard(line);
  if (meant !== undefined) return { kind: "fault", fault: { code: "quoted", line: meant } };
  const found = readCommandLine(line, command);
  if (!found || !isForUs(found.called, botName)) return { kind: "not-ours" };
  const { word, isQuoted } = found;
  const name = word === "" ? "list" : word.toLowerCase();
  const rest = found.rest.trim();
  if (isQuoted) return { kind: "fault", fault: { code: "quoted", line: `/hooks ${name} ${rest}`.trim() } };
  if (!isCommandName(name))
    return { kind: "fault", fault: { code: "unknown-command", word, ...near(name, COMMAND_NAMES) } };
  return parseArguments(name, asMeant(name, rest));
}

/** What of a command is free text: a program's words stay as they are typed. */
const isFree = (name: CommandName): boolean => /^(?:approve|revoke|show|test|why|yes|no)$/.test(name);

/** Codes and ids may be full-width, and have an emoji behind them. */
function asMeant(name: CommandName, rest: string): string {
  const bare = undecorated(rest);
  if (!isFree(name)) return bare.normalize("NFKC").trim();
  if (name === "yes" || name === "no") return bare.replace(/^\S{1,50}/, (code) => code.normalize("NFKC"));
  return idsIn(bare) ? bare : rest;
}

/** Whether a text would be a command of ours if a person sent it, to whichever bot. */
export const looksLikeCommand = (text: string, command?: string): boolean =>
  readCommandLine(text, command) !== undefined || answerToCard(text) !== undefined;

const isForUs = (called: string | undefined, ownName: string | undefined): boolean =>
  called === undefined || called.toLowerCase() === ownName?.replace(/^@/, "").toLowerCase();

const isCommandName = (word: string): word is CommandName => Object.hasOwn(COMMANDS, word);

const near = (word: string, known: readonly string[]) => {
  const meant = nearest(word, known);
  return meant === undefined ? {} : { near: meant };
};

function parseArguments(name: CommandName, rest: string): ParsedCommand {
  const found = COMMANDS[name].exec(rest);
  const { event: word = "", target = "" } = found?.groups ?? {};
  // An event alone is no id of a hook.
  if (!found || (name === "approve" && word === "" && isEventName(target)))
    return { kind: "fault", name, fault: { code: "usage" } };
  const event = word.toLowerCase();
  // What begins like no event is a command, or several ids.
  if (name === "approve" && word !== "" && !isEventName(event) && nearest(event, EVENT_NAMES) === undefined)
    return { kind: "command", name, target: rest, args: rest.split(/\s+/) };
  if (word !== "" && !isEventName(event))
    return { kind: "fault", name, fault: { code: "unknown-event", word, ...near(event, EVENT_NAMES) } };
  return {
    kind: "command",
    name,
    ...(isEventName(event) && { event }),
    ...(target !== "" && { target: name === "sources" ? target.toLowerCase() : target }),
    args: rest === "" ? [] : rest.split(/\s+/),
  };
}

/** What stands around an id in a list, between several, or is typed there on a Chinese keyboard. */
const AROUND = /[\s[\](){}<>"'`“”‘’【】〔〕「」『』《》,、;|]/;
const IDS = new RegExp(`^${AROUND.source}*\\w{4}(?:${AROUND.source}+\\w{4})*${AROUND.source}*[.。:]?$`, "u");

/** The ids in what somebody typed, as they were shown or bare; undefined where it is something else. */
export function idsIn(typed: string): string[] | undefined {
  // Full-width letters and brackets are the same ones.
  const text = typed.normalize("NFKC").toLowerCase();
  const ids = IDS.test(text) ? [...new Set(text.match(/\w{4}/g))] : [];
  return ids.length > 0 && ids.every(isIdLike) ? ids : undefined;
}

/** Every id has a letter and a digit, so that no word is one. */
const isIdLike = (word: string): boolean => /^(?=.*\d)(?=.*[a-z])[a-z\d]{4}$/.test(word);

const MAX_REPEATED = 200;

/** What somebody typed, to be named in the reply: pasted text may be long, and may hold what draws on a screen. */
export const asTyped = (text: string): string =>
  escapeLine(text.length > MAX_REPEATED ? `${text.slice(0, MAX_REPEATED)}…` : text);
