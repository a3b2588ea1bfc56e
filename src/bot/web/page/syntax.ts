/** What a piece of a program is, as far as colours tell it; undefined for everything else. */
export type Kind = "comment" | "string" | "keyword" | "number" | "name";
export type Piece = { text: string; kind?: Kind };
export type Language = "py" | "sh" | "js" | "yaml" | "json";

/** Above it, colours would cost more time than they save. */
const MAX_COLOURED = 400_000;

const DOUBLE = String.raw`"(?:\\[^]|[^"\\\n])*(?:"|$)`;
const SINGLE = String.raw`'(?:\\[^]|[^'\\\n])*(?:'|$)`;
const NUMBER = String.raw`\b\d[\d_.xa-fA-F]*\b`;
const words = (all: string): string => `\\b(?:${all.replaceAll(" ", "|")})\\b`;

/** One row a language: its comments, strings, keywords, numbers, and names that stand out. */
const RULES: Readonly<Record<Language, Readonly<Partial<Record<Kind, string>>>>> = {
  py: {
    string: `[rbfuRBFU]{0,2}(?:"""[^]*?(?:"""|(?![^]))|'''[^]*?(?:'''|(?![^]))|${DOUBLE}|${SINGLE})`,
    comment: "#.*",
    keyword: words(
      "and as assert async await break class continue def del elif else except False finally for from global if import in is lambda match None nonlocal not or pass raise return True try while with yield",
    ),
    number: NUMBER,
    name: String.raw`@[\w.]+`,
  },
  sh: {
    string: String.raw`"(?:\\[^]|[^"\\])*(?:"|$)|'[^']*(?:'|$)`,
    comment: String.raw`(?<![^\s;&|(])#.*`,
    keyword: words(
      "if then elif else fi for while until do done case esac in function return exit set local export readonly shift trap break continue",
    ),
    name: String.raw`\$\w+|\$\{[^}\n]*\}|\$[@#?!*$-]`,
    number: NUMBER,
  },
  js: {
    comment: String.raw`\/\/.*|\/\*[^]*?(?:\*\/|(?![^]))`,
    string: `${DOUBLE}|${SINGLE}|${String.raw`\x60(?:\\[^]|[^\x60\\])*(?:\x60|$)`}`,
    keyword: words(
      "async await break case catch class const continue default delete do else export extends false finally for from function if import in instanceof let new null of return static super switch this throw true try type typeof undefined var void while yield",
    ),
    number: NUMBER,
  },
  yaml: {
    comment: "(?<!\\S)#.*",
    name: String.raw`(?<=^[ \t-]*)[\w.-]+(?=:(?:\s|$))`,
    string: `${DOUBLE}|${SINGLE}`,
    keyword: words("true false null"),
    number: NUMBER,
  },
  json: { string: DOUBLE, keyword: words("true false null"), number: NUMBER },
};

const ENDINGS: readonly (readonly [RegExp, Language])[] = [
  [/\.pyw?$/i, "py"],
  [/\.(?:sh|bash|zsh|ksh)$/i, "sh"],
  [/\.(?:[cm]?[jt]sx?)$/i, "js"],
  [/\.ya?ml$/i, "yaml"],
  [/\.json[lc]?$/i, "json"],
];
const PROGRAMS: readonly (readonly [RegExp, Language])[] = [
  [/python/, "py"],
  [/\b(?:ba|da|k|z)?sh\b/, "sh"],
  [/\b(?:node|deno|bun)\b/, "js"],
];

/** By the file's name, else by its first line. */
export function languageOf(path: string, text: string): Language | undefined {
  const [, byName] = ENDINGS.find(([ending]) => ending.test(path)) ?? [];
  const [first = ""] = /^#!.*/.exec(text) ?? [];
  return byName ?? PROGRAMS.find(([program]) => first !== "" && program.test(first))?.[1];
}

/** A program in lines of pieces. Joined again they are the text, to the character: colours hide and change nothing. */
export function colouredLines(text: string, language: Language | undefined): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const piece of piecesOf(text, language))
    for (const [at, part] of piece.text.split("\n").entries()) {
      if (at > 0) lines.push([]);
      if (part !== "") lines.at(-1)?.push({ ...piece, text: part });
    }
  return lines;
}

function piecesOf(text: string, language: Language | undefined): Piece[] {
  if (language === undefined || text.length > MAX_COLOURED) return [{ text }];
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: found, index, groups = {} } of text.matchAll(patternOf(language))) {
    if (index > from) pieces.push({ text: text.slice(from, index) });
    const kind = (Object.keys(groups) as Kind[]).find((each) => groups[each] !== undefined);
    pieces.push({ text: found, ...(kind && { kind }) });
    from = index + found.length;
  }
  return [...pieces, { text: text.slice(from) }];
}

const patternOf = (language: Language): RegExp =>
  new RegExp(
    Object.entries(RULES[language])
      .map(([kind, pattern]) => `(?<${kind}>${pattern})`)
      .join("|"),
    "gm",
  );
