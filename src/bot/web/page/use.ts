import { createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import { messageOf } from "../../../lib/message-of.js";
import type { Page } from "./page.js";
import type { Catalogue, Locale, State } from "./state.js";

export const PageContext = createContext<Page | undefined>(undefined);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error("A part of the page was shown outside of it.");
  return page;
}

/** Some of what the page shows; the component is drawn anew when one of these is another. */
export function useStore<Key extends keyof State>(...keys: readonly Key[]): Pick<State, Key> {
  const page = usePage();
  const [, redraw] = useState<unknown>();
  const { state } = page;
  useEffect(() => {
    let seen = state;
    const look = (): void => {
      const before = seen;
      seen = page.state;
      if (keys.some((key) => !Object.is(before[key], seen[key]))) redraw({});
    };
    look(); // what came between drawing and listening
    return page.subscribe(keys, look);
  }, [page]);
  return state;
}

/** All words, in the language that the page speaks. */
export function useWords(): Catalogue & { locale: Locale } {
  const { locale, catalogue } = useStore("locale", "catalogue");
  return { ...catalogue, locale };
}

/** One action of the person's at a time; `tell` gets to hear what went wrong. */
export function useAction(tell: (problem: string) => void): {
  isBusy: boolean;
  start(action: () => Promise<unknown>): Promise<void>;
} {
  const { words } = useWords();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async start(action) {
      if (isBusy) return;
      setBusy(true);
      await action().catch((error: unknown) => tell(words.failed(messageOf(error))));
      setBusy(false);
    },
  };
}

/** Whether a media query holds, as it changes. */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const look = (): void => setHolds(list.matches);
    look();
    list.addEventListener("change", look);
    return () => list.removeEventListener("change", look);
  }, [query]);
  return holds;
}
