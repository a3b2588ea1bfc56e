import type { StateVersions, UnsafeState } from "../core/state-errors.js";

/** What is wrong with the state directory; with versions, a newer program has written it. */
type StateTrouble = { path: string; versions?: StateVersions };

export const stateTexts = {
  newerState: (state: string, { found, known }: StateVersions) =>
    `The state directory "${state}" has version ${found}, and this program reads up to version ${known}: install the newer chat-hooks, or choose another directory with CHAT_HOOKS_STATE or --state.`,
  unsafeState(unsafe: UnsafeState): string {
    const { state, path, ours } = unsafe;
    const another = "choose another directory with CHAT_HOOKS_STATE or --state";
    switch (unsafe.why) {
      case "foreign":
        return `The state directory "${state}" is not used: "${path}" belongs to user ${unsafe.uid}, and this program runs as user ${ours}, so somebody else could have written what is in force. If it is yours, run: chown -R ${ours} "${state}"; else ${another}.`;
      case "foreign-parent":
        return `The state directory "${state}" is not used: "${path}" above it belongs to user ${unsafe.uid}, who could put another directory in its place, and this program runs as user ${ours}. Start it as user ${unsafe.uid}, or ${another}.`;
      case "writable-parent":
        return `The state directory "${state}" is not used: others can write to "${path}" above it (mode ${unsafe.mode}) and could put another directory in its place. Run: chmod go-w "${path}", or ${another}.`;
    }
  },
  lockdown: ({ path, versions }: StateTrouble) =>
    versions
      ? `The state directory "${path}" was begun anew by a newer chat-hooks: it has version ${versions.found}, and this bot reads up to version ${versions.known}. To be safe, everything that hooks can block is blocked. Restart the bot with the newer chat-hooks.`
      : `The record of what is in force was damaged or forged ("${path}"). To be safe, everything that hooks can block is blocked. On the machine of the bot: look at that file, then run "chat-hooks reset" and approve your hooks again.`,
  noticeDamaged: ({ path, versions }: StateTrouble) =>
    versions
      ? `⚠ The state directory "${path}" was written by a newer chat-hooks: it has version ${versions.found}, and this bot reads up to version ${versions.known}. The running bot goes on with what it holds, and nothing can be changed in it any more. Restart it with the newer chat-hooks.`
      : `⚠ The record of what is in force was damaged, replaced or removed ("${path}"). The running bot goes on with what it holds and keeps the damaged file beside it. Find out who did that before you restart it: a starting bot blocks everything then.`,
};
