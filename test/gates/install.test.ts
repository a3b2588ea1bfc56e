import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addEntries, removeEntries } from "../../src/formats/hook-file-edit.js";
import { spokenDialect } from "../../src/formats/spoken.js";
import { folderSandbox } from "../support/folder-sandbox.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { makeWorkbench, type } from "../support/workbench.js";

const SECRETS = "block_secrets";
const KEY = {
  notification:
    "-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtzc2gtZW",
};

test("/hooks examples names every bundled script in a line, with its real path", async () => {
  const hooks = await makeWorkbench().open();
  const { text = "" } = await type(hooks, "/hooks examples");
  const all = await hooks.examples();
  expect(all.length).toBeGreaterThan(2);
  for (const { name, path, file } of all) {
    expect(text).toContain(`• ${name}: `);
    expect(text, "has a line of its own").not.toContain(`• ${name}: ${file}`);
    expect(text).toContain(path);
    expect(readFileSync(path, "utf8")).toMatch(/^#!/);
  }
});

test("every bundled script shows entries to paste, and they are right", async () => {
  const hooks = await makeWorkbench().open();
  for (const { name, entries, hooks: meant } of await hooks.examples()) {
    expect(entries.length, name).toBeGreaterThan(0);
    expect(meant, name).toHaveLength(entries.length);
  }
});

test("a newcomer's first minute: /hooks install block_secrets, then a key that does not get out", async () => {
  const bench = makeWorkbench();
  bench.propose("# mine\nhooks: []\n");
  const hooks = await bench.open();
  const { text } = await type(hooks, `/hooks install ${SECRETS}`);
  expect(text).toContain("Installed: block_secrets is approved and active.");
  expect(text).toContain("✓ on_outbound_message");
  expect(text).toContain("Hooks are ON.");
  expect(await hooks.fire("on_outbound_message", KEY)).toMatchObject({ verdict: "block" });
  expect(await hooks.fire("on_outbound_message", { notification: "hello" })).toMatchObject({ verdict: "continue" });
  expect(readFileSync(`${bench.workspace}/config/shell_hooks.yaml`, "utf8")).toMatch(/^# mine\nhooks:\n {2}- event/);
  const again = await type(hooks, `/hooks install ${SECRETS}.py`);
  expect(again.text).toContain("Installed: block_secrets");
  expect((await hooks.list()).hooks.every(({ state }) => state === "approved")).toBe(true);
});

test.runIf(LONG_TESTS)(
  "a bundled guard guards while it is tried, and one that does not work here is taken out again",
  async () => {
    const rehearsalSandbox = folderSandbox();
    const { prepare } = rehearsalSandbox;
    const seen: string[] = [];
    const bench = makeWorkbench();
    const hooks = await bench.open({ rehearsalSandbox });
    rehearsalSandbox.prepare = async (run) => {
      seen.push((await hooks.fire("on_outbound_message", KEY)).verdict);
      return { ...(await prepare(run)), argv: ["/nowhere/python3"] };
    };
    const told: string[] = [];
    const { text } = await type(hooks, `/hooks install ${SECRETS}`, { onProgress: (line) => told.push(line) });
    expect(new Set(seen)).toEqual(new Set(["block"]));
    expect(told).toEqual(["block_secrets is active from now on. Trying it on its examples …"]);
    expect(text).toContain("⚠ block_secrets is only partly active; the rest is listed here with the reason:");
    expect(text).toContain("⚠ on_outbound_message: Not yet live: it could not start when it was tried.");
    expect(new Set((await hooks.list()).hooks.map(({ state }) => state))).toEqual(new Set(["not-live"]));
    expect((await hooks.fire("on_outbound_message", KEY)).runs).toEqual([]);
    await type(hooks, "/hooks revoke block_secrets.py");
    rehearsalSandbox.prepare = async (run) => {
      await type(hooks, "/hooks revoke block_secrets.py");
      return prepare(run);
    };
    await type(hooks, `/hooks install ${SECRETS}`);
    expect((await hooks.approved()).hooks, "what is revoked while it is tried stays revoked").toEqual([]);
  },
);

test("one line undoes an example of two commands, entries and all", async () => {
  const hooks = await makeWorkbench().open();
  const { text = "" } = await type(hooks, "/hooks install cost_footer");
  const [, line = ""] = /^Undo: (.+)$/m.exec(text) ?? [];
  expect((await type(hooks, line)).text).toContain("Uninstalled: cost_footer");
  expect((await hooks.list()).hooks).toEqual([]);
});

test("no bundled script is taken for one of another program", async () => {
  for (const { name, path } of await (await makeWorkbench().open()).examples())
    expect(spokenDialect(readFileSync(path, "utf8")), name).toBeUndefined();
});

test("/hooks doctor knows a script for Claude Code by its names", async () => {
  const bench = makeWorkbench();
  const body = (line: string) => `#!/bin/sh\ncat >/dev/null\n# ${line}\n`;
  const theirs = bench.script("theirs.sh", body('[ "$(jq -r .hook_event_name)" = PreToolUse ]'));
  const both = bench.script("both.sh", body("hook_event_name is pre_tool_call here"));
  const ours = bench.script("ours.sh", body("jq -r .tool_name"));
  const entries = [theirs, both, ours].map(
    (path) => `  - {event: pre_tool_call, command: ${path}, fail_closed: true}\n`,
  );
  bench.propose(`hooks:\n${entries.join("")}`);
  const hooks = await bench.open();
  const { text = "" } = await type(hooks, "/hooks list");
  for (const [, id] of text.matchAll(/NOT approved \[(\w{4})\]/g)) await type(hooks, `/hooks approve ${id}`);
  const said = (await type(hooks, "/hooks doctor")).text ?? "";
  expect(said.match(/looks written for claude/g)).toHaveLength(1);
  expect(said).toMatch(/theirs\.sh(?:.*\n){1,3}.*looks written for claude/);
});

test.runIf(LONG_TESTS)("an entry that merely looks like the example's is not what gets approved", async () => {
  const bench = makeWorkbench();
  const hooks = await bench.open();
  const [example] = (await hooks.examples()).filter(({ name }) => name === "redact_pii");
  const command = example?.path ?? "";
  bench.propose(`hooks:\n  - {event: on_outbound_message, command: "${command}", mode: observe}\n`);
  await type(hooks, "/hooks install redact_pii");
  const mail = { notification: "write to ann@example.com" };
  const { rewrite } = await hooks.fire("on_outbound_message", mail);
  expect(rewrite).toEqual({ notification: "write to a***@example.com" });
  const planted = (await hooks.list()).hooks.find(({ entry }) => entry.mode === "observe");
  expect(planted?.state).toBe("not-approved");
});

test("only an owner can install, and only what there is", async () => {
  const hooks = await makeWorkbench().open();
  expect(await type(hooks, `/hooks install ${SECRETS}`, { senderId: "2" })).toMatchObject({ outcome: "refused" });
  for (const word of ["block_secret", "secrets"])
    expect((await type(hooks, `/hooks install ${word}`)).text).toContain("Did you mean /hooks install block_secrets?");
  expect((await type(hooks, "/hooks install")).text).toContain("Usage: /hooks install <example>");
  expect((await hooks.list()).hooks).toEqual([]);
});

test("a hook file that cannot be edited is left as it is, and the person is told", async () => {
  const bench = makeWorkbench();
  bench.propose("hooks: {not: a list}\n");
  const hooks = await bench.open();
  expect((await type(hooks, `/hooks install ${SECRETS}`)).text).toContain("Not installed");
  expect(readFileSync(`${bench.workspace}/config/shell_hooks.yaml`, "utf8")).toBe("hooks: {not: a list}\n");
});

test.each([
  ["an empty file", "", "hooks:\n  - event: on_stop\n    command: ./a\n"],
  ["comments alone", "# hi\n", "# hi\nhooks:\n  - event: on_stop\n    command: ./a\n"],
  ["an empty list", "hooks: []  # none yet\n# end\n", "hooks:\n  - event: on_stop\n    command: ./a\n# end\n"],
  [
    "a list, its comments and its spacing",
    "hooks:\n    - event: on_stop   # mine\n      command: ./b\n\n# the end\n",
    "hooks:\n    - event: on_stop   # mine\n      command: ./b\n    - event: on_stop\n      command: ./a\n\n# the end\n",
  ],
  [
    "a list at the margin",
    "hooks:\n- event: on_stop\n  command: ./b\n",
    "hooks:\n- event: on_stop\n  command: ./b\n- event: on_stop\n  command: ./a\n",
  ],
])("entries are added to %s, and nothing else changes", (_, before, after) => {
  expect(addEntries(before, ["- event: on_stop\n  command: ./a"])).toBe(after);
});

test("what is not a hook file gets no entries", () => {
  for (const text of ["- a\n", "hooks: {a: 1}\n", "hooks: [\n", "hooks: hello\n", "[".repeat(60_000)])
    expect(addEntries(text, ["- event: on_stop\n  command: ./a"]), text.slice(0, 20)).toBeUndefined();
});

test("taking entries out leaves everything else in the file as it is", () => {
  const kept = "# mine\nhooks:\n  # first\n  - {event: on_stop, command: ./a}\n";
  const added = addEntries(`${kept}# end\n`, ["- event: pre_tool_call\n  command: ./b\n  priority: 900"]);
  expect(added).toContain("./b");
  expect(removeEntries(added ?? "", ["- {event: pre_tool_call, priority: 900, command: ./b}"])).toBe(`${kept}# end\n`);
  // What only looks like it stays.
  expect(removeEntries(kept, ["- {event: on_stop, command: ./a, priority: 1}"])).toBe(kept);
  expect(removeEntries(kept, ["- {event: on_stop, command: ./a}"])).toBe("# mine\nhooks:\n  # first\n");
});

test("/hooks examples shows one example in full, and /hooks uninstall takes all of it out again", async () => {
  const hooks = await makeWorkbench().open();
  const { text = "" } = await type(hooks, "/hooks examples redact_pii");
  for (const part of ["event: on_outbound_message", "sha256", "redact_pii.py"]) expect(text).toContain(part);
  expect((await hooks.list()).hooks).toEqual([]);
  expect((await type(hooks, "/hooks uninstall redact_pii")).problem).toBe(true);
  await type(hooks, "/hooks install redact_pii");
  expect((await hooks.list()).switch.approved).toBe(1);
  const done = await type(hooks, "/hooks uninstall redact_pii");
  expect(done).toMatchObject({ changed: true, problem: false });
  const { hooks: left, switch: status } = await hooks.list();
  expect([left, status.approved]).toEqual([[], 0]);
});
