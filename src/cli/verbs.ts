import { outboxIn } from "../bot/outbox-files.js";
import { describeNotice } from "../commands/notice.js";
import type { Notice } from "../core/view.js";
import { quoteWord } from "../dialects/argv.js";
import { createShellHooks, type ShellHooks } from "../shell-hooks.js";
import { findRunningBot } from "../store/running-bot.js";
import { type Texts, textsFor } from "../texts/index.js";
import type { CliArgs } from "./args.js";
import { EXIT } from "./exit.js";
import { fireLines, fireOnce } from "./fire.js";
import { runImport } from "./import.js";
import { runPage } from "./page.js";
import { runPush } from "./push.js";
import { complain, print } from "./say.js";
import { locateFor, moveState, resetState } from "./state.js";

/** What the terminal says by itself; everything else is for the bot to tell its owner. */
const TOLD_HERE: readonly Notice["kind"][] = ["nothing-in-force", "restored", "owner-ignored"];

/** Every command but `start`, on the state of a workspace. */
export async function runVerb(args: CliArgs, locale: string | undefined): Promise<number> {
  const texts = textsFor(locale);
  if (args.verb === "reset") return print(await resetState(await locateFor(args, process.env), texts));
  if (args.verb === "page") return openPage(args, texts);
  if (args.verb === "move-state") return moveHere(args, texts);
  if (args.verb === "import") return importFile(args, texts);

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
    return await runOn(hooks, args, locale);
  } finally {
    await hooks.close();
  }
}

async function openPage(args: CliArgs, texts: Texts): Promise<number> {
  const { state } = await locateFor(args, process.env);
  return runPage({ state, env: process.env, texts });
}

async function importFile(args: CliArgs, texts: Texts): Promise<number> {
  const { workspace, root } = await locateFor(args, process.env);
  return runImport({ rest: args.rest, workspace, root, texts });
}

async function moveHere(args: CliArgs, texts: Texts): Promise<number> {
  const [old] = args.rest;
  if (old === undefined) return complain(texts.cli.moveUsage, EXIT.usage);
  return print(await moveState(await locateFor(args, process.env), old, process.env, texts));
}

async function runOn(hooks: ShellHooks, args: CliArgs, locale: string | undefined): Promise<number> {
  const { verb, rest } = args;
  const texts = textsFor(locale);
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
  return chatCommand(hooks, args, locale);
}

/** The same handler as in chat: the terminal only brings the words and shows the answer. */
async function chatCommand(
  hooks: ShellHooks,
  { verb, rest, json }: CliArgs,
  locale: string | undefined,
): Promise<number> {
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
