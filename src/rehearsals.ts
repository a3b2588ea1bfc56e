import type { Rehearsal } from "./core/control.js";
import { type EventName, sampleInput } from "./core/event.js";
import { textsToMatch } from "./core/matcher.js";
import { buildPayload } from "./core/payload.js";
import { wantsPayload } from "./core/wants-payload.js";
import type { LiveList } from "./live-list.js";

/** Tries approved hooks on their event's sample payload. */
export class Rehearsals {
  constructor(
    private readonly live: LiveList,
    private readonly root: string,
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
    const started = performance.now();
    const answer = await hook.run(buildPayload(hook.event, sampleInput(hook.event), this.root), [hook.id]);
    return { id, hook: hook.name, event: hook.event, ms: performance.now() - started, answer };
  }

  /** Whether each approved hook of an event wants a payload, by its id. */
  async matches(event: EventName, payload: Readonly<Record<string, unknown>>): Promise<ReadonlyMap<string, boolean>> {
    const whole = buildPayload(event, payload, this.root);
    const texts = textsToMatch(whole);
    const wanted = (this.live.approvedAt(event) ?? []).map(
      async (hook) => [hook.id, await wantsPayload(hook, whole, texts)] as const,
    );
    return new Map(await Promise.all(wanted));
  }
}
