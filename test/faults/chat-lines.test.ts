import fc from "fast-check";
import { describe, expect } from "vitest";
import { COMMAND_NAMES } from "../../src/commands/parse.js";
import type { CommandOutcome } from "../../src/commands/request.js";
import { anyText } from "../support/any-text.js";
import { EVENT, GUARD, test } from "../support/gates-home.js";

/** The whole load with `npm run faults`; a part of it, with the same checks, in every run. */
const SHARE = process.env.FAULTS ? 1 : 0.05;

/** Words and pieces that somebody types to see what breaks; each run draws the same ones. */
const NASTY = [
  ..."../../etc/passwd|/dev/zero|file:///etc/shadow|$(reboot)|`id`|; rm -rf ~|%s%n%d|{{7*7}}|' OR 1=1 --".split("|"),
  ...["__proto__", "constructor", "toString", "hasOwnProperty", "null", "NaN", "-1", "1e309", "0x7f", "*", "--help"],
  ...[
    "\u0000",
    "\u001b[2J\u001b[31m",
    "\u202egnp.exe",
    "\ufeff",
    "\ud800",
    "\udfff\ud800",
    "e\u0301".repeat(50),
    "🤖🏽‍♀️",
  ],
  ...[
    "\n/hooks off",
    "\r\n\r\n/hooks on",
    "/hooks /hooks on",
    "@GuardedBot on",
    "💥".repeat(3_000),
    "x".repeat(60_000),
  ],
  ...[
    '{"a":',
    `${"[".repeat(20_000)}`,
    '{"__proto__":{"x":1}}',
    '{"tool_input":{"command":"ls"}}',
    "http://[::1]:1/",
    "k7m2",
  ],
] as const;
const HEADS = [
  "/hooks ",
  "/HOOKS ",
  "／hooks ",
  " \t/hooks\u00a0",
  "/hooks@GuardedBot ",
  "/hooks@Other ",
  "/hooks_",
  "/hooks",
];
/** Those that start programs are drawn less often: it is the reading that is tried here. */
const RARE = ["doctor", "test", "install", "approve"];
const word = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...COMMAND_NAMES.filter((name) => !RARE.includes(name))) },
  { weight: 1, arbitrary: fc.constantFrom(...RARE) },
  { weight: 8, arbitrary: fc.constantFrom("aprove", "ON", "оff", "ｏｎ", "revoke\u200b", EVENT, ...NASTY) },
  { weight: 4, arbitrary: anyText(20) },
);
const rest = fc.array(fc.oneof(fc.constantFrom(EVENT, GUARD, ...NASTY), anyText(40), fc.json()), { maxLength: 3 });
const hostileLine = fc.record({ head: fc.constantFrom(...HEADS), word, rest }).map((drawn) => ({
  ...drawn,
  line: `${drawn.head}${drawn.word} ${drawn.rest.join(" ")}`,
}));
const linesOf = (count: number): string[] =>
  fc.sample(hostileLine, { numRuns: count, seed: 10 }).map(({ line }) => line);

const MAX_REPLY = 200_000;
/** What a reply may hold: nothing that draws on a screen or turns the reading around, and not without end. */
function isFitToRead({ text = "" }: CommandOutcome): boolean {
  return text.length < MAX_REPLY && !/[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/u.test(text);
}

describe("ten thousand /hooks lines of random and hostile text", () => {
  test("an owner's are answered, each fit to read, and approve or revoke nothing", { timeout: 600_000 }, async ({
    home,
  }) => {
    const hooks = await home.guarded();
    const inForce = async () => (await hooks.list()).hooks.map(({ state, entry }) => [state, entry.event]);
    const before = await inForce();
    for (const line of linesOf(10_000 * SHARE)) {
      // The one that would be meant: everything else of these is nonsense.
      if (/revoke\s+\S*guard\.sh\s*$|approve\s/i.test(line) && line.includes(GUARD)) continue;
      const outcome = await home.type(hooks, line);
      expect(["not-ours", "done"], line).toContain(outcome.outcome);
      expect(isFitToRead(outcome), line).toBe(true);
      if (outcome.changed) expect(line).toMatch(/hooks(@GuardedBot)?\s+(on|off)\s*$/i);
    }
    expect(await inForce()).toEqual(before);
    await home.type(hooks, "/hooks on");
    expect((await hooks.fire(EVENT, { tool_name: "bash", tool_input: {} })).verdict).toBe("block");
  });

  test("a stranger's are answered once in all, and one that was not typed never acts", async ({ home }) => {
    const hooks = await home.guarded();
    const heard: CommandOutcome[] = [];
    for (const line of linesOf(10_000 * SHARE)) {
      if (/pair/i.test(line)) continue;
      heard.push(await home.type(hooks, line, { senderId: "666" }));
      heard.push(await home.type(hooks, line, { senderId: "666", origin: "model" }));
    }
    const answered = heard.filter(({ outcome }) => outcome !== "dropped" && outcome !== "not-ours");
    expect(answered).toMatchObject([{ outcome: "refused" }]);
  });
});
