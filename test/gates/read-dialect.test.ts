import { describe, expect } from "vitest";
import { type Home, idsIn, test } from "../support/gates-home.js";

// An entry that names no dialect, and a script that was written for Claude Code.

const FOR_CLAUDE = `#!/usr/bin/env python3
import json, sys
call = json.load(sys.stdin)
if call["tool_name"] == "Bash" and "wipe" in call["tool_input"]["command"]:
    sys.exit("no wiping") if len(sys.argv) > 1 else (print("no wiping", file=sys.stderr), sys.exit(2))
`;
const ELSEWHERE = "./guards/guard.py";
const WIPES = { tool_name: "bash", tool_input: { command: "wipe it" } };
const READ = "what you approve is the entry with dialect: claude";
const LEFT_OPEN = "without its dialect it may let everything pass";

async function proposed(home: Home, text: string, entry: Record<string, unknown> = {}) {
  await home.script(text, "guards/guard.py");
  await home.propose({ command: ELSEWHERE, ...entry });
  const hooks = await home.open();
  const { text: list = "" } = await home.type(hooks, "/hooks list");
  return { hooks, list, id: idsIn(list)[0] };
}

const dialectsOf = async (hooks: Awaited<ReturnType<Home["open"]>>) =>
  (await hooks.list()).hooks.map(({ approval, proposed: now, state }) => [
    state,
    approval?.entry.dialect,
    now?.entry.dialect,
  ]);

test("it is shown and approved with the dialect, and blocks", async ({ home }) => {
  const { hooks, list, id } = await proposed(home, FOR_CLAUDE);
  expect(list).toContain(READ);
  expect((await home.type(hooks, `/hooks show ${id}`)).text).toContain("speaks claude");
  const { text } = await home.type(hooks, `/hooks approve ${id}`);
  expect(text).toContain("speaks claude");
  await home.type(hooks, "/hooks on");
  expect(await dialectsOf(hooks)).toEqual([["approved", "claude", "claude"]]);
  expect(await hooks.fire("pre_tool_call", WIPES)).toMatchObject({ verdict: "block", reason: "no wiping" });
  // Whoever has approved it like that is not told for ever.
  expect((await home.type(hooks, "/hooks list")).text).not.toContain(READ);
});

test("typed by its event and command it is shown first", async ({ home }) => {
  const { hooks } = await proposed(home, FOR_CLAUDE);
  const fresh = await home.open();
  await home.close(hooks);
  const { text } = await home.type(fresh, `/hooks approve pre_tool_call ${ELSEWHERE}`, { senderId: "1" });
  expect(text).toContain("speaks claude");
});

test("the Chinese list says it, too", async ({ home }) => {
  const { hooks } = await proposed(home, FOR_CLAUDE);
  const { text } = await home.type(hooks, "/hooks list", { locale: "zh" });
  expect(text).toContain("你批准的是带有 dialect: claude 的条目");
});

test("a copy that looks for the project above its own folder is told of, and runs in place as a shell line", async ({
  home,
}) => {
  const text =
    '#!/bin/sh\n# PreToolUse\ntest -e "$(dirname "$0")/../../project.txt" || exit 0\necho found >&2\nexit 2\n';
  await home.script(text, "guards/hooks/guard.sh");
  await home.write("project.txt", "");
  const command = "./guards/hooks/guard.sh";
  await home.propose({ command });
  const hooks = await home.open();
  const { text: list = "" } = await home.type(hooks, "/hooks list");
  const { text: said } = await home.type(hooks, `/hooks approve ${idsIn(list)[0]}`);
  expect(said).toContain("above that there is no project");
  await home.type(hooks, "/hooks on");
  expect((await hooks.fire("pre_tool_call", WIPES)).verdict).toBe("continue");
  await home.propose({ command, type: "shell" });
  const [id] = idsIn((await home.type(hooks, "/hooks list")).text).slice(-1);
  expect((await home.type(hooks, `/hooks approve ${id}`)).text).not.toContain("above that there is no project");
  expect(await hooks.fire("pre_tool_call", WIPES)).toMatchObject({ verdict: "block", reason: "found" });
});

