import type { Output } from "./call.js";
import { EXIT } from "./exit.js";

/** Says something on stdout: all is well. */
export function print(output: Output, text: string): number {
  output.log(text);
  return EXIT.fine;
}

/** Says something on stderr. */
export function complain(output: Output, text: string, code: number): number {
  output.error(text);
  return code;
}
