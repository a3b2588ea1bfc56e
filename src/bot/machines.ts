import type { BotDatabase } from "../host.js";
import type { Brought } from "./channels/telegram-webhook.js";
import type { CleanupStack } from "./cleanup-stack.js";

/** Opens what the machines of one bot share. What is missing for that is told before anything is taken. */
export async function openMachines(
  webhook: Brought["webhook"] | undefined,
  database: BotDatabase | undefined,
  cleanup: CleanupStack,
): Promise<Brought | undefined> {
  if (!webhook || !database) return undefined;
  const queue = await database.openQueue();
  cleanup.defer(() => queue.close());
  return { database, queue, webhook };
}
