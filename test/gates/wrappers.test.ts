import { rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import { eventually } from "../support/eventually.js";
import { BLOCKS, CALL, EVENT, GUARD, Home, onlyView, PASSES, test, verdictOf } from "../support/gates-home.js";
import { rows } from "../support/long-tests.js";
import { shared } from "../support/shared.js";

const BLOCKS_PY = "import sys\nsys.stdin.read()\nsys.exit(2)\n";

async function approvalOf(home: Home, command: string, entry: Record<string, unknown> = {}) {
  await home.propose({ command, ...entry });
  const hooks = await home.open();
  await home.type(hooks, "/hooks on");
  const outcome = await home.tryApproving(hooks, `${EVENT} ${command}`);
  return { hooks, outcome };
}

/** The copy runs: the original can be changed or removed and the guard still blocks. */
async function runsTheCopy(hooks: ShellHooks, harm: () => Promise<unknown>): Promise<void> {
  expect(await verdictOf(hooks)).toBe("block");
  await harm();
  expect(await hooks.fire(EVENT, CALL)).toMatchObject({ verdict: "block", runs: [{ verdict: "block" }] });
}

describe("a wrapper does not free what it starts", () => {
  // One home for all that are refused: nothing of them stays.
  const opened = shared(async (atEnd) => {
    const home = await Home.make();
    atEnd(() => home.dispose());
    await home.script(BLOCKS);
    await home.write("workspace/guards/__main__.py", BLOCKS_PY);
    const hooks = await home.open();
    await home.type(hooks, "/hooks on");
    return { home, hooks };
  });

  // A folder, and a change into it, are among the files that are not bound.
  const refused = [
    `sh -c '${GUARD} --all'`,
    `bash -lc 'exec "$PWD"/workspace/guards/guard.sh'`,
    `env -S 'sh ${GUARD}'`,
    `python3 -c 'exec(open("workspace/guards/guard.sh").read())'`,
    "sh -c 'for f in ./workspace/guards/*.sh; do . $f; done'",
    `sh -c '${GUARD};true'`,
    "sh -c 'cd workspace/guards;exec ./guard.sh'",
    "sh -c '. ./workspace/guards/comes-later.sh'",
    "env python3 -u ./workspace/guards",
    "sh -c 'cd ./workspace/guards && ./guard.sh'",
    "python3 ./workspace/guards",
  ];

  test.for(rows(5, refused))("%s names something in the workspace that cannot be copied: refused", async (command) => {
    const { home, hooks } = await opened();
    await home.propose({ command });
    const outcome = await home.tryApproving(hooks, `${EVENT} ${command}`);
    expect(outcome).toMatchObject({ changed: false, problem: true });
    expect((await onlyView(hooks)).state).toBe("not-approved");
    expect(home.exists("ran")).toBe(false);
  });
});

describe.concurrent("a wrapper runs what was approved", () => {
  test.for(rows(1, ["./outside/guard.sh", "ABSOLUTE"]))(
    "a shell text may name a script outside the workspace (%s): checked at each run, and changed it blocks",
    async (name, { home }) => {
      const script = await home.script(PASSES, name === "ABSOLUTE" ? join(home.top, "far/guard.sh") : name);
      const { hooks, outcome } = await approvalOf(home, `sh -c '${name === "ABSOLUTE" ? script : name} --all'`);
      expect(outcome.changed).toBe(true);
      expect(await verdictOf(hooks)).toBe("continue");
      await home.script("#!/bin/sh\ntouch evil\n", script);
      const blocked = await hooks.fire(EVENT, CALL);
      expect(blocked).toMatchObject({
        verdict: "block",
        runs: [{ fault: { code: "changed-file" } }],
      });
      expect(home.exists("evil")).toBe(false);
      await home.script(PASSES, script);
      // Whoever looks after the files may have seen the other one, and has to look again first.
      await eventually(() => verdictOf(hooks)).toBe("continue");
      await rm(script);
      expect(await verdictOf(hooks)).toBe("block");
    },
  );

  test("a shell text may read a list elsewhere: that it changes every day stops nothing", async ({ home }) => {
    const list = await home.write(join(home.top, "far/words.txt"), "one\n");
    const { hooks, outcome } = await approvalOf(home, `sh -c 'cat ${list} > /dev/null'`);
    expect(outcome.changed).toBe(true);
    await home.write(list, "two\n");
    expect(await hooks.fire(EVENT, CALL)).toMatchObject({ verdict: "continue", runs: [{ verdict: "continue" }] });
  });

  const interpreted = [
    "nice -n 1 python3 -u ./workspace/g.py",
    "env MODE=1 python3 ./workspace/g.py",
    "python3 -- ./workspace/g.py",
    "env python3 ./workspace/g.py",
    "python3 ./workspace/g.py",
    "timeout 5 python3 workspace/g.py",
  ];

  test.for(rows(1, interpreted))("%s runs the copy", async (command, { home }) => {
    await home.write("workspace/g.py", BLOCKS_PY);
    const { hooks, outcome } = await approvalOf(home, command);
    expect(outcome).toMatchObject({ changed: true });
    await runsTheCopy(hooks, () => home.write("workspace/g.py", "open('evil', 'w')\n"));
    expect(home.exists("evil")).toBe(false);
  });

  test.for(rows(2, [`nice ${GUARD}`, `sh -c ${GUARD}`, `nohup ${GUARD}`, `sh ${GUARD}`, `/bin/sh ${GUARD} a b`]))(
    "%s runs the copy",
    async (command, { home }) => {
      await home.script(BLOCKS);
      const { hooks, outcome } = await approvalOf(home, command);
      expect(outcome).toMatchObject({ changed: true });
      await runsTheCopy(hooks, () => home.script(PASSES));
      expect(home.exists("passed")).toBe(false);
    },
  );

  const ruled = [
    "./workspace/r.py --rules=./workspace/rules.json",
    "env RULES=./workspace/rules.json ./workspace/r.py",
    "python3 ./workspace/r.py ./workspace/rules.json",
    "./workspace/r.py -f./workspace/rules.json",
  ];

  test.for(rows(2, ruled))("a file named by an argument is copied with it: %s", async (command, { home }) => {
    const reads = `#!/usr/bin/env python3
import json, os, re, sys
path = re.sub(r"^(--rules=|-f)", "", (sys.argv[1:] or [os.environ.get("RULES", "")])[0])
sys.exit(2 if json.load(open(path))["block"] else 0)
`;
    await home.script(reads, "workspace/r.py");
    await home.write("workspace/rules.json", '{"block": true}');
    const { hooks, outcome } = await approvalOf(home, command);
    expect(outcome).toMatchObject({ changed: true });
    await runsTheCopy(hooks, () => home.write("workspace/rules.json", '{"block": false}'));
    expect((await onlyView(hooks)).changes).toMatchObject([{ kind: "file-edited" }]);
  });

  test("the copies keep their places to each other, and CHAT_HOOKS_SCRIPT_DIR says where that is", async ({ home }) => {
    const script = '#!/bin/sh\n. "$CHAT_HOOKS_SCRIPT_DIR/../lib/rules.sh"\npwd > cwd\necho "$0" > zero\n';
    await home.script(script, "workspace/guards/bin/guard.sh");
    await home.write("workspace/guards/lib/rules.sh", "trap 'exit 2' EXIT\n");
    const files = ["./workspace/guards/lib/rules.sh"];
    const { hooks, outcome } = await approvalOf(home, "./workspace/guards/bin/guard.sh", { files });
    expect(outcome).toMatchObject({ changed: true });
    await runsTheCopy(hooks, () => rm(home.path("workspace/guards"), { recursive: true }));
    expect((await home.read("cwd")).trim()).toBe(home.root);
    expect((await home.read("zero")).startsWith(join(home.state, "copies"))).toBe(true);
  });

  test("a program in the workspace is never found on the PATH", async ({ home }) => {
    await home.script("#!/bin/sh\ntouch evil\n", "workspace/bin/python3");
    await symlink(home.path("workspace/bin"), home.path("bin-link"));
    await home.write("workspace/g.py", BLOCKS_PY);
    const PATH = `${home.workspace}/bin:${home.root}/bin-link:workspace/bin:.::/usr/bin:/bin`;
    await home.propose({ command: "python3 ./workspace/g.py" }, { command: "env python3 ./workspace/g.py" });
    const hooks = await home.open({ env: { ...home.env, PATH } });
    await home.type(hooks, "/hooks on");
    await home.approve(hooks, `${EVENT} python3 ./workspace/g.py`);
    await home.approve(hooks, `${EVENT} env python3 ./workspace/g.py`);
    expect(await verdictOf(hooks)).toBe("block");
    expect(home.exists("evil")).toBe(false);
  });

  test("a program that exists only in the workspace's bin cannot be approved by its name", async ({ home }) => {
    await home.script(BLOCKS, "workspace/bin/myguard");
    await home.propose({ command: "myguard" });
    const hooks = await home.open({ env: { ...home.env, PATH: `${home.workspace}/bin:/usr/bin:/bin` } });
    expect(await home.type(hooks, `/hooks approve ${EVENT} myguard`)).toMatchObject({ changed: false, problem: true });
  });

  test("a script whose interpreter is reached through the workspace is refused", async ({ home }) => {
    await home.write("workspace/bin/.keep", "");
    await symlink("/bin/sh", home.path("workspace/bin/sh"));
    await home.script(`#!${home.workspace}/bin/sh\nexit 2\n`);
    const { outcome } = await approvalOf(home, GUARD);
    expect(outcome).toMatchObject({ changed: false, problem: true });
  });

  test("a script that is a link out of the workspace is refused", async ({ home }) => {
    const outside = await home.script(BLOCKS, join(home.top, "outside.sh"));
    await home.write("workspace/guards/.keep", "");
    await symlink(outside, home.path(GUARD));
    const { outcome } = await approvalOf(home, GUARD);
    expect(outcome).toMatchObject({ changed: false, problem: true });
    expect(outcome.text).toContain("leads out of the workspace");
  });

  test("a link inside the workspace that is led elsewhere later changes nothing that runs", async ({ home }) => {
    await home.script(BLOCKS, "workspace/guards/real.sh");
    await home.script("#!/bin/sh\ntouch evil\n", "workspace/guards/evil.sh");
    await symlink("real.sh", home.path(GUARD));
    const { hooks, outcome } = await approvalOf(home, GUARD);
    expect(outcome).toMatchObject({ changed: true });
    await runsTheCopy(hooks, async () => {
      await rm(home.path(GUARD));
      await symlink("evil.sh", home.path(GUARD));
    });
    expect((await onlyView(hooks)).state).toBe("changed");
    expect(home.exists("evil")).toBe(false);
  });

  test("an argument that names nothing yet is pointed out at approval", async ({ home }) => {
    await home.script(BLOCKS);
    const { outcome } = await approvalOf(home, `${GUARD} ./later.json lists/later.json --strict foo`);
    expect(outcome).toMatchObject({ changed: true });
    expect(outcome.text).toMatch(/"\.\/later\.json" does not exist now/);
    expect(outcome.text).toMatch(/"lists\/later\.json" does not exist now/);
    expect(outcome.text).not.toMatch(/"(?:--strict|foo)" does not exist/);
  });
});
