import fc from "fast-check";

/** Any text at all, halves of characters included; fast-check's own takes a second to begin. */
export const anyText = (maxLength = 20): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        fc.nat(0xffff),
        fc.nat(0x7f),
        fc.constantFrom(0, 9, 10, 13, 27, 0x202e, 0xfeff),
        fc.integer({ min: 0x1_0000, max: 0x10_ffff }),
      ),
      { maxLength },
    )
    .map((codes) => String.fromCodePoint(...codes));
