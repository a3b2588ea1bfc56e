const MAX_PIECES = 500;
const MIN_SENTENCE = 16;
const MIN_CHINESE = 8;
const MIN_WORD = 6;

const CHINESE = /\p{Script=Han}/u;

/** Words that look like part of a key or name something: with a digit, a symbol or mixed case. */
const isTelling = (word: string): boolean =>
  word.length >= MIN_WORD && (/[^\p{L}]/u.test(word) || /\p{Ll}.*\p{Lu}/u.test(word));

const isLong = (sentence: string): boolean => sentence.length >= (CHINESE.test(sentence) ? MIN_CHINESE : MIN_SENTENCE);

/** The sentences and telling words of a text that was held back, but for what is left of it in its final form. */
export function piecesOf(texts: readonly string[], left: readonly string[]): string[] {
  const remains = left.join("\n");
  const pieces = new Set<string>();
  for (const text of texts)
    for (const line of text.split(/[\n。！？]|[.!?](?=\s)/u)) {
      if (isLong(line.trim())) pieces.add(line.trim());
      for (const word of line.split(/[\s"'`“”‘’，,;；：()[\]{}<>=|]+/u)) {
        const bare = word.replace(/[.:!?]+$/, "");
        if (isTelling(bare)) pieces.add(bare);
      }
      if (pieces.size > MAX_PIECES) break;
    }
  return [...pieces].filter((piece) => !remains.includes(piece)).slice(0, MAX_PIECES);
}
