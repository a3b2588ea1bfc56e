import { PassThrough } from "node:stream";
import { onTestFinished, vi } from "vitest";
import { drawnScreen } from "./drawn-screen.js";

/** A terminal within this process, with somebody at its keyboard. */
export type HereTerminal = {
  input: PassThrough & { isTTY: boolean; setRawMode(isRaw: boolean): void };
  output: PassThrough & { isTTY: boolean; columns: number };
  type(keys: string | Buffer): void;
  /** Everything that was written to it. */
  written(): string;
  /** The lines that a person sees. */
  screen(): string[];
  /** Whether keys arrive one by one, as a line editor wants them. */
  isRaw(): boolean;
};

export function openHereTerminal({ columns = 80, env = {} as Record<string, string> } = {}): HereTerminal {
  for (const [name, value] of Object.entries({ TERM: "xterm", NO_COLOR: "", ...env })) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  let [written, isRaw] = ["", false];
  const setRawMode = (raw: boolean): void => {
    isRaw = raw;
  };
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns });
  output.on("data", (text: Buffer) => {
    written += text.toString("utf8");
  });
  return {
    ...{ input, output },
    type: (keys) => void input.write(keys),
    written: () => written,
    // A real one returns to the first column at each line break.
    screen: () => drawnScreen(written.replaceAll("\n", "\r\n"), columns),
    isRaw: () => isRaw,
  };
}
