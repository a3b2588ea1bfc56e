import { dirname } from "node:path";
import type { Answer } from "../core/decision.js";
import type { EventName } from "../core/event.js";
import type { RunResult } from "../core/fault.js";
import type { LiveHook, Wanted } from "../core/firing.js";
import type { HookEntry } from "../core/hook.js";
import { MatchTexts } from "../core/match-texts.js";
import { compileMatcher, isPlainAlternation, type Matcher } from "../core/matcher.js";
import type { Payload } from "../core/payload.js";
import { isElsewhere, placeKeyOf } from "../core/place.js";
import { namingRoot } from "../formats/agents-folder.js";
import { lateResultIn, readResult } from "../formats/answer.js";
import { dialectOf } from "../formats/dialect.js";
import type { Call } from "../formats/format.js";
import { quotedNames, readsCompactJson } from "../formats/spoken.js";
import { readSafely } from "../lib/files/safe-read.js";
import { TooDeepError } from "../lib/spaced-json.js";
import { following } from "../lib/until-aborted.js";
import type { ConfigReader } from "../store/config/config-reader.js";
import type { SessionTranscripts } from "../store/log/session-transcripts.js";
import { approvalCheck } from "../store/snapshots/approval-health.js";
import { copyPath } from "../store/snapshots/copies.js";
import { makeDataFolder } from "../store/snapshots/data-folders.js";
import { RunTokens } from "../store/state/run-token.js";
import type { Approval } from "../store/state/state.js";
import { checkProgram, describeProgram } from "../transports/command/programs.js";
import { targetOf, titleOf } from "../transports/kinds.js";
import type { ApprovedHook, BoundProgram, HookCall, OpenTransport } from "../transports/transport.js";
import { behind, LateResults } from "./late-result.js";
import { remedies } from "./remedies.js";

const MAX_SCRIPT = 262_144;
/** The script, and some of what lies beside it. */
const MAX_READ = 10;

export type LiveParts = {
  root: string;
  workspace: string;
  stateFolder: string;
  /** Of the launch. */
  env: Readonly<Record<string, string | undefined>>;
  key(): Buffer;
  reader: ConfigReader;
  transcripts: Pick<SessionTranscripts, "fileOf">;
  /** False where it is not to have a folder for what it has to remember. */
  keepsData?: boolean;
  /** The one event that is ever fired here: hooks of others are not even made. */
  onlyAt?: EventName;
  /** Of an approval that cannot run as approved, the path that is to blame. */
  brokenPath(approvalId: string): string | undefined;
};

/** Makes an approval runnable: dialect in, transport, dialect out. What runs is the approved copy. */
export async function makeLiveHook(parts: LiveParts, approval: Approval, transport: OpenTransport): Promise<LiveHook> {
  const { entry, id } = approval;
  const scope = await hookScope(parts.reader, entry);
  const approved = await approvedHook(parts, approval);
  const script = entry.dialect === "native" ? "" : await scriptText(parts, approval);
  const isCompact = entry.dialect === "claude" && readsCompactJson(script);
  // What it is for names the tools as it knows them; where that says nothing, its text does.
  const subject = /\w/.test(entry.subject ?? "") ? entry.subject : quotedNames(script);
  const runOnce = transport.runner(approved);
  const stillApproved = approvalCheck(approval, parts.stateFolder);
  const tokens = new RunTokens(parts.key, entry.timeoutMs);
  const named = inOwnersWords(parts, approval);
  const dialect = dialectOf(entry.dialect);
  const withRemedy = remedies(parts, approval);
  const results = dialect.lateResult && isChangingResults(entry) ? new LateResults() : undefined;
  const hook: LiveHook = {
    id,
    name: titleOf(entry),
    event: entry.event,
    failClosed: entry.failClosed,
    mode: entry.mode,
    async: entry.async,
    askTimeoutMs: entry.askTimeoutMs,
    ...scope,
    ...(transport.coldReason && { coldReason: async (mayRun) => transport.coldReason?.(approved, mayRun) }),
    run,
    rehearse: (payload) => run(payload, [id], { isRehearsal: true }),
  };
  return results ? { ...hook, behind: behind(hook, results) } : hook;

  async function run(
    payload: Payload,
    parentRuns: readonly string[],
    more?: Wanted & Pick<HookCall, "isRehearsal">,
  ): Promise<Answer> {
    try {
      const call = { ...(await callOf(parts, approval, payload)), ...(subject && { subject }) };
      const check = parts.brokenPath(id) ?? stillApproved();
      const changed = check instanceof Promise ? await check : check;
      const run = {
        payload,
        parentRuns,
        token: tokens.of(parentRuns),
        environment: dialect.environment(call),
        input: () => dialect.encode(payload, isCompact ? { ...call, json: "compact" } : call),
        ...more,
        ...(more?.signal && { signal: following(more.signal) }),
      };
      const result: RunResult =
        changed === undefined ? named(await runOnce(run)) : { kind: "changed-file", path: changed };
      const answer = readResult(entry.event, result, entry.dialect, { payload, call });
      // One without a verdict that fails closed is asked once more, where a result can be held back.
      if (answer.kind === "verdict" || !entry.failClosed)
        results?.note(payload, lateResultIn(result, dialect, payload));
      return withRemedy(answer, result);
    } catch (error) {
      if (error instanceof TooDeepError) return { kind: "no-verdict", fault: { code: "too-deep" } };
      throw error;
    }
  }
}

