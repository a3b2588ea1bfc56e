import { randomBytes } from "node:crypto";
import { asSeen } from "../../../core/readings.js";

/** Keeps the bot's token out of everything that hooks, logs and errors get to see. */
export class TokenRedactor {
  private readonly secret: string;
  /** Of the same form, so that a guard which looks for tokens still finds one. */
  private readonly standIn: string;

  constructor(token: string) {
    this.secret = token.slice(token.indexOf(":") + 1);
    this.standIn = randomBytes(64).toString("base64url").slice(0, this.secret.length);
  }

  hide(text: string): string {
    const hidden = text.replaceAll(this.secret, this.standIn);
    // With something unseen in it, a hook would still read it: it is shown such texts without.
    return asSeen(hidden).includes(this.secret) ? asSeen(hidden).replaceAll(this.secret, this.standIn) : hidden;
  }

  /** Network errors name the address of the call, and the token is part of it. */
  scrub(error: unknown): void {
    const seen = new Set<unknown>();
    for (let each = error; each instanceof Error && !seen.has(each); each = innerOf(each)) {
      seen.add(each);
      for (const name of ["message", "stack"] as const) {
        const text = each[name];
        if (text?.includes(this.secret)) each[name] = text.replaceAll(this.secret, "<token>");
      }
    }
  }
}

const innerOf = (error: Error): unknown => ("error" in error ? error.error : error.cause);
