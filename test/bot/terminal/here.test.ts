import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { openTerminal } from "../../../src/bot/terminal/index.js";
import { eventually } from "../../support/eventually.js";
import { type HereTerminal, openHereTerminal } from "../../support/here-terminal.js";
import { makeWorkbench, type, type Workbench } from "../../support/workbench.js";

const [CTRL_C, LEFT] = ["\u0003", "\u001b[D"];
const LONG = "long-".repeat(40);
const paste = (text: string): string => `\u001b[200~${text}\u001b[201~`;

/** A chat in a terminal of this process, and what the agent and the bot heard of it. */
async function openChat(at: HereTerminal = openHereTerminal(), bench: Workbench = makeWorkbench(), historyFile = "") {
  const hooks = await bench.open({ owners: ["cli:local", "telegram:1"] });
  const [lines, ends]: [string[], "end"[]] = [[], []];
  const terminal = openTerminal({
    ...{ hooks, input: at.input, output: at.output, ...(historyFile && { historyFile }) },
    onLine: (text) => void lines.push(text),
    onEnd: () => void ends.push("end"),
  });
  await eventually(at.screen).toContain("you>");
  return { ...at, hooks, bench, terminal, lines, ends };
}

test("what is being typed stays whole and last, whatever arrives above it", async () => {
  const { terminal, type: press, screen, lines, written } = await openChat();
  press("half a li");
  await eventually(() => screen().at(-1)).toBe("you> half a li");
  await terminal.say("first\nsecond");
  expect(screen().slice(-3)).toEqual(["bot> first", "  second", "you> half a li"]);
  for (const piece of ["one line\n\nand ", "anoth"]) terminal.piece(piece);
  expect(screen().slice(-4)).toEqual(["bot> one line", "", "  and anoth", "you> half a li"]);
  terminal.piece("er\n");
  terminal.endPieces();
  terminal.tell("words of ours");
  expect(screen().slice(-3)).toEqual(["  and another", "words of ours", "you> half a li"]);
  press("ne\r");
  await eventually(() => lines).toEqual(["half a line"]);
  // Over several rows, with the cursor within it.
  press(`${LONG}end${LEFT.repeat(3)}`);
  const whole = `you> ${LONG}end`;
  await eventually(() => screen().slice(-3).join("")).toBe(whole);
  await terminal.say("third");
  expect(screen().slice(-4)).toEqual(["bot> third", whole.slice(0, 80), whole.slice(80, 160), whole.slice(160)]);
  press("the-\r");
  await eventually(() => lines.at(-1)).toBe(`${LONG}the-end`);
  expect(written()).toContain("\u001b[36mbot> \u001b[39m");
});

test("a pasted block is one message and never a command, in whatever parts it comes", async () => {
  const { type: press, screen, lines, hooks } = await openChat();
  const bytes = Buffer.from(paste("/hooks on\r\n钩子\u0003\n"));
  // Within the mark, and within a character.
  for (const [from, to] of [
    [0, 3],
    [3, 20],
    [20, 200],
  ] as const)
    press(bytes.subarray(from, to));
  await eventually(screen).toContain("you> /hooks on⏎钩子");
  press(" third\r");
  await eventually(() => lines).toEqual(["/hooks on\n钩子 third"]);
  expect((await hooks.list()).switch.on).toBe(false);
  press(`before ${paste("one line\n")} after\r`);
  await eventually(() => lines.at(-1)).toBe("before one line after");
});

test("a command whose first words were typed may have its rest pasted; a pasted verb makes none", async () => {
  const { type: press, screen, lines, hooks } = await openChat();
  press(`/hooks ${paste("on")}\r`);
  await eventually(() => screen().join(" ")).toContain('A pasted "/hooks on" is not run');
  press(`/hooks show ${paste("zz99")}\r`);
  await eventually(() => screen().join(" ")).toContain(`no hook with the id "zz99"`);
  // Cut out again, it is as if it had never been there.
  press(`${paste("/hooks on")}\u0015/hooks on\r`);
  await eventually(async () => (await hooks.list()).switch.on).toBe(true);
  expect(lines).toEqual([]);
});