/** Whoever only looks on changes nothing, nor does one whose answer nobody waits for. */
const isChangingResults = ({ event, mode, async }: HookEntry): boolean =>
  event === "post_tool_call" && mode === "enforce" && !async;

/** What a script is told beside the event. The file with the session is there before the script that may read it. */
function callOf(parts: LiveParts, { entry, told }: Approval, payload: Payload): Call | Promise<Call> {
  const call: Call = {
    at: new Date(),
    root: parts.root,
    workspace: parts.workspace,
    ...(told && { project: parts.workspace }),
    ...(entry.trigger !== undefined && { trigger: entry.trigger }),
  };
  if (!dialectOf(entry.dialect).readsTranscript) return call;
  return parts.transcripts.fileOf(String(payload.session_id)).then((transcript) => ({ ...call, transcript }));
}

/** Its scripts as they are approved; one that has changed since does not run. */
async function scriptText({ stateFolder, workspace }: LiveParts, { id, files }: Approval): Promise<string> {
  const texts = files.slice(0, MAX_READ).map(async ({ path, copy }) => {
    const own = copy === undefined ? path : copyPath(stateFolder, id, copy);
    const file = await readSafely(own, workspace, MAX_SCRIPT);
    return file.kind === "file" ? file.bytes.toString("utf8") : "";
  });
  return (await Promise.all(texts)).join("\n");
}

async function approvedHook({ stateFolder, keepsData = true }: LiveParts, approval: Approval): Promise<ApprovedHook> {
  const { id, entry, programs, argv, scriptCopy } = approval;
  const program = await currentProgram(programs.find((each) => each.word === argv[0]));
  // A line that starts there names what lies there; every other one what was bound in the root.
  const isNamingRoot = entry.dialect === "claude" && entry.cwd === undefined;
  const words = argv.map((word) =>
    typeof word === "string"
      ? isNamingRoot
        ? namingRoot(word)
        : word
      : word.prefix + copyPath(stateFolder, id, word.copy),
  );
  const dataFolder = keepsData ? await makeDataFolder(stateFolder, entry) : undefined;
  return {
    id,
    entry,
    ...(dataFolder !== undefined && { dataFolder }),
    argv: program ? [program.real, ...words.slice(1)] : words,
    ...(program && { argv0: program.path }),
    folder: copyPath(stateFolder, id),
    ...(scriptCopy !== undefined && { scriptFolder: dirname(copyPath(stateFolder, id, scriptCopy)) }),
  };
}

/** A complaint about a copy names the file it was copied from: the copy is not the owner's to mend. */
function inOwnersWords(parts: LiveParts, approval: Approval): (result: RunResult) => RunResult {
  const places = approval.files.flatMap(({ copy, path }) =>
    copy === undefined ? [] : [[copyPath(parts.stateFolder, approval.id, copy), path] as const],
  );
  const rename = (text: string): string => places.reduce((text, [copy, path]) => text.replaceAll(copy, path), text);
  return (result) => {
    if ("stderr" in result && result.stderr !== "") return { ...result, stderr: rename(result.stderr) };
    if (result.kind !== "not-started" || !("path" in result.failure)) return result;
    return { ...result, failure: { ...result.failure, path: rename(result.failure.path) } };
  };
}

/** The program as it is bound, or as the system has upgraded it since. */
async function currentProgram(bound: BoundProgram | undefined): Promise<BoundProgram | undefined> {
  if (!bound || (await checkProgram(bound)) !== "upgraded") return bound;
  return (await describeProgram(bound.word, bound.path)) ?? bound;
}

/** Which events a hook is for: its patterns, compiled, and what its format narrows further. */
async function hookScope(
  reader: ConfigReader,
  entry: HookEntry,
): Promise<Pick<LiveHook, "isElsewhere" | "isFor" | "matcher" | "parallel">> {
  const dialect = dialectOf(entry.dialect);
  const matcher = await matcherOf(reader, entry.matcher);
  const subject = await matcherOf(reader, entry.subject);
  const { only } = dialect.events[entry.trigger ?? ""] ?? {};
  const { matched } = dialect;
  const isFor: LiveHook["isFor"] = async (payload) => {
    if (!dialect.appliesTo(payload)) return false;
    if (only !== undefined && (payload.tool_error === undefined) !== (only === "worked")) return false;
    if (subject && !(await subject(dialect.subjects(payload)))) return false;
    return !matcher || !matched || (await matcher(new MatchTexts(matched(payload))));
  };
  // An ordinary hook is for every event of its name, and must not cost a promise to find that out.
  const isNarrow = entry.event === "post_tool_call" || entry.dialect !== "native" || subject !== undefined;
  const place = entry.from ?? entry.to;
  const key = placeKeyOf(entry.event);
  return {
    ...(place && { isElsewhere: (payload: Payload) => isElsewhere(place, payload, key) }),
    ...(isNarrow && { isFor }),
    ...(matcher && !matched && { matcher }),
    ...(entry.parallel && { parallel: `${entry.dialect} ${entry.trigger} ${entry.type} ${targetOf(entry)}` }),
  };
}

/** A matcher that cannot be used matches everything: a guard may run too often, never too rarely. */
async function matcherOf(reader: ConfigReader, pattern: string | undefined): Promise<Matcher | undefined> {
  if (pattern === undefined) return undefined;
  if (isPlainAlternation(pattern)) return compileMatcher(pattern);
  const verdict = await reader.vet(pattern);
  return verdict.kind === "ok" ? compileMatcher(pattern, verdict.ms) : undefined;
}
