import { execFileSync } from "node:child_process";
import { lstat, mkdir, readlink, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { describeNotice } from "../../src/commands/notice.js";
import { type Home, listen, ofKind, test, twoLooks, until, verdictOf } from "../support/gates-home.js";
import { rows } from "../support/long-tests.js";

const FILE = "workspace/config/agent.yaml";
const COMMENTED = `# my agent
name: bot   # do not touch

shell_hooks:
  sources: []   # nothing
  enabled: VALUE   # the switch
zebra: 1
alpha: [b, a]
`;
const agentYaml = (home: Home, value: string): Promise<string> => home.write(FILE, COMMENTED.replace("VALUE", value));

describe.concurrent("agent.yaml mirrors the switch", () => {
  test("the agent cannot switch its guard off there: told once, neither obeyed nor reverted", async ({ home }) => {
    const hooks = await home.guarded();
    const told = listen(hooks);
    const edited = COMMENTED.replace("VALUE", "false");
    await agentYaml(home, "false");
    await until(() => ofKind(told, "switch-edited").length > 0);
    await twoLooks();
    const notices = ofKind(told, "switch-edited");
    expect(notices).toMatchObject([{ inFile: false, inForce: true }]);
    expect(notices.map((notice) => describeNotice(notice)).join()).toContain("/hooks off");
    expect(await verdictOf(hooks)).toBe("block");
    expect(await home.read(FILE)).toBe(edited);
    const { text } = await home.type(hooks, "/hooks list");
    expect(text).toMatch(/Hooks are ON.*agent\.yaml says off.*last choice counts.*on/s);
  });

  test("the agent cannot switch hooks on there either", async ({ home }) => {
    const hooks = await home.guarded();
    await home.type(hooks, "/hooks off");
    await agentYaml(home, "true");
    await twoLooks();
    expect(await verdictOf(hooks)).toBe("continue");
    expect((await home.type(hooks, "/hooks list")).text).toMatch(/Hooks are OFF.*agent\.yaml says on/s);
    await home.close(hooks);
    expect(await verdictOf(await home.open())).toBe("continue");
  });

  test("an edit that the owner has put right is told again when it comes back", async ({ home }) => {
    const hooks = await home.guarded();
    const told = listen(hooks);
    for (const times of rows(2, [1, 2, 3])) {
      await agentYaml(home, "false");
      await until(() => ofKind(told, "switch-edited").length === times);
      await home.type(hooks, "/hooks on");
      expect(await home.read(FILE)).toContain("enabled: true");
      await home.lookedAround(hooks);
    }
  });

  test("comments, order and spacing survive on and off", async ({ home }) => {
    await agentYaml(home, "false");
    const hooks = await home.open();
    await home.type(hooks, "/hooks on");
    expect(await home.read(FILE)).toBe(COMMENTED.replace("VALUE", "true"));
    await home.type(hooks, "/hooks off");
    expect(await home.read(FILE)).toBe(COMMENTED.replace("VALUE", "false"));
  });

  test("the first start adopts it, and later starts do not", async ({ home }) => {
    await agentYaml(home, "true");
    const first = await home.open();
    expect((await first.list()).switch.on).toBe(true);
    await home.close(first);
    await agentYaml(home, "false");
    const second = await home.open();
    expect((await second.list()).switch).toMatchObject({ on: true, mirror: { kind: "value", on: false } });
  });

  test.for(rows(1, ["yes", "on", "True", '"on"']))("%s as a word means on", async (word, { home }) => {
    await agentYaml(home, word);
    expect((await (await home.open()).list()).switch.on).toBe(true);
  });

  test("a link out of the workspace is neither read nor written", async ({ home }) => {
    const outside = await home.write(join(home.top, "outside.yaml"), "shell_hooks:\n  enabled: true\n");
    await symlink(outside, home.path(FILE));
    const hooks = await home.open();
    expect((await hooks.list()).switch.on).toBe(false);
    await home.type(hooks, "/hooks on");
    const off = await home.type(hooks, "/hooks off");
    expect(off.text).toMatch(/could not be updated/);
    expect(await home.read(outside)).toBe("shell_hooks:\n  enabled: true\n");
    expect(await readlink(home.path(FILE))).toBe(outside);
  });

  test("a config folder that leads out of the workspace gets no mirror", async ({ home }) => {
    await mkdir(join(home.top, "elsewhere"));
    await rm(home.path("workspace/config"), { recursive: true });
    await symlink(join(home.top, "elsewhere"), home.path("workspace/config"));
    const hooks = await home.open();
    const outcome = await home.type(hooks, "/hooks on");
    expect(outcome).toMatchObject({ changed: true });
    expect(home.exists(join(home.top, "elsewhere/agent.yaml"))).toBe(false);
  });

  test("a link inside the workspace stays one, and the mirror is what it leads to", async ({ home }) => {
    await home.write("workspace/real.yaml", "name: x\n");
    await symlink(home.path("workspace/real.yaml"), home.path(FILE));
    await home.type(await home.open(), "/hooks on");
    expect((await lstat(home.path(FILE))).isSymbolicLink()).toBe(true);
    expect(await home.read("workspace/real.yaml")).toBe("name: x\nshell_hooks:\n  enabled: true\n");
  });

  test.for(rows(2, ["a pipe", "exploding aliases", "no YAML at all", "a folder"]))(
    "the switch works all the same when the file is %s",
    async (what, { home }) => {
      const hooks = await home.guarded();
      await rm(home.path(FILE), { force: true });
      const levels = Array.from({ length: 9 }, (_, at) => `a${at + 1}: &a${at + 1} [${Array(9).fill(`*a${at}`)}]\n`);
      if (what === "a pipe") execFileSync("mkfifo", [home.path(FILE)]);
      else if (what === "a folder") await mkdir(home.path(FILE));
      else if (what === "no YAML at all") await home.write(FILE, "{[:");
      else await home.write(FILE, `a0: &a0 [x, x]\n${levels.join("")}shell_hooks:\n  enabled: false\n`);
      const off = await home.type(hooks, "/hooks off");
      expect(off).toMatchObject({ outcome: "done", changed: true });
      expect(off.text).toMatch(/Hooks are OFF now.*could not be updated/s);
      expect(await verdictOf(hooks)).toBe("continue");
    },
  );

  test.for(["CHAT_HOOKS_FORCE_ON", "STARCHILD_SHELL_HOOKS"])(
    "%s=1 at launch forces hooks on, and off says so",
    async (name, { home }) => {
      const hooks = await home.guarded(undefined, {}, { env: { ...home.env, [name]: "1" } });
      const off = await home.type(hooks, "/hooks off");
      expect(off.text).toContain(`${name}=1`);
      expect(off.text).not.toContain("OFF now");
      expect(await verdictOf(hooks)).toBe("block");
      await home.close(hooks);
      expect(await verdictOf(await home.open())).toBe("continue");
    },
  );

  test("the environment counts as it was at launch", async ({ home }) => {
    const env: Record<string, string> = { ...home.env };
    const hooks = await home.guarded(undefined, {}, { env });
    await home.type(hooks, "/hooks off");
    env.CHAT_HOOKS_FORCE_ON = "1";
    expect(await verdictOf(hooks)).toBe("continue");
  });

  test("a .env in the workspace or the root changes nothing", async ({ home }) => {
    const evil = `CHAT_HOOKS_FORCE_ON=1\nCHAT_HOOKS_OWNERS=telegram:666\nCHAT_HOOKS_STATE=${home.workspace}/state\n`;
    for (const place of ["workspace/.env", ".env", "workspace/config/.env"]) await home.write(place, evil);
    const hooks = await home.open();
    expect(hooks.locations.state).toBe(home.state);
    expect((await hooks.list()).switch).toMatchObject({ on: false, forced: false });
    expect(await home.type(hooks, "/hooks on", { senderId: "666" })).toMatchObject({ outcome: "refused" });
  });
});