test("without marks, a long paste stays one, wherever it is cut", async () => {
  const { type: press, screen, lines, hooks } = await openChat();
  press(`${"x".repeat(4095)}\r`);
  press("/hooks on\r");
  await eventually(() => screen().join("")).toContain("⏎/hooks on");
  press("\r");
  await eventually(() => lines).toEqual([`${"x".repeat(4095)}\n/hooks on`]);
  expect((await hooks.list()).switch.on).toBe(false);
});

test("a guard that comes into force in the middle of a reply judges all of it, and a slow command shows how it fares", async () => {
  const {
    terminal,
    bench,
    type: press,
    screen,
    written,
    hooks,
  } = await openChat(openHereTerminal({ env: { NO_COLOR: "1" } }));
  bench.script("guard.sh", "#!/bin/sh\ngrep -q 'PRIVATE KEY' && { echo 'that is a key' >&2; exit 2; }; exit 0\n");
  bench.propose("hooks:\n  - {event: on_outbound_message, command: ./guard.sh}\n");
  terminal.piece("Here it is: ");
  await type(hooks, "/hooks approve on_outbound_message ./guard.sh");
  await type(hooks, "/hooks on");
  for (const piece of ["and ", "here"]) terminal.piece(piece);
  terminal.endPieces();
  // What was shown before is not shown again.
  await eventually(screen).toContain("bot> and here");
  expect(screen()).toContain("bot> Here it is:");
  await type(hooks, "/hooks off");
  terminal.piece("one half of it: PRIVATE");
  await type(hooks, "/hooks on");
  for (const piece of [" KEY", " 4711"]) terminal.piece(piece);
  terminal.endPieces();
  await eventually(screen).toContain("bot> [message withheld by a hook: that is a key]");
  press("/hooks doctor\r");
  await eventually(screen).toContain("1 of 1 approved hook fine.");
  expect(written()).toContain("1 of 1: ./guard.sh");
  expect(screen().filter((line) => line.startsWith("Trying"))).toEqual([]);
  for (const never of ["4711", "\u001b[36m"]) expect(written()).not.toContain(never);
});

test("Ctrl-C gives the terminal back, and what is said afterwards is still shown", async () => {
  const { terminal, type: press, screen, written, ends, isRaw } = await openChat();
  expect(isRaw()).toBe(true);
  terminal.piece("unfinished");
  press(CTRL_C);
  await eventually(() => ends).toEqual(["end"]);
  expect([isRaw(), written().endsWith("\u001b[?2004l\n")]).toEqual([false, true]);
  terminal.endPieces();
  await terminal.say("goodbye");
  await terminal.close();
  expect(screen().slice(-3)).toEqual(["bot> unfinished", "bot> goodbye", ""]);
  expect(ends).toEqual(["end"]);
});

test("a terminal that goes away ends the chat once, and nothing is written to it any more", async () => {
  const { terminal, input, output, ends, written } = await openChat();
  input.emit("error", new Error("read EIO"));
  output.emit("error", new Error("write EIO"));
  expect(ends).toEqual(["end"]);
  const before = written();
  await terminal.say("is anybody there?");
  terminal.tell("nobody");
  await terminal.close();
  expect(written()).toBe(before);
});

