import { dirname, resolve } from "node:path";
import type { BotDatabase } from "../host-database.js";
import { createShellHooks, describeNotice, type EventName, type ShellHooks, type ShellHooksOptions } from "../index.js";
import { type Agent, openAgent } from "./agent/connect.js";
import { BotLog } from "./bot-log.js";
import { withSessions } from "./channel-hooks.js";
import { addressOf, connectChannel, ownerAddresses } from "./channels/table.js";
import type { Brought } from "./channels/telegram-webhook.js";
import { WechatLogin } from "./channels/wechat-login.js";
import { CleanupStack } from "./cleanup-stack.js";
import { Deliveries } from "./delivery/deliveries.js";
import { tellInterrupted } from "./delivery/interrupted.js";
import { delayedIn } from "./delivery/later.js";
import { Outbox } from "./delivery/outbox.js";
import { OutboxFiles, outboxIn } from "./delivery/outbox-files.js";
import type { OutboxOptions } from "./delivery/sender.js";
import type { SharedOutbox } from "./delivery/shared-outbox.js";
import { mostWaitMsFor, waitingIn } from "./delivery/waiting.js";
import { type Launch, readLaunch, StartError } from "./launch.js";
import { type ChannelParts, MessageHandler } from "./message-handler.js";
import { becomeTheBot, type RunningBot } from "./running-bot.js";
import { rehearsalSandbox } from "./sandbox/rehearsal-sandbox.js";
import { openTerminalChat } from "./terminal/chat.js";
import { isPiped, type ScreenInput, type ScreenOutput } from "./terminal/screen.js";
import { type StartFacts, shellLines, startScreen } from "./terminal/start-screen.js";
import { programAccess } from "./web/agent-api.js";
import { loadApiToken } from "./web/api-token.js";
import { newPageCode, PageAccess } from "./web/page-access.js";
import { openPageChat, type PageChat } from "./web/page-chat.js";
import { PageMarks } from "./web/page-marks.js";
import { serveWeb, type WebServer } from "./web/server.js";
import { languageOf, type Texts, textsFor } from "./words/index.js";
import { ensureWorkspace } from "./workspace.js";

export type BotOptions = Pick<ShellHooksOptions, "workspace" | "root" | "stateDir" | "locale"> & {
  env: Readonly<Record<string, string | undefined>>;
  version: string;
  /** Whether the first lines say everything. */
  isVerbose?: boolean;
  input: ScreenInput;
  output: ScreenOutput;
  /** The person at the terminal wants it to end. */
  onEnd(): void;
};

export type Bot = { hooks: ShellHooks; url: string; close(): Promise<void> };

/** What may still change or stop a reply once it is made: as long as somebody watches, nothing of it is shown early. */
const LATER_WORDS: readonly EventName[] = ["on_completion_claim", "on_stop", "on_response_end", "on_outbound_message"];

/** What is known once the hooks are open. */
type Base = {
  options: BotOptions;
  launch: Launch;
  hooks: ShellHooks;
  hasTerminal: boolean;
  log: BotLog;
  texts: Texts;
};

/** What the channels at this machine are given beside what all are. */
type Parts = ChannelParts & { live: ShellHooks; mayStream(): boolean };

/** What hooks ask of the host, once it is there. */
type Opened = { agent?: Agent; database?: BotDatabase; brought?: Brought | undefined };

/** Joins everything to a bot that works: hooks, agent, channels, deliveries. */
export async function startBot(options: BotOptions): Promise<Bot> {
  const cleanup = new CleanupStack();
  try {
    return await assemble(options, cleanup);
  } catch (error) {
    await cleanup.dispose();
    throw error;
  }
}

