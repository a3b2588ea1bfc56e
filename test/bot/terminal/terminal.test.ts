import { existsSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { openTerminal } from "../../../src/bot/terminal/index.js";
import { eventually } from "../../support/eventually.js";
import { LONG_TESTS, rows } from "../../support/long-tests.js";
import { openPty, type Pty } from "../../support/pty.js";
import { type AtEnd, makeWorkbench, type Workbench } from "../../support/workbench.js";

const [CTRL_C, CTRL_D, LEFT, UP] = ["\u0003", "\u0004", "\u001b[D", "\u001b[A"];
const LONG = "long-".repeat(40);
const HUNG_UP = 129;
const KEY_GUARD = "#!/bin/sh\ngrep -q 'PRIVATE KEY' && { echo 'that is a key' >&2; exit 2; }; exit 0\n";
const ASKS = `#!/bin/sh\ngrep -q '"notification": "HOLD' && echo '{"decision": "ask", "reason": "sure?"}'; exit 0\n`;

type Chat = Pty & {
  bench: Workbench;
  /** Types a line and waits for the words in what follows. */
  ask(line: string, words: string): Promise<string>;
  /** Has the agent do something: a method of the terminal, and its text. */
  order(...order: unknown[]): void;
  hasEnded(): boolean;
};

async function startChat(env: Record<string, string> = {}, atEnd: AtEnd = onTestFinished): Promise<Chat> {
  const bench = makeWorkbench(atEnd);
  const endedFile = join(bench.root, "ended");
  const chat = ["test/fixtures/terminal/chat.mjs", bench.workspace, bench.state, endedFile];
  const pty = openPty([process.execPath, ...chat], { HOME: bench.root, ...env }, atEnd);
  await eventually(pty.screen).toContain("you>");
  return {
    ...pty,
    bench,
    async ask(line, words) {
      const before = pty.written().length;
      pty.type(`${line}\r`);
      await eventually(() => pty.written().slice(before)).toContain(words);
      return pty.written().slice(before);
    },
    order: (...order) => pty.type(`${asciiJson(order)}\r`),
    hasEnded: () => existsSync(endedFile),
  };
}

/** One chat for all the tests of a group: the first of them starts it, and the last may end it. */
function sharedChat(env: Record<string, string>, prepare = async (_: Chat): Promise<void> => {}): () => Promise<Chat> {
  let chat: Promise<Chat> | undefined;
  const atEnd: (() => void | Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of atEnd.toReversed()) await close();
  });
  const start = async (): Promise<Chat> => {
    const started = await startChat(env, (close) => void atEnd.push(close));
    await prepare(started);
    return started;
  };
  return () => {
    chat ??= start();
    return chat;
  };
}

async function openPipes(locale = "en") {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const [lines, ends]: [string[], "end"[]] = [[], []];
  const terminal = openTerminal({
    hooks: await makeWorkbench().open({ owners: ["cli:local"] }),
    ...{ input, output, locale },
    onLine: (text) => void lines.push(text),
    onEnd: () => void ends.push("end"),
  });
  return { terminal, input, output, lines, ends };
}

const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

const paste = (text: string): string => `\u001b[200~${text}\u001b[201~`;

/** Proposes scripts, the last of them new, and approves that by typing alone. */
async function approveLast(chat: Chat, scripts: Record<string, string>): Promise<void> {
  const names = Object.keys(scripts);
  for (const [name, text] of Object.entries(scripts)) chat.bench.script(name, text);
  const entries = names.map((name) => `  - {event: on_outbound_message, command: ./${name}}\n`);
  chat.bench.propose(`hooks:\n${entries.join("")}`);
  const list = await chat.ask("/hooks list", "NOT approved");
  const [, id] = /NOT approved \[(\w{4})\]/.exec(list) ?? [];
  await chat.ask(`/hooks approve ${id}`, `Approved: on_outbound_message → ./${names.at(-1)}`);
}

async function putInForce(chat: Chat): Promise<void> {
  await approveLast(chat, { "guard.sh": KEY_GUARD });
  await chat.ask("/hooks on", "Hooks are ON now");
}

