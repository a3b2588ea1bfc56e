import { withoutUnseen } from "../../lib/clean-text.js";
import { INDENT, type Screen } from "./screen.js";

/** An unfinished line is drawn anew with each piece, and has to fit on any screen for that: at most 400 characters. */
const ROWS = /.{1,400}(?: |$)|.{1,400}/gu;

export type PiecesOptions = {
  screen: Screen;
  /** Before the first line. */
  name: string;
  isWatched(): boolean;
  /** Takes a text past the guard. Where it passes as it is, only the end of it is printed that was not shown before. */
  say(text: string, unshown: string): Promise<unknown>;
};

/** A reply while it is made: its whole lines are printed, and the unfinished one is kept above the prompt. */
export class Pieces {
  private unfinished = "";
  private shown = "";
  private held = "";
  private label: string;

  constructor(private readonly options: PiecesOptions) {
    this.label = options.name;
  }

  add(text: string): void {
    // A guard may come into force in the middle of a reply: the rest of it waits until all of it can be judged.
    if (this.held !== "" || this.options.isWatched()) this.held += text;
    else {
      this.shown += text;
      this.show(withoutUnseen(text));
    }
  }

  end(): void {
    const { shown, held, unfinished } = this;
    this.keep("");
    if (unfinished !== "") this.printLine(unfinished);
    this.label = this.options.name;
    this.shown = "";
    this.held = "";
    if (held !== "") void this.options.say(shown + held, held);
  }

  private show(text: string): void {
    const rows = (this.unfinished + text).split("\n").flatMap((line) => line.match(ROWS) ?? [line]);
    const unfinished = rows.pop() ?? "";
    for (const row of rows) this.printLine(row);
    this.keep(unfinished);
  }

  private keep(unfinished: string): void {
    this.unfinished = unfinished;
    this.options.screen.keep(this, unfinished === "" ? undefined : unfinished, this.label);
  }

  private printLine(line: string): void {
    this.options.screen.print(line, this.label);
    this.label = INDENT;
  }
}
