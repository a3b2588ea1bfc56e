/** Where in a reply a program's text stands, in UTF-16 units: channels that can show it monospaced. */
export type TextRange = { offset: number; length: number };

export type Chunk = { text: string; monospaced: TextRange[] };

const MAX_MESSAGE = 4_096;

/** Cuts a reply into messages: between blocks where that is possible, else between lines, never inside a character. */
export function splitReply(text = "", ranges: readonly TextRange[] = [], most = MAX_MESSAGE): Chunk[] {
  const chunks: Chunk[] = [];
  for (let start = 0; start < text.length; ) {
    const end = endOfChunk(text, start, most);
    const piece = text.slice(start, end);
    // Telegram refuses a blank message, and a script full of empty lines would hide what comes after them.
    if (piece.trim() !== "") chunks.push({ text: piece, monospaced: rangesWithin(ranges, start, end) });
    // The break itself is not worth a line at the top of the next message.
    start = end + (/^\n+/.exec(text.slice(end, end + 10))?.[0].length ?? 0);
  }
  return chunks;
}

function endOfChunk(text: string, start: number, most: number): number {
  if (text.length - start <= most) return text.length;
  const latest = start + most;
  // A cut in the first half would make many short messages.
  const earliest = start + most / 2;
  for (const gap of ["\n\n", "\n", " "]) {
    const at = text.lastIndexOf(gap, latest);
    if (at > earliest) return at;
  }
  const splitsCharacter = /[\ud800-\udbff]/.test(text.charAt(latest - 1));
  return splitsCharacter ? latest - 1 : latest;
}

const rangesWithin = (ranges: readonly TextRange[], start: number, end: number): TextRange[] =>
  ranges.flatMap(({ offset, length }) => {
    const from = Math.max(offset, start);
    const to = Math.min(offset + length, end);
    return to > from ? [{ offset: from - start, length: to - from }] : [];
  });
