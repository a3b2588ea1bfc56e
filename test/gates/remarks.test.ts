import { describe, expect } from "vitest";
import { idsIn, test } from "../support/gates-home.js";

// What a script's text does not show by itself is told where it is looked at, not only when it has been approved.

const SCRIPT = "./guards/g.sh";
const ROWS = [
  [
    "git in the agent's folder",
    { event: "PreToolUse", dialect: "claude" },
    'git -C "$CLAUDE_PROJECT_DIR" status\n',
    "a .git/config that the agent writes there can make git run programs",
  ],
  [
    "a look at where it starts",
    { event: "PreToolUse", dialect: "claude" },
    '[ "$(git branch --show-current)" = main ] && exit 2\n',
    "It looks where it starts, and that is the root, not the folder where the agent works. To have it start there: /hooks approve ",
  ],
  [
    "a project above the script",
    { event: "PreToolUse", dialect: "claude", type: "shell" },
    'cat "$(dirname "$0")/../../rules.txt"\n',
    "It takes the folder above its own for the project, and that is the root",
  ],
  [
    "a dialect that is missing",
    { fail_closed: true },
    'jq -r .hook_event_name; jq -r .tool_input.file_path; [ "$(jq -r .tool_name)" = Bash ] && exit 2\n',
    "Add to its entry: dialect: claude – then approve it.",
  ],
  [
    "a moment that never comes",
    { event: "SessionStart", dialect: "claude", subject: "^compact$" },
    "exit 0\n",
    'It is for "^compact$", which the ready bot does not have',
  ],
  [
    "a part that is not copied",
    {},
    'grep -q x "$(dirname "$0")/big.txt"\n',
    "Add to its entry: files: [./guards/big.txt] – then approve it.",
  ],
] as const;

const HIDDEN = "Which files it runs is decided only when it runs, and is not checked: ";
const LINES = [
  [". ./workspac{e,}/guard.sh", "{e,}"],
  [". ./workspac{d..f}/guard.sh", "{d..f}"],
  ["bash -c $'. ./\\x77orkspace/guard.sh'", "$'. ./\\x77orkspace/guard.sh'"],
  ["find . -name guard.sh -exec sh {} +", "find . -name guard.sh -exec sh {} +"],
  ["ls | xargs -n1 sh", "xargs -n1 sh"],
  ['eval "$(cat list)"', 'eval "$(cat list)"'],
] as const;
const PLAIN = [
  "jq -e '.tool_name != \"Bash\"' >/dev/null || ~/hooks/check.sh",
  `grep -q x && echo '{"decision":"block","reason":"no, never"}'`,
  "find . -name x -print | head -1; echo $HOME",
] as const;

describe("a shell text that hides which files it runs", () => {
  test.for(LINES)("%s is told with the place, before and at its approval", async ([command, place], { home }) => {
    await home.propose({ type: "shell", command });
    const hooks = await home.open();
    const [id] = idsIn((await home.type(hooks, "/hooks list")).text);
    expect((await home.type(hooks, `/hooks show ${id}`)).text).toContain(`${HIDDEN}${place}.`);
    expect((await home.type(hooks, `/hooks approve ${id}`)).text).toContain(`${HIDDEN}${place}.`);
  });

  test("as an argument of a shell it is told, too; and nothing of what hides nothing", async ({ home }) => {
    await home.propose(
      { command: "sh -c '. ./workspac{e,}/guard.sh'" },
      ...PLAIN.map((command) => ({ type: "shell", command })),
      { command: "./guards/g.sh {a,b}" },
    );
    const hooks = await home.open();
    const [hidden, ...plain] = idsIn((await home.type(hooks, "/hooks list")).text);
    expect((await home.type(hooks, `/hooks show ${hidden}`)).text).toContain(HIDDEN);
    expect(plain).toHaveLength(PLAIN.length + 1);
    for (const id of plain) expect((await home.type(hooks, `/hooks show ${id}`)).text).not.toContain(HIDDEN);
  });
});

describe("before it is approved", () => {
  test.for(ROWS)("%s is told by show and by the first look", async ([, entry, text, told], { home }) => {
    await home.script(`#!/bin/sh\n${text}`, SCRIPT);
    await home.write("guards/big.txt", "x".repeat(1_100_000));
    await home.propose({ ...entry, command: SCRIPT });
    const hooks = await home.open();
    const [first] = idsIn((await home.type(hooks, "/hooks list")).text);
    expect((await home.type(hooks, `/hooks show ${first}`)).text).toContain(told);
    await home.close(hooks);
    const anew = await home.open({ owners: ["telegram:2"] });
    const look = await home.type(anew, `/hooks approve ${SCRIPT}`, { senderId: "2" });
    expect(look).toMatchObject({ changed: false, text: expect.stringContaining(told) });
    expect((await home.type(anew, `/hooks approve ${SCRIPT}`, { senderId: "2" })).text).toContain(told);
  });

  test("a hook of a file that has no key for it has the same line", async ({ home }) => {
    await home.script("#!/bin/sh\ngit status --short\n", ".claude/hooks/g.sh");
    await home.write("workspace/config/agent.yaml", "shell_hooks:\n  sources: [claude]\n");
    const command = '"$CLAUDE_PROJECT_DIR"/.claude/hooks/g.sh';
    const settings = { hooks: { PreToolUse: [{ hooks: [{ type: "command", command }] }] } };
    await home.write(".claude/settings.json", JSON.stringify(settings));
    const hooks = await home.open();
    const [id] = idsIn((await home.type(hooks, "/hooks list")).text);
    expect((await home.type(hooks, `/hooks show ${id}`)).text).toContain(
      `To have it start there: /hooks approve ${id} in workspace`,
    );
    expect((await home.type(hooks, `/hooks show ${id}`, { locale: "zh" })).text).toContain(
      `如果要它在那里启动：/hooks approve ${id} in workspace`,
    );
  });
});
