import { randomBytes } from "node:crypto";
import type { InlineKeyboardMarkup } from "grammy/types";
import type { Choice } from "../../../commands/request.js";
import { RecentMap } from "../../../lib/recent-map.js";

const PREFIX = "hooks:";
const MAX_BUTTONS = 2_000;
const LIFETIME_MS = 86_400_000;

type Button = { line: string; madeAt: number; place: { chatId: number; messageId: number } | undefined };

/**
 * Buttons under replies. Whatever an agent can send could carry a button that looks like one of ours; so each is a
 * secret that only this process and the chat know, and counts only under the message it was made for.
 */
export class Buttons {
  private readonly made = new RecentMap<string, Button>(MAX_BUTTONS);

  /** A keyboard, and what to call with the place where it was sent. */
  make(choices: readonly (readonly Choice[])[]): {
    keyboard: InlineKeyboardMarkup;
    sentTo(chatId: number, messageId: number): void;
  } {
    const buttons: Button[] = [];
    const keyboard = choices.map((row) =>
      row.map(({ label, line }) => {
        const secret = randomBytes(18).toString("base64url");
        const button: Button = { line, madeAt: Date.now(), place: undefined };
        this.made.set(secret, button);
        buttons.push(button);
        return { text: label, callback_data: PREFIX + secret };
      }),
    );
    return {
      keyboard: { inline_keyboard: keyboard.filter((row) => row.length > 0) },
      sentTo(chatId, messageId) {
        for (const button of buttons) button.place = { chatId, messageId };
      },
    };
  }

  static isOurs(data: string | undefined): data is string {
    return data?.startsWith(PREFIX) ?? false;
  }

  /** The line a pressed button stands for, or undefined when it is not one of ours, or too old. */
  lineOf(data: string, chatId: number | undefined, messageId: number | undefined): string | undefined {
    const button = this.made.get(data.slice(PREFIX.length));
    const { place } = button ?? {};
    if (!button || !place || place.chatId !== chatId || place.messageId !== messageId) return undefined;
    return Date.now() - button.madeAt < LIFETIME_MS ? button.line : undefined;
  }
}
