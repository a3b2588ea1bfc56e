import { withoutUnseen } from "../lib/clean-text.js";
import type { Terminal } from "./terminal/index.js";
import type { ScreenOutput } from "./terminal/screen.js";

/** Lines for whoever looks at the terminal of the bot; a chat that is opened there has to print them itself. */
export class BotLog {
  terminal: Terminal | undefined;

  constructor(private readonly output: ScreenOutput) {}

  print(line: string): void {
    if (this.terminal) this.terminal.tell(line);
    // What the agent wrote may be part of a line, and must not draw on the screen.
    else this.output.write(`${withoutUnseen(line)}\n`);
  }
}