/** All that a terminal would obey, but for what the line editor needs: up, to a column, clear below. */
const sequencesIn = (written: string): string[] =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this looks for.
  written.replace(/\u001b\[(?:\d*[AG]|0?J)|[\r\n]/g, "").match(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e].{0,8}/g) ??
  [];

/** What is on the screen behind the line that was typed. */
const screenAfter = (chat: Chat, typed: string): string[] => {
  const lines = chat.screen();
  return lines.slice(lines.findLastIndex((line) => line.includes(typed)) + 1);
};

/** Leaves with a key: the last words are still shown, and the terminal is given back. */
async function expectEnd(chat: Chat, key: string, others: readonly unknown[] = []): Promise<void> {
  chat.type(key);
  expect(await chat.ended).toBe(0);
  expect(chat.hasEnded()).toBe(true);
  expect(screenAfter(chat, "you>")).toEqual(["bot> goodbye", ...others, ""]);
  expect(chat.written().indexOf("\u001b[?2004l")).toBeGreaterThan(chat.written().indexOf("\u001b[?2004h"));
}

describe("with a guard in force", () => {
  const open = sharedChat({}, putInForce);

  test("a guard is listed, approved and switched on by typing, and then a key is withheld", async () => {
    const chat = await open();
    chat.order("say", "PRIVATE KEY 4711");
    chat.order("say", "bye");
    await eventually(chat.screen).toContain("bot> bye");
    expect(chat.screen()).toContain("bot> [message withheld by a hook: that is a key]");
    expect(chat.screen()).not.toContain("bot> PRIVATE KEY 4711");
  });

  test("pieces wait for the guard where one is in force", async () => {
    const chat = await open();
    for (const piece of ["PRIVATE ", "KEY 4711"]) chat.order("piece", piece);
    chat.order("endPieces");
    await eventually(() => screenAfter(chat, "endPieces")).toEqual([
      "bot> [message withheld by a hook: that is a key]",
      "you>",
    ]);
    expect(chat.screen().join("\n")).not.toMatch(/^bot> PRIVATE/m);
  });

  test("the progress of a slow command is one line, which is gone when the reply is there", async () => {
    const chat = await open();
    const shown = await chat.ask("/hooks doctor", "1 of 1 approved hook fine.");
    expect(shown).toContain("Trying 1 approved hook");
    expect(shown).toContain("1 of 1: ./guard.sh");
    await eventually(() => screenAfter(chat, "/hooks doctor")).toEqual([
      expect.stringMatching(/^✓ on_outbound_message → \.\/guard\.sh: continue/),
      "1 of 1 approved hook fine.",
      "you>",
    ]);
  });

  test("a held message is asked about with its text, everything else goes on, and after a yes it is said", async () => {
    const chat = await open();
    await approveLast(chat, { "guard.sh": KEY_GUARD, "ask.sh": ASKS });
    const order = '["say","HOLD me';
    chat.order("say", "HOLD me\n✓ all is well");
    await eventually(() => screenAfter(chat, order).join("\n")).toContain("If you do not answer");
    const card = screenAfter(chat, order);
    const title = card.findIndex((line) => line.includes("Allow this?"));
    // What the agent wrote cannot pass for words of ours.
    expect(card.slice(title).filter((line) => /HOLD|well/.test(line))).toEqual(["  HOLD me", "  ✓ all is well"]);
    await chat.ask("still there?", 'got "still there?"');
    expect(screenAfter(chat, order).filter((line) => line.startsWith("bot>"))).toHaveLength(1);
    const code = /\[(\w{4})\]/.exec(card[title] ?? "")?.[1];
    await chat.ask(`/hooks yes ${code}`, "Allowed once");
    await eventually(() => screenAfter(chat, order).filter((line) => line.startsWith("bot> HOLD me"))).toHaveLength(1);
  });

  test("Ctrl-C ends the chat, also while a message is held: that keeps nobody", async () => {
    const chat = await open();
    chat.order("say", "HOLD again");
    await eventually(() => screenAfter(chat, "If you do not answer")).toEqual(["you>"]);
    expect(screenAfter(chat, "Allow this?")).toContain("  HOLD again");
    const withheld = [expect.stringContaining("[message withheld by a hook:"), expect.any(String)];
    await expectEnd(chat, CTRL_C, withheld);
  });
});

