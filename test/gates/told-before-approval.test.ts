import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { GUARD, type Home, idsIn, test, verdictOf } from "../support/gates-home.js";

// What would keep a hook from running as its author meant it is said before it is approved, with the fix.

type Hooks = Awaited<ReturnType<Home["open"]>>;

/** What the list says below its only hook, in both languages. */
async function saidOf(home: Home, hooks: Hooks): Promise<{ en: string; zh: string }> {
  const [en = "", zh = ""] = await Promise.all(
    ["en", "zh"].map(async (locale) => (await home.type(hooks, "/hooks list", { locale })).text),
  );
  return { en, zh };
}

/** Approved by the id that the list has just shown. */
async function approveShown(home: Home, hooks: Hooks) {
  const [id] = idsIn((await home.type(hooks, "/hooks list")).text);
  return home.type(hooks, `/hooks approve ${id}`);
}

const PYTHON = "import sys\nprint(sys.argv)\n";

describe("a script that would be run by something else is not approved", () => {
  test.for([
    [
      "no first line",
      "guard.py",
      PYTHON,
      '"./workspace/guards/guard.py" does not say what runs it, so a shell would. Make this its first line: #!/usr/bin/env python3',
      "“./workspace/guards/guard.py”没有写明用什么程序运行，会被当成 shell 脚本。请把第一行写成：#!/usr/bin/env python3",
    ],
    [
      "no first line, nor an ending",
      "guard",
      "exit 2\n",
      '"./workspace/guards/guard" does not say what runs it, so a shell would. Make this its first line: #!/bin/sh',
      "“./workspace/guards/guard”没有写明用什么程序运行，会被当成 shell 脚本。请把第一行写成：#!/bin/sh",
    ],
    [
      "a byte order mark",
      "guard.py",
      `\ufeff#!/usr/bin/env python3\n${PYTHON}`,
      `"./workspace/guards/guard.py" begins with a byte order mark, which hides its first line. Save it as UTF-8 without BOM, or run: sed -i '1s/^\\xEF\\xBB\\xBF//' ./workspace/guards/guard.py`,
      "“./workspace/guards/guard.py”开头有 BOM 标记，第一行因此无法识别。请存成不带 BOM 的 UTF-8，或运行：sed -i '1s/^\\xEF\\xBB\\xBF//' ./workspace/guards/guard.py",
    ],
    [
      "Windows line endings",
      "guard.sh",
      "#!/bin/sh\r\nexit 0\r\n",
      `"./workspace/guards/guard.sh" has Windows line endings (CRLF) and cannot run like that. Save it with LF line endings, or run: sed -i 's/\\r$//' ./workspace/guards/guard.sh`,
      "“./workspace/guards/guard.sh”用的是 Windows 换行符（CRLF），这样无法运行。请用 LF 换行符保存，或运行：sed -i 's/\\r$//' ./workspace/guards/guard.sh",
    ],
  ] as const)("%s", async ([, name, text, en, zh], { home }) => {
    await home.script(text, `workspace/guards/${name}`);
    await home.propose({ command: `./workspace/guards/${name}` });
    const hooks = await home.open();
    expect((await saidOf(home, hooks)).en).toContain(`\n   ${en}\n`);
    expect((await saidOf(home, hooks)).zh).toContain(`\n   ${zh}\n`);
    const refused = await approveShown(home, hooks);
    expect(refused).toMatchObject({ changed: false, problem: true, text: expect.stringContaining(en) });
    expect(await verdictOf(hooks)).toBe("continue");
  });

  test("a shell is given no script with Windows line ends; Python takes them, and a mark, too", async ({ home }) => {
    await home.script("exit 0\r\n");
    await home.propose({ command: `bash ${GUARD}` });
    const hooks = await home.open();
    expect((await approveShown(home, hooks)).text).toContain("has Windows line endings (CRLF)");
    await home.write("workspace/guards/guard.py", `\ufeffimport sys\r\n`);
    await home.propose({ command: "python3 ./workspace/guards/guard.py" });
    expect(await approveShown(home, hooks)).toMatchObject({ changed: true });
  });

  test("what a person's own fix leaves is approved", async ({ home }) => {
    await home.script("#!/usr/bin/env python3\nprint()\r\n", "workspace/guards/guard.py");
    await home.propose({ command: "./workspace/guards/guard.py" });
    const hooks = await home.open();
    expect(await approveShown(home, hooks)).toMatchObject({ changed: true });
  });
});

