import type { Api } from "grammy";
import type { OwnWords, ProgressDisplay } from "../../port.js";
import { NO_PREVIEW, type Replies, type TelegramSpot } from "./replies.js";

/** Telegram slows a bot down that edits more often. */
const MIN_GAP_MS = 1_000;

/** Shows how a slow command fares in one message, which in the end becomes the reply. */
export class Progress implements ProgressDisplay {
  private sent: Promise<number | undefined> | undefined;
  private editing: Promise<void> | undefined;
  private lastAt = 0;

  constructor(
    private readonly api: Api,
    private readonly replies: Replies,
    private readonly spot: TelegramSpot,
  ) {}

  readonly show = (text: string): void => {
    const now = Date.now();
    if (this.sent === undefined) {
      this.sent = this.api.sendMessage(Number(this.spot.chatId), text, this.options()).then(
        (message) => message.message_id,
        // Progress is a comfort: the reply itself says what went wrong.
        () => undefined,
      );
    } else if (this.editing === undefined && now - this.lastAt >= MIN_GAP_MS) {
      this.editing = this.edit(text);
    } else return;
    this.lastAt = now;
  };

  /** The reply; false when the person cannot be written to. */
  async finish(reply: OwnWords): Promise<boolean> {
    const messageId = await this.sent;
    await this.editing;
    return messageId === undefined
      ? this.replies.send(this.spot, reply)
      : this.replies.replace(this.spot, messageId, reply);
  }

  private async edit(text: string): Promise<void> {
    const messageId = await this.sent;
    if (messageId !== undefined)
      await this.api
        .editMessageText(Number(this.spot.chatId), messageId, text, { link_preview_options: NO_PREVIEW })
        .catch(() => undefined);
    this.editing = undefined;
  }

  private options() {
    const { threadId } = this.spot;
    return { link_preview_options: NO_PREVIEW, ...(threadId !== undefined && { message_thread_id: threadId }) };
  }
}
