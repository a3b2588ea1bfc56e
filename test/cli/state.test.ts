import { existsSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { expect, onTestFinished, test } from "vitest";
import { callOf, chatHooks, guarded, stateOf } from "../support/command-line.js";
import { makeWorkbench, type Workbench } from "../support/workbench.js";

const blocks = async (bench: Workbench, ...options: string[]): Promise<boolean> =>
  (await chatHooks(bench, ["fire", "pre_tool_call", ...options], { input: callOf("rm -rf /") })).exitCode === 2;

/** Moves the workspace; the options that name where it is now. */
function moveWorkspace(bench: Workbench): string[] {
  const elsewhere = join(bench.root, "elsewhere");
  renameSync(bench.workspace, elsewhere);
  return ["--workspace", elsewhere];
}

test("a workspace without state is told once that nothing is in force", async () => {
  const bench = makeWorkbench();
  expect((await chatHooks(bench, ["list"])).stderr).toMatch(
    /No hooks are approved in this workspace yet.*chat-hooks move-state <old>/,
  );
  expect((await chatHooks(bench, ["list"])).stderr).toBe("");
});

test("a moved workspace takes its state along by move-state", async () => {
  const bench = await guarded();
  const here = moveWorkspace(bench);
  expect((await chatHooks(bench, ["list", ...here])).stdout).toContain("NOT approved");
  const moved = await chatHooks(bench, ["move-state", bench.workspace, ...here]);
  expect(moved.stdout).toContain("Check it with: chat-hooks list");
  expect((await chatHooks(bench, ["list", ...here])).stdout).toContain("✓ approved");
  expect(await blocks(bench, ...here)).toBe(true);
});

test("an approval whose bytes are the same at the new place stands; one whose bytes differ is shown as changed", async () => {
  const bench = makeWorkbench();
  const [before, after] = ["before", "after"].map((name) => ["--workspace", join(bench.root, name, "workspace")]);
  const places = [...(before ?? [])];
  const blocker = "#!/bin/sh\ncat > /dev/null\nexit 2\n";
  const commands = [
    "./workspace/hooks/in.sh",
    "./beside/out.sh",
    "./workspace/hooks/edited.sh",
    `${bench.root}/fixed.sh`,
  ];
  for (const path of ["workspace/hooks/in.sh", "beside/out.sh", "workspace/hooks/edited.sh"])
    bench.script(`before/${path}`, blocker);
  bench.script("fixed.sh", blocker);
  bench.write("before/workspace/hooks/lib.sh", "# a neighbour\n");
  const entries = commands.map((command) => ({ event: "pre_tool_call", command, files: ["./workspace/hooks/lib.sh"] }));
  bench.write("before/workspace/config/shell_hooks.yaml", JSON.stringify({ hooks: entries }));
  const listed = await chatHooks(bench, ["list", ...places]);
  const ids = [...listed.stdout.matchAll(/\[(\w{4})\]/g)].map(([, id]) => id ?? "");
  expect((await chatHooks(bench, ["approve", ...ids, ...places])).stdout.match(/Approved: /g)).toHaveLength(4);
  renameSync(join(bench.root, "before"), join(bench.root, "after"));
  bench.script("after/workspace/hooks/edited.sh", `${blocker}# more\n`);
  const moved = await chatHooks(bench, ["move-state", join(bench.root, "before", "workspace"), ...(after ?? [])]);
  expect(moved.exitCode).toBe(0);
  const { stdout } = await chatHooks(bench, ["list", ...(after ?? [])]);
  const states = stdout.split("\n").filter((line) => line.includes("→"));
  expect(states.map((line) => line.replace(/ \[\w+\] pre_tool_call/, ""))).toEqual([
    "✓ approved → ./workspace/hooks/in.sh",
    "✓ approved → ./beside/out.sh",
    "⚠ changed since approval → ./workspace/hooks/edited.sh",
    `✓ approved → ${bench.root}/fixed.sh`,
  ]);
  expect(stdout).toContain(`${bench.root}/after/workspace/hooks/edited.sh was edited`);
  expect(stdout).not.toContain("/before/");
  await chatHooks(bench, ["on", ...(after ?? [])]);
  expect(await blocks(bench, ...(after ?? []))).toBe(true);
});

const OTHER_DISK = "/dev/shm";
const hasOtherDisk = statSync(OTHER_DISK, { throwIfNoEntry: false })?.dev !== statSync("/tmp").dev;

test.runIf(hasOtherDisk)("a state goes to another disk, too, and none stays behind", async () => {
  const bench = await guarded();
  const disk = mkdtempSync(join(OTHER_DISK, "chat-hooks-"));
  onTestFinished(() => rmSync(disk, { recursive: true }));
  // What a killed `chat-hooks serve` leaves behind.
  await execa("python3", ["-c", `import socket; socket.socket(socket.AF_UNIX).bind("${stateOf(bench)}/serve.sock")`]);
  const here = [...moveWorkspace(bench), "--state", join(disk, "deep", "state")];
  expect(await chatHooks(bench, ["move-state", stateOf(bench), ...here])).toMatchObject({ exitCode: 0 });
  expect(existsSync(stateOf(bench))).toBe(false);
  expect(await blocks(bench, ...here)).toBe(true);
});

test("a state folder of another workspace is refused, with the way out", async () => {
  const bench = await guarded();
  bench.write("second/config/agent.yaml", "");
  const second = ["--workspace", join(bench.root, "second"), "--state", stateOf(bench)];
  const { stderr, exitCode } = await chatHooks(bench, ["list", ...second]);
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/belongs to the workspace.*chat-hooks move-state/);
});

