import { statSync } from "node:fs";
import { type Texts, textsFor } from "../bot/words/index.js";
import { COMMAND_NAMES } from "../commands/parse.js";
import { nearest } from "../lib/nearest.js";
import { VERSION } from "../lib/package-root.js";
import { CliUsageError, OWN_VERBS, parseCliArgs } from "./args.js";
import { type Call, type CliIo, complain, EXIT, inTerminal, print } from "./call.js";
import { complainAboutUsage, helpOf, overview } from "./help.js";

/** In the terminal a code is made, not typed in. */
const CHAT_VERBS = COMMAND_NAMES.filter((name) => name !== "pair" && name !== "help");
const VERBS: readonly string[] = [...OWN_VERBS, ...CHAT_VERBS];
/** Of `start` alone: elsewhere it may belong to the command line of a hook. */
const VERBOSE = "--verbose";
const WITHOUT_WORDS = ["start", "pair", "reset", "serve"];

/** `chat-hooks …`: answers a command line with an exit code; never throws. */
export async function main(argv: readonly string[], io: CliIo): Promise<number> {
  const locale = io.env.CHAT_HOOKS_LANG ?? io.env.LC_ALL ?? io.env.LC_MESSAGES ?? io.env.LANG;
  const texts = textsFor(locale);
  try {
    return await answer({ args: parseCliArgs(argv, texts.cli.needsFolder), io, locale, texts });
  } catch (error) {
    const isFire = argv.includes("fire");
    const code =
      error instanceof CliUsageError ? (isFire ? EXIT.usageOfFire : EXIT.usage) : isFire ? EXIT.internal : EXIT.problem;
    return complain(io.output, `chat-hooks: ${await describeError(error, texts)}`, code);
  }
}

async function answer(call: Call): Promise<number> {
  const { args, texts } = call;
  const { output } = call.io;
  if (process.platform === "win32") return complain(output, texts.unsupportedSystem("win32"), EXIT.problem);
  if (args.version) return print(output, VERSION);
  const [asked = ""] = args.verb === "help" ? args.rest : args.help ? [args.verb] : [];
  if (asked === "" && (args.help || ["", "help"].includes(args.verb))) return print(output, overview(texts));
  const verb = asked === "" ? args.verb : asked;
  if (!VERBS.includes(verb))
    return complain(output, inTerminal(texts.unknownCommand(verb, nearest(verb, VERBS))), EXIT.usage);
  if (asked !== "") return print(output, helpOf(asked, texts));
  const [tooMuch] = verb === "start" ? args.rest.filter((word) => word !== VERBOSE) : args.rest;
  if (WITHOUT_WORDS.includes(verb) && tooMuch !== undefined)
    return complainAboutUsage({ verb, word: tooMuch, texts, output });
  // The one that makes a workspace where there is none.
  if (args.verb !== "start") requireFolder(args.places.workspace ?? "workspace", texts.cli.noWorkspace);
  if (args.places.root !== undefined) requireFolder(args.places.root, texts.cli.noRoot);
  if (args.verb === "start") return runStart(call);
  // The store and its libraries are loaded only here: a mistyped line is answered at once.
  const { runVerb } = await import("./verbs.js");
  return runVerb(call);
}

/** The bot itself is large and loaded only here: the other commands answer at once. */
async function runStart({ args, io, locale }: Call): Promise<number> {
  const { runBot } = await import("../bot/run.js");
  return runBot({
    ...args.places,
    ...(locale !== undefined && { locale }),
    env: { ...io.env, ...(args.debug && { CHAT_HOOKS_DEBUG: "1" }) },
    version: VERSION,
    isVerbose: args.rest.includes(VERBOSE),
  });
}

function requireFolder(path: string, missing: (path: string) => string): void {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw new CliUsageError(missing(path));
}

async function describeError(error: unknown, texts: Texts): Promise<string> {
  if (error instanceof CliUsageError) return error.message;
  // Whoever has thrown one of these has loaded it.
  const errors = await import("../core/state-errors.js");
  if (error instanceof errors.NewerStateError) return texts.newerState(error.state, error.versions);
  if (error instanceof errors.UnsafeStateError) return texts.unsafeState(error.unsafe);
  if (error instanceof errors.OtherWorkspaceError) return texts.cli.otherWorkspace(error.state, error.workspace);
  if (error instanceof errors.StateInsideWorkspaceError) return texts.cli.stateInside(error.state, error.workspace);
  if (error instanceof errors.DatabaseSetupError) return texts.databaseFault(error.fault, error.value);
  if (error instanceof errors.DatabaseAwayError) return texts.notChanged(error.database, error.detail);
  const { PriceError } = await import("../core/prices.js");
  if (error instanceof PriceError) return texts.cli.badPrice(error.value);
  return error instanceof Error ? error.message : String(error);
}
