import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { parseChat } from "../bot/channels/table.js";
import {
  MAX_BYTES,
  MAX_MESSAGES,
  MessageTooLargeError,
  OutboxFiles,
  OutboxFullError,
  refuseTooMany,
} from "../bot/delivery/outbox-files.js";
import type { Texts } from "../bot/words/index.js";
import { escapeLine } from "../lib/clean-text.js";
import { type CliIo, complain, EXIT, print, readInput } from "./call.js";
import { complainAboutUsage } from "./help.js";

export type PushRequest = {
  /** The folder of the bot's outbox. */
  folder: string;
  rest: readonly string[];
  owners: readonly string[];
  /** Where the owner is at this machine: the page, the terminal of the bot. */
  here: readonly string[];
  texts: Texts;
  /** The text comes from its input where none is given. */
  io: CliIo;
  waitMs?: number;
  /** Whether a chat takes something only when the person there has written again. */
  waitsForPerson?(chat: string): Promise<boolean>;
};

type Written = { to: string; name: string };

const WAIT_MS = 3_000;
const LOOK_EVERY_MS = 50;
const MAX_SHOWN = 100;

/** `chat-hooks push [--to telegram:12345] <text…>`: writes a message down for the bot to send. Answers an exit code. */
export async function runPush(request: PushRequest): Promise<number> {
  const { rest, io, owners, texts } = request;
  // A hook that watches messages would set itself off again with every message it sends.
  if (io.env.CHAT_HOOKS_RUN_TOKEN !== undefined) return complain(io.output, texts.push.notFromHook, EXIT.problem);
  const { to, words } = splitRest(rest);
  // A mistyped option must not be sent to somebody.
  if (/^--[\w-]+(?:=|$)/.test(words[0] ?? ""))
    return complainAboutUsage({ verb: "push", word: words[0], texts, output: io.output });
  const bad = to.find((each) => !parseChat(each));
  if (bad !== undefined)
    return complain(io.output, texts.push.badAddress(escapeLine(bad.slice(0, MAX_SHOWN))), EXIT.usage);
  const chats = to.length > 0 ? to : [...owners, ...request.here].filter((each) => parseChat(each));
  try {
    const text = words.length > 0 ? words.join(" ") : (await readInput(io.input, MAX_BYTES))?.trimEnd();
    if (text === undefined) throw new MessageTooLargeError();
    if (text.trim() === "") return complainAboutUsage({ verb: "push", word: undefined, texts, output: io.output });
    if (chats.length === 0) return complain(io.output, texts.push.nobody, EXIT.problem);
    return await send(request, await writeDown(request.folder, [...new Set(chats)], text));
  } catch (error) {
    if (error instanceof MessageTooLargeError) return complain(io.output, texts.push.tooLong(MAX_BYTES), EXIT.usage);
    if (error instanceof OutboxFullError) return complain(io.output, texts.push.full(MAX_MESSAGES), EXIT.problem);
    return complain(io.output, texts.push.notWritten(request.folder, (error as Error).message), EXIT.problem);
  }
}

/** Takes `--to` out, wherever it stands; it may come more than once. */
function splitRest(rest: readonly string[]): { to: string[]; words: string[] } {
  const to: string[] = [];
  const words: string[] = [];
  for (let at = 0; at < rest.length; at += 1) {
    const word = rest[at] ?? "";
    if (word.startsWith("--to=")) to.push(word.slice("--to=".length));
    else if (word === "--to") {
      at += 1;
      to.push(rest[at] ?? "");
    } else words.push(word);
  }
  return { to, words };
}

async function writeDown(folder: string, chats: readonly string[], text: string): Promise<Written[]> {
  const files = new OutboxFiles(folder);
  refuseTooMany((await files.list()).length);
  const written: Written[] = [];
  for (const to of chats) {
    const address = parseChat(to);
    if (!address) continue;
    const parcel = { id: randomUUID(), to: address, text, kind: "push" as const, at: Date.now() };
    const name = files.nextName(parcel);
    await files.write(name, parcel);
    written.push({ to, name });
  }
  return written;
}

/** Stays a moment to see the bot take it, and says what came of it. */
async function send(request: PushRequest, written: readonly Written[]): Promise<number> {
  const until = Date.now() + (request.waitMs ?? WAIT_MS);
  const codes = await Promise.all(written.map((each) => report(request, each, until)));
  return Math.max(...codes);
}

async function report(
  { folder, texts, io, waitsForPerson }: PushRequest,
  one: Written,
  until: number,
): Promise<number> {
  const files = new OutboxFiles(folder);
  let status = await files.statusOf(one.name);
  while (status.kind === "waiting" && Date.now() < until) {
    await pause(LOOK_EVERY_MS);
    status = await files.statusOf(one.name);
  }
  if (status.kind === "dropped") return complain(io.output, texts.push.dropped(one.to, status.why), EXIT.problem);
  if (status.kind === "gone") return print(io.output, texts.push.sent(one.to));
  const waits = await waitsForPerson?.(one.to);
  return print(io.output, waits ? texts.push.waitsForPerson(one.to) : texts.push.waiting(one.to));
}
