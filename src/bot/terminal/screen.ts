import { fstatSync } from "node:fs";
import { createInterface, type Interface } from "node:readline";
import { onExit } from "signal-exit";
import { looksLikeCommand } from "../../host.js";
import { withoutUnseen } from "../../lib/clean-text.js";
import { coloured, mayColour } from "./colours.js";
import type { Completion } from "./completion.js";
import { type History, MAX_HISTORY } from "./history.js";
import { BREAK_MARK, Keys, MARK_PASTES } from "./keys.js";
import { fitted } from "./wrapped.js";

export type ScreenInput = NodeJS.ReadableStream & {
  isTTY?: boolean;
  fd?: number;
  setRawMode?(isRaw: boolean): unknown;
};
/** Whether lines come from another program or a file: a service has none of these, and a person is at a terminal. */
export function isPiped({ fd }: ScreenInput): boolean {
  const kind = fd === undefined ? undefined : fstatSync(fd);
  return kind?.isFIFO() === true || kind?.isFile() === true;
}

export type ScreenOutput = NodeJS.WritableStream & { isTTY?: boolean; columns?: number };

export type ScreenOptions = {
  input: ScreenInput;
  output: ScreenOutput;
  prompt: string;
  completion: Completion;
  history: History;
  onLine(line: TypedLine): void;
  onEnd(): void;
};

/** What was sent with Enter. A command is `pasted` when the words that make it one were not typed. */
export type TypedLine = { text: string; isPasted: boolean };

/** Behind these words, what is pasted is what the command is about. */
const COMMAND_WORDS = /^\s*[/／]hooks\s+\S+\s/i;
/** Lines that come closer together than this were not typed, where nothing marks a paste. */
const QUIET_MS = 50;

/** Before the further lines of somebody's message: none of them can pass for a prompt or for words of ours. */
export const INDENT = "  ";
const MAX_GAP = 16;
const LONG_GAP = new RegExp(`[^\\S\\n]{${MAX_GAP},}`, "g");

/** A line that is edited at the bottom, and texts that appear above it. On a pipe, lines in and lines out. */
export class Screen {
  /** Whether somebody edits a line here, which has to be kept whole. */
  readonly isLive: boolean;
  private readonly editor: Interface;
  private readonly passing = new Map<object, string>();
  private readonly gathered: string[] = [];
  private quiet: NodeJS.Timeout | undefined;
  private isPasted = false;
  private isOpen = true;
  private isGone = false;

  constructor(private readonly options: ScreenOptions) {
    const { input, output } = options;
    this.isLive = input.isTTY === true && output.isTTY === true && process.env.TERM !== "dumb";
    // Never taken off: what is still on its way to a terminal that went away must not stop the bot.
    for (const stream of [input, output]) stream.on("error", () => this.lose());
    this.editor = this.isLive ? this.openEditor() : createInterface({ input, terminal: false });
    this.editor.on("line", (line) => (this.isLive ? this.takeEdited(line) : this.gather(line)));
    this.editor.once("close", () => this.end());
    this.editor.on("error", () => this.lose());
  }

  /** Shows a text above the line that is edited, with nothing in it but text; false when nobody can see it. */
  print(text: string, label = ""): boolean {
    if (this.isGone) return false;
    const shown = this.labelled(text, label);
    if (this.isLive && this.isOpen) this.draw(`${shown}\n`);
    else this.options.output.write(`${shown}\n`);
    return true;
  }

  /** Keeps a text right above the line that is edited, until its owner changes it or takes it away. */
  keep(owner: object, text: string | undefined, label = ""): void {
    if (text === undefined) this.passing.delete(owner);
    else this.passing.set(owner, this.labelled(text, label));
    if (this.isLive && this.isOpen) this.draw();
  }

  close(): void {
    this.editor.close();
  }

