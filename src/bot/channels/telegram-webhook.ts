import { timingSafeEqual } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Update } from "grammy/types";
import { looksLikeCommand } from "../../host.js";
import type { BotDatabase } from "../../host-database.js";
import { isObject } from "../../lib/json.js";
import type { JobQueue } from "../delivery/outbox-table.js";
import type { WebhookTaker } from "../web/types.js";

export type Machines = { database: BotDatabase; queue: JobQueue };
/** What a webhook needs: its address and secret, and what the machines share; `taker` takes updates from when it is there. */
export type Brought = Machines & { webhook: { url: string; secret: string }; taker?: WebhookTaker };

/** How many people this machine answers at the same time. */
const SLOTS = 32;
const KIND = "update";
/** Telegram waits for the answer, and brings the chat's next update only then: it may be `/hooks off`. */
const REQUEST_MS = 1_000;

type Queued = { id: number; sealed: string };

/**
 * Updates that Telegram brings to any of the machines of a bot. What is for the agent is written down, and handled in order
 * for each chat, by whichever machine is free. Everything else, `/hooks` and its buttons above all, is handled at once by the
 * machine that Telegram came to: no command ever comes out of the database, whoever may write there.
 */
export class TelegramWebhook implements WebhookTaker {
  private isOpen = false;

  constructor(
    private readonly secret: string,
    private readonly machines: Machines,
    private readonly handle: (update: Update) => Promise<void>,
  ) {}

  isSecret(given: string): boolean {
    const [one, other] = [Buffer.from(given), Buffer.from(this.secret)];
    return one.length === other.length && timingSafeEqual(one, other);
  }

  /** The bot is known to Telegram: from now on it can tell what is meant for it. */
  async open(): Promise<void> {
    this.isOpen = true;
    await this.machines.queue.work(KIND, { slots: SLOTS, task: (payload) => this.work(payload) });
  }

  close(): void {
    this.isOpen = false;
    this.machines.queue.stop(KIND);
  }

  /** Answers false where Telegram has to bring it again. */
  async take(update: unknown): Promise<boolean> {
    if (!this.isOpen) return false;
    if (!isUpdate(update)) return true;
    return isForAgent(update) ? this.writeDown(update) : this.handleHere(update);
  }

  private async writeDown(update: Update): Promise<boolean> {
    const { database, queue } = this.machines;
    const { update_id: id } = update;
    const chat = `${KIND} ${database.nameOf(`telegram ${update.message?.chat.id}`)}`;
    const payload: Queued = { id, sealed: database.seal(`${KIND} ${id}`, update) };
    await queue.add(
      KIND,
      `INSERT INTO chat_hooks.updates (bot, id) VALUES ($1, $2) ON CONFLICT DO NOTHING
       RETURNING id AS number, $3::text AS queue, $4::json AS payload`,
      [database.bot, id, chat, JSON.stringify(payload)],
    );
    return true;
  }

  /** Until it is done, it is this machine's; a machine that died has done nothing for sure. */
  private async handleHere(update: Update): Promise<boolean> {
    const { query, bot, own } = this.machines.database;
    const named = [bot, update.update_id];
    const taken = await query(
      `INSERT INTO chat_hooks.updates AS known (bot, id, begun) VALUES ($1, $2, $3) ON CONFLICT (bot, id)
       DO UPDATE SET begun = excluded.begun WHERE known.begun NOT IN (SELECT id FROM chat_hooks.machines) RETURNING id`,
      [...named, own],
    );
    if (taken.length === 0) {
      const [known] = await query("SELECT begun FROM chat_hooks.updates WHERE bot = $1 AND id = $2", named);
      return known?.begun === null;
    }
    const done = this.handle(update)
      .then(() =>
        this.machines.queue.insist(() =>
          query("UPDATE chat_hooks.updates SET begun = NULL WHERE bot = $1 AND id = $2", named),
        ),
      )
      .catch(() => undefined);
    await Promise.race([done, sleep(REQUEST_MS, undefined, { ref: false })]);
    return true;
  }

  private async work(payload: unknown): Promise<void> {
    const { id, sealed } = (payload ?? {}) as Partial<Record<keyof Queued, unknown>>;
    const isOurs = typeof id === "number" && typeof sealed === "string";
    const update = isOurs && this.machines.database.unseal(`${KIND} ${id}`, sealed);
    // What nobody with the key has written is nothing, and a command is none from here.
    if (isUpdate(update) && isForAgent(update)) await this.handle(update);
    // A bot that is ending begins nothing: another machine finds out whether this was begun.
    if (!this.isOpen) await new Promise<never>(() => {});
  }
}

const isUpdate = (given: unknown): given is Update => isObject(given) && Number.isSafeInteger(given.update_id);

/** Words for the agent: every other update is the business of the hooks, or nobody's. */
const isForAgent = ({ message }: Update): boolean => message?.text !== undefined && !looksLikeCommand(message.text);
