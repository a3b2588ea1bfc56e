import { setTimeout as sleep } from "node:timers/promises";
import type { Origin } from "../../commands/request.js";
import { inTime } from "../../lib/in-time.js";
import type { Incoming } from "../port.js";
import { CHAT_HISTORY, type MessagePayload, OFFICIAL_ACCOUNT, type Puppet, TEXT_MESSAGE } from "./puppet.js";

/** A message that was on its way for longer comes from before a login, or from a history. */
const FRESH_MS = 120_000;
/** Clocks differ, but not by more than this. */
const EARLY_MS = 600_000;
/** A puppet that does not say what a message is must not hold up the others. */
const MAX_LOOK_MS = 5_000;
const MAX_TURN_MS = 500;
/** What WeChat writes behind a mention; people type a space. */
const SEPARATOR = "\u2005";
/** Puppets for the web protocol make up ids at each login. */
const PASSING_ID = /^@[0-9a-f]{32,}$/i;

/** What any command of ours has near its beginning; an answer to a card has it in what is quoted. */
const MAYBE_OURS = /hooks|钩子/i;
const MAX_HEAD = 5_000;

/** The account of WeChat's own that people send themselves files with. */
const FILE_HELPER = "filehelper";
const isToSelf = ({ roomId, listenerId, toId, type }: MessagePayload, talkerId: string): boolean =>
  !roomId && type === TEXT_MESSAGE && [talkerId, FILE_HELPER].includes(listenerId || toId || "");

/** A puppet that keeps messages until the bot has them wants to know; what goes on to the bot it sees itself. */
type Taken = { onTaken?(): void };

type Worded = MessagePayload & { text: string };

/** A message on its way to the bot, unless it is taken as a command. */
type Waiting = {
  args: unknown[];
  wasLoggedIn: boolean;
  isReady: boolean;
  isCommand: boolean;
  /** Settles when it has been looked at and, as a command, handed on. */
  acted: Promise<void>;
};

/** Takes `/hooks` out of a puppet's messages before any listener hears of them, however early it was registered. */
export class MessageGate {
  private readonly emit: Puppet["emit"];
  private readonly queue: Waiting[] = [];
  private isClosed = false;

  constructor(
    private readonly puppet: Puppet,
    private readonly receive: (incoming: Incoming) => Promise<void> | undefined,
    private readonly locale: string,
  ) {
    this.emit = puppet.emit;
    puppet.emit = this.emitInOrder;
  }

  close(): void {
    // Somebody may have wrapped it since, and go on calling it.
    this.isClosed = true;
    if (this.puppet.emit === this.emitInOrder) this.puppet.emit = this.emit;
  }

  private readonly emitInOrder = (event: string, ...args: unknown[]): boolean => {
    if (event !== "message") return this.emit.call(this.puppet, event, ...args);
    const earlier = this.queue.map(({ acted }) => acted);
    const waiting: Waiting = {
      args,
      wasLoggedIn: this.puppet.isLoggedIn,
      isReady: false,
      isCommand: false,
      acted: this.look(args[0])
        .catch(() => undefined)
        .then(async (incoming) => {
          // In the order they were typed, but a command does not wait long for what others wrote.
          if (incoming) await Promise.race([Promise.all(earlier), sleep(MAX_TURN_MS)]);
          const answered = incoming && this.receive(incoming);
          Object.assign(waiting, { isReady: true, isCommand: answered !== undefined });
          this.passOn();
          void answered?.then(() => (args[0] as Taken).onTaken?.());
        }),
    };
    this.queue.push(waiting);
    return true;
  };

  /**
   * All looks begin at once; messages reach the bot in the order they came. Those that came together also go on together:
   * a bot that has to load a contact first would mix them up.
   */
  private passOn(): void {
    for (let next = this.queue[0]; next?.isReady; next = this.queue[0]) {
      this.queue.shift();
      // A bot that was stopped meanwhile could not load the message any more, and would fail over it.
      const isTooLate = next.wasLoggedIn && !this.puppet.isLoggedIn;
      try {
        if (!next.isCommand && !isTooLate) this.emit.call(this.puppet, "message", ...next.args);
      } catch (error) {
        this.report(error);
      }
    }
  }

  /** A listener's mistake reaches nobody any more who could catch it, and must not stop the messages behind it. */
  private report(error: unknown): void {
    try {
      this.emit.call(this.puppet, "error", { gerror: error instanceof Error ? error : String(error) });
    } catch {
      // Nobody listens for errors, or that listener fails as well: there is nobody left to tell.
    }
  }