async function assemble(options: BotOptions, cleanup: CleanupStack): Promise<Bot> {
  const { env, input, output, locale } = options;
  const launch = readLaunch(env);
  const opened: Opened = {};
  const workspace = resolve(options.workspace ?? "workspace");
  const madeWorkspace = await ensureWorkspace(workspace, resolve(options.root ?? dirname(workspace)));
  const server = await openServer(launch, opened, cleanup);
  const hasTerminal = Boolean(input.isTTY && output.isTTY);
  const hooks = await openHooks({ ...options, workspace }, { url: server.url, hasTerminal, opened }, cleanup);
  // Nothing of that is loaded by a bot on files.
  const machines = env.CHAT_HOOKS_DATABASE_URL ? await import("./machines.js") : undefined;
  const database = await machines?.openDatabase(env, hooks.locations, cleanup);
  if (database) opened.database = database;
  const base: Base = { options, launch, hooks, hasTerminal, log: new BotLog(output), texts: textsFor(locale) };
  const beforePage = new CleanupStack();
  // Behind the agent: what it still has to say is kept there.
  cleanup.defer(() => beforePage.dispose());
  const wechat = new WechatLogin(hooks.locations.state);
  const { webhook } = launch;
  const brought = webhook && database && (await machines?.openMachines(webhook, database, cleanup));
  opened.brought = brought;
  const outbox = openOutbox(base, cleanup, (local, given) => brought && machines?.sharedOutbox(local, brought, given));
  const sessions = new Map<string, string>();
  const channelHooks = withSessions(hooks, sessions);
  const owners = () => ownerAddresses(hooks, hasTerminal);
  const deliveries = new Deliveries(outbox, channelHooks, owners, base.texts.hookNote);
  const marks = new PageMarks();
  const agent = await openAgent({
    hooks: marks.watch(hooks.firer),
    locations: hooks.locations,
    launch,
    env,
    sessions,
    database,
    push: (chat, text) => deliveries.pushTo(addressOf(chat, hasTerminal), text),
  });
  opened.agent = agent;
  cleanup.defer(() => agent.close());
  const parts: Parts = {
    hooks: channelHooks,
    handler: new MessageHandler(hooks, agent.conversations, deliveries, { wechat, outage: database?.outage }),
    wechat,
    database,
    newPairingCode: () => hooks.newPairingCode(),
    brought: opened.brought,
    deliveries,
    log: (line) => base.log.print(line),
    live: hooks,
    mayStream: () => !LATER_WORDS.some((event) => hooks.isWatched(event)),
    ...(locale !== undefined && { locale }),
  };
  const page = await openPage(base, parts, marks, beforePage);
  await tellInterrupted({ ...parts, ...agent, hasReply: (turnId) => outbox.has(turnId), hasTerminal });
  const tokenFile = await serveParts(server, { ...parts, ...agent, page });
  // Only now: whoever follows the link at once finds somebody there.
  await showStart(base, { agent, server, madeWorkspace, tokenFile });
  openTerminal(base, parts, cleanup);
  cleanup.defer(observeNotices(hooks, deliveries));
  for (const channel of launch.channels) cleanup.defer(await connectChannel(channel, env, parts));
  await outbox.open();
  cleanup.defer(hooks.on("rules", () => outbox.later.hurry()));
  return { hooks, url: server.url, close: () => cleanup.dispose() };
}

async function openServer(launch: Launch, opened: Opened, cleanup: CleanupStack): Promise<WebServer> {
  const server = await serveWeb({
    port: launch.port,
    ...(launch.page && { outside: launch.page.origin }),
    ...(launch.webhook && { webhook: () => opened.brought?.taker }),
  });
  cleanup.defer(() => server.close());
  return server;
}

/** From now on requests are answered. Answers where the token for programs is. */
async function serveParts(server: WebServer, parts: Parts & Agent & { page: PageChat }): Promise<string> {
  const { live: hooks, page, log } = parts;
  const token = await loadApiToken(hooks.locations.state);
  const forPrograms = programAccess({
    ...parts,
    isApiToken: (given) => token.matches(given),
    isRunToken: (given) => hooks.isRunToken(given),
    lengthenRunToken: (given) => hooks.lengthenRunToken(given),
  });
  server.serve({ ...forPrograms, page, failed: (error) => log(String(error)) });
  return token.path;
}

/** Opens the hooks, for this one process: two bots on one state would send everything twice. */
async function openHooks(
  options: BotOptions,
  { url, hasTerminal, opened }: Pick<RunningBot, "url" | "hasTerminal"> & { opened: Opened },
  cleanup: CleanupStack,
): Promise<ShellHooks> {
  const rehearsals = rehearsalSandbox(() => hooks.locations.state);
  cleanup.defer(() => rehearsals.close());
  const { version: _1, isVerbose: _2, input: _3, output: _4, onEnd: _5, ...ofHooks } = options;
  const hooks: ShellHooks = await createShellHooks({
    ...ofHooks,
    rehearsalSandbox: rehearsals,
    hostNotes: () => (opened.agent ? shellLines(opened.agent, textsFor(options.locale)) : []),
    delayed: () => delayedIn(new OutboxFiles(outboxIn(hooks.locations.state))),
    waiting: () => waitingIn(hooks.locations.state, undefined, opened.database),
    // Whoever can open the state directory here can read its key, and is the owner at this machine; who has the page's token, too.
    owners: ["cli:local", "web:local"],
    env: { ...options.env, CHAT_HOOKS_URL: url },
  });
  cleanup.defer(() => hooks.close());
  const claim = await becomeTheBot(hooks.locations.state, { url, hasTerminal });
  if ("running" in claim) {
    const { pid, url: there } = claim.running;
    throw new StartError((words) => words.alreadyRunning(pid, there));
  }
  cleanup.defer(() => claim.release());
  return hooks;
}

