import { expect, test } from "vitest";
import { compileMatcher } from "../../src/core/matcher.js";
import { textForPattern } from "../../src/lib/text-for-pattern.js";

test.each([
  "rm -rf|dd if=|mkfs",
  "^Bash$",
  "^(?:Edit|Write)$",
  "(?i)git\\s+push\\b.*--force",
  "mcp__[a-z]+__.*",
  "[^a-z0]{3,5}x?",
  "\\.env(?:\\.production)?$",
  "[[:digit:]]+-\\d{4}",
  "密码|口令",
  "\\Qa.b\\E\\x41\\x{6587}",
  "(?P<name>sudo) +\\S+",
  "[\\]\\-/]",
  "a{0,3}(b|c)*d+?",
])("a text is made that %s finds", async (pattern) => {
  const text = textForPattern(pattern);
  expect(text).toBeDefined();
  expect(await compileMatcher(pattern, 1)([text ?? ""]), text).toBe(true);
});

test("what cannot be read gives no text, and nothing else", () => {
  for (const pattern of ["(a", "[a", "(?=x)a", "(".repeat(5_000), "a{1000}", "((((((((((x{50}){50}){50}){50}))))))))"])
    expect(textForPattern(pattern), pattern.slice(0, 20)).toBeUndefined();
});
