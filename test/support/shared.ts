import { afterAll } from "vitest";
import type { AtEnd } from "./workbench.js";

/** What several stories of a file share, one for each key: made when the first asks for it, ended with the file. */
export function sharedBy<Thing>(make: (key: string, atEnd: AtEnd) => Promise<Thing>): (key: string) => Promise<Thing> {
  const ends: Parameters<AtEnd>[0][] = [];
  const made = new Map<string, Promise<Thing>>();
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });
  return (key) => {
    const thing = made.get(key) ?? make(key, (end) => void ends.push(end));
    made.set(key, thing);
    return thing;
  };
}

/** The same, where there is one of them. */
export function shared<Thing>(make: (atEnd: AtEnd) => Promise<Thing>): () => Promise<Thing> {
  const ask = sharedBy((_, atEnd) => make(atEnd));
  return () => ask("");
}

/** A hook, approved once for all stories of a file, that runs the lines of the one that is told; none, while it is tried. */
export const RUNS_STORY = "[ -f story.sh ] || exit 0\n. ./story.sh";
