import { open } from "node:fs/promises";
import { describe, expect } from "vitest";
import { ALL_FAULTS } from "../support/faults.js";
import { BLOCKS, CALL, EVENT, GUARD, Home, test, verdictOf } from "../support/gates-home.js";
import { shared } from "../support/shared.js";

const HOOK_FILE = "workspace/config/shell_hooks.yaml";
const AGENT_FILE = "workspace/config/agent.yaml";
const GIB = 2 ** 30;
const CUTS = ALL_FAULTS ? Number.POSITIVE_INFINITY : 6;
/** All harms, or those that differ most. */
const some = <Harm>(harms: Record<string, Harm>): [string, Harm][] =>
  Object.entries(harms).slice(0, ALL_FAULTS ? undefined : 4);

/** A file of any size that takes no room. */
async function stretch(home: Home, path: string, bytes: number): Promise<void> {
  const file = await open(home.path(path), "a");
  await file.truncate(bytes);
  await file.close();
}

const ENTRY = `  - event: ${EVENT}\n    command: ${GUARD}\n`;

/** One guard in force: what only harms the files beside it leaves it as it is. */
const guardedOnce = () =>
  shared(async (atEnd) => {
    const home = await Home.make();
    atEnd(() => home.dispose());
    return { home, hooks: await home.guarded() };
  });

const HARMS: Record<string, (home: Home) => Promise<unknown>> = {
  "a gigabyte of nothing behind it": (home) => stretch(home, HOOK_FILE, GIB),
  "the same entry thirty times": (home) => home.write(HOOK_FILE, `hooks:\n${ENTRY.repeat(30)}`),
  "keys merged in from elsewhere": (home) =>
    home.write(HOOK_FILE, `x: &x\n  fail_closed: false\n  mode: observe\nhooks:\n${ENTRY}    <<: *x\n`),
  "an alias of itself": (home) => home.write(HOOK_FILE, "hooks: &a\n  - *a\n"),
  "NUL bytes in it": (home) => home.write(HOOK_FILE, `hooks:\n${ENTRY}`.replaceAll(" ", "\0")),
  "the list twice": (home) => home.write(HOOK_FILE, `hooks:\n${ENTRY}hooks: []\n`),
  "a second document": (home) => home.write(HOOK_FILE, `hooks:\n${ENTRY}---\nhooks: []\n`),
  "tags that would make objects": (home) =>
    home.write(HOOK_FILE, `hooks: !!js/function "function () { process.exit(1) }"\n__proto__: {mode: observe}\n`),
};

describe("shell_hooks.yaml", () => {
  const one = guardedOnce();

  test.for(some(HARMS))("with %s changes nothing that is in force", async ([, harm]) => {
    const { home, hooks } = await one();
    await home.propose({});
    await harm(home);
    expect(await home.type(hooks, "/hooks list")).toMatchObject({ outcome: "done" });
    const { verdict, runs } = await hooks.fire(EVENT, CALL);
    expect([verdict, runs.length]).toEqual(["block", 1]);
  });

  test("cut off anywhere changes nothing that is in force, and never makes the bot fail", async () => {
    const { home, hooks } = await one();
    const text = `# ours\nhooks:\n${ENTRY}    matcher: "rm -rf"\n    files: ["a", 'b']\n${ENTRY}    timeout: 3\n`;
    const step = Math.max(1, Math.floor(text.length / CUTS));
    for (let end = 0; end < text.length; end += step) {
      await home.write(HOOK_FILE, text.slice(0, end));
      const { hooks: views } = await hooks.list();
      expect([end, views.filter((view) => view.approval).length]).toEqual([end, 1]);
    }
    expect(await verdictOf(hooks)).toBe("block");
  });

  test("that is written all the time, never whole, changes nothing that is in force", async () => {
    const { home, hooks } = await one();
    let over = false;
    const writing = (async () => {
      for (let at = 0; !over; at += 1) {
        await home.write(HOOK_FILE, `hooks:\n${ENTRY.repeat(at % 7)}`.slice(0, -1 - (at % 30)));
        if (at % 3 === 0) await home.script(`${BLOCKS}# ${at}\n`);
      }
    })();
    for (let at = 0; at < (ALL_FAULTS ? 100 : 4); at += 1) {
      expect(await home.type(hooks, "/hooks list")).toMatchObject({ outcome: "done" });
      expect(await verdictOf(hooks)).toBe("block");
    }
    over = true;
    await writing;
  });
});

const AGENT_HARMS: Record<string, string | number> = {
  "a gigabyte of nothing behind it": GIB,
  "the key twice": "shell_hooks:\n  enabled: true\nshell_hooks:\n  enabled: false\n",
  "its end cut off": "shell_hooks:\n  enabled: tr",
  "an alias of itself": "shell_hooks: &a\n  enabled: *a\n",
  "the word twice": "shell_hooks:\n  enabled: true\n  enabled: false\n",
  "NUL bytes in it": "shell_hooks:\0\n  enabled: false\0\n",
};

describe("agent.yaml", () => {
  const one = guardedOnce();

  test.for(some(AGENT_HARMS))("with %s neither switches nor stops the bot", async ([, harm]) => {
    const { home } = await one();
    await home.forget(AGENT_FILE);
    const hooks = await home.open();
    await home.type(hooks, "/hooks on");
    if (typeof harm === "number") await stretch(home, AGENT_FILE, harm);
    else await home.write(AGENT_FILE, harm);
    expect(await home.type(hooks, "/hooks list")).toMatchObject({ outcome: "done" });
    expect(await verdictOf(hooks)).toBe("block");
    expect(await home.type(hooks, "/hooks off")).toMatchObject({ changed: true });
    expect(await verdictOf(hooks)).toBe("continue");
    await home.close(hooks);
    const again = await home.open();
    expect(await verdictOf(again)).toBe("continue");
    await home.close(again);
  });
});
