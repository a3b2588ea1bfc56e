import { EXIT } from "./exit.js";

/** Says something on stdout: all is well. */
export function print(text: string): number {
  console.log(text);
  return EXIT.fine;
}

/** Says something on stderr. */
export function complain(text: string, code: number): number {
  console.error(text);
  return code;
}