function openOutbox(
  { hooks, log, texts }: Base,
  cleanup: CleanupStack,
  share: (local: Outbox, options: OutboxOptions) => SharedOutbox | undefined,
) {
  const outboxOptions: OutboxOptions = {
    mostAgeMsFor: mostWaitMsFor,
    onDropped: ({ to }, why) => log.print(texts.start.pushDropped(to.channel, why)),
    isInForce: (hook) => hooks.isWatched("on_outbound_message", hook),
    onDoubtful: ({ at }) => texts.push.doubtful(new Date(at).toISOString().slice(0, 16).replace("T", " ")),
  };
  const local = new Outbox(outboxIn(hooks.locations.state), outboxOptions);
  const outbox = share(local, outboxOptions) ?? local;
  cleanup.defer(() => outbox.close());
  return outbox;
}

async function openPage(base: Base, parts: Parts, marks: PageMarks, cleanup: CleanupStack): Promise<PageChat> {
  const { options, launch, hooks, hasTerminal } = base;
  const { state, workspace } = hooks.locations;
  const local = [...(hasTerminal ? ["cli"] : []), "web", "api"];
  const page = await openPageChat({
    ...parts,
    live: hooks,
    access: await PageAccess.open(state, launch.page && { secret: launch.page.secret }),
    marks,
    state,
    hello: {
      version: options.version,
      model: launch.model?.name ?? null,
      workspace,
      channels: [...local, ...launch.channels.map(({ name }) => name)],
      locale: languageOf(options.locale),
    },
  });
  cleanup.defer(() => page.close());
  return page;
}

type Started = { agent: Agent; server: WebServer; madeWorkspace: boolean; tokenFile: string };

/** The first lines of the bot, and what is wrong in agent.yaml. */
async function showStart(base: Base, { agent, server, madeWorkspace, tokenFile }: Started): Promise<void> {
  const { options, launch, hooks, hasTerminal, log, texts } = base;
  const { switch: status, blockedToday, lockdown } = await hooks.list();
  const { columns } = options.output;
  const facts: StartFacts = {
    version: options.version,
    launch,
    madeWorkspace,
    isVerbose: options.isVerbose ?? false,
    sandbox: agent.sandbox,
    refusals: agent.refusals,
    hasTerminal,
    // Where nothing can be written down there is none, and the first lines say why.
    pairingCode: hasTerminal ? await hooks.newPairingCode().catch(() => undefined) : undefined,
    url: server.url,
    port: server.port,
    portWasTaken: server.wantedPortWasTaken,
    isLocalhostTaken: server.ipv6 === "taken",
    pageCode: await newPageCode(hooks.locations.state),
    workspace: hooks.locations.workspace,
    state: hooks.locations.state,
    tokenFile,
    hooks: { on: status.on, approved: status.approved, blockedToday, isLocked: lockdown !== undefined },
    // Without a hook that fires nothing is started, and nothing is amiss.
    isHelperMissing: hooks.activeCount() > 0 && (await hooks.helperStatus()).isMissing,
    // Some pseudo-terminals say that they have no columns.
    ...(hasTerminal && columns && { columns }),
  };
  options.output.write(startScreen(facts, options.locale));
  const [first, ...others] = agent.faults;
  if (first) log.print(`agent.yaml: ${texts.atLine(first.line, texts.fileFault(first))}`);
  if (others.length > 0) log.print(texts.start.moreFaults(others.length));
}

/** Chats in the terminal where somebody sits before it, and tells it notices where nobody does. */
function openTerminal({ options, hooks, hasTerminal, log }: Base, parts: Parts, cleanup: CleanupStack): void {
  if (!hasTerminal) {
    if (isPiped(options.input)) parts.log(textsFor(options.locale).terminal.pipedInput);
    cleanup.defer(hooks.on("notice", (notice) => void parts.log(describeNotice(notice, options.locale))));
    return;
  }
  const terminal = openTerminalChat({ ...parts, ...options, state: hooks.locations.state });
  log.terminal = terminal;
  cleanup.defer(() => terminal.close());
}

/** The host's own notices are an event, too. */
const observeNotices = (hooks: ShellHooks, deliveries: Deliveries): (() => void) =>
  hooks.on("notice", (notice) => {
    const body = describeNotice(notice);
    deliveries.observe({ notification_type: notice.kind, title: "chat-hooks", body, severity: "warning" });
    // Told to nobody by this: the channels do that.
    return false;
  });
