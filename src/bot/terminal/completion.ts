import { COMMAND_NAMES } from "../../host.js";
import { EVENT_NAMES } from "../../index.js";
import { RecentMap } from "../../lib/recent-map.js";

const FIRST_WORDS = ["/hooks ", "/goal ", "/new", "/wechat "];
const SOURCES = ["agent-hooks", "claude", "kimi"];
/** As many as a long list has. */
const MAX_IDS = 200;
/** An id as a list of ours shows it. */
const SHOWN_ID = /\[(\w{4})\]/g;

/** What Tab makes of the line up to the cursor: commands, and the ids, events and examples that they take. */
export class Completion {
  private readonly ids = new RecentMap<string, string>(MAX_IDS);

  constructor(private readonly examples: readonly string[]) {}

  /** Remembers the ids in words of ours: only what was shown here can be approved by its id. */
  see(text: string): void {
    for (const [, id = ""] of text.matchAll(SHOWN_ID)) this.ids.set(id, id);
  }

  /** The possible ends of the last word, and that word, as readline wants them. */
  complete(line: string): [string[], string] {
    const words = line.split(/ +/);
    const last = words.at(-1) ?? "";
    return [this.candidates(words).filter((each) => each.startsWith(last)), last];
  }

  private candidates(words: readonly string[]): readonly string[] {
    const [first = "", command = ""] = words;
    if (words.length === 1) return first.startsWith("/") ? FIRST_WORDS : [];
    if (first !== "/hooks") return [];
    if (words.length === 2) return COMMAND_NAMES.map((name) => `${name} `);
    return this.argumentsOf(command, words.length);
  }

  private argumentsOf(command: string, length: number): readonly string[] {
    const ids = [...this.ids.values()];
    if (command === "approve") return length === 3 ? [...ids, ...EVENT_NAMES] : ids;
    if (command === "revoke") return ids;
    if (command === "sources" && length === 4) return ["on", "off"];
    if (length !== 3) return [];
    if (command === "show") return ids;
    if (command === "sources") return SOURCES;
    if (/^(?:test|why)$/.test(command)) return EVENT_NAMES;
    return /^(?:examples|(?:un)?install)$/.test(command) ? this.examples : [];
  }
}
