import { setTimeout as sleep } from "node:timers/promises";
import { type Bot, BotError, type Context } from "grammy";
import type { Update } from "grammy/types";
import { Lines } from "../lines.js";
import type { CommandDesk } from "./desk.js";
import { WithheldError } from "./errors.js";
import type { TokenVeil } from "./token.js";
import { hasCheckedSecret } from "./webhook.js";

/** How long simple polling waits for a handler before it looks for further updates. */
const PATIENCE_MS = 250;
/** Updates that may wait behind a long turn; then polling waits, too. */
const MOST_WAITING = 1_000;
const ONE_LINE = "updates";

type Parts = { desk: CommandDesk; veil: TokenVeil; notice(update: Update): void };

/**
 * Stands between the bot and its updates, so that no handler, however early it was registered, comes before it. With
 * `bot.start()` a long turn no longer keeps the bot from hearing `/hooks off`: other updates still run one by one.
 */
export class UpdateGate {
  private readonly lines = new Lines();
  private readonly handle: Bot<Context>["handleUpdate"];
  private readonly start: Bot<Context>["start"];
  private waiting = 0;
  private fail: (error: unknown) => void = () => {};

  constructor(
    private readonly bot: Bot<Context>,
    private readonly parts: Parts,
  ) {
    this.handle = bot.handleUpdate;
    this.start = bot.start;
    bot.handleUpdate = this.take;
    bot.start = this.run;
  }

  /** Puts everything back as it was. */
  close(): void {
    if (this.bot.handleUpdate === this.take) this.bot.handleUpdate = this.handle;
    if (this.bot.start === this.run) this.bot.start = this.start;
  }

  private readonly take: Bot<Context>["handleUpdate"] = async (update, envelope) => {
    const { bot, parts } = this;
    if (!bot.isInited()) return this.handle.call(bot, update, envelope);
    parts.notice(update);
    const checked = envelope === undefined || hasCheckedSecret();
    const answered = parts.desk.take(update, bot.botInfo, checked);
    if (answered) return bot.isRunning() ? undefined : void (await answered);
    if (!bot.isRunning()) return this.quietly(this.handle.call(bot, update, envelope));
    await this.inOneLine(update);
  };

  private async inOneLine(update: Update): Promise<void> {
    const isFirst = this.waiting++ === 0;
    let isLate = false;
    const turn = this.lines.run(ONE_LINE, async () => {
      try {
        await this.quietly(this.handle.call(this.bot, update));
      } catch (error) {
        if (!isLate) throw error;
        await this.handleError(error);
      } finally {
        this.waiting--;
      }
    });
    if (this.waiting > MOST_WAITING) return turn;
    // Behind a long turn there is nothing to wait for.
    await Promise.race([turn, sleep(isFirst ? PATIENCE_MS : 0)]);
    isLate = true;
  }

  /** What grammY does with an error of a handler that it waited for. */
  private async handleError(error: unknown): Promise<void> {
    try {
      if (!(error instanceof BotError)) throw error;
      await this.bot.errorHandler(error);
    } catch (fatal) {
      this.fail(fatal);
    }
  }

  /** `bot.start()`, which ends when the last handler has, and fails when one of them failed for good. */
  private readonly run: Bot<Context>["start"] = async (options) => {
    const failed = new Promise<never>((_, reject) => {
      this.fail = reject;
    });
    await Promise.race([this.start.call(this.bot, options), failed]);
    await Promise.all([this.lines.settled(), this.parts.desk.settled()]);
  };

  /** A withheld call is no defect of the bot: it must not stop it, whoever forgot to catch it. */
  private async quietly(handled: Promise<void>): Promise<void> {
    try {
      await handled;
    } catch (error) {
      const { error: inner, ctx } = error instanceof BotError ? error : { error, ctx: undefined };
      if (inner instanceof WithheldError) return;
      this.parts.veil.scrub(inner);
      // Whoever logs the error would log the context in it, and the token with that.
      if (ctx) Object.defineProperty(ctx.api, "token", { enumerable: false });
      throw error;
    }
  }
}
