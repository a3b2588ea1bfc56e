/** What sets a colour. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is how a terminal is told.
const COLOUR = /\u001b\[\d+m/g;
/** A Chinese character takes two columns, and a colour none. */
export const widthOf = (text: string): number =>
  [...text.replace(COLOUR, "")].reduce((sum, each) => sum + (each >= "\u2e80" ? 2 : 1), 0);

/** A word, or a character of a script without blanks between words, with what must not begin a line, and blanks, behind it. */
const PIECE = /(?:[\u2e80-\uffff]|[^\s\u2e80-\uffff]+)[，。；：！？、）》」』】]*\s*/gu;

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

/** A text whose lines fit into some columns; what continues a line begins where that did, or is indented by `hang`. */
export const fitted = (text: string, columns: number, hang = ""): string =>
  text
    .split("\n")
    .map((line) => {
      if (widthOf(line) <= columns) return line;
      const [indent = ""] = /^ */.exec(line) ?? [];
      const under = indent === "" ? hang : indent;
      return indent + wrapped(line.slice(indent.length), columns - under.length).join(`\n${under}`);
    })
    .join("\n");
