import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Colours = Readonly<Record<string, string>>;

const css = readFileSync("src/bot/web/page/css/tokens.css", "utf8");
const coloursIn = (block: string): Colours =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = "", value = ""]) => [name, value]),
  );
const [light = {}, dark = {}, darkByItself = {}] = [...css.matchAll(/^ *:root[^{]*\{([^}]*)\}/gm)].map(
  ([, block = ""]) => coloursIn(block),
);

/** How bright a colour is, as WCAG counts it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

const GROUNDS = ["ground", "surface", "sunken"];
/** Which colour stands on which, and how much they have to differ: 4.5 for words, 3 for edges of what can be used. */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ...["text", "muted", "accent", "good", "bad", "warn"].flatMap((name) =>
    GROUNDS.map((on) => [name, on, 4.5] as const),
  ),
  ...["good", "bad", "warn", "accent"].map((name) => [name, `${name}-soft`, 4.5] as const),
  ...["text", "muted"].map((name) => [name, "accent-soft", 4.5] as const),
  ...["text", "muted"].map((name) => [name, "good-soft", 4.5] as const),
  ...["accent", "accent-hover"].map((on) => ["on-accent", on, 4.5] as const),
  ...GROUNDS.map((on) => ["strong-border", on, 3] as const),
];

test.each([
  ["light", light],
  ["dark", dark],
])("in the %s every word differs enough from its ground", (_, colours) => {
  const tooNear = PAIRS.flatMap(([name, on, least]) => {
    const found = contrast(colours[name] ?? "#000000", colours[on] ?? "#000000");
    return found < least ? [`${name} on ${on}: ${found.toFixed(2)}`] : [];
  });
  expect(tooNear).toEqual([]);
});

test("the dark that is chosen and the dark of the system are the same", () => {
  expect(darkByItself).toEqual(dark);
  expect(Object.keys(dark)).toEqual(Object.keys(light));
});
