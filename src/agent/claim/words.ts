/** A table of words, written as prose is: separated by blanks and line ends. */
export const list = (words: string): string[] => words.trim().split(/\s+/);
