import { systemNote } from "../../texts/index.js";
import { CHANNELS, type Channel, titleOf } from "../channels/table.js";
import type { Launch } from "../launch.js";
import type { ProtectedKind, Sandbox, SandboxRefusal } from "../sandbox/ground.js";
import { describeRefusal } from "../sandbox/index.js";
import type { Limits } from "../sandbox/limits.js";
import { type Texts, textsFor } from "../words/index.js";
import { widthOf, wrapped } from "./wrapped.js";

export type StartFacts = {
  version: string;
  url: string;
  port: number;
  /** What lets one person in, once. */
  pageCode: string;
  portWasTaken: boolean;
  /** Some other program can be found at this port by the name localhost. */
  isLocalhostTaken: boolean;
  launch: Launch;
  workspace: string;
  madeWorkspace: boolean;
  state: string;
  sandbox: Sandbox | undefined;
  refusals: readonly [ProtectedKind, SandboxRefusal][];
  hooks: { on: boolean; approved: number; blockedToday: number; isLocked?: boolean };
  /** The process that starts hooks does not come up. */
  isHelperMissing: boolean;
  /** Only where a person sits before the screen: a code in a log is nobody's secret. */
  pairingCode: string | undefined;
  tokenFile: string;
  hasTerminal: boolean;
  columns?: number;
  /** Everything, and not only the ten lines that a person needs. */
  isVerbose: boolean;
};

type Label = keyof Texts["start"]["labels"];

/** The first lines: where the bot is, who owns it, what is on and what to type. With 80 columns, at most ten of them. */
export function startScreen(facts: StartFacts, locale: string | undefined): string {
  const { start } = textsFor(locale);
  const rows = rowsOf(facts, locale).map(([label, value]) => {
    const title = label === "" ? "" : start.labels[label];
    const lines = label === "programs" ? [value] : wrapped(value, (facts.columns ?? WIDE) - TITLE_WIDTH - 3);
    return `  ${title}${" ".repeat(TITLE_WIDTH - widthOf(title))}${lines.join(`\n${" ".repeat(TITLE_WIDTH + 2)}`)}`;
  });
  return [start.title(facts.version), ...rows, "", ""].join("\n");
}

function rowsOf(facts: StartFacts, locale: string | undefined): [Label | "", string][] {
  const texts = textsFor(locale);
  const { start } = texts;
  const { launch, hooks, pairingCode, isVerbose } = facts;
  const { model } = launch;
  const system = systemNote(texts, process);
  const hasWorkspaceRow = isVerbose || facts.madeWorkspace;
  const workspace = [facts.workspace, ...(facts.madeWorkspace ? [start.madeWorkspace] : [])].join(" ");
  const shell = isVerbose ? shellLines(facts, texts) : [briefShellLine(facts, texts)];
  return [
    ["page", `${pageLink(facts.url, facts.pageCode)} ${start.pageOnce}`],
    ...row(facts.portWasTaken, "", start.portTaken(launch.port, facts.port)),
    ...row(facts.isLocalhostTaken, "", start.localhostTaken(facts.port)),
    ...(launch.page ? row(true, "", start.pageOutside(pageLink(launch.page.origin, facts.pageCode))) : []),
    ...row(hasWorkspaceRow, "workspace", workspace),
    ...row(isVerbose, "state", facts.state),
    ["model", model ? start.model(model.name, new URL(model.baseURL).host) : start.demo],
    ...row(isVerbose || launch.channels.length > 0, "channels", channelsLine(facts, locale)),
    ...shell.map((line, at): [Label | "", string] => [at === 0 ? "shell" : "", line]),
    ...row(system !== undefined, "", system ?? ""),
    ["hooks", hooks.isLocked ? start.hooksLocked : start.hooks(hooks.on, hooks.approved, hooks.blockedToday)],
    ...row(facts.isHelperMissing, "", texts.helperMissing),
    ["owner", pairingCode === undefined ? start.noPairing : start.pairing(pairingCode)],
    ...row(isVerbose, "programs", programExample(facts)),
    ...row(facts.hasTerminal, "type", model ? start.typeFirstModel : start.typeFirst),
  ];
}

