import { setTimeout as sleep } from "node:timers/promises";
import {
  type ChannelPort,
  type connectChannel,
  type Delivery,
  deliveryHandlers,
  type Spot,
} from "../../channels/channel.js";
import { inPieces } from "../../host.js";
import { IlinkError } from "../../ilink/errors.js";
import { piecesOf } from "../../ilink/pieces.js";
import type { IlinkSession, ReceivedMessage } from "../../ilink/session.js";
import { ChannelWaitsError } from "../delivery/sender.js";
import { type ChannelParts, handleFromPlatform } from "../message-handler.js";
import { textsFor } from "../words/index.js";

/** Commands that were on their way for longer were typed into another situation. */
const FRESH_MS = 120_000;
/** The mark that something is typed lasts so long. */
const TYPING_MS = 5_000;
const TYPE = "sendmessage";
/** The chat has one bot, whatever the person calls it. */
const MENTION = /^\s*@[^\s@/／、]{1,32}\s*(?=[/／、])/u;
const MEDIA = ["image_item", "voice_item", "file_item", "video_item"] as const;

/** What is said to and fro on WeChat's own service: few messages, each counted, and none when the person is silent for long. */
export class IlinkMessages {
  connection: ReturnType<typeof connectChannel> | undefined;
  private session: IlinkSession | undefined;
  /** Hooks' notes on a turn: they go with the next message instead of costing one. */
  private readonly notes = new Map<string, string[]>();
  /** The owner has read that nothing more goes, and nobody has written since. */
  private isTold = false;
  private isTelling = false;
  /** Who has read that a picture says nothing to us, and has written nothing since. */
  private readonly toldUnreadable = new Set<string>();
  private readonly pieces = inPieces((to, text) => this.sendNow(to, text), piecesOf);

  constructor(private readonly parts: ChannelParts & { chatLocale: string; onChange(): void }) {}

  readonly port: ChannelPort = {
    name: "wechat",
    send: ({ chatId }, { text = "" }) => this.sayOwn(chatId, text),
    privately: (senderId) => ({ chatId: senderId }),
    // A line for the beginning of something would cost one of ten messages.
    progress: (spot: Spot) => ({
      show: () => void this.session?.showTyping(spot.chatId, true).catch(() => undefined),
      finish: ({ text = "" }) => this.sayOwn(spot.chatId, text),
    }),
  };

  connect(session: IlinkSession): void {
    this.session = session;
    this.openOutbox();
  }

  disconnect(): void {
    this.session = undefined;
  }

  /** Resolves when a crash does not lose it any more. */
  async take(message: ReceivedMessage): Promise<void> {
    const { from_user_id: from, message_id: messageId, create_time_ms: at = 0 } = message;
    const { text, isTyped } = wordsIn(message);
    if (from === undefined) return;
    this.isTold = false;
    // Not waited for: messages are begun with in the order they came.
    void this.tellWaiting(from).catch(() => undefined);
    this.openOutbox();
    if (text === "") return this.answerFile(message, from);
    this.toldUnreadable.delete(from);
    const isFresh = Math.abs(Date.now() - at) <= FRESH_MS;
    const origin = !isTyped ? "caption" : isFresh ? "typed" : "old";
    const { chatLocale: locale } = this.parts;
    const place = { senderId: from, messageId, locale };
    const line = text.replace(MENTION, "");
    const answered = this.connection?.receive({
      text: line,
      origin,
      chat: "private",
      spot: { chatId: from },
      ...place,
    });
    if (answered) return answered;
    const heard = { channel: "wechat", chatId: from, chatType: "private", text, ...place } as const;
    await new Promise<void>((resolve) => {
      void this.whileTyping(from, () =>
        handleFromPlatform(
          { ...heard, onWritten: resolve },
          (to, words) => this.say(to, words),
          this.parts,
          (note) => this.keepNote(from, note),
        ),
      ).finally(resolve);
    });
  }

  /** A line for a picture, a video, a file or a voice without its text; one for several in a row. */
  private async answerFile({ item_list: items = [] }: ReceivedMessage, from: string): Promise<void> {
    const isFile = items.some((item) => MEDIA.some((name) => item[name]));
    const isOwner = this.parts.hooks.owners().some(({ id }) => id === `wechat:${from}`);
    if (!isFile || !isOwner || this.toldUnreadable.has(from)) return;
    this.toldUnreadable.add(from);
    await this.say(from, textsFor(this.parts.chatLocale).talk.onlyWords);
  }

  /** From the outbox: what cannot go now waits there for the person's next message. */
  private readonly deliver = async (chatId: string, text: string, delivery: Delivery): Promise<void> => {
    if (!this.session) throw new ChannelWaitsError("wechat");
    if (!this.session.canSend(chatId)) return this.wait();
    const notes = this.notes.get(chatId) ?? [];
    let folded: readonly string[] = [];
    const fold = (given: readonly string[]): void => {
      folded = given;
    };
    const send = (words: string): Promise<unknown> =>
      this.pieces(chatId, this.withNotes(chatId, words, folded), delivery);
    const outgoing = { type: TYPE, parts: [text], spot: { chatId }, isPrivate: true };
    const handlers = { ...deliveryHandlers(delivery, send), fold };
    await this.connection?.leave(outgoing, handlers).catch((error: unknown) => {
      // They were to go with it.
      if (notes.length > 0) this.notes.set(chatId, notes);
      if (!isOver(error)) throw error;
      this.wait(error);
    });
  };

