import { rehearsalSandbox } from "../bot/sandbox/rehearsal-sandbox.js";
import { coloured, mayColour } from "../bot/terminal/colours.js";
import { describeNotice } from "../commands/notice.js";
import { parseHooksCommand } from "../commands/parse.js";
import { createShellHooks, type ShellHooks } from "../commands/shell-hooks.js";
import { type EventName, isEventName } from "../core/event.js";
import type { Notice } from "../core/view.js";
import { quoteWord } from "../lib/argv.js";
import { type DatabaseSettings, databaseSettings } from "../store/database/settings.js";
import { type Locations, locate } from "../store/state/locations.js";
import type { OWN_VERBS } from "./args.js";
import type { Call, CliIo } from "./call.js";
import { complain, EXIT, print } from "./call.js";
import { fireLines, fireOnce } from "./fire.js";
import { complainAboutUsage, wrongWordOf } from "./help.js";
import { showInPager } from "./pager.js";

/** What the terminal says by itself; everything else is for the bot to tell its owner. */
const TOLD_HERE: readonly Notice["kind"][] = ["nothing-in-force", "restored", "owner-ignored"];

type Verb =
  | { at: "places"; run(call: Call, places: Locations): Promise<number> }
  | { at: "hooks"; run(hooks: ShellHooks, call: Call): Promise<number> };

/**
 * Every command but `start`, on the state of a workspace; what is not here is a command of the chat. Each loads what only
 * it needs: hosts in other languages start `fire` for every event, and the page brings half of the bot.
 */
const VERBS: Readonly<Record<Exclude<(typeof OWN_VERBS)[number], "start">, Verb>> = {
  pair: {
    at: "hooks",
    run: async (hooks, { io, texts }) => print(io.output, texts.pairCode(await hooks.newPairingCode())),
  },
  page: {
    at: "places",
    async run({ args, io, texts }, { state }) {
      const { runPage } = await import("./page.js");
      return runPage({ state, rest: args.rest, io, texts });
    },
  },
  push: { at: "hooks", run: push },
  import: {
    at: "places",
    async run({ args, io, texts }, places) {
      const { runImport } = await import("./import.js");
      return runImport({ ...places, rest: args.rest, texts, output: io.output });
    },
  },
  replay: {
    at: "hooks",
    async run(hooks, call) {
      const { runReplay } = await import("./replay.js");
      return runReplay(hooks, call);
    },
  },
  fire: { at: "hooks", run: fire },
  serve: {
    at: "hooks",
    async run(hooks, call) {
      const { runServe } = await import("./serve.js");
      return runServe(hooks, call);
    },
  },
  ilink: {
    at: "places",
    async run(call) {
      const { runIlink } = await import("./ilink.js");
      return runIlink(call);
    },
  },
  reset: {
    at: "places",
    async run({ io, texts }, places) {
      const database = databaseSettings(io.env);
      if (database) {
        const { resetDatabase } = await import("./database.js");
        return print(io.output, await resetDatabase(database, places, texts));
      }
      const { resetState } = await import("./state.js");
      return print(io.output, await resetState(places, texts));
    },
  },
  "move-state": { at: "places", run: moveHere },
};

export async function runVerb(call: Call): Promise<number> {
  const { args, io, locale } = call;
  const verb: Verb = Object.hasOwn(VERBS, args.verb)
    ? VERBS[args.verb as keyof typeof VERBS]
    : { at: "hooks", run: chatCommand };
  if (verb.at === "places") return verb.run(call, await locate({ env: io.env, ...args.places }));
  const rehearsals = rehearsalSandbox(() => hooks.locations.state);
  const hooks: ShellHooks = await createShellHooks({
    rehearsalSandbox: rehearsals,
    delayed: () => keptIn(hooks.locations.state),
    waiting: () => waitingFor(hooks.locations, io),
    // Whoever can open the state directory here can read its key, and is the owner at this machine. A host speaks for others.
    ...(!isForHosts(args.verb) && { owners: ["cli:local"] }),
    ...args.places,
    ...(locale !== undefined && { locale }),
    env: { ...io.env, ...(args.debug && { CHAT_HOOKS_DEBUG: "1" }) },
    // All others are over soon, and need not wait for what is proposed.
    watch: args.verb === "serve" || (args.verb === "fire" && args.jsonl),
    ...onlyEventOf(args),
  });
  if (!isForHosts(args.verb)) tellNotices(hooks, call);
  try {
    return await verb.run(hooks, call);
  } finally {
    await hooks.close();
    await rehearsals.close();
  }
}

const isForHosts = (verb: string): boolean => verb === "fire" || verb === "serve";

/** What fires one event needs no hooks of others. */
function onlyEventOf({ verb, jsonl, rest: [event = ""] }: Call["args"]): { onlyAt?: EventName } {
  return verb === "fire" && !jsonl && isEventName(event) ? { onlyAt: event } : {};
}

async function moveHere({ args, io, texts }: Call, places: Locations): Promise<number> {
  const [old, word] = args.rest;
  if (old === undefined || word !== undefined)
    return complainAboutUsage({ verb: args.verb, word, texts, output: io.output });
  const database = databaseSettings(io.env);
  if (database) return moveInDatabase({ args, io, texts }, places, old, database);
  const { moveState } = await import("./state.js");
  return print(io.output, await moveState(places, old, io.env, texts));
}