test("a terminal that draws nothing gets lines only; one that hands over text is typed at like any other", async () => {
  const dumb = openHereTerminal();
  vi.stubEnv("TERM", "dumb");
  const hooks = await makeWorkbench().open({ owners: ["cli:local"] });
  const plainLines: string[] = [];
  const onLine = (text: string): void => void plainLines.push(text);
  const plain = openTerminal({ hooks, input: dumb.input, output: dumb.output, onLine, onEnd() {} });
  await plain.say("hello");
  dumb.type("/hooks on\nand more\n");
  await eventually(() => plainLines).toEqual(["/hooks on\nand more"]);
  expect(dumb.written()).toContain('A pasted "/hooks on" is not run');
  dumb.type("/hooks on\n");
  await eventually(() => dumb.written()).toContain("Hooks are ON now");
  await plain.close();
  expect(dumb.written()).toContain("\u001b[36mbot> \u001b[39mhello\n");
  expect(dumb.written()).not.toContain("you>");

  const texts = openHereTerminal();
  texts.input.setEncoding("utf8");
  const { type: press, lines, input, ends } = await openChat(texts);
  press("钩子\r");
  await eventually(() => lines).toEqual(["钩子"]);
  input.end();
  await eventually(() => ends).toEqual(["end"]);
});

test("Ctrl-C clears a half-typed line first, and what was pasted into it is forgotten", async () => {
  const { type: press, screen, ends, lines, hooks } = await openChat();
  press(`half a ${paste("/hooks on")}${LEFT}`);
  await eventually(() => screen().at(-1)).toBe("you> half a /hooks on");
  press(CTRL_C);
  await eventually(() => screen().at(-1)).toBe("you>");
  expect(ends).toEqual([]);
  press("/hooks on\r");
  await eventually(async () => (await hooks.list()).switch.on).toBe(true);
  expect(lines).toEqual([]);
  press(CTRL_C);
  await eventually(() => ends).toEqual(["end"]);
});

test("Tab completes commands, events, examples, and ids that were shown", async () => {
  const { type: press, screen, bench } = await openChat();
  const line = (): string | undefined => screen().at(-1);
  const cases = [
    ["/ho\tdoc\t", "/hooks doctor"],
    ["/hooks why pre_to\t", "/hooks why pre_tool_call"],
    ["/hooks install block_s\t", "/hooks install block_secrets"],
    ["/hooks sources kimi of\t", "/hooks sources kimi off"],
    ["say /ho\t", "say /ho"],
  ];
  for (const [keys = "", shown] of cases) {
    press(keys);
    await eventually(line).toBe(`you> ${shown}`);
    press(CTRL_C);
  }
  bench.script("guard.sh", "#!/bin/sh\nexit 0\n");
  bench.propose("hooks:\n  - {event: on_stop, command: ./guard.sh}\n");
  press("/hooks list\r");
  await eventually(() => screen().join("\n")).toContain("NOT approved [");
  const [, id = ""] = /NOT approved \[(\w{4})\]/.exec(screen().join("\n")) ?? [];
  press(`/hooks show ${id.slice(0, 3)}\t`);
  await eventually(line).toBe(`you> /hooks show ${id}`);
});

test("plain commands are there at the next start; codes, payloads and words to the agent are not on the disk", async () => {
  const bench = makeWorkbench();
  const historyFile = join(bench.root, "terminal-history");
  const one = await openChat(openHereTerminal(), bench, historyFile);
  const secrets = ["my key is 4711", "/hooks pair ABCD-4711", "/hooks no zz99 4711", '/hooks test on_stop {"a": 4711}'];
  for (const line of [...secrets, "/hooks approve https://x.example/?k=4711", "/hooks owners", "/hooks log 5"]) {
    one.type(`${line}\r`);
    await eventually(() => one.screen().join("\n")).toContain(line.slice(0, 40));
  }
  one.type(paste("/hooks off"));
  one.type("\r");
  await eventually(() => one.screen().join(" ")).toContain('A pasted "/hooks off"');
  await one.terminal.close();
  expect(readFileSync(historyFile, "utf8")).toBe("/hooks owners\n/hooks log 5\n");
  expect(statSync(historyFile).mode & 0o777).toBe(0o600);
  const next = await openChat(openHereTerminal(), bench, historyFile);
  next.type("\u001b[A\u001b[A");
  await eventually(() => next.screen().at(-1)).toBe("you> /hooks owners");
});
