import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, lstatSync, readdirSync, readFileSync, renameSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ConfigReader } from "../../src/store/config/config-reader.js";
import { WorkspaceFiles } from "../../src/store/config/workspace-files.js";
import { LONG_TESTS } from "../support/long-tests.js";
import { makeWorkbench, type Workbench } from "../support/workbench.js";

const SETTINGS = "shell_hooks:\n  enabled: false\n";

/** A workspace, and a folder outside it that looks like its config. */
function benchWithOutside(): Workbench & { outside: string; config: string } {
  const bench = makeWorkbench();
  bench.write("outside/agent.yaml", SETTINGS);
  bench.write("workspace/config/agent.yaml", SETTINGS);
  return { ...bench, outside: join(bench.root, "outside"), config: join(bench.workspace, "config") };
}

const untouched = (outside: string): void => {
  expect(readdirSync(outside)).toEqual(["agent.yaml"]);
  expect(readFileSync(join(outside, "agent.yaml"), "utf8")).toBe(SETTINGS);
};

/** The agent's moment: between the reading of the file and the writing. */
class InterruptedReader extends ConfigReader {
  constructor(private readonly interrupt: () => void) {
    super();
  }
  override writeSwitch(text: string, on: boolean): Promise<string | undefined> {
    this.interrupt();
    return super.writeSwitch(text, on);
  }
}

test("a config folder that becomes a link out of the workspace while the switch is written leads nothing out", async () => {
  const { workspace, outside, config } = benchWithOutside();
  const reader = new InterruptedReader(() => {
    renameSync(config, `${config}.real`);
    symlinkSync(outside, config);
  });
  await new WorkspaceFiles(workspace, reader).mirrorSwitch(true);
  untouched(outside);
});

test("one that is moved out of the workspace meanwhile is not written to", async () => {
  const { root, workspace, config } = benchWithOutside();
  const reader = new InterruptedReader(() => renameSync(config, `${root}/moved`));
  expect(await new WorkspaceFiles(workspace, reader).mirrorSwitch(true)).toContain("changed while it was being opened");
  expect(readdirSync(`${root}/moved`)).toEqual(["agent.yaml"]);
  expect(readFileSync(`${root}/moved/agent.yaml`, "utf8")).toBe(SETTINGS);
});

test("a config folder that is swapped for a link out again and again never lets a write through", async () => {
  const { workspace, outside, config } = benchWithOutside();
  const swaps = `import ctypes,os,sys
libc = ctypes.CDLL(None)
config, outside = sys.argv[1:]
link = config + ".link"
os.symlink(outside, link)
while True:
    # The two change places at once, so that there is always one of them.
    libc.renameat2(-100, link.encode(), -100, config.encode(), 2)`;
  const swapper = spawn("python3", ["-c", swaps, config, outside]);
  onTestFinished(async () => {
    swapper.kill("SIGKILL");
    await once(swapper, "exit");
  });
  const files = new WorkspaceFiles(workspace, new ConfigReader());
  let written = 0;
  for (let at = 0; at < (LONG_TESTS ? 1_500 : 100); at += 1) {
    if ((await files.mirrorSwitch(at % 2 === 0)) === undefined) written += 1;
    await files.chooseSource("claude", at % 2 === 0);
  }
  untouched(outside);
  expect(statSync(join(outside, "agent.yaml")).nlink).toBe(1);
  expect(written).toBeGreaterThan(0);
}, 120_000);

test("an agent.yaml that is a link inside the workspace stays one: its target is edited", async () => {
  const { write, workspace, config } = benchWithOutside();
  const target = write("workspace/shared/settings.yaml", SETTINGS);
  renameSync(join(config, "agent.yaml"), join(config, "old.yaml"));
  symlinkSync("../shared/settings.yaml", join(config, "agent.yaml"));
  expect(await new WorkspaceFiles(workspace, new ConfigReader()).mirrorSwitch(true)).toBeUndefined();
  expect(lstatSync(join(config, "agent.yaml")).isSymbolicLink()).toBe(true);
  expect(readFileSync(target, "utf8")).toBe(SETTINGS.replace("false", "true"));
});

test("one that is a link out of the workspace, or to nothing, is neither followed nor replaced", async () => {
  const { workspace, outside, config } = benchWithOutside();
  renameSync(join(config, "agent.yaml"), join(config, "old.yaml"));
  for (const target of [join(outside, "agent.yaml"), join(outside, "new.yaml"), "nowhere.yaml"]) {
    symlinkSync(target, join(config, "agent.yaml"));
    expect(await new WorkspaceFiles(workspace, new ConfigReader()).mirrorSwitch(true)).toMatch(/link/);
    expect(lstatSync(join(config, "agent.yaml")).isSymbolicLink()).toBe(true);
    untouched(outside);
    renameSync(join(config, "agent.yaml"), join(config, `link-${Math.random()}`));
  }
});

test.runIf(process.getuid?.() === 0)("what root edits stays its owner's, with its mode", async () => {
  const { workspace, config } = benchWithOutside();
  chownSync(join(config, "agent.yaml"), 12_345, 12_345);
  expect(await new WorkspaceFiles(workspace, new ConfigReader()).mirrorSwitch(true)).toBeUndefined();
  expect(statSync(join(config, "agent.yaml"))).toMatchObject({ uid: 12_345, gid: 12_345 });
});

test("a configuration that cannot be written says why", async () => {
  const bench = makeWorkbench();
  bench.write("other/config", "a file");
  const files = new WorkspaceFiles(`${bench.root}/other`, new ConfigReader());
  expect(await files.mirrorSwitch(true)).toContain('goes through "config", which is not a folder');
});
