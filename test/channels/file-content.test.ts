import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { MAX_READ, readText } from "../../src/channels/file-content.js";

const LINE = "token: sk-live-1234567890\n";
const bytes = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

describe("a text in a file", () => {
  test("is read as it is, and can be rewritten, in UTF-8 and in UTF-16 with its mark", () => {
    expect(readText(bytes(LINE, "密码"))).toEqual({ text: `${LINE}密码`, isWhole: true });
    const wide = bytes(Buffer.from([0xff, 0xfe]), Buffer.from(`${LINE}密码`, "utf16le"));
    expect(readText(wide)).toEqual({ text: `${LINE}密码`, isWhole: true });
    expect(readText(Buffer.from(wide).swap16())).toEqual({ text: `${LINE}密码`, isWhole: true });
  });

  test.each([
    ["NULs behind it", bytes(LINE, Buffer.alloc(20))],
    ["a NUL and junk behind it", bytes(LINE, Buffer.from([0]), Buffer.alloc(20, 200))],
    ["the mark of another encoding in front", bytes(Buffer.from([0xff, 0xfe]), LINE)],
    ["the mark of yet another in front", bytes(Buffer.from([0xfe, 0xff]), LINE)],
    ["something behind it that looks like two bytes a letter", bytes(LINE, " \0".repeat(40))],
    ["two bytes a letter and no mark", Buffer.from(LINE, "utf16le")],
    ["two bytes a letter at an odd place", bytes("x", Buffer.from(LINE, "utf16le"))],
    [
      "a picture around it",
      bytes(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), LINE, Buffer.from([0, 1, 2, 3, 0xff])),
    ],
    ["a byte that is no UTF-8", bytes(LINE, Buffer.from([0xff]))],
  ])("is found with %s", (_, content) => {
    expect(readText(content)?.text).toContain("sk-live-1234567890");
  });

  test("in Chinese is found in the encoding that old programs use", () => {
    const { text = "", isWhole } = readText(Buffer.from([0xbb, 0xfa, 0xc3, 0xdc])) ?? {};
    expect(text).toContain("机密");
    expect(isWhole).toBe(false);
  });
});

test("a picture has next to nothing to read, a file over the limit and an empty one nothing", () => {
  const picture = bytes(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), randomBytes(100_000));
  expect(readText(picture)?.text.length ?? 0).toBeLessThan(2_000);
  expect(readText(Buffer.alloc(MAX_READ + 1, 65))).toBeUndefined();
  expect(readText(Buffer.alloc(0))).toBeUndefined();
});
