import type { Readable } from "node:stream";
import type { Texts } from "../bot/words/index.js";
import type { CliArgs } from "./args.js";

export type Output = Pick<Console, "log" | "error">;
export type Input = Readable & { isTTY?: boolean };

/** What a command is given of the process it runs in, or of whoever stands in for one. */
export type CliIo = { env: Readonly<Record<string, string | undefined>>; input: Input; output: Output };

/** One command line, read: what is wanted, where it hears and speaks, and in which language. */
export type Call = { args: CliArgs; io: CliIo; locale: string | undefined; texts: Texts };