test("after chmod +x the advice is to approve again", async ({ home }) => {
  await home.write(GUARD, "#!/bin/sh\nexit 2\n");
  await home.propose({});
  const hooks = await home.open();
  const before = await saidOf(home, hooks);
  expect(before.en).toContain(
    `"${GUARD}" is not executable. Run this, then approve the hook by the id that /hooks list shows afterwards: chmod +x ${GUARD}\n`,
  );
  expect(before.zh).toContain(
    `“${GUARD}”没有执行权限。运行下面这行之后，请按 /hooks list 那时显示的编号批准：chmod +x ${GUARD}\n`,
  );
  expect((await approveShown(home, hooks)).text).toContain(`⚠ "${GUARD}" is not executable.`);
  const doctor = async (locale: string) => (await home.type(hooks, "/hooks doctor", { locale })).text;
  const path = home.path(GUARD);
  expect(await doctor("en")).toContain(
    `"${path}" is not executable. Run this, then approve the hook again, because a copy runs: chmod +x ${path}\n`,
  );
  expect((await doctor("en"))?.match(/chmod/g)).toHaveLength(1);
  expect(await doctor("zh")).toContain(
    `“${path}”没有执行权限。实际运行的是批准时的副本，所以运行下面这行之后，请重新批准这个钩子：chmod +x ${path}\n`,
  );
});

test("a variable that is not set where the bot was started is named", async ({ home }) => {
  const hooks = await home.guarded("#!/bin/sh\nexit 0\n", { env: ["PATH_OF_RULES"] });
  const said = await saidOf(home, hooks);
  expect(said.en).toContain(
    '\n   The variable "PATH_OF_RULES" is not set where the bot was started, so the hook is not given it. Set it there, and start the bot again.',
  );
  expect(said.zh).toContain(
    "\n   启动机器人的地方没有设置变量“PATH_OF_RULES”，所以钩子得不到它。请在那里设置，然后重新启动机器人。",
  );
  await home.close(hooks);
  const again = await home.open({ env: { ...home.env, PATH_OF_RULES: "x" } });
  expect((await saidOf(home, again)).en).not.toContain('PATH_OF_RULES" is not set');
});

describe("a file that is not where the entry looks for it", () => {
  test.for([
    ["./hooks/a.sh", '"./hooks/a.sh" does not exist.', "“./hooks/a.sh”不存在。"],
    ["../hooks/a.sh", '"../hooks/a.sh" does not exist.', "“../hooks/a.sh”不存在。"],
    ["./a.sh --strict", '"./a.sh" does not exist.', "“./a.sh”不存在。"],
    ["python3 ./hooks/a.sh", '"./hooks/a.sh" does not exist.', "“./hooks/a.sh”不存在。"],
    ["hooks/a.sh", '"hooks/a.sh" does not exist.', "“hooks/a.sh”不存在。"],
    ["a.sh", 'There is no program "a.sh" outside the workspace.', "在工作区之外找不到程序“a.sh”。"],
  ] as const)("%s is proposed as it is", async ([command, en, zh], { home }) => {
    await home.script("#!/bin/sh\nexit 2\n", "workspace/hooks/a.sh");
    await home.propose({ command });
    const hooks = await home.open();
    const said = await saidOf(home, hooks);
    expect(said.en).toContain(`\n   ${en} Such a file is at "./workspace/hooks/a.sh": write that in the entry.\n`);
    expect(said.zh).toContain(`\n   ${zh}“./workspace/hooks/a.sh”有这样一个文件：请在条目里写成这个路径。\n`);
    expect(await approveShown(home, hooks)).toMatchObject({ changed: false });
  });

  test("nothing outside the root is looked for, nor through a link that leaves it", async ({ home }) => {
    await home.script("#!/bin/sh\n", join(home.top, "beside.sh"));
    await mkdir(home.path("workspace/hooks"));
    await symlink(join(home.top, "beside.sh"), home.path("workspace/hooks/b.sh"));
    await home.propose({ command: "../../beside.sh" }, { command: "./b.sh", event: "pre_llm_call" });
    const { en } = await saidOf(home, await home.open());
    expect(en).toContain('"../../beside.sh" does not exist. Put it there, or correct the entry.');
    expect(en).toContain('"./b.sh" does not exist. Put it there, or correct the entry.');
  });
});

test("a hook file under another name, or in another place, is named", async ({ home }) => {
  const hooks = await home.open();
  expect((await saidOf(home, hooks)).en).toContain("No hooks are configured.");
  const other = await home.write("workspace/config/shell_hooks.yml", "hooks: []\n");
  const said = await saidOf(home, hooks);
  expect(said.en).toContain(`\n   line 1: this file is not there, but "${other}" is. Give it this name and place.`);
  expect(said.zh).toContain(`\n   第 1 行：没有这个文件，但有“${other}”。请把它移到这里，改成这个名字。`);
  await home.write("workspace/config/shell_hooks.yaml", "");
  expect((await saidOf(home, hooks)).en).not.toContain("Give it this name");
});

test("a variable in a path is said, with the name that needs no shell", async ({ home }) => {
  await home.propose({ command: "$HOME/hooks/a.sh" });
  const said = await saidOf(home, await home.open());
  expect(said.en).toContain(
    '"$HOME/hooks/a.sh" reaches the program as it is: commands run without a shell. Write: ~/hooks/a.sh\n',
  );
  expect(said.zh).toContain("“$HOME/hooks/a.sh”会原样传给程序：命令不经过 shell 运行。请写成：~/hooks/a.sh\n");
});
