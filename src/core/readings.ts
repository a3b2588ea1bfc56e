import { type PartsLayout, plainLayout } from "./align-parts.js";

/** Characters that take no place where a text is shown; tabs and line ends do. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb]/gu;
const WORD = "[\\p{L}\\p{M}\\p{N}\\p{P}\\p{Sc}\\p{Sk}\\p{Sm}]";
/** Some scripts cannot do without joiners, and emoji neither: these count only beside letters that have no use for them. A key cap is an emoji, too. */
const JOINERS = "[\\u200c\\u200d]";
const UNJOINED =
  "[\\p{ASCII}\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]";
const OTHERS = "(?![\\t\\n\\r\\u200c\\u200d])[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\ufff9-\\ufffb]";
const INSIDE_WORDS = new RegExp(
  `(?<=${WORD})(?:${OTHERS}|(?<=${UNJOINED})${JOINERS}|${JOINERS}(?=${UNJOINED}))+(?!\\u20e3)(?=${WORD})`,
  "u",
);

/** A text without what nobody sees in it. */
export const asSeen = (text: string): string =>
  text.replace(UNSEEN, (character) => (/[\t\n\r]/.test(character) ? character : ""));

/** The texts of a message as hooks get them. */
export type Readings = {
  parts: readonly string[];
  layout: PartsLayout;
  /** The hooks' new texts, one for each text of the message. */
  restore(next: readonly string[]): readonly string[];
};

/**
 * Adds a second reading of each text in which something unseen stands inside words: a key with such a character in it is a
 * key to whoever reads it, and to no pattern. Where both readings were rewritten, the second has the last word.
 */
export function withReadings(parts: readonly string[], layout = plainLayout(parts)): Readings {
  const hidden = [...parts.keys()].filter((index) => INSIDE_WORDS.test(parts[index] ?? ""));
  if (hidden.length === 0) return { parts, layout, restore: (next) => next };
  const seen = hidden.map((index) => asSeen(parts[index] ?? ""));
  return {
    parts: [...parts, ...seen],
    layout: { ...layout, readingOf: [...layout.readingOf, ...hidden.map((index) => layout.readingOf[index] ?? index)] },
    restore: (next) =>
      parts.map((part, index) => {
        const second = hidden.indexOf(index);
        const reading = second < 0 ? undefined : next[parts.length + second];
        return reading === undefined || reading === seen[second] ? (next[index] ?? part) : reading;
      }),
  };
}
