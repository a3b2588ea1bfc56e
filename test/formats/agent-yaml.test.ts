import { expect, test } from "vitest";
import { readSources, readSwitch, writeSwitch } from "../../src/formats/agent-yaml.js";

const DEEP = `a: ${"[".repeat(600)}`;

test("the switch is read as people write it, and what is no list of settings says so", () => {
  for (const word of ["true", "on", "Yes", '"on"'])
    expect(readSwitch(`shell_hooks:\n  enabled: ${word}\n`), word).toEqual({ kind: "value", on: true });
  for (const word of ["false", "off", "no", "0", "maybe"])
    expect(readSwitch(`shell_hooks:\n  enabled: ${word}\n`), word).toEqual({ kind: "value", on: false });
  for (const text of ["", "# nothing yet\n", "~\n", "--- null\n", "shell_hooks:\n", "shell_hooks:\n  enabled:\n"])
    expect(readSwitch(text), text).toEqual({ kind: "absent" });
  for (const text of ["- enabled\n", "just words\n", "[]\n", "a: [\n", DEEP])
    expect(readSwitch(text), text.slice(0, 20)).toMatchObject({ kind: "unreadable" });
  expect(readSwitch(DEEP)).toMatchObject({ detail: "nested too deeply" });
});

test("the switch is set in a section without keys, also on the last line of a file", () => {
  expect(writeSwitch("shell_hooks:", true)).toBe("shell_hooks:\n  enabled: true");
  expect(writeSwitch("shell_hooks: # mine\nother: 1\n", true)).toBe("shell_hooks: # mine\n  enabled: true\nother: 1\n");
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
