import { setTimeout as sleep } from "node:timers/promises";
import { untilAborted } from "../lib/until-aborted.js";
import type { IlinkAccount, IlinkClient, LoginStatus } from "./client.js";
import { IlinkError } from "./errors.js";

/** What a person should see while somebody logs in. */
export type LoginStep =
  | { state: "waiting"; url: string }
  | { state: "scanned" }
  | { state: "code-needed"; wasWrong: boolean }
  | { state: "expired" };

export type LoginParts = {
  onStep(step: LoginStep): void;
  /** The number that the phone shows. */
  verifyCode(wasWrong: boolean): Promise<string>;
  /** The login that is there already: the service then says so, and gives no new one. */
  present?: IlinkAccount;
  signal?: AbortSignal;
};

/** After so many codes nobody is there. */
const MAX_CODES = 3;
/** Between two questions. Who stands in for the service at an address of its own need not be spared. */
const PAUSE_MS = { service: 1_000, standIn: 10 };

/** Logs in by a QR code; rejects when nobody scans, or the service gives no bot. */
export async function logIn(client: IlinkClient, parts: LoginParts): Promise<IlinkAccount> {
  for (let tries = 0; tries < MAX_CODES; tries += 1) {
    const account = await tryCode(client, parts);
    if (account) return account;
    parts.onStep({ state: "expired" });
  }
  throw new IlinkError(
    "logged-out",
    `Nobody scanned one of ${MAX_CODES} QR codes in time. Ask for a new one when you are ready.`,
  );
}

/** Undefined when the code has expired. */
async function tryCode(client: IlinkClient, parts: LoginParts): Promise<IlinkAccount | undefined> {
  const { onStep, present, signal } = parts;
  const pauseMs = client.wire.isStandIn ? PAUSE_MS.standIn : PAUSE_MS.service;
  const { code, url } = await client.newQrCode(present ? [present.token] : []);
  onStep({ state: "waiting", url });
  let base = client.wire.base;
  let verifyCode: string | undefined;
  for (let isScanned = false; ; ) {
    const answer = await client.qrStatus(base, code, verifyCode, signal);
    const { status } = answer;
    if (status === "need_verifycode") {
      const wasWrong = verifyCode !== undefined;
      onStep({ state: "code-needed", wasWrong });
      const typed = parts.verifyCode(wasWrong);
      verifyCode = await (signal ? untilAborted(typed, signal) : typed);
      signal?.throwIfAborted();
      continue;
    }
    if (status === "expired" || status === "verify_code_blocked") return undefined;
    if (status === "binded_redirect" && present) return present;
    if (status === "confirmed") return accountOf(client, answer);
    if (status === "scaned") verifyCode = undefined;
    if (status === "scaned_but_redirect" && answer.redirect_host) base = client.wire.addressOf(answer.redirect_host);
    if (status.startsWith("scaned") && !isScanned) {
      isScanned = true;
      onStep({ state: "scanned" });
    }
    await sleep(pauseMs, undefined, signal && { signal });
  }
}

function accountOf(client: IlinkClient, answer: LoginStatus): IlinkAccount {
  const { bot_token: token, ilink_bot_id: botId, ilink_user_id: userId, baseurl } = answer;
  if (!token || !botId || !userId)
    throw new IlinkError("malformed", "WeChat confirmed the login but sent no bot. Scan a new code.");
  const baseUrl = baseurl ? client.wire.checked(baseurl).origin : client.wire.base;
  return { token, botId, userId, baseUrl };
}
