import { Lexer } from "yaml";

const MAX_BRACKETS = 500;
const MAX_COLUMN = 200;
const MAX_COLONS = 100;
/** What the lexer puts between the texts: the next one is a scalar; the flow collections end here. */
const SCALAR = "\u001f";
const FLOW_END = "\u0018";

/** The first line nested so deeply that a YAML parser, which recurses, might take the whole process down with it. */
export function tooDeepLine(source: string): number | undefined {
  const lines = source.split("\n");
  const index = lines.findIndex((line) => line.length - line.replace(/^(?:[-?:]?\s)*/, "").length > MAX_COLUMN);
  if (index >= 0) return index + 1;
  const brackets = source.match(/[[{]/g)?.length ?? 0;
  const isFlat = brackets <= MAX_BRACKETS && lines.every((line) => line.split(": ").length <= MAX_COLONS);
  return isFlat ? undefined : deepLineByTokens(source);
}

/**
 * The same by the parser's own tokens, of which a long list has many and none of them deep. Nothing simpler will do: a
 * bracket in quotes or in a comment closes nothing, and which text that is only the lexer knows.
 */
function deepLineByTokens(source: string): number | undefined {
  let [line, depth, colons] = [1, 0, 0];
  let isScalar = false;
  for (const token of new Lexer().lex(source)) {
    const isText: boolean = isScalar;
    isScalar = !isText && token === SCALAR;
    if (token.includes("\n")) [line, colons] = [line + token.split("\n").length - 1, 0];
    if (isText) continue;
    if (token === FLOW_END) depth = 0;
    if (token === "[" || token === "{") depth += 1;
    if (token === "]" || token === "}") depth = Math.max(depth - 1, 0);
    // Inside brackets a colon only parts a key from its value; outside, each on a line opens another map.
    if (token === ":" && depth === 0) colons += 1;
    if (depth > MAX_BRACKETS || colons >= MAX_COLONS) return line;
  }
  return undefined;
}
