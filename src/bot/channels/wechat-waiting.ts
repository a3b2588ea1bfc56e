import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { WaitingMessage } from "../../index.js";
import type { WechatView } from "./wechat-login.js";

type Counted = NonNullable<WechatView["waiting"]>;

/** Between two looks at what waits: many messages may leave at once. */
const PAUSE_MS = 100;

/** How many of what wait for a person, as last seen. */
export class WaitingCount {
  current: Counted | undefined;
  private isStale = false;
  private isLooking = false;

  constructor(
    private readonly look: () => Promise<readonly WaitingMessage[]>,
    private readonly onChange: () => void,
  ) {}

  /** One look at a time, and one more for what has changed meanwhile. */
  refresh(): void {
    this.isStale = true;
    if (this.isLooking) return;
    this.isLooking = true;
    // What cannot be counted now is counted at the next change.
    void this.lookWhileStale()
      .catch(() => undefined)
      .finally(() => {
        this.isLooking = false;
      });
  }

  private async lookWhileStale(): Promise<void> {
    while (this.isStale) {
      this.isStale = false;
      const next = counted(await this.look());
      const isNew = !isDeepStrictEqual(next, this.current);
      this.current = next;
      if (isNew) this.onChange();
      await sleep(PAUSE_MS, undefined, { ref: false });
    }
  }
}

function counted(waiting: readonly WaitingMessage[]): Counted | undefined {
  if (waiting.length === 0) return undefined;
  const counts: Counted["counts"] = {};
  for (const { kind } of waiting) counts[kind] = (counts[kind] ?? 0) + 1;
  return { counts, since: Math.min(...waiting.map(({ since }) => since)) };
}
