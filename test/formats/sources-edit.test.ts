import { expect, test } from "vitest";
import { readSources, writeSource } from "../../src/formats/agent-yaml.js";

const agent = (...lines: string[]): string => `# mine\nagent: {name: Helper}\nshell_hooks:\n${lines.join("\n")}\n`;

test("where nobody has said anything, what is read anyway is named beside the new one", () => {
  expect(writeSource(agent("  # the switch", "  enabled: true"), "claude", true)).toBe(
    agent("  # the switch", "  sources: [agent-hooks, claude]", "  enabled: true"),
  );
  expect(writeSource(agent("  enabled: true"), "agent-hooks", false)).toBe(agent("  sources: []", "  enabled: true"));
  expect(writeSource("", "kimi", true)).toBe("shell_hooks:\n  sources: [agent-hooks, kimi]\n");
});

test("a list in one line stays one, and what stands behind it is left", () => {
  expect(writeSource(agent("  sources: [claude] # as at work", "  enabled: true"), "kimi", true)).toBe(
    agent("  sources: [claude, kimi] # as at work", "  enabled: true"),
  );
  expect(writeSource(agent("  sources: claude"), "kimi", true)).toBe(agent("  sources: [claude, kimi]"));
  expect(writeSource(agent("  sources: [Claude, typo]"), "claude", false)).toBe(agent("  sources: [typo]"));
});

test("a list of several lines gets one more or one less, with its comments", () => {
  const both = agent("  sources:", "    # from work", "    - claude # old", "    - kimi", "  enabled: true");
  expect(writeSource(both, "agent-hooks", true)).toBe(
    agent("  sources:", "    # from work", "    - claude # old", "    - kimi", "    - agent-hooks", "  enabled: true"),
  );
  const one = agent("  sources:", "    # from work", "    - kimi", "  enabled: true");
  expect(writeSource(both, "claude", false)).toBe(one);
  // An empty list is not the same as none: that would be what is read where nobody has said anything.
  expect(readSources(writeSource(one, "kimi", false) ?? "")).toEqual({ names: [], unknown: [] });
});

test("what is so already is left to the byte, and a broken file is not touched", () => {
  const text = agent("  sources:   [ claude ]");
  expect(writeSource(text, "claude", true)).toBe(text);
  expect(writeSource("shell_hooks: [", "claude", true)).toBeUndefined();
});

test("in a file of another style the setting is changed and everything else means the same", () => {
  const text = 'shell_hooks: {enabled: true, sources: &list ["claude"]}\nother: *list\n';
  expect(writeSource(text, "kimi", true)).toBeUndefined();
  expect(writeSource("shell_hooks: {enabled: true} # short\n", "kimi", true)).toBe(
    "shell_hooks: { enabled: true, sources: [ agent-hooks, kimi ] } # short\n",
  );
});

test("a list that ends the file without a line break gets one, and a word that YAML would misread keeps its quotes", () => {
  expect(writeSource("shell_hooks:\n  sources:\n    - claude", "kimi", true)).toBe(
    "shell_hooks:\n  sources:\n    - claude\n    - kimi\n",
  );
  expect(writeSource("shell_hooks:\n  sources:\n    - kimi\n    - claude", "claude", false)).toBe(
    "shell_hooks:\n  sources:\n    - kimi\n",
  );
  expect(writeSource('shell_hooks:\n  sources: ["a: b"]\n', "kimi", true)).toBe(
    'shell_hooks:\n  sources: ["a: b", kimi]\n',
  );
});

test("a list whose items stand in unusual places is changed all the same, and means what was wanted", () => {
  for (const list of ["- >-\n      claude\n", "-\n      claude\n", "- claude\n    - {odd: 1}\n"]) {
    const text = `shell_hooks:\n  sources:\n    ${list}`;
    const added = writeSource(text, "kimi", true) ?? "";
    expect([...readSources(added).names].sort(), list).toEqual(["claude", "kimi"]);
    expect(readSources(writeSource(added, "claude", false) ?? "").names, list).toEqual(["kimi"]);
  }
});
