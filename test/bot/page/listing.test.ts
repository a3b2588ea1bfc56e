import { expect, test } from "vitest";
import { Listing } from "../../../src/bot/web/page/listing.js";
import { type State, Store } from "../../../src/bot/web/page/state.js";
import type { NumberedList, PageList } from "../../../src/bot/web/page-list.js";

const list = (statePath: string): PageList =>
  ({ hooks: [], faults: [], sources: [], statePath }) as unknown as PageList;
const change = (from: number, to: number, statePath: string) => ({ from, to, list: { ...list(statePath), hooks: [] } });

const soon = () => new Promise((resolve) => setImmediate(resolve));

/** A page whose bot answers when it is told to. */
function startPage() {
  const store = new Store({} as State);
  const waiting: ((answer: NumberedList) => void)[] = [];
  let asked = 0;
  const listing = new Listing(store, () => {
    asked += 1;
    return new Promise((resolve) => waiting.push(resolve));
  });
  const answer = async (revision: number, statePath: string): Promise<void> => {
    waiting.shift()?.({ revision, list: list(statePath) });
    await soon();
  };
  return { store, listing, answer, asked: () => asked };
}

test("a change that comes before its list is put to that list, which is not asked for again", async () => {
  const { store, listing, answer, asked } = startPage();
  const loaded = listing.refresh();
  await soon();
  expect(listing.change(change(7, 8, "later"))).toBe(false);
  await answer(7, "now");
  await loaded;
  expect([asked(), store.state.revision, store.state.list?.statePath]).toEqual([1, 8, "later"]);
  expect(listing.change(change(8, 9, "last"))).toBe(false);
  expect(store.state.list?.statePath).toBe("last");
});

test("where changes are missing in between, the list is asked for again", async () => {
  const { store, listing, answer, asked } = startPage();
  const loaded = listing.refresh();
  await soon();
  listing.change(change(8, 9, "later"));
  await answer(7, "now");
  await answer(9, "whole");
  await loaded;
  expect([asked(), store.state.list?.statePath]).toEqual([2, "whole"]);
  expect(listing.change(change(10, 11, "lost"))).toBe(true);
});