describe("at the keyboard", () => {
  const open = sharedChat({});

  test.runIf(LONG_TESTS)(
    "what was typed stays as it is while messages arrive, also over several rows and with the cursor within it",
    async () => {
      const chat = await open();
      chat.order("later", "say", "first\nsecond");
      chat.type(`${LONG}end${LEFT.repeat(3)}`);
      const rows = [`you> ${LONG}end`.slice(0, 80), `you> ${LONG}end`.slice(80, 160), `you> ${LONG}end`.slice(160)];
      await eventually(() => screenAfter(chat, "bot> first")).toEqual(["  second", ...rows]);
      chat.type("the-\r");
      // A word that is longer than a row begins in one of its own.
      await eventually(() => chat.screen().join("").replaceAll(" ", "")).toContain(`bot>got"${LONG}the-end"`);
    },
  );

  test("a reply in pieces grows above what is being typed", async () => {
    const chat = await open();
    const pieces = ["one ", "line\nand ", "anoth"].map((piece) => ["piece", piece]);
    chat.order("all", ["later", "all", ...pieces], ["later", "later", "all", ["piece", "er"], ["endPieces"]]);
    chat.type("half a li");
    await eventually(() => chat.screen().slice(-3)).toEqual(["bot> one line", "  and anoth", "you> half a li"]);
    await eventually(() => chat.screen().slice(-3)).toEqual(["bot> one line", "  and another", "you> half a li"]);
    await chat.ask("ne", 'got "half a line"');
  });

  test("a pasted block is one message with its line breaks, sent by Enter, and never a command", async () => {
    const chat = await open();
    chat.type(paste("/hooks on\r\n\tsecond\u0003\r/hooks off\n"));
    await eventually(chat.screen).toContain("you> /hooks on⏎ second⏎/hooks off");
    chat.type(" third\r");
    await eventually(chat.screen).toContain(String.raw`bot> got "/hooks on\n\tsecond\n/hooks off third"`);
    chat.type(`${UP}!\r`);
    await eventually(chat.screen).toContain(String.raw`bot> got "/hooks on\n\tsecond\n/hooks off third!"`);
    expect(chat.written()).not.toContain("Hooks are");
  });

  test("a pasted line is no command, also when Enter is pressed behind it, and the person is told to type it", async () => {
    const chat = await open();
    const [half, otherHalf] = [paste("/hooks on\n").slice(0, 3), paste("/hooks on\n").slice(3)];
    chat.type(half);
    await new Promise((resolve) => setTimeout(resolve, 100));
    chat.type(otherHalf);
    await eventually(chat.screen).toContain("you> /hooks on");
    await chat.ask("", 'A pasted "/hooks on" is not run');
    // Neither is it brought back by Up, and none of it has reached the agent.
    await chat.ask(UP, "got");
    expect(chat.written()).not.toContain("Hooks are ON");
    expect(chat.written()).not.toContain('got "/hooks on"');
    await chat.ask("/hooks on", "Hooks are ON now");
    await chat.ask("/hooks off", "Hooks are OFF now");
  });

  test("without marks, lines that come at once are one message, and no /hooks in them is obeyed", async () => {
    const chat = await open();
    const before = chat.written().length;
    chat.pour("first\r/hooks on\rlast\r");
    await eventually(chat.screen).toContain("you> first⏎/hooks on⏎last");
    chat.type("\r");
    await eventually(chat.screen).toContain(String.raw`bot> got "first\n/hooks on\nlast"`);
    expect(chat.written().slice(before)).toContain('A pasted "/hooks on" is not run');
    expect(chat.written().slice(before)).not.toContain("Hooks are");
  });

  test("words wrap whole at the terminal's width, and what continues a line is indented", async () => {
    const chat = await open();
    const words = Array.from({ length: 30 }, (_, at) => `word-${at}`);
    chat.order("say", words.join(" "));
    await eventually(chat.screen).toContainEqual(expect.stringMatching(/ word-29$/));
    const shown = chat.screen().filter((line) => /(?:bot> | {2})word-/.test(line));
    expect(shown.length).toBeGreaterThan(2);
    expect(shown.join(" ").match(/word-\d+/g)).toEqual(words);
    for (const line of shown.slice(1)) expect(line).toMatch(/^ {2}word-\d+( word-\d+)*$/);
  });

  test("the name of the bot is coloured", async () => {
    const chat = await open();
    await chat.ask("hello", "got");
    expect(chat.written()).toContain("\u001b[36mbot> \u001b[39mgot");
  });

  test("Ctrl-D ends the chat, with the last words still shown and the terminal given back", async () => {
    const chat = await open();
    await expectEnd(chat, CTRL_D);
  });
});

