import { existsSync } from "node:fs";
import type { Answer } from "../core/decision.js";
import type { Fault } from "../core/fault.js";
import { type HookEntry, passedOn } from "../core/hook.js";
import type { NotLive, NotTried, Rehearsal } from "../core/rehearsal.js";
import type { Approval } from "../store/state/state.js";

/** What programs say of a network that is not there. */
const NETWORK =
  /ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|EAI_AGAIN|ENOTFOUND|connection refused|network is unreachable|no route to host|name resolution|name or service not known|gaierror|getaddrinfo|ConnectionRefusedError|could not resolve host|failed to connect|fetch failed|URLError/i;
/** Of files that only the bot's user has, or of a folder that may not be written. */
const FILES =
  /permission denied|operation not permitted|read-only file system|no such file or directory|\b(?:EACCES|EPERM|EROFS|ENOENT)\b/i;
/** What shells answer where a program is missing or may not run. */
const NOT_RUNNABLE = [126, 127];
/** Ended before it could look at anything: a part of it is missing, or it is no program at all. */
const BROKEN =
  /^(?:ModuleNotFoundError|ImportError|SyntaxError|IndentationError|TabError)\b|Cannot find module|ERR_MODULE_NOT_FOUND|^SyntaxError/m;

/**
 * Whether a try without a verdict says nothing about the hook: in a sandbox there is no network, no home and no folder of
 * the bot's, and a variable that is not set where the bot was started is set later.
 */
export function notTriedFor(
  answer: Answer,
  { entry: { env: names, type }, programs }: Pick<Approval, "entry" | "programs">,
  env: Readonly<Record<string, string | undefined>>,
): NotTried | undefined {
  if (answer.kind === "verdict") return undefined;
  const { fault } = answer;
  const stderr = stderrOf(fault);
  if (lacksNeighbour(fault)) return undefined;
  // A program that is bound is there, if only for the bot's user.
  if (programs.some(({ path }) => stderr.includes(`${path}: `)) || namesWhatIsThere(stderr))
    return { why: "files", fault };
  if (canNeverStart(fault)) return undefined;
  const unset = passedOn(names).filter((name) => env[name] === undefined);
  if (unset.length > 0) return { why: "unset", names: unset.join(", "), fault };
  // Whatever keeps an endpoint from answering: the next call may find it.
  if (type === "http") return { why: "network", fault };
  if (NETWORK.test(stderr)) return { why: "network", fault };
  return FILES.test(stderr) ? { why: "files", fault } : undefined;
}

/** Why what was tried is not to count yet: with `fail_closed` it would withhold everything, without it guard nothing. */
export function notLiveFor({ answer, examples, notTried }: Rehearsal, { failClosed }: HookEntry): NotLive | undefined {
  // A shell that cannot read a file ends with 2, and that is a block to whoever knows no better.
  if (answer?.kind === "verdict" && answer.remedy?.why === "not-copied") return "cannot-start";
  const fault = answer?.kind === "no-verdict" && !notTried ? answer.fault : undefined;
  if (fault && canNeverStart(fault)) return "cannot-start";
  if (examples?.wrong) return examples.wrong.fault && canNeverStart(examples.wrong.fault) ? "cannot-start" : "examples";
  return fault && failClosed ? "no-verdict" : undefined;
}

function canNeverStart(fault: Fault): boolean {
  if (fault.code === "not-started") return true;
  return (fault.code === "exit" && NOT_RUNNABLE.includes(fault.exitCode)) || BROKEN.test(stderrOf(fault));
}

/** No copy of the file beside it was made, and none will be there when it runs for real. */
const lacksNeighbour = (fault: Fault): boolean => "remedy" in fault && fault.remedy?.why === "not-copied";

/** It misses a file that is there for the bot, which runs it for real. */
const namesWhatIsThere = (stderr: string): boolean =>
  FILES.test(stderr) &&
  (stderr.match(/(?<![^\s:'"])\/[^\s:'"]+/g) ?? []).some((path) => path !== "/" && existsSync(path));

const stderrOf = (fault: Fault): string => ("stderr" in fault ? fault.stderr : "");
