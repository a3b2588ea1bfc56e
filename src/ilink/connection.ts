import { setTimeout as sleep } from "node:timers/promises";
import type { IlinkAccount } from "./client.js";
import { IlinkError } from "./errors.js";
import { type LoginParts, logIn } from "./login.js";
import { type IlinkSession, type SessionParts, WAITS_MS } from "./session.js";

export type ConnectionParts = Omit<SessionParts, "onMessage" | "now" | "onTrouble" | "onRecovered"> &
  Pick<LoginParts, "onStep" | "verifyCode"> & {
    /** The one session of all logins. */
    session: IlinkSession;
    onConnected(account: IlinkAccount): void;
    /** The login is dead; a new code comes next. */
    onLoggedOut(error: IlinkError): void | Promise<void>;
  };

const isLoggedOut = (error: unknown): error is IlinkError =>
  error instanceof IlinkError && error.fault === "logged-out";

/** Logs in where nobody is logged in, and receives, until the signal. Rejects when nobody scans a code. */
export async function stayConnected(parts: ConnectionParts, signal: AbortSignal): Promise<void> {
  const { client, store, session, onConnected } = parts;
  for (let known = await store.loadAccount(); !signal.aborted; known = undefined) {
    const account = known ?? (await scan(parts, signal));
    if (!account) return;
    try {
      session.use(account);
      await client.notify(account, "start").catch((error: unknown) => {
        if (isLoggedOut(error)) throw error;
        session.outage.failed(error);
      });
      onConnected(account);
      await session.run(signal);
    } catch (error) {
      if (!isLoggedOut(error)) throw error;
      // Waiting never helps; a new scan does.
      await store.saveAccount(undefined);
      await parts.onLoggedOut(error);
    }
  }
}

/** Undefined when the signal came first. */
async function scan(parts: ConnectionParts, signal: AbortSignal): Promise<IlinkAccount | undefined> {
  const { client, store, session, waitsMs = WAITS_MS } = parts;
  const onStep: LoginParts["onStep"] = (step) => {
    if (step.state === "waiting") session.outage.over();
    parts.onStep(step);
  };
  while (!signal.aborted) {
    try {
      const account = await logIn(client, { ...parts, onStep, signal });
      await store.saveAccount(account);
      return account;
    } catch (error) {
      if (signal.aborted) return undefined;
      if (!(error instanceof IlinkError) || error.fault === "logged-out") throw error;
      session.outage.failed(error);
      await sleep(waitsMs[1], undefined, { signal }).catch(() => undefined);
    }
  }
  return undefined;
}