  /** What the puppet says, unless it fails or takes too long. */
  private asked<T>(ask: () => Promise<T>): Promise<T | undefined> {
    return inTime(ask, MAX_LOOK_MS).catch(() => undefined);
  }

  /** What cannot be looked at is no command of ours; the bot sees for itself what is wrong with it. */
  private async look(event: unknown): Promise<Incoming | undefined> {
    const { messageId } = (event ?? {}) as { messageId?: unknown };
    if (this.isClosed || typeof messageId !== "string") return undefined;
    const message = await this.asked(() => this.puppet.messagePayload(messageId));
    // Nearly all messages end here.
    const { text = "" } = message ?? {};
    if (!message || !MAYBE_OURS.test(text.slice(0, MAX_HEAD).normalize("NFKC"))) return undefined;
    return this.incomingOf({ ...message, text }, messageId);
  }

  private async incomingOf(message: Worded, messageId: string): Promise<Incoming | undefined> {
    // Puppets write an empty id where there is none.
    const roomId = message.roomId || undefined;
    const talkerId = message.talkerId || message.fromId;
    const isDirect = roomId === undefined && !message.text.trimStart().startsWith("@");
    const text = isDirect ? message.text : await this.afterMention(message, roomId);
    if (text === undefined || talkerId === undefined) return undefined;
    return {
      text,
      origin: await this.originOf(message, talkerId),
      chat: roomId === undefined ? "private" : "group",
      senderId: talkerId,
      spot: { chatId: roomId ?? (isToSelf(message, talkerId) ? message.listenerId || talkerId : talkerId) },
      messageId,
      locale: this.locale,
      hasPassingId: PASSING_ID.test(talkerId),
    };
  }

  private async originOf(message: MessagePayload, talkerId: string): Promise<Origin> {
    const { type, timestamp = 0 } = message;
    // Without a login nobody can tell whose message it is.
    if (!this.puppet.isLoggedIn) return "unknown";
    if (talkerId === this.puppet.currentUserId) return isToSelf(message, talkerId) ? "own_account" : "self";
    if (type === CHAT_HISTORY) return "forwarded";
    if (type !== TEXT_MESSAGE) return "caption";
    // Puppets count in seconds or in milliseconds.
    const sentAt = timestamp > 1e11 ? timestamp : timestamp * 1_000;
    const age = Date.now() - sentAt;
    // Asked this way round, a time that is no number is old.
    if (!(age <= FRESH_MS && age >= -EARLY_MS)) return "old";
    // A person the puppet knows nothing about is still a person: only the id decides who may.
    const contact = await this.asked(() => this.puppet.contactPayload(talkerId));
    return contact?.type === OFFICIAL_ACCOUNT ? "bot" : "typed";
  }

  /** What stands behind a mention of the bot at the very beginning, or undefined when there is none. */
  private async afterMention(message: Worded, roomId: string | undefined): Promise<string | undefined> {
    const text = message.text.trimStart();
    if (!text.startsWith("@") || !this.puppet.isLoggedIn) return undefined;
    const me = this.puppet.currentUserId;
    const mentioned = message.mentionIdList ?? [];
    if (mentioned.length > 0 && !mentioned.includes(me)) return undefined;
    const [member, contact] = await Promise.all([
      roomId === undefined ? undefined : this.asked(() => this.puppet.roomMemberPayload(roomId, me)),
      this.asked(() => this.puppet.contactPayload(me)),
    ]);
    const names = [member?.roomAlias, member?.name, contact?.name].filter((name) => name !== undefined && name !== "");
    const end = text.indexOf(SEPARATOR);
    if (end < 0) return afterTypedName(text, names);
    // The mention is all that stands before the separator: somebody may be called like the bot and a command.
    const named = text.slice(1, end);
    // Named in a way only WeChat knows.
    const isMineAlone = mentioned.length > 0 && mentioned.every((id) => id === me) && !named.includes("@");
    return names.includes(named) || isMineAlone ? text.slice(end + 1).trimStart() : undefined;
  }
}

/** People leave the space out before a command. */
const BEHIND_NAME = /^[\s/／、]/;

function afterTypedName(text: string, names: readonly (string | undefined)[]): string | undefined {
  const name = names.find((each) => text.startsWith(`@${each}`) && BEHIND_NAME.test(text.slice(1 + `${each}`.length)));
  return name === undefined ? undefined : text.slice(1 + name.length).trimStart();
}
