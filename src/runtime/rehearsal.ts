import type { Match, Rehearsal } from "../core/control.js";
import { type EventName, sampleInput } from "../core/event.js";
import type { ColdReason } from "../core/fault.js";
import type { LiveHook } from "../core/firing.js";
import { wantsPayload } from "../core/firing.js";
import { textsToMatch } from "../core/match-texts.js";
import { buildPayload } from "../core/payload.js";
import { copyPath } from "../store/snapshots/copies.js";
import type { Approval } from "../store/state/state.js";
import type { OpenTransports } from "../transports/registry.js";
import type { RehearsalSandbox } from "../transports/transport.js";
import type { LiveList } from "./live-list.js";

/** Tries approved hooks on their event's sample payload. */
export class Rehearsals {
  constructor(
    private readonly live: LiveList,
    private readonly transports: OpenTransports,
    private readonly root: string,
    private readonly stateFolder: string,
    private readonly sandbox?: RehearsalSandbox,
  ) {}

  async runAll(progress?: (done: number, all: number, hook: string) => void): Promise<readonly Rehearsal[]> {
    const hooks = this.live.all();
    const rehearsals: Rehearsal[] = [];
    for (const hook of hooks) {
      progress?.(rehearsals.length, hooks.length, hook.name);
      rehearsals.push(await this.run(hook.id));
    }
    return rehearsals;
  }

  async run(id: string): Promise<Rehearsal> {
    const hook = this.live.all().find((each) => each.id === id);
    if (!hook) throw new Error(`No approved hook has the id "${id}".`);
    return this.try(hook, false);
  }

  /** Tries one that was just approved, apart from everything; undefined where nobody has brought a sandbox for it. */
  async runApart({ id, entry }: Pick<Approval, "id" | "entry">): Promise<Rehearsal | undefined> {
    // What runs nothing on this machine needs no sandbox.
    if (!this.transports.of(entry).sandboxed) return this.run(id);
    const { sandbox } = this;
    if (!(await sandbox?.isThere()) || !sandbox) return undefined;
    const folder = copyPath(this.stateFolder, id);
    const hook = await this.live.inPlaceOf(id, (usual) => usual.sandboxed?.(sandbox, folder));
    return hook && this.try(hook, true);
  }

  private async try(hook: LiveHook, inSandbox: boolean): Promise<Rehearsal> {
    const { id, name, event } = hook;
    const started = performance.now();
    const answer = await hook.run(buildPayload(event, sampleInput(event), this.root), [id]);
    const ms = performance.now() - started;
    const cold = await hook.coldReason?.(true);
    return { id, hook: name, event, ms, answer, inSandbox, ...(cold && { cold }) };
  }

  /** Why one that is to be kept warm is not, as far as that can be told without running it. */
  async coldReason(id: string): Promise<ColdReason | undefined> {
    return this.live
      .all()
      .find((each) => each.id === id)
      ?.coldReason?.(false);
  }

  /** Whether each approved hook of an event wants a payload, by its id. */
  async matches(event: EventName, payload: Readonly<Record<string, unknown>>): Promise<ReadonlyMap<string, Match>> {
    const whole = buildPayload(event, payload, this.root);
    const texts = textsToMatch(whole);
    const match = async ({ isElsewhere, isFor, ...hook }: LiveHook): Promise<Match> => {
      if (isElsewhere?.(whole)) return "elsewhere";
      if (isFor && !(await isFor(whole))) return "not-for";
      return (await wantsPayload(hook, whole, texts)) ? "wanted" : "matcher-missed";
    };
    const hooks = this.live.approvedAt(event) ?? [];
    return new Map(await Promise.all(hooks.map(async (hook) => [hook.id, await match(hook)] as const)));
  }
}
