import { dirname } from "node:path";
import type { LiveHook } from "../core/firing.js";
import type { HttpEntry } from "../core/hook.js";
import type { Payload } from "../core/payload.js";
import type { RunResult } from "../core/run.js";
import { readResult } from "../formats/answer.js";
import { type Call, dialectOf } from "../formats/dialect.js";
import { escapeLine } from "../lib/clean-text.js";
import { shownUrl } from "../lib/shown-url.js";
import { TooDeepError } from "../lib/spaced-json.js";
import type { ConfigReader } from "../store/config/config-reader.js";
import type { SessionTranscripts } from "../store/log/session-transcripts.js";
import { approvalCheck } from "../store/snapshots/approval-check.js";
import { copyPath } from "../store/snapshots/copies.js";
import { checkProgram, describeProgram } from "../store/snapshots/programs.js";
import { RunTokens } from "../store/state/run-token.js";
import type { Approval, BoundProgram } from "../store/state/state.js";
import { eventFacts, hookEnvironment } from "../transports/command/environment.js";
import type { CommandTransport } from "../transports/command/index.js";
import type { HttpTransport } from "../transports/http/index.js";
import { hookScope } from "./hook-scope.js";

export type LiveParts = {
  root: string;
  workspace: string;
  stateFolder: string;
  env: Readonly<Record<string, string | undefined>>;
  searchPath: string;
  key(): Buffer;
  reader: ConfigReader;
  transcripts: SessionTranscripts;
  command: CommandTransport;
  http: HttpTransport;
  /** Paths of approved copies that were found tampered with. */
  isBroken(approvalId: string): string | undefined;
};

/** Makes an approval runnable: dialect in, transport, dialect out. What runs is the approved copy. */
export async function makeLiveHook(parts: LiveParts, approval: Approval): Promise<LiveHook> {
  const { entry, id } = approval;
  const scope = await hookScope(parts.reader, entry);
  const runOnce = entry.type === "http" ? httpRunner(parts, entry) : await commandRunner(parts, approval);
  const dialect = dialectOf(entry.dialect);
  return {
    id,
    name: entry.type === "http" ? `POST ${shownUrl(entry.url)}` : escapeLine(entry.command),
    event: entry.event,
    failClosed: entry.failClosed,
    mode: entry.mode,
    async: entry.async,
    askTimeoutMs: entry.askTimeoutMs,
    ...scope,
    async run(payload, within, isWanted) {
      try {
        const call = await callOf(parts, approval, payload);
        const run = { payload, call, within, ...(isWanted && { isWanted }) };
        const result = await runOnce(run, () => dialect.encode(payload, call));
        return readResult(entry.event, result, entry.dialect, { payload, call });
      } catch (error) {
        if (error instanceof TooDeepError) return { kind: "no-verdict", fault: { code: "too-deep" } };
        throw error;
      }
    },
  };
}

/** What a script is told beside the event. The file with the session is there before the script that may read it. */
function callOf(parts: LiveParts, { entry }: Approval, payload: Payload): Call | Promise<Call> {
  const call: Call = {
    at: new Date(),
    root: parts.root,
    workspace: parts.workspace,
    ...(entry.trigger !== undefined && { trigger: entry.trigger }),
  };
  if (!dialectOf(entry.dialect).readsTranscript) return call;
  return parts.transcripts.fileOf(String(payload.session_id)).then((transcript) => ({ ...call, transcript }));
}

type Run = { payload: Payload; call: Call; within: readonly string[]; isWanted?: () => boolean };
type Runner = (run: Run, input: () => string) => Promise<RunResult>;

async function commandRunner(parts: LiveParts, approval: Approval): Promise<Runner> {
  const { entry, id } = approval;
  const program = await currentProgram(approval.programs.find((each) => each.word === approval.argv[0]));
  const words = approval.argv.map((word) =>
    typeof word === "string" ? word : word.prefix + copyPath(parts.stateFolder, id, word.copy),
  );
  const argv = program ? [program.real, ...words.slice(1)] : words;
  const environment = hookEnvironment(parts.env, parts.searchPath, entry.env);
  if (approval.scriptCopy !== undefined) {
    environment.CHAT_HOOKS_SCRIPT_DIR = dirname(copyPath(parts.stateFolder, id, approval.scriptCopy));
  }
  const stillApproved = approvalCheck(approval, parts.stateFolder);
  const tokens = new RunTokens(parts.key, entry.timeoutMs);
  const named = inOwnersWords(parts, approval);
  const dialect = dialectOf(entry.dialect);
  return async ({ payload, call, within, isWanted }, input) => {
    const check = parts.isBroken(id) ?? stillApproved();
    const changed = check instanceof Promise ? await check : check;
    if (changed !== undefined) return { kind: "changed-file", path: changed };
    const result = await parts.command.run(
      {
        argv,
        ...(program && { argv0: program.path }),
        cwd: parts.root,
        env: {
          ...environment,
          ...dialect.environment(call),
          ...eventFacts(payload),
          CHAT_HOOKS_RUN_TOKEN: tokens.of(within),
        },
        timeoutMs: entry.timeoutMs,
        key: id,
        lane: entry.async ? "background" : `depth ${within.length}`,
        ...(isWanted && { isWanted }),
      },
      input,
    );
    return named(result);
  };
}

/** A complaint about a copy names the file it was copied from: the copy is not the owner's to mend. */
function inOwnersWords(parts: LiveParts, approval: Approval): (result: RunResult) => RunResult {
  const places = approval.files.flatMap(({ copy, path }) =>
    copy === undefined ? [] : [[copyPath(parts.stateFolder, approval.id, copy), path] as const],
  );
  const rename = (text: string): string => places.reduce((text, [copy, path]) => text.replaceAll(copy, path), text);
  return (result) => {
    if (result.kind === "exited" && result.stderr !== "") return { ...result, stderr: rename(result.stderr) };
    if (result.kind !== "not-started" || !("path" in result.failure)) return result;
    return { ...result, failure: { ...result.failure, path: rename(result.failure.path) } };
  };
}

/** The program as it is bound, or as the system has upgraded it since. */
async function currentProgram(bound: BoundProgram | undefined): Promise<BoundProgram | undefined> {
  if (!bound || (await checkProgram(bound)) !== "upgraded") return bound;
  return (await describeProgram(bound.word, bound.path)) ?? bound;
}

function httpRunner(parts: LiveParts, entry: HttpEntry): Runner {
  const tokens = new RunTokens(parts.key, entry.timeoutMs);
  const variables = hookEnvironment(parts.env, parts.searchPath, entry.env);
  return async ({ within }, input) => {
    const secret = entry.secretEnv === undefined ? undefined : parts.env[entry.secretEnv];
    if (entry.secretEnv !== undefined && !secret) return { kind: "no-secret", name: entry.secretEnv };
    const given = Object.entries(entry.headers ?? {}).map(([name, value]) => [name, filledIn(value, entry, variables)]);
    const headers = { ...Object.fromEntries(given), "x-chat-hooks-run": tokens.of(within) };
    return parts.http.run({ url: entry.url, timeoutMs: entry.timeoutMs, headers, ...(secret && { secret }) }, input());
  };
}

/** `$NAME` and `${NAME}` are variables that the approved entry names; any other is nothing. */
const filledIn = (value: string, { env }: HttpEntry, variables: Readonly<Record<string, string>>): string =>
  value.replaceAll(/\$\{\w+\}|\$\w+/g, (found) => {
    const name = found.replace(/\W+/g, "");
    return (env.includes(name) && variables[name]) || "";
  });
