import { HttpError } from "grammy";

/** A call that a hook withheld and that no notice can stand in for. It carries nothing of what was withheld. */
export class WithheldError extends Error {
  override name = "WithheldError";

  constructor(
    readonly method: string,
    readonly hook: string | undefined,
    readonly reason: string,
    message: string,
  ) {
    super(message);
  }

  /** Plugins write errors down and read them back: it must still be known for what it is. */
  toJSON(): string {
    return `${WRITTEN}${this.message}`;
  }
}

const WRITTEN = "WithheldError: ";

/** Whether an error says that a hook withheld a call, also one that grammY took for an error of the network. */
export function isWithheld(error: unknown): boolean {
  const inner = error instanceof HttpError ? error.error : error;
  return inner instanceof WithheldError || (inner instanceof Error && inner.message.startsWith(WRITTEN));
}

/** The bot is put together in a way that would leave a gap in the guard. */
export class TelegramSetupError extends Error {
  override name = "TelegramSetupError";
}
