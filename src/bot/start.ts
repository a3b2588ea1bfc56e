import { dirname, resolve } from "node:path";
import { createShellHooks, describeNotice, type EventName, type ShellHooks, type ShellHooksOptions } from "../index.js";
import { withoutUnseen } from "../lib/clean-text.js";
import { openAgent } from "./agent/connect.js";
import { modelOf } from "./agent/model.js";
import { type ChannelParts, connectTelegram, connectWechat } from "./channels/index.js";
import { Mail } from "./delivery/mail.js";
import { Outbox } from "./delivery/outbox.js";
import { outboxIn } from "./delivery/outbox-files.js";
import { ownerAddresses, placeOf, tellInterrupted } from "./delivery/reach.js";
import { Endings } from "./endings.js";
import { type Launch, readLaunch } from "./launch.js";
import { MessageHandler } from "./reception.js";
import { becomeTheBot, type RunningBot } from "./running-bot.js";
import { rehearsalSandbox } from "./sandbox/rehearsal-sandbox.js";
import { openTerminalChat } from "./terminal/chat.js";
import type { Terminal } from "./terminal/index.js";
import type { ScreenInput, ScreenOutput } from "./terminal/screen.js";
import { startScreen } from "./terminal/start-screen.js";
import { programAccess } from "./web/agent-api.js";
import { loadApiToken } from "./web/api-token.js";
import { newPageCode, PageAccess } from "./web/page-access.js";
import { openPageChat, type PageChat } from "./web/page-chat.js";
import { PageMarks } from "./web/page-marks.js";
import { serveWeb } from "./web/server.js";
import { withSessions } from "./with-sessions.js";
import { textsFor } from "./words/index.js";
import { ensureWorkspace } from "./workspace.js";

export type BotOptions = Pick<ShellHooksOptions, "workspace" | "root" | "stateDir" | "locale"> & {
  env: Readonly<Record<string, string | undefined>>;
  version: string;
  input: ScreenInput;
  output: ScreenOutput;
  /** The person at the terminal wants it to end. */
  onEnd(): void;
};

export type Bot = { hooks: ShellHooks; url: string; close(): Promise<void> };

/** Another bot is at work on the same state. */
export class AlreadyRunningError extends Error {
  override name = "AlreadyRunningError";
  constructor(readonly bot: RunningBot) {
    super(`process ${bot.pid} at ${bot.url}`);
  }
}

/** What may still change or stop a reply once it is made: as long as somebody watches, nothing of it is shown early. */
const LATER_WORDS: readonly EventName[] = ["on_completion_claim", "on_stop", "on_response_end", "on_outbound_message"];

/** Joins everything to a bot that works: hooks, agent, channels, mail. */
export async function startBot(options: BotOptions): Promise<Bot> {
  const endings = new Endings();
  try {
    return await assemble(options, endings);
  } catch (error) {
    await endings.run();
    throw error;
  }
}

