type Cursor = { row: number; column: number };

/** What a person sees once a terminal has drawn this: the few sequences that a line editor needs, for narrow characters. */
export function drawnScreen(output: string, columns: number): string[] {
  const rows: string[][] = [[]];
  const cursor: Cursor = { row: 0, column: 0 };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a terminal obeys.
  for (const [whole, count, letter] of output.matchAll(/\u001b\[\??(\d*)([A-Za-z])|./gsu)) {
    if (letter !== undefined) obey(rows, cursor, { letter, count: Number(count || 1) });
    else if (whole === "\n") cursor.row += 1;
    else if (whole === "\r") cursor.column = 0;
    else if (whole === "\t") cursor.column += 8 - (cursor.column % 8);
    else put(rows, cursor, { character: whole, columns });
    while (rows.length <= cursor.row) rows.push([]);
  }
  return rows.map((row) =>
    Array.from(row, (character) => character ?? " ")
      .join("")
      .trimEnd(),
  );
}

function obey(rows: string[][], cursor: Cursor, { letter, count }: { letter: string; count: number }): void {
  if (letter === "A") cursor.row = Math.max(0, cursor.row - count);
  if (letter === "B") cursor.row += count;
  if (letter === "C") cursor.column += count;
  if (letter === "D") cursor.column = Math.max(0, cursor.column - count);
  if (letter === "G") cursor.column = count - 1;
  if (letter === "J") rows.splice(cursor.row + 1);
  if (letter === "J" || letter === "K") rows[cursor.row]?.splice(cursor.column);
}

function put(rows: string[][], cursor: Cursor, { character, columns }: { character: string; columns: number }): void {
  if (cursor.column === columns) Object.assign(cursor, { row: cursor.row + 1, column: 0 });
  const row = rows[cursor.row] ?? [];
  row[cursor.column] = character;
  rows[cursor.row] = row;
  cursor.column += 1;
}