  private openEditor(): Interface {
    const { input, output, prompt, history } = this.options;
    const completer = (line: string): [string[], string] => this.options.completion.complete(line);
    const setRawMode = (isRaw: boolean): void => void input.setRawMode?.(isRaw);
    const onPaste = (line: string): void => {
      this.isPasted ||= !COMMAND_WORDS.test(editor.line.slice(0, editor.cursor));
      editor.write(line);
    };
    const keys = new Keys({ setRawMode, onPaste });
    const lines = { history: history.load(), historySize: MAX_HISTORY };
    const editor = createInterface({ input: keys, output, prompt, terminal: true, completer, ...lines });
    const feed = (chunk: Buffer | string): void => keys.feed(chunk);
    input.on("data", feed).once("end", () => editor.close());
    output.write(MARK_PASTES.on);
    // A process that is ended in the middle would leave that to the shell after it.
    const forgetExit = onExit(() => void (this.isGone || output.write(MARK_PASTES.off)));
    editor.once("close", forgetExit);
    // The shell that had the terminal meanwhile has switched it off.
    editor.on("SIGCONT", () => output.write(MARK_PASTES.on));
    // From then on Ctrl-C is the system's again: a second one ends a bot that takes too long.
    editor.on("SIGINT", () => (editor.line === "" ? editor.close() : this.clearLine(editor)));
    editor.once("close", () => {
      input.off("data", feed);
      keys.flush();
    });
    // Emptied, the line has nothing in it that was pasted. The editor has seen the key before this does.
    keys.on("keypress", () => {
      this.isPasted &&= editor.line !== "";
    });
    // Called up again it would look typed.
    editor.on("history", (history) => {
      const [last = ""] = history;
      if (this.isPasted && looksLikeCommand(last) && !last.includes(BREAK_MARK)) history.shift();
    });
    editor.prompt();
    return editor;
  }

  private clearLine(editor: Interface): void {
    editor.write(null, { ctrl: true, name: "e" });
    editor.write(null, { ctrl: true, name: "u" });
    this.isPasted = false;
  }

  private takeEdited(line: string): void {
    const { isPasted } = this;
    if (!isPasted) this.options.history.add(line);
    this.isPasted = false;
    this.editor.prompt();
    const text = line.replaceAll(BREAK_MARK, "\n");
    // A block that is called up again is still one.
    this.take({ text, isPasted: isPasted || text.includes("\n") });
  }

  /** A terminal that draws nothing marks nothing either: lines that come together were pasted. */
  private gather(line: string): void {
    this.gathered.push(line);
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => this.takeGathered(), QUIET_MS);
  }

  private takeGathered(): void {
    clearTimeout(this.quiet);
    const text = this.gathered.splice(0).join("\n").trim();
    this.take({ text, isPasted: text.includes("\n") });
  }

  private take(line: TypedLine): void {
    if (line.text.trim() !== "") this.options.onLine(line);
  }

  /** Readline redraws its prompt as often as needed, whatever has been typed: what is kept above it is a part of it. */
  private draw(above = ""): void {
    const { rows } = this.editor.getCursorPos();
    this.editor.setPrompt([...this.passing.values(), this.options.prompt].join("\n"));
    const toTop = rows > 0 ? `\u001b[${rows}A` : "";
    // Readline begins by going up as many rows as it drew last.
    if (above !== "") this.options.output.write(`${toTop}\r\u001b[J${above}${"\n".repeat(rows)}`);
    this.editor.prompt(true);
  }

  /** What others wrote could move the cursor, fill the clipboard, or make the terminal type a command by itself. */
  private labelled(text: string, label: string): string {
    const clean = withoutUnseen(text);
    if (label === "") {
      this.options.completion.see(clean);
      return this.fitted(this.hasColours ? coloured(clean) : clean);
    }
    // Blanks up to the edge would put the next word where a prompt of ours begins.
    const close = clean.replace(LONG_GAP, " ".repeat(MAX_GAP));
    return this.fitted(this.labelOf(label) + close.replaceAll("\n", `\n${INDENT}`), INDENT);
  }

  /** Words stay whole where a terminal would cut them at its edge. */
  private fitted(text: string, hang?: string): string {
    const { isTTY, columns } = this.options.output;
    return isTTY && columns ? fitted(text, columns - 1, hang) : text;
  }

  private labelOf(label: string): string {
    return this.hasColours ? `\u001b[36m${label}\u001b[39m` : label;
  }

  private get hasColours(): boolean {
    return mayColour(this.options.output.isTTY === true, process.env);
  }

  private lose(): void {
    // Giving back a terminal that is gone is an error again.
    if (this.isGone) return;
    this.isGone = true;
    this.editor.close();
  }

  private end(): void {
    this.takeGathered();
    this.isOpen = false;
    if (this.isLive && !this.isGone) this.options.output.write(`${MARK_PASTES.off}\n`);
    this.options.input.pause();
    this.options.onEnd();
  }
}
