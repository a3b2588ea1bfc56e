import { type Api, GrammyError } from "grammy";
import type { Message } from "grammy/types";
import type { OwnWords, Spot } from "../port.js";
import { type Chunk, splitReply } from "../split.js";
import type { Buttons } from "./buttons.js";

/** Where in a chat a reply belongs. */
export type TelegramSpot = Spot & { threadId?: number | undefined; replyTo?: number | undefined };

const FORBIDDEN = 403;
/** Else Telegram would fetch whatever address stands in a hook. */
export const NO_PREVIEW = { is_disabled: true };

/** Sends our own words, in as many messages as they need. */
export class Replies {
  constructor(
    private readonly api: Api,
    private readonly buttons: Buttons,
  ) {}

  /** Whether it could be delivered: a person who has never opened a chat with the bot cannot be written to. */
  send(spot: TelegramSpot, reply: OwnWords): Promise<boolean> {
    return this.sendAll(spot, splitReply(reply.text ?? "", reply.monospaced), reply.choices);
  }

  /** Puts the reply in the place of a message of ours, and what does not fit behind it. */
  async replace(spot: TelegramSpot, messageId: number, reply: OwnWords): Promise<boolean> {
    const [first, ...rest] = splitReply(reply.text ?? "", reply.monospaced);
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
    return this.sendAll(spot, rest, reply.choices);
  }

  private async sendAll(spot: TelegramSpot, chunks: readonly Chunk[], choices: OwnWords["choices"]): Promise<boolean> {
    try {
      for (const [index, chunk] of chunks.entries())
        await this.sendChunk(spot, chunk, index === chunks.length - 1 ? choices : undefined);
      return true;
    } catch (error) {
      if (error instanceof GrammyError && error.error_code === FORBIDDEN) return false;
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

const entitiesOf = ({ monospaced }: Chunk) => monospaced.map((range) => ({ type: "pre" as const, ...range }));