/** Out of the database by its name; everything else goes into it, by way of this machine's own files. */
async function moveInDatabase(
  { io, texts }: Pick<Call, "args" | "io" | "texts">,
  places: Locations,
  old: string,
  database: DatabaseSettings,
): Promise<number> {
  const [{ moveIntoDatabase, moveOutOfDatabase }, { moveState, standsIn }, { moveBotRecords }] = await Promise.all([
    import("./database.js"),
    import("./state.js"),
    import("./bot-records.js"),
  ]);
  const isOut = old === "database";
  if (!isOut && !(await standsIn(places, old))) await moveState(places, old, io.env, texts);
  // A second bot has no policy to bring along, but conversations: those are said whatever becomes of the rest.
  print(io.output, await moveBotRecords(isOut ? "out of" : "into", io.env, places, texts));
  return print(io.output, await (isOut ? moveOutOfDatabase : moveIntoDatabase)(database, places, texts));
}

async function fire(hooks: ShellHooks, call: Call): Promise<number> {
  const { args, texts, io } = call;
  const { verb, jsonl, rest } = args;
  const [event, word] = rest;
  if (!jsonl && rest.length !== 1)
    return complainAboutUsage({ verb, word, texts, output: io.output, code: EXIT.usageOfFire });
  const code = await (jsonl ? fireLines(hooks, event, call) : fireOnce(hooks, event ?? "", call));
  // The outcome is out; what runs in the background would be ended with this process.
  await hooks.idle();
  return code;
}

/** What hooks keep until a time, of the bot that runs here. */
async function keptIn(state: string) {
  const [{ delayedIn }, { OutboxFiles, outboxIn }] = await Promise.all([
    import("../bot/delivery/later.js"),
    import("../bot/delivery/outbox-files.js"),
  ]);
  return delayedIn(new OutboxFiles(outboxIn(state)));
}

/** What waits until the person it is for writes again. */
async function waitingFor(places: Locations, { env }: CliIo) {
  const [{ waitingIn }, { BotDatabase }] = await Promise.all([
    import("../bot/delivery/waiting.js"),
    import("../store/database/bot-database.js"),
  ]);
  const database = await BotDatabase.open(env, places);
  try {
    return await waitingIn(places.state, undefined, database);
  } finally {
    await database?.close();
  }
}

async function push(hooks: ShellHooks, { args, io, texts }: Call): Promise<number> {
  const [{ findRunningBot }, { outboxIn }, { runPush }] = await Promise.all([
    import("../bot/running-bot.js"),
    import("../bot/delivery/outbox-files.js"),
    import("./push.js"),
  ]);
  const { state } = hooks.locations;
  const { hasTerminal = false } = (await findRunningBot(state)) ?? {};
  const owners = hooks.owners().map(({ id }) => id);
  const here = ["web:page", ...(hasTerminal ? ["cli:terminal"] : [])];
  const waitsForPerson = async (chat: string): Promise<boolean> =>
    (await waitingFor(hooks.locations, io)).some(({ channel, chatId }) => `${channel}:${chatId}` === chat);
  return runPush({ folder: outboxIn(state), rest: args.rest, io, owners, here, texts, waitsForPerson });
}

/** The same handler as in chat: the terminal only brings the words and shows the answer. */
async function chatCommand(hooks: ShellHooks, { args, io, locale, texts }: Call): Promise<number> {
  const { verb, rest, json } = args;
  // One word in quotes is a whole command line, also behind an event.
  const isWhole = rest.length === 1 || (rest.length === 2 && isEventName(rest[0] ?? ""));
  const words = isWhole || ["test", "why", "yes", "no"].includes(verb) ? rest : rest.map(quoteWord);
  const line = ["/hooks", verb, ...words].join(" ");
  const outcome = await hooks.handleCommand({
    channel: "cli",
    text: line,
    chat: "private",
    origin: "typed",
    senderId: "local",
    prefix: "chat-hooks",
    ...(locale !== undefined && { locale }),
    ...(!json && { onProgress: (line: string) => io.output.error(line) }),
  });
  if (outcome.usage && !json) {
    const parsed = parseHooksCommand(line);
    if (parsed.kind === "fault" && parsed.fault.code !== "usage")
      return complain(io.output, outcome.text ?? "", EXIT.usage);
    return complainAboutUsage({ verb, word: wrongWordOf(verb, words), texts, output: io.output });
  }
  const { text = "" } = outcome;
  const shown = mayColour(io.isTerminal === true, io.env) ? coloured(text) : text;
  const isPaged = verb === "show" && !json && io.isTerminal === true && (await showInPager(shown, io.env));
  if (!isPaged) io.output.log(json ? JSON.stringify(outcome) : shown);
  if (outcome.usage) return EXIT.usage;
  return outcome.problem ? EXIT.problem : EXIT.fine;
}

function tellNotices(hooks: ShellHooks, { args, io, locale }: Call): void {
  hooks.on("notice", (notice) => {
    if (args.json || !TOLD_HERE.includes(notice.kind)) return false;
    return complain(io.output, describeNotice(notice, locale), EXIT.fine);
  });
}
