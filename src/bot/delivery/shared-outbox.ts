import type { Entry } from "./chat-queue.js";
import { Outbox } from "./outbox.js";
import type { Address, OutboxFile, OutboxMessage } from "./outbox-files.js";
import type { JobQueue, OutboxTable } from "./outbox-table.js";
import { type OutboxOptions, type Sender, TakenOverError } from "./sender.js";

/** How many messages a machine has on their way at the same time. */
const SLOTS = 16;
const KIND = "send";

/** What this machine has taken up of what all of them send. */
class TakenUp extends Outbox {
  /** Resolves when what comes after it may go. */
  sendNow(file: OutboxFile): Promise<void> {
    return new Promise((onLeft) => this.wake(this.queueOf(this.enter(file, { isDoubtful: file.marked, onLeft }))));
  }

  protected override async postpone(entry: Entry, error: unknown): Promise<boolean> {
    return error instanceof TakenOverError ? this.remove(entry) : super.postpone(entry, error);
  }
}

/** The outbox of a bot that runs on several machines: what goes to a channel that all of them have is in a table. */
export class SharedOutbox {
  private readonly shared: TakenUp;
  readonly later = {
    hurry: (): void => {
      for (const { later } of this.outboxes()) later.hurry();
    },
  };

  constructor(
    private readonly local: Outbox,
    private readonly table: OutboxTable,
    private readonly queue: JobQueue,
    /** What all machines have. */
    private readonly channel: string,
    options: OutboxOptions,
  ) {
    this.shared = new TakenUp(table, options);
  }

  async open(): Promise<void> {
    for (const outbox of this.outboxes()) await outbox.open();
    this.queue.onBeat((query) => this.table.giveBack(query));
    const task = async (payload: unknown): Promise<void> => {
      const file = await this.table.take(payload);
      if (file) await this.shared.sendNow(file);
    };
    // It begins when the database is there.
    void this.queue.work(KIND, { slots: SLOTS, task }).catch(() => undefined);
  }

  setSender(channel: string, sender: Sender | undefined): void {
    // What other processes write into the folder is sent from there.
    for (const outbox of this.outboxes()) outbox.setSender(channel, sender);
  }

  add(wanted: Omit<OutboxMessage, "id" | "at"> & { id?: string }): Promise<string> {
    return this.isShared(wanted.to) ? this.table.add(wanted) : this.local.add(wanted);
  }

  async has(id: string): Promise<boolean> {
    return (await this.local.has(id)) || this.table.has(id);
  }

  ahead(to: Address): number {
    return this.isShared(to) ? 0 : this.local.ahead(to);
  }

  // What is in the table may leave at once.
  release(id: string): void {
    this.local.release(id);
  }

  withdraw(id: string): Promise<void> {
    return this.local.withdraw(id);
  }

  async close(): Promise<void> {
    this.queue.stop(KIND);
    for (const outbox of this.outboxes()) await outbox.close();
  }

  private outboxes(): Outbox[] {
    return [this.local, this.shared];
  }

  private isShared({ channel }: Address): boolean {
    return channel === this.channel;
  }
}
