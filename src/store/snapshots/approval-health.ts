import { statSync } from "node:fs";
import { hashFile, stampOf } from "../../lib/files/safe-read.js";
import { checkProgram } from "../../transports/command/programs.js";
import type { Approval } from "../state/state.js";
import { copyPath } from "./copies.js";

/** Whether what was approved can still run as approved. */
export type ApprovalHealth = { upgraded: readonly string[]; broken: readonly string[] };

/**
 * How approvals fare: the copies, files checked in place, and programs. It hangs on no proposal. A file is hashed again when
 * its stamp has changed, which nobody can prevent who writes to it, and a program is looked at once for all its hooks.
 */
export class ApprovalHealths {
  private readonly hashes = new Map<string, { stamp: string; sha256: string }>();

  constructor(private readonly stateFolder: string) {}

  /** How each of them fares, by its id. */
  async of(approvals: readonly Approval[]): Promise<ReadonlyMap<string, ApprovalHealth>> {
    const health = new Map<string, ApprovalHealth>();
    const programs = new Map<string, ReturnType<typeof checkProgram>>();
    const seen = new Set<string>();
    for (const approval of approvals) health.set(approval.id, await this.look(approval, programs, seen));
    for (const path of this.hashes.keys()) if (!seen.has(path)) this.hashes.delete(path);
    return health;
  }

  private async look(
    approval: Approval,
    programs: Map<string, ReturnType<typeof checkProgram>>,
    seen: Set<string>,
  ): Promise<ApprovalHealth> {
    const upgraded: string[] = [];
    const broken: string[] = [];
    for (const program of approval.programs) {
      const name = JSON.stringify(program);
      const check = programs.get(name) ?? checkProgram(program);
      programs.set(name, check);
      const state = await check;
      if (state === "upgraded") upgraded.push(program.path);
      if (state === "changed") broken.push(program.path);
    }
    for (const { path, sha256 } of filesThatRun(approval, this.stateFolder)) {
      seen.add(path);
      if ((await this.hashOf(path)) !== sha256) broken.push(path);
    }
    return { upgraded, broken };
  }

  private async hashOf(path: string): Promise<string | undefined> {
    const stamp = currentStamp(path);
    const known = this.hashes.get(path);
    if (stamp !== undefined && known?.stamp === stamp) return known.sha256;
    const sha256 = await hashFile(path).catch(() => undefined);
    // Written to while it was read: the next look hashes it again.
    if (sha256 !== undefined && stamp !== undefined && currentStamp(path) === stamp)
      this.hashes.set(path, { stamp, sha256 });
    return sha256;
  }
}

/** The copies, and what could not be copied where it lies. */
const filesThatRun = ({ id, files }: Approval, stateFolder: string) =>
  files.map(({ path, copy, sha256 }) => ({
    path: copy === undefined ? path : copyPath(stateFolder, id, copy),
    sha256,
  }));

/**
 * Checks before each run that what would run is what was approved: the copies, the files that could not be copied, and
 * programs that not the system but a user owns. Answers the path of what is not.
 */
export function approvalCheck(approval: Approval, stateFolder: string): () => Broken | Promise<Broken> {
  const programs = approval.programs.filter((program) => program.uid !== 0);
  const checkFiles = fileCheck(filesThatRun(approval, stateFolder));
  const checkAll = async (): Promise<Broken> => {
    const broken = await checkFiles();
    if (broken !== undefined) return broken;
    for (const program of programs) if ((await checkProgram(program)) === "changed") return program.path;
    return undefined;
  };
  return programs.length === 0 ? checkFiles : checkAll;
}

/** The path of what is not as it was approved. */
type Broken = string | undefined;

/** Hashing at every run would cost more than the run: a file whose stamp stands was hashed before. */
function fileCheck(files: readonly { path: string; sha256: string }[]): () => Broken | Promise<Broken> {
  const known = new Map<string, string>();
  let isLookedAt = false;
  let hashing: Promise<Broken> | undefined;
  const isKnown = ({ path }: { path: string }): boolean => {
    const stamp = currentStamp(path);
    return stamp !== undefined && known.get(path) === stamp;
  };
  return check;

  // The usual case first, and at once: everything stands as it was when it was hashed. One look serves all runs that begin
  // before the event loop turns again: a guard of forty files, asked about a hundred messages, would hold it for long.
  function check(): Broken | Promise<Broken> {
    if (isLookedAt) return undefined;
    if (!files.every(isKnown)) return hashAndCheck();
    isLookedAt = true;
    setImmediate(() => {
      isLookedAt = false;
    });
    return undefined;
  }

  /** Many runs that begin at once do not read the files each: they look again when that is done. */
  async function hashAndCheck(): Promise<Broken> {
    if (hashing) return (await hashing) ?? check();
    hashing = hashUnknown();
    return hashing.finally(() => {
      hashing = undefined;
    });
  }

  async function hashUnknown(): Promise<Broken> {
    for (const { path, sha256 } of files) {
      const stamp = currentStamp(path);
      if (stamp !== undefined && known.get(path) === stamp) continue;
      if (stamp === undefined || (await hashFile(path).catch(() => undefined)) !== sha256) return path;
      known.set(path, stamp);
    }
    return undefined;
  }
}

/** Synchronous on purpose: one look at a file's record takes microseconds, waiting for a thread many times that. */
function currentStamp(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && stampOf(found);
}
