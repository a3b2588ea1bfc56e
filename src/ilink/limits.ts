import type { IlinkPerson } from "./store.js";

/** Answers go only so long after the person's last message, and only so many. */
const WINDOW_MS = 24 * 3_600_000;
export const MAX_SENDS = 10;

export const mayStillSend = (person: IlinkPerson | undefined, now = Date.now(), ahead = 0): boolean =>
  person !== undefined && !person.isClosed && person.sends + ahead < MAX_SENDS && now - person.heardAt < WINDOW_MS;
