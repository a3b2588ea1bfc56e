import { onExit } from "signal-exit";
import { requireActor } from "../core/actor.js";
import type { HooksControl } from "../core/control.js";
import { createEngine, type EngineParts, type EngineWords } from "../core/engine.js";
import type { EventInput, EventName } from "../core/event.js";
import type { HookFirer, HookRun } from "../core/firing.js";
import type { SettledQuestion } from "../core/question.js";
import { withReadings } from "../core/readings.js";
import type { Notice } from "../core/view.js";
import { ConfigReader } from "../store/config/config-reader.js";
import { loadExamples } from "../store/config/examples.js";
import { HookSources } from "../store/config/hook-sources.js";
import { WorkspaceFiles } from "../store/config/workspace-files.js";
import { FiringLog } from "../store/log/firing-log.js";
import { SessionTranscripts } from "../store/log/session-transcripts.js";
import { type Locations, locate } from "../store/state/locations.js";
import { makeRunToken, readRunToken } from "../store/state/run-token.js";
import { StateStore } from "../store/state/state-store.js";
import { textsFor } from "../texts/index.js";
import { safeSearchPath } from "../transports/command/environment.js";
import { helper } from "../transports/command/helper.js";
import { createCommandTransport } from "../transports/command/index.js";
import { launchHere } from "../transports/command/launch.js";
import type { RehearsalSandbox } from "../transports/command/sandboxed.js";
import { createHttpTransport } from "../transports/http/index.js";
import { UrlHealth } from "../transports/http/url-health.js";
import { ActiveState } from "./active-state.js";
import { ApprovalService } from "./approval-service.js";
import { AskQueue, type QuestionListener } from "./ask-queue.js";
import { logFirings } from "./debug-log.js";
import { Inventory } from "./inventory.js";
import { callSafely } from "./listeners.js";
import { LiveList } from "./live-list.js";
import { Notices } from "./notices.js";
import { launchOwners, Owners } from "./owners.js";
import { Rehearsals } from "./rehearsal.js";
import { type SlowRunListener, SlowRuns } from "./slow-runs.js";
import { STORE_NOTICE, WorkspaceWatch } from "./workspace-watch.js";

type Variables = Readonly<Record<string, string | undefined>>;

export type ShellHooksOptions = {
  /** Where the agent works and proposes hooks; default `./workspace`. */
  workspace?: string;
  /** What `./` in a command means, and where scripts run; default the workspace's parent. */
  root?: string;
  /** Where approvals, owners and the log are kept; default a folder of the user's, never inside the workspace. */
  stateDir?: string;
  /** The launch environment; default the process's own. */
  env?: Variables;
  /** Owners by platform id, such as `telegram:12345`, beside those of CHAT_HOOKS_OWNERS. */
  owners?: readonly string[];
  /** Whether the workspace is looked at again and again, to tell what changes there; a process that fires once can do without. */
  watch?: boolean;
  /** The language of the reasons that the engine itself gives. */
  locale?: string;
  /** Where a script is tried once when it is approved; without it, only `/hooks doctor` tries. Never the agent's own. */
  rehearsalSandbox?: RehearsalSandbox;
};

export type Listeners = {
  firing: (run: HookRun) => void;
  /** A run takes so long that whoever waits should be told which one it is; answers with what to call at its end. */
  slow: SlowRunListener;
  notice: (notice: Notice) => unknown;
  change: () => void;
  /** Something waits for an owner; answers whether it could be shown to one. */
  question: QuestionListener;
  settled: (question: SettledQuestion) => void;
  /** Other hooks are in force than before: what the old ones have decided counts no more. */
  rules: () => void;
};

