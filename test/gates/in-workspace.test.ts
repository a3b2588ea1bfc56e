import { describe, expect } from "vitest";
import { CALL, type Home, idsIn, test } from "../support/gates-home.js";

// A hook that looks where it starts is started where the agent works by one line, after its owner has read what that allows.

const SCRIPT = "./.claude/hooks/g.sh";
const TEXT = '#!/bin/sh\ngit status >/dev/null 2>&1\necho "CLAUDE_PROJECT_DIR $(pwd)" >&2\nexit 2\n';
const RISK = "a package.json, a .git/config or a module that the agent puts there may then run";

const fromSettings = async (home: Home, command = `"$CLAUDE_PROJECT_DIR"/.claude/hooks/g.sh`): Promise<void> => {
  await home.script(TEXT, SCRIPT);
  await home.write("workspace/config/agent.yaml", "shell_hooks:\n  sources: [claude]\n");
  const hooks = { PreToolUse: [{ matcher: "Bash", hooks: [{ type: "command", command }] }] };
  await home.write(".claude/settings.json", JSON.stringify({ hooks }));
};

/** Approved as it is, and on; answers with its id. */
async function approved(home: Home) {
  const hooks = await home.open();
  const [id = "none"] = idsIn((await home.type(hooks, "/hooks list")).text);
  const { text } = await home.type(hooks, `/hooks approve ${id}`);
  await home.type(hooks, "/hooks on");
  return { hooks, id, text: text ?? "", line: `/hooks approve ${id} in workspace` };
}

const where = async (hooks: Awaited<ReturnType<Home["open"]>>): Promise<string | undefined> =>
  (await hooks.fire("pre_tool_call", CALL)).reason?.replace("CLAUDE_PROJECT_DIR ", "");

const hooksOf = async (hooks: Awaited<ReturnType<Home["open"]>>) =>
  (await hooks.list()).hooks.map(({ state, entry, source }) => `${state} ${entry.cwd ?? "root"} ${source.slice(-10)}`);

describe("in workspace", () => {
  test("a hook of settings.json is shown with what it allows, and the same line again moves it", async ({ home }) => {
    await fromSettings(home);
    const { hooks, text, line } = await approved(home);
    expect(text).toContain(line);
    expect(await where(hooks)).toBe(home.root);

    const offered = { choices: expect.arrayContaining([[{ label: "Start it where the agent works", line }]]) };
    expect(await home.type(hooks, line)).toMatchObject({
      ...offered,
      ...{ changed: false, text: expect.stringContaining(RISK) },
    });
    expect(await where(hooks)).toBe(home.root);
    const moved = await home.type(hooks, line);
    expect(moved).toMatchObject({ changed: true, text: expect.stringContaining("which started in the root") });
    expect(await where(hooks)).toBe(home.workspace);
    // Once, not there and in the root.
    expect(await hooksOf(hooks)).toEqual(["approved workspace hooks.yaml", "not-approved root tings.json"]);
    expect((await home.type(hooks, line)).text).toContain("already");
  });

  test.for([
    ["with its dialect", { dialect: "claude" }],
    ["with the dialect that its script shows", {}],
  ] as const)("an entry of ours %s has the key then, and stands once", async ([, keys], { home }) => {
    await home.script(TEXT, SCRIPT);
    await home.propose({ event: "pre_tool_call", command: SCRIPT, ...keys });
    const { hooks, line } = await approved(home);
    await home.type(hooks, line);
    await home.type(hooks, line);
    expect(await where(hooks)).toBe(home.workspace);
    expect(await hooksOf(hooks)).toEqual(["approved workspace hooks.yaml"]);
    expect((await home.read("workspace/config/shell_hooks.yaml")).match(/command:/g)).toHaveLength(1);
  });

  test("what was changed after it was shown is shown again", async ({ home }) => {
    await fromSettings(home);
    const { hooks, line } = await approved(home);
    await home.type(hooks, line);
    await home.script(TEXT.replace("git", "touch agents; git"), SCRIPT);
    const { text } = await home.type(hooks, line);
    expect(text).not.toContain("which started in the root");
    expect(text).toContain("touch agents");
    expect(await where(hooks)).not.toBe(home.workspace);
  });

  test("where the entry cannot be added, nothing is approved", async ({ home }) => {
    await fromSettings(home);
    await home.write("workspace/config/shell_hooks.yaml", "hooks: [\n");
    const { hooks, line } = await approved(home);
    expect(await home.type(hooks, line)).toMatchObject({
      changed: false,
      text: expect.stringContaining("Fix that file"),
    });
    expect(await where(hooks)).toBe(home.root);
  });

  test("a line that would find the agent's files there is refused, and the one in the root stays", async ({ home }) => {
    await fromSettings(home, '"$CLAUDE_PROJECT_DIR"/.claude/hooks/g.sh "$CLAUDE_PROJECT_DIR"');
    const { hooks, line } = await approved(home);
    await home.type(hooks, line);
    expect((await home.type(hooks, line)).text).toContain("leads into the workspace");
    expect(await where(hooks)).toBe(home.root);
  });

  test("a Chinese owner is told the same, and is understood", async ({ home }) => {
    await fromSettings(home);
    const { hooks, id } = await approved(home);
    const zh = { locale: "zh" } as const;
    const line = `/hooks approve ${id} 在工作目录`;
    expect((await home.type(hooks, line, zh)).text).toContain("可能会以机器人的用户身份运行");
    expect((await home.type(hooks, line, zh)).text).toContain(`代替 ${id}`);
    expect(await where(hooks)).toBe(home.workspace);
  });
});
