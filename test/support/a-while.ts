import { setTimeout as sleep } from "node:timers/promises";

/**
 * Time in which something that must not happen could happen. On a busy machine it may be too short to see a mistake;
 * it can never make a right program fail. What must happen is waited for with `eventually`.
 */
export const aWhile = (ms = 100): Promise<void> => sleep(ms);
