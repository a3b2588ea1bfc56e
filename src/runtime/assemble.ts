import { parsePrices } from "../core/prices.js";
import { ConfigReader, SMALL_FOR_ONE_COMMAND } from "../store/config/config-reader.js";
import { HookSources } from "../store/config/hook-sources.js";
import { PatternVerdicts } from "../store/config/pattern-verdicts.js";
import { WorkspaceFiles } from "../store/config/workspace-files.js";
import { type DatabaseSettings, databaseSettings } from "../store/database/settings.js";
import { EventRecord } from "../store/log/event-record.js";
import { FiringLog } from "../store/log/firing-log.js";
import { FiringSums } from "../store/log/firing-sums.js";
import { LogFiles } from "../store/log/log-files.js";
import type { LogLines } from "../store/log/log-lines.js";
import { SessionTranscripts } from "../store/log/session-transcripts.js";
import { type Locations, locate } from "../store/state/locations.js";
import type { PolicyStore } from "../store/state/policy-store.js";
import { StateStore } from "../store/state/state-store.js";
import { textsFor } from "../texts/index.js";
import { safeSearchPath } from "../transports/environment.js";
import { UrlHealth } from "../transports/http/url-health.js";
import { openTransports } from "../transports/registry.js";
import { ActiveState } from "./active-state.js";
import { ApprovalService } from "./approval-service.js";
import { AskQueue } from "./ask-queue.js";
import { ChangedTrials } from "./changed-trials.js";
import { Firings } from "./firings.js";
import { Grants } from "./grants.js";
import { HookActivity } from "./hook-activity.js";
import { Inventory } from "./inventory.js";
import { logFirings } from "./listeners.js";
import { LiveList } from "./live-list.js";
import { Notices, toldIn } from "./notices.js";
import { launchOwners, Owners } from "./owners.js";
import { Recorder } from "./recorder.js";
import { Rehearsals } from "./rehearsal.js";
import { type ReplayParts, Replays } from "./replays.js";
import type { ShellHooksOptions } from "./runtime.js";
import { SessionUsage } from "./session-usage.js";
import { SlowRuns } from "./slow-runs.js";
import { WorkspaceWatch } from "./workspace-watch.js";

export type Parts = Awaited<ReturnType<typeof assemble>>;

/** The only place where all parts meet, each made of those before it. */
export async function assemble(options: ShellHooksOptions) {
  // A copy: whoever can write to this process's environment later changes nothing.
  const env = { ...(options.env ?? process.env) };
  const { locale, onlyAt, watch: isWatching = true, rehearsalSandbox: sandbox } = options;
  const locations = await locate({ ...options, env });
  const { workspace, root, state } = locations;
  const searchPath = await safeSearchPath(env.PATH, workspace);

  const { store, lines } = await openStore(locations, databaseSettings(env, options.database), isWatching);
  const key = () => store.secret;
  const { reader, editor } = makeReaders(new PatternVerdicts(state, key), isWatching);
  const files = new WorkspaceFiles(workspace, reader, editor);
  const sources = new HookSources(files, reader, workspace, root, env);
  const [log, sums] = [new FiringLog(lines, key), new FiringSums(state, key)];
  const transcripts = new SessionTranscripts(state, root, workspace);
  const transports = openTransports({ root, workspace, env, searchPath, isShortLived: !isWatching });
  const broken = new Map<string, string>();
  const around = { root, workspace, env, stateFolder: state, key, reader, transcripts };
  const live = new LiveList({ ...around, ...(onlyAt && { onlyAt }), brokenPath: (id) => broken.get(id) }, transports);
  const activeState = new ActiveState(store, live, isForcedOn(env));
  const [notices, urls] = [new Notices(toldIn(activeState)), new UrlHealth({ env })];
  const activity = new HookActivity(log, activeState, notices);
  const place = { workspace, root, searchPath, env, ...(env.HOME && { home: env.HOME }) };
  const inventory = new Inventory({ files, sources, activeState, activity, reader, place, urls, stateFolder: state });
  const rehearsals = new Rehearsals({ live, transports, root, env, stateFolder: state, sandbox });
  const approvals = new ApprovalService(activeState, inventory, rehearsals, { stateFolder: state, ...place });
  const trials = new ChangedTrials(notices, (key) => approvals.tryChanged(key));
  const watch = new WorkspaceWatch(activeState, inventory, files, sources, notices, trials, state, broken);
  const askQueue = new AskQueue(activeState, new Grants(activeState));
  const owners = new Owners(activeState, notices, key, ownersAtLaunch(env, options, notices));
  const recording = openRecord(new EventRecord(state, key), activeState, { inventory, approvals, rehearsals, root });
  const slowRuns = new SlowRuns();
  const heard = { activity, askQueue, slowRuns, usage: usageWith(env), recorder: recording.recorder };
  const firings = new Firings({ root, locale, activeState, live, notices, log, sums, transcripts, key, ...heard });
  if (env.CHAT_HOOKS_DEBUG === "1") firings.listen(logFirings(textsFor(locale)));
  return {
    locations,
    root,
    reader,
    editor,
    files,
    sources,
    store,
    log,
    sums,
    transports,
    live,
    activeState,
    activity,
    notices,
    urls,
    inventory,
    trials,
    watch,
    askQueue,
    rehearsals,
    approvals,
    owners,
    slowRuns,
    ...recording,
    firings,
  };
}

function makeReaders(kept: PatternVerdicts, isWatching: boolean) {
  const small = isWatching ? undefined : SMALL_FOR_ONE_COMMAND;
  return { reader: new ConfigReader(undefined, kept, small), editor: new ConfigReader(undefined, undefined, small) };
}

/** Files, unless the launch names a database; only then is anything of that loaded. */
async function openStore(
  locations: Locations,
  database: DatabaseSettings | undefined,
  listens: boolean,
): Promise<{ store: PolicyStore; lines: LogLines }> {
  const { state, workspace } = locations;
  if (!database) return { store: new StateStore(state, workspace), lines: new LogFiles(state) };
  const { openDatabase } = await import("../store/database/index.js");
  return openDatabase(database, locations, listens);
}

function openRecord(record: EventRecord, activeState: ActiveState, parts: Omit<ReplayParts, "record">) {
  const replays = new Replays({ ...parts, record });
  return { record, replays, recorder: new Recorder(record, activeState, replays) };
}

const usageWith = (env: NodeJS.ProcessEnv) => new SessionUsage(parsePrices(env.CHAT_HOOKS_PRICES));

function ownersAtLaunch(env: NodeJS.ProcessEnv, { owners }: ShellHooksOptions, notices: Notices) {
  const { ids, ignored } = launchOwners(env, owners);
  for (const value of ignored) notices.tell({ kind: "owner-ignored", key: `owner ${value}`, value });
  return ids;
}

/** Both names say the same; people are told of the first. */
const isForcedOn = ({ CHAT_HOOKS_FORCE_ON, STARCHILD_SHELL_HOOKS }: NodeJS.ProcessEnv): boolean =>
  CHAT_HOOKS_FORCE_ON === "1" || STARCHILD_SHELL_HOOKS === "1";
