import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { EventInput } from "../../src/core/event.js";
import { printedBy } from "../support/answers.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { runMany } from "../support/many-runs.js";
import { shared } from "../support/shared.js";
import { type AtEnd, makeWorkbench, type } from "../support/workbench.js";

const EXTENSIONS = join(import.meta.dirname, "../../extensions/shell_hooks");
const SCRIPT = join(EXTENSIONS, "examples/block_dangerous_commands.py");
const FOLDERS = [join(EXTENSIONS, "guards/shell"), join(EXTENSIONS, "guards/commands")].join(", ");
const CASES = join(import.meta.dirname, "cases");

/** The script in force at pre_tool_call, approved as a person would. */
async function guard(options = "", atEnd: AtEnd = onTestFinished) {
  const bench = makeWorkbench(atEnd);
  bench.propose(
    `hooks:\n  - {event: pre_tool_call, command: "${SCRIPT}${options}", files: [${FOLDERS}], fail_closed: true, priority: 800}\n`,
  );
  const hooks = await bench.open();
  const { text = "" } = await type(hooks, "/hooks list");
  for (const [, id] of text.matchAll(/NOT approved \[(\w{4})\]/g)) await type(hooks, `/hooks approve ${id}`);
  await type(hooks, "/hooks on");
  const fire = (input: EventInput<"pre_tool_call">) => hooks.fire("pre_tool_call", input);
  return { bench, fire, bash: (command: string) => fire({ tool_name: "bash", tool_input: { command } }) };
}

const plainGuard = shared((atEnd) => guard("", atEnd));

/** The script by itself. */
const run = (input: string | Buffer, ...options: string[]) =>
  spawnSync("python3", [SCRIPT, ...options], { input, encoding: "utf8", maxBuffer: 1e8 });

const decisionIn = (printed: string): string =>
  ((printed === "" ? {} : JSON.parse(printed)) as { decision?: string }).decision ?? "continue";
const callOf = (tool_name: string, tool_input: unknown) => ({
  ...{ event: "pre_tool_call", cwd: "/data/root", tool_name, tool_input },
});
const bashCall = (command: string) => callOf("bash", { command });

/** What it decides about many calls, from one process that is forked for each; a fork has twenty seconds. */
const decisionsOnCalls = (calls: readonly object[]): string[] => printedBy(SCRIPT, calls).map(decisionIn);

/** What it decides about command lines, each in a run of its own. */
const decisionsOn = (...commands: string[]): string[] => {
  const runs = commands.map((command) => ({ input: JSON.stringify(bashCall(command)) }));
  return runMany(SCRIPT, runs).map(({ stdout, status }) => {
    expect(status).toBe(0);
    return decisionIn(stdout);
  });
};

describe("block_dangerous_commands.py in the engine", () => {
  it("blocks what destroys, naming the part and why in one language, and lets work go on", async () => {
    const { bash } = await plainGuard();
    const plain = await bash("npm ci && sudo rm -rf /etc");
    expect(plain).toMatchObject({ verdict: "block" });
    expect(plain.reason).toContain("rm -rf /etc");
    expect(plain.reason).toContain("deletes part of the system");
    expect(plain.reason).toBe("Dangerous command `sudo rm -rf /etc`: deletes part of the system. Not run.");
    const chinese = await bash("rm -rf /etc # 清理");
    expect(chinese.reason).toMatch(/^危险命令 `rm -rf \/etc`：会删除系统目录，已拦截。$/);
    expect(plain.reason?.length).toBeLessThan(300);
    expect(plain.reason).not.toContain("\n");

    expect(await bash("rm -rf node_modules && npm ci")).toMatchObject({ verdict: "continue" });
  });

  it("knows the workspace by its real path", async () => {
    const { bench, bash } = await plainGuard();
    expect(await bash(`rm -rf ${bench.root}`)).toMatchObject({ verdict: "block" });
    expect(await bash(`rm -rf ${bench.workspace}/*`)).toMatchObject({ verdict: "block" });
    expect(await bash(`rm -rf ${bench.workspace}/dist`)).toMatchObject({ verdict: "continue" });
  });

  it("leaves a note about work that git discards, and blocks when nothing would be left", async () => {
    const { bash } = await plainGuard();
    const reset = await bash("git reset --hard HEAD");
    expect(reset).toMatchObject({ verdict: "continue" });
    expect(JSON.stringify(reset.notes)).toContain("git reset --hard");
    expect(await bash("git reset --hard && git clean -fdx")).toMatchObject({ verdict: "block" });
  });

  it("asks with --ask: nobody answers here, so it does not run", async () => {
    const { bash } = await guard(" --ask");
    expect((await bash("rm -rf /")).verdict).not.toBe("continue");
    const { stdout } = run(JSON.stringify({ event: "pre_tool_call", tool_input: { command: "rm -rf /" } }), "--ask");
    expect(JSON.parse(stdout)).toMatchObject({ decision: "ask" });
  });
});

