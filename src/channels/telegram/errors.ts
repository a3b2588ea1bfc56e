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
}

/** The bot is put together in a way that would leave a gap in the guard. */
export class TelegramSetupError extends Error {
  override name = "TelegramSetupError";
}
