import { expect, test } from "vitest";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import { aWhile } from "./a-while.js";
import { eventually } from "./eventually.js";
import { shared } from "./shared.js";
import type { AtEnd, Workbench } from "./workbench.js";

/** What the hook does in each story, by what the bot says there. */
const GUARD = `#!/bin/sh
input=$(cat)
case "$input" in
  *sk-live-123*) exit 2 ;;
  *'PRIVATE KEY'*) echo 'that is a key' >&2; exit 2 ;;
  *'the number is 4711'*) echo '{"notification": "the number is ****"}' ;;
  *'"notification": "a long story'*) echo '{"systemMessage": "that was long"}' ;;
  *'"notification": "HOLD'*) echo '{"decision": "ask", "reason": "sure?"}' ;;
esac
exit 0
`;

/** A channel with a bot on it, an owner and a stranger, who all speak English. */
export type StoryChannel = {
  hooks: ShellHooks;
  bench: Workbench;
  /** Somebody writes to the bot in private. */
  write(who: "owner" | "stranger", text: string): void;
  /** The bot says something to the owner. */
  say(text: string): Promise<unknown>;
  /** Everything that arrived at somebody, in order. */
  arrivedAt(who: "owner" | "stranger"): string[];
  /** What the bot's own handlers got to see. */
  seen: string[];
};

/**
 * The stories that every channel passes: approve, stranger, unknown event, block, rewrite, note; and ask, where it is
 * asked in words. They happen one after the other on one channel, with one hook.
 */
export function tellStories(open: (atEnd: AtEnd) => Promise<StoryChannel>, { isAskedInWords = true } = {}): void {
  /** Writes, and waits for the answer that has the words. */
  const ask = async (
    channel: StoryChannel,
    who: "owner" | "stranger",
    line: string,
    words: string,
  ): Promise<string> => {
    const before = channel.arrivedAt(who).length;
    channel.write(who, line);
    await eventually(() => channel.arrivedAt(who).slice(before).join("\n")).toContain(words);
    return channel.arrivedAt(who).slice(before).join("\n");
  };
  /** The channel with the hook approved, by what the owner types, as if nobody had written yet. */
  const guarded = async (): Promise<StoryChannel> => {
    const channel = await approved();
    channel.seen.length = 0;
    return channel;
  };
  const approved = shared(async (atEnd) => {
    const channel = await open(atEnd);
    channel.bench.script("guard.sh", GUARD);
    channel.bench.propose("hooks:\n  - {event: on_outbound_message, command: ./guard.sh}\n");
    const list = await ask(channel, "owner", "/hooks list", "NOT approved");
    const id = /\[(\w{4})\]/.exec(list)?.[1];
    await ask(channel, "owner", `/hooks approve ${id}`, "Approved: on_outbound_message → ./guard.sh");
    await ask(channel, "owner", "/hooks on", "Hooks are ON now");
    return channel;
  });

  test("approve: what the owner types puts a guard in force, and no handler of the bot sees it", async () => {
    const channel = await approved();
    expect(channel.hooks.isWatched("on_outbound_message")).toBe(true);
    channel.write("owner", "hello");
    await eventually(() => channel.seen).toEqual(["hello"]);
    await ask(channel, "owner", "/hooks off", "Hooks are OFF now");
    await ask(channel, "owner", "/hooks on", "Hooks are ON now");
    expect(channel.seen).toEqual(["hello"]);
  });

  test("unseen: a key with a character in it that nobody sees is a key, and smileys are no such words", async () => {
    const channel = await guarded();
    const before = channel.arrivedAt("owner").length;
    await channel.say("sk-li\u200bve-123");
    await channel.say("good ❤️, 👩‍💻 and 1️⃣");
    await eventually(() => channel.arrivedAt("owner").slice(before)).toEqual([
      expect.stringMatching(/^\[message withheld/),
      "good ❤️, 👩‍💻 and 1️⃣",
    ]);
  });

  test("stranger: refused once, changes nothing, and no handler of the bot sees it", async () => {
    const channel = await guarded();
    await ask(channel, "stranger", "/hooks off", " use ");
    channel.write("stranger", "/hooks off");
    // Two lines at once would be a paste; the terminal's own timer for that is due before this one, however late both are.
    await aWhile(200);
    channel.write("stranger", "hello");
    await eventually(() => channel.seen).toEqual(["hello"]);
    expect(channel.arrivedAt("stranger").filter((text) => /^(?:Only an owner|You cannot use)/.test(text))).toHaveLength(
      1,
    );
    expect(channel.hooks.isWatched("on_outbound_message")).toBe(true);
  });

  test("unknown event: the answer names the nearest real one", async () => {
    const channel = await guarded();
    await ask(
      channel,
      "owner",
      "/hooks why pre_tool_cal",
      `There is no event "pre_tool_cal". Did you mean pre_tool_call?`,
    );
  });

  test("block: a key does not leave, and a one-line notice does, with the reason", async () => {
    const channel = await guarded();
    await channel.say("-----BEGIN RSA PRIVATE KEY-----");
    await channel.say("bye");
    await eventually(() => channel.arrivedAt("owner").slice(-2)).toEqual([
      "[message withheld by a hook: that is a key]",
      "bye",
    ]);
    expect(channel.arrivedAt("owner").join("\n")).not.toContain("BEGIN RSA");
  });

  test("rewrite: what arrives is what the hook made of it", async () => {
    const channel = await guarded();
    await channel.say("the number is 4711");
    await eventually(() => channel.arrivedAt("owner").at(-1)).toBe("the number is ****");
  });

  test("note: the person reads it behind the message", async () => {
    const channel = await guarded();
    await channel.say("a long story");
    await eventually(() => channel.arrivedAt("owner").slice(-2)).toEqual([
      "a long story",
      "ℹ Note from a hook: that was long",
    ]);
  });

  test.runIf(isAskedInWords)(
    "ask: the owner is asked, everything else goes on, and a yes lets it leave once",
    async () => {
      const channel = await guarded();
      const held = channel.say("HOLD it");
      const cards = (): string[] => channel.arrivedAt("owner").filter((text) => text.includes("Allow this?"));
      await eventually(() => cards().length).toBe(1);
      expect(cards()[0]).toContain("Reason: sure?");
      await channel.say("second");
      await eventually(() => channel.arrivedAt("owner").at(-1)).toBe("second");
      const code = /\[(\w{4})\]/.exec(cards()[0] ?? "")?.[1];
      await ask(channel, "owner", `/hooks yes ${code}`, "Allowed once");
      await held;
      const arrived = (): string[] => channel.arrivedAt("owner").filter((text) => text === "HOLD it");
      await eventually(() => arrived().length).toBe(1);
      expect(cards()).toHaveLength(1);
      expect(channel.arrivedAt("owner").join("\n")).not.toContain(`${code}: allowed by`);
    },
  );
}
