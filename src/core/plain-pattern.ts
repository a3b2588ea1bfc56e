/** A pattern of literals and `|` alone. */
export type PlainPattern = {
  pattern: RegExp;
  /**
   * Misses an event's strings and names of fields only where `pattern` misses their JSON as well, which is then not even
   * made. Undefined where only the JSON can tell.
   */
  sieve: RegExp | undefined;
};

const MAX_PLAIN = 512;
/** What JSON writes outside of quotes: brackets, numbers, `true`, `false`, `null`. */
const STRUCTURE = /^[-+.:,{}[\] \daeflnrstu]*$/i;
const SHORT_ESCAPES: Readonly<Record<string, string>> = { b: "\\x08", f: "\\f", n: "\\n", r: "\\r", t: "\\t" };
/** What JSON writes as `\u` and four digits. */
const LONG_ESCAPED = "[\\0-\\x07\\v\\x0e-\\x1f\\ud800-\\udfff]";
/** The most of a literal's beginning that can be the end of an escape, or of a literal that is a part of one. */
const ESCAPE_END = /^(?:[nrt]|u?[\da-f]{0,4})/i;
/** Of a shorter one, too many texts hold it that do not hold the literal. */
const MIN_SIEVE = 4;

/** Undefined for every other pattern. No backtracking is possible in a plain one: it runs natively. */
export function parsePlainPattern(source: string): PlainPattern | undefined {
  const anyCase = source.startsWith("(?i)");
  const body = anyCase ? source.slice(4) : source;
  if (body.length > MAX_PLAIN || !/^(?:[^\\^$.[\]()*+?{}]|\\[!-/:-@[-`{-~])*$/.test(body)) return undefined;
  // Beyond ASCII the two engines fold case differently, and "too rarely" is the one mistake a guard may not make.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is "all of ASCII".
  if (anyCase && !/^[\u0000-\u007f]*$/.test(body)) return undefined;
  const literals = literalsOf(body);
  const flags = anyCase ? "iu" : "u";
  const isSievable = literals.every((literal) => !/["\\]/.test(literal) && !STRUCTURE.test(literal));
  return {
    pattern: new RegExp(literals.map(quoted).join("|"), flags),
    sieve: isSievable ? new RegExp(literals.map(sieveOf).join("|"), flags) : undefined,
  };
}

function literalsOf(body: string): string[] {
  const literals = [""];
  for (const token of body.match(/\\.|[^\\]/gsu) ?? []) {
    if (token === "|") literals.push("");
    else literals.push(literals.pop() + token.replace(/^\\/, ""));
  }
  return literals;
}

/** What a string holds where its JSON holds a literal, and perhaps elsewhere: the shorter, the faster it is looked for. */
function sieveOf(literal: string): string {
  const rest = literal.replace(ESCAPE_END, "");
  return rest.length < MIN_SIEVE ? [quoted(literal), ...escapedForms(literal)].join("|") : quoted(rest);
}

/**
 * The strings in whose JSON a literal stands though it does not stand in them. It holds no backslash, so that it can only
 * begin after one: with the last characters of an escape, such as the `n` of `\n`, and go on with what follows it.
 */
function escapedForms(literal: string): string[] {
  const short = SHORT_ESCAPES[literal.charAt(0).toLowerCase()];
  const forms = short === undefined ? [] : [short + quoted(literal.slice(1))];
  for (let length = 1; length <= Math.min(literal.length, 5); length += 1)
    if (/^(?:[\da-f]{1,4}|u[\da-f]{4})$/i.test(literal.slice(0, length)))
      forms.push(LONG_ESCAPED + quoted(literal.slice(length)));
  // It may also be no more than a part of one.
  return /^u?[\da-f]{0,4}$/i.test(literal) ? [...forms, LONG_ESCAPED] : forms;
}

const quoted = (literal: string): string => literal.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
