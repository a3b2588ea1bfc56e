import type { HookList, HookView } from "../../index.js";
import type { LiveFeed } from "./live-feed.js";

export type ListedHook = HookView & { shortId: string };
export type PageList = Omit<HookList, "hooks"> & { hooks: readonly ListedHook[] };
export type NumberedList = { revision: number; list: PageList };
/** What leads from one list to the next: each hook anew, or its place in the list before. */
export type ListChange = {
  from: number;
  to: number;
  list: Omit<PageList, "hooks"> & { hooks: (number | ListedHook)[] };
};

/** The list of hooks as all pages have it: each change is sent once, and of it only what changed. */
export class PageLists {
  private last: NumberedList | undefined;
  private places = new Map<string, number>();
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly look: () => Promise<PageList | undefined>,
    private readonly feed: Pick<LiveFeed, "add">,
  ) {}

  /** Something is other than it was. Before anybody has asked for the list there is nothing to compare with. */
  noteChange(): void {
    if (this.last) void this.current().catch(() => undefined);
    else this.feed.add("change", {});
  }

  /** The list as it is now; whoever has an older one is sent the way to this one. */
  current(): Promise<NumberedList> {
    const next = this.turn.then(() => this.lookAgain());
    this.turn = next.catch(() => undefined);
    return next;
  }

  private async lookAgain(): Promise<NumberedList> {
    const list = await this.look();
    if (!list) throw new Error("There is no list of hooks.");
    const { last, places } = this;
    const texts = list.hooks.map((hook) => JSON.stringify(hook));
    const isSame = last && JSON.stringify(last.list) === JSON.stringify(list);
    if (isSame) return last;
    const now = { revision: (last?.revision ?? Date.now()) + 1, list };
    this.last = now;
    this.places = new Map(texts.map((text, at) => [text, at]));
    if (last) {
      const hooks = list.hooks.map((hook, at) => places.get(texts[at] ?? "") ?? hook);
      this.feed.add("change", { from: last.revision, to: now.revision, list: { ...list, hooks } } satisfies ListChange);
    }
    return now;
  }
}
