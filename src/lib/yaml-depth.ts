const MAX_BRACKETS = 500;
const MAX_COLUMN = 200;
const MAX_COLONS = 100;

/** The first line nested so deeply that a YAML parser, which recurses, might take the whole process down with it. */
export function tooDeepLine(source: string): number | undefined {
  let brackets = 0;
  const index = source.split("\n").findIndex((line) => {
    brackets += line.match(/[[{]/g)?.length ?? 0;
    const column = line.length - line.replace(/^(?:[-?:]?\s)*/, "").length;
    return brackets > MAX_BRACKETS || column > MAX_COLUMN || line.split(": ").length > MAX_COLONS;
  });
  return index < 0 ? undefined : index + 1;
}
