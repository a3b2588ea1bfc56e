import type { HooksControl } from "../core/control.js";
import { NewerStateError } from "../core/state-errors.js";
import { type Texts, textsFor } from "../texts/index.js";
import type { Action, Reply } from "./action.js";
import { approve } from "./approve.js";
import { asTyped } from "./as-typed.js";
import { type Authority, authorise, senderOf } from "./authorise.js";
import { no, pending, yes } from "./decide.js";
import { doctor } from "./doctor.js";
import { examples } from "./examples.js";
import { ForeignParts } from "./foreign.js";
import { help } from "./help.js";
import { install } from "./install.js";
import { list } from "./list.js";
import { log } from "./log.js";
import type { CommandMemory } from "./memory.js";
import { takeMonospaced } from "./monospaced.js";
import { owners, pair, unpair } from "./owners.js";
import { type CommandName, type ParsedCommand, parseHooksCommand } from "./parse.js";
import type { CommandOutcome, CommandRequest } from "./request.js";
import { revoke } from "./revoke.js";
import { show } from "./show.js";
import { sources } from "./sources.js";
import { switchOff, switchOn } from "./switch.js";
import { test } from "./test.js";
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
  sources,
  log,
  test,
  why,
  pending,
  yes,
  no,
  owners,
  unpair,
  help,
};

/** Answers a `/hooks` line; never throws. The channel decides nothing but how to show the text. */
export async function handleCommand(
  hooks: HooksControl,
  request: CommandRequest,
  memory: CommandMemory,
): Promise<CommandOutcome> {
  const { text, botName } = request ?? {};
  const parsed = parseHooksCommand(String(text), botName === undefined ? {} : { botName });
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
  if (authority.kind === "not-typed") return { outcome: "refused", text: texts.notTyped(authority.origin) };
  // The one command of a stranger's: the code in it is the proof.
  if (isPairing) return pairing(hooks, request, parsed.target ?? "", texts, memory);
  if (authority.kind === "stranger") {
    return memory.strangers.add(authority.id)
      ? { outcome: "refused", text: withReason(texts.ownerOnly(authority.id), request, texts) }
      : { outcome: "dropped" };
  }
  if (parsed.kind === "fault") {
    const usage = usageOf(parsed, texts);
    return { ...usage, text: respelt(usage.text, request) };
  }
  if (parsed.name === "pair") return { outcome: "dropped" };
  const { name, ...args } = parsed;
  const foreign = new ForeignParts();
  const reply = await ACTIONS[name]({ hooks, actor: authority.actor, texts, request, foreign: foreign.mark, ...args });
  // Respelt before the foreign parts come in: a script's text is shown as it is.
  const own = respelt(reply.text, request);
  const filled = await foreign.fill(own, hooks, request, texts.seeElsewhere);
  const { text, ranges } = takeMonospaced(filled);
  return done(name, { ...reply, text, ...(ranges.length > 0 && { monospaced: ranges }) });
}

/** Where ids pass, an owner of yesterday is a stranger today, and wants to know why. */
const withReason = (text: string, { hasPassingId }: CommandRequest, texts: Texts): string =>
  hasPassingId ? `${text}\n${texts.passingIds}` : text;

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
  return done("pair", reply.data === "paired" ? { ...reply, text: withReason(reply.text, request, texts) } : reply);
}

const done = (command: CommandName, reply: Reply): CommandOutcome => ({ outcome: "done", command, ...reply });

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
    case "usage":
      return { ...base, text: name ? texts.usage[name] : texts.usage.help };
  }
}
