import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runMany } from "../support/many-runs.js";

const SCRIPTS = join(import.meta.dirname, "../../extensions/shell_hooks/examples");
const LENGTH = 100_000;

/** Texts that make a careless pattern or a recursion take for ever: one piece again and again, and brackets in brackets. */
const PIECES = [
  ...[
    "a",
    "1",
    " ",
    "\n",
    "0x",
    "a@",
    "+1(",
    "$(",
    "{a,",
    "`",
    "((",
    '"',
    "'",
    "\\",
    "<<E\n",
    "|",
    ";",
    "[",
    "://a:b@",
    "ab ",
  ],
  ...[
    "-----BEGIN PRIVATE KEY-----",
    "password=",
    "eyJhbGciOi.",
    "abandon ",
    "手机",
    "已经上线",
    "⟪",
    "the site is live ",
    "AKIA",
    "%41",
    "&#65;",
  ],
  // What makes a value, a file or a loop grow, and programs that start themselves.
  ...["X=aaaa$X;X+=$X;", "A+=(x);", "cat a a>b;cat b b>a;", "docker run a ", "env -S 'env -S "],
];
const TEXTS = PIECES.map((piece) => piece.repeat(Math.ceil(LENGTH / piece.length)));

const message = (notification: string) => ({ event: "on_outbound_message", notification, parts: [notification] });
const call = (command: string) => ({ event: "pre_tool_call", tool_name: "bash", tool_input: { command } });
const claim = (response: string) => ({ event: "on_completion_claim", goal: "publish it", response, tools: [] });
const tested = (input: string) => ({
  ...{ event: "on_completion_claim", goal: "", summary: "done" },
  tools: [{ name: "bash", ok: true, input, result: "exit code: 0" }],
});

describe("a guard comes to an end on whatever it is given", () => {
  it.each([
    ["block_secrets", message],
    ["redact_pii", message],
    ["check_publish", claim],
    ["block_dangerous_commands", call],
    ["warn_production_writes", call],
    ["tests_must_pass", tested],
  ] as const)("%s", { timeout: 300_000 }, (name, payloadOf) => {
    const runs = TEXTS.map((text) => ({ input: JSON.stringify(payloadOf(text)) }));
    const ends = runMany(join(SCRIPTS, `${name}.py`), runs);
    // Not by the clock: a text that takes for ever runs into the test's own limit.
    expect(ends.map(({ status, signal }) => [status, signal])).toEqual(
      ends.map(({ status }) => [status === 1 ? 1 : 0, null]),
    );
    for (const { stderr } of ends) expect(stderr).not.toContain("Traceback");
  });
});
