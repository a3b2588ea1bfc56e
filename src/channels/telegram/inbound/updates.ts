import { setTimeout as sleep } from "node:timers/promises";
import { type Bot, BotError, type Context, type Transformer } from "grammy";
import type { Update } from "grammy/types";
import { AsyncContext } from "../../../lib/async-context.js";
import { KeyedQueue } from "../../../lib/keyed-queue.js";
import type { TokenRedactor } from "../outbound/redactor.js";
import { withheldIn } from "../outbound/withheld.js";
import type { TelegramCommands } from "./commands.js";
import { UnfinishedUpdates } from "./unfinished-updates.js";
import { hasCheckedSecret } from "./webhook.js";

/** How long a webhook's request is kept open for a command: grammY fails those that take 10 seconds. */
const REQUEST_MS = 1_000;
const QUEUE = "updates";

type Parts = {
  commands: TelegramCommands;
  settled(): Promise<void>;
  redactor: TokenRedactor;
  notice(update: Update, checked: boolean): void;
};

/** A handler at work. */
type Turn = { updateId: number; park(): void };

/**
 * Stands between the bot and its updates, so that no handler, however early it was registered, comes before it. With
 * `bot.start()` a long turn no longer keeps the bot from hearing `/hooks off`: other updates still run one by one, and
 * none is confirmed to Telegram before its handler has ended.
 */
export class UpdateGate {
  private readonly queue = new KeyedQueue();
  private readonly turns = new AsyncContext<Turn>();
  private readonly unfinished = new UnfinishedUpdates();
  private readonly handle: Bot<Context>["handleUpdate"];
  private readonly start: Bot<Context>["start"];
  private readonly standardHandler: Bot<Context>["errorHandler"];
  private readonly stop: Bot<Context>["stop"];
  private isClosed = false;
  /** The handler at work, until it ends or waits for a human. */
  private atWork: Promise<unknown> = Promise.resolve();
  /** What the bot confirms at its end waits for this. */
  private ending: Promise<unknown> | undefined;
  private state: "idle" | "polling" | "stopped" = "idle";
  /** Where `bot.start()` came before us, nobody can be handed the error: it goes the way of all that nobody catches. */
  private fail: (error: unknown) => void = (error) => void Promise.reject(error);

  constructor(
    private readonly bot: Bot<Context>,
    private readonly parts: Parts,
  ) {
    this.handle = bot.handleUpdate;
    this.standardHandler = bot.errorHandler;
    this.start = bot.start;
    this.stop = bot.stop;
    bot.handleUpdate = this.handleUpdate;
    bot.start = this.startPolling;
    bot.stop = this.stopPolling;
  }

  /** Puts everything back as it was. */
  close(): void {
    this.isClosed = true;
    if (this.bot.handleUpdate === this.handleUpdate) this.bot.handleUpdate = this.handle;
    if (this.bot.start === this.startPolling) this.bot.start = this.start;
    if (this.bot.stop === this.stopPolling) this.bot.stop = this.stop;
  }

  /** What the handler at work has sent waits for a human: the updates after this one need not. */
  park(): void {
    this.turns.get()?.park();
  }

  /** To be the innermost: it sees which updates are asked for. It goes on when the gate is closed, for those that came before. */
  readonly transformer: Transformer = async (prev, method, payload, signal) => {
    if (method === "getUpdates" && !this.bot.isRunning()) await this.ending;
    return this.unfinished.transformer(prev, method, payload, signal);
  };

  private readonly handleUpdate: Bot<Context>["handleUpdate"] = async (update, envelope) => {
    const { bot, parts } = this;
    if (this.isClosed || !bot.isInited()) return this.handle.call(bot, update, envelope);
    const checked = envelope === undefined || hasCheckedSecret();
    parts.notice(update, checked);
    const answered = parts.commands.handle(update, bot.botInfo, checked);
    if (answered && bot.isRunning()) return this.whileAnswered(update.update_id, answered);
    if (answered)
      return void (await (envelope
        ? Promise.race([answered, sleep(REQUEST_MS, undefined, { ref: false })])
        : answered));
    // The rest of a batch still comes after a stop.
    if (this.state === "stopped" && !envelope) return this.unfinished.postpone(update.update_id);
    if (!bot.isRunning() && !this.queue.isBusy(QUEUE))
      return this.ignoreWithheld(this.handle.call(bot, update, envelope));
    const turn = this.inTurn(update);
    // Polling goes on meanwhile: what comes next may be a command.
    if (!bot.isRunning()) await turn;
  };

