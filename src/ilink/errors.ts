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

/** Tokens, tickets, cursors and ids are longer than the words of an error. */
const MAYBE_SECRET = /[^\s"':,;()，：；]{14,}/g;

/** What a `ret` means for us. The service may repeat what it was sent. */
export function refusal(call: string, ret: number, detail: string): IlinkError {
  const fault = ret === LOGGED_OUT ? "logged-out" : ret === STALE ? "stale" : "refused";
  const said = detail.replace(MAYBE_SECRET, "***").slice(0, 200);
  return new IlinkError(fault, `WeChat refused ${call} with ${ret}${said && ` ("${said}")`}.`, ret);
}
