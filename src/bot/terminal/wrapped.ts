/** A Chinese character takes two columns. */
export const widthOf = (text: string): number => [...text].reduce((sum, each) => sum + (each >= "\u2e80" ? 2 : 1), 0);

/** A word, or a character of a script without blanks between words, with the blanks behind it. */
const PIECE = /(?:[\u2e80-\uffff]|[^\s\u2e80-\uffff]+)\s*/gu;

/** The lines of a text that fit into some columns; a word is not cut, for it may be an address. */
export function wrapped(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const [piece] of text.matchAll(PIECE)) {
    if (line !== "" && widthOf(line + piece.trimEnd()) > columns) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
}