  private whileAnswered(id: number, answered: Promise<void>): void {
    this.unfinished.begin(id);
    this.unfinished.park(id);
    void answered.then(() => this.unfinished.end(id));
  }

  private inTurn(update: Update): Promise<void> {
    const { update_id: updateId } = update;
    this.unfinished.begin(updateId);
    return this.queue.run(QUEUE, async (release) => {
      // It comes again at the next start: whoever stops a bot wants to end soon.
      if (this.state === "stopped") return this.unfinished.postpone(updateId);
      await this.runHandlers(update, release);
      this.unfinished.end(updateId);
    });
  }

  /** Runs the handlers of an update. What stops the bot in there is not to wait for itself. */
  private runHandlers(update: Update, release: () => void): Promise<void> {
    const { update_id: updateId } = update;
    let park: () => void = () => {};
    const parked = new Promise<void>((resolve) => {
      park = () => {
        this.unfinished.park(updateId);
        release();
        resolve();
      };
    });
    const handled = this.turns.run({ updateId, park }, () =>
      this.ignoreWithheld(this.handle.call(this.bot, update)).catch((error) => this.handleError(error)),
    );
    this.atWork = Promise.race([handled, parked]);
    return handled;
  }

  /** What grammY does with an error of a handler. */
  private async handleError(error: unknown): Promise<void> {
    try {
      if (!(error instanceof BotError)) throw error;
      await this.bot.errorHandler(error);
    } catch (fatal) {
      // The error is what counts; an unconfirmed update only comes again.
      await this.bot.stop().catch(() => undefined);
      this.fail(fatal);
    }
  }

  /** `bot.start()`, which ends when the last handler has, and fails when one of them failed for good. */
  private readonly startPolling: Bot<Context>["start"] = async (options) => {
    // Started twice, it is still the first call that lasts.
    if (this.isClosed || this.bot.isRunning()) return this.start.call(this.bot, options);
    this.state = "polling";
    this.ending = undefined;
    const failed = new Promise<never>((_, reject) => {
      this.fail = reject;
    });
    const ended = this.start.call(this.bot, options).then(() => this.settled());
    try {
      await Promise.race([ended, failed]);
    } finally {
      this.state = "idle";
    }
  };

  /**
   * `bot.stop()`, which waits for the handler at work before it confirms its update: else a host that ends then would lose
   * it. What has not begun is left to Telegram.
   */
  private readonly stopPolling: Bot<Context>["stop"] = async () => {
    const turn = this.turns.get();
    // One that is stopped by its own handler is done: it would come again, and stop the bot again.
    if (turn) this.unfinished.end(turn.updateId);
    this.ending = turn ? undefined : Promise.all([this.atWork, this.parts.settled()]).catch(() => undefined);
    if (this.state === "polling") this.state = "stopped";
    await this.stop.call(this.bot);
  };

  private async settled(): Promise<void> {
    await Promise.all([this.queue.settled(), this.parts.settled()]);
  }

  /** Whoever has a `bot.catch` hears of it; grammY's own handler would stop the bot. */
  private async tellWithheld(error: Error, ctx: Context | undefined): Promise<void> {
    const { errorHandler } = this.bot;
    if (errorHandler === this.standardHandler || !ctx || !this.bot.isRunning()) return;
    try {
      await errorHandler(new BotError(error, ctx));
    } catch {
      // Nothing was lost: it is the error of a call that was not to be sent.
    }
  }

  /** A withheld call is no defect of the bot: it must not stop it, whoever forgot to catch it. */
  private async ignoreWithheld(handled: Promise<void>): Promise<void> {
    try {
      await handled;
    } catch (error) {
      const { error: inner, ctx } = error instanceof BotError ? error : { error, ctx: undefined };
      const withheld = withheldIn(inner);
      if (withheld) return this.tellWithheld(withheld, ctx);
      this.parts.redactor.scrub(inner);
      // Whoever logs the error would log the context in it, and the token with that.
      if (ctx) Object.defineProperty(ctx.api, "token", { enumerable: false });
      throw error;
    }
  }
}
