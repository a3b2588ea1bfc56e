import { canBlock, type EventInput, type EventName } from "../core/event.js";
import type { FireOutcome } from "../core/firing.js";
import { stringsIn } from "../core/payload.js";
import { isHeldBack } from "../core/withheld.js";
import type { EventRecord } from "../store/log/event-record.js";
import type { ActiveState } from "./active-state.js";
import type { Replays } from "./replays.js";
import { piecesOf } from "./withheld-pieces.js";

/** Has the payloads kept of what has passed, while an owner wants that, and nothing of what was held back. */
export class Recorder {
  constructor(
    private readonly record: EventRecord,
    private readonly activeState: ActiveState,
    private readonly replays: Pick<Replays, "forget">,
  ) {
    activeState.onChange(() => void this.follow());
  }

  /** Does as the owner has said last. */
  async follow(): Promise<void> {
    // What cannot be trusted is no reason to remove anything.
    if (this.activeState.trouble) return;
    const { record } = this.activeState.state;
    if (!record) this.replays.forget();
    await this.record.use(record);
  }

  /** Whether anything is to be noted of an event. What nobody has judged, because all is off, has not passed. */
  isWanted(event: EventName): boolean {
    const { record, activeState } = this;
    return record.isOn && activeState.on && !activeState.trouble && (canBlock(event) || isHeldBack(event));
  }

  /** Nobody waits for it. Says whether the payload is kept, unless somebody takes it back later. */
  note(event: EventName, given: EventInput | undefined, outcome: FireOutcome): boolean {
    const { verdict, aborted, delayUntil, rewrite, trace } = outcome;
    if (aborted || delayUntil !== undefined) return false;
    if (isMessage(event) && (verdict === "block" || rewrite))
      this.withhold(given, verdict === "block" ? [] : stringsIn(rewrite));
    if (!canBlock(event)) return false;
    const hasPassed = verdict === "continue";
    const input = hasPassed && { input: { ...given, ...rewrite }, ...(trace !== undefined && { trace }) };
    this.record.add({ at: Date.now(), event, ...input });
    return hasPassed;
  }

  /** `left` is what is to be seen instead. */
  private withhold(given: EventInput | undefined, left: readonly string[]): void {
    const { notification, parts, tool_result, message } = { ...given };
    this.record.forget(() => piecesOf(stringsIn([notification, parts, tool_result, message]), left));
    this.replays.forget();
  }
}

/** What is held back there must not be read by anybody: elsewhere an action is kept from happening. */
const isMessage = (event: EventName): boolean => isHeldBack(event) || event === "on_user_message";
