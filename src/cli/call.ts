import type { Readable } from "node:stream";
import type { Texts } from "../bot/words/index.js";
import type { CliArgs } from "./args.js";

/** What an exit code means. For `fire`, a host treats usage and internal as "no verdict". */
export const EXIT = { fine: 0, problem: 1, usage: 2, block: 2, usageOfFire: 64, internal: 70 } as const;

export type Output = Pick<Console, "log" | "error">;
export type Input = Readable & { isTTY?: boolean };

/** What a command is given of the process it runs in, or of whoever stands in for one. */
export type CliIo = {
  env: Readonly<Record<string, string | undefined>>;
  input: Input;
  output: Output;
  isTerminal?: boolean | undefined;
};

/** One command line, read: what is wanted, where it hears and speaks, and in which language. */
export type Call = { args: CliArgs; io: CliIo; locale: string | undefined; texts: Texts };

/** Says something on stdout: all is well. */
export function print(output: Output, text: string): number {
  output.log(text);
  return EXIT.fine;
}

/** Says something on stderr. */
export function complain(output: Output, text: string, code: number): number {
  output.error(text);
  return code;
}

/** All of the input, unless a person would have to type it; undefined when that is too much. */
export async function readInput(input: Input, mostBytes = Number.POSITIVE_INFINITY): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of input.isTTY ? [] : input) {
    chunks.push(Buffer.from(chunk));
    size += chunks.at(-1)?.length ?? 0;
    if (size > mostBytes) return undefined;
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** What is typed with a slash in the chat is a command here. */
export const inTerminal = (text: string): string =>
  text.replaceAll("/hooks ", "chat-hooks ").replaceAll("发送 chat-hooks ", "运行 chat-hooks ");
