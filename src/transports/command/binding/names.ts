/** A name that a command line may lead to: in a word of its own, inside a shell text, as a pattern there, or as a module. */
export type Name = { text: string; kind: "word" | "text" | "pattern" | "module" };

export const SCRIPT_NAME = /\.(?:sh|bash|zsh|py|js|mjs|cjs|ts|rb|pl|php|lua|awk|sed)$/;
const SHELL_CHARACTERS = /[\s;&|()<>"'`${}[\]\\*?]/;
const BETWEEN_TOKENS = /[\s;&|()<>"'`${}[\]\\*?+!#]+/;
const BETWEEN_PATTERNS = /[\s;&|()<>"'`${}=,]+/;
/** `*` alone is an arm of a `case`, and `[a-z]*` most likely a regular expression. */
const PATTERN = /^(?=.*[*?[])(?=.*\/|.*\w(?![^[]{0,200}\]))/;
const MODULE = /^\w+(?:(?:\.|::)\w+)+$/;
/** `-m`, `-M` or letters that end in one: what follows is a module. */
export const MODULE_OPTION = /^-\w*[mM]$/;

/** What stands before the path in a word: `--rules=` or `RULES=`, `-f` when what follows is a path, else nothing. */
export function prefixOf(word: string): string {
  const [prefix = ""] = /^(?:-[^=]*|\w+)=|^-\w(?=(?:\.{1,2}|~)?\/)/.exec(word) ?? [];
  return prefix;
}

export const isShellText = (word: string): boolean => SHELL_CHARACTERS.test(word);

/** How many names of one word are looked up, and of how many characters together. */
const MAX_NAMES = 2_000;
const MAX_CHARACTERS = 4_194_304;

/**
 * Every name in a word that some program could take for a path: the word, its parts, and the tokens of a text; not all
 * where they are too many, because to write down what a long word holds would take minutes.
 */
export function namesIn(word: string, isModule: boolean): { names: Name[]; areAll: boolean } {
  const names: Name[] = [];
  const known = { word: new Set(), text: new Set(), pattern: new Set(), module: new Set() };
  let characters = 0;
  for (const name of allNames(word, isModule)) {
    const { text, kind } = name;
    if (text === "" || known[kind].has(text)) continue;
    characters += text.length;
    if (names.length === MAX_NAMES || characters > MAX_CHARACTERS) return { names, areAll: false };
    known[kind].add(text);
    names.push(name);
  }
  return { names, areAll: true };
}

function* allNames(word: string, isModule: boolean): Generator<Name> {
  const tokens = isShellText(word) ? tokensOf(word) : [];
  const patterns = tokens.length > 0 ? word.split(BETWEEN_PATTERNS).filter((token) => PATTERN.test(token)) : [];
  for (const text of partsOf(word)) yield { text, kind: "word" };
  for (const token of tokens) for (const text of partsOf(token)) yield { text, kind: "text" };
  for (const text of patterns) yield { text, kind: "pattern" };
  const parted = isModule || /^-\w*[mM]/.test(word) ? [word, ...tokens] : [];
  for (const each of [tokens, ...parted.map(partsOf)])
    for (const text of each) if (MODULE.test(text)) yield { text: text.replaceAll(/\.|::/g, "/"), kind: "module" };
}

/** A word, what follows each separator in it, the parts between them, and what follows the letters of `-xyz`. */
function* partsOf(word: string): Generator<string> {
  yield* withoutLetters(word);
  for (const part of word.split(/[=,:@]/)) yield* withoutLetters(part);
  for (const { index } of word.matchAll(/[=,:@]/g)) yield* withoutLetters(word.slice(index + 1));
}

function* withoutLetters(part: string): Generator<string> {
  yield part;
  const [letters = ""] = /^-\w+/.exec(part) ?? [];
  for (let at = 1; at <= letters.length; at += 1) yield part.slice(at);
}

/** The tokens of a shell text, with its quotes as boundaries and, as in `work"space"`, without them. */
export function tokensOf(text: string): string[] {
  // A variable may hold any folder; the worst it can be before a slash is the root.
  const known = text
    .replaceAll(/["']?(?:\$\{?HOME\}?)["']?(?=\/)/g, "~")
    .replaceAll(/["']?(?:\$\{?\w+\}?|\$\(pwd\)|`pwd`)["']?(?=\/)/g, ".");
  const tokens = [known, known.replaceAll(/["'\\]/g, "")].flatMap((each) => each.split(BETWEEN_TOKENS));
  return [...new Set(tokens)].filter((token) => token !== "");
}

/**
 * A shell text without what it only writes to: a log that grows with every run is no part of what was approved. What is
 * named elsewhere in the text as well stays.
 */
export const withoutOutputs = (text: string): string =>
  text.replaceAll(/>>?\|?[ \t]*(?:[^\s;&|()<>"'`]|"[^"\s]*"|'[^'\s]*')+/g, " ");

/** Braces that become several names, a text with escapes, and what `find`, `xargs` and `eval` run. */
const PUT_TOGETHER =
  /\{[^\s{}"']{0,200}(?:,|\.\.)[^\s{}"']{0,200}\}|\$'[^'\\]{0,200}\\[^']{0,200}'|\bfind\s[^;&|\n]{0,200}\s-(?:exec|ok)(?:dir)?\s[^;&|\n]{0,200}|\b(?:xargs|eval)\s[^;&|\n]{0,200}/;

/** Where a shell text puts names together only when it runs, so that nobody can tell before which files they are. */
export const putTogether = (text: string): string | undefined => PUT_TOGETHER.exec(text)?.[0].trim();