  private wait(error?: unknown): never {
    this.tellOnce(error);
    this.parts.onChange();
    throw new ChannelWaitsError("wechat");
  }

  /** Whatever waits in the outbox for this channel is tried now. */
  private openOutbox(): void {
    const waits = (chatId: string, ahead: number): boolean => !this.session?.canSend(chatId, ahead);
    this.parts.deliveries.connect("wechat", this.deliver, { waits, onAdded: this.parts.onChange });
    this.parts.onChange();
  }

  /** A line of the bot's own, past the hooks; one that cannot go now is kept as they have left it. */
  private async say(chatId: string, text: string): Promise<void> {
    let folded: readonly string[] = [];
    const leave = async (words: string): Promise<void> => {
      await this.sayOwn(chatId, this.withNotes(chatId, words, folded));
    };
    const outgoing = { type: TYPE, parts: [text], spot: { chatId }, isPrivate: true };
    await this.connection?.leave(outgoing, {
      kind: "note",
      send: ([words = ""]) => leave(words),
      withhold: (notice) => leave(notice),
      fold: (notes) => {
        folded = notes;
      },
    });
  }

  /** Words of the hooks' own; those that cannot go now are kept, and the owner is told so where they look. */
  private async sayOwn(chatId: string, text: string): Promise<boolean> {
    const { session } = this;
    const left = piecesOf(text);
    try {
      for (; left.length > 0; left.shift()) await this.sendNow(chatId, left[0] ?? "");
      return true;
    } catch (error) {
      if (!session || !isOver(error)) return false;
      // The pieces before have arrived.
      await session.keep(chatId, left.join("\n"));
      this.tellOnce(error);
      this.parts.onChange();
      return false;
    }
  }

  /** Everything that has waited, in one message; kept until it is sent. */
  private async tellWaiting(chatId: string): Promise<void> {
    const { session } = this;
    const kept = session?.keptFor(chatId) ?? [];
    if (!session || kept.length === 0 || this.isTelling) return;
    this.isTelling = true;
    try {
      const { waited } = textsFor(this.parts.chatLocale).ilink;
      await this.sendAll(chatId, [waited(kept.length), ...kept.map(({ text }) => text)].join("\n\n"));
      await session.forgetKept(kept);
      this.parts.onChange();
    } finally {
      this.isTelling = false;
    }
  }

  private async sendAll(chatId: string, text: string): Promise<void> {
    for (const piece of piecesOf(text)) await this.sendNow(chatId, piece);
  }

  private async sendNow(chatId: string, text: string): Promise<void> {
    if (!this.session) throw new Error("WeChat is not connected");
    await this.session.send(chatId, { type: 1, text_item: { text } });
  }

  private keepNote(chatId: string, note: string): void {
    this.notes.set(chatId, [...(this.notes.get(chatId) ?? []), note]);
  }

  /** Behind the text: hooks' notes on it, and those on the turn. */
  private withNotes(chatId: string, text: string, folded: readonly string[]): string {
    const notes = this.notes.get(chatId) ?? [];
    this.notes.delete(chatId);
    return [text, ...folded, ...notes].join("\n\n");
  }

  private async whileTyping(chatId: string, work: () => Promise<void>): Promise<void> {
    const end = new AbortController();
    const type = async (): Promise<void> => {
      while (!end.signal.aborted) {
        await this.session?.showTyping(chatId, true);
        await sleep(TYPING_MS, undefined, { signal: end.signal, ref: false });
      }
    };
    // A comfort: whether it is seen or not, the answer comes.
    void type().catch(() => undefined);
    try {
      await work();
    } finally {
      end.abort();
      void this.session?.showTyping(chatId, false).catch(() => undefined);
    }
  }

  private tellOnce(error: unknown): void {
    const { ilink } = textsFor(this.parts.locale);
    const isMuted = error instanceof IlinkError && error.fault === "not-delivered";
    if (!this.isTold) this.parts.log(isMuted ? ilink.muted : ilink.waits);
    this.isTold = true;
  }
}

/** Nothing more can be sent before the person writes again. */
const isOver = (error: unknown): boolean =>
  error instanceof IlinkError && /^(?:stale|not-delivered)$/.test(error.fault);

/** What was typed, or said and written down by WeChat. What is quoted is not among it. */
function wordsIn({ item_list: items = [] }: ReceivedMessage): { text: string; isTyped: boolean } {
  const texts = items.flatMap(({ text_item: typed, voice_item: said }) => typed?.text ?? said?.text ?? []);
  return { text: texts.join("\n"), isTyped: items.length === 1 && items[0]?.text_item !== undefined };
}
