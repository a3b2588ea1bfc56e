/** What a URL parser drops or changes without a word: control and invisible characters, blanks, backslashes. */
const REPAIRED = /[\p{C}\p{Z}\\]/u;

/** The URL that a text is as it is written; undefined for one that a parser would have to repair first. */
export function parsePlainUrl(text: string): URL | undefined {
  return !REPAIRED.test(text) && URL.canParse(text) ? new URL(text) : undefined;
}
