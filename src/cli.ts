#!/usr/bin/env node
import { readFileSync, statSync } from "node:fs";
import { type CliArgs, CliUsageError, parseCliArgs } from "./cli/args.js";
import { EXIT } from "./cli/exit.js";
import { complain, print } from "./cli/say.js";
import { COMMAND_NAMES } from "./commands/parse.js";
import { EVENT_NAMES } from "./core/event.js";
import { nearest } from "./core/nearest.js";
import { textsFor } from "./texts/index.js";

const locale = process.env.CHAT_HOOKS_LANG ?? process.env.LC_ALL ?? process.env.LC_MESSAGES ?? process.env.LANG;
const texts = textsFor(locale);
/** In the terminal a code is made, not typed in. */
const CHAT_VERBS: readonly string[] = COMMAND_NAMES.filter((name) => name !== "pair" && name !== "help");
const VERBS: readonly string[] = [
  "start",
  ...CHAT_VERBS,
  "pair",
  "page",
  "push",
  "import",
  "fire",
  "reset",
  "move-state",
];

async function main(argv: readonly string[]): Promise<number> {
  const args = parseCliArgs(argv, texts.cli.needsFolder);
  if (args.version) return print(packageVersion());
  if (args.help || args.verb === "" || args.verb === "help") return print(usage());
  if (!isKnown(args.verb))
    return complain(inTerminal(texts.unknownCommand(args.verb, nearest(args.verb, VERBS))), EXIT.usage);
  // The one that makes a workspace where there is none.
  if (args.verb === "start") return runStart(args);
  requireWorkspace(args.workspace ?? "workspace");
  if (args.root !== undefined) requireRoot(args.root);
  if (["reset", "pair", "page"].includes(args.verb)) {
    if (args.rest.length > 0) return complain(usage(), EXIT.usage);
  }
  // The store and its libraries are loaded only here: a mistyped line is answered at once.
  const { runVerb } = await import("./cli/verbs.js");
  return runVerb(args, locale);
}

/** The bot itself is large and loaded only here: the other commands answer at once. */
async function runStart(args: CliArgs): Promise<number> {
  if (args.root !== undefined) requireRoot(args.root);
  const { runBot } = await import("./bot/run.js");
  return runBot({
    ...(args.workspace !== undefined && { workspace: args.workspace }),
    ...(args.root !== undefined && { root: args.root }),
    ...(args.state !== undefined && { stateDir: args.state }),
    ...(locale !== undefined && { locale }),
    env: { ...process.env, ...(args.debug && { CHAT_HOOKS_DEBUG: "1" }) },
    version: packageVersion(),
  });
}

const isKnown = (verb: string): boolean => VERBS.includes(verb);

const usage = (): string => `${texts.cli.usage}\n${texts.cli.events(EVENT_NAMES.join(", "))}`;

/** What is typed with a slash in the chat is a command here. */
const inTerminal = (text: string): string => text.replaceAll("/hooks ", "chat-hooks ");

function requireWorkspace(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new CliUsageError(texts.cli.noWorkspace(path));
}

function requireRoot(path: string): void {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw new CliUsageError(texts.cli.noRoot(path));
}

const packageVersion = (): string =>
  (JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string }).version;

async function describeError(error: unknown): Promise<string> {
  if (error instanceof CliUsageError) return error.message;
  // Whoever has thrown one of these has loaded it.
  const { OtherWorkspaceError } = await import("./in-force.js");
  const { StateInsideWorkspaceError } = await import("./store/locations.js");
  if (error instanceof OtherWorkspaceError) return texts.cli.otherWorkspace(error.state, error.workspace);
  if (error instanceof StateInsideWorkspaceError) return texts.cli.stateInside(error.state, error.workspace);
  return error instanceof Error ? error.message : String(error);
}

process.exitCode = await main(process.argv.slice(2)).catch(async (error: unknown) => {
  const isFire = process.argv.includes("fire");
  const code =
    error instanceof CliUsageError ? (isFire ? EXIT.usageOfFire : EXIT.usage) : isFire ? EXIT.internal : EXIT.problem;
  return complain(`chat-hooks: ${await describeError(error)}`, code);
});
