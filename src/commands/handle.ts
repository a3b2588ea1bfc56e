import type { HooksControl } from "../core/control.js";
import { EVENT_NAMES } from "../core/event.js";
import { DatabaseAwayError, NewerStateError } from "../core/state-errors.js";
import { localTime } from "../lib/local-time.js";
import { type Texts, textsFor } from "../texts/index.js";
import { approve } from "./approve.js";
import { type Authority, authorise, type CommandMemory, senderOf } from "./authorise.js";
import { doctor, log, test } from "./doctor.js";
import { history } from "./history.js";
import { examples, install, sources, uninstall } from "./install.js";
import { list, switchOff, switchOn } from "./list.js";
import { owners, pair, unpair } from "./owners.js";
import { asTyped, type CommandName, isParsedFrom, type ParsedCommand, parseHooksCommand } from "./parse.js";
import { pending } from "./pending.js";
import { no, yes } from "./question.js";
import { record } from "./record.js";
import { type Action, checkForeign, partsOf, type Reply, shownReply } from "./reply.js";
import type { CommandOutcome, CommandRequest, ReplyPart } from "./request.js";
import { revoke } from "./revoke.js";
import { show } from "./show.js";
import { why } from "./why.js";

const ACTIONS: Record<Exclude<CommandName, "pair">, Action> = {
  list,
  on: switchOn,
  off: switchOff,
  doctor,
  approve,
  revoke,
  show,
  examples,
  install,
  uninstall,
  sources,
  log,
  history,
  test,
  why,
  pending,
  record,
  yes,
  no,
  owners,
  unpair,
  help: async ({ texts }) => ({ lines: [texts.help(EVENT_NAMES)] }),
};

/**
 * Answers a `/hooks` line; never throws. The channel decides nothing but how to show the text. Whoever has parsed the line
 * hands on what it is.
 */
export async function handleCommand(
  hooks: HooksControl,
  request: CommandRequest,
  memory: CommandMemory,
  given?: ParsedCommand,
): Promise<CommandOutcome> {
  const parsed = isParsedFrom(given, request?.text) ? given : parseHooksCommand(request?.text, request ?? {});
  if (parsed.kind === "not-ours") return { outcome: "not-ours" };
  const texts = textsFor(request.locale);
  const outcome = await answer(hooks, request, parsed, texts, memory).catch((error: unknown): CommandOutcome => {
    return { outcome: "done", text: failureOf(error, texts), problem: true };
  });
  return request.chat === "group" && outcome.outcome === "done"
    ? { ...outcome, private: true, publicText: texts.sentPrivately }
    : outcome;
}

function failureOf(error: unknown, texts: Texts): string {
  if (error instanceof NewerStateError) return texts.newerState(error.state, error.versions);
  if (error instanceof DatabaseAwayError) return texts.notChanged(error.database, error.detail);
  return texts.failed(error instanceof Error ? error.message : String(error));
}

const respelt = (text: string, { prefix }: CommandRequest): string =>
  prefix === undefined ? text : text.replaceAll("/hooks ", `${prefix} `);

/** A platform may deliver a message twice; the second time it must not act again. */
function isRepeated(request: CommandRequest, { kind }: Authority, memory: CommandMemory): boolean {
  const { chatId, messageId, origin } = request;
  const heard = kind === "stranger" ? memory.strangersMessages : memory.messages;
  // With the sender and the way it came: nobody else's message may use up the number of an owner's.
  return messageId !== undefined && !heard.add(JSON.stringify([senderOf(request), origin, chatId, messageId]));
}

