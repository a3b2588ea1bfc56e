import { cp, mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import { CopiedPackage } from "../support/copied-package.js";
import { EVENT, type Home, onlyView, test } from "../support/gates-home.js";

const WRAPPER = '#!/bin/sh\n# Runs the program beside it.\nexec python3 "$(dirname "$0")/words.py"\n';
const PROGRAM = `#!/usr/bin/env python3
"""Blocks, with the words of its table.

hooks:
  - event: pre_tool_call
    command: ./extensions/shell_hooks/examples/words.py
    files: [./extensions/shell_hooks/guards/tables, ./extensions/shell_hooks/examples/more.txt]
"""
import os, sys
sys.stdin.read()
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "guards"))
from tables import table
print('{"decision": "block", "reason": "%s"}' % table.reason())
`;
const FILES = {
  "examples/words.sh": WRAPPER,
  "examples/words.py": PROGRAM,
  "examples/more.txt": "more\n",
  "examples/alone.sh": "#!/bin/sh\ncat > /dev/null\nexit 2\n",
  "guards/tables/table.py": 'def reason():\n    return "as shipped"\n',
  "guards/other/x.py": "",
};
const PARTS = ["examples/more.txt", "examples/words.py", "guards/tables/table.py"];

let shipped: CopiedPackage;
beforeAll(() => {
  shipped = new CopiedPackage(FILES);
});
afterAll(() => shipped.dispose());

/** Opens a home's hooks with the code of the copied package. */
async function opened(home: Home, command: string, copy = shipped): Promise<ShellHooks> {
  const { createShellHooks } = await copy.load();
  const at = { workspace: home.workspace, stateDir: home.state, env: home.env, owners: ["telegram:1"] };
  await home.propose({ command });
  return (await createShellHooks(at)) as ShellHooks;
}

async function boundBy(home: Home, command: string, copy = shipped): Promise<string[]> {
  const hooks = await opened(home, command, copy);
  try {
    const { current } = await hooks.texts(await onlyView(hooks));
    return current.map(({ path }) => path.replace(/^.*\/(?=(?:examples|guards)\/)/, "")).sort();
  } finally {
    await hooks.close();
  }
}

describe("approving a bundled script binds what belongs to it, though the entry lists nothing", () => {
  test("a wrapper's program, and the files and folders of the program's header", async ({ home }) => {
    expect(await boundBy(home, shipped.path("examples/words.sh"))).toEqual([...PARTS, "examples/words.sh"].sort());
    expect(await boundBy(home, `sh ${shipped.path("examples/words.sh")}`)).toContain("guards/tables/table.py");
    expect(await boundBy(home, shipped.path("examples/words.py"))).toEqual(PARTS);
    expect(await boundBy(home, shipped.path("examples/alone.sh"))).toEqual(["examples/alone.sh"]);
  });

  test("also when the package is reached by a link, as installers make them", async ({ home }) => {
    await mkdir(home.path("node_modules"));
    await symlink(shipped.folder, home.path("node_modules/chat-hooks"));
    const command = "./node_modules/chat-hooks/extensions/shell_hooks/examples/words.sh";
    expect(await boundBy(home, command)).toEqual([...PARTS, "examples/words.sh"].sort());
  });

  test("and the copies run, whatever becomes of the package", async ({ home }) => {
    const copy = new CopiedPackage(FILES);
    const hooks = await opened(home, copy.path("examples/words.sh"), copy);
    try {
      await home.type(hooks, "/hooks on");
      await home.approve(hooks, `${EVENT} ${copy.path("examples/words.sh")}`);
      copy.write("guards/tables/table.py", 'def reason():\n    return "edited"\n');
      copy.write("examples/words.py", "");
      const outcome = await hooks.fire(EVENT, { tool_name: "bash", tool_input: { command: "ls" } });
      expect(outcome).toMatchObject({ verdict: "block", reason: "as shipped" });
      expect((await onlyView(hooks)).state).toBe("changed");
    } finally {
      await hooks.close();
      copy.dispose();
    }
  });
});

test("a wrapper is no example beside its program, and its name installs the program", async ({ home }) => {
  const hooks = await opened(home, "true");
  const names = (await hooks.examples()).map(({ file }) => file);
  expect(names).toEqual(["alone.sh", "words.py"]);
  const { text } = await home.type(hooks, "/hooks install words.sh");
  expect(text).toContain("Installed: words");
  expect((await hooks.list()).hooks.map(({ entry }) => entry.type === "command" && entry.command)).toContain(
    shipped.path("examples/words.py"),
  );
  await hooks.close();
});

/** What the text of the program names by itself, as any script's may: shown and bound, whatever a header says. */
const NAMED = ["examples/words.py", "guards/other/x.py", "guards/tables/table.py"];

describe("no header widens an approval", () => {
  test("of a script that is not as it was shipped", async ({ home }) => {
    const copy = new CopiedPackage(FILES);
    copy.write("examples/words.py", PROGRAM.replace("guards/tables,", "guards/other,"));
    expect(await boundBy(home, copy.path("examples/words.py"), copy)).toEqual(NAMED);
    copy.dispose();
  });

  test("of a script in the workspace, or in a copy of the package's folder there", async ({ home }) => {
    await cp(join(shipped.folder, "extensions"), home.path("workspace/extensions"), { recursive: true });
    const command = "./workspace/extensions/shell_hooks/examples/words.py";
    expect(await boundBy(home, command)).toEqual(NAMED);
    expect(await boundBy(home, command.replace(".py", ".sh"))).not.toContain("examples/more.txt");
  });

  test("where the agent can write the package, nothing counts as shipped", async ({ home }) => {
    const copy = new CopiedPackage(FILES);
    const { createShellHooks } = await copy.load();
    const yaml = `hooks:\n  - {event: ${EVENT}, command: ./extensions/shell_hooks/examples/words.py}\n`;
    await mkdir(join(copy.folder, "config"));
    await home.write(join(copy.folder, "config/shell_hooks.yaml"), yaml);
    const at = { workspace: copy.folder, root: copy.folder, stateDir: home.state, env: home.env };
    const hooks = (await createShellHooks(at)) as ShellHooks;
    const { current } = await hooks.texts(await onlyView(hooks));
    expect(current.map(({ path }) => path)).toEqual(NAMED.map((path) => copy.path(path)));
    await hooks.close();
    copy.dispose();
  });
});
