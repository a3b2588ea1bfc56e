import { createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import { type Texts, textsFor } from "../../../../texts/index.js";
import { type Words, wordsFor } from "../words/index.js";
import type { Page } from "./page.js";
import type { State } from "./types.js";

export const PageContext = createContext<Page | undefined>(undefined);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error("A part of the page was shown outside of it.");
  return page;
}

/** A part of the state; the component is drawn anew when that part is another. */
export function useSelected<T>(select: (state: State) => T): T {
  const { store } = usePage();
  const [, redraw] = useState<unknown>();
  const value = select(store.get());
  useEffect(() => {
    let seen = value;
    const look = (): void => {
      const now = select(store.get());
      if (Object.is(now, seen)) return;
      seen = now;
      redraw({});
    };
    look(); // what came between drawing and listening
    return store.subscribe(look);
  }, [store]);
  return value;
}

export const useWords = (): Words => wordsFor(useSelected((state) => state.locale));

/** The words that /hooks uses in every channel. */
export const useTexts = (): Texts => textsFor(useSelected((state) => state.locale));
