import { expect, test } from "vitest";
import { readSources, readSwitch, writeSource, writeSwitch } from "../../src/formats/agent-yaml.js";

const DEEP = `a: ${"[".repeat(600)}`;

test("the switch is read as people write it, and what is no list of settings says so", () => {
  for (const word of ["true", "on", "Yes", '"on"'])
    expect(readSwitch(`shell_hooks:\n  enabled: ${word}\n`), word).toEqual({ kind: "value", on: true });
  for (const word of ["false", "off", "NO", '"False"'])
    expect(readSwitch(`shell_hooks:\n  enabled: ${word}\n`), word).toEqual({ kind: "value", on: false });
  for (const word of ["0", "1", "maybe", "ture", "[true]"])
    expect(readSwitch(`shell_hooks:\n  enabled: ${word}\n`), word).toEqual({
      kind: "no-switch",
      word: expect.any(String),
    });
  for (const text of ["", "# nothing yet\n", "~\n", "--- null\n", "shell_hooks:\n", "shell_hooks:\n  enabled:\n"])
    expect(readSwitch(text), text).toEqual({ kind: "absent" });
  for (const text of ["- enabled\n", "just words\n", "[]\n", "a: [\n", "shell_hooks: {enabled: !!bool yes}", DEEP])
    expect(readSwitch(text), text.slice(0, 20)).toMatchObject({ kind: "unreadable" });
  expect(readSwitch(DEEP)).toMatchObject({ detail: "nested too deeply" });
});

test("the switch is set in a section without keys, also on the last line of a file", () => {
  expect(writeSwitch("shell_hooks:", true)).toBe("shell_hooks:\n  enabled: true");
  expect(writeSwitch("shell_hooks: # mine\nother: 1\n", true)).toBe("shell_hooks: # mine\n  enabled: true\nother: 1\n");
  expect(writeSwitch("---\n# later\n", true)).toBe("---\n# later\nshell_hooks:\n  enabled: true\n");
  expect(writeSwitch("other: 1", false)).toBe("other: 1\nshell_hooks:\n  enabled: false\n");
  expect(writeSwitch("shell_hooks:\n  enabled: # set by me\n", true)).toBe(
    "shell_hooks:\n  enabled: true # set by me\n",
  );
});

test("what holds no settings, or is nested too deeply, is not edited", () => {
  for (const text of ["- a\n", "just words\n", DEEP])
    expect(writeSwitch(text, true), text.slice(0, 20)).toBeUndefined();
});

test("a file nested too deeply chooses no source beside the one that needs no word", () => {
  expect(readSources(`shell_hooks:\n  sources: [claude]\n${DEEP}`)).toEqual({ names: ["agent-hooks"], unknown: [] });
});

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
