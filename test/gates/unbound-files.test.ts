import { mkdir, symlink } from "node:fs/promises";
import { describe, expect } from "vitest";
import type { ShellHooks } from "../../src/commands/shell-hooks.js";
import type { ShellHooksOptions } from "../../src/runtime/runtime.js";
import { BLOCKS, CALL, EVENT, Home, onlyView, test, verdictOf } from "../support/gates-home.js";
import { rows } from "../support/long-tests.js";
import { shared } from "../support/shared.js";

const BLOCKS_PY = "import sys\nsys.stdin.read()\nsys.exit(2)\n";
const EVIL_PY = "open('evil', 'w')\n";

async function approvalOf(home: Home, command: string, options: ShellHooksOptions = {}) {
  await home.propose({ command });
  const hooks = await home.open(options);
  await home.type(hooks, "/hooks on");
  return { hooks, outcome: await home.tryApproving(hooks, `${EVENT} ${command}`) };
}

/** A guard in every language, so that each command would really run what lies in the workspace. */
async function fill(home: Home): Promise<void> {
  await home.script(BLOCKS, "workspace/guard.sh");
  await home.write("workspace/guard.js", "process.exit(2)\n");
  await home.write("workspace/guard.py", BLOCKS_PY);
  await home.write("workspace/g.py", BLOCKS_PY);
  await home.write("workspace/guards/__main__.py", BLOCKS_PY);
  await home.write("workspace/guard.awk", "BEGIN { exit 2 }\n");
  await home.write("workspace/Guard.pm", "exit 2;\n");
  await home.write("workspace/Makefile", "guard:\n\texit 2\n");
}

type Opened = { home: Home; hooks: ShellHooks };

/** One home for all rows that are refused: nothing of them stays. */
const oneHome = (options?: (home: Home) => ShellHooksOptions): (() => Promise<Opened>) =>
  shared(async (atEnd) => {
    const home = await Home.make();
    atEnd(() => home.dispose());
    await fill(home);
    const hooks = await home.open(options?.(home));
    await home.type(hooks, "/hooks on");
    return { home, hooks };
  });

async function triedIn({ home, hooks }: Opened, command: string) {
  await home.propose({ command });
  return home.tryApproving(hooks, `${EVENT} ${command}`);
}

async function isRefused(opened: Opened, command: string, path: string): Promise<void> {
  const { home, hooks } = opened;
  const outcome = await triedIn(opened, command);
  expect(outcome).toMatchObject({ changed: false, problem: true });
  expect(outcome.text).toContain(`"${path}"`);
  const view = await onlyView(hooks);
  expect(view.state).toBe("not-approved");
  expect(view.problems).toContainEqual(expect.objectContaining({ code: "embedded-inside", path }));
  expect(home.exists("ran")).toBe(false);
}

describe("what lies in the workspace and is not copied cannot be approved", () => {
  const opened = oneHome();

  const refused = [
    ["node workspace/guard", "workspace/guard"],
    ["python3 -mworkspace.guard", "workspace/guard"],
    ["python3 -um workspace.guard", "workspace/guard"],
    ['python3 -c "import workspace.guard"', "workspace/guard"],
    ['python3 -c "from workspace import guard"', "workspace"],
    ["sh -c 'cd workspace && ./guard.sh'", "workspace"],
    [`sh -c 'cd work"space" && . ./guard.sh'`, "workspace"],
    ["sh -c '. $PWD/workspace/guard.sh'", "./workspace/guard.sh"],
    ["sh -c 'make -sCworkspace guard'", "workspace"],
    ["sh -c '. ./w*e/guard.sh'", "./w*e/guard.sh"],
    ["sh -c 'cd wor[k]spac?; . ./guard.sh'", "wor[k]spac?"],
    ["env -C workspace ./guard.sh", "workspace"],
    ["env PYTHONPATH=/usr/lib:workspace python3 -m guard", "workspace"],
    ["awk -fworkspace/guard.awk", "workspace/guard.awk"],
    ["perl -Iworkspace -MGuard -e 1", "workspace"],
    ["python3 workspace/g.py workspace/allow.json", "workspace/allow.json"],
    ["python3 workspace/guards/../../missing", "workspace/guards/../../missing"],
    ["python3 -m workspace.guard", "workspace/guard"],
    ["python3 -W ignore workspace/guards", "workspace/guards"],
    ["sh -c 'cd workspace && . ./guard.sh'", "workspace"],
    ["env --chdir=workspace sh guard.sh", "workspace"],
    ["make -s -C workspace guard", "workspace"],
    ["make -sCworkspace guard", "workspace"],
    ["sh -c 'workspace/x.sh'", "workspace/x.sh"],
  ] as const;

  test.for(rows(17, refused))("%s", async ([command, path]) => {
    await isRefused(await opened(), command, path);
  });

  test("a link beside the workspace that leads into it, with a target, an ending, or nothing there yet", async () => {
    const { home } = await opened();
    await symlink(home.path("workspace/guards"), home.path("folder"));
    await symlink(home.path("workspace/guard.js"), home.path("module.js"));
    await symlink(home.path("workspace/later.py"), home.path("later"));
    for (const name of ["./folder", "./folder/new.py", "./module", "./later"])
      await isRefused(await opened(), `node ${name}`, name);
  });

  test("a file whose name goes on as a shell text stays no copy", async () => {
    const { home } = await opened();
    await home.write("workspace/;. ./workspace/evil.sh", "exit 2\n");
    await isRefused(await opened(), "sh -c './workspace/;. ./workspace/evil.sh'", "./workspace/evil.sh");
  });

  test.for(["/proc/self/environ", "/proc/self/cwd/workspace/guard.py", "/sys/kernel/notes", "/dev/zero", "/dev/shm/x"])(
    "%s is neither read nor copied",
    async (path) => {
      await isRefused(await opened(), `python3 workspace/guard.py ${path}`, path);
      await isRefused(await opened(), `sh -c 'cat ${path}; true'`, path);
    },
  );

  test("a link to what the kernel makes up is not followed", async () => {
    const { home } = await opened();
    await symlink("/proc/self/environ", home.path("secrets"));
    await isRefused(await opened(), "cat ./secrets", "./secrets");
  });
});

