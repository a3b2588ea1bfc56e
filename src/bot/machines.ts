import { BotDatabase } from "../host-database.js";
import type { Locations } from "../index.js";
import type { Brought } from "./channels/telegram-webhook.js";
import type { CleanupStack } from "./cleanup-stack.js";
import type { Outbox } from "./delivery/outbox.js";
import { OutboxTable } from "./delivery/outbox-table.js";
import type { OutboxOptions } from "./delivery/sender.js";
import { SharedOutbox } from "./delivery/shared-outbox.js";

/** What several machines share beside the policy. */
export async function openDatabase(
  env: Readonly<Record<string, string | undefined>>,
  locations: Locations,
  cleanup: CleanupStack,
): Promise<BotDatabase | undefined> {
  const database = await BotDatabase.open(env, locations);
  cleanup.defer(async () => database?.close());
  return database;
}

/** Opens what the machines of one bot share. What is missing for that is told before anything is taken. */
export async function openMachines(
  webhook: Brought["webhook"],
  database: BotDatabase,
  cleanup: CleanupStack,
): Promise<Brought> {
  const queue = await database.openQueue();
  cleanup.defer(() => queue.close());
  return { database, queue, webhook };
}

/** What goes to the channel that all machines have is sent by any of them. */
export const sharedOutbox = (local: Outbox, { database, queue }: Brought, options: OutboxOptions): SharedOutbox =>
  new SharedOutbox(local, new OutboxTable(database, queue), queue, "telegram", options);