/** The platforms that are on; in full every channel, also how to have those that are off. */
function channelsLine({ launch, hasTerminal, isVerbose }: StartFacts, locale: string | undefined): string {
  const { start, separator } = textsFor(locale);
  const here = [...(hasTerminal ? [start.terminal] : []), start.pageChannel, start.programs];
  const shown = isVerbose ? shownChannels(launch) : launch.channels;
  const lines = shown.map((channel) => channelLine(channel, launch, locale));
  return [...(isVerbose ? here : []), ...lines].join(separator);
}

function channelLine(channel: Channel, launch: Launch, locale: string | undefined): string {
  const { start } = textsFor(locale);
  const title = titleOf(channel, locale);
  return launch.channels.includes(channel)
    ? start.channelComing(title)
    : start.channelOff(title, [channel.variable, ...(channel.values ?? [])].join("="));
}

/** Of several ways to one platform, the one that is switched on, else the first. */
function shownChannels({ channels }: Launch): Channel[] {
  const platforms = [...new Set(CHANNELS.map(({ name }) => name))];
  return platforms.flatMap((name) => [...channels, ...CHANNELS].find((channel) => channel.name === name) ?? []);
}

/** Behind the #, where no server and no log of one gets to see it. */
export const pageLink = (origin: string, code: string): string => `${origin}/#enter=${code}`;

/** What the agent's shell is and reaches, in full: for doctor. */
export const shellLines = (facts: Pick<StartFacts, "sandbox" | "refusals">, texts: Texts): string[] => [
  shellLine(facts, texts),
  ...(facts.sandbox?.kind === "user" ? [namespaceLine(facts.sandbox, texts)] : []),
  ...(facts.sandbox ? [texts.sandbox.network[facts.sandbox.network]] : []),
  ...(facts.sandbox?.limits ? [boundLine(facts.sandbox, facts.sandbox.limits, texts)] : []),
];

const boundLine = ({ cgroup }: Sandbox, limits: Limits, { sandbox: words }: Texts): string =>
  cgroup ? words.boundTogether(limits.allMemoryMb, limits.allProcesses) : words.notBoundTogether;

/** The same in a line, but for what should alarm whoever reads it. */
function briefShellLine(facts: Pick<StartFacts, "sandbox" | "refusals">, texts: Texts): string {
  const { sandbox, refusals } = facts;
  const { sandbox: words, start } = texts;
  if (!sandbox) {
    const [[kind, refusal] = []] = refusals;
    return start.noBashBrief(kind && refusal ? describeRefusal(kind, refusal, texts) : "");
  }
  if (sandbox.kind === "none") return shellLines(facts, texts).join(" ");
  const walls = sandbox.kind === "user" ? words.briefUser(sandbox.uid) : words.briefBubblewrap;
  return [walls, words.briefNetwork[sandbox.network]].join(texts.separator);
}

function shellLine({ sandbox, refusals }: Pick<StartFacts, "sandbox" | "refusals">, texts: Texts): string {
  const { sandbox: words, start } = texts;
  if (!sandbox) return start.noBash(refusals.map(([kind, refusal]) => describeRefusal(kind, refusal, texts)));
  return sandbox.kind === "user" ? words.user(sandbox.uid) : words[sandbox.kind];
}

const namespaceLine = ({ hasNamespaces }: { hasNamespaces: boolean }, { sandbox: words }: Texts): string =>
  hasNamespaces ? words.inPidNamespace : words.noPidNamespace;

/** To be pasted into another terminal. The token stays out of the screen, of logs, and of what `ps` shows to others. */
const programExample = ({ tokenFile, url }: StartFacts): string =>
  `printf 'authorization: Bearer %s' "$(cat '${tokenFile}')" | curl ${url}/chat -H @- -H 'content-type: application/json' -d '{"text": "help"}'`;

const row = (isShown: boolean, label: Label | "", value: string): [Label | "", string][] =>
  isShown ? [[label, value]] : [];

const TITLE_WIDTH = 11;
/** Where nobody knows how wide it is, such as in a log, nothing is broken into lines. */
const WIDE = Number.POSITIVE_INFINITY;
