#!/usr/bin/env node
import { readFileSync, statSync } from "node:fs";
import { outboxIn } from "./bot/outbox-files.js";
import { type CliArgs, CliUsageError, parseCliArgs } from "./cli/args.js";
import { EXIT } from "./cli/exit.js";
import { fireLines, fireOnce } from "./cli/fire.js";
import { runPage } from "./cli/page.js";
import { runPush } from "./cli/push.js";
import { locateFor, moveState, resetState } from "./cli/state.js";
import { describeNotice } from "./commands/notice.js";
import { COMMAND_NAMES } from "./commands/parse.js";
import { EVENT_NAMES } from "./core/event.js";
import { nearest } from "./core/nearest.js";
import type { Notice } from "./core/view.js";
import { quoteWord } from "./dialects/argv.js";
import { OtherWorkspaceError } from "./in-force.js";
import { createShellHooks, type ShellHooks } from "./shell-hooks.js";
import { StateInsideWorkspaceError } from "./store/locations.js";
import { findRunningBot } from "./store/running-bot.js";
import { textsFor } from "./texts/index.js";

const locale = process.env.CHAT_HOOKS_LANG ?? process.env.LC_ALL ?? process.env.LC_MESSAGES ?? process.env.LANG;
const texts = textsFor(locale);
/** In the terminal a code is made, not typed in. */
const CHAT_VERBS: readonly string[] = COMMAND_NAMES.filter((name) => name !== "pair" && name !== "help");
const VERBS: readonly string[] = ["start", ...CHAT_VERBS, "pair", "page", "push", "fire", "reset", "move-state"];
/** What the terminal says by itself; everything else is for the bot to tell its owner. */
const TOLD_HERE: readonly Notice["kind"][] = ["nothing-in-force", "restored", "owner-ignored"];

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
  if (args.verb === "reset") return print(await resetState(await locateFor(args, process.env), texts));
  if (args.verb === "page") return openPage(args);
  if (args.verb === "move-state") return moveHere(args);

  const hooks = await createShellHooks({
    // Whoever can open the state directory here can read its key, and is the owner at this machine.
    owners: ["cli:local"],
    ...(args.workspace !== undefined && { workspace: args.workspace }),
    ...(args.root !== undefined && { root: args.root }),
    ...(args.state !== undefined && { stateDir: args.state }),
    ...(locale !== undefined && { locale }),
    env: { ...process.env, ...(args.debug && { CHAT_HOOKS_DEBUG: "1" }) },
  });
  try {
    return await run(hooks, args);
  } finally {
    await hooks.close();
  }
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

async function openPage(args: CliArgs): Promise<number> {
  const { state } = await locateFor(args, process.env);
  return runPage({ state, env: process.env, texts });
}

async function moveHere(args: CliArgs): Promise<number> {
  const [old] = args.rest;
  if (old === undefined) return complain(texts.cli.moveUsage, EXIT.usage);
  return print(await moveState(await locateFor(args, process.env), old, process.env, texts));
}

async function run(hooks: ShellHooks, args: CliArgs): Promise<number> {
  const { verb, rest } = args;
  if (verb === "fire") {
    if (!args.jsonl && rest.length !== 1) return complain(texts.cli.fireUsage, EXIT.usageOfFire);
    const code = await (args.jsonl ? fireLines(hooks, rest[0], texts) : fireOnce(hooks, rest[0] ?? "", texts));
    // The outcome is out; what runs in the background would be ended with this process.
    await hooks.idle();
    return code;
  }
  hooks.on("notice", (notice) => {
    if (args.json || !TOLD_HERE.includes(notice.kind)) return false;
    return complain(describeNotice(notice, locale), EXIT.fine);
  });
  if (verb === "push") {
    const owners = hooks.owners().map(({ id }) => id);
    const { hasTerminal = false } = (await findRunningBot(hooks.locations.state)) ?? {};
    const folder = outboxIn(hooks.locations.state);
    const here = ["web:page", ...(hasTerminal ? ["cli:terminal"] : [])];
    return runPush({ folder, rest, env: process.env, owners, here, texts });
  }
  if (verb === "pair") return print(texts.pairCode(await hooks.newPairingCode()));
  return chatCommand(hooks, args);
}

/** The same handler as in chat: the terminal only brings the words and shows the answer. */
async function chatCommand(hooks: ShellHooks, { verb, rest, json }: CliArgs): Promise<number> {
  const words = rest.length === 1 ? rest : rest.map((word) => (verb === "test" ? word : quoteWord(word)));
  const outcome = await hooks.handleCommand({
    channel: "cli",
    text: ["/hooks", verb, ...words].join(" "),
    chat: "private",
    origin: "typed",
    senderId: "local",
    prefix: "chat-hooks",
    ...(locale !== undefined && { locale }),
    ...(!json && { onProgress: (line: string) => console.error(line) }),
  });
  console.log(json ? JSON.stringify(outcome) : outcome.text);
  if (outcome.usage) return EXIT.usage;
  return outcome.problem ? EXIT.problem : EXIT.fine;
}

const packageVersion = (): string =>
  (JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string }).version;

function describeError(error: unknown): string {
  if (error instanceof OtherWorkspaceError) return texts.cli.otherWorkspace(error.state, error.workspace);
  if (error instanceof StateInsideWorkspaceError) return texts.cli.stateInside(error.state, error.workspace);
  return error instanceof Error ? error.message : String(error);
}

function print(text: string): number {
  console.log(text);
  return EXIT.fine;
}

function complain(text: string, code: number): number {
  console.error(text);
  return code;
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  const isFire = process.argv.includes("fire");
  const code =
    error instanceof CliUsageError ? (isFire ? EXIT.usageOfFire : EXIT.usage) : isFire ? EXIT.internal : EXIT.problem;
  return complain(`chat-hooks: ${describeError(error)}`, code);
});