test("reset puts the state aside and leaves nothing in force", async () => {
  const bench = await guarded();
  const aside = /moved to "([^"]+)"/.exec((await chatHooks(bench, ["reset"])).stdout)?.[1] ?? "";
  expect(existsSync(join(aside, "state.json"))).toBe(true);
  expect((await chatHooks(bench, ["list"])).stdout).toContain("NOT approved");
});

test("after reset hooks are off, also when agent.yaml says on, and it can be undone", async () => {
  const bench = await guarded();
  const undo = /chat-hooks move-state "([^"]+)"/.exec((await chatHooks(bench, ["reset"])).stdout)?.[1] ?? "";
  expect((await chatHooks(bench, ["list"])).stdout).toContain("Hooks are OFF");
  expect((await chatHooks(bench, ["move-state", undo])).exitCode).toBe(0);
  expect(await blocks(bench)).toBe(true);
});

test("reset with a word too many changes nothing, and where there is no state it says so", async () => {
  const bench = await guarded();
  expect((await chatHooks(bench, ["reset", "x"])).exitCode).toBe(2);
  expect((await chatHooks(bench, ["list"])).stdout).toContain("✓ approved");
  const { exitCode, stdout } = await chatHooks(makeWorkbench(), ["reset"]);
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining("nothing was changed")]);
});

test("a workspace that is still there keeps its state", async () => {
  const bench = await guarded();
  bench.write("second/config/agent.yaml", "");
  const second = ["--workspace", join(bench.root, "second")];
  const { stderr, exitCode } = await chatHooks(bench, ["move-state", bench.workspace, ...second]);
  expect([exitCode, stderr]).toEqual([1, expect.stringContaining("would be left without its guards")]);
  expect(await blocks(bench)).toBe(true);
});

test("a state that holds approvals, or is damaged, gives way to none", async () => {
  const [bench, other] = [await guarded(), await guarded()];
  moveWorkspace(other);
  const take = () => chatHooks(bench, ["move-state", stateOf(other)]);
  expect(await take()).toMatchObject({ exitCode: 1, stderr: expect.stringContaining("already has a state in") });
  expect(await blocks(bench)).toBe(true);
  writeFileSync(join(stateOf(bench), "state.json"), "{}");
  expect(await take()).toMatchObject({ exitCode: 1, stderr: expect.stringContaining("already has a state in") });
});

test("a state that is damaged, or not there, is not taken over", async () => {
  const [bench, other] = [makeWorkbench(), await guarded()];
  moveWorkspace(other);
  writeFileSync(join(stateOf(other), "state.json"), "{}");
  expect(await chatHooks(bench, ["move-state", stateOf(other)])).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining("damaged or forged"),
  });
  expect(existsSync(join(stateOf(other), "state.json"))).toBe(true);
  expect(await chatHooks(bench, ["move-state", "nowhere"])).toMatchObject({
    exitCode: 1,
    stderr: 'chat-hooks: There is no state at "nowhere". Name the old workspace folder or its state folder.',
  });
  expect(await chatHooks(bench, ["move-state"])).toMatchObject({ exitCode: 2, stdout: "" });
});
