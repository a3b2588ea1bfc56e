import fc from "fast-check";

/** One character: of plain text, of the usual scripts, or any there is. Half surrogates are none. */
const anyCharacter = fc
  .oneof(fc.nat(0x7f), fc.nat(0xffff), fc.nat(0x10_ff_ff))
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

/** Any text. Not fast-check's own "binary": that looks at each character of Unicode first, which takes a second. */
export const anyText = (maxLength?: number): fc.Arbitrary<string> =>
  fc.string({ unit: anyCharacter, ...(maxLength === undefined ? {} : { maxLength }) });
