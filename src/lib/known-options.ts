import { nearest } from "./nearest.js";
import { showValue } from "./show-value.js";

/** Throws at an option that does not exist: it would be ignored, and what it was meant to protect would not be. */
export function refuseUnknownOptions(taker: string, options: object, known: Readonly<Record<string, unknown>>): void {
  const names = Object.keys(known);
  for (const name of Object.keys(options)) {
    if (names.includes(name)) continue;
    const near = nearest(name, names);
    const advice = near === undefined ? `It takes ${names.join(", ")}.` : `Did you mean "${near}"?`;
    throw new TypeError(`${taker} has no option ${showValue(name)}. ${advice}`);
  }
}
