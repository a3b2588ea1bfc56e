import { statSync } from "node:fs";
import type { RunResult } from "../../core/fault.js";
import { stampOf } from "../../lib/files/safe-read.js";
import type { ProcessGroups } from "./process-groups.js";
import type { Held } from "./slots.js";
import { planWarm, type WarmLaunch, type WarmPlan } from "./warm-plan.js";
import { startWarm, WarmProcess } from "./warm-process.js";

const IDLE_MS = 600_000;

type Kept = { signature: string; plan?: WarmPlan; process?: WarmProcess; idle?: NodeJS.Timeout };

/** The scripts that are loaded, by the keys of their hooks. */
export class WarmPool {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly groups: ProcessGroups,
    private readonly nextRunId: () => string,
    private readonly setTimer = setTimeout as (work: () => void, ms: number) => NodeJS.Timeout,
  ) {}

  /** Runs an event in a warm process. Undefined where there is none, or none yet: nobody waits for one to load. */
  async run(launch: WarmLaunch, signal?: AbortSignal): Promise<Held<RunResult> | undefined> {
    const kept = this.keptFor(launch);
    if (kept.process?.state !== "ready") return undefined;
    kept.idle?.refresh();
    return kept.process.run(launch, this.nextRunId(), signal);
  }

  /** Ends those that are for none of these. */
  keepOnly(keys: readonly string[]): void {
    for (const [key, kept] of this.kept) if (!keys.includes(key)) this.end(key, kept);
  }

  private keptFor(launch: WarmLaunch): Kept {
    const { key } = launch.warm;
    let kept = this.kept.get(key);
    if (kept && kept.signature !== signatureOf(launch, kept.plan)) {
      this.end(key, kept);
      kept = undefined;
    }
    // One that died is started anew; one that cannot be warm stays what it is.
    if (kept && kept.process?.state !== "gone") return kept;
    return this.start(launch);
  }

  private start(launch: WarmLaunch): Kept {
    const { key, env } = launch.warm;
    const plan = planWarm(launch, env.PATH ?? "");
    const kept: Kept = { signature: signatureOf(launch, "why" in plan ? undefined : plan) };
    this.kept.set(key, kept);
    if ("why" in plan) return kept;
    kept.plan = plan;
    try {
      const runId = this.nextRunId();
      kept.process = new WarmProcess(...startWarm(plan, launch, runId), this.groups, runId);
      kept.idle = this.setTimer(() => this.end(key, kept), IDLE_MS).unref();
    } catch {
      // What spawn throws (E2BIG, a NUL in a word) it throws for a cold start, too, which tells of it.
    }
    return kept;
  }

  private end(key: string, kept: Kept): void {
    clearTimeout(kept.idle);
    kept.process?.retire();
    if (this.kept.get(key) === kept) this.kept.delete(key);
  }
}

/** Another one is another process: another approval, or an interpreter that was upgraded. */
function signatureOf({ argv, argv0, cwd, warm: { env, folder } }: WarmLaunch, plan: WarmPlan | undefined): string {
  const found = plan && statSync(plan.file, { bigint: true, throwIfNoEntry: false });
  return JSON.stringify([argv, argv0, cwd, env, folder, found && stampOf(found)]);
}