async function answer(
  hooks: HooksControl,
  request: CommandRequest,
  parsed: Exclude<ParsedCommand, { kind: "not-ours" }>,
  texts: Texts,
  memory: CommandMemory,
): Promise<CommandOutcome> {
  const isPairing = parsed.kind === "command" && parsed.name === "pair";
  const authority = authorise(request, (id) => hooks.isOwner(id));
  if (authority.kind === "nobody") return { outcome: "dropped" };
  if (isRepeated(request, authority, memory)) return { outcome: "dropped" };
  if (authority.kind === "own-account")
    return memory.strangers.add(authority.id) ? { outcome: "refused", text: texts.ownAccount } : { outcome: "dropped" };
  if (authority.kind === "not-typed") {
    const why = texts.notTyped(texts.origins[authority.origin]);
    // Of two clocks that differ by more, only a person can say which one is right.
    const text = authority.origin === "old" ? `${why} ${texts.clockSays(localTime(Date.now()))}` : why;
    return { outcome: "refused", text };
  }
  // The one command of a stranger's: the code in it is the proof.
  if (isPairing) return pairing(hooks, request, parsed.target ?? "", texts, memory);
  if (authority.kind === "stranger") {
    return memory.strangers.add(authority.id)
      ? { outcome: "refused", text: refusal(hooks, authority.id, request, texts) }
      : { outcome: "dropped" };
  }
  if (parsed.kind === "fault") {
    const usage = usageOf(parsed, texts);
    return { ...usage, text: respelt(usage.text, request) };
  }
  if (parsed.name === "pair") return { outcome: "dropped" };
  const { name, ...args } = parsed;
  const reply = await ACTIONS[name]({ hooks, actor: authority.actor, texts, request, ...args });
  return done(name, reply, await checkedParts(partsOf(reply.lines), hooks, request, texts));
}

/** The parts as they may be shown: what others wrote as the outbound hooks leave it, our own words as they are typed there. */
async function checkedParts(
  parts: readonly ReplyPart[],
  hooks: HooksControl,
  request: CommandRequest,
  texts: Texts,
): Promise<ReplyPart[]> {
  const others = parts.filter(({ kind }) => kind !== "own");
  const written = others.map(({ text }) => text);
  const { parts: checked } = await checkForeign(hooks, written, request);
  return parts.map((part) =>
    part.kind === "own"
      ? { ...part, text: respelt(part.text, request) }
      : { ...part, text: checked ? (checked[others.indexOf(part)] ?? "") : texts.seeElsewhere },
  );
}

/** A stranger learns nothing about what runs here; whoever sets it up does, and, where ids pass, an owner of yesterday. */
function refusal(hooks: HooksControl, id: string, { channel, hasPassingId }: CommandRequest, texts: Texts): string {
  const hasOwner = hooks.owners().some((owner) => owner.id.startsWith(`${channel}:`));
  if (hasOwner && !hasPassingId) return texts.notForYou;
  return [texts.ownerOnly(id), ...(hasPassingId ? [texts.passingIds] : [])].join("\n");
}

/** A stranger who goes on guessing, or does it before others, is answered once and then no more. */
async function pairing(
  hooks: HooksControl,
  request: CommandRequest,
  code: string,
  texts: Texts,
  memory: CommandMemory,
): Promise<CommandOutcome> {
  const id = senderOf(request) ?? "";
  const reply = await pair(hooks, id, code, request, texts);
  const hopeless = reply.data === "not-private" || reply.data === "too-many-tries";
  if (hopeless && !memory.pairings.add(id)) return { outcome: "dropped" };
  const isNew = reply.data === "paired" && request.hasPassingId;
  return done("pair", reply, partsOf(isNew ? [...reply.lines, texts.passingIds] : reply.lines));
}

const done = (command: CommandName, { lines: _, ...reply }: Reply, parts: readonly ReplyPart[]): CommandOutcome => ({
  outcome: "done",
  command,
  changed: false,
  ...reply,
  ...shownReply(parts),
});

function usageOf(
  { name, fault }: Extract<ParsedCommand, { kind: "fault" }>,
  texts: Texts,
): CommandOutcome & { text: string } {
  const base = { outcome: "done", ...(name && { command: name }), changed: false, problem: true, usage: true } as const;
  switch (fault.code) {
    case "unknown-command":
      return { ...base, text: texts.unknownCommand(asTyped(fault.word), fault.near) };
    case "unknown-event":
      return { ...base, text: texts.unknownEvent(asTyped(fault.word), fault.near) };
    case "quoted":
      return { ...base, text: texts.typeThis(asTyped(fault.line)) };
    case "usage":
      return { ...base, text: texts.usage(name ?? "help") };
  }
}
