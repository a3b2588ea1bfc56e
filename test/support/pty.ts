import { spawn } from "node:child_process";
import { onTestFinished } from "vitest";
import { drawnScreen } from "./drawn-screen.js";
import type { AtEnd } from "./workbench.js";

/** A program in a real pseudo-terminal, with somebody at its keyboard. */
export type Pty = {
  /** Line by line, each when the one before has been read. */
  type(keys: string): void;
  /** All of it at once, as from a terminal that does not mark what is pasted. */
  pour(text: string): void;
  /** Every byte that the program wrote, as text. */
  written(): string;
  /** The lines that a person sees. */
  screen(): string[];
  /** Takes the terminal away. */
  hangUp(): void;
  ended: Promise<number | null>;
};

const COLUMNS = 80;

/** Starts a program in a pseudo-terminal of 80 columns; it is gone when the test, or what else it is for, ends. */
export function openPty(
  command: readonly string[],
  env: Record<string, string> = {},
  atEnd: AtEnd = onTestFinished,
): Pty {
  // Isolated, or the script would take itself for the module of the same name.
  const child = spawn("python3", ["-I", "test/support/pty.py", String(COLUMNS), ...command], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { PATH: process.env.PATH, TERM: "xterm", ...env },
  });
  let written = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => (written += chunk));
  // It may have ended by itself.
  child.stdin.on("error", () => {});
  const ended = new Promise<number | null>((resolve) => void child.once("close", resolve));
  atEnd(async () => {
    child.stdin.end();
    // Until then it may write where the test cleans up.
    await ended;
  });
  return {
    type: (keys) => void child.stdin.write(keys),
    pour: (text) => void child.stdin.write(`\0${text}\0`),
    written: () => written,
    screen: () => drawnScreen(written, COLUMNS),
    hangUp: () => void child.stdin.end(),
    ended,
  };
}