test.for([
  ["as Claude Code prints it", 's/.*"command":"\\([^"]*\\)".*/\\1/p'],
  ["with a space behind the colon", 's/.*"command": "\\([^"]*\\)".*/\\1/p'],
  ["with any", 's/.*"command":[ ]*"\\([^"]*\\)".*/\\1/p'],
] as const)("a script that finds a field by its text, %s, finds it", async ([, pattern], { home }) => {
  const text = `#!/bin/sh\n# PreToolUse\n[ "$(sed -n '${pattern}')" = "wipe it" ] || exit 0\necho found >&2\nexit 2\n`;
  const { hooks, id } = await proposed(home, text);
  await home.type(hooks, `/hooks approve ${id}`);
  await home.type(hooks, "/hooks on");
  expect(await hooks.fire("pre_tool_call", WIPES)).toMatchObject({ verdict: "block", reason: "found" });
});

describe("it keeps our own names", () => {
  test("where the entry says so", async ({ home }) => {
    const { hooks, list, id } = await proposed(home, FOR_CLAUDE, { dialect: "native" });
    expect(list).not.toContain(READ);
    expect((await home.type(hooks, `/hooks approve ${id}`)).text).toContain(LEFT_OPEN);
    expect(await dialectsOf(hooks)).toEqual([["approved", "native", "native"]]);
  });

  test.for([
    ["with fail_closed, of which the format is a part", { fail_closed: true }],
    ["where a block means less there", { event: "on_subagent_start" }],
    ["at an event that Claude Code does not have", { event: "on_outbound_message" }],
  ] as const)("%s", async ([, entry], { home }) => {
    const { hooks, id } = await proposed(home, FOR_CLAUDE, entry);
    expect((await home.type(hooks, `/hooks approve ${id}`)).text).toContain(LEFT_OPEN);
    expect(await dialectsOf(hooks)).toEqual([["approved", "native", "native"]]);
  });

  test("where the script knows our names as well", async ({ home }) => {
    const { hooks, id } = await proposed(home, FOR_CLAUDE.replace('== "Bash"', 'in ("Bash", "write_file")'));
    await home.type(hooks, `/hooks approve ${id}`);
    expect(await dialectsOf(hooks)).toEqual([["approved", "native", "native"]]);
  });

  test("where it was approved like that before", async ({ home }) => {
    const { hooks, id } = await proposed(home, FOR_CLAUDE, { dialect: "native" });
    await home.type(hooks, `/hooks approve ${id}`);
    await home.propose({ command: ELSEWHERE });
    expect(await dialectsOf(hooks)).toEqual([["approved", "native", "native"]]);
    await home.script(`${FOR_CLAUDE}# PreToolUse\n`, "guards/guard.py");
    expect(await dialectsOf(hooks)).toEqual([["changed", "native", "native"]]);
  });
});

test("a script that is edited until it says nothing of Claude Code goes on as it was approved", async ({ home }) => {
  const { hooks, id } = await proposed(home, FOR_CLAUDE);
  await home.type(hooks, `/hooks approve ${id}`);
  await home.type(hooks, "/hooks on");
  await home.script("#!/bin/sh\nexit 0\n", "guards/guard.py");
  expect(await dialectsOf(hooks)).toEqual([["changed", "claude", "native"]]);
  expect((await hooks.fire("pre_tool_call", WIPES)).verdict).toBe("block");
  const { text = "" } = await home.type(hooks, "/hooks list");
  expect((await home.type(hooks, `/hooks show ${idsIn(text)[0]}`)).text).toMatch(/dialect.*claude.*native/);
});

test("two entries of one script are told apart, and an entry that writes the dialect out is the same one", async ({
  home,
}) => {
  await home.script(FOR_CLAUDE, "guards/guard.py");
  const two = [
    { command: ELSEWHERE, subject: "bash" },
    { command: ELSEWHERE, subject: "write_file" },
  ];
  await home.propose(...two);
  const hooks = await home.open();
  for (const id of idsIn((await home.type(hooks, "/hooks list")).text)) await home.type(hooks, `/hooks approve ${id}`);
  const both = [
    ["approved", "claude", "claude"],
    ["approved", "claude", "claude"],
  ];
  expect(await dialectsOf(hooks)).toEqual(both);
  await home.propose(...two.reverse());
  expect(await dialectsOf(hooks)).toEqual(both);
  await home.propose(...two.map((entry) => ({ ...entry, dialect: "claude" })));
  expect(await dialectsOf(hooks)).toEqual(both);
});