async function assemble(options: BotOptions, endings: Endings): Promise<Bot> {
  const { env, input, output, onEnd } = options;
  const language = options.locale === undefined ? {} : { locale: options.locale };
  const texts = textsFor(options.locale);
  const launch = readLaunch(env);
  const workspace = resolve(options.workspace ?? "workspace");
  const madeWorkspace = await ensureWorkspace(workspace, resolve(options.root ?? dirname(workspace)));
  const server = await serveWeb({ port: launch.port, ...(launch.page && { outside: launch.page.origin }) });
  endings.add(() => server.close());
  const hasTerminal = Boolean(input.isTTY && output.isTTY);
  const hooks = await openHooks({ ...options, workspace }, { url: server.url, hasTerminal }, endings);
  const { locations } = hooks;
  let terminal: Terminal | undefined;
  // What the agent wrote may be part of a line, and must not draw on the screen.
  const log = (line: string): void => (terminal ? terminal.tell(line) : void output.write(`${withoutUnseen(line)}\n`));
  let page: PageChat | undefined;
  // Behind the agent: what it still has to say is kept there.
  endings.add(() => page?.close());
  const outbox = new Outbox(outboxIn(locations.state), {
    onDropped: ({ to }, why) => log(texts.start.pushDropped(to.channel, why)),
    onDoubtful: ({ at }) => texts.push.doubtful(new Date(at).toISOString().slice(0, 16).replace("T", " ")),
  });
  endings.add(() => outbox.close());
  // Asked only when something leaves: by then the agent is there.
  const channelHooks = withSessions(hooks, (channel, chatId) => agent.conversations.sessionIdOf(channel, chatId));
  const mail = new Mail(outbox, channelHooks, () => ownerAddresses(hooks, hasTerminal), texts.hookNote);
  const marks = new PageMarks();
  const agent = await openAgent({
    hooks: marks.watch(hooks.firer),
    locations,
    model: modelOf(launch),
    env,
    async push(chat, text) {
      const place = placeOf(chat, hasTerminal);
      await mail.push(text, place && [place]);
    },
  });
  endings.add(() => agent.close());
  const { conversations, sandbox, refusals } = agent;
  const reception = new MessageHandler(hooks, conversations, mail);
  const mayStream = (): boolean => !LATER_WORDS.some((event) => hooks.isWatched(event));
  const token = await loadApiToken(locations.state);
  const access = await PageAccess.open(locations.state, launch.page && { secret: launch.page.secret });
  const parts: ChannelParts = { hooks: channelHooks, reception, mail, log, ...language };
  page = await openPageChat({
    ...{ ...parts, live: hooks, access, marks, state: locations.state, mayStream },
    hello: {
      ...{ version: options.version, model: launch.model?.name ?? null, workspace: locations.workspace },
      channels: channelsOf(launch, hasTerminal),
      locale: texts === textsFor("zh") ? "zh" : "en",
    },
  });
  const { isKept } = page;
  const hasReply = async (turnId: string): Promise<boolean> => isKept(turnId) || outbox.has(turnId);
  await tellInterrupted({ conversations, hasReply, mail, hasTerminal, ...language });
  const forPrograms = programAccess({
    ...{ hooks: channelHooks, conversations, mail, mayStream, ...language },
    isApiToken: (given) => token.matches(given),
    isRunToken: (given) => hooks.isRunToken(given),
    lengthenRunToken: (given) => hooks.lengthenRunToken(given),
  });
  server.serve({ ...forPrograms, page, failed: (error) => log(String(error)) });
  // Only now: whoever follows the link at once finds somebody there.
  const { switch: status } = await hooks.list();
  const pairingCode = hasTerminal ? await hooks.newPairingCode() : undefined;
  output.write(
    startScreen(
      {
        ...{ version: options.version, launch, madeWorkspace, sandbox, refusals, hasTerminal, pairingCode },
        ...{ url: server.url, port: server.port, portWasTaken: server.wantedPortWasTaken },
        isLocalhostTaken: server.ipv6 === "taken",
        pageCode: await newPageCode(locations.state),
        ...{ workspace: locations.workspace, state: locations.state, tokenFile: token.path },
        hooks: { on: status.on, approved: status.approved },
        ...(hasTerminal && output.columns !== undefined && { columns: output.columns }),
      },
      options.locale,
    ),
  );

  const [first, ...others] = agent.faults;
  if (first) log(`agent.yaml: ${texts.atLine(first.line, texts.fileFault(first))}`);
  if (others.length > 0) log(texts.start.moreFaults(others.length));
  if (hasTerminal) {
    const opened = openTerminalChat({ ...parts, live: hooks, input, output, mayStream, onEnd });
    terminal = opened;
    endings.add(() => opened.close());
  } else endings.add(hooks.on("notice", (notice) => void log(describeNotice(notice, options.locale))));
  endings.add(observeNotices(hooks, mail));
  if (launch.telegram) endings.add(await connectTelegram(launch.telegram, parts));
  if (launch.puppet) endings.add(await connectWechat(launch.puppet, parts));
  await outbox.open();
  return { hooks, url: server.url, close: () => endings.run() };
}

/** Opens the hooks, for this one process: two bots on one state would send everything twice. */
async function openHooks(
  options: BotOptions,
  { url, hasTerminal }: Pick<RunningBot, "url" | "hasTerminal">,
  endings: Endings,
): Promise<ShellHooks> {
  const rehearsals = rehearsalSandbox(() => hooks.locations.state);
  endings.add(() => rehearsals.close());
  const hooks: ShellHooks = await createShellHooks({
    ...options,
    rehearsalSandbox: rehearsals,
    // Whoever can open the state directory here can read its key, and is the owner at this machine; who has the page's token, too.
    owners: ["cli:local", "web:local"],
    env: { ...options.env, CHAT_HOOKS_URL: url },
  });
  endings.add(() => hooks.close());
  const claim = await becomeTheBot(hooks.locations.state, { url, hasTerminal });
  if ("running" in claim) throw new AlreadyRunningError(claim.running);
  endings.add(() => claim.release());
  return hooks;
}

const channelsOf = ({ telegram, puppet }: Launch, hasTerminal: boolean): string[] => [
  ...(hasTerminal ? ["cli"] : []),
  ...["web", "api"],
  ...(telegram ? ["telegram"] : []),
  ...(puppet ? ["wechat"] : []),
];

/** The host's own notices are an event, too. */
const observeNotices = (hooks: ShellHooks, mail: Mail): (() => void) =>
  hooks.on("notice", (notice) => {
    const body = describeNotice(notice);
    mail.observe({ notification_type: notice.kind, title: "chat-hooks", body, severity: "warning" });
    // Told to nobody by this: the channels do that.
    return false;
  });