/** Everything but `/hooks`: fires events, and changes things for whoever brings an Actor. */
export interface Runtime extends HookFirer, HooksControl {
  /** What an agent or an adapter gets: it can fire, and nothing else. */
  readonly firer: HookFirer;
  readonly locations: Locations;
  /** Whether anything would happen at an event: a host with costly payloads can save the trouble. */
  isWatched(event: EventName): boolean;
  /** Whether a token was made for a script that is running now. */
  isRunToken(token: string): boolean;
  /** A token for the same runs that outlives theirs, for a turn they have asked for. It must not be handed out. */
  lengthenRunToken(token: string): string;
  /** A new pairing code; for the terminal only. */
  newPairingCode(): Promise<string>;
  /** Live firings, notices for the owner, and "something changed, look again". Returns what ends it. */
  on<E extends keyof Listeners>(event: E, listener: Listeners[E]): () => void;
  /** Resolves when no hook runs in the background any more. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

const MAX_TOLD = 500;
/** Longer than any turn may go on. */
const MAX_TURN_MS = 24 * 60 * 60_000;

/** Opens the store, reads what is in force and starts watching. The only place where all parts meet. */
export async function createRuntime(options: ShellHooksOptions): Promise<Runtime> {
  // A copy: whoever can write to this process's environment later changes nothing.
  const env: Variables = { ...(options.env ?? process.env) };
  const locations = await locate({ ...options, env });
  const { workspace, root, state } = locations;
  const searchPath = await safeSearchPath(env.PATH, workspace);

  const reader = new ConfigReader();
  const editor = new ConfigReader();
  const files = new WorkspaceFiles(workspace, reader, editor);
  const store = new StateStore(state, workspace);
  const log = new FiringLog(state, () => store.secret);
  // One that fires once and ends does not wait for a helper to start.
  const command = createCommandTransport(options.watch === false ? launchHere() : helper.launcher());
  const http = createHttpTransport({ env });
  const transcripts = new SessionTranscripts(state, root, workspace, () => live.readsTranscripts);
  const live: LiveList = new LiveList({
    root,
    workspace,
    transcripts,
    stateFolder: state,
    env,
    searchPath,
    key: () => store.secret,
    reader,
    command,
    http,
    isBroken: (id) => watch.broken.get(id),
  });
  const inForce = new ActiveState(store, live, env.STARCHILD_SHELL_HOOKS === "1");
  const notices = new Notices({
    wasTold: (key, digest) => key !== STORE_NOTICE && store.state.told[key] === digest,
    remember: (key, digest) => rememberTold(inForce, key, digest),
  });
  const urls = new UrlHealth({ env });
  const place = {
    workspace,
    root,
    searchPath,
    ...(env.HOME && { home: env.HOME }),
    checkUrl: (url: string) => urls.check(url),
    lastLook: (url: string) => urls.lastLook(url),
  };
  const sources = new HookSources(files, reader, workspace, root, env);
  const overview = new Inventory(files, sources, inForce, log, reader, place, state);
  const watch = new WorkspaceWatch(inForce, overview, files, sources, notices, state);
  const asking = new AskQueue(inForce, isRunning);
  const rehearsals = new Rehearsals(live, root, state, options.rehearsalSandbox);
  const approving = new ApprovalService(inForce, overview, rehearsals, state);
  const owners = launchOwners(env, options.owners);
  for (const value of owners.ignored) notices.tell({ kind: "owner-ignored", key: `owner ${value}`, value });
  const ownership = new Owners(inForce, notices, () => store.secret, owners.ids);
  const firings = new Set<Listeners["firing"]>(
    env.CHAT_HOOKS_DEBUG === "1" ? [logFirings(textsFor(options.locale))] : [],
  );
  const slowRuns = new SlowRuns();

  const engineParts = { root, now: () => performance.now(), words: engineWords(options.locale) };
  const background = new Set<Promise<unknown>>();
  const liveParts: EngineParts = {
    ...engineParts,
    background(run) {
      background.add(run);
      void run.finally(() => background.delete(run));
    },
    liveHooks: (event) => live.at(event),
    isWatched: (event) => live.at(event) !== undefined,
    lockdown: () => inForce.trouble && textsFor(options.locale).lockdown(inForce.trouble),
    begin: ({ name, event }, { channel, chat_id }) =>
      slowRuns.begin({
        ...{ hook: name, event },
        ...(typeof channel === "string" && { channel }),
        ...(typeof chat_id === "string" && { chatId: chat_id }),
      }),
    report(run) {
      log.add({ ...run, at: Date.now() });
      for (const listener of firings) callSafely(() => listener(run));
    },
  };
  const engine = createEngine({ ...liveParts, ask: (question) => asking.ask(question) });
  // A question is made of words, too: to ask about those would never end.
  const vetting = createEngine(liveParts);
  const trial = createEngine({
    ...engineParts,
    liveHooks: (event) => live.approvedAt(event),
    lockdown: () => undefined,
    report: () => {},
  });

  const firer: HookFirer = Object.freeze({
    fire(event, input, fireOptions) {
      const { runToken: token, ...holding } = fireOptions ?? {};
      const within = typeof token === "string" ? readRunToken(store.secret, token, Date.now()) : [];
      const run = { ...holding, within };
      return live.readsTranscripts ? fireNoted(event, input, run) : engine.fire(event, input, run);
    },
  } satisfies HookFirer);

  /** A message that is turned away was never part of the session; everything else is written down before scripts look. */
  async function fireNoted(event: EventName, input: EventInput | undefined, run: Parameters<typeof engine.fire>[2]) {
    if (event !== "on_user_message") transcripts.note(event, input);
    const outcome = await engine.fire(event, input, run);
    if (event === "on_user_message" && outcome.verdict !== "block")
      transcripts.note(event, { ...input, ...outcome.rewrite });
    return outcome;
  }

  const opening = await inForce.open(async () => {
    const mirror = await files.readSwitch();
    return mirror.kind === "value" && mirror.on;
  });
  await asking.open().catch(() => undefined);
  await log.open();
  await watch.start(opening, options.watch);
  const forgetExit = onExit(() => log.flushNow());

  return {
    fire: firer.fire,
    firer,
    locations,
    list: () => overview.list(),
    approved: () => overview.approved(),
    switchStatus: () => overview.switchStatus(),
    texts: (view) => overview.texts(view),
    recentRuns: (count) => log.recent(count),
    owners: () => ownership.owners(),
    isOwner: (id) => ownership.isOwner(id),
    tryOut: (event, payload) => trial.fire(event, payload),
    isWatched: (event) => inForce.trouble !== undefined || live.at(event) !== undefined,
    async checkReplyText({ parts: words, channel, chatId, by }) {
      const { parts, restore } = withReadings(words);
      const message = { notification: parts.join("\n"), parts, type: "hooks_reply", channel };
      const input = chatId === undefined ? message : { ...message, chat_id: chatId };
      const { verdict, rewrite } = await vetting.fire("on_outbound_message", input, {
        within: by === undefined ? [] : [by],
      });
      if (verdict === "block") return undefined;
      return Array.isArray(rewrite?.parts) ? restore(rewrite.parts.map(String)) : words;
    },
    isRunToken: (token) => readRunToken(store.secret, token, Date.now()).length > 0,
    lengthenRunToken(token) {
      const within = readRunToken(store.secret, token, Date.now());
      return within.length === 0 ? token : makeRunToken(store.secret, within, Date.now() + MAX_TURN_MS);
    },
    matches: (event, payload) => rehearsals.matches(event, payload),
    examples: () => loadExamples(root),
    async propose(actor, entries) {
      requireActor(actor);
      return files.addEntries(entries);
    },
    async chooseSource(actor, name, on) {
      requireActor(actor);
      const result = await sources.choose(name, on);
      if (result.kind === "chosen" && result.changed) inForce.announce();
      return result;
    },
    rehearse: (progress) => rehearsals.runAll(progress),
    async setEnabled(actor, on) {
      const before = inForce.on;
      const mirrorFailed = await watch.whileFlipping(async () => {
        await inForce.change(actor, (held) => (held.enabled === on ? held : { ...held, enabled: on }));
        return files.mirrorSwitch(on);
      });
      const status = await overview.switchStatus();
      return { changed: before !== status.on, status, ...(mirrorFailed !== undefined && { mirrorFailed }) };
    },
    approve: (actor, viewKey, digest) => approving.approve(actor, viewKey, digest),
    revoke: (actor, approvalIds) => approving.revoke(actor, approvalIds),
    pair: (id, code) => ownership.pair(id, code),
    unpair: (actor, id) => ownership.unpair(actor, id),
    newPairingCode: () => ownership.newPairingCode(),
    async questions() {
      await inForce.refresh();
      return asking.pending();
    },
    decide: (actor, code, answer) => asking.answer(actor, code, answer),
    issueIds: (actor, views) => ownership.issueIds(actor, views),
    findShown: (actor, id) => ownership.findShown(actor, id),
    lastShown: (actor, view) => ownership.lastShown(actor, view),
    async idle() {
      while (background.size > 0) await Promise.allSettled(background);
    },
    on: (event, listener) => subscribe(event, listener),
    async close() {
      await asking.close().catch(() => undefined);
      watch.close();
      forgetExit();
      await Promise.all([log.flush(), store.settled(), command.close(), http.close(), reader.close(), editor.close()]);
    },
  };

  function subscribe<E extends keyof Listeners>(event: E, listener: Listeners[E]): () => void {
    if (event === "notice") return notices.listen(listener as Listeners["notice"]);
    if (event === "question") return asking.onQuestion(listener as Listeners["question"]);
    if (event === "slow") return slowRuns.listen(listener as Listeners["slow"]);
    if (event === "settled") return asking.onSettled(listener as Listeners["settled"]);
    if (event === "rules") return onRules(listener as Listeners["rules"]);
    if (event === "change") {
      const tell = (): void => callSafely(listener as Listeners["change"]);
      const ends = [inForce.onChange(tell), urls.onNews(tell)];
      return () => {
        for (const end of ends) end();
      };
    }
    firings.add(listener as Listeners["firing"]);
    return () => firings.delete(listener as Listeners["firing"]);
  }
  function onRules(listener: () => void): () => void {
    const now = (): string => `${live.version} ${inForce.trouble !== undefined}`;
    let known = now();
    return inForce.onChange(() => {
      if (now() === known) return;
      known = now();
      callSafely(listener);
    });
  }
}

function rememberTold(inForce: ActiveState, key: string, digest: string): void {
  const told = (before: Record<string, string>) =>
    Object.fromEntries([...Object.entries(before).slice(-MAX_TOLD), [key, digest]]);
  // Told again after a restart when this cannot be saved: of the two mistakes the better one.
  void inForce.update((state) => ({ ...state, told: told(state.told) })).catch(() => undefined);
}

function engineWords(locale: string | undefined): EngineWords {
  const texts = textsFor(locale);
  return {
    failedClosed: (hook, fault) => texts.failedClosed(hook, texts.fault(fault)),
    cannotPutBack: texts.cannotPutBack,
    notAllowed: (hook, reason, outcome) => texts.ask.notAllowed[outcome](hook, reason),
    allowed: texts.ask.allowedCall,
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It is there, and not ours to signal.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
