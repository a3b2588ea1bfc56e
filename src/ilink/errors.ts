/** What went wrong between us and the service, for whoever has the words for it. */
export type IlinkFault =
  | "timed-out" // for a poll that is no news
  | "unreachable" // no answer, or none that is whole
  | "malformed" // an answer that is not as the protocol says
  | "refused" // `ret` says no
  | "logged-out" // the token is dead: only a new scan helps
  | "stale" // nothing can be sent before the person writes again
  | "not-delivered" // accepted, but without an id: dropped without a word
  | "too-large"
  | "foreign-host";

/** An error of the service or on the way there. Its text never has a token in it. */
export class IlinkError extends Error {
  override name = "IlinkError";

  constructor(
    readonly fault: IlinkFault,
    message: string,
    readonly ret?: number,
  ) {
    super(message);
  }
}

const STALE = -2;
const LOGGED_OUT = -14;

/** What a `ret` means for us. */
export function refusal(call: string, ret: number, detail: string): IlinkError {
  const fault = ret === LOGGED_OUT ? "logged-out" : ret === STALE ? "stale" : "refused";
  return new IlinkError(fault, `WeChat refused ${call} with ${ret}${detail && ` ("${detail.slice(0, 200)}")`}.`, ret);
}