describe.concurrent("what is copied, and what is no path, can be approved", () => {
  const commands = [
    "python3 workspace/guard.py --strict foo 1,2 a=b x.y",
    "python3 'workspace/my guard.py'",
    "python3 workspace/guard.py /dev/null --log=/dev/stderr",
    "python3 workspace/guard.py",
  ];

  test.for(rows(2, commands))("%s, and edited later the approved bytes still block", async (command, { home }) => {
    const name = command.includes("my guard") ? "workspace/my guard.py" : "workspace/guard.py";
    await home.write(name, BLOCKS_PY);
    const { hooks, outcome } = await approvalOf(home, command);
    expect(outcome).toMatchObject({ changed: true });
    expect(await verdictOf(hooks)).toBe("block");
    await home.write(name, EVIL_PY);
    expect(await hooks.fire(EVENT, CALL)).toMatchObject({ verdict: "block", runs: [{ verdict: "block" }] });
    expect((await onlyView(hooks)).state).toBe("changed");
    expect(home.exists("evil")).toBe(false);
  });

  test("a shell text that names nothing inside", async ({ home }) => {
    await home.script(BLOCKS, "dev/guard.sh");
    const { outcome } = await approvalOf(
      home,
      `sh -c 'cat > /dev/null; . "$PWD"/dev/guard.sh a.b foo; case $1 in *) ls ./d*/ [a-z]*;; esac' x`,
    );
    expect(outcome).toMatchObject({ changed: true });
  });
});

describe("where the root is the workspace or lies in it", () => {
  const opened = oneHome((home) => ({ root: home.workspace }));

  test.for(rows(1, ["python3 guard.py --strict foo a.b", "python3 ./guard.py --mode=strict -v"]))(
    "%s is approved",
    async (command, { home }) => {
      await fill(home);
      const { hooks, outcome } = await approvalOf(home, command, { root: home.workspace });
      expect(outcome).toMatchObject({ changed: true });
      await home.write("workspace/guard.py", EVIL_PY);
      expect(await verdictOf(hooks)).toBe("block");
    },
  );

  test.for([
    ["node guard", "guard"],
    ["python3 -m guard", "guard"],
    ["python3 guards", "guards"],
    ["python3 later.py", "later.py"],
    ["python3 .", "."],
    ["sh -c '. ./guard.sh'", "./guard.sh"],
    ["sh guard.sh ./later", "./later"],
  ] as const)("%s is refused", async ([command, path]) => {
    const { home, hooks } = await opened();
    const outcome = await triedIn({ home, hooks }, command);
    expect(outcome).toMatchObject({ changed: false, problem: true });
    expect(JSON.stringify((await onlyView(hooks)).problems)).toMatch(/embedded-inside/);
    if (!path.startsWith("./")) expect(outcome.text).toContain(`"${path}"`);
  });

  test("the same from a folder below it", async ({ home }) => {
    await fill(home);
    await mkdir(home.path("workspace/sub"));
    const hooks = await home.open({ root: home.path("workspace/sub") });
    await isRefused({ home, hooks }, "node ../guard", "../guard");
  });
});
