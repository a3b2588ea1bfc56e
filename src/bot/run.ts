import { StartError } from "./launch.js";
import { type BotOptions, startBot } from "./start.js";
import { textsFor } from "./words/index.js";

const FINE = 0;
const PROBLEM = 1;
/** Whoever ends a service kills it ten seconds later: by then everything that can be told has been told. */
const MAX_ENDING_MS = 9_000;

/** `chat-hooks start`: runs until somebody ends it, and answers with an exit code. */
export async function runBot(options: Omit<BotOptions, "input" | "output" | "onEnd">): Promise<number> {
  const { start } = textsFor(options.locale);
  let onEnd = (): void => {};
  const ended = new Promise<void>((resolve) => {
    onEnd = resolve;
  });
  let isAsked = false;
  const onSignal = (): void => {
    // Whoever asks twice does not want to wait.
    if (isAsked) process.exit(PROBLEM);
    isAsked = true;
    onEnd();
  };
  // Not "once": signal-exit, which our packages use, ends the process where it finds itself the last one to listen.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, onSignal);
  let hasHungUp = false;
  const onHangUp = (): void => {
    hasHungUp = true;
    onEnd();
  };
  process.on("SIGHUP", onHangUp);
  try {
    const bot = await startBot({ ...options, input: process.stdin, output: process.stdout, onEnd });
    await ended;
    isAsked = true;
    console.log(start.ending);
    // What hangs after that, such as a connection that nobody answers, ends with the process.
    const limit = setTimeout(() => process.exit(FINE), MAX_ENDING_MS);
    await bot.close();
    clearTimeout(limit);
    // What is still open now, such as a lookup that nobody answers, is nothing that anybody waits for.
    setTimeout(() => process.exit(FINE), 500).unref();
    // A normal exit aborts where the terminal is gone: Node tries to restore it.
    if (hasHungUp) process.removeAllListeners("SIGHUP").kill(process.pid, "SIGHUP");
    return FINE;
  } catch (error) {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, onSignal);
    process.off("SIGHUP", onHangUp);
    if (!(error instanceof StartError)) throw error;
    console.error(error.describe(start));
    return PROBLEM;
  }
}
