import { setTimeout as sleep } from "node:timers/promises";
import { type Api, type Bot, type BotError, GrammyError, HttpError } from "grammy";
import { messageOf } from "../../lib/message-of.js";
import { textsFor } from "../words/index.js";

export type PollingParts = {
  apiRoot: string;
  /** Where Telegram brings updates: it is not asked for any. */
  webhook?: { url: string; secret: string };
  locale?: string;
  onReady(username: string): void;
  onTrouble(detail: string): void;
  /** How long it stays away while somebody else polls. */
  awayMs?: number;
  /** How long it waits before it tries again, at first; each time twice as long. */
  againMs?: number;
};

type Signal = NonNullable<Parameters<Api["getMe"]>[0]>;
/** What grammY takes for a signal is its own kind, and works the same. */
export const asSignal = (...signals: AbortSignal[]): Signal => AbortSignal.any(signals) as unknown as Signal;

const TOKEN_SHAPE = /^\d+:[\w-]+$/;
const CONFLICT = 409;
/** The token is wrong, or was taken back: waiting does not help. */
const FINAL: readonly number[] = [401, 403, 404];
const AWAY_MS = 15_000;
const AGAIN_MS = 1_000;
const MAX_AGAIN_MS = 60_000;
/** Whoever starts the bot is told soon; a slow network gets more time from then on. */
const FIRST_ANSWER_MS = 4_500;
const ANSWER_MS = 30_000;
/** How long Telegram holds a question for updates, and how long we wait for it to let go. */
const POLL_S = 30;
const POLL_MS = 45_000;
const CONFIRM_MS = 1_000;
/** A network that is gone for some seconds is no news. */
const QUIET_FAILURES = 5;

export const hasTokenShape = (token: string): boolean => TOKEN_SHAPE.test(token);

/**
 * Listens until the end, whatever happens to the network. Not grammY's own `start`: it tries for ever without a word, and
 * its waits cannot be ended.
 */
export async function pollTelegram(bot: Bot, parts: PollingParts, end: AbortSignal): Promise<void> {
  if (!hasTokenShape(bot.token)) return parts.onTrouble(textsFor(parts.locale).start.telegramTokenShape);
  const polling = new Polling(bot, parts, end);
  while (!end.aborted) {
    const waitMs = await polling.step();
    if (waitMs === "over") return;
    await sleep(waitMs, undefined, { signal: end, ref: false }).catch(() => undefined);
  }
  await polling.confirm();
}

class Polling {
  private offset = 0;
  private failures = 0;
  private isGreeted = false;
  private isTroubleTold = false;
  private isConflictTold = false;

  constructor(
    private readonly bot: Bot,
    private readonly parts: PollingParts,
    private readonly end: AbortSignal,
  ) {}

  /** Asks Telegram once; answers how long to wait before the next time. */
  async step(): Promise<number | "over"> {
    try {
      if (!this.isGreeted) await this.greet();
      if (this.parts.webhook) return "over";
      await this.poll();
      this.failures = 0;
      return 0;
    } catch (error) {
      return this.end.aborted ? 0 : this.afterFailure(error);
    }
  }

  /** Telegram forgets what was handled when it hears of it: else it would come again at the next start. */
  async confirm(): Promise<void> {
    if (this.offset === 0 || !this.isGreeted) return;
    const { offset } = this;
    // Said twice, a message is known by its number.
    await this.bot.api
      .getUpdates({ offset, limit: 1 }, asSignal(AbortSignal.timeout(CONFIRM_MS)))
      .catch(() => undefined);
  }

  private async greet(): Promise<void> {
    const signal = asSignal(this.end, AbortSignal.timeout(this.isTroubleTold ? ANSWER_MS : FIRST_ANSWER_MS));
    const me = await this.bot.api.getMe(signal);
    this.bot.botInfo = me;
    const { webhook } = this.parts;
    // Each machine says the same.
    if (webhook)
      await this.bot.api.setWebhook(webhook.url, { secret_token: webhook.secret, allowed_updates: [] }, signal);
    else await this.bot.api.deleteWebhook({}, signal);
    this.isGreeted = true;
    this.isTroubleTold = false;
    this.failures = 0;
    this.parts.onReady(me.username);
  }

  private async poll(): Promise<void> {
    const signal = asSignal(this.end, AbortSignal.timeout(POLL_MS));
    const asked = { offset: this.offset, timeout: POLL_S, allowed_updates: [] };
    for (const update of await this.bot.api.getUpdates(asked, signal)) {
      this.offset = update.update_id + 1;
      await this.bot.handleUpdate(update).catch(({ error }: BotError) => this.parts.onTrouble(messageOf(error)));
    }
  }

  private afterFailure(error: unknown): number | "over" {
    const { onTrouble, awayMs = AWAY_MS, againMs = AGAIN_MS } = this.parts;
    const code = error instanceof GrammyError ? error.error_code : undefined;
    if (code === CONFLICT) {
      if (!this.isConflictTold) onTrouble(this.describe(error));
      this.isConflictTold = true;
      return awayMs;
    }
    if (code !== undefined && FINAL.includes(code)) {
      onTrouble(this.describe(error));
      return "over";
    }
    this.failures += 1;
    if (!this.isGreeted || this.failures >= QUIET_FAILURES) this.tellOnce(error);
    const askedMs = error instanceof GrammyError ? (error.parameters.retry_after ?? 0) * 1_000 : 0;
    return Math.max(askedMs, Math.min(againMs * 2 ** (this.failures - 1), MAX_AGAIN_MS));
  }

  private tellOnce(error: unknown): void {
    // From now on it greets again, so that its return can be told.
    this.isGreeted = false;
    if (!this.isTroubleTold) this.parts.onTrouble(this.describe(error));
    this.isTroubleTold = true;
  }

  private describe(error: unknown): string {
    // Not its message: that has the address in it, and the address has the token.
    if (error instanceof HttpError) {
      const { telegramUnreachable } = textsFor(this.parts.locale).start;
      return telegramUnreachable(new URL(this.parts.apiRoot).host, causeOf(error.error));
    }
    return messageOf(error);
  }
}

function causeOf(error: unknown): string {
  const { code, type, name } = error as { code?: string; type?: string; name: string };
  return code ?? (name === "AbortError" ? "ETIMEDOUT" : (type ?? name));
}
