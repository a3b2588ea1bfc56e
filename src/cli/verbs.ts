import { outboxIn } from "../bot/delivery/outbox-files.js";
import { findRunningBot } from "../bot/running-bot.js";
import { rehearsalSandbox } from "../bot/sandbox/rehearsal-sandbox.js";
import { describeNotice } from "../commands/notice.js";
import { createShellHooks, type ShellHooks } from "../commands/shell-hooks.js";
import type { Notice } from "../core/view.js";
import { quoteWord } from "../lib/argv.js";
import type { Call } from "./call.js";
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
export async function runVerb(call: Call): Promise<number> {
  const { args, io, locale, texts } = call;
  if (args.verb === "reset") return print(io.output, await resetState(await locateFor(args, io.env), texts));
  if (args.verb === "page") return openPage(call);
  if (args.verb === "move-state") return moveHere(call);
  if (args.verb === "import") return importFile(call);

  const rehearsals = rehearsalSandbox(() => hooks.locations.state);
  const hooks: ShellHooks = await createShellHooks({
    rehearsalSandbox: rehearsals,
    // Whoever can open the state directory here can read its key, and is the owner at this machine.
    owners: ["cli:local"],
    ...(args.workspace !== undefined && { workspace: args.workspace }),
    ...(args.root !== undefined && { root: args.root }),
    ...(args.state !== undefined && { stateDir: args.state }),
    ...(locale !== undefined && { locale }),
    env: { ...io.env, ...(args.debug && { CHAT_HOOKS_DEBUG: "1" }) },
    // All others are over soon, and need not wait for what is proposed.
    watch: args.verb === "fire" && args.jsonl,
  });
  try {
    return await runOn(hooks, call);
  } finally {
    await hooks.close();
    await rehearsals.close();
  }
}

async function openPage({ args, io, texts }: Call): Promise<number> {
  const { state } = await locateFor(args, io.env);
  return runPage({ state, rest: args.rest, io, texts });
}

async function importFile({ args, io, texts }: Call): Promise<number> {
  const { workspace, root } = await locateFor(args, io.env);
  return runImport({ rest: args.rest, workspace, root, texts, output: io.output });
}

async function moveHere({ args, io, texts }: Call): Promise<number> {
  const [old] = args.rest;
  if (old === undefined) return complain(io.output, texts.cli.moveUsage, EXIT.usage);
  return print(io.output, await moveState(await locateFor(args, io.env), old, io.env, texts));
}

async function runOn(hooks: ShellHooks, call: Call): Promise<number> {
  const { args, io, locale, texts } = call;
  if (args.verb === "fire") return fire(hooks, call);
  hooks.on("notice", (notice) => {
    if (args.json || !TOLD_HERE.includes(notice.kind)) return false;
    return complain(io.output, describeNotice(notice, locale), EXIT.fine);
  });
  if (args.verb === "push") return push(hooks, call);
  if (args.verb === "pair") return print(io.output, texts.pairCode(await hooks.newPairingCode()));
  return chatCommand(hooks, call);
}

async function fire(hooks: ShellHooks, call: Call): Promise<number> {
  const { jsonl, rest } = call.args;
  const [event] = rest;
  if (!jsonl && rest.length !== 1) return complain(call.io.output, call.texts.cli.fireUsage, EXIT.usageOfFire);
  const code = await (jsonl ? fireLines(hooks, event, call) : fireOnce(hooks, event ?? "", call));
  // The outcome is out; what runs in the background would be ended with this process.
  await hooks.idle();
  return code;
}

async function push(hooks: ShellHooks, { args, io, texts }: Call): Promise<number> {
  const { state } = hooks.locations;
  const { hasTerminal = false } = (await findRunningBot(state)) ?? {};
  const owners = hooks.owners().map(({ id }) => id);
  const here = ["web:page", ...(hasTerminal ? ["cli:terminal"] : [])];
  return runPush({ folder: outboxIn(state), rest: args.rest, io, owners, here, texts });
}

/** The same handler as in chat: the terminal only brings the words and shows the answer. */
async function chatCommand(hooks: ShellHooks, { args, io, locale }: Call): Promise<number> {
  const { verb, rest, json } = args;
  const words = rest.length === 1 ? rest : rest.map((word) => (verb === "test" ? word : quoteWord(word)));
  const outcome = await hooks.handleCommand({
    channel: "cli",
    text: ["/hooks", verb, ...words].join(" "),
    chat: "private",
    origin: "typed",
    senderId: "local",
    prefix: "chat-hooks",
    ...(locale !== undefined && { locale }),
    ...(!json && { onProgress: (line: string) => io.output.error(line) }),
  });
  io.output.log(json ? JSON.stringify(outcome) : outcome.text);
  if (outcome.usage) return EXIT.usage;
  return outcome.problem ? EXIT.problem : EXIT.fine;
}
