/** A name that a command line may lead to: in a word of its own, inside a shell text, as a pattern there, or as a module. */
export type Name = { text: string; kind: "word" | "text" | "pattern" | "module" };

export const SCRIPT_NAME = /\.(?:sh|bash|zsh|py|js|mjs|cjs|ts|rb|pl|php|lua|awk|sed)$/;
const SHELL_CHARACTERS = /[\s;&|()<>"'`${}[\]\\*?]/;
const BETWEEN_TOKENS = /[\s;&|()<>"'`${}[\]\\*?+!#]+/;
const BETWEEN_PATTERNS = /[\s;&|()<>"'`${}=,]+/;
/** `*` alone is an arm of a `case`, and `[a-z]*` most likely a regular expression. */
const PATTERN = /^(?=.*[*?[])(?=.*\/|.*\w(?![^[]*\]))/;
const MODULE = /^\w+(?:(?:\.|::)\w+)+$/;
/** `-m`, `-M` or letters that end in one: what follows is a module. */
export const MODULE_OPTION = /^-\w*[mM]$/;

/** What stands before the path in a word: `--rules=` or `RULES=`, `-f` when what follows is a path, else nothing. */
export function prefixOf(word: string): string {
  const [prefix = ""] = /^(?:-[^=]*|\w+)=|^-\w(?=(?:\.{1,2}|~)?\/)/.exec(word) ?? [];
  return prefix;
}

export const isShellText = (word: string): boolean => SHELL_CHARACTERS.test(word);

/** Every name in a word that some program could take for a path: the word, its parts, and the tokens of a text. */
export function namesIn(word: string, isModule: boolean): Name[] {
  const names: Name[] = partsOf(word).map((text) => ({ text, kind: "word" }));
  const tokens = isShellText(word) ? tokensOf(word) : [];
  for (const text of tokens.flatMap(partsOf)) names.push({ text, kind: "text" });
  const patterns = tokens.length > 0 ? word.split(BETWEEN_PATTERNS).filter((token) => PATTERN.test(token)) : [];
  for (const text of patterns) names.push({ text, kind: "pattern" });
  const candidates = isModule || /^-\w*[mM]/.test(word) ? [...names.map(({ text }) => text), ...tokens] : tokens;
  for (const text of candidates.filter((name) => MODULE.test(name))) {
    names.push({ text: text.replaceAll(/\.|::/g, "/"), kind: "module" });
  }
  return unique(names);
}

/** A word, what follows each separator in it, the parts between them, and what follows the letters of `-xyz`. */
function partsOf(word: string): string[] {
  const parts = [word, ...word.split(/[=,:@]/)];
  for (const { index } of word.matchAll(/[=,:@]/g)) parts.push(word.slice(index + 1));
  return parts.flatMap((part) => {
    const [letters = ""] = /^-\w+/.exec(part) ?? [];
    return [part, ...Array.from(letters, (_, at) => part.slice(at + 1))];
  });
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

function unique(names: readonly Name[]): Name[] {
  const found = new Map(names.map((name) => [`${name.kind} ${name.text}`, name]));
  return [...found.values()].filter(({ text }) => text !== "");
}
