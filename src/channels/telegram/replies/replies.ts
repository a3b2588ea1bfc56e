import { type Api, GrammyError } from "grammy";
import type { Message } from "grammy/types";
import { RecentMap } from "../../../lib/recent-map.js";
import { type Chunk, splitReply } from "../../../lib/split.js";
import type { OwnCard, OwnWords, Spot } from "../../port.js";
import { Buttons } from "./buttons.js";

/** Where in a chat a reply belongs. */
export type TelegramSpot = Spot & { threadId?: number | undefined; replyTo?: number | undefined };

const FORBIDDEN = 403;
const MAX_CARDS = 2_000;
/** Else Telegram would fetch whatever address stands in a hook. */
export const NO_PREVIEW = { is_disabled: true };

/** Sends our own words, in as many messages as they need. */
export class Replies {
  readonly buttons = new Buttons();
  private readonly cards = new RecentMap<string, true>(MAX_CARDS);

  constructor(private readonly api: Api) {}

  /** Whether it could be delivered: a person who has never opened a chat with the bot cannot be written to. */
  async send(spot: TelegramSpot, reply: OwnWords): Promise<boolean> {
    return (await this.sendAll(spot, chunksOf(reply), reply.choices)) !== undefined;
  }

  /** Sends what becomes its outcome later, whoever decides and wherever. */
  async sendCard(spot: TelegramSpot, words: OwnWords): Promise<OwnCard | undefined> {
    const sent = await this.sendAll(spot, chunksOf(words), words.choices);
    const messageId = sent?.at(-1)?.message_id;
    if (messageId === undefined) return undefined;
    this.cards.set(keyOf(spot, messageId), true);
    // Without buttons: they are for what is still to be decided.
    return { replace: (outcome) => this.replace(spot, messageId, outcome) };
  }

  isCard(spot: TelegramSpot, messageId: number): boolean {
    return this.cards.get(keyOf(spot, messageId)) === true;
  }

  /** Puts the reply in the place of a message of ours, and what does not fit behind it. */
  async replace(spot: TelegramSpot, messageId: number, reply: OwnWords): Promise<boolean> {
    const [first, ...rest] = chunksOf(reply);
    if (!first) return true;
    const keyboard = rest.length === 0 ? this.keyboardOf(reply.choices) : undefined;
    try {
      await this.api.editMessageText(Number(spot.chatId), messageId, first.text, {
        entities: entitiesOf(first),
        link_preview_options: NO_PREVIEW,
        ...(keyboard && { reply_markup: keyboard.keyboard }),
      });
    } catch (error) {
      // Somebody deleted the message meanwhile.
      if (error instanceof GrammyError) return this.send(spot, reply);
      throw error;
    }
    keyboard?.sentTo(Number(spot.chatId), messageId);
    return (await this.sendAll(spot, rest, reply.choices)) !== undefined;
  }

  private async sendAll(
    spot: TelegramSpot,
    chunks: readonly Chunk[],
    choices: OwnWords["choices"],
  ): Promise<Message[] | undefined> {
    const sent: Message[] = [];
    try {
      for (const [index, chunk] of chunks.entries())
        sent.push(await this.sendChunk(spot, chunk, index === chunks.length - 1 ? choices : undefined));
      return sent;
    } catch (error) {
      if (error instanceof GrammyError && error.error_code === FORBIDDEN) return undefined;
      throw error;
    }
  }

  private async sendChunk(spot: TelegramSpot, chunk: Chunk, choices: OwnWords["choices"]): Promise<Message> {
    const keyboard = this.keyboardOf(choices);
    const message = await this.api.sendMessage(Number(spot.chatId), chunk.text, {
      entities: entitiesOf(chunk),
      link_preview_options: NO_PREVIEW,
      ...(spot.threadId !== undefined && { message_thread_id: spot.threadId }),
      ...(spot.replyTo !== undefined && {
        reply_parameters: { message_id: spot.replyTo, allow_sending_without_reply: true },
      }),
      ...(keyboard && { reply_markup: keyboard.keyboard }),
    });
    keyboard?.sentTo(message.chat.id, message.message_id);
    return message;
  }

  private keyboardOf(choices: OwnWords["choices"]): ReturnType<Buttons["make"]> | undefined {
    return choices?.some((row) => row.length > 0) ? this.buttons.make(choices) : undefined;
  }
}

/** As many messages as it needs, with the places of what a program wrote. */
function chunksOf({ text, parts = [] }: OwnWords): Chunk[] {
  let offset = 0;
  const ranges = parts.flatMap(({ text: { length }, kind }) => {
    offset += length;
    return kind === "program" ? [{ offset: offset - length, length }] : [];
  });
  return splitReply(text, ranges);
}

const entitiesOf = ({ monospaced }: Chunk) => monospaced.map((range) => ({ type: "pre" as const, ...range }));

const keyOf = ({ chatId }: TelegramSpot, messageId: number): string => `${chatId} ${messageId}`;
