import type { StateVersions } from "../core/newer-state.js";

/** What is wrong with the state directory; with versions, a newer program has written it. */
type StateTrouble = { path: string; versions?: StateVersions };

export const stateTexts = {
  newerState: (state: string, { found, known }: StateVersions) =>
    `The state directory "${state}" has version ${found}, and this program reads up to version ${known}: install the newer chat-hooks, or choose another directory with CHAT_HOOKS_STATE or --state.`,
  lockdown: ({ path, versions }: StateTrouble) =>
    versions
      ? `The state directory "${path}" was begun anew by a newer chat-hooks: it has version ${versions.found}, and this bot reads up to version ${versions.known}. To be safe, everything that hooks can block is blocked. Restart the bot with the newer chat-hooks.`
      : `The record of what is in force was damaged or forged ("${path}"). To be safe, everything that hooks can block is blocked. On the machine of the bot: look at that file, then run "chat-hooks reset" and approve your hooks again.`,
  noticeDamaged: ({ path, versions }: StateTrouble) =>
    versions
      ? `⚠ The state directory "${path}" was written by a newer chat-hooks: it has version ${versions.found}, and this bot reads up to version ${versions.known}. The running bot goes on with what it holds, and nothing can be changed in it any more. Restart it with the newer chat-hooks.`
      : `⚠ The record of what is in force was damaged, replaced or removed ("${path}"). The running bot goes on with what it holds and keeps the damaged file beside it. Find out who did that before you restart it: a starting bot blocks everything then.`,
};