describe("block_dangerous_commands.py by itself", () => {
  it("finds the command in any tool's input, and leaves text that is no command alone", () => {
    const calls: [tool: string, input: unknown, verdict: "block" | "continue"][] = [
      ["run_command", { cmd: "rm -rf /" }, "block"],
      ["mcp__terminal__exec", { input: "rm -rf ~" }, "block"],
      ["Process", { command: "rm", args: ["-rf", "/"] }, "block"],
      ["exec", { args: ["bash", "-c", "rm -rf /"] }, "block"],
      ["exec", { argv: ["echo", "rm -rf /"] }, "continue"],
      ["anything", { options: { postCommand: "rm -rf /" } }, "block"],
      ["batch", { commands: ["ls", "rm -rf /"] }, "block"],
      ["python", { code: "import shutil\nshutil.rmtree('/home')" }, "block"],
      ["run_code", { language: "python", code: "print('rm -rf /')" }, "continue"],
      ["execute_sql", { query: "DROP TABLE users" }, "block"],
      ["execute_sql", { query: "SELECT 'drop table users'" }, "continue"],
      ["write_file", { file_path: "a.sh", content: "#!/bin/sh\nrm -rf /\n" }, "continue"],
      ["push_message", { text: "sudo rm -rf / is a bad idea" }, "continue"],
      ["bash", { command: "ls", description: "not rm -rf /" }, "continue"],
      ["bash", {}, "continue"],
      ["bash", { command: null, timeout: 5 }, "continue"],
    ];
    const decisions = decisionsOnCalls(calls.map(([tool, input]) => callOf(tool, input)));
    expect(decisions).toEqual(calls.map(([, , verdict]) => verdict));
  });

  it("reads variables and quotes, and blocks what it cannot read when a dangerous word is in it, and only then", () => {
    const decisions = decisionsOn(
      `X=rm; echo ok\n$X -rf "$HOME"`,
      'git commit -m "never rm -rf / again"',
      "rm -rf / 'oops",
      `${"$(".repeat(200)}rm -rf /${")".repeat(200)}`,
      "echo 'oops",
      `${"true\n".repeat(LONG_TESTS ? 30_000 : 4_000)}X=rm; $X -rf /`,
    );
    expect(decisions).toEqual(["block", "continue", "block", "block", "continue", "block"]);
  });

  it("looks to the end of what was made long to hide it", () => {
    const decisions = decisionsOn(
      `python3 -c '${"# a\n".repeat(110_000)}import shutil; shutil.rmtree("/etc")'`,
      `docker run -e X=${"a".repeat(30_000)} --privileged alpine`,
      `docker run ${"-e A=1 ".repeat(4_000)} --privileged alpine`,
      `X='rm -rf /etc #${"a".repeat(300_000)}'; eval "$X"`,
      `cat <<E | sh\n${"# a comment here\n".repeat(20_000)}rm -rf /etc\nE`,
      `xargs rm -rf <<< '${"a ".repeat(300)}/etc'`,
      `git commit -m '${"word ".repeat(8_000)}'`,
      `cat > notes.txt <<E\n${"a line of a long file\n".repeat(12_000)}E`,
    );
    expect(decisions).toEqual([...Array(6).fill("block"), "continue", "continue"]);
  });

  it("fails with no verdict and no word of the payload when it cannot read it", () => {
    const inputs = ['{"tool_input": "sesame', '["sesame"]', "", Buffer.from([0xff, 0xfe, 0x00])];
    const [mistyped, ...ends] = runMany(SCRIPT, [
      { input: "{}", options: ["--aks"] },
      ...inputs.map((input) => ({ input })),
    ]);
    expect(mistyped?.status).toBe(1);
    expect(ends).toHaveLength(inputs.length);
    for (const { status, stdout, stderr } of ends) {
      expect(status).toBe(1);
      expect(stdout).toBe("");
      expect(stderr.split("\n")).toHaveLength(2);
      expect(stderr).not.toContain("sesame");
    }
  });

  it("works in a bare environment, as a copy with planted modules beside it and in the folder it runs in", () => {
    const bench = makeWorkbench();
    const planted = "raise SystemExit(0)\n";
    for (const name of ["json", "re", "commands", "shell"]) {
      bench.write(`${name}.py`, planted);
      bench.write(`copy/examples/${name}.py`, planted);
    }
    for (const name of ["commands", "shell"]) bench.write(`path/${name}.py`, planted);
    cpSync(join(EXTENSIONS, "guards"), join(bench.root, "copy/guards"), { recursive: true });
    const copy = bench.script("copy/examples/copy.py", readFileSync(SCRIPT, "utf8"));
    const { stdout, stderr, status } = spawnSync("python3", [copy], {
      cwd: bench.root,
      env: { PATH: process.env.PATH, LANG: "C", PYTHONPATH: join(bench.root, "path") },
      input: JSON.stringify({ tool_input: { command: "rm -rf ~/文档/../" } }),
      encoding: "utf8",
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(JSON.parse(stdout)).toMatchObject({ decision: "block" });
    expect(readdirSync(join(bench.root, "copy/guards/shell"))).not.toContain("__pycache__");
  });

  it.runIf(LONG_TESTS).each([
    ["lines", "echo hello world && ls -la src\n".repeat(16_000)],
    ["one word", "a".repeat(500_000)],
    ["quotes", `echo ${"'a'\"b\"".repeat(30_000)}`],
    ["substitutions", "echo $(date) `date`\n".repeat(3_000)],
    ["open brackets", "(".repeat(500_000)],
    ["open braces", "echo ".concat("{a,".repeat(40_000))],
    ["brace bomb", `echo ${"{a,b}".repeat(30)}`],
    ["doubling", `a=aaaaaaaaaa\n${"a=$a$a\n".repeat(60)}echo $a`],
    ["a here-document", `cat > a.txt <<'EOF'\n${"some text with 'a quote\n".repeat(20_000)}EOF`],
    ["dollars", "$".repeat(80_000)],
    ["functions", `f() { g; g; }; ${"g() { f; f; }; ".repeat(20)} f`],
  ])("comes to an end on %s", (_, text) => {
    expect(decisionsOn(text)).toHaveLength(1);
  });

  it("tells commands from text about commands, row by row", () => {
    const lines = readFileSync(join(CASES, "block_dangerous_commands.jsonl"), "utf8").trim().split("\n");
    const rows = lines.map((line) => JSON.parse(line) as { expect: string; command: string });
    const decisions = decisionsOnCalls(rows.map(({ command }) => bashCall(command)));
    expect(rows.filter((row, at) => (row.expect === "pass") !== (decisions[at] === "continue"))).toEqual([]);
  });

  it("leaves a note where any program is told to delete, and none where its words name something else", () => {
    const noted = [
      "helix delete dev",
      "atlas serverless delete shop",
      "acme --profile x records purge 7",
      "acme api:core:messages:remove --sid 1",
      "acme vm TerminateInstances --InstanceIds i-1",
      "curl -X DELETE https://api.example.com/users/1",
      `curl https://api.example.com/graphql -d '{"query":"mutation { volumeDelete(id: 1) }"}'`,
      'psql -c "DROP VIEW sales"',
      "rm -rf /opt/app",
      "rm -rf backups/",
      "rm -rf $DIR/*",
      "kubectl exec db-0 -- rm -rf /data",
      "php bin/console acme:user:delete 4",
      "python -m acme.tool delete everything",
      "find /var/log -name '*.log' -delete",
      "Remove-Item -Recurse D:\\data",
    ];
    const silent = [
      "npm uninstall left-pad",
      "brew remove jq",
      "make delete",
      "jq 'del(.a)' x.json",
      "acme list --delete-after 3",
      "acme delete --dry-run x",
      "helm plugin list",
      "rm -rf dist build",
      "echo delete",
      "systemctl reset-failed",
    ];
    const printed = printedBy(SCRIPT, [...noted, ...silent].map(bashCall));
    expect(noted.filter((_, at) => !printed[at]?.includes("systemMessage"))).toEqual([]);
    expect(silent.filter((_, at) => printed[noted.length + at] !== "")).toEqual([]);
  });

  it("finds what was written down as irreversible before the rules were", () => {
    const all = readFileSync(join(CASES, "must_find.txt"), "utf8").trim().split("\n");
    const commands = all.filter((_, at) => LONG_TESTS || at % 8 === 0);
    const decisions = decisionsOnCalls(commands.map(bashCall));
    const missed = commands.filter((_, at) => decisions[at] === "continue");
    expect(missed.length / commands.length, missed.join("\n")).toBeLessThan(0.03);
  });

  it("says which row or function decides", () => {
    expect(run("", "--help").stdout).toContain("fail_closed: true");
    const byRow = run("helm uninstall web", "--explain");
    expect(byRow.status).toBe(2);
    expect(byRow.stdout).toMatch(/policy\.txt:\d+: helm \| uninstall/);
    expect(run("r''m -rf ~", "--explain").stdout).toMatch(/paths\.txt:\d+: special\.py: delete: rm must not take/);
    expect(run("echo x > /etc/passwd", "--explain").stdout).toMatch(/paths\.txt:\d+: writing to \/etc\/passwd/);
    expect(run("ls", "--explain")).toMatchObject({ status: 0, stdout: "passes\n" });
  });
});
