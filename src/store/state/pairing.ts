import { randomInt } from "node:crypto";
import { isWithinLife } from "../../lib/lifetime.js";
import { isGenuine, macOf } from "./seal.js";
import type { State } from "./state.js";

const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LIVES_MS = 10 * 60_000;
const TRIES = 5;
const MAX_SENDERS = 10_000;

export type PairAttempt = "paired" | "wrong" | "expired" | "too-many-tries" | "already";

/** A new code to show on the terminal. Only its seal is kept: it can be checked, not read. */
export function newPairingCode(key: Buffer, now: number): { code: string; pairing: NonNullable<State["pairing"]> } {
  const code = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return {
    code: `${code.slice(0, 4)}-${code.slice(4)}`,
    pairing: { mac: macOf(key, "pair", code), expiresAt: now + LIVES_MS },
  };
}

export const isExpired = ({ expiresAt }: NonNullable<State["pairing"]>, now: number): boolean =>
  !isWithinLife(expiresAt - LIVES_MS, LIVES_MS, now);

export const isPairingCode = (key: Buffer, pairing: State["pairing"], code: string): boolean =>
  pairing !== undefined && isGenuine(key, "pair", code.toUpperCase().replace(/[^A-Z0-9]/g, ""), pairing.mac);

/** Counts wrong codes per sender, and forgets them when a new code is shown. */
export class PairingTries {
  private readonly tries = new Map<string, number>();
  private codeMac = "";

  /** True when this sender may try once more; the try is counted. */
  allow(sender: string, codeMac: string): boolean {
    if (this.codeMac !== codeMac) this.tries.clear();
    this.codeMac = codeMac;
    const used = this.tries.get(sender) ?? 0;
    if (used >= TRIES || (used === 0 && this.tries.size >= MAX_SENDERS)) return false;
    this.tries.set(sender, used + 1);
    return true;
  }
}