describe("for somebody who wants no colours", () => {
  const open = sharedChat({ NO_COLOR: "1" });

  test("what the agent writes can only be read: no sequence of it reaches the terminal", async () => {
    const chat = await open();
    const before = chat.written().length;
    const hostile = [
      "\u001b[2J\u001b[H\u001b[31m1",
      "\u001b]52;c;L2hvb2tzIG9mZg==\u0007",
      "2\u001b]8;;https://evil.example\u001b\\link\u001b]8;;\u001b\\",
      '\u001bP$q"p\u001b\\3\u009b2J\u009d0;title\u009c',
      "4\b\b\b\u202e5\rbot> 6",
    ];
    chat.order("say", hostile.join("\n"));
    for (const piece of ["\u001b", "[2J", "pieces\r", "\u001b]0;title\u0007", "done"]) chat.order("piece", piece);
    chat.order("endPieces");
    chat.order("tell", "\u001b[2Jtold");
    await eventually(() => chat.screen()).toContain("told");
    // The last of the editor's own may still be on its way.
    await eventually(() => sequencesIn(chat.written().slice(before))).toEqual([]);
    expect(chat.screen()).toEqual(expect.arrayContaining(["bot> 1", "  2link", "  45", "  bot> 6"]));
  });

  test("the name of the bot has none", async () => {
    const chat = await open();
    await chat.ask("hello", "got");
    expect(chat.written()).not.toContain("\u001b[36m");
  });

  test("a terminal that goes away ends the chat, and nothing throws", async () => {
    const chat = await open();
    chat.order("later", "say", "is anybody there?");
    await eventually(chat.written).toContain("anybody");
    chat.hangUp();
    expect(await chat.ended).toBe(HUNG_UP);
    expect(chat.hasEnded()).toBe(true);
  });
});

test.each(
  rows(1, [
    ["a signal", ["kill"]],
    ["a mistake", ["no-such-method"]],
  ]),
)("a program that is ended by %s leaves no terminal that marks pastes", async (_, order) => {
  const chat = await startChat();
  chat.order(...order);
  expect(await chat.ended).not.toBe(0);
  expect(chat.written().lastIndexOf("\u001b[?2004l")).toBeGreaterThan(chat.written().lastIndexOf("\u001b[?2004h"));
});

test("on a pipe there is no prompt, no sequence and no empty message, and its end ends the chat", async () => {
  const { terminal, input, output, lines, ends } = await openPipes("zh");
  input.end("\n  \nhello\n");
  await eventually(() => ends).toHaveLength(1);
  for (const piece of ["a", "b\nc"]) terminal.piece(piece);
  terminal.endPieces();
  await terminal.close();
  expect(lines).toEqual(["hello"]);
  expect(String(output.read())).toMatch(/^这里没有任何钩子生效.*\n助手> ab\n {2}c\n$/);
});

test("closing the terminal is no end that the bot has to hear of", async () => {
  const { terminal, ends } = await openPipes();
  await terminal.close();
  expect(ends).toEqual([]);
});

test("an output that breaks ends the chat once, and whatever is said afterwards does no harm", async () => {
  const { terminal, output, ends } = await openPipes();
  output.destroy(Object.assign(new Error("write EPIPE"), { code: "EPIPE" }));
  await eventually(() => ends).toHaveLength(1);
  expect(await terminal.say("hello?")).toEqual({});
  terminal.tell("hello?");
  await terminal.close();
  expect(ends).toHaveLength(1);
});
