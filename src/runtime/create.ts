import { randomUUID } from "node:crypto";
import { onExit } from "signal-exit";
import { requireActor } from "../core/actor.js";
import { inHookFile } from "../formats/hook-file-edit.js";
import { loadExamples } from "../store/config/examples.js";
import { assemble, type Parts } from "./assemble.js";
import { callSafely } from "./listeners.js";
import type { Listeners, Runtime, ShellHooksOptions } from "./runtime.js";

/** Opens the store, reads what is in force and starts watching. */
export async function createRuntime(options: ShellHooksOptions): Promise<Runtime> {
  const parts = await assemble(options);
  const { activeState, askQueue, files, log, sums, watch } = parts;
  const opening = await activeState.open(async () => {
    const mirror = await files.readSwitch();
    return mirror.kind === "value" && mirror.on;
  });
  await askQueue.open().catch(() => undefined);
  await log.open();
  if (options.watch !== false) await sums.open(await log.recent(Number.POSITIVE_INFINITY));
  await parts.recorder.follow();
  parts.activity.noteLive();
  // Whoever only looks something up is not the one to be told.
  if (opening.kind !== "new" && options.watch !== false) parts.activity.look();
  await watch.start(opening, options.watch);
  await parts.reader.save();
  const forgetExit = onExit(() => log.flushNow());
  return {
    ...looking(parts),
    hostNotes: () => options.hostNotes?.() ?? [],
    waiting: async () => (await options.waiting?.().catch(() => undefined)) ?? [],
    delayed: async () => (await options.delayed?.().catch(() => undefined)) ?? [],
    ...changing(parts),
    on: subscriptions(parts),
    async close() {
      await askQueue.close().catch(() => undefined);
      watch.close();
      forgetExit();
      const { store, transports, trials, reader, editor, record } = parts;
      await Promise.all([
        log.flush(),
        options.watch === false ? undefined : sums.save(),
        record.close(),
        store.settled(),
        transports.close(),
        trials.close(),
        reader.save(),
        reader.close(),
        editor.close(),
      ]);
      await store.close?.();
    },
  };
}

/** What anybody may do who holds the whole. */
function looking(parts: Parts) {
  const { locations, root, log, sums, activeState, inventory, askQueue } = parts;
  const { rehearsals, owners, firings, transports } = parts;
  return {
    fire: firings.firer.fire,
    firer: firings.firer,
    locations,
    async list() {
      const list = await inventory.list();
      const { record } = activeState.state;
      const blockedToday = log.blockedToday();
      return { ...list, blockedToday, ...(record && { recording: { days: record.days, at: record.at } }) };
    },
    recording: () => activeState.state.record,
    replay: (viewKey, how) => parts.replays.replay(viewKey, how),
    about: (meant) => inventory.about(meant),
    approved: () => inventory.approved(),
    switchStatus: () => inventory.switchStatus(),
    texts: (view) => inventory.texts(view),
    textsOf: (entry) => inventory.textsOf(entry),
    recentRuns: (count) => log.recent(count),
    trace: (id) => firings.traces.get(id),
    recorded: (event, trace) => parts.record.find(event, trace),
    blockedToday: () => log.blockedToday(),
    sums: (zoom) => sums.of(zoom, Date.now()),
    async history() {
      await activeState.refresh();
      return activeState.state.history ?? [];
    },
    owners: () => owners.owners(),
    isOwner: (id) => owners.isOwner(id),
    isWatched: (event, hook) => firings.isWatched(event, hook),
    activeCount: () => (activeState.on ? activeState.inForce : 0),
    tryOut: (event, payload) => firings.tryOut(event, payload),
    checkReplyText: (words) => firings.checkReplyText(words),
    tellUnfit: (rewrite) => firings.tellUnfit(rewrite),
    isRunToken: (token) => firings.isRunToken(token),
    lengthenRunToken: (token) => firings.lengthenRunToken(token),
    idle: () => firings.idle(),
    matches: (event, payload) => rehearsals.matches(event, payload),
    rehearse: (progress, afterMs) => rehearsals.runAll(progress, afterMs),
    helperStatus: () => transports.helperStatus(),
    examples: () => loadExamples(root),
    inHookFile: (entry) => inHookFile(entry, root),
    async questions() {
      await activeState.refresh();
      return askQueue.pending();
    },
    grants: () => askQueue.grants.list(),
    issueIds: (actor, views) => owners.issueIds(actor, views),
    findShown: (actor, id) => owners.findShown(actor, id),
    lastShown: (actor, view) => owners.lastShown(actor, view),
  } satisfies Partial<Runtime>;
}

/** What only an owner may do, or whoever becomes one. */
function changing(parts: Parts) {
  const { files, sources, activeState, inventory, watch, askQueue, approvals, owners } = parts;
  return {
    async propose(actor, entries) {
      requireActor(actor);
      return files.addEntries(entries);
    },
    async withdraw(actor, entries) {
      requireActor(actor);
      return files.removeEntries(entries);
    },
    async chooseSource(actor, name, on) {
      requireActor(actor);
      const result = await sources.choose(name, on);
      if (result.kind === "chosen" && result.changed) activeState.announce();
      return result;
    },
    async setEnabled(actor, on) {
      const before = activeState.on;
      const mirrorFailed = await watch.whileFlipping(async () => {
        await activeState.change(actor, (held) => (held.enabled === on ? held : { ...held, enabled: on }));
        return files.mirrorSwitch(on);
      });
      const status = await inventory.switchStatus();
      return { changed: before !== status.on, status, ...(mirrorFailed !== undefined && { mirrorFailed }) };
    },
    async record(actor, days) {
      const at = new Date().toISOString();
      await activeState.change(actor, (held) => {
        const { record, ...state } = held;
        if (record?.days === days) return held;
        return days === undefined
          ? state
          : { ...state, record: { id: randomUUID(), at, ...record, days, by: actor.id } };
      });
      // Gone, or begun, when the owner hears of it.
      await parts.recorder.follow();
    },
    approve: (actor, viewKey, digest, how) => approvals.approve(actor, viewKey, digest, how),
    tryApproved: (actor, approvalIds) => approvals.tryApproved(actor, approvalIds),
    revoke: (actor, approvalIds) => approvals.revoke(actor, approvalIds),
    pair: (id, code) => owners.pair(id, code),
    unpair: (actor, id) => owners.unpair(actor, id),
    newPairingCode: () => owners.newPairingCode(),
    decide: (actor, code, answer, detail) => askQueue.answer(actor, code, answer, detail),
    endGrant: (actor, code) => askQueue.grants.end(actor, code),
  } satisfies Partial<Runtime>;
}

function subscriptions(parts: Parts): Runtime["on"] {
  const { activeState, askQueue, firings, live, notices, slowRuns, urls } = parts;
  const sources: { [E in keyof Listeners]: (listener: Listeners[E]) => () => void } = {
    firing: (listener) => firings.listen(listener),
    slow: (listener) => slowRuns.listen(listener),
    notice: (listener) => notices.listen(listener),
    question: (listener) => askQueue.onQuestion(listener),
    settled: (listener) => askQueue.onSettled(listener),
    change(listener) {
      const tell = (): void => callSafely(listener);
      const ends = [activeState.onChange(tell), urls.onNews(tell)];
      return () => {
        for (const end of ends) end();
      };
    },
    rules(listener) {
      const now = (): string => `${live.version} ${activeState.trouble !== undefined}`;
      let known = now();
      return activeState.onChange(() => {
        if (now() === known) return;
        known = now();
        callSafely(listener);
      });
    },
  };
  return (event, listener) => sources[event](listener);
}
